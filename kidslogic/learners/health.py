"""Whether a database file may be opened, found out without changing it.

SQLite's check reads the whole file: a second for a million events. A large store that was closed in order therefore
leaves a mark beside it, size and time of the file, and the next start only looks at header, version and tables. After
an unclean end, or when anybody touched the file, there is no mark that fits, and everything is checked. The copy that
is made of a large store every day is checked in full as well (`Backups.make`).
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from enum import Enum
from pathlib import Path
from typing import Final

from kidslogic.learners.schema import VERSION, has_tables, version_of
from kidslogic.learners.trouble import StoreDamaged, typed_trouble

LARGE: Final = 32 * 2**20
"""Bytes from which a store is large: up to there a full check and a copy take no time that anybody would notice."""

_MAGIC = b"SQLite format 3\x00"
_HEADER_SIZE = 100  # bytes; the user version is a big-endian number at offset 60 (sqlite.org/fileformat2.html)
_USER_VERSION = slice(60, 64)


class Health(Enum):
    """What a look at a database file says."""

    MISSING = "missing"
    HEALTHY = "healthy"
    DAMAGED = "damaged"
    NEWER = "newer"


def companions(database: Path) -> tuple[Path, ...]:
    """The database file and the two that SQLite keeps beside it."""
    return tuple(database.with_name(database.name + ending) for ending in ("", "-wal", "-shm"))


def is_large(database: Path) -> bool:
    """Whether a store has more than `LARGE` bytes; a missing one has not."""
    try:
        return database.stat().st_size > LARGE
    except OSError:
        return False


def mark_closed(database: Path) -> None:
    """Leave the mark of a store that was closed in order: a large one whose log is empty; raises `StoreError`."""
    log = companions(database)[1]
    if is_large(database) and not log.exists():
        with typed_trouble():
            _mark(database).write_text(_stamp(database), encoding="ascii")


def take_mark(database: Path) -> bool:
    """Whether the store lies there as it was closed. The mark goes: a store that is open is not closed.

    Where the folder cannot be written it stays, and so does the store.
    """
    mark = _mark(database)
    try:
        fits = mark.read_text(encoding="ascii") == _stamp(database) and not companions(database)[1].exists()
    except (OSError, UnicodeError):
        fits = False
    with suppress(OSError):
        mark.unlink(missing_ok=True)
    return fits


def examine(database: Path, *, immutable: bool = False, whole: bool = True) -> Health:
    """Look at a file: header, SQLite's quick check, version and tables; raises `StoreError` when it cannot be read.

    The header comes first, so that a file of a newer program is not even opened. `immutable` promises SQLite that
    nobody writes to the file (backups): no files appear beside it. Without `whole` the quick check is left out.
    """
    with typed_trouble():
        if not database.exists():
            return Health.MISSING
        if not database.is_file():
            return Health.DAMAGED
        with database.open("rb") as file:
            header = file.read(_HEADER_SIZE)
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return Health.DAMAGED
    if int.from_bytes(header[_USER_VERSION], "big") > VERSION:
        return Health.NEWER
    try:
        with typed_trouble(), closing(connect_to_read(database, immutable=immutable)) as connection:
            return _examined(connection, whole=whole)
    except StoreDamaged:
        return Health.DAMAGED


def connect_to_read(database: Path, *, immutable: bool = False) -> sqlite3.Connection:
    """A connection that cannot write."""
    uri = database.absolute().as_uri() + "?mode=ro" + ("&immutable=1" if immutable else "")
    return sqlite3.connect(uri, uri=True, timeout=1, isolation_level=None)


def _mark(database: Path) -> Path:
    return database.with_name(f"{database.name}-closed")


def _stamp(database: Path) -> str:
    facts = database.stat()
    return f"{facts.st_size} {facts.st_mtime_ns}"


def _examined(connection: sqlite3.Connection, *, whole: bool) -> Health:
    # The write-ahead log may say another version than the header.
    if version_of(connection) > VERSION:
        return Health.NEWER
    if not has_tables(connection):
        return Health.DAMAGED
    return Health.HEALTHY if not whole or is_sound(connection) else Health.DAMAGED


def is_sound(connection: sqlite3.Connection) -> bool:
    """SQLite's quick check of a whole database."""
    return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
