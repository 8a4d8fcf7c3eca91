"""The page of a child as plain text, for the command line (design.md section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from kidslogic.cli.console import said
from kidslogic.engine.events import Answered, Trained
from kidslogic.learners.report import Report, WrongAnswer, slip_words, strength_words, table_words
from kidslogic.learners.spreadsheet import band_words, family_word


def report_lines(report: Report, nickname: str, today: date, language: str) -> Iterator[str]:
    """What the grown-ups' page tells, line by line; days as in 2026-11-30."""
    yield said("report-title", language, child=nickname, day=today.isoformat())
    if report.last_played is None:
        yield said("report-nothing", language)
        return
    minutes, last = sum(report.minutes.values()), report.last_played.isoformat()
    yield said("report-days", language, days=report.days, day=last, minutes=minutes)
    yield from _part("report-skills", language, _skills(report, language))
    told = strength_words(language)
    yield from _part("report-strengths", language, (told[one.code].format(count=one.count) for one in report.strengths))
    yield from _part("report-wrong", language, (_slip(wrong, language) for wrong in report.wrong))
    ideas = table_words(language)
    yield ""
    yield said("report-idea", language, idea=ideas.get(report.idea, ideas["any"]))


def _part(heading: str, language: str, lines: Iterator[str]) -> Iterator[str]:
    """A heading and its lines; nothing where there are none."""
    for number, line in enumerate(lines):
        if not number:
            yield ""
            yield said(heading, language)
        yield f"  {line}"


def _skills(report: Report, language: str) -> Iterator[str]:
    bands = band_words(language)
    for one in report.standings:
        day = "-" if one.last is None else one.last.isoformat()
        family = _capital(family_word(one.family, language))
        yield said("report-skill", language, family=family, band=bands[one.band], answers=one.answers, day=day)


def _slip(wrong: WrongAnswer, language: str) -> str:
    event = wrong.record.event
    family = event.family if isinstance(event, Answered) else event.skill if isinstance(event, Trained) else ""
    slip = slip_words(language).get(wrong.slip, "")
    asked = _capital(family_word(family, language))
    return ", ".join(filter(None, (wrong.record.local_date.isoformat(), asked, slip)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
