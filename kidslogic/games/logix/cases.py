"""Runs conformance cases (schema: header of tests/cases/logix.yaml) on the real rules, with made-up cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kidslogic.engine.cases import Case, CasePlayer
from kidslogic.engine.game import Illegal, Seat
from kidslogic.games.logix.actions import landing_cells, legal_actions
from kidslogic.games.logix.board import (
    CELLS,
    COLOURS,
    RACK_COLOURS,
    SIZE,
    Board,
    Colour,
    bits_of,
    cells_of,
    colour_at,
    in_rack,
    parse_colour,
)
from kidslogic.games.logix.codes import card_of, complete
from kidslogic.games.logix.moves import Claim, EndTurn, Move, Place, Replace, Slide
from kidslogic.games.logix.options import house_rules
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.state import Played, State

_GIVEN: Final = ("players", "marbles", "locked", "turn", "acted", "action", "cards")
_ANY_CARD: Final = {"shape": ["X.X", "XXX"], "forbidden": "red"}


@dataclass(frozen=True)
class _Table:
    """A case set up: the rules, the names of the players by seat, and what the last step led to."""

    rules: LogixRules
    players: tuple[str, ...]
    state: State
    refused: str = ""

    def after(self, step: Case) -> _Table:
        """The table after one step of the case."""
        try:
            state, _ = self.rules.apply(self.state, _move(step, self))
        except Illegal as fault:
            return _Table(self.rules, self.players, self.state, fault.reason)
        return _Table(self.rules, self.players, state)


# ---- setting up ------------------------------------------------------------------------------------


def _set_up(given: Case, options: Case) -> _Table:
    players = tuple(given.get("players", ["A", "B"]))
    chosen = {key: str(value).lower() for key, value in options.items()}
    setup = GAME.setup((Seat("guest"),) * len(players), **chosen)
    described = given.get("cards") or {}
    if not set(described) <= set(players):
        raise ValueError(f"cards of {sorted(described)}")
    cards = tuple(
        card_of(f"card-{player}", tuple(card["shape"]), parse_colour(card["forbidden"]))
        for player, card in ((player, described.get(player, _ANY_CARD)) for player in players)
    )
    turn = players.index(given.get("turn", players[0]))
    acted = bool(given.get("acted", False))
    board = _board(given["marbles"])
    state = State(
        phase="acted" if acted else "turn",
        turn=turn,
        board=board,
        locked=_locked(given.get("locked", "none")),
        cards=tuple(card.id for card in cards),
        turns=(0,) * len(players),
        log=(_some_action(given["action"], turn, board),) if acted else (),
    )
    return _Table(LogixRules(cards, house_rules(setup), tuple(seat.kind for seat in setup.seats)), players, state)


def _board(marbles: Case) -> Board:
    if not set(marbles) <= set(COLOURS):
        raise ValueError(f"marbles {sorted(marbles)}")
    return tuple(bits_of(tuple(map(_cell, marbles.get(colour, [])))) for colour in COLOURS)


def _locked(word: Any) -> tuple[Colour, ...]:
    if word == "none":
        return ()
    return tuple(map(parse_colour, word if isinstance(word, list) else [word]))


def _some_action(kind: str, seat: int, board: Board) -> Played:
    """An action of that kind that this turn may have begun with; the case tells no more of it."""
    cell = next(cell for cell in CELLS if colour_at(board, cell) in RACK_COLOURS)
    free = next(cell for cell in CELLS if colour_at(board, cell) is None)
    colour = parse_colour(str(colour_at(board, cell)))
    other = next(one for one in RACK_COLOURS if one != colour)
    kinds = {
        "place": Played(seat, Place(colour, cell)),
        "move": Played(seat, Slide(free, cell)),
        "replace": Played(seat, Replace(cell, colour), other),
    }
    return kinds[kind]


def _cell(place: list[int]) -> int:
    row, column = place
    if row not in range(SIZE) or column not in range(SIZE):
        raise ValueError(f"place {place}")
    return SIZE * row + column


# ---- steps -----------------------------------------------------------------------------------------


def _move(step: Case, table: _Table) -> Move:
    match step:
        case {"place": str(colour), "at": at, **rest} if not rest:
            return Place(parse_colour(colour), _cell(at))
        case {"move": start, "to": end, **rest} if not rest:
            return Slide(_cell(start), _cell(end))
        case {"replace": at, "with": str(colour), **rest} if not rest:
            return Replace(_cell(at), parse_colour(colour))
        case {"claim": player, **rest} if not rest:
            return Claim(table.players.index(player))
        case {"end_turn": player, **rest} if not rest and table.players.index(player) == table.state.turn:
            return EndTurn()
    raise ValueError(f"step {step}")


# ---- expectations ----------------------------------------------------------------------------------


def _locked_now(table: _Table, wanted: Any) -> object:
    locked: list[str] = list(table.state.locked)
    return sorted(locked) if isinstance(wanted, list) else locked[0] if len(locked) == 1 else locked or "none"


def _lying_at(table: _Table, wanted: Any) -> object:
    return [[*place, colour_at(table.state.board, _cell(place)) or "empty"] for *place, _ in wanted]


def _rack(table: _Table, wanted: Any) -> object:
    left = dict(zip(COLOURS, in_rack(table.state.board), strict=True))
    return {colour: left[parse_colour(colour)] for colour in wanted}


def _winner(table: _Table, _wanted: Any) -> object:
    return None if table.state.winner is None else table.players[table.state.winner]


def _count(table: _Table, wanted: Any) -> object:
    state = table.state
    legal = legal_actions(state.board, state.locked, table.rules.house) if state.phase == "turn" else ()
    kinds = {"place": Place, "move": Slide, "replace": Replace}
    return {kind: sum(isinstance(action, kinds[kind]) for action in legal) for kind in wanted}


def _targets(table: _Table, wanted: Any) -> object:
    found = [
        list(divmod(end, SIZE))
        for end in cells_of(landing_cells(table.state.board, _cell(wanted["from"]), table.rules.house))
    ]
    same = sorted(found) == sorted(wanted["cells"])
    return {"from": wanted["from"], "cells": wanted["cells"] if same else found}


def _complete(table: _Table, wanted: Any) -> object:
    card = table.rules.deck[table.state.cards[table.players.index(wanted["player"])]]
    found = complete(table.state.board, card, table.rules.house)
    return {"player": wanted["player"], "is": found is not None}


_FOUND: Final[Mapping[str, Callable[[_Table, Any], object]]] = {
    "legal": lambda table, _: not table.refused,
    "reason": lambda table, _: table.refused,
    "locked": _locked_now,
    "at": _lying_at,
    "rack": _rack,
    "turn": lambda table, _: table.players[table.state.turn],
    "acted": lambda table, _: table.state.phase == "acted",
    "out": lambda table, _: [table.players[seat] for seat in table.state.out],
    "over": lambda table, _: table.state.phase == "over",
    "winner": _winner,
    "count": _count,
    "targets": _targets,
    "complete": _complete,
}

run_case: Final = CasePlayer(_GIVEN, _set_up, _Table.after, _FOUND)
