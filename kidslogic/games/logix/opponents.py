"""Computer players of LOGIX. They choose from a View and know nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kidslogic.games.logix.actions import Locked, legal_actions
from kidslogic.games.logix.belief import belief
from kidslogic.games.logix.board import Board, colour_at
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.distance import Aim, aim_of, can_finish, is_complete, promise, situation, steps_left
from kidslogic.games.logix.moves import Action, CallDraw, Claim, EndTurn, Move, Place, Replace
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.state import Played, View

LONGEST: Final = 200
"""From so many turns on a computer player calls the draw that it may call."""


@dataclass(frozen=True)
class Level:
    """How well a computer player plays. All shares are from 0 to 1.

    `slips` is the share of turns with any action at all, `overlooks` the share of chances to win that are not seen.
    `looks` is the share of turns on which it asks whether the next player could win, `plans` the share of these on
    which it also looks one turn further. From turn `tires` on (all players together) both are only `late` as much.
    `minds` says how much the others' progress counts against its own.
    """

    slips: float = 0.0
    overlooks: float = 0.0
    looks: float = 0.0
    plans: float = 0.0
    minds: float = 0.0
    tires: int = 16
    late: float = 0.4
    width: int = 8


@dataclass(frozen=True)
class Choice:
    """An action with the board and the lock that it leaves."""

    action: Action
    board: Board
    locked: Locked


class Player:
    """A computer player of one level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def __call__(self, view: View, rng: Random) -> Move:
        """The move for the view's seat."""
        if view.may_claim and view.own is not None and rng.random() >= self.level.overlooks:
            return Claim(view.seat)
        if view.may_draw and sum(view.turns) >= LONGEST:
            return CallDraw()
        if view.phase == "acted" or view.card is None:
            return EndTurn()
        choices = choices_of(view)
        if not choices:
            return EndTurn()
        return self._act(view, choices, rng).action

    def _act(self, view: View, choices: list[Choice], rng: Random) -> Choice:
        level = self.level
        rng.shuffle(choices)
        own = aim_of(view.cards[view.seat], view.house)  # type: ignore[arg-type]  # the own card is never hidden
        if rng.random() < level.slips:
            return choices[0]
        winning = [choice for choice in choices if is_complete(own, choice.board)]
        if winning and rng.random() >= level.overlooks:
            return winning[0]
        fresh = level.late if sum(view.turns) >= level.tires else 1.0
        if rng.random() >= level.looks * fresh:
            return min(choices, key=lambda choice: steps_left(own, choice.board))
        others = _others(view)
        after_me = belief(view, _next_seat(view))
        scored = sorted(
            ((self._score(view, own, choice, others, after_me), -index) for index, choice in enumerate(choices)),
            reverse=True,
        )
        if rng.random() >= level.plans:
            return choices[-scored[0][1]]
        best = scored[: level.width]
        return max(
            ((score + 40 * _certainty(own, choices[-index], view.house), choices[-index]) for score, index in best),
            key=lambda pair: pair[0],
        )[1]

    def _score(
        self, view: View, own: Aim, choice: Choice, others: Mapping[Card, float], after_me: Mapping[Card, float]
    ) -> float:
        score = promise(own, choice.board)
        now = situation(choice.board, choice.locked, view.house)
        if now.several:
            for card, weight in after_me.items():
                if weight > 0.003 and can_finish(aim_of(card, view.house), now):
                    score -= 300 * weight
        if self.level.minds:
            for card, weight in others.items():
                if weight > 0.02:
                    score -= self.level.minds * weight * promise(aim_of(card, view.house), choice.board)
        return score


def choices_of(view: View) -> list[Choice]:
    """All legal actions with what they leave."""
    return [choice_of(view.board, action) for action in legal_actions(view.board, view.locked, view.house)]


def choice_of(board: Board, action: Action) -> Choice:
    """What an action leaves; without the option `lock_removed`, which thinking ahead may do without."""
    old = colour_at(board, action.cell) if isinstance(action, Replace) else None
    if isinstance(action, Place | Replace):
        colour = action.colour
    else:
        found = colour_at(board, action.start)
        assert found is not None
        colour = found
    return Choice(action, Played(0, action, old).played_on(board), (colour,))


def _next_seat(view: View) -> int:
    seats = range(view.seat + 1, view.seat + len(view.cards))
    return next((seat % len(view.cards) for seat in seats if seat % len(view.cards) not in view.out), view.seat)


def _others(view: View) -> dict[Card, float]:
    total: dict[Card, float] = {}
    for seat in range(len(view.cards)):
        if seat != view.seat and seat not in view.out:
            for card, weight in belief(view, seat).items():
                total[card] = total.get(card, 0.0) + weight
    return total


def _certainty(own: Aim, choice: Choice, house: HouseRules) -> float:
    """Share of the answers after which the own code can still be finished; 2 when no answer stops it."""
    answers = legal_actions(choice.board, choice.locked, house)
    if not answers:
        return 0.0
    after = (choice_of(choice.board, answer) for answer in answers)
    left = sum(can_finish(own, situation(answer.board, answer.locked, house)) for answer in after)
    return 2.0 if left == len(answers) else left / len(answers)


LEVELS: Final[Mapping[str, Level]] = {
    "0": Level(slips=1.0),
    "1": Level(slips=0.6, overlooks=0.5),
    "2": Level(slips=0.35, overlooks=0.3),
    "3": Level(slips=0.1, overlooks=0.15),
    "g": Level(),
    "4": Level(looks=0.5),
    "5": Level(looks=0.8, minds=0.3),
    "6": Level(looks=1.0, minds=0.3, plans=1.0),
}
OPPONENTS: Final = {name: Player(level) for name, level in LEVELS.items()}
