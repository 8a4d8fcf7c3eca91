import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.learners.backups import Backups
from kidslogic.learners.home import Home
from kidslogic.learners.schema import MIGRATIONS, VERSION, has_tables, migrate, version_of
from kidslogic.learners.store import Store
from tests.learners.counting import WallClock

OLD = Path(__file__).parent / "old"
"""One store per released version, as SQL text: written by the program of that time, never changed."""


@pytest.fixture
def empty() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def lay_down(home: Home, version: int) -> None:
    home.make()
    with closing(sqlite3.connect(home.database, isolation_level=None)) as connection:
        connection.executescript((OLD / f"v{version}.sql").read_text(encoding="utf-8"))


def test_every_version_left_a_store_behind() -> None:
    assert sorted(path.name for path in OLD.glob("*.sql")) == sorted(f"v{number + 1}.sql" for number in range(VERSION))


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_store_of_every_version_opens_with_all_that_was_in_it(tmp_path: Path, version: int) -> None:
    home = Home(tmp_path)
    lay_down(home, version)
    with Store.open(home, WallClock()) as store:
        assert store.notices == ()
        assert store.kept
        mia, tomas = store.learners()
        assert (mia.nickname, mia.avatar, mia.preferences.language) == ("Mia", "rabbit", "de")
        assert (tomas.nickname, tomas.avatar, tomas.preferences.aim) == ("Tomáš 🦊", "fox", "assisted")
        assert mia.preferences.packs_off == tomas.preferences.packs_off == frozenset()
        assert mia.created == datetime(2026, 11, 28, 15, 0, tzinfo=UTC)
        (game,) = store.unfinished(tomas.id)
        assert game.saved.moves == ("add 1", "coin 0", "add 3", "coin 1")
        assert game.learners == (mia.id, tomas.id)
        *answers, end = [record.event for record in store.events(mia.id)]
        assert [event.row for event in answers if isinstance(event, Answered)] == [2, 1]
        assert isinstance(end, GameFinished)
        assert len(store.events(tomas.id)) == 2
        setup = store.last_setup(mia.id, "counting")
        assert setup is not None
        assert [seat.kind for seat in setup.seats] == ["child", "child", "guest"]
    with closing(sqlite3.connect(home.database)) as connection:
        assert version_of(connection) == VERSION


def test_a_new_database_gets_all_tables(empty: sqlite3.Connection) -> None:
    assert not has_tables(empty)
    migrate(empty)
    assert has_tables(empty)
    assert version_of(empty) == VERSION


def test_something_is_done_once_before_the_first_step_only(empty: sqlite3.Connection) -> None:
    calls: list[int] = []
    steps = [*MIGRATIONS, ["CREATE TABLE more (n)"], ["CREATE TABLE most (n)"]]
    migrate(empty, before_first=lambda: calls.append(version_of(empty)), steps=steps)
    migrate(empty, before_first=lambda: calls.append(version_of(empty)), steps=steps)
    assert calls == [0]
    assert version_of(empty) == VERSION + 2


def test_a_step_that_fails_leaves_the_version_before_it(empty: sqlite3.Connection) -> None:
    steps = [*MIGRATIONS, ["CREATE TABLE more (n)"], ["CREATE TABLE most (n)", "DROP TABLE events", "nonsense"]]
    with pytest.raises(sqlite3.OperationalError):
        migrate(empty, steps=steps)
    assert version_of(empty) == VERSION + 1
    assert has_tables(empty)
    tables = {name for (name,) in empty.execute("SELECT name FROM sqlite_schema")}
    assert "more" in tables
    assert "most" not in tables


def test_the_store_is_backed_up_before_its_first_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, clock = Home(tmp_path), WallClock()
    with Store.open(home, clock) as store:
        store.add("Mia", "rabbit")
    steps = (*MIGRATIONS, ("ALTER TABLE learners ADD COLUMN colour TEXT",))
    monkeypatch.setattr("kidslogic.learners.health.VERSION", VERSION + 1)
    monkeypatch.setattr("kidslogic.learners.opening.migrate", partial(migrate, steps=steps))
    with Store.open(home, clock) as store:
        assert store.notices == ()
        assert [learner.nickname for learner in store.learners()] == ["Mia"]
    with closing(sqlite3.connect(home.database)) as connection:
        assert version_of(connection) == VERSION + 1
    (before,) = Backups(home.backups).all()
    with closing(sqlite3.connect(before.path)) as copy:
        assert version_of(copy) == VERSION
        assert copy.execute("SELECT nickname FROM learners").fetchall() == [("Mia",)]
