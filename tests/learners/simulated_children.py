"""Children who never lived: answers with known skills, to see what the model makes of them (learning.md 2.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from statistics import fmean

from kidslogic.learners.bands import EIGHTY, FEWEST_ANSWERS, MOSTLY
from kidslogic.learners.choosing import choose
from kidslogic.learners.mastery import (
    MIDDLE_LEVEL,
    PARAMETERS,
    Mastery,
    Question,
    chance,
    difficulty,
    learned,
    newcomer,
    skill_range,
)

ANSWERS = 200
FAMILIES, LEVELS, ROWS_EACH = 10, 8, 6
GUESS, SLIP, RUSHED = 0.25, 0.04, 0.06
ROW_SPREAD, FAMILY_SPREAD = 0.5, 0.6
GROWTH, FAMILY_GROWTH = 0.0045, 0.015
"""About 1.2 logits in two hundred answers: what the child learns anyway, and in the family it is just doing."""
OPTIONS = 4


@dataclass(frozen=True)
class Row:
    """A row as it is offered, and how hard it is in truth."""

    question: Question
    difficulty: float


@dataclass(frozen=True)
class Answer:
    """One answer: the true and the expected chance, and how it went. Rushed answers are not counted by the model."""

    truly: float
    expected: float
    right: bool
    rushed: bool


@dataclass(frozen=True)
class Life:
    """Two hundred answers, and what was said at the end.

    `covered` tells for each family whether the 80 % range held the truth, `claims` for each "can do" whether it was so.
    """

    answers: tuple[Answer, ...]
    covered: tuple[bool, ...]
    claims: tuple[bool, ...]


def rows(rng: Random) -> tuple[Row, ...]:
    """480 rows of ten families: their true level is the written one give or take, and a family's are off together."""
    off = [rng.gauss(0, FAMILY_SPREAD) for _ in range(FAMILIES)]
    return tuple(
        Row(
            Question(f"family {family}", level, OPTIONS, f"{family} {level} {number}"),
            difficulty(level) + off[family] + rng.gauss(0, ROW_SPREAD),
        )
        for family in range(FAMILIES)
        for level in range(1, LEVELS + 1)
        for number in range(ROWS_EACH)
    )


def live(rng: Random, offered: Sequence[Row]) -> Life:
    """One child of five to ten years answers rows that the model picks."""
    age = rng.uniform(5, 10)
    skill = newcomer(age).mean + rng.gauss(0, 1)
    families = {f"family {number}": rng.gauss(0, PARAMETERS.family_variance**0.5) for number in range(FAMILIES)}
    questions = [row.question for row in offered]
    mastery, seen, answers = newcomer(age), [], []
    for _ in range(ANSWERS):
        row = offered[choose(mastery, questions, rng, seen=frozenset(seen))]
        family = row.question.family
        truly = _truth(skill + families[family] - row.difficulty)
        rushed = rng.random() < RUSHED
        right = rng.random() < (GUESS if rushed else truly)
        answers.append(Answer(truly, chance(mastery, row.question), right, rushed))
        seen.append(row.question.row)
        if not rushed:
            mastery = learned(mastery, row.question, float(right))
        skill += GROWTH
        families[family] += FAMILY_GROWTH
    offsets = {name: _offset(offered, name) for name in families}
    return Life(tuple(answers), *_said(mastery, {name: skill + families[name] - offsets[name] for name in families}))


def _said(mastery: Mastery, truth: dict[str, float]) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    covered, claims = [], []
    for name, skill in truth.items():
        low, high = skill_range(mastery, name, EIGHTY)
        really = (1 - SLIP) / (1 + exp(-(skill - difficulty(MIDDLE_LEVEL))))
        covered.append(low <= really <= high)
        if low >= MOSTLY and mastery.ability(name).answers >= FEWEST_ANSWERS:
            claims.append(really >= MOSTLY)
    return tuple(covered), tuple(claims)


def _offset(offered: Sequence[Row], family: str) -> float:
    """How much harder a family's rows are than their levels say: to a child that is the same as being less able."""
    own = [row.difficulty - difficulty(row.question.level) for row in offered if row.question.family == family]
    return sum(own) / len(own)


def _truth(logit: float) -> float:
    return GUESS + (1 - GUESS - SLIP) / (1 + exp(-logit))


@dataclass(frozen=True, kw_only=True)
class Findings:
    """What many lives show; shares are 0-1, answers count from 1. "In band" is a true chance of 70-90 %."""

    success: float
    in_band_soon: float
    in_band_after: int
    never_in_band: float
    five_misses: float
    calibration_error: float
    covered: float
    claims_true: float
    claims: int


def findings(children: int, seed: int) -> Findings:
    """The figures of learning.md 2.3 for so many children, every fifty of them with rows of their own."""
    lives, offered = [], rows(Random(f"{seed}"))
    for number in range(children):
        rng = Random(f"{seed} {number}")
        offered = rows(rng) if number % 50 == 0 else offered
        lives.append(live(rng, offered))
    until = sorted(_until_in_band(life) for life in lives)
    claims = [claim for life in lives for claim in life.claims]
    covered = [one for life in lives for one in life.covered]
    return Findings(
        success=_share(answer.right for life in lives for answer in life.answers[20:100]),
        in_band_soon=_share(_in_band(life, 20, 40) for life in lives),
        in_band_after=until[int(0.9 * len(until))],
        never_in_band=_share(answers > ANSWERS for answers in until),
        five_misses=_share(_misses(life) >= 5 for life in lives),
        calibration_error=_calibration_error(lives),
        covered=_share(covered),
        claims_true=_share(claims),
        claims=len(claims),
    )


def _share(found: Iterable[bool]) -> float:
    every = list(found)
    return sum(every) / max(1, len(every))


def _in_band(life: Life, start: int, stop: int) -> bool:
    return 0.7 <= fmean(answer.truly for answer in life.answers[start:stop]) <= 0.9


def _until_in_band(life: Life) -> int:
    """After how many answers the last ten were in band: the shortest stretch that can be measured."""
    return next((stop for stop in range(10, ANSWERS + 1) if _in_band(life, stop - 10, stop)), ANSWERS + 1)


def _misses(life: Life) -> int:
    """The longest run of misses."""
    longest = run = 0
    for answer in life.answers:
        run = 0 if answer.right else run + 1
        longest = max(longest, run)
    return longest


def _calibration_error(lives: Sequence[Life]) -> float:
    """How far expected and found success lie apart, by tenths of expected success, weighted by answers."""
    tenths: dict[int, list[float]] = {}
    for answer in (answer for life in lives for answer in life.answers if not answer.rushed):
        tenths.setdefault(int(answer.expected * 10), []).append(answer.expected - answer.right)
    return sum(abs(sum(apart)) for apart in tenths.values()) / sum(len(apart) for apart in tenths.values())
