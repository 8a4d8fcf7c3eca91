"""What can go wrong between the store and the disk, as typed errors; a game in memory goes on all the same."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """The disk did not do what it was asked; nothing is half written. `code` is what a screen turns into words."""

    code = "disk_error"


class StoreFull(StoreError):
    """There is no room left on the disk."""

    code = "disk_full"


class StoreLocked(StoreError):
    """Another program is writing to the store right now."""

    code = "locked"


class StoreReadOnly(StoreError):
    """The folder or the file may not be written to."""

    code = "read_only"


class StoreDamaged(StoreError):
    """The file is not a sound database; the next start sets it aside and restores a backup."""

    code = "damaged"


class StoreNewer(StoreError):
    """A newer program has written the store; this one does not know how to go on with it."""

    code = "newer_version"


class FileRefused(StoreError):
    """A file or folder that somebody chose could not be read or written; `fault` is what the system said.

    `learners.disk_words` makes a sentence of it.
    """

    code = "file"

    def __init__(self, fault: OSError) -> None:
        super().__init__(str(fault))
        self.fault = fault


# SQLite's primary result codes; the extended code carries them in its low byte.
_BY_RESULT = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_CANTOPEN: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_AUTH: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
    sqlite3.SQLITE_IOERR: StoreError,
}
_BY_ERRNO = {
    errno.ENOSPC: StoreFull,
    errno.EDQUOT: StoreFull,
    errno.EACCES: StoreReadOnly,
    errno.EPERM: StoreReadOnly,
    errno.EROFS: StoreReadOnly,
    errno.ENOTDIR: StoreReadOnly,
}


@contextmanager
def typed_trouble() -> Iterator[None]:
    """Turn what SQLite and the system say about the disk into a `StoreError`; the program's own faults pass."""
    try:
        yield
    except sqlite3.Error as fault:
        kind = _BY_RESULT.get(getattr(fault, "sqlite_errorcode", 0) & 0xFF)
        if kind is None:
            raise
        raise kind(str(fault)) from fault
    except OSError as fault:
        raise _BY_ERRNO.get(fault.errno or 0, StoreError)(str(fault)) from fault


@contextmanager
def refused_files() -> Iterator[None]:
    """Turn what the system says about a file that somebody chose into `FileRefused`; the store's trouble passes."""
    try:
        yield
    except OSError as fault:
        raise FileRefused(fault) from fault


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is executed inside is kept as a whole or not at all; raises `StoreError`."""
    with typed_trouble():
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            # A full disk or a damaged file has already made SQLite roll back by itself.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
