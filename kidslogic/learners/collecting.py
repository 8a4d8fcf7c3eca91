"""A class: the files of all its tablets read together (packs/FORMAT.md section 7). Nothing is written into them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from kidslogic.learners.bands import Standing, standing
from kidslogic.learners.class_rows import WrongRow, most_missed, read_child
from kidslogic.learners.progress_file import SUFFIX, BadFile, ProgressFile, read_progress
from kidslogic.learners.records import Record, chronological


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
    read = {pupil.id: read_child(pupil.records) for pupil in pupils}
    return Overview(
        pupils=pupils,
        families=tuple(families),
        grid={child: {family: standing(known, family) for family in families} for child, (known, _) in read.items()},
        wrong_rows=most_missed(met for _, met in read.values()),
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


def _class_of(files: Iterable[ProgressFile]) -> str:
    said = {re.sub(r"[^A-Za-z0-9-]", "", file.class_id) for file in files} - {""}
    return said.pop() if len(said) == 1 else ""


def _age(file: ProgressFile) -> tuple[datetime, str, str]:
    latest = max((record.at for record in file.records), default=file.created)
    return latest, file.nickname, file.avatar
