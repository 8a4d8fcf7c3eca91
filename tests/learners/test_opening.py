import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kidslogic.learners.backups import Backups
from kidslogic.learners.health import Health, examine
from kidslogic.learners.home import Home
from kidslogic.learners.opening import back_up_aside, files_set_aside
from kidslogic.learners.schema import VERSION
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreReadOnly
from tests.learners.counting import WallClock

NOBODY = 65534


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def zero_the_header(path: Path) -> None:
    path.write_bytes(bytes(100) + path.read_bytes()[100:])


def zero_everything(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def fill_with_garbage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = bytes(index * 7919 % 251 for index in range(len(content) - 4096))
    path.write_bytes(content)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def write_text(path: Path) -> None:
    path.write_text("Dear diary, " * 1000, encoding="utf-8")


def replace_by_another_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (cake)")


def replace_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGES = [
    cut, zero_the_header, zero_everything, fill_with_garbage, empty, write_text, replace_by_another_database,
    replace_by_a_folder,
]  # fmt: skip


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
def home(tmp_path: Path, clock: WallClock) -> Home:
    """A folder with Mia in its store, and with her and Ben in yesterday's backup."""
    home = Home(tmp_path)
    with Store.open(home, clock) as store:
        ben = store.add("Ben", "fox")
        store.add("Mia", "rabbit")
        back_up_aside(home, clock())
    backup = Backups(home.backups).all()[0].path
    content = backup.read_bytes()
    with Store.open(home, clock) as store:
        store.remove(ben.id)
    backup.write_bytes(content)
    return home


def names(store: Store) -> list[str]:
    return [learner.nickname for learner in store.learners()]


def codes(store: Store) -> list[str]:
    return [notice.code for notice in store.notices]


@contextmanager
def not_writable(home: Home) -> Iterator[None]:
    """The folder may only be read, also when the tests run as the administrator, whom no permission stops."""
    paths = [home.folder, *home.folder.rglob("*")]
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    administrator = os.geteuid() == 0
    if administrator:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if administrator:
            os.seteuid(0)
        for path in paths:
            path.chmod(0o755 if path.is_dir() else 0o644)


@pytest.fixture
def open_home(home: Home) -> Iterator[Home]:
    """The same folder in a place that every user can reach."""
    folder = Path(tempfile.mkdtemp(prefix="kidslogic-test-"))
    folder.chmod(0o755)
    yield Home(Path(shutil.copytree(home.folder, folder / "home")))
    shutil.rmtree(folder)


def test_the_first_start_says_nothing(tmp_path: Path, clock: WallClock) -> None:
    home = Home(tmp_path / "not" / "yet" / "there")
    with Store.open(home, clock) as store:
        assert store.notices == ()
        assert store.kept
        assert store.learners() == ()
    assert sorted(path.name for path in home.folder.iterdir()) == ["backups", "learners.sqlite3", "packs"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_store_is_set_aside_and_the_newest_backup_restored(
    home: Home, clock: WallClock, damage: Callable[[Path], None]
) -> None:
    damage(home.database)
    damaged = home.database.read_bytes() if home.database.is_file() else None
    clock.move(days=1)
    with Store.open(home, clock) as store:
        (notice,) = store.notices
        assert (notice.code, notice.params) == ("restored", {"day": "2026-11-28"})
        assert store.kept
        assert names(store) == ["Ben", "Mia"]
        store.add("Zoe", "owl")
    (aside,) = home.folder.glob("learners.sqlite3.bad-*")
    assert damaged is None or aside.read_bytes() == damaged
    with Store.open(home, clock) as store:
        assert store.notices == ()
        assert names(store) == ["Ben", "Mia", "Zoe"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_without_a_backup_it_starts_empty_and_says_so(
    home: Home, clock: WallClock, damage: Callable[[Path], None]
) -> None:
    shutil.rmtree(home.backups)
    damage(home.database)
    with Store.open(home, clock) as store:
        assert codes(store) == ["started_empty"]
        store.add("Zoe", "owl")
    with Store.open(home, clock) as store:
        assert store.notices == ()
        assert names(store) == ["Zoe"]


def test_damaged_backups_are_passed_over(home: Home, clock: WallClock) -> None:
    clock.move(days=1)
    Store.open(home, clock).close()
    newest, older = Backups(home.backups).all()
    write_text(newest.path)
    cut(home.database)
    with Store.open(home, clock) as store:
        assert store.notices[0].params == {"day": older.day.isoformat()}
        assert names(store) == ["Ben", "Mia"]


def test_damage_in_the_same_millisecond_overwrites_nothing(home: Home, clock: WallClock) -> None:
    for content in (b"first", b"second", b"third"):
        home.database.write_bytes(content)
        Store.open(home, clock).close()
    assert {path.read_bytes() for path in files_set_aside(home.database)} == {b"first", b"second", b"third"}


def test_the_log_of_a_damaged_store_is_set_aside_with_it(home: Home, clock: WallClock) -> None:
    write_text(home.database)
    home.database.with_name("learners.sqlite3-wal").write_bytes(b"log")
    with Store.open(home, clock) as store:
        assert names(store) == ["Ben", "Mia"]
    assert sorted(path.name.partition(".bad-")[0] for path in files_set_aside(home.database)) == [
        "learners.sqlite3",
        "learners.sqlite3-wal",
    ]


def test_a_store_that_went_missing_is_restored(home: Home, clock: WallClock) -> None:
    home.database.unlink()
    home.database.with_suffix(".tmp").write_bytes(b"half a copy")
    with Store.open(home, clock) as store:
        assert codes(store) == ["restored"]
        assert names(store) == ["Ben", "Mia"]
    assert not home.database.with_suffix(".tmp").exists()


def make_newer(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE learners ADD COLUMN favourite_fish TEXT")
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")


def files(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_a_newer_store_is_refused_kindly_and_left_untouched(home: Home, clock: WallClock) -> None:
    with closing(sqlite3.connect(home.database, isolation_level=None)) as connection:
        make_newer(connection)
    before = files(home.folder)
    clock.move(days=1)
    with Store.open(home, clock) as store:
        assert codes(store) == ["newer_version"]
        assert not store.kept
        assert store.learners() == ()
        guest = store.add("Zoe", "owl")  # playing goes on in memory
        assert not store.backup_due
        store.remove(guest.id)
    assert files(home.folder) == before


def test_a_newer_version_that_only_the_log_knows_is_seen(home: Home, clock: WallClock) -> None:
    with closing(sqlite3.connect(home.database, isolation_level=None)) as running:
        make_newer(running)
        assert int.from_bytes(home.database.read_bytes()[60:64], "big") == VERSION
        content = home.database.read_bytes()
        log = home.database.with_name("learners.sqlite3-wal").read_bytes()
        with Store.open(home, clock) as store:
            assert codes(store) == ["newer_version"]
        assert home.database.read_bytes() == content
        assert home.database.with_name("learners.sqlite3-wal").read_bytes() == log


def test_a_folder_that_cannot_be_written_is_played_from_memory(open_home: Home, clock: WallClock) -> None:
    before = files(open_home.folder)
    with not_writable(open_home), Store.open(open_home, clock) as store:
        assert codes(store) == ["read_only"]
        assert not store.kept
        assert names(store) == ["Mia"]
        zoe = store.add("Zoe", "owl")
        store.remove(zoe.id)
        with pytest.raises(StoreReadOnly):
            store.restore(Backups(open_home.backups).all()[0])
        assert names(store) == ["Mia"]
    assert files(open_home.folder) == before


def test_a_log_left_in_a_folder_that_cannot_be_written_is_read_too(open_home: Home, clock: WallClock) -> None:
    source = Home(open_home.folder.parent / "source")
    with Store.open(source, clock) as store:
        store.add("Zoe", "owl")
        for ending in ("", "-wal"):  # as a crash leaves them
            name = open_home.database.name + ending
            shutil.copyfile(source.folder / name, open_home.folder / name)
    assert open_home.database.with_name("learners.sqlite3-wal").stat().st_size > 0
    with not_writable(open_home), Store.open(open_home, clock) as store:
        assert codes(store) == ["read_only"]
        assert names(store) == ["Zoe"]


def test_a_damaged_store_in_a_folder_that_cannot_be_written_shows_the_backup(open_home: Home, clock: WallClock) -> None:
    cut(open_home.database)
    with not_writable(open_home), Store.open(open_home, clock) as store:
        assert codes(store) == ["read_only", "restored"]
        assert names(store) == ["Ben", "Mia"]


def test_no_folder_at_all_still_starts(tmp_path: Path, clock: WallClock) -> None:
    (tmp_path / "file").write_bytes(b"")
    with Store.open(Home(tmp_path / "file" / "home"), clock) as store:
        assert not store.kept
        assert codes(store) == ["read_only"]
        assert names(store) == []


def test_a_store_locked_by_another_program_is_shown_from_memory(home: Home, clock: WallClock) -> None:
    with closing(sqlite3.connect(home.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with Store.open(home, clock) as store:
            assert codes(store) == ["locked"]
            assert not store.kept
            assert names(store) == ["Mia"]
    assert files_set_aside(home.database) == ()


def test_what_was_kept_before_a_power_cut_is_there(home: Home, clock: WallClock, tmp_path: Path) -> None:
    crashed = Home(tmp_path / "crashed")
    crashed.make()
    with Store.open(home, clock) as store:
        store.add("Zoe", "owl")
        for path in home.folder.glob("learners.sqlite3*"):
            shutil.copyfile(path, crashed.folder / path.name)
    with Store.open(crashed, clock) as store:
        assert store.notices == ()
        assert names(store) == ["Mia", "Zoe"]


def test_looking_at_a_file_changes_nothing(home: Home) -> None:
    before = files(home.folder)
    assert examine(home.database, immutable=True) is Health.HEALTHY
    assert examine(home.folder / "missing") is Health.MISSING
    assert files(home.folder) == before
