"""The store: the children, their running games and their progress, in one database in the data folder.

A move and the events it leaves are kept in one transaction, so that a crash can never separate them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from types import TracebackType
from typing import Self
from uuid import uuid4

from kidslogic.engine.events import Event
from kidslogic.engine.game import Setup, Unreadable, parse_setup
from kidslogic.engine.session import SavedGame, parse_saved
from kidslogic.learners.backups import Backup, Backups
from kidslogic.learners.forgetting import forget, forget_in_backup
from kidslogic.learners.health import mark_closed
from kidslogic.learners.home import Home
from kidslogic.learners.joining import Joined, add_events, alias_names_of, aliases_of, join, owner_of, part
from kidslogic.learners.journal import Clock, StoreJournal
from kidslogic.learners.learner import MAX_LEARNERS, Learner, Preferences, preferences_of
from kidslogic.learners.nicknames import Refused, nickname, same_name
from kidslogic.learners.opening import Opened, files_set_aside, is_backup_due, open_database, restore
from kidslogic.learners.progress_file import ProgressFile
from kidslogic.learners.records import COLUMNS, Record, record_of, row_of
from kidslogic.learners.trouble import StoreDamaged, StoreError, StoreReadOnly, transaction, typed_trouble

_COLUMNS = ", ".join(COLUMNS)
_INSERT_EVENT = f"INSERT OR IGNORE INTO events ({_COLUMNS}) VALUES ({', '.join('?' * len(COLUMNS))})"
_SELECT_EVENTS = f"SELECT {_COLUMNS} FROM events WHERE learner = ? AND number > ? ORDER BY number"
_UPSERT_SAVE = """
    INSERT INTO saves (session, text, updated_utc) VALUES (?, ?, ?)
    ON CONFLICT (session) DO UPDATE SET text = excluded.text, updated_utc = excluded.updated_utc
"""
_UPSERT_PREFERENCE = """
    INSERT INTO preferences (learner, key, value) VALUES (?, ?, ?)
    ON CONFLICT (learner, key) DO UPDATE SET value = excluded.value
"""


@dataclass(frozen=True)
class UnfinishedGame:
    """A game that can go on: `learners` are the ids of the children in it, `updated` its last move in UTC."""

    saved: SavedGame
    learners: tuple[str, ...]
    updated: datetime


class Store:
    """All that is known about the children of this device. One thread, one instance per data folder.

    `notices` is what the grown-ups should hear after the start; `kept` is false when the store lives in memory only
    because the folder cannot be written or belongs to a newer version. Every method that writes raises `StoreError`
    when the disk does not take it, and then nothing has changed.
    """

    def __init__(self, home: Home, clock: Clock, opened: Opened) -> None:
        self.home = home
        self.notices = opened.notices
        self.kept = opened.kept
        self._clock = clock
        self._connection = opened.connection
        self._sound = True

    @classmethod
    def open(cls, home: Home, clock: Clock) -> Self:
        """Open the store of a data folder; it always opens, and `notices` tells what had to be done for it."""
        return cls(home, clock, open_database(home, clock()))

    def close(self) -> None:
        """Let go of the files, and say in the folder that this was done in order, unless damage was met."""
        self._connection.close()
        if self.kept and self._sound:
            with suppress(StoreError):  # without the mark the next start looks more closely, that is all
                mark_closed(self.home.database)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def backup_due(self) -> bool:
        """Whether today has no backup yet: the store is large, or the app has run since yesterday (`back_up_aside`)."""
        with self._reading():
            return self.kept and is_backup_due(self.home, self._connection, self._clock())

    def doubt(self) -> None:
        """Damage was met elsewhere: the next start looks at the whole store."""
        self._sound = False

    def restore(self, backup: Backup) -> None:
        """Go back to a backup; the present state is backed up before. Raises `StoreError` when nothing was changed."""
        if not self.kept:
            raise StoreReadOnly(str(self.home.folder))
        restore(self.home, self._connection, backup, self._clock())

    # ---- children --------------------------------------------------------------------------------

    def learners(self) -> tuple[Learner, ...]:
        """All children in the order in which they came."""
        with self._reading():
            rows = self._connection.execute("SELECT id, nickname, avatar, created_utc FROM learners ORDER BY rowid")
            return tuple(
                Learner(
                    id=identity,
                    nickname=name,
                    avatar=avatar,
                    created=datetime.fromisoformat(created),
                    preferences=self._preferences(identity),
                )
                for identity, name, avatar, created in rows.fetchall()
            )

    def learner(self, learner_id: str) -> Learner:
        """One child; raises LookupError when there is none of that id."""
        for learner in self.learners():
            if learner.id == learner_id:
                return learner
        raise LookupError(learner_id)

    def add(self, typed: str, avatar: str, preferences: Preferences | None = None) -> Learner:
        """Add a child with the nickname as typed; raises `Refused`."""
        name = nickname(typed)
        identity = uuid4().hex
        with self._writing():
            if len(self.learners()) >= MAX_LEARNERS:
                raise Refused("full")
            self._check_free(name, avatar, beside=identity)
            self._connection.execute(
                "INSERT INTO learners (id, nickname, avatar, created_utc) VALUES (?, ?, ?, ?)",
                (identity, name, avatar, self._now()),
            )
            self._write_preferences(identity, preferences or Preferences())
        return self.learner(identity)

    def rename(self, learner_id: str, typed: str) -> Learner:
        """Give a child another nickname; raises `Refused` or LookupError."""
        return self._change(learner_id, nickname(typed), self.learner(learner_id).avatar)

    def set_avatar(self, learner_id: str, avatar: str) -> Learner:
        """Give a child another picture; raises `Refused` or LookupError."""
        return self._change(learner_id, self.learner(learner_id).nickname, avatar)

    def set_preferences(self, learner_id: str, preferences: Preferences) -> Learner:
        """Keep what was chosen for a child; raises LookupError."""
        with self._writing():
            self.learner(learner_id)
            self._write_preferences(learner_id, preferences)
        return self.learner(learner_id)

    def remove(self, learner_id: str) -> None:
        """Forget a child for good: its progress, the games it takes part in, and its traces in every backup.

        Raises LookupError. The store comes last, so that a remove that fails half-way can simply be repeated.
        """
        self.learner(learner_id)
        ids = (learner_id, *self.aliases(learner_id))
        if self.kept:
            Backups(self.home.backups).rewrite(lambda copy: forget_in_backup(copy, ids))
            with self._reading():
                for path in files_set_aside(self.home.database):
                    if path.is_file() and any(identity.encode() in path.read_bytes() for identity in ids):
                        path.unlink()
        forget(self._connection, ids)
        with self._reading():
            # The log still holds the old pages until it is cut to nothing.
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    # ---- setups ----------------------------------------------------------------------------------

    def remember_setup(self, learner_id: str, setup: Setup) -> None:
        """Remember how a child played a game last; raises LookupError."""
        with self._writing():
            self.learner(learner_id)
            self._connection.execute(_UPSERT_PREFERENCE, (learner_id, f"setup {setup.game}", setup.text))

    def last_setup(self, learner_id: str, game: str) -> Setup | None:
        """How a child played a game last; None when it never did."""
        with self._reading():
            row = self._connection.execute(
                "SELECT value FROM preferences WHERE learner = ? AND key = ?", (learner_id, f"setup {game}")
            ).fetchone()
        try:
            return parse_setup(row[0]) if row else None
        except Unreadable:
            return None

    # ---- running games ---------------------------------------------------------------------------

    def journal(self, on_trouble: Callable[[StoreError], None]) -> StoreJournal:
        """Where a session writes. `on_trouble` hears of every move that the disk did not take; the game goes on."""
        return StoreJournal(self, self._clock, on_trouble)

    def keep(self, saved: SavedGame, records: tuple[Record, ...], *, over: bool) -> None:
        """Keep a game as it stands and the events that led there, both or neither; a game that is over is let go.

        Writing the same once more adds nothing. A child that was removed meanwhile leaves no events, and a game with
        such a child is no longer kept.
        """
        children = [seat.who for seat in saved.setup.seats if seat.kind == "child"]
        with self._writing():
            known = {identity for (identity,) in self._connection.execute("SELECT id FROM learners")}
            if over or not known.issuperset(children):
                self._connection.execute("DELETE FROM saves WHERE session = ?", (saved.id,))
            else:
                self._connection.execute(_UPSERT_SAVE, (saved.id, saved.text, self._now()))
                self._connection.executemany(
                    "INSERT OR IGNORE INTO players (session, learner) VALUES (?, ?)",
                    [(saved.id, child) for child in children],
                )
            self._connection.executemany(
                _INSERT_EVENT, [row_of(record) for record in records if record.learner in known]
            )

    def unfinished(self, learner_id: str | None = None) -> tuple[UnfinishedGame, ...]:
        """The games that can go on, last played first: those of one child, or all.

        A game whose text is damaged is set aside on the way.
        """
        with self._reading():
            rows = self._connection.execute(
                "SELECT session, text, updated_utc FROM saves WHERE aside = 0 ORDER BY updated_utc DESC, rowid DESC"
            ).fetchall()
        games = []
        for session, text, updated in rows:
            try:
                saved = parse_saved(text)
            except Unreadable:
                self.set_aside(session)
                continue
            children = tuple(seat.who for seat in saved.setup.seats if seat.kind == "child")
            if learner_id is None or learner_id in children:
                games.append(UnfinishedGame(saved, children, datetime.fromisoformat(updated)))
        return tuple(games)

    def discard(self, session_id: str) -> None:
        """Let go of a running game; what was answered in it stays in the progress."""
        with self._writing():
            self._connection.execute("DELETE FROM saves WHERE session = ?", (session_id,))

    def set_aside(self, session_id: str) -> None:
        """Keep a game that no longer replays, but do not offer it any more."""
        with self._writing():
            self._connection.execute("UPDATE saves SET aside = 1 WHERE session = ?", (session_id,))

    # ---- progress --------------------------------------------------------------------------------

    def add_event(self, learner_id: str, event: Event) -> None:
        """Keep something that happened outside a session, such as a step of a tutorial; raises LookupError."""
        now = self._clock()
        record = Record(
            id=uuid4().hex,
            learner=learner_id,
            session="",
            seat=0,
            at=now.astimezone(UTC),
            local_date=now.date(),
            event=event,
        )
        with self._writing():
            self.learner(learner_id)
            self._connection.execute(_INSERT_EVENT, row_of(record))

    def events(self, learner_id: str, *, after: int = 0) -> tuple[Record, ...]:
        """Everything kept about a child, in the order in which it was written (a clock may have been set back).

        `after` leaves out what was written before `newest_event` told that number.
        """
        with self._reading():
            rows = self._connection.execute(_SELECT_EVENTS, (learner_id, after)).fetchall()
        return tuple(record for row in rows if (record := record_of(row)) is not None)

    def newest_event(self) -> int:
        """The number of the event written last; 0 for none."""
        with self._reading():
            found = self._connection.execute("SELECT max(number) FROM events").fetchone()
        return int(found[0] or 0)

    # ---- from tablet to tablet -------------------------------------------------------------------

    def file_of(self, learner_id: str, class_id: str = "") -> ProgressFile:
        """All about a child as one file; raises LookupError."""
        learner = self.learner(learner_id)
        return ProgressFile(
            child=learner.id,
            nickname=learner.nickname,
            avatar=learner.avatar,
            created=learner.created,
            records=self.events(learner_id),
            class_id=class_id,
        )

    def take_in(self, file: ProgressFile) -> Joined:
        """Join a file with what is known: an unknown child is added, a known one gets the events it lacks.

        Raises `Refused` ("full") when there is no place for one more child.
        """
        with self._writing():
            if owner_of(self._connection, file.child) not in {learner.id for learner in self.learners()}:
                if len(self.learners()) >= MAX_LEARNERS:
                    raise Refused("full")
                self._connection.execute(
                    "INSERT INTO learners (id, nickname, avatar, created_utc) VALUES (?, ?, ?, ?)",
                    (file.child, file.nickname or file.child[:6], file.avatar, file.created.isoformat()),
                )
                self._write_preferences(file.child, Preferences())
            return add_events(self._connection, file.child, file.records)

    def join(self, kept: str, other: str) -> None:
        """Make two children one: all that `other` did now belongs to `kept`; raises LookupError. `part` undoes it."""
        with self._writing():
            if self.learner(kept).id == self.learner(other).id:
                raise LookupError(other)
            join(self._connection, kept, other)

    def part(self, alias: str) -> None:
        """Make a child of its own of an alias again; raises LookupError, or `Refused` ("full")."""
        with self._writing():
            if len(self.learners()) >= MAX_LEARNERS:
                raise Refused("full")
            if part(self._connection, alias) is None:
                raise LookupError(alias)

    def aliases(self, learner_id: str) -> tuple[str, ...]:
        """The ids of the children that were joined with this one."""
        with self._reading():
            return aliases_of(self._connection, learner_id)

    def alias_names(self, learner_id: str) -> Mapping[str, str]:
        """What the children that were joined with this one were called, by their ids."""
        with self._reading():
            return alias_names_of(self._connection, learner_id)

    # ---- inside ----------------------------------------------------------------------------------

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Turn what the disk says into a `StoreError`, and remember damage."""
        try:
            with typed_trouble():
                yield
        except StoreDamaged:
            self._sound = False
            raise

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with self._reading(), transaction(self._connection):
            yield

    def _now(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="milliseconds")

    def _change(self, learner_id: str, name: str, avatar: str) -> Learner:
        with self._writing():
            self._check_free(name, avatar, beside=learner_id)
            self._connection.execute(
                "UPDATE learners SET nickname = ?, avatar = ? WHERE id = ?", (name, avatar, learner_id)
            )
        return self.learner(learner_id)

    def _check_free(self, name: str, avatar: str, *, beside: str) -> None:
        for other in self.learners():
            if other.id != beside and other.avatar == avatar and same_name(other.nickname, name):
                raise Refused("taken")

    def _preferences(self, learner_id: str) -> Preferences:
        return preferences_of(
            dict(self._connection.execute("SELECT key, value FROM preferences WHERE learner = ?", (learner_id,)))
        )

    def _write_preferences(self, learner_id: str, preferences: Preferences) -> None:
        rows = [(learner_id, key, value) for key, value in preferences.texts.items()]
        self._connection.executemany(_UPSERT_PREFERENCE, rows)
