"""Taking children out of a store for good: their events, the games and setups that name them, and every byte.

All of it raises `StoreError` when the disk does not take the change.
"""

from __future__ import annotations

import sqlite3

from kidslogic.learners.schema import migrate
from kidslogic.learners.trouble import transaction, typed_trouble


def forget(connection: sqlite3.Connection, ids: tuple[str, ...]) -> None:
    """Take children out of an open store; the freed pages are given back, so that no byte stays."""
    with transaction(connection):
        for identity in ids:
            # Other children's setups and the games played together name the child too.
            connection.execute("DELETE FROM saves WHERE instr(text, ?)", (identity,))
            connection.execute("DELETE FROM preferences WHERE instr(value, ?)", (identity,))
            connection.execute("DELETE FROM learners WHERE id = ?", (identity,))
    with typed_trouble():
        connection.execute("VACUUM")


def forget_in_backup(copy: sqlite3.Connection, ids: tuple[str, ...]) -> None:
    """Take children out of a copy, which becomes one of the newest version on the way."""
    for pragma in ("journal_mode = DELETE", "foreign_keys = ON", "secure_delete = ON"):
        copy.execute(f"PRAGMA {pragma}")
    migrate(copy)
    forget(copy, ids)
