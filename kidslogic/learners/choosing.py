"""Which question comes next: one the child can just do, of a family not met for a while (learning.md 2.2, 2.4)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from math import log
from random import Random
from typing import Final

from kidslogic.learners.mastery import Mastery, Question, chance, target

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
        kind = (question.family, question.level, question.options, mastery.rows.get(question.row, 0.0))
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
    """The families that should be met again today, longest overdue first; never more than two open a session."""
    waiting = [
        ((today - known.last).days / known.stability, family)
        for family in among
        if (known := mastery.ability(family)).last is not None
    ]
    overdue = sorted((share, family) for share, family in waiting if share >= 1)
    return tuple(family for _, family in reversed(overdue))[:DUE_FAMILIES]
