"""What happens in training: data that the screen shows and the voice may speak."""

from __future__ import annotations

from dataclasses import dataclass

from kidslogic.engine.game import Outcome
from kidslogic.games.logix.training.position import Position, Reason


@dataclass(frozen=True)
class QuestionPosed:
    """A question is asked."""

    position: Position


@dataclass(frozen=True)
class AnsweredRight:
    """The answer is right; `reason` says why."""

    answer: str
    reason: Reason


@dataclass(frozen=True)
class AnsweredWrong:
    """Another answer is right; `tag` says what this one may mean (`proof.tag_of`).

    The child may try once more while `right` is "" and `reason` None; after that they tell the solution.
    """

    answer: str
    tag: str
    right: str
    reason: Reason | None


@dataclass(frozen=True)
class TrainingOver:
    """Enough for today."""

    outcome: Outcome


TrainingHappening = QuestionPosed | AnsweredRight | AnsweredWrong | TrainingOver
