"""Which question comes next: one the child can just do, of a family not met for a while (learning.md 2.2, 2.4).

All that a choice depends on is in the child's log, so that asking again before the next answer gives the same question:
after a step back, after going on with a saved game, on another tablet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from math import log
from random import Random
from typing import Final

from kidslogic.engine.events import Answered, Trained
from kidslogic.learners.mastery import Mastery, Question, after, chance, question_of, target
from kidslogic.learners.records import Record

COMFORT: Final = 0.06
"""How far from the target a chance may be before it costs a whole point."""
SEEN: Final = 30.0
VARIETY: Final = 0.25
LONGEST_WAIT: Final = 12
CHANCE: Final = 0.8
"""The scale of the Gumbel noise: two children do not get the same rows in the same order."""
DUE_FAMILIES: Final = 2
EASY_WIN: Final = 0.9
"""The chance of success with which a family comes back after days."""
SEEN_ROWS: Final = 40
"""So many rows back nothing is repeated while there is anything else."""


@dataclass(frozen=True, kw_only=True)
class Course:
    """What choosing knows of a child: what it can do, how many answers it gave, and the rows it answered lately.

    `reviewed` are the families that were due on the day of the last answer and have been met again on that `day`.
    """

    mastery: Mastery
    answers: int = 0
    lately: tuple[str, ...] = ()
    day: date | None = None
    reviewed: frozenset[str] = frozenset()


def followed(course: Course, record: Record) -> Course:
    """The course after one more record of the child's log."""
    event = record.event
    if not isinstance(event, Answered | Trained):
        return course
    question, day = question_of(event), record.local_date
    reviewed = course.reviewed if course.day == day else frozenset()
    return Course(
        mastery=after(course.mastery, record),
        answers=course.answers + 1,
        lately=(*course.lately, question.row)[-SEEN_ROWS:],
        day=day,
        reviewed=reviewed | set(due(course.mastery, day, {question.family})),
    )


def next_question(course: Course, offered: Sequence[Question], today: date, seed: str) -> int:
    """The place of the question that suits the child best now; `offered` is not empty.

    Families that were learned well and not met for days come first, as easy wins, at most two of them a day. The same
    course, offer, day and `seed` give the same place.
    """
    done = len(course.reviewed) if course.day == today else 0
    waiting = due(course.mastery, today, {question.family for question in offered})[: max(0, DUE_FAMILIES - done)]
    among = [place for place, question in enumerate(offered) if not waiting or question.family in waiting]
    rng = Random(f"{seed}:{course.answers}:{len(offered)}")
    picked = choose(
        course.mastery,
        [offered[place] for place in among],
        rng,
        seen=frozenset(course.lately),
        wanted=EASY_WIN if waiting else None,
    )
    return among[picked]


def choose(
    mastery: Mastery,
    offered: Sequence[Question],
    rng: Random,
    *,
    seen: Collection[str] = (),
    wanted: float | None = None,
) -> int:
    """The place of the question to ask next; `offered` is not empty.

    `seen` are the identities of rows that the child has met lately; `wanted` is the chance of success aimed at, by
    default the one that suits the child now.
    """
    aim = target(mastery) if wanted is None else wanted
    merits: dict[tuple[str, float, int, float], float] = {}
    best, place = float("-inf"), 0
    for index, question in enumerate(offered):
        offset = mastery.ability(question.family).rows.get(question.row, 0.0)
        kind = (question.family, question.level, question.options, offset)
        merit = merits.get(kind)
        if merit is None:
            merit = merits[kind] = _merit(mastery, question, aim)
        worth = merit - CHANCE * log(-log(rng.random() or 0.5))
        if question.row in seen:
            worth -= SEEN
        if worth > best:
            best, place = worth, index
    return place


def _merit(mastery: Mastery, question: Question, aim: float) -> float:
    waited = min(LONGEST_WAIT, mastery.since.get(question.family, LONGEST_WAIT))
    return VARIETY * waited - ((chance(mastery, question) - aim) / COMFORT) ** 2


def due(mastery: Mastery, today: date, among: Iterable[str]) -> tuple[str, ...]:
    """The families that should be met again today, longest overdue first; never more than two at a time."""
    waiting = [
        ((today - known.last).days / known.stability, family)
        for family in among
        if (known := mastery.ability(family)).last is not None
    ]
    overdue = sorted((share, family) for share, family in waiting if share >= 1)
    return tuple(family for _, family in reversed(overdue))[:DUE_FAMILIES]
