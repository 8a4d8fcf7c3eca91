"""Opening the store so that the app always starts: damaged files are set aside, backups restored, and it is said so."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from kidslogic.learners.backups import Backup, Backups, publish
from kidslogic.learners.health import Health, companions, connect_to_read, examine, is_large, take_mark
from kidslogic.learners.home import Home
from kidslogic.learners.schema import migrate
from kidslogic.learners.trouble import StoreDamaged, StoreError, transaction, typed_trouble


@dataclass(frozen=True)
class Notice:
    """Something the grown-ups should hear after the start: a code with parameters.

    `restored` (day: of the backup, ISO), `started_empty`: the store was damaged. `newer_version`, `read_only`,
    `disk_full`, `locked`, `disk_error`: the app runs from memory and keeps nothing. `backup_failed`: all well, but
    today has no backup.
    """

    code: str
    params: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Opened:
    """An open database; `kept` is false when it lives in memory only."""

    connection: sqlite3.Connection
    notices: tuple[Notice, ...]
    kept: bool


def open_database(home: Home, now: datetime) -> Opened:
    """Open the database of a data folder, whatever state it is in; `now` is aware local time.

    A large store that was closed in order is not read as a whole, and its daily copy is made later, aside
    (`back_up_aside`): the children do not wait for either.
    """
    notices: list[Notice] = []
    try:
        with typed_trouble():
            home.make()
        health = examine(home.database, whole=not take_mark(home.database))
        if health is Health.NEWER:
            return Opened(_new_in_memory(), (Notice("newer_version"),), kept=False)
        if health is Health.DAMAGED:
            set_aside(home.database, now)
        if health is not Health.HEALTHY:
            notices += _fill(home, was_damaged=health is Health.DAMAGED)
        connection = _open_on_disk(home, now)
    except StoreError as trouble:
        return _open_in_memory(home, trouble)
    try:
        if not is_large(home.database):
            back_up_daily(home, connection, now)
    except StoreError:
        notices.append(Notice("backup_failed"))
    return Opened(connection, tuple(notices), kept=True)


def is_backup_due(home: Home, connection: sqlite3.Connection, now: datetime) -> bool:
    """Whether today has no backup yet and there is something to lose; raises `StoreError`."""
    newest = next((backup for backup in Backups(home.backups).all() if not backup.before_restoring), None)
    with typed_trouble():
        anybody = connection.execute("SELECT 1 FROM learners LIMIT 1").fetchone()
    return bool(anybody) and (newest is None or newest.day != now.date())


def back_up_daily(home: Home, connection: sqlite3.Connection, now: datetime) -> None:
    """Make today's backup where it is due; raises `StoreError`."""
    if is_backup_due(home, connection, now):
        Backups(home.backups).make(connection, now.date())


def back_up_aside(home: Home, now: datetime) -> None:
    """The same with a connection of its own, for a thread beside the one of the store; raises `StoreError`."""
    with typed_trouble(), closing(connect_to_read(home.database)) as connection:
        back_up_daily(home, connection, now)


def restore(home: Home, connection: sqlite3.Connection, backup: Backup, now: datetime) -> None:
    """Put a backup in the place of all that is in the store; raises `StoreError`, and then nothing has changed.

    The store as it was is backed up before, beside the copies of days. The copy is brought up to date in a file of its
    own, and then goes into the open store as one transaction of SQLite.
    """
    if examine(backup.path, immutable=True) is not Health.HEALTHY:
        raise StoreDamaged(str(backup.path))
    fresh = home.database.with_suffix(".tmp")
    with typed_trouble():
        shutil.copyfile(backup.path, fresh)  # before this one may be let go of for a new one
        try:
            with closing(sqlite3.connect(fresh, isolation_level=None)) as source:
                migrate(source)
                Backups(home.backups).make(connection, now.date(), before_restoring=True)
                source.backup(connection)
        finally:
            fresh.unlink(missing_ok=True)


def set_aside(database: Path, now: datetime) -> None:
    """Keep a damaged database for somebody who can rescue it, under a name that says since when."""
    stamp = int(now.timestamp() * 1000)
    with typed_trouble():
        while any(path.name.endswith(f".bad-{stamp}") for path in database.parent.iterdir()):
            stamp += 1
        for path in companions(database):
            if path.exists():
                path.rename(path.with_name(f"{path.name}.bad-{stamp}"))


def files_set_aside(database: Path) -> tuple[Path, ...]:
    """What `set_aside` has kept so far."""
    return tuple(sorted(database.parent.glob(f"{database.name}*.bad-*")))


def _fill(home: Home, *, was_damaged: bool) -> list[Notice]:
    """Put a database where there is none: the newest healthy backup, else a new one.

    A missing database with backups is restored as well: a crash between setting aside and restoring leaves that.
    """
    backup = Backups(home.backups).newest_healthy()
    unfinished = home.database.with_suffix(".tmp")
    with typed_trouble():
        unfinished.unlink(missing_ok=True)
        if backup:
            shutil.copyfile(backup.path, unfinished)
        else:
            with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
                migrate(connection)
        publish(unfinished, home.database)
    return _restored(backup, was_damaged=was_damaged)


def _restored(backup: Backup | None, *, was_damaged: bool) -> list[Notice]:
    if backup:
        return [Notice("restored", {"day": backup.day.isoformat()})]
    return [Notice("started_empty")] if was_damaged else []


def _open_on_disk(home: Home, now: datetime) -> sqlite3.Connection:
    with typed_trouble():
        connection = sqlite3.connect(home.database, timeout=1, isolation_level=None)
    try:
        with typed_trouble():
            # FULL: what was said to be saved survives a power cut. secure_delete: a removed child leaves no bytes.
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                connection.execute(f"PRAGMA {pragma}")
        migrate(connection, before_first=lambda: _back_up_before_migration(home, connection, now))
        with transaction(connection):  # finds out now, not in the middle of a game, whether writing is possible
            pass
    except StoreError:
        connection.close()
        raise
    return connection


def _back_up_before_migration(home: Home, connection: sqlite3.Connection, now: datetime) -> None:
    Backups(home.backups).make(connection, now.date())


def _new_in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    return connection


def _open_in_memory(home: Home, trouble: StoreError) -> Opened:
    """A copy in memory of what can still be read, so that the children find their faces and can play."""
    notices = [Notice(trouble.code)]
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    if not _copied(home.database, connection):
        backup = _readable_backup(home)
        if backup:
            _copied(backup.path, connection)
        notices += _restored(backup, was_damaged=home.database.exists())
    migrate(connection)
    return Opened(connection, tuple(notices), kept=False)


def _readable_backup(home: Home) -> Backup | None:
    try:
        return Backups(home.backups).newest_healthy()
    except StoreError:
        return None


def _copied(database: Path, memory: sqlite3.Connection) -> bool:
    """Load a database into memory; false when that is not possible.

    SQLite needs to write beside a database whose log was not closed; where it may not, a copy elsewhere is read.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="kidslogic-") as folder, typed_trouble():
            for path in companions(database)[:2]:
                if path.exists():
                    shutil.copyfile(path, Path(folder) / path.name)
            return _loaded(Path(folder) / database.name, memory, immutable=False)
    except (OSError, StoreError):
        return _loaded(database, memory, immutable=True)


def _loaded(database: Path, memory: sqlite3.Connection, *, immutable: bool) -> bool:
    try:
        if examine(database, immutable=immutable) is not Health.HEALTHY:
            return False
        with typed_trouble(), closing(connect_to_read(database, immutable=immutable)) as source:
            source.backup(memory)
    except StoreError:
        return False
    return True
