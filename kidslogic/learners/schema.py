"""The tables of the store and the steps that bring older stores up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from kidslogic.learners.trouble import transaction

# One entry per version, each a list of single statements: `executescript` would commit in the middle of a step.
# A released entry is never changed; what comes later is a new entry, and a file of the old version joins tests.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            avatar TEXT NOT NULL,
            created_utc TEXT NOT NULL
        ) STRICT
        """,
        # `key` is a field of Preferences, or "setup " and a game's id for the setup played last.
        """
        CREATE TABLE preferences (
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (learner, key)
        ) STRICT, WITHOUT ROWID
        """,
        # `aside` is 1 for a game that no longer replays: kept, but not offered.
        """
        CREATE TABLE saves (
            session TEXT PRIMARY KEY,
            text TEXT NOT NULL,
            updated_utc TEXT NOT NULL,
            aside INTEGER NOT NULL DEFAULT 0
        ) STRICT
        """,
        """
        CREATE TABLE players (
            session TEXT NOT NULL REFERENCES saves ON DELETE CASCADE,
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            PRIMARY KEY (session, learner)
        ) STRICT, WITHOUT ROWID
        """,
        # `facts` is the event as JSON, so that a new kind of event needs no new table. Rows are only ever added;
        # `number` gives the order in which that happened, whatever the clock said.
        """
        CREATE TABLE events (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            session TEXT NOT NULL,
            seat INTEGER NOT NULL,
            at_utc TEXT NOT NULL,
            local_date TEXT NOT NULL,
            kind TEXT NOT NULL,
            too_fast INTEGER NOT NULL,
            facts TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX events_of_learner ON events (learner)",
    ),
    (
        # A child that two tablets know under two ids: what came as `alias` belongs to `learner` until they part again.
        """
        CREATE TABLE aliases (
            alias TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
            nickname TEXT NOT NULL,
            avatar TEXT NOT NULL,
            created_utc TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        # The alias under which an event came, "" for the child's own.
        "ALTER TABLE events ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
    ),
)
VERSION = len(MIGRATIONS)
# Those of version 1, which every later version still has.
TABLES = frozenset({"learners", "preferences", "saves", "players", "events"})


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version of a database; 0 for one without tables."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def has_tables(connection: sqlite3.Connection) -> bool:
    """Whether this is a store at all: a zero-length file is a valid database without tables."""
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    return found >= TABLES


def migrate(
    connection: sqlite3.Connection,
    *,
    before_first: Callable[[], None] = lambda: None,
    steps: Sequence[Sequence[str]] = MIGRATIONS,
) -> None:
    """Bring a database to the newest version, one transaction per step with the new version number inside it.

    `before_first` is called once, before anything is changed. A step that fails leaves the version before it.
    """
    start = version_of(connection)
    if start < len(steps):
        before_first()
    for number in range(start, len(steps)):
        with transaction(connection):
            for statement in steps[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
