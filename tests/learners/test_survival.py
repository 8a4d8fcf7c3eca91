"""What families and schools do to a program: full disks, clocks that jump, names of all kinds, files in any order."""

import json
import os
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kidslogic.engine.events import Played
from kidslogic.learners.backups import Backups
from kidslogic.learners.home import Home
from kidslogic.learners.mastery import Mastery, mastery_of
from kidslogic.learners.nicknames import MAX_GRAPHEMES, graphemes, nickname
from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.playtime import minutes_by_day
from kidslogic.learners.progress_file import ProgressFile, parse_progress, read_progress, write_progress
from kidslogic.learners.records import Record, chronological
from kidslogic.learners.spreadsheet import answers_table
from kidslogic.learners.store import Store
from tests.learners.counting import WallClock
from tests.learners.files import answered, child_id, progress_file, record

ROOT = Path(__file__).resolve().parents[2]
ROOM = 1_200_000
"""Bytes of the small disk: the store fits with its log, and a few hundred moves."""


# ---- a full disk -----------------------------------------------------------------------------------


@contextmanager
def small_disk(folder: Path, *, wanted: bool) -> Iterator[bool]:
    """A file system of `ROOM` bytes at `folder`, where it is wanted and we may mount one; whether there is one."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "none", str(folder)]
    mounted = wanted and os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.parametrize("mount", [False, True])
def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path, *, mount: bool) -> None:
    with small_disk(tmp_path, wanted=mount) as mounted:
        home = Home(tmp_path / "home")
        with Store.open(home, WallClock()) as store:
            mia = store.add("Mia", "rabbit")
        limit = [] if mounted else [str(ROOM)]
        command = [sys.executable, "-m", "tests.learners.small_disk", str(home.folder), *limit]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        told = json.loads(done.stdout)
        assert told["safe"]
        assert 20 < told["kept"] == told["readable"]
        assert told["codes"] == ["disk_full"] if mounted else ["disk_error"]
        with Store.open(home, WallClock()) as store:
            assert [notice.code for notice in store.notices] in ([], ["backup_failed"])
            assert len(store.events(mia.id)) == told["kept"]
            (game,) = store.unfinished(mia.id)
            assert len(game.saved.moves) == told["kept"]


# ---- clocks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("day", "hours"), [(date(2026, 3, 29), 23), (date(2026, 10, 25), 25), (date(2026, 7, 1), 24)])
@pytest.mark.parametrize("zone", ["Europe/Berlin", "Europe/Prague"])
def test_no_minute_is_lost_or_doubled_when_the_clocks_change(tmp_path: Path, zone: str, day: date, hours: int) -> None:
    """A minute is played at every half hour from the evening before to the morning after."""
    wall = ZoneInfo(zone)
    clock = WallClock()
    start = datetime(day.year, day.month, day.day, tzinfo=wall).astimezone(UTC) - timedelta(hours=2)
    with Store.open(Home(tmp_path), clock) as store:
        mia = store.add("Mia", "rabbit")
        for half_hours in range(2 * (hours + 4)):
            clock.now = (start + timedelta(minutes=30 * half_hours)).astimezone(wall)
            store.add_event(mia.id, Played(game="piraten", seconds=60))
        records = store.events(mia.id)
    before, after = day - timedelta(days=1), day + timedelta(days=1)
    assert minutes_by_day(records) == {before: 4, day: 2 * hours, after: 4}
    assert list(chronological(records)) == list(records)


def test_a_clock_set_back_for_years_breaks_neither_log_nor_backups_nor_files(tmp_path: Path) -> None:
    clock = WallClock("2031-01-10T12:00:00+01:00")
    home = Home(tmp_path / "home")
    with Store.open(home, clock) as store:
        mia = store.add("Mia", "rabbit")
        store.add_event(mia.id, answered())
        back_up_aside(home, clock())
        clock.move(days=-2000)
        store.add_event(mia.id, answered(row=2))
        back_up_aside(home, clock())
        assert [one.event.row for one in store.events(mia.id)] == [1, 2]  # the order in which it happened
        newest = Backups(home.backups).all()[0]
        store.restore(newest)
        file = parse_progress(store.file_of(mia.id).text)
    assert newest.day == clock().date()
    with Store.open(Home(tmp_path / "other"), clock) as other:
        assert other.take_in(file).new == 2


# ---- names -----------------------------------------------------------------------------------------

NAMES = {
    "composed": unicodedata.normalize("NFC", "Žofie Čapková"),
    "decomposed": unicodedata.normalize("NFD", "Žofie Čapková"),
    "emoji": "👩‍👩‍👧‍👦🦊🏴‍☠️",
    "right to left": "مريم بنت",
    "hebrew": "שׁוֹשַׁנָּה",
    "forty": "👩‍🚀" * MAX_GRAPHEMES,
    "formula": "=1+1",
}


@pytest.mark.parametrize("kind", NAMES)
def test_every_name_comes_back_from_a_journey_as_it_was(tmp_path: Path, kind: str) -> None:
    with Store.open(Home(tmp_path / "one"), WallClock()) as store:
        child = store.add(NAMES[kind], "rabbit")
        store.add_event(child.id, answered())
        path = tmp_path / "child.klprogress"
        write_progress(path, store.file_of(child.id))
        table = answers_table({child.nickname: store.events(child.id)}, "cs")
    assert child.nickname == nickname(NAMES[kind])
    assert graphemes(child.nickname) <= MAX_GRAPHEMES
    with Store.open(Home(tmp_path / "two"), WallClock()) as other:
        joined = other.take_in(read_progress(path))
        assert other.learner(joined.learner).nickname == child.nickname
    cell = table.splitlines()[1].partition(";")[0]
    assert cell.lstrip("'") == child.nickname
    assert not cell.startswith("=")


def test_two_spellings_of_a_name_are_one() -> None:
    assert nickname(NAMES["composed"]) == nickname(NAMES["decomposed"])


# ---- the same child from any files in any order ----------------------------------------------------


def close(one: Mastery, other: Mastery) -> bool:
    def numbers(mastery: Mastery) -> list[float]:
        known = [mastery.families[family] for family in sorted(mastery.families)]
        rows = [offset for ability in known for _, offset in sorted(ability.rows.items())]
        return [
            mastery.mean,
            mastery.variance,
            mastery.success,
            *(n for a in known for n in (a.mean, a.variance)),
            *rows,
        ]

    first, second = numbers(one), numbers(other)
    return (
        len(first) == len(second)
        and all(abs(a - b) <= 1e-9 for a, b in zip(first, second, strict=True))
        and (one.answers, one.missed, one.since) == (other.answers, other.missed, other.since)
    )


@settings(max_examples=24, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(5, 40))
def test_mastery_is_the_same_whichever_way_the_events_came(dice: Random, count: int) -> None:
    """Answers of one child on two tablets go out in files that overlap, come in shuffled, and are joined."""
    log = tuple(
        record(1 + dice.randrange(2), number, answered(right=dice.random() < 0.7, row=dice.randrange(9), family=family))
        for number in range(count)
        if (family := dice.choice(("repeat", "size", "mirror", "")))
    )
    whole = mastery_of(chronological(log))
    files = [file for child in (1, 2) for file in _overlapping(child, log, dice)]
    dice.shuffle(files)
    with TemporaryDirectory() as folder, Store.open(Home(Path(folder)), WallClock()) as store:
        early = dice.random() < 0.5
        for file in files:
            store.take_in(parse_progress(file.text))
            known = {learner.id for learner in store.learners()}
            if early and known == {child_id(1), child_id(2)}:
                store.join(child_id(1), child_id(2))  # later files of the second child find the first one
        if not early:
            store.join(child_id(1), child_id(2))
        assert close(mastery_of(chronological(store.events(child_id(1)))), whole)


def _overlapping(child: int, log: tuple[Record, ...], dice: Random) -> list[ProgressFile]:
    """Everything of a child in two files that share some events."""
    own = [one for one in log if one.learner == child_id(child)]
    cut, again = sorted((dice.randint(0, len(own)), dice.randint(0, len(own))))
    return [progress_file(child, *own[:again]), progress_file(child, *own[cut:])]
