import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.learners.backups import Backup, Backups, Contents, KeptChild, kept
from kidslogic.learners.health import Health, examine
from kidslogic.learners.home import Home
from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError
from tests.learners.counting import WallClock
from tests.learners.files import child_id, finished, progress_file, record

STORE_OF_VERSION_1 = Path(__file__).parent / "old" / "v1.sql"
LAST_DAY = date(2026, 11, 29)  # a Sunday


def copies(days: list[date]) -> list[Backup]:
    return [Backup(number, day, Path(str(number))) for number, day in enumerate(days, start=1)]


@pytest.fixture
def source() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE t (n)")
        yield connection


def test_a_year_of_days_leaves_seven_days_four_weeks_and_six_months() -> None:
    days = [LAST_DAY - timedelta(days=back) for back in range(365)][::-1]
    left = {backup.day for backup in kept(copies(days))}
    daily = {LAST_DAY - timedelta(days=back) for back in range(7)}
    weekly = {LAST_DAY - timedelta(weeks=back) for back in range(4)}
    monthly = {date(2026, month, day) for month, day in ((11, 29), (10, 31), (9, 30), (8, 31), (7, 31), (6, 30))}
    assert left == daily | weekly | monthly


@given(st.lists(st.dates(date(2020, 1, 1), date(2030, 1, 1)), min_size=1, max_size=60))
def test_the_newest_copy_always_stays_and_few_others_do(days: list[date]) -> None:
    everything = copies(days)
    left = kept(everything)
    assert everything[-1] in left
    assert len(left) <= 7 + 4 + 6
    assert kept(left) == left


def test_old_copies_go_when_new_ones_come(tmp_path: Path, source: sqlite3.Connection) -> None:
    backups = Backups(tmp_path)
    for back in range(40, -1, -1):
        backups.make(source, LAST_DAY - timedelta(days=back))
    left = backups.all()
    assert len(left) == len(list(tmp_path.iterdir()))  # no other file is left behind
    assert set(left) == kept(left)
    assert left[0].day == LAST_DAY
    assert 9 <= len(left) <= 12


def test_every_day_has_its_backup_once_there_is_somebody(tmp_path: Path) -> None:
    home, clock = Home(tmp_path), WallClock()
    with Store.open(home, clock) as store:
        back_up_aside(home, clock())
        assert Backups(home.backups).all() == ()  # nothing to lose yet
        store.add("Mia", "rabbit")
        back_up_aside(home, clock())
        back_up_aside(home, clock())
        assert [backup.day for backup in Backups(home.backups).all()] == [date(2026, 11, 28)]
    clock.move(days=1)
    for _ in range(3):
        Store.open(home, clock).close()
    assert [backup.day for backup in Backups(home.backups).all()] == [date(2026, 11, 29), date(2026, 11, 28)]


def test_a_clock_set_back_neither_stops_backups_nor_makes_old_ones_new(tmp_path: Path) -> None:
    home, clock = Home(tmp_path), WallClock("2031-01-10T12:00:00+01:00")
    with Store.open(home, clock) as store:
        mia = store.add("Mia", "rabbit")
    for _ in range(9):
        Store.open(home, clock).close()
        clock.move(days=1)
    clock.move(days=-1600)
    with Store.open(home, clock) as store:
        store.rename(mia.id, "Mia Maus")
    clock.move(days=1)
    Store.open(home, clock).close()
    newest = Backups(home.backups).newest_healthy()
    assert newest is not None
    assert newest.day == clock().date()
    home.database.unlink()
    with Store.open(home, clock) as store:
        assert store.learner(mia.id).nickname == "Mia Maus"


def test_a_failed_backup_does_not_stop_the_start(tmp_path: Path) -> None:
    home, clock = Home(tmp_path), WallClock()
    with Store.open(home, clock) as store:
        mia = store.add("Mia", "rabbit")
    (home.backups / "learners-00001-2026-11-28.tmp").mkdir()  # in the way
    with Store.open(home, clock) as store:
        assert [notice.code for notice in store.notices] == ["backup_failed"]
        assert store.kept
        assert store.learners() == (mia,)
    assert Backups(home.backups).all() == ()


def test_a_copy_is_one_file_that_can_be_opened(tmp_path: Path) -> None:
    home, clock = Home(tmp_path), WallClock()
    with Store.open(home, clock) as store:
        store.add("Mia", "rabbit")
        back_up_aside(home, clock())
    (backup,) = Backups(home.backups).all()
    assert examine(backup.path, immutable=True) is Health.HEALTHY
    assert [path.name for path in home.backups.iterdir()] == ["learners-00001-2026-11-28.sqlite3"]


def test_a_copy_that_cannot_be_changed_is_deleted(tmp_path: Path) -> None:
    home, clock = Home(tmp_path), WallClock()
    with Store.open(home, clock) as store:
        store.add("Mia", "rabbit")
        back_up_aside(home, clock())
    (home.backups / "learners-00002-2026-11-29.sqlite3").write_bytes(b"damaged")
    (home.backups / "learners-00003-2026-11-29.tmp").write_bytes(b"half")
    Backups(home.backups).rewrite(lambda copy: copy.execute("UPDATE learners SET nickname = 'Ben'").close())
    (left,) = home.backups.iterdir()
    with closing(sqlite3.connect(left)) as copy:
        assert copy.execute("SELECT nickname FROM learners").fetchall() == [("Ben",)]


def test_no_folder_for_backups_is_a_typed_error(tmp_path: Path, source: sqlite3.Connection) -> None:
    with pytest.raises(StoreError):
        Backups(tmp_path / "missing").make(source, LAST_DAY)


# ---- looking and going back ------------------------------------------------------------------------


@pytest.fixture
def two_days(tmp_path: Path) -> Iterator[tuple[Store, Backup]]:
    """Mia with three answers in yesterday's copy; today Ben plays, and Mia has another name."""
    home, clock = Home(tmp_path), WallClock()
    with Store.open(home, clock) as store:
        store.take_in(progress_file(1, record(1, 1), record(1, 2), record(1, 30), record(1, 31, finished())))
        back_up_aside(home, clock())
    clock.move(days=1)
    with Store.open(home, clock) as store:
        store.rename(child_id(1), "Mia Maus")
        store.take_in(progress_file(2, record(2, 400), nickname="Ben"))
        yield store, Backups(home.backups).all()[-1]


def test_a_copy_shows_what_is_in_it_and_stays_as_it_is(two_days: tuple[Store, Backup]) -> None:
    store, backup = two_days
    before = backup.path.read_bytes()
    contents = Backups(store.home.backups).contents(backup)
    assert contents == Contents((KeptChild("Mia", "avatar_fox", 3),), date(2026, 10, 2))
    assert backup.path.read_bytes() == before
    assert not list(store.home.backups.glob("*-*-wal"))


def test_a_damaged_copy_shows_nothing(two_days: tuple[Store, Backup]) -> None:
    store, backup = two_days
    backup.path.write_bytes(b"damaged")
    assert Backups(store.home.backups).contents(backup) is None
    with pytest.raises(StoreError):
        store.restore(backup)
    assert len(store.learners()) == 2


def test_going_back_keeps_the_present_state_as_a_copy(two_days: tuple[Store, Backup]) -> None:
    store, backup = two_days
    store.restore(backup)
    assert [learner.nickname for learner in store.learners()] == ["Mia"]
    assert len(store.events(child_id(1))) == 4
    newest = Backups(store.home.backups).all()[0]
    store.restore(newest)
    assert [learner.nickname for learner in store.learners()] == ["Mia Maus", "Ben"]
    store.add("Zoe", "owl")
    home = store.home
    store.close()
    assert not list(home.folder.glob("*.tmp*"))
    with Store.open(home, WallClock("2026-11-29T18:00:00+01:00")) as again:
        assert again.notices == ()
        assert [learner.nickname for learner in again.learners()] == ["Mia Maus", "Ben", "Zoe"]


def test_going_back_again_and_again_costs_no_copy_of_a_day(two_days: tuple[Store, Backup]) -> None:
    """The state before each lies beside the copies of days under a name of its own, and only the newest five stay."""
    store, backup = two_days
    backups = Backups(store.home.backups)
    days = {copy.path: copy.path.read_bytes() for copy in backups.all()}
    assert len(days) == 2
    for _ in range(7):
        store.restore(backup)
        assert {path: path.read_bytes() for path in days} == days
    before = [copy for copy in backups.all() if copy.before_restoring]
    assert len(before) == 5
    assert all(copy.path.name.endswith("-before.sqlite3") for copy in before)
    assert not store.backup_due, "today's copy is there"
    newest = backups.newest_healthy()
    assert newest is not None
    assert not newest.before_restoring, "what somebody went back from is not what a damaged store is mended with"


def test_after_going_back_the_next_day_gets_its_copy(two_days: tuple[Store, Backup]) -> None:
    store, backup = two_days
    store.restore(backup)
    home = store.home
    store.close()
    Store.open(home, WallClock("2026-11-30T09:00:00+01:00")).close()
    kinds = [(copy.day.day, copy.before_restoring) for copy in Backups(home.backups).all()]
    assert kinds == [(30, False), (29, True), (29, False), (28, False)]


def test_going_back_to_a_copy_of_an_older_version(two_days: tuple[Store, Backup]) -> None:
    store, backup = two_days
    backup.path.unlink()
    with closing(sqlite3.connect(backup.path, isolation_level=None)) as old:
        old.executescript(STORE_OF_VERSION_1.read_text(encoding="utf-8"))
        old.execute("PRAGMA journal_mode = DELETE")
    contents = Backups(store.home.backups).contents(backup)
    assert contents is not None
    store.restore(backup)
    assert [learner.nickname for learner in store.learners()] == [child.nickname for child in contents.children]
    for learner in store.learners():
        assert store.aliases(learner.id) == ()  # a table of the newest version


def test_a_full_disk_stops_going_back_and_nothing_has_changed(two_days: tuple[Store, Backup]) -> None:
    store, backup = two_days
    (store.home.folder / "learners.tmp").mkdir()  # in the way of the copy
    with pytest.raises(StoreError):
        store.restore(backup)
    assert [learner.nickname for learner in store.learners()] == ["Mia Maus", "Ben"]
