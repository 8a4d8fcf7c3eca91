"""Whether a database file may be opened, found out without changing it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from enum import Enum
from pathlib import Path

from kidslogic.learners.schema import VERSION, has_tables, version_of
from kidslogic.learners.trouble import StoreDamaged, typed_trouble

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


def examine(database: Path, *, immutable: bool = False) -> Health:
    """Look at a file: header, SQLite's quick check, version and tables; raises `StoreError` when it cannot be read.

    The header comes first, so that a file of a newer program is not even opened. `immutable` promises SQLite that
    nobody writes to the file (backups): no files appear beside it.
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
            return _examined(connection)
    except StoreDamaged:
        return Health.DAMAGED


def connect_to_read(database: Path, *, immutable: bool = False) -> sqlite3.Connection:
    """A connection that cannot write."""
    uri = database.absolute().as_uri() + "?mode=ro" + ("&immutable=1" if immutable else "")
    return sqlite3.connect(uri, uri=True, timeout=1, isolation_level=None)


def _examined(connection: sqlite3.Connection) -> Health:
    # The write-ahead log may say another version than the header.
    if version_of(connection) > VERSION:
        return Health.NEWER
    checked = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    return Health.HEALTHY if checked == "ok" and has_tables(connection) else Health.DAMAGED
