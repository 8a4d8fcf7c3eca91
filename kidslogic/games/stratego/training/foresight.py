"""One turn ahead: what a card can bring about if it is turned now, whatever luck and the other captain do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kidslogic.games.stratego.moves import Move, Pick, Shot, Swing, Toss, TryFlag, TurnCard
from kidslogic.games.stratego.open_moves import may_turn, open_moves
from kidslogic.games.stratego.state import State
from kidslogic.games.stratego.steps import Table, step
from kidslogic.games.stratego.words import COINS

Goal = Callable[[State], bool]
_BOTH: Final = (Shot(True), Shot(False))


def can_try_flag(state: State, place: int, table: Table) -> bool:
    """Whether turning that card can lead to a look behind a door within the turn, with luck and a good shot."""
    return _reached(step(state, TurnCard(place), table)[0], table)


def in_danger(state: State, table: Table) -> bool:
    """Whether the captain on turn can turn a card that leads to a look behind a door of the other ship."""
    return any(can_try_flag(state, place, table) for place in may_turn(state, table.house))


def saves(state: State, place: int, table: Table) -> bool:
    """Whether turning that card makes sure that the other captain's next turn leads to none of our doors."""
    captain = state.captain

    def safe(after: State) -> bool:
        return after.captain == captain or not in_danger(after, table)

    return _forced(step(state, TurnCard(place), table)[0], captain, safe, table)


def saving_move(state: State, place: int, table: Table) -> Move | None:
    """The first move after that card that saves the flag; None when there is nothing to decide, or no such move."""
    after = step(state, TurnCard(place), table)[0]
    if after.phase == "card":
        return None
    captain = state.captain
    for move in open_moves(after, table.house, table.box):
        left = step(after, move, table)[0]
        if isinstance(move, Pick | Swing) and not in_danger(left, table) and left.captain != captain:
            return move
    return None


def _reached(state: State, table: Table) -> bool:
    """Whether some line of this turn comes to a look behind a door."""
    if state.phase in ("card", "over"):
        return False
    moves = _moves(state, table)
    return any(isinstance(move, TryFlag) or _reached(step(state, move, table)[0], table) for move in moves)


def _forced(state: State, captain: int, goal: Goal, table: Table) -> bool:
    """Whether the captain can bring the goal about in this turn, whatever shots, coins and the other captain do."""
    if state.phase in ("card", "over"):
        return goal(state)
    ends = (_forced(step(state, move, table)[0], captain, goal, table) for move in _moves(state, table))
    return any(ends) if state.decider == captain and state.phase != "shot" else all(ends)


def _moves(state: State, table: Table) -> tuple[Move, ...]:
    """All that may happen next; a shot may hit or miss."""
    if state.phase == "shot":
        return _BOTH
    return tuple(map(Toss, COINS)) if state.phase == "coin" else open_moves(state, table.house, table.box)
