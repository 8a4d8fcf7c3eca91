"""Rotating copies of the store: one a day and one before every migration and every restoring.

    backups/learners-00007-2026-11-29.sqlite3           of a day
    backups/learners-00008-2026-11-29-before.sqlite3    of the state that gave way to a restored copy

The second kind rotates apart, so that going back, however often, never costs the copy of a day.
"""

from __future__ import annotations

import os
import re
import sqlite3
import threading
from collections.abc import Callable, Hashable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from kidslogic.learners.health import Health, connect_to_read, examine, is_large, is_sound
from kidslogic.learners.trouble import StoreDamaged, StoreError, typed_trouble

KEPT_DAYS = 7
KEPT_WEEKS = 4
KEPT_MONTHS = 6
KEPT_BEFORE_RESTORING = 5

_ONE_AT_A_TIME = threading.RLock()
"""The copy of a large store is made aside; meanwhile nobody else changes the folder."""
_CHILDREN = """
    SELECT nickname, avatar,
        (SELECT count(*) FROM events WHERE learner = learners.id AND kind IN ('answered', 'trained'))
    FROM learners ORDER BY rowid
"""
_BEFORE = "-before"
_NAME = re.compile(rf"learners-(\d+)-(\d{{4}}-\d\d-\d\d)({_BEFORE})?\.sqlite3")


@dataclass(frozen=True, order=True)
class Backup:
    """One copy. `number` only ever rises, so that a clock set back cannot make an old copy look like the newest.

    `before_restoring` tells that it holds what gave way to another copy.
    """

    number: int
    day: date
    path: Path
    before_restoring: bool = False


@dataclass(frozen=True)
class KeptChild:
    """A child as a copy knows it, and how many answers of it are in there."""

    nickname: str
    avatar: str
    answers: int


@dataclass(frozen=True)
class Contents:
    """What a copy holds: the children in the order in which they came, and the day of the last event."""

    children: tuple[KeptChild, ...]
    until: date | None


@dataclass(frozen=True)
class Backups:
    """The folder of copies. Every method raises `StoreError` when the disk does not do what it is asked."""

    folder: Path

    def all(self) -> tuple[Backup, ...]:
        """The copies, newest first."""
        with typed_trouble():
            found = [
                Backup(int(match[1]), date.fromisoformat(match[2]), path, bool(match[3]))
                for path in self.folder.glob("*.sqlite3")
                if (match := _NAME.fullmatch(path.name))
            ]
        return tuple(sorted(found, reverse=True))

    def make(self, source: sqlite3.Connection, day: date, *, before_restoring: bool = False) -> Backup:
        """Copy the store as it is now and let go of copies of its kind that are too many.

        The start does not look at the whole of a large store, so its copy is checked: raises `StoreDamaged` for one
        that is not sound, and then the older copies stay.
        """
        with _ONE_AT_A_TIME:
            return self._make(source, day, before_restoring=before_restoring)

    def _make(self, source: sqlite3.Connection, day: date, *, before_restoring: bool) -> Backup:
        number = max((backup.number for backup in self.all()), default=0) + 1
        path = self.folder / f"learners-{number:05}-{day.isoformat()}{_BEFORE * before_restoring}.sqlite3"
        unfinished = path.with_suffix(".tmp")
        with typed_trouble():
            self._tidy()
            with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # a copy is a single file
                sound = not is_large(unfinished) or is_sound(copy)
            if not sound:
                unfinished.unlink()
                raise StoreDamaged(str(path))
            publish(unfinished, path)
            everything = self.all()
            for backup in set(everything) - kept(everything):
                backup.path.unlink()
        return Backup(number, day, path, before_restoring)

    def newest_healthy(self) -> Backup | None:
        """The newest copy that can be opened; what somebody went back from only where there is no other."""
        found = sorted(self.all(), key=lambda backup: backup.before_restoring)
        return next((backup for backup in found if self._health(backup) is Health.HEALTHY), None)

    def rewrite(self, change: Callable[[sqlite3.Connection], None]) -> None:
        """Apply a change to every copy; one that cannot be changed is deleted.

        For taking a child out of all of them: no copy may outlive that promise.
        """
        with _ONE_AT_A_TIME, typed_trouble():
            self._tidy()
            for backup in self.all():
                if self._health(backup) is Health.HEALTHY:
                    _rewritten(backup.path, change)
                else:
                    backup.path.unlink()

    def contents(self, backup: Backup) -> Contents | None:
        """What is in a copy, without changing it; None for one that cannot be opened."""
        if self._health(backup) is not Health.HEALTHY:
            return None
        with typed_trouble(), closing(connect_to_read(backup.path, immutable=True)) as copy:
            children = tuple(KeptChild(*row) for row in copy.execute(_CHILDREN))
            until = copy.execute("SELECT max(local_date) FROM events").fetchone()[0]
        return Contents(children, None if until is None else date.fromisoformat(until))

    def _tidy(self) -> None:
        """Take away what a copy left that was not finished."""
        for unfinished in self.folder.glob("*.tmp*"):
            unfinished.unlink()

    @staticmethod
    def _health(backup: Backup) -> Health:
        try:
            return examine(backup.path, immutable=True)
        except StoreError:
            return Health.DAMAGED


def kept(backups: Iterable[Backup]) -> frozenset[Backup]:
    """The copies worth keeping: the newest of each of the last 7 days, 4 weeks and 6 months that have one.

    Besides them the 5 newest of those made before restoring, which are no copies of a day.
    """
    everything = sorted(backups, reverse=True)
    newest_first = [backup for backup in everything if not backup.before_restoring]
    before = [backup for backup in everything if backup.before_restoring]
    return (
        _newest_of_each(newest_first, lambda day: day, KEPT_DAYS)
        | _newest_of_each(newest_first, lambda day: day.isocalendar()[:2], KEPT_WEEKS)
        | _newest_of_each(newest_first, lambda day: (day.year, day.month), KEPT_MONTHS)
        | frozenset(before[:KEPT_BEFORE_RESTORING])
    )


def publish(unfinished: Path, path: Path) -> None:
    """Give a finished file its name, all at once and safe from a power cut."""
    _sync(unfinished, os.O_RDWR)
    unfinished.replace(path)
    if os.name == "posix":  # Windows keeps the folder's entries safe by itself and cannot open a folder
        _sync(path.parent, os.O_RDONLY)


def _newest_of_each(newest_first: list[Backup], period: Callable[[date], Hashable], count: int) -> frozenset[Backup]:
    newest: dict[Hashable, Backup] = {}
    for backup in newest_first:
        newest.setdefault(period(backup.day), backup)
    return frozenset(list(newest.values())[:count])


def _rewritten(path: Path, change: Callable[[sqlite3.Connection], None]) -> None:
    unfinished = path.with_suffix(".tmp")
    unfinished.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
        change(copy)
    publish(unfinished, path)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
