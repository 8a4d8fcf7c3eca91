"""A class: the files of all its tablets read together (packs/FORMAT.md section 7). Nothing is written into them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Final

from kidslogic.engine.events import Answered
from kidslogic.learners.bands import Standing, standing
from kidslogic.learners.mastery import mastery_of
from kidslogic.learners.progress_file import SUFFIX, BadFile, ProgressFile, read_progress
from kidslogic.learners.records import Record, chronological

FEWEST_CHILDREN: Final = 3
"""A row that fewer children met says nothing about the row."""
MOST_ROWS: Final = 20


@dataclass(frozen=True)
class Skipped:
    """A file that could not be read, by its name, and why (`BadFile.code`)."""

    name: str
    code: str


@dataclass(frozen=True)
class Pupil:
    """One child of the class: the id, the name as some file tells it ("" for a pseudonym), and its records in time."""

    id: str
    nickname: str
    avatar: str
    records: tuple[Record, ...]

    @property
    def last_played(self) -> date | None:
        """The last day on which anything was written."""
        return max((record.local_date for record in self.records), default=None)


@dataclass(frozen=True)
class WrongRow:
    """A row of a pack, how many children answered it, and how many of them did not find it at the first try."""

    pack: str
    card: str
    side: str
    row: int
    children: int
    missed: int


@dataclass(frozen=True)
class Overview:
    """A class at a glance. `grid` gives for each pupil's id where it stands with each family.

    `class_id` is what all files say the class is called; "" where they say different things or nothing.
    """

    pupils: tuple[Pupil, ...]
    families: tuple[str, ...]
    grid: Mapping[str, Mapping[str, Standing]]
    wrong_rows: tuple[WrongRow, ...]
    skipped: tuple[Skipped, ...]
    class_id: str = ""

    def away_since(self, day: date) -> tuple[Pupil, ...]:
        """Who has not played on that day or later."""
        return tuple(pupil for pupil in self.pupils if pupil.last_played is None or pupil.last_played < day)


def collect(folder: Path, families: Sequence[str]) -> Overview:
    """Read every progress file in a folder and the folders in it. What cannot be read is named in `skipped`."""
    files, skipped = [], []
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        try:
            files.append(read_progress(path))
        except BadFile as fault:
            skipped.append(Skipped(path.name, fault.code))
    pupils = merged(files)
    return Overview(
        pupils=pupils,
        families=tuple(families),
        grid={pupil.id: _standings(pupil, families) for pupil in pupils},
        wrong_rows=most_missed(pupils),
        skipped=tuple(skipped),
        class_id=_class_of(files),
    )


def merged(files: Iterable[ProgressFile]) -> tuple[Pupil, ...]:
    """Every child once, with all events of all its files, each once; children by name, then by id.

    Of several names the one of the file with the latest event holds.
    """
    records: dict[str, dict[str, Record]] = {}
    names: dict[str, tuple[str, str]] = {}
    for file in sorted(files, key=_age):
        records.setdefault(file.child, {}).update({record.id: record for record in file.records})
        names[file.child] = (file.nickname, file.avatar)
    pupils = [Pupil(child, *names[child], chronological(found.values())) for child, found in records.items()]
    return tuple(sorted(pupils, key=lambda pupil: (pupil.nickname.casefold(), pupil.id)))


def most_missed(pupils: Iterable[Pupil]) -> tuple[WrongRow, ...]:
    """The rows that the largest share of children missed at the first try: hard ones, and bad ones."""
    firsts: dict[tuple[str, str, str, int, str], dict[str, bool]] = {}
    for pupil in pupils:
        for record in pupil.records:
            event = record.event
            if isinstance(event, Answered) and event.first_try and not record.too_fast:
                row = (event.pack, event.card, event.side, event.row, event.row_hash)
                firsts.setdefault(row, {}).setdefault(pupil.id, event.right)
    rows = [
        WrongRow(pack, card, side, row, len(answers), sum(not right for right in answers.values()))
        for (pack, card, side, row, _), answers in firsts.items()
        if len(answers) >= FEWEST_CHILDREN
    ]
    missed = [row for row in rows if row.missed]
    missed.sort(key=lambda row: (-row.missed / row.children, -row.children, row.pack, row.card, row.side, row.row))
    return tuple(missed[:MOST_ROWS])


def _class_of(files: Iterable[ProgressFile]) -> str:
    said = {re.sub(r"[^A-Za-z0-9-]", "", file.class_id) for file in files} - {""}
    return said.pop() if len(said) == 1 else ""


def _age(file: ProgressFile) -> tuple[datetime, str, str]:
    latest = max((record.at for record in file.records), default=file.created)
    return latest, file.nickname, file.avatar


def _standings(pupil: Pupil, families: Iterable[str]) -> Mapping[str, Standing]:
    mastery = mastery_of(pupil.records)
    return {family: standing(mastery, family) for family in families}
