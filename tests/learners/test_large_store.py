"""A large store opens without being read as a whole, and its daily copy is made aside."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kidslogic.learners import health
from kidslogic.learners.backups import Backups
from kidslogic.learners.home import Home
from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreDamaged
from tests.learners.counting import WallClock
from tests.learners.files import child_id, progress_file, record

EVENTS = 400


@pytest.fixture(autouse=True)
def every_store_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LARGE", 0)


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
def home(tmp_path: Path, clock: WallClock) -> Home:
    """Yesterday's store of many pages, backed up and closed in order."""
    home = Home(tmp_path)
    with Store.open(home, clock) as store:
        store.take_in(progress_file(1, *(record(1, number) for number in range(EVENTS))))
        back_up_aside(home, clock())
    clock.move(days=1)
    return home


def mark(home: Home) -> Path:
    return home.database.with_name("learners.sqlite3-closed")


def damage_inside(home: Home) -> None:
    """Spoil a page of events, and neither size nor time of the file tell."""
    facts = home.database.stat()
    with closing(sqlite3.connect(home.database)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with home.database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    os.utime(home.database, ns=(facts.st_atime_ns, facts.st_mtime_ns))


def codes(store: Store) -> list[str]:
    return [notice.code for notice in store.notices]


def test_a_store_closed_in_order_leaves_a_mark_that_the_next_start_takes(home: Home, clock: WallClock) -> None:
    assert mark(home).is_file()
    with Store.open(home, clock) as store:
        assert not mark(home).exists()
        assert len(store.events(child_id(1))) == EVENTS
    assert mark(home).is_file()


def test_closed_in_order_only_the_head_is_looked_at(home: Home, clock: WallClock) -> None:
    damage_inside(home)
    with Store.open(home, clock) as store:
        assert codes(store) == []
        with pytest.raises(StoreDamaged):
            store.events(child_id(1))
    assert not mark(home).exists()  # damage was met
    with Store.open(home, clock) as store:
        assert codes(store) == ["restored"]
        assert len(store.events(child_id(1))) == EVENTS


@pytest.mark.parametrize("touched", ["mark gone", "mark of another time", "log left", "file touched"])
def test_after_anything_else_the_whole_is_looked_at(home: Home, clock: WallClock, touched: str) -> None:
    damage_inside(home)
    match touched:
        case "mark gone":
            mark(home).unlink()
        case "mark of another time":
            mark(home).write_text("1 2", encoding="ascii")
        case "log left":
            home.database.with_name("learners.sqlite3-wal").write_bytes(b"")
        case "file touched":
            home.database.touch()
    with Store.open(home, clock) as store:
        assert codes(store) == ["restored"]
        assert len(store.events(child_id(1))) == EVENTS


def test_a_large_store_cut_short_is_seen_at_once(home: Home, clock: WallClock) -> None:
    content = home.database.read_bytes()
    home.database.write_bytes(content[: len(content) // 2])
    with Store.open(home, clock) as store:
        assert codes(store) == ["restored"]


def test_the_daily_copy_comes_later_and_aside(home: Home, clock: WallClock) -> None:
    with Store.open(home, clock) as store:
        assert store.backup_due
        assert len(Backups(home.backups).all()) == 1
        back_up_aside(home, clock())
        assert not store.backup_due
        assert [backup.day for backup in Backups(home.backups).all()] == [
            clock().date(),
            clock().date().replace(day=28),
        ]
        back_up_aside(home, clock())
        assert len(Backups(home.backups).all()) == 2


def test_a_copy_that_is_not_sound_does_not_take_the_place_of_others(home: Home, clock: WallClock) -> None:
    damage_inside(home)
    with Store.open(home, clock) as store:
        with pytest.raises(StoreDamaged):
            back_up_aside(home, clock())
        store.doubt()
    assert len(list(home.backups.glob("*.sqlite3"))) == 1
    with Store.open(home, clock) as store:
        assert codes(store) == ["restored"]
    assert list(home.backups.glob("*.tmp*")) == []


def test_a_small_store_leaves_no_mark(tmp_path: Path, clock: WallClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LARGE", 32 * 2**20)
    home = Home(tmp_path / "small")
    with Store.open(home, clock) as store:
        store.add("Mia", "rabbit")
    assert not mark(home).exists()
    with Store.open(home, clock) as store:
        assert not store.backup_due  # made at once
