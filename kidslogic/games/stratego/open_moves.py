"""What is open on a table: computed from a State or, just the same, from the State in a View.

Nothing here asks for what the deciding captain cannot know, so both give the same answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import permutations
from typing import Final

from kidslogic.games.stratego.box import MOST_CARDS, MOST_PIECES, Box
from kidslogic.games.stratego.moves import (
    Attack,
    Call,
    Decline,
    HideFlags,
    Move,
    Pick,
    Remove,
    Shot,
    Station,
    Swing,
    TryFlag,
    TurnCard,
    Victim,
)
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import SHOWN, Phase, Piece, State
from kidslogic.games.stratego.words import BOMB, COINS, FlagCard

# Made once: computer captains ask for moves thousands of times.
_TURNS: Final = tuple(TurnCard(place) for place in range(MOST_CARDS))
_SWINGS: Final = tuple(Swing(number) for number in range(MOST_PIECES))
_VICTIMS: Final = tuple(Victim(number) for number in range(MOST_PIECES))
_REMOVES: Final = tuple(Remove(number) for number in range(MOST_PIECES))
_ATTACKS: Final = tuple(tuple(Attack(own, other) for other in range(MOST_PIECES)) for own in range(MOST_PIECES))
_PICKS: Final = tuple(Pick(rank) for rank in range(8))
_SHOTS: Final = (Shot(True), Shot(False))
_CALLS: Final = tuple(Call(side) for side in COINS)
_DECLINE: Final = Decline()

MAY_DECLINE: Final = frozenset({"pick", "swing", "attack", "flag", "plank"})
"""The phases in which a captain may also do nothing (S3.4)."""


def open_moves(table: State, house: HouseRules, box: Box) -> tuple[Move, ...]:
    """All moves of the seat that decides, in a fixed order; () while luck decides and after the end."""
    listed = _OPEN.get(table.phase)
    if listed is None:
        return ()
    moves = listed(table, house, box)
    return (*moves, _DECLINE) if house.may_decline and table.phase in MAY_DECLINE else moves


def may_turn(table: State, house: HouseRules) -> tuple[int, ...]:
    """The places whose card may be turned: not the one the other captain has just turned (S3.2); no gap (S8.3)."""
    return tuple(move.place for move in _turns(table, house))


def room(table: State, owner: int, aboard: bool, house: HouseRules) -> bool:
    """Whether one more of the owner's pieces may come on that deck (option `deck_limit`)."""
    return not house.deck_limit or sum(piece.aboard is aboard for piece in table.decks[owner]) < house.deck_limit


def may_swing(table: State, seat: int, house: HouseRules) -> tuple[Piece, ...]:
    """The seat's pieces that can swing over: there, but not the bomb (S4.3), or home again."""
    deck = table.decks[seat]
    if not house.deck_limit:
        return tuple(piece for piece in deck if piece.rank != BOMB)
    there, back = room(table, seat, True, house), room(table, seat, False, house)
    return tuple(piece for piece in deck if piece.rank != BOMB and (back if piece.aboard else there))


def may_fight(table: State, seat: int) -> tuple[tuple[Piece, Piece], ...]:
    """Pairs of an own pirate and an enemy piece on the same deck, either ship (S5.1)."""
    enemies = table.decks[1 - seat]
    return tuple(
        (piece, enemy)
        for piece in table.decks[seat]
        if piece.rank != BOMB
        for enemy in enemies
        if piece.aboard is not enemy.aboard
    )


def undefended(table: State, owner: int, house: HouseRules) -> bool:
    """Whether nobody defends the owner's ship (S7.2). A bomb defends too; with `bomb_defends` off not a known one."""
    return not any(
        not piece.aboard and (house.bomb_defends or piece.rank != BOMB or piece.known != SHOWN)
        for piece in table.decks[owner]
    )


def may_try(table: State, seat: int, house: HouseRules) -> tuple[Piece, ...]:
    """The seat's pieces that can try a flag card in an attack (S7.1)."""
    if not undefended(table, 1 - seat, house):
        return ()
    return tuple(piece for piece in table.decks[seat] if piece.aboard)


def _ranks(table: State, _house: HouseRules, _box: Box) -> tuple[int, ...]:
    return tuple(dict.fromkeys(table.reserves[table.captain]))


def _attack(table: State, house: HouseRules, _box: Box) -> tuple[Move, ...]:
    seat = table.captain
    fights = tuple(_ATTACKS[piece.number][enemy.number] for piece, enemy in may_fight(table, seat))
    brave = may_try(table, seat, house)
    if not brave:
        return fights
    openings = range(len(table.flags[1 - seat]))
    return (*fights, *(TryFlag(opening, piece.number) for opening in openings for piece in brave))


def _turns(table: State, house: HouseRules) -> tuple[TurnCard, ...]:
    if house.advanced:
        return tuple(_TURNS[place] for place, card in enumerate(table.cards) if card is not None)
    return _all_but(len(table.cards), table.last)


@cache
def _all_but(count: int, last: int) -> tuple[TurnCard, ...]:
    return tuple(_TURNS[place] for place in range(count) if place != last)


@cache
def _orders(flags: tuple[FlagCard, ...]) -> tuple[Move, ...]:
    return tuple(HideFlags(order) for order in dict.fromkeys(permutations(flags)))


@cache
def _openings(count: int) -> tuple[Move, ...]:
    return tuple(TryFlag(opening) for opening in range(count))


_Listing = Callable[[State, HouseRules, Box], tuple[Move, ...]]
_OPEN: Final[Mapping[Phase, _Listing]] = {
    "station": lambda table, house, box: tuple(map(Station, _ranks(table, house, box))),
    "flags": lambda _table, _house, box: _orders(box.flags),
    "call": lambda _table, _house, _box: _CALLS,
    "card": lambda table, house, _box: _turns(table, house),
    "pick": lambda table, house, box: tuple(_PICKS[rank] for rank in _ranks(table, house, box)),
    "swing": lambda table, house, _box: tuple(
        _SWINGS[piece.number] for piece in may_swing(table, table.captain, house)
    ),
    "attack": _attack,
    "flag": lambda table, _house, _box: _openings(len(table.flags[1 - table.captain])),
    "blind_pick": lambda table, _house, _box: tuple(_VICTIMS[piece.number] for piece in table.decks[1 - table.captain]),
    "shot": lambda _table, _house, _box: _SHOTS,
    "remove": lambda table, _house, _box: tuple(_REMOVES[piece.number] for piece in table.decks[1 - table.captain]),
    "plank": lambda table, _house, _box: tuple(_VICTIMS[piece.number] for piece in table.decks[table.captain]),
}
