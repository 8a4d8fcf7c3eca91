"""What a child can do, estimated from its answers: two-level Elo with uncertainty (learning.md 2.2).

A child has an overall skill and, on top of it, one for every family of puzzles; both are normal distributions on the
logit scale of the rows' difficulty. Every counted answer moves both a little (one step of an extended Kalman filter),
and a small steady growth is assumed. All parameters stand in `PARAMETERS`.

The offsets of single rows are learned from this child's answers only, not from all children of the device: so the whole
estimate is rebuilt from one child's log, travels with the child's export, and tells nothing about siblings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from math import exp, pi, sqrt
from statistics import median
from typing import Final, NamedTuple

from kidslogic.engine.events import Answered, Trained
from kidslogic.learners.progress import level_of
from kidslogic.learners.records import TOO_FAST_SECONDS, Record


@dataclass(frozen=True, kw_only=True)
class Parameters:
    """The numbers of the model, from learning.md 2.2, in logits where nothing else is said."""

    slip: float = 0.04
    """Chance of a miss that has nothing to do with the row."""
    row_variance: float = 0.61
    """How uncertain a row's written level is, squared."""
    row_step: float = 0.075
    longest_row_step: float = 0.3
    longest_step: float = 0.6
    child_growth: float = 0.00225
    family_growth: float = 0.015
    child_variance: float = 1.0
    family_variance: float = 0.6
    least_child_variance: float = 0.02
    least_family_variance: float = 0.05
    child_drift: float = 0.001
    family_drift: float = 0.010
    youngest: float = -1.2
    """The expected skill at five years, and how much each further year adds."""
    per_year: float = 0.45
    easiest: float = -2.6
    """Difficulty of level 1, and how far it is from there to level 8."""
    span: float = 5.2
    target: float = 0.85
    lowest_target: float = 0.55
    highest_target: float = 0.93
    settled_after: int = 8
    """From the next answer on, the target follows the rolling success."""
    memory: float = 0.85
    """How much of the rolling success an answer leaves as it was."""
    misses: int = 2
    """After so many misses in a row an easy row comes."""
    hinted: float = 0.5
    """What a right answer after a hint counts."""
    unknown_options: int = 18
    """Answers to choose from where an old event does not tell: all symbols of an island."""
    rushed: float = 0.1
    """An answer in less than this share of the usual time was not thought about."""
    times_kept: int = 20
    """The usual time of a family is the median of so many answers."""
    first_stability: float = 3.0
    """Days until a family is due for review; doubled and halved between the next two (learning.md 2.4)."""
    least_stability: float = 1.0
    most_stability: float = 60.0


PARAMETERS: Final = Parameters()
MIDDLE_LEVEL: Final = 4.5
HELD_DAYS: Final = 7
"""What is still right after so many days has been learned, and not only been fresh."""


@dataclass(frozen=True, kw_only=True)
class Ability:
    """One family of one child: the offset from the child's overall skill, how many answers count, and when they came.

    `held` is the last day of a right answer that came `HELD_DAYS` or more after the first answer, `seconds` are the
    latest thinking times, `stability` is the number of days after which the family is due again (learning.md 2.4).
    `rows` are offsets of the difficulty of single rows by their identity: kept here, so that an answer copies those of
    one family only.
    """

    mean: float = 0.0
    variance: float = PARAMETERS.family_variance
    answers: int = 0
    first: date | None = None
    last: date | None = None
    held: date | None = None
    seconds: tuple[float, ...] = ()
    stability: float = PARAMETERS.first_stability
    rows: Mapping[str, float] = field(default_factory=dict)


_UNKNOWN: Final = Ability()


@dataclass(frozen=True, kw_only=True)
class Mastery:
    """The estimate of one child after all its answers so far.

    `success` is the rolling share of right answers; `since` counts the answers since each family was last met.
    """

    mean: float = 0.0
    variance: float = PARAMETERS.child_variance
    families: Mapping[str, Ability] = field(default_factory=dict)
    answers: int = 0
    success: float = PARAMETERS.target
    missed: int = 0
    since: Mapping[str, int] = field(default_factory=dict)

    def ability(self, family: str) -> Ability:
        """What is known about a family; a fresh one where nothing is."""
        return self.families.get(family, _UNKNOWN)


class Question(NamedTuple):
    """What was asked, or may be: the family, the level (1-8), how many answers are on offer, and the row's identity."""

    family: str
    level: float
    options: int
    row: str = ""


class Met(NamedTuple):
    """When a family was met; the fields are those of `Ability`."""

    first: date | None
    last: date | None
    held: date | None
    seconds: tuple[float, ...]
    stability: float


def newcomer(age: float | None = None) -> Mastery:
    """A child that has not answered anything; without an age (in years) it starts in the middle of the scale."""
    return Mastery(mean=0.0 if age is None else PARAMETERS.youngest + PARAMETERS.per_year * (age - 5))


def mastery_of(records: Iterable[Record], age: float | None = None) -> Mastery:
    """The estimate that a child's records give, in the order of what happened."""
    mastery = newcomer(age)
    for record in records:
        mastery = after(mastery, record)
    return mastery


def after(mastery: Mastery, record: Record) -> Mastery:
    """The estimate after one more record; the very same where it does not count (`counts`)."""
    event = record.event
    if not isinstance(event, Answered | Trained) or not counts(mastery, record):
        return mastery
    question = question_of(event)
    worth = 0.0 if not event.right else PARAMETERS.hinted if event.hints else 1.0
    before, day = mastery.ability(question.family), record.local_date
    first = before.first or day
    met = Met(
        first=first,
        last=day,
        held=day if event.right and (day - first).days >= HELD_DAYS else before.held,
        seconds=(*before.seconds, event.seconds)[-PARAMETERS.times_kept :],
        stability=_stability(mastery, question, day, worth),
    )
    return learned(mastery, question, worth, met)


def _stability(mastery: Mastery, question: Question, day: date, worth: float) -> float:
    """Longer after an easy win, at most once a day: what was right again a minute later tells nothing of tomorrow."""
    before = mastery.ability(question.family)
    if not worth:
        return max(PARAMETERS.least_stability, before.stability / 2)
    if worth < 1 or before.last == day or chance(mastery, question) < PARAMETERS.target:
        return before.stability
    return min(PARAMETERS.most_stability, before.stability * 2)


def counts(mastery: Mastery, record: Record) -> bool:
    """Whether an answer says anything about what the child can do: a first try, with a family, and not in a rush.

    In a rush is what took less than a tenth of the family's usual time, and whatever was answered before the
    question can have been seen.
    """
    event = record.event
    if not isinstance(event, Answered | Trained) or not event.first_try or record.too_fast:
        return False
    family = question_of(event).family
    if not family:
        return False
    times = mastery.ability(family).seconds
    usual = median(times) if times else 0.0
    return event.seconds >= max(TOO_FAST_SECONDS, PARAMETERS.rushed * usual)


def question_of(event: Answered | Trained) -> Question:
    """What an event's question was; old events without a level take it from the row's place on the card."""
    if isinstance(event, Trained):
        return Question(event.skill, event.level, event.options, event.position)
    return Question(
        event.family, event.level or level_of(event), event.options or PARAMETERS.unknown_options, event.row_hash
    )


def learned(mastery: Mastery, question: Question, worth: float, met: Met | None = None) -> Mastery:
    """One step of the filter: `worth` is 1 for a right answer, 0 for a miss, between them for one after a hint.

    `met` is when the family was met, this answer counted in; without it that stays as it was.
    """
    step, known = _step(mastery, question, worth), mastery.ability(question.family)
    when, rows, row = known if met is None else met, known.rows, question.row
    known = Ability(
        mean=known.mean + step.family,
        variance=step.family_variance,
        answers=known.answers + 1,
        first=when.first,
        last=when.last,
        held=when.held,
        seconds=when.seconds,
        stability=when.stability,
        rows={**rows, row: rows.get(row, 0.0) + step.row} if row else rows,
    )
    return Mastery(
        mean=mastery.mean + step.child,
        variance=step.child_variance,
        families={**mastery.families, question.family: known},
        answers=mastery.answers + 1,
        success=PARAMETERS.memory * mastery.success + (1 - PARAMETERS.memory) * worth,
        missed=0 if worth else mastery.missed + 1,
        since={**{family: count + 1 for family, count in mastery.since.items()}, question.family: 0},
    )


class _Step(NamedTuple):
    """How far an answer moves the estimates, and how uncertain they are afterwards."""

    child: float
    family: float
    row: float
    child_variance: float
    family_variance: float


def _step(mastery: Mastery, question: Question, worth: float) -> _Step:
    known = mastery.ability(question.family)
    spread = mastery.variance + known.variance + PARAMETERS.row_variance
    guess = 1 / question.options
    share = 1 - guess - PARAMETERS.slip
    right = _logistic(mastery.mean + known.mean - _difficulty(mastery, question))
    expected = guess + share * right
    slope = share * right * (1 - right)
    information = slope * slope / (expected * (1 - expected))
    surprise = (worth - expected) * slope / (expected * (1 - expected)) / (1 + spread * information)
    shrink = information / (1 + spread * information)
    return _Step(
        child=_clip(mastery.variance * surprise, PARAMETERS.longest_step) + PARAMETERS.child_growth,
        family=_clip(known.variance * surprise, PARAMETERS.longest_step) + PARAMETERS.family_growth,
        row=-_clip(PARAMETERS.row_step * surprise, PARAMETERS.longest_row_step),
        child_variance=max(
            PARAMETERS.least_child_variance,
            mastery.variance - mastery.variance**2 * shrink + PARAMETERS.child_drift,
        ),
        family_variance=max(
            PARAMETERS.least_family_variance,
            known.variance - known.variance**2 * shrink + PARAMETERS.family_drift,
        ),
    )


def chance(mastery: Mastery, question: Question) -> float:
    """The chance that the child answers this right at the first try, what is not known about it counted in."""
    known = mastery.ability(question.family)
    spread = mastery.variance + known.variance + PARAMETERS.row_variance
    logit = (mastery.mean + known.mean - _difficulty(mastery, question)) / sqrt(1 + pi * spread / 8)
    guess = 1 / question.options
    return guess + (1 - guess - PARAMETERS.slip) * _logistic(logit)


def skill_range(mastery: Mastery, family: str, width: float) -> tuple[float, float]:
    """The chance without guessing on the family's middle row: lower and upper end of `width` standard deviations."""
    known = mastery.ability(family)
    middle = mastery.mean + known.mean - difficulty(MIDDLE_LEVEL)
    deviation = width * sqrt(mastery.variance + known.variance)
    share = 1 - PARAMETERS.slip
    return share * _logistic(middle - deviation), share * _logistic(middle + deviation)


def target(mastery: Mastery) -> float:
    """The chance of success that the next question should have (learning.md 2.2): about 85 %.

    It rises when more went wrong than meant, falls when less did, and is highest after two misses in a row.
    """
    if mastery.missed >= PARAMETERS.misses:
        return PARAMETERS.highest_target
    wanted, lately = PARAMETERS.target, mastery.success
    if mastery.answers <= PARAMETERS.settled_after:
        return wanted
    turned = (wanted if lately > wanted else 1 - wanted) * (wanted - lately)
    moved = wanted + turned / ((1 - wanted) if lately > wanted else wanted)
    return min(max(moved, PARAMETERS.lowest_target), PARAMETERS.highest_target)


def difficulty(level: float) -> float:
    """The difficulty of a level (1-8), in logits."""
    return PARAMETERS.easiest + PARAMETERS.span * (level - 1) / 7


def _difficulty(mastery: Mastery, question: Question) -> float:
    return difficulty(question.level) + mastery.ability(question.family).rows.get(question.row, 0.0)


def _logistic(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def _clip(value: float, most: float) -> float:
    return min(max(value, -most), most)
