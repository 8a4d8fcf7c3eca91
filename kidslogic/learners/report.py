"""One page about one child: what was played, what is being learned, what a wrong answer may mean (learning.md 2.4).

Facts and codes; the sentences stand in `content/texts/report.yaml`. Nobody is compared, nothing is ranked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import Any, Final

from kidslogic.engine.events import Answered, Claimed, Explained, GameFinished, LessonStepDone, Recalled, Trained
from kidslogic.learners.bands import Standing, standing
from kidslogic.learners.mastery import mastery_of
from kidslogic.learners.playtime import minutes_by_day, minutes_by_game
from kidslogic.learners.records import Record, chronological
from kidslogic.resources import content_data

DAYS_SHOWN: Final = 28
WRONG_SHOWN: Final = 10
_ORDER: Final = ("learning", "mostly", "surely", "not_enough")
"""Whose family an idea for the table is taken from: one that is just being learned first."""


@dataclass(frozen=True)
class Strength:
    """Something the child does well, and how often it was seen: a code of `strengths` in the texts."""

    code: str
    count: int


@dataclass(frozen=True)
class WrongAnswer:
    """An answer that was not right, and what it may mean: a code of `slips` in the texts, "" where nothing is known."""

    record: Record
    slip: str


@dataclass(frozen=True, kw_only=True)
class Report:
    """What the page of a child shows. `minutes` are those of the last four weeks, oldest day first.

    `standings` are the families met so far in the order of `families`; `idea` is a key of `at_the_table`.
    """

    days: int
    last_played: date | None
    minutes: Mapping[date, int]
    minutes_by_game: Mapping[str, int]
    games: Mapping[str, int]
    answers: int
    standings: tuple[Standing, ...]
    strengths: tuple[Strength, ...]
    wrong: tuple[WrongAnswer, ...]
    idea: str


def report_of(records: Iterable[Record], families: Sequence[str], today: date) -> Report:
    """The page of a child on a day; `families` are all skill families in the order in which children learn them."""
    log = chronological(records)
    mastery = mastery_of(log)
    standings = tuple(standing(mastery, family) for family in families if mastery.ability(family).answers)
    played = minutes_by_day(log)
    shown = [today - timedelta(days=back) for back in range(DAYS_SHOWN - 1, -1, -1)]
    return Report(
        days=len({record.local_date for record in log}),
        last_played=max((record.local_date for record in log), default=None),
        minutes={day: played.get(day, 0) for day in shown},
        minutes_by_game=minutes_by_game(log),
        games=Counter(record.event.game for record in log if isinstance(record.event, GameFinished)),
        answers=sum(isinstance(record.event, Answered | Trained) for record in log),
        standings=standings,
        strengths=_strengths(log),
        wrong=_wrong(log),
        idea=_idea(standings),
    )


def slip_words(language: str) -> Mapping[str, str]:
    """What each slip may mean, in a language."""
    return _words("slips", language)


def strength_words(language: str) -> Mapping[str, str]:
    """How each strength is told, with a place for `count`."""
    return _words("strengths", language)


def table_words(language: str) -> Mapping[str, str]:
    """What to do together at the table, by family."""
    return _words("at_the_table", language)


def _words(section: str, language: str) -> Mapping[str, str]:
    texts: Mapping[str, Mapping[str, str]] = _texts()[section]
    return {name: words[language] for name, words in texts.items()}


@cache
def _texts() -> Any:
    """Read once: a page asks for several sections."""
    return content_data("texts/report.yaml")


def _strengths(log: Sequence[Record]) -> tuple[Strength, ...]:
    counts: Counter[str] = Counter(filter(None, (_strength(record) for record in log)))
    return tuple(Strength(code, count) for code, count in counts.most_common())


def _strength(record: Record) -> str:
    event = record.event
    match event:
        case Answered(right=True) | Trained(right=True) if event.hints:
            return "hints_used"
        case Answered(right=True, first_try=False) | Trained(right=True, first_try=False):
            return "tried_again"
        case Explained(way="right" | "told"):
            return "explained"
        case Recalled(good=True):
            return "remembered"
        case Claimed(right=True):
            return "claims"
        case LessonStepDone():
            return "lessons"
    return ""


def _wrong(log: Sequence[Record]) -> tuple[WrongAnswer, ...]:
    """The latest ones, newest first; what came in a rush says nothing."""
    found = [
        WrongAnswer(record, record.event.tag.partition(":")[0])
        for record in reversed(log)
        if isinstance(record.event, Answered | Trained) and not record.event.right and not record.too_fast
    ]
    return tuple(found[:WRONG_SHOWN])


def _idea(standings: Sequence[Standing]) -> str:
    """Of what is just being learned, that with the most answers; else something for everybody."""
    ranked = sorted(standings, key=lambda one: (_ORDER.index(one.band), -one.answers))
    return ranked[0].family if ranked and ranked[0].band != "not_enough" else "any"
