"""What the children's store costs with the events of a whole school, and what a class of twenty-five costs."""

from __future__ import annotations

import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar
from uuid import UUID

from kidslogic.engine.events import Answered
from kidslogic.learners.collecting import collect
from kidslogic.learners.home import Home
from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.progress_file import ProgressFile, write_progress
from kidslogic.learners.records import Record
from kidslogic.learners.report import report_of
from kidslogic.learners.store import Store
from kidslogic.patterns.skills import FAMILY_IDS
from tests.bench.figures import Figure

SCHOOL_EVENTS, SCHOOL_CHILDREN = 1_000_000, 300
CLASS_CHILDREN, CLASS_EVENTS = 25, 4_000
APPENDED = 50
Result = TypeVar("Result")
NOW = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)

# Rows by recursion inside SQLite: a million of them in seconds. Each answer lies in its own half minute.
_CHILDREN = """
    WITH RECURSIVE n(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM n WHERE k + 1 < :children)
    INSERT INTO learners
    SELECT printf('%032x', k + 1), 'Child ' || k, 'avatar_fox', '2026-01-01T08:00:00.000+00:00' FROM n
"""
_EVENTS = """
    WITH RECURSIVE n(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM n WHERE k + 1 < :events)
    INSERT INTO events (id, learner, session, seat, at_utc, local_date, kind, too_fast, facts)
    SELECT printf('%032x', k), printf('%032x', k % :children + 1), 'session ' || (k / 40), 0,
        strftime('%Y-%m-%dT%H:%M:%S.000+00:00', 1767225600 + k * 27, 'unixepoch'),
        date(1767225600 + k * 27, 'unixepoch'), 'answered', 0,
        json_object('seat', 0, 'pack', 'kidslogic.piratenbucht', 'version', 1, 'card', 'beach-' || (k % 40),
            'side', 'brown', 'row', k % 4 + 1, 'row_hash', printf('%016x', k % 4000), 'answer', 'shell',
            'right', json(iif(k % 5, 'true', 'false')), 'first_try', json('true'),
            'family', json_extract(:families, '$[' || (k % json_array_length(:families)) || ']'),
            'hints', 0, 'seconds', 7.5, 'level', k % 8 + 1, 'options', 6, 'tag', iif(k % 5, '', 'repeat-last'))
    FROM n
"""


def learner_figures() -> Iterator[Figure]:
    """The store of a school: start, one child's page, one answer more, the daily copy; then the files of a class."""
    with tempfile.TemporaryDirectory(prefix="kidslogic-bench-") as folder:
        home = Home(Path(folder) / "home")
        _fill(home)
        yield from _school(home)
        yield from _class(Path(folder) / "class")


def _school(home: Home) -> Iterator[Figure]:
    Store.open(home, _clock).close()
    home.database.with_name(f"{home.database.name}-closed").unlink()
    unclean, store = _timed(lambda: Store.open(home, _clock))
    store.close()
    start, store = _timed(lambda: Store.open(home, _clock))
    with store:
        yield Figure(f"start with {SCHOOL_EVENTS:,} events", "ms", 1000 * start, aim="<= 500 ms")
        yield Figure("start after a crash, all is checked", "ms", 1000 * unclean)
        child = store.learners()[7].id
        page, events = _timed(lambda: len(_page(store, child)), time.process_time)
        yield Figure(f"a child's page of {events:,} events", "ms", 1000 * page, aim="<= 300 ms")
        times = [_timed(lambda: store.add_event(child, _answer(0)))[0] for _ in range(APPENDED)]
        yield Figure("keeping an answer, median", "ms", 1000 * statistics.median(times), aim="<= 10 ms")
        yield Figure("keeping an answer, longest", "ms", 1000 * max(times))
        yield Figure("the daily copy, aside", "s", _timed(lambda: back_up_aside(home, _clock()))[0])


def _class(folder: Path) -> Iterator[Figure]:
    folder.mkdir()
    for number in range(1, CLASS_CHILDREN + 1):
        child = UUID(int=number, version=4).hex
        records = tuple(_record(child, number * CLASS_EVENTS + k) for k in range(CLASS_EVENTS))
        file = ProgressFile(child=child, nickname=f"Child {number}", avatar="fox", created=NOW, records=records)
        write_progress(folder / f"{child}.klprogress", file)
    seconds, overview = _timed(lambda: collect(folder, FAMILY_IDS), time.process_time)
    assert len(overview.pupils) == CLASS_CHILDREN
    yield Figure(f"collecting {CLASS_CHILDREN} x {CLASS_EVENTS:,} events", "s", seconds, aim="<= 10 s")


def _fill(home: Home) -> None:
    Store.open(home, _clock).close()
    families = "[" + ",".join(f'"{family}"' for family in FAMILY_IDS) + "]"
    values = {"children": SCHOOL_CHILDREN, "events": SCHOOL_EVENTS, "families": families}
    with closing(sqlite3.connect(home.database)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(_CHILDREN, values)
        connection.execute(_EVENTS, values)
        connection.commit()


def _page(store: Store, child: str) -> tuple[Record, ...]:
    events = store.events(child)
    report_of(events, FAMILY_IDS, NOW.date())
    return events


def _answer(number: int) -> Answered:
    family = FAMILY_IDS[number % len(FAMILY_IDS)]
    return Answered(
        seat=0, pack="kidslogic.piratenbucht", version=1, card=f"beach-{number % 40}", side="brown", row=number % 4 + 1,
        row_hash=f"{number % 4000:016x}", answer="shell", right=number % 5 != 0, first_try=True, family=family,
        seconds=7.5, level=number % 8 + 1, options=6, tag="" if number % 5 else "repeat-last",
    )  # fmt: skip


def _record(child: str, number: int) -> Record:
    at = NOW - timedelta(seconds=27 * number)
    return Record(
        id=UUID(int=number, version=4).hex, learner=child, session="s", seat=0, at=at, local_date=at.date(),
        event=_answer(number),
    )  # fmt: skip


def _timed(work: Callable[[], Result], clock: Callable[[], float] = time.perf_counter) -> tuple[float, Result]:
    """Seconds by the clock on the wall; with `time.process_time` those that the processor worked for us."""
    start = clock()
    result = work()
    return clock() - start, result


def _clock() -> datetime:
    return NOW
