"""Runs conformance cases (schema: header of tests/cases/stratego.yaml) on the real rules.

Cases name pieces by rank, the rules name those on deck by number: a rank means the first such piece on the named deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kidslogic.engine.cases import Case, CasePlayer, only
from kidslogic.engine.game import Illegal, Seat
from kidslogic.games.stratego.box import Box, box_for
from kidslogic.games.stratego.happenings import DuelFought, FlagTried, Happening, PieceOut
from kidslogic.games.stratego.moves import (
    Attack,
    Decline,
    Move,
    Pick,
    Remove,
    Shot,
    Swing,
    Toss,
    TryFlag,
    TurnCard,
    Victim,
)
from kidslogic.games.stratego.open_moves import may_fight, may_turn
from kidslogic.games.stratego.options import house_rules
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Card, Known, Piece, State
from kidslogic.games.stratego.steps import Table, carry_out, step
from kidslogic.games.stratego.words import (
    NOBODY,
    FlagCard,
    parse_action,
    parse_coin,
    parse_flag_card,
    parse_rank_word,
    rank_word,
)
from kidslogic.resources import content_data

_GIVEN: Final = ("turn", "red", "blue", "cards", "last_turned", "in_front")
_SHIP: Final = ("own", "aboard", "out", "reserve", "flags")
_EXPECTED_SHIP: Final = ("own", "aboard", "out", "reserve_count")
_COLOURS: Final = ("red", "blue")
_FLAGS: Final[tuple[FlagCard, ...]] = ("monkey", "flag", "barrel")


@dataclass(frozen=True)
class _Game:
    """A case set up: what it is played with, and what the last step led to."""

    table: Table
    state: State
    happened: tuple[Happening, ...] = ()
    refused: str = ""

    def after(self, described: Case) -> _Game:
        """The game after one step of the case."""
        try:
            if "action" in described:
                state, happened = carry_out(self.state, parse_action(described["action"]), self.table)
            else:
                state, happened = step(self.state, _move(described, self.state), self.table)
        except Illegal as fault:
            return _Game(self.table, self.state, (), fault.reason)
        return _Game(self.table, state, happened)


# ---- setting up ------------------------------------------------------------------------------------


def _set_up(given: Case, options: Case) -> _Game:
    chosen = {key: str(value).lower() for key, value in options.items()}
    house = house_rules(GAME.setup((Seat("guest"),) * 2, **chosen))
    box = box_for(content_data("games/stratego.yaml"), "", house.length)
    ships = [given.get(colour) or {} for colour in _COLOURS]
    red, blue = (_crew(ship, box) for ship in ships)
    flags = [tuple(map(parse_flag_card, ship.get("flags", _FLAGS))) for ship in ships]
    fronts = given.get("in_front") or {}
    last = given.get("last_turned", "none")
    state = State(
        phase="card",
        captain=_COLOURS.index(given.get("turn", "red")),
        last=NOBODY if last == "none" else int(last),
        cards=tuple(map(_card, given.get("cards", box.cards))),
        front=(_card(fronts.get("red", "none")), _card(fronts.get("blue", "none"))),
        reserves=(red[0], blue[0]),
        decks=(red[1], blue[1]),
        out=(red[2], blue[2]),
        flags=(flags[0], flags[1]),
        called="shark",
    )
    return _Game(Table(house, box), state)


def _crew(ship: Case, box: Box) -> tuple[tuple[int, ...], tuple[Piece, ...], tuple[Piece, ...]]:
    """Reserve, decks and out of one captain: who is not named is in reserve, or out (`reserve: []`)."""
    only(ship, _SHIP)
    left = list(box.crew)
    pieces: list[Piece] = []
    shelves: tuple[tuple[str, bool, Known], ...] = (
        ("own", False, HIDDEN),
        ("aboard", True, NOT_BOMB),
        ("out", False, SHOWN),
    )
    for where, aboard, known in shelves:
        for name in ship.get(where, []):
            left.remove(_rank(name))
            pieces.append(Piece(len(pieces), _rank(name), aboard, known))
    if ship.get("reserve", left) not in ([], left):
        raise ValueError(f"reserve {ship['reserve']}")
    gone = left if "reserve" in ship else []
    pieces += [Piece(len(pieces) + index, rank, False, SHOWN) for index, rank in enumerate(gone)]
    on_deck = len(ship.get("own", [])) + len(ship.get("aboard", []))
    return () if gone else tuple(left), tuple(pieces[:on_deck]), tuple(pieces[on_deck:])


def _card(faces: Any) -> Card | None:
    if faces is None or faces == "none":
        return None
    up, below = faces
    return Card(parse_action(up), parse_action(below), 0)


def _rank(name: object) -> int:
    return parse_rank_word(str(name))


# ---- steps -----------------------------------------------------------------------------------------


def _move(described: Case, state: State) -> Move:
    captain, enemy = state.captain, 1 - state.captain
    match described:
        case {"turn_card": int(place), **rest} if not rest:
            return TurnCard(place)
        case {"pick": name, **rest} if not rest:
            return Pick(_rank(name))
        case {"swing": name, "to": "enemy" | "own" as to, **rest} if not rest:
            return Swing(_number(state, captain, name, aboard=to == "own"))
        case {"attack": name, "deck": "enemy" | "own" as deck, "target": target, **rest} if not rest:
            there = deck == "enemy"
            attacker = _number(state, captain, name, aboard=there)
            return Attack(attacker, _number(state, enemy, target, aboard=not there))
        case {"victim": name, "deck": "own" | "aboard" as deck, **rest} if not rest:
            owner = captain if state.action == "plank" else enemy
            return Victim(_number(state, owner, name, aboard=deck == "aboard"))
        case {"remove": name, "deck": "own" | "aboard" as deck, **rest} if not rest:
            return Remove(_number(state, enemy, name, aboard=deck == "aboard"))
        case {"try_flag": int(opening), "with": name, **rest} if not rest:
            return TryFlag(opening, _number(state, captain, name, aboard=True))
        case {"try_flag": int(opening), **rest} if not rest:
            return TryFlag(opening)
        case {"shot": "hit" | "miss" as result, **rest} if not rest:
            return Shot(result == "hit")
        case {"coin": side, **rest} if not rest:
            return Toss(parse_coin(side))
        case {"decline": True, **rest} if not rest:
            return Decline()
    raise ValueError(f"step {described}")


def _number(state: State, owner: int, name: object, *, aboard: bool) -> int:
    """The number of the piece of that rank on that deck, NOBODY where there is none."""
    rank = _rank(name)
    found = (piece.number for piece in state.decks[owner] if piece.rank == rank and piece.aboard is aboard)
    return next(found, NOBODY)


# ---- expectations ----------------------------------------------------------------------------------


def _waiting_for(game: _Game, _wanted: Any) -> object:
    """What the cases call it: an attack in which only a flag can be tried waits for `flag`."""
    state = game.state
    return "flag" if state.phase == "attack" and not may_fight(state, state.captain) else state.phase


def _ship(seat: int) -> Callable[[_Game, Any], object]:
    def found(game: _Game, wanted: Any) -> object:
        only(wanted, _EXPECTED_SHIP)
        state = game.state
        pieces = {
            "own": [piece.rank for piece in state.decks[seat] if not piece.aboard],
            "aboard": [piece.rank for piece in state.decks[seat] if piece.aboard],
            "out": [piece.rank for piece in state.out[seat]],
        }
        there = {
            where: wanted[where] if sorted(map(_rank, wanted[where])) == sorted(ranks) else list(map(rank_word, ranks))
            for where, ranks in pieces.items()
            if where in wanted
        }
        return there | ({"reserve_count": len(state.reserves[seat])} if "reserve_count" in wanted else {})

    return found


def _faces(card: Card | None, none: object) -> object:
    return none if card is None else [card.up, card.below]


def _shown(game: _Game, wanted: Any) -> object:
    """Pieces and flag cards that both captains saw in the last step."""
    shown: list[str] = []
    for one in game.happened:
        match one:
            case DuelFought(rank=rank, target_rank=target):
                shown += [rank_word(rank), rank_word(target)]
            case PieceOut(rank=rank, by=by) if by != "duel":
                shown.append(rank_word(rank))
            case FlagTried(card=card):
                shown.append(card)
    return wanted if sorted(map(str, wanted)) == sorted(shown) else shown


def _winner(game: _Game, _wanted: Any) -> object:
    return None if game.state.winner is None else _COLOURS[game.state.winner]


_FOUND: Final[Mapping[str, Callable[[_Game, Any], object]]] = {
    "legal": lambda game, _: not game.refused,
    "reason": lambda game, _: game.refused,
    "turn": lambda game, _: _COLOURS[game.state.captain],
    "over": lambda game, _: game.state.phase == "over",
    "winner": _winner,
    "waiting_for": _waiting_for,
    "red": _ship(0),
    "blue": _ship(1),
    "cards": lambda game, wanted: {place: _faces(game.state.cards[place], None) for place in wanted},
    "in_front": lambda game, wanted: {
        colour: _faces(game.state.front[_COLOURS.index(colour)], "none") for colour in wanted
    },
    "allowed_cards": lambda game, _: list(may_turn(game.state, game.table.house)),
    "shown": _shown,
}

run_case: Final = CasePlayer(_GIVEN, _set_up, _Game.after, _FOUND)
