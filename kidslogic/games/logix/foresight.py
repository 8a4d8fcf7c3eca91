"""Looking ahead: what each action leaves, who could win then, and how surely the own code can still be finished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kidslogic.games.logix.actions import Locked, after, legal_actions
from kidslogic.games.logix.belief import belief
from kidslogic.games.logix.board import Board
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.distance import Aim, aim_of, can_finish, promise, situation
from kidslogic.games.logix.moves import Action
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.state import View

Weights = tuple[tuple[Aim, float], ...]
"""Cards with how likely they are; those that are next to impossible are left out."""

_LIKELY = 0.3
"""A card is thought of when it is at least so likely as this share of what it was at the start."""
_MOST = 16
"""And only so many cards at once, the likeliest: a large deck must not make anybody think for longer."""
_DANGER = 300.0
_FORK = 40.0
"""In points of `score`: the next player wins for certain; the own code can be finished for certain (measured)."""


class Choice(NamedTuple):
    """An action with the board and the lock that it leaves."""

    action: Action
    board: Board
    locked: Locked


class Suspicion(NamedTuple):
    """What a player thinks of the others: the card of the one who plays next, and the card of any of them.

    Each has weights that sum to 1, so that more players do not make building worth less.
    """

    following: Weights
    all: Weights


def choices(board: Board, locked: Locked, house: HouseRules) -> list[Choice]:
    """All legal actions with what they leave, in their fixed order."""
    found = []
    for action in legal_actions(board, locked, house):
        left = after(board, action, house)
        found.append(Choice(action, left.board, left.locked))
    return found


def suspicion(view: View) -> Suspicion:
    """What the view's player can guess of the others who are still in."""
    count = len(view.cards)
    others = [(view.seat + step) % count for step in range(1, count)]
    others = [seat for seat in others if seat not in view.out]
    beliefs = [belief(view, seat) for seat in others]
    together: dict[Card, float] = {}
    for one in beliefs:
        for card, weight in one.items():
            together[card] = together.get(card, 0.0) + weight / len(beliefs)
    following = _weights(beliefs[0], view.house) if beliefs else ()
    return Suspicion(following, _weights(together, view.house))


def score(own: Aim, choice: Choice, house: HouseRules, guess: Suspicion, minds: float) -> float:
    """How good an action is: the own promise, less what the next player may win with and what the others gain."""
    total = promise(own, choice.board)
    now = situation(choice.board, choice.locked, house)
    if now.several:
        total -= _DANGER * sum(weight for aim, weight in guess.following if can_finish(aim, now))
    if minds:
        total -= minds * sum(weight * promise(aim, choice.board) for aim, weight in guess.all)
    return total


def certainty(own: Aim, choice: Choice, house: HouseRules) -> float:
    """How surely the own code can be finished in the next turn, whatever the next player does; in points of `score`.

    Grows with the share of answers that do not stop it, and counts double when none does.
    """
    answers = choices(choice.board, choice.locked, house)
    left = sum(can_finish(own, situation(answer.board, answer.locked, house)) for answer in answers)
    if not answers:
        return 0.0
    return _FORK * (2.0 if left == len(answers) else left / len(answers))


def _weights(cards: Mapping[Card, float], house: HouseRules) -> Weights:
    likeliest = sorted(cards.items(), key=lambda pair: -pair[1])[:_MOST]
    return tuple((aim_of(card, house), weight) for card, weight in likeliest if weight * len(cards) > _LIKELY)
