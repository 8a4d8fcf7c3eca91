"""Plays a lesson on the rules: is every move possible, can every step be done?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from kidslogic.engine.game import AnyRules, Illegal, Setup, Unreadable
from kidslogic.lessons.lesson import ANYTHING, fits

AnyState = Any
"""A state of whatever game it is."""


@dataclass(frozen=True)
class Fault:
    """What keeps a move or a position of a lesson from being played; `params` go into the sentence."""

    code: str
    params: dict[str, str]


@dataclass(frozen=True)
class Board:
    """The rules of a lesson's game with its setup and the seed of its luck."""

    rules: AnyRules
    setup: Setup
    seed: int

    def settled(self, state: AnyState) -> AnyState:
        """The state after luck has decided what it may."""
        for number in range(1000):
            move = self.rules.chance(state, Random(f"{self.seed}:{number}"))
            if move is None:
                return state
            state, _ = self.rules.apply(state, move)
        raise ValueError("luck never ends")

    def initial(self) -> AnyState:
        """The state in which the child begins where no position is given."""
        return self.settled(self.rules.initial())

    def after(self, state: AnyState, text: str) -> AnyState | Fault:
        """The state after a move and luck's moves, or why it is not possible."""
        try:
            return self.settled(self.rules.apply(state, self.rules.parse_move(text))[0])
        except Unreadable:
            return Fault("move-unreadable", {"word": text})
        except Illegal as refused:
            return Fault("move-not-legal", {"word": text, "reason": refused.reason})

    def childs_turn(self, state: AnyState) -> bool:
        """Whether a child decides now."""
        turn = self.rules.turn(state)
        return turn is not None and self.setup.seats[turn].kind == "child"

    def doable(self, state: AnyState, accepts: tuple[str, ...]) -> str | None:
        """The first legal move that one of the patterns takes, in their order; None when there is none."""
        turn = self.rules.turn(state)
        if turn is None:
            return None
        legal: list[str] = [move.text for move in self.rules.legal_moves(self.rules.view(state, turn))]
        for pattern in accepts:
            found = next((move for move in legal if fits(pattern, move)), None)
            if found is not None:
                return found
        return None

    def goes_on(self, state: AnyState, shows: str, accepts: tuple[str, ...]) -> bool:
        """Whether a step can begin in a state that the child's own choices led to."""
        shown = self.after(state, shows) if shows else state
        return self.childs_turn(state) and not isinstance(shown, Fault) and self.doable(state, accepts) is not None


@dataclass(frozen=True)
class Moves:
    """The moves of a step as the proof needs them; each of its faults is told to `fault` with the move's text."""

    before: tuple[str, ...]
    shows: str
    kept: bool
    accepts: tuple[str, ...]
    then: tuple[str, ...]


def prove(
    board: Board, start: AnyState, moves: Moves, tell: Callable[[Fault, str], None]
) -> tuple[AnyState, str, AnyState] | None:
    """The state in which the step begins, the move that does it, and the state after it; None when it cannot be done.

    `tell` hears of every fault, with the text of the move that is at fault, "" for the step as a whole.
    """
    begun = _all_played(board, start, moves.before, tell)
    if begun is None:
        return None
    if not board.childs_turn(begun):
        tell(Fault("not-childs-turn", {}), "")
        return None
    for text in (accepted for accepted in moves.accepts if ANYTHING not in accepted):
        fault = board.after(begun, text)
        if isinstance(fault, Fault) and fault.code == "move-unreadable":
            tell(fault, text)
            return None
    state = begun
    if moves.shows:
        shown = _all_played(board, begun, (moves.shows,), tell)
        if shown is None:
            return None
        state = shown if moves.kept else begun
    expected = board.doable(state, moves.accepts) if board.childs_turn(state) else None
    if expected is None:
        _tell_why_not(board, state, moves.accepts, tell)
        return None
    after = _all_played(board, state, (expected, *moves.then), tell)
    return None if after is None else (begun, expected, after)


def _tell_why_not(board: Board, state: AnyState, accepts: tuple[str, ...], tell: Callable[[Fault, str], None]) -> None:
    """Of one move the reason why it is not possible, of several that none of them is."""
    fault = board.after(state, accepts[0])
    if len(accepts) == 1 and ANYTHING not in accepts[0] and isinstance(fault, Fault):
        tell(fault, accepts[0])
    else:
        tell(Fault("step-not-doable", {"word": ", ".join(accepts)}), "")


def _all_played(
    board: Board, state: AnyState, texts: tuple[str, ...], tell: Callable[[Fault, str], None]
) -> AnyState | None:
    for text in texts:
        after = board.after(state, text)
        if isinstance(after, Fault):
            tell(after, text)
            return None
        state = after
    return state
