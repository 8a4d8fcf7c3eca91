"""How each move changes the table (S2 to S8): one function per move, the end of a turn and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from kidslogic.engine.game import Illegal, Outcome
from kidslogic.games.stratego import dealing
from kidslogic.games.stratego.actions import opened, with_piece
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.happenings import (
    Arrived,
    Called,
    CardReturned,
    CardsDealt,
    CardTaken,
    CardTurned,
    CoinTossed,
    Declined,
    DuelFought,
    End,
    FlagsHidden,
    FlagTried,
    GameOver,
    Happening,
    OutBy,
    PieceChosen,
    PieceOut,
    PieceSaved,
    ShotFired,
    Skipped,
    Slept,
    Stationed,
    Swung,
    TurnPassed,
)
from kidslogic.games.stratego.moves import (
    Attack,
    Call,
    Deal,
    Decline,
    HideFlags,
    Move,
    Pick,
    Remove,
    Shot,
    Station,
    Swing,
    TakeAim,
    Toss,
    TryFlag,
    TurnCard,
    Victim,
)
from kidslogic.games.stratego.open_moves import MAY_DECLINE, room, undefended
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Card, Pair, Phase, Piece, State, piece_of, with_seat
from kidslogic.games.stratego.words import BOMB, NOBODY, Action, duel

Result = tuple[State, tuple[Happening, ...]]


class Table(NamedTuple):
    """What every step needs besides the state."""

    house: HouseRules
    box: Box


def step(state: State, move: Move, table: Table) -> Result:
    """The next state and what happened; raises `Illegal` and nothing has changed."""
    return _STEPS[type(move)](state, move, table)


def carry_out(state: State, action: Action, table: Table) -> Result:
    """The captain on turn has turned up this action: what it opens, or the end of the turn."""
    phase, decks = opened(state, action, table.house)
    if phase is not None:
        return state._replace(phase=phase, action=action, decks=decks), ()
    happened = Slept(state.captain) if action == "sleep" else Skipped(state.captain, action)
    return _end_turn(state, table, (happened,), decks=decks)


def outcome(state: State) -> Outcome | None:
    """One point and the honour for the winner; at a shared end one for both (S7.8, S7.9)."""
    if state.phase != "over":
        return None
    if state.winner is None:
        return Outcome((1, 1), (0, 1))
    return Outcome((int(state.winner == 0), int(state.winner == 1)), (state.winner,), state.winner)


# ---- setting up ------------------------------------------------------------------------------------


def _deal(state: State, move: Deal, table: Table) -> Result:
    _wait_for(state, "deal")
    if not dealing.is_deal_of(move, table.box):
        raise Illegal("impossible_deal")
    cards = tuple(Card(up, below, 0) for up, below in move.cards)
    return state._replace(phase="station", cards=cards), (CardsDealt(tuple(card.up for card in cards)),)


def _station(state: State, move: Station, table: Table) -> Result:
    _wait_for(state, "station")
    owner = state.captain
    reserves, decks, piece = _from_reserve(state, move.rank)
    phase: Phase = "flags" if len(decks[owner]) == table.box.stationed else "station"
    after = state._replace(phase=phase, reserves=reserves, decks=decks)
    return after, (Stationed(owner, piece.number, piece.rank),)


def _hide_flags(state: State, move: HideFlags, table: Table) -> Result:
    _wait_for(state, "flags")
    if sorted(move.order) != sorted(table.box.flags):
        raise Illegal("other_flags")
    owner = state.captain
    phase: Phase = "station" if owner == 0 else "call"
    after = state._replace(phase=phase, captain=1 - owner, flags=with_seat(state.flags, owner, move.order))
    return after, (FlagsHidden(owner, move.order),)


def _call(state: State, move: Call, _table: Table) -> Result:
    _wait_for(state, "call")
    return state._replace(phase="toss", called=move.side), (Called(state.captain, move.side),)


def _toss(state: State, move: Toss, table: Table) -> Result:
    if state.phase == "toss":
        first = state.captain if move.side == state.called else 1 - state.captain
        return state._replace(phase="card", captain=first), (CoinTossed(move.side, "start"), TurnPassed(first))
    _wait_for(state, "coin")
    tossed = CoinTossed(move.side, "plank")
    if move.side == "pirate":
        return _end_turn(state, table, (tossed, PieceSaved(state.captain, state.chosen, "plank")))
    return _goes_out(state, table, state.captain, state.chosen, "plank", (tossed,))


# ---- the turn --------------------------------------------------------------------------------------


def _turn_card(state: State, move: TurnCard, table: Table) -> Result:
    _wait_for(state, "card")
    place, seat = move.place, state.captain
    old = state.cards[place] if place < len(state.cards) else None
    if old is None or old.below is None:
        raise Illegal("no_card")
    if place == state.last and not table.house.advanced:
        raise Illegal("card_barred")
    turns = state.turns + 1
    card = Card(old.below, old.up, turns)
    happened: tuple[Happening, ...] = (CardTurned(seat, place, card.up, old.up),)
    lying: Card | None = card
    front = state.front
    if table.house.advanced:
        lying, front = front[seat], with_seat(front, seat, card)
        happened += (CardTaken(seat, place),)
        if lying is not None:
            happened += (CardReturned(seat, place, lying.up),)
    cards = (*state.cards[:place], lying, *state.cards[place + 1 :])
    phase, decks = opened(state, card.up, table.house)
    if phase is not None:
        after = state._replace(
            phase=phase, action=card.up, last=place, cards=cards, front=front, decks=decks, turns=turns
        )
        return after, happened
    happened += (Slept(seat) if card.up == "sleep" else Skipped(seat, card.up),)
    return _end_turn(state, table, happened, last=place, cards=cards, front=front, decks=decks, turns=turns)


def _pick(state: State, move: Pick, table: Table) -> Result:
    _wait_for(state, "pick")
    reserves, decks, piece = _from_reserve(state, move.rank)
    arrived = Arrived(state.captain, piece.number, piece.rank)
    return _end_turn(state, table, (arrived,), reserves=reserves, decks=decks)


def _swing(state: State, move: Swing, table: Table) -> Result:
    _wait_for(state, "swing")
    seat = state.captain
    piece = piece_of(state.decks[seat], move.piece)
    if piece is None:
        raise Illegal("not_on_that_deck")
    if piece.rank == BOMB:
        raise Illegal("bomb_stays")
    if not room(state, seat, not piece.aboard, table.house):
        raise Illegal("deck_full")
    swung = Piece(piece.number, piece.rank, not piece.aboard, piece.known or NOT_BOMB)
    happened = Swung(seat, swung.number, swung.rank, swung.aboard)
    return _end_turn(state, table, (happened,), decks=with_piece(state.decks, seat, swung))


def _attack(state: State, move: Attack, table: Table) -> Result:
    _wait_for(state, "attack")
    seat, enemy = state.captain, 1 - state.captain
    piece, target = piece_of(state.decks[seat], move.piece), piece_of(state.decks[enemy], move.target)
    if piece is not None and piece.rank == BOMB:
        raise Illegal("bomb_cannot_attack")
    if piece is None or target is None or piece.aboard is target.aboard:
        raise Illegal("not_on_that_deck")
    verdict, story = duel(piece.rank, target.rank)
    deck = enemy if piece.aboard else seat
    happened: tuple[Happening, ...] = (
        DuelFought(seat, deck, piece.number, piece.rank, target.number, target.rank, verdict, story),
    )
    decks, out = state.decks, state.out
    for owner, fighter, safe in ((seat, piece, verdict == "wins"), (enemy, target, verdict == "loses")):
        shown = fighter._replace(known=SHOWN)
        if safe:
            decks = with_piece(decks, owner, shown)
        else:
            decks, out = _without(decks, owner, fighter), with_seat(out, owner, (*out[owner], shown))
            happened += (PieceOut(owner, fighter.number, fighter.rank, "duel"),)
    return _end_turn(state, table, happened, decks=decks, out=out)


def _try_flag(state: State, move: TryFlag, table: Table) -> Result:
    seat, ship = state.captain, 1 - state.captain
    if state.phase == "attack" and not undefended(state, ship, table.house):
        raise Illegal("deck_defended")
    if state.phase not in ("attack", "flag") or (state.phase == "attack") != (move.piece is not None):
        raise Illegal("not_now")
    piece = None if move.piece is None else piece_of(state.decks[seat], move.piece)
    if move.piece is not None and (piece is None or not piece.aboard):
        raise Illegal("not_on_that_deck")
    if move.opening >= len(state.flags[ship]):
        raise Illegal("no_opening")
    card = state.flags[ship][move.opening]
    if card is None:
        raise Illegal("no_opening")
    happened: tuple[Happening, ...] = (FlagTried(seat, move.opening, card, move.piece),)
    opened_there = with_seat(state.opened, ship, tuple(sorted({*state.opened[ship], move.opening})))
    if card == "flag":
        return _over(state._replace(opened=opened_there), happened, "flag", seat)
    if card == "barrel" and piece is not None:
        return _goes_out(state, table, seat, piece.number, "barrel", happened, opened=opened_there)
    return _end_turn(state, table, happened, opened=opened_there)


def _victim(state: State, move: Victim, _table: Table) -> Result:
    skull = state.phase == "blind_pick"
    if not skull:
        _wait_for(state, "plank")
    owner = 1 - state.captain if skull else state.captain
    if piece_of(state.decks[owner], move.piece) is None:
        raise Illegal("not_on_that_deck")
    after = state._replace(phase="shot" if skull else "coin", chosen=move.piece)
    return after, (PieceChosen(owner, move.piece, "skull" if skull else "plank"),)


def _take_aim(state: State, move: TakeAim, _table: Table) -> Result:
    """Nothing happens on the table: it only stays with the captain, also when the app is closed before the shot."""
    _wait_for(state, "shot")
    return state._replace(aims=with_seat(state.aims, state.captain, move.way)), ()


def _shot(state: State, move: Shot, table: Table) -> Result:
    if state.phase == "blind_pick":
        raise Illegal("pick_first")
    _wait_for(state, "shot")
    seat, enemy = state.captain, 1 - state.captain
    at_skull = state.action == "skull"
    happened: tuple[Happening, ...] = (ShotFired(seat, "skull" if at_skull else "sail", move.hit),)
    counted: dict[str, Any] = {
        "shots": with_seat(state.shots, seat, state.shots[seat] + 1),
        "misses": with_seat(state.misses, seat, 0 if move.hit else state.misses[seat] + 1),
        "aims": with_seat(state.aims, seat, move.way or state.aims[seat]),
        "levels": state.levels if move.puzzle is None else with_seat(state.levels, seat, move.puzzle.level),
    }
    if not move.hit:
        if state.chosen != NOBODY:
            happened += (PieceSaved(enemy, state.chosen, "skull"),)
        return _end_turn(state, table, happened, **counted)
    counted["hits"] = with_seat(state.hits, seat, state.hits[seat] + 1)
    if state.chosen != NOBODY:
        return _goes_out(state, table, enemy, state.chosen, "skull", happened, **counted)
    # S6.4: what stood on the decks before the shot decides; the skull without a pick says that nobody did.
    return state._replace(phase="remove" if state.decks[enemy] else "flag", **counted), happened


def _remove(state: State, move: Remove, table: Table) -> Result:
    _wait_for(state, "remove")
    owner = 1 - state.captain
    if piece_of(state.decks[owner], move.piece) is None:
        raise Illegal("not_on_that_deck")
    return _goes_out(state, table, owner, move.piece, "sail", ())


def _decline(state: State, _move: Decline, table: Table) -> Result:
    if state.phase not in MAY_DECLINE or state.action is None:
        raise Illegal("not_now")
    if not table.house.may_decline:
        raise Illegal("must_act")
    seat = 1 - state.captain if state.phase == "plank" else state.captain
    return _end_turn(state, table, (Declined(seat, state.action),))


# ---- ends ------------------------------------------------------------------------------------------


def _goes_out(
    state: State,
    table: Table,
    owner: int,
    number: int,
    by: OutBy,
    happened: tuple[Happening, ...],
    **changes: Any,
) -> Result:
    """A piece goes to the rowing boat and the turn is over."""
    piece = piece_of(state.decks[owner], number)
    if piece is None:
        raise Illegal("not_on_that_deck")
    out = with_seat(state.out, owner, (*state.out[owner], piece._replace(known=SHOWN)))
    happened += (PieceOut(owner, number, piece.rank, by),)
    return _end_turn(state, table, happened, decks=_without(state.decks, owner, piece), out=out, **changes)


def _end_turn(state: State, table: Table, happened: tuple[Happening, ...], **changes: Any) -> Result:
    """The next captain's turn, or an end that the options bring (S7.8, S7.9)."""
    following = 1 - state.captain
    after = state._replace(phase="card", captain=following, action=None, chosen=NOBODY, **changes)
    if table.house.no_pieces_loses:
        left = [bool(after.decks[seat] or after.reserves[seat]) for seat in (0, 1)]
        if not all(left):
            return _over(after, happened, "no_pieces", left.index(True) if any(left) else None)
    if table.house.turn_limit and after.turns >= table.house.turn_limit:
        staying = [len(after.decks[seat]) + len(after.reserves[seat]) for seat in (0, 1)]
        more = None if staying[0] == staying[1] else staying.index(max(staying))
        return _over(after, happened, "turn_limit", more)
    return after, (*happened, TurnPassed(following))


def _over(state: State, happened: tuple[Happening, ...], why: End, winner: int | None) -> Result:
    after = state._replace(phase="over", captain=0, action=None, chosen=NOBODY, winner=winner, end=why)
    ended = outcome(after)
    return after, happened if ended is None else (*happened, GameOver(ended, why))


# ---- small things ----------------------------------------------------------------------------------


def _wait_for(state: State, phase: Phase) -> None:
    if state.phase != phase:
        raise Illegal("not_now")


def _from_reserve(state: State, rank: int) -> tuple[Pair[tuple[int, ...]], Pair[tuple[Piece, ...]], Piece]:
    """Reserves and decks after a piece came on deck, and that piece with its new number."""
    owner = state.captain
    reserve, deck = state.reserves[owner], state.decks[owner]
    if rank not in reserve:
        raise Illegal("not_in_reserve")
    index = reserve.index(rank)
    piece = Piece(len(deck) + len(state.out[owner]), rank, False, HIDDEN)
    reserves = with_seat(state.reserves, owner, (*reserve[:index], *reserve[index + 1 :]))
    return reserves, with_seat(state.decks, owner, (*deck, piece)), piece


def _without(decks: Pair[tuple[Piece, ...]], owner: int, gone: Piece) -> Pair[tuple[Piece, ...]]:
    return with_seat(decks, owner, tuple(piece for piece in decks[owner] if piece.number != gone.number))


_STEPS: Final[Mapping[type[Move], Callable[[State, Any, Table], Result]]] = {
    Deal: _deal,
    Station: _station,
    HideFlags: _hide_flags,
    Call: _call,
    Toss: _toss,
    TurnCard: _turn_card,
    Pick: _pick,
    Swing: _swing,
    Attack: _attack,
    TryFlag: _try_flag,
    Victim: _victim,
    TakeAim: _take_aim,
    Shot: _shot,
    Remove: _remove,
    Decline: _decline,
}
