"""Tables for a spreadsheet: CSV that Excel and LibreOffice of any language open with a double click.

UTF-8 with a mark at the start and `;` between columns (packs/FORMAT.md section 7). A cell that a spreadsheet would take
for a formula begins with an apostrophe; numbers are whole numbers, because 22.5 may turn into the 22nd of May.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kidslogic.engine.events import Answered, Trained
from kidslogic.learners.collecting import Overview
from kidslogic.learners.mastery import Mastery, after, newcomer, question_of
from kidslogic.learners.records import Record, kind_of
from kidslogic.patterns.skills import FAMILY_IDS, skill
from kidslogic.resources import content_data

COLUMNS: Final = (
    "child",
    "date",
    "time_utc",
    "kind",
    "game",
    "family",
    "level",
    "row",
    "answer",
    "right",
    "first_try",
    "hints",
    "seconds",
    "tag",
    "counted",
    "id",
)
"""The columns of `answers_table`; their headings stand in content/texts/tables.yaml."""


def csv_text(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """The text of a file, its mark included; written with `newline=""` and as UTF-8 it is what spreadsheets expect."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow([_cell(text) for text in heading])
    writer.writerows([_cell(value) for value in row] for row in rows)
    return "\ufeff" + out.getvalue()


def answers_table(children: Mapping[str, Sequence[Record]], language: str) -> str:
    """Every answer of some children, one a line: for each pseudonym or name its records in their order."""
    heads = headings(language)
    rows = [row for child, records in children.items() for row in _rows(child, records)]
    return csv_text([heads[column] for column in COLUMNS], rows)


def class_table(overview: Overview, language: str) -> str:
    """A class as a table: a child a line, its last day, and where it stands with every family."""
    heads, bands = headings(language), band_words(language)
    rows = [
        (
            pupil.nickname or pupil.id,
            pupil.last_played or "",
            *(bands[overview.grid[pupil.id][family].band] for family in overview.families),
        )
        for pupil in overview.pupils
    ]
    return csv_text(
        [heads["child"], heads["last_played"], *(family_word(family, language) for family in overview.families)], rows
    )


def family_word(family: str, language: str) -> str:
    """What a grown-up calls a family of puzzles, or a skill of another game."""
    if family in FAMILY_IDS:
        return skill(family).names[language]
    words = content_data("texts/tables.yaml")["skills"].get(family, {})
    return str(words.get(language, family))


def band_words(language: str) -> Mapping[str, str]:
    """What a grown-up is told about a band of `kidslogic.learners.bands`."""
    return {name: words[language] for name, words in content_data("texts/tables.yaml")["bands"].items()}


def headings(language: str) -> Mapping[str, str]:
    """The headings of all tables in a language."""
    return {name: words[language] for name, words in content_data("texts/tables.yaml")["headings"].items()}


def _rows(child: str, records: Iterable[Record]) -> Iterable[tuple[object, ...]]:
    mastery: Mastery = newcomer()
    for record in records:
        event, before = record.event, mastery
        mastery = after(before, record)
        if isinstance(event, Answered | Trained):
            yield _row(child, record, event, counted=mastery is not before)


def _row(child: str, record: Record, event: Answered | Trained, *, counted: bool) -> tuple[object, ...]:
    question = question_of(event)
    row = f"{event.pack} {event.card} {event.side} {event.row}" if isinstance(event, Answered) else event.position
    return (
        child,
        record.local_date.isoformat(),
        record.at.strftime("%H:%M:%S"),
        kind_of(event),
        "" if isinstance(event, Answered) else event.game,
        question.family,
        round(question.level),
        row,
        event.answer,
        int(event.right),
        int(event.first_try),
        event.hints,
        round(event.seconds),
        event.tag,
        int(counted),
        record.id,
    )


def _cell(value: object) -> str:
    text = str(value)
    return f"'{text}" if text[:1] in "=+-@\t\r" and text else text
