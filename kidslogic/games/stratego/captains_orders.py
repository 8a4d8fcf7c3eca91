"""What a computer captain orders: its thoughts as moves of the game, and how it sets up."""

from __future__ import annotations

from random import Random

from kidslogic.games.stratego.captains_world import (
    ATTACK,
    CANNON_FLAG,
    DECLINE,
    PICK,
    PIECE_FLAG,
    REMOVE,
    SWING,
    VICTIM,
)
from kidslogic.games.stratego.moves import (
    Attack,
    Call,
    Decline,
    HideFlags,
    Move,
    Pick,
    Remove,
    Station,
    Swing,
    TryFlag,
    TurnCard,
    Victim,
)
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.words import COINS


def move_of(code: int) -> Move:
    """The move of a code of the captain's own world (`captains_world`)."""
    if code >= PIECE_FLAG:
        piece, opening = divmod(code - PIECE_FLAG, 10)
        return TryFlag(opening, piece)
    if code >= ATTACK:
        return Attack(*divmod(code - ATTACK, 10))
    if code == DECLINE:
        return Decline()
    name = code % 10
    if code < PICK:
        return TurnCard(name)
    if code < SWING:
        return Pick(name)
    if code < VICTIM:
        return Swing(name)
    if code < REMOVE:
        return Victim(name)
    return TryFlag(name) if code >= CANNON_FLAG else Remove(name)


def setting_up(view: View, rng: Random) -> Move:
    """Set up (S2): any crew, any order of the flags, any side of the coin: nothing to see through."""
    if view.phase == "station":
        return Station(rng.choice(view.table.reserves[view.seat]))
    if view.phase == "flags":
        order = list(view.box.flags)
        rng.shuffle(order)
        return HideFlags(tuple(order))
    return Call(rng.choice(COINS))
