"""Bringing together what several tablets know: files of one child, and two children who are one.

Events are told apart by their ids alone, so that joining is the same in any order and any number of times. These are
the steps inside a transaction of the store.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kidslogic.learners.records import COLUMNS, Record, row_of

_INSERT = f"INSERT OR IGNORE INTO events ({', '.join(COLUMNS)}, origin) VALUES ({', '.join('?' * (len(COLUMNS) + 1))})"


@dataclass(frozen=True)
class Joined:
    """What a file brought: to which child, how many events are new, and how many were there before."""

    learner: str
    new: int
    known: int


def owner_of(connection: sqlite3.Connection, child: str) -> str:
    """The learner to whom an id belongs: an alias leads to the child it was joined with."""
    found = connection.execute("SELECT learner FROM aliases WHERE alias = ?", (child,)).fetchone()
    return str(found[0]) if found else child


def add_events(connection: sqlite3.Connection, child: str, records: Iterable[Record]) -> Joined:
    """Keep the records of `child`, each once, in the order of time."""
    owner = owner_of(connection, child)
    origin = child if owner != child else ""
    rows = [(*row_of(record), origin) for record in records]
    place = COLUMNS.index("learner")
    before = connection.total_changes
    connection.executemany(_INSERT, [(*row[:place], owner, *row[place + 1 :]) for row in rows])
    new = connection.total_changes - before
    return Joined(owner, new, len(rows) - new)


def aliases_of(connection: sqlite3.Connection, learner: str) -> tuple[str, ...]:
    """The ids under which other tablets know a child."""
    rows = connection.execute("SELECT alias FROM aliases WHERE learner = ? ORDER BY alias", (learner,))
    return tuple(alias for (alias,) in rows)


def alias_names_of(connection: sqlite3.Connection, learner: str) -> Mapping[str, str]:
    """The nicknames of those aliases, by their ids."""
    return dict(connection.execute("SELECT alias, nickname FROM aliases WHERE learner = ? ORDER BY alias", (learner,)))


def join(connection: sqlite3.Connection, kept: str, other: str) -> None:
    """Make `other` an alias of `kept`: its events move over and remember where they came from.

    The running games of `other` stay where they are and go on under the child that is kept.
    """
    connection.execute(
        "INSERT INTO aliases SELECT id, ?, nickname, avatar, created_utc FROM learners WHERE id = ?", (kept, other)
    )
    connection.execute("UPDATE aliases SET learner = ? WHERE learner = ?", (kept, other))
    connection.execute(
        "UPDATE events SET learner = ?, origin = ? WHERE learner = ? AND origin = ''", (kept, other, other)
    )
    connection.execute("UPDATE events SET learner = ? WHERE learner = ?", (kept, other))
    connection.execute("UPDATE saves SET text = replace(text, ?, ?)", (f"child:{other}", f"child:{kept}"))
    connection.execute("UPDATE preferences SET value = replace(value, ?, ?)", (f"child:{other}", f"child:{kept}"))
    connection.execute("INSERT OR IGNORE INTO players SELECT session, ? FROM players WHERE learner = ?", (kept, other))
    connection.execute("DELETE FROM learners WHERE id = ?", (other,))


def part(connection: sqlite3.Connection, alias: str) -> str | None:
    """Make a child of its own of an alias again; the id it was joined with, None where there is no such alias."""
    found = connection.execute(
        "SELECT learner, nickname, avatar, created_utc FROM aliases WHERE alias = ?", (alias,)
    ).fetchone()
    if found is None:
        return None
    learner, nickname, avatar, created = found
    connection.execute(
        "INSERT INTO learners (id, nickname, avatar, created_utc) VALUES (?, ?, ?, ?)",
        (alias, nickname, avatar, created),
    )
    connection.execute("UPDATE events SET learner = ?, origin = '' WHERE origin = ?", (alias, alias))
    connection.execute("DELETE FROM aliases WHERE alias = ?", (alias,))
    return str(learner)
