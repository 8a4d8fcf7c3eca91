"""What a turned card opens (S4 to S7): the phase that follows, and what both captains can tell from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kidslogic.games.stratego.open_moves import may_fight, may_swing, may_try, room
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import NOT_BOMB, SHOWN, Pair, Phase, Piece, State
from kidslogic.games.stratego.words import BOMB, Action

Opened = tuple[Phase | None, Pair[tuple[Piece, ...]]]
"""The phase that follows, None when the turn is over; and the decks with what both can tell now."""


def opened(state: State, action: Action, house: HouseRules) -> Opened:
    """What the captain on turn can do with the action. An action that cannot be carried out is skipped (S3.5)."""
    return _OPENED[action](state, house)


def useful(table: State, action: Action, house: HouseRules) -> bool:
    """Whether the captain on turn could do something with that action now."""
    return action not in ("sleep", "plank") and opened(table, action, house)[0] is not None


def with_piece(decks: Pair[tuple[Piece, ...]], owner: int, changed: Piece) -> Pair[tuple[Piece, ...]]:
    """The decks with the owner's piece of that number as it is now."""
    deck = tuple(changed if piece.number == changed.number else piece for piece in decks[owner])
    return (deck, decks[1]) if owner == 0 else (decks[0], deck)


def _told(state: State, owner: int, piece: Piece) -> Pair[tuple[Piece, ...]]:
    """Decks on which both captains know whether the piece is the bomb: what the game does next gives it away."""
    known = SHOWN if piece.rank == BOMB else max(piece.known, NOT_BOMB)
    if known == piece.known:
        return state.decks
    return with_piece(state.decks, owner, piece._replace(known=known))


def _swing(state: State, house: HouseRules) -> Opened:
    seat, decks = state.captain, state.decks
    home = [piece for piece in decks[seat] if not piece.aboard]
    back = len(home) < len(decks[seat]) and room(state, seat, False, house)
    if not back and len(home) == 1 and room(state, seat, True, house):
        decks = _told(state, seat, home[0])  # with only one piece to swing, a skip says that it is the bomb
    return ("swing" if may_swing(state, seat, house) else None), decks


def _new(state: State, house: HouseRules) -> Opened:
    seat = state.captain
    return ("pick" if state.reserves[seat] and room(state, seat, False, house) else None), state.decks


def _attack(state: State, house: HouseRules) -> Opened:
    """One phase for duel and flag attempt: which of them are open must not tell the other captain anything."""
    seat = state.captain
    decks = state.decks
    defending = [piece for piece in decks[1 - seat] if not piece.aboard]
    landed = any(piece.aboard for piece in decks[seat])
    if landed and len(defending) == 1 and not house.bomb_defends:
        decks = _told(state, 1 - seat, defending[0])  # whether it defends must be said (option `bomb_defends`)
        state = state._replace(decks=decks)
    possible = may_fight(state, seat) or may_try(state, seat, house)
    if not landed:
        home, boarded = decks[seat], len(defending) < len(decks[1 - seat])
        if boarded and len(home) == 1:
            decks = _told(state, seat, home[0])  # a lone bomb cannot attack the pirate who came aboard
    return ("attack" if possible else None), decks


def _skull(state: State, _house: HouseRules) -> Opened:
    return ("blind_pick" if state.decks[1 - state.captain] else "shot"), state.decks


_OPENED: Final[Mapping[Action, Callable[[State, HouseRules], Opened]]] = {
    "swing": _swing,
    "new": _new,
    "attack": _attack,
    "sail": lambda state, _house: ("shot", state.decks),
    "skull": _skull,
    "plank": lambda state, _house: (("plank" if state.decks[state.captain] else None), state.decks),
    "sleep": lambda state, _house: (None, state.decks),
}
