"""What a grown-up is told about a skill: a word and a range, never a number to compare by (learning.md 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from math import sqrt
from typing import Final, Literal

from kidslogic.learners.mastery import Mastery, skill_range

Band = Literal["not_enough", "learning", "mostly", "surely"]

FEWEST_ANSWERS: Final = 8
WIDEST: Final = 0.8
"""An estimate with a larger standard deviation, in logits, says nothing yet."""
MOSTLY: Final = 0.70
SURELY: Final = 0.85
EIGHTY: Final = 1.2816
"""Standard deviations to each side that hold eighty of a hundred."""


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where a child stands with one family: `low` to `high` is the range of the chance on a middle row, 0-1."""

    family: str
    band: Band
    low: float
    high: float
    answers: int
    last: date | None


def standing(mastery: Mastery, family: str) -> Standing:
    """The band of a family with the range drawn for it, from how many answers, and when the last one came."""
    known = mastery.ability(family)
    low, high = skill_range(mastery, family, EIGHTY)
    return Standing(
        family=family, band=_band(mastery, family, low), low=low, high=high, answers=known.answers, last=known.last
    )


def _band(mastery: Mastery, family: str, low: float) -> Band:
    """A lower end that is high enough speaks for itself, however much higher the truth may be."""
    known = mastery.ability(family)
    if known.answers < FEWEST_ANSWERS:
        return "not_enough"
    if low >= MOSTLY:
        return "surely" if low >= SURELY and known.held is not None else "mostly"
    return "not_enough" if sqrt(mastery.variance + known.variance) > WIDEST else "learning"
