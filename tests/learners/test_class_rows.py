"""The rows that a class misses, found in the files of twenty-five made-up tablets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

from kidslogic.engine.events import Answered
from kidslogic.learners.class_rows import WrongRow, most_missed, read_child
from kidslogic.learners.collecting import collect
from kidslogic.learners.progress_file import write_progress
from kidslogic.learners.records import Record
from tests.learners.files import answered, progress_file, record

TABLETS, ROWS = 25, 40
USUAL, HARD, BAD = 0.15, 0.6, 0.9
HARD_ROW, BAD_ROW, MENDED = 7, 19, 30
"""Row 30 was bad in version 1 of the pack, which ten tablets have, and is another row since version 2."""
OLD_TABLETS = 10
IN_A_RUSH = 0.3


def met(child: int, number: int, event: Answered) -> Record:
    return record(child, number, event)


def missing(number: int, child: int) -> float:
    if number == MENDED:
        return BAD if child <= OLD_TABLETS else USUAL
    return {HARD_ROW: HARD, BAD_ROW: BAD}.get(number, USUAL)


def asked(rng: Random, child: int, number: int) -> Answered:
    """The first meeting of a child with a row; a row without a rule the program knows is among them."""
    old = child <= OLD_TABLETS
    edited = "" if old or number != MENDED else " mended"
    event = answered(
        right=rng.random() >= missing(number, child),
        card=f"card-{number // 4}",
        row=1 + number % 4,
        family="" if number == BAD_ROW else "repeat",
        row_hash=f"row {number}{edited}",
    )
    return replace(event, version=1 if old else 2)


def tablet(child: int) -> list[Record]:
    """Each row once, then once more, when all are found since the solution was shown; and much that must not count."""
    rng, events = Random(child), []
    for number in range(ROWS):
        first = asked(rng, child, number)
        if child % 5 == 0:  # in a rush, and wrong
            first = replace(first, right=False, seconds=IN_A_RUSH)
        events.append(first)
        if not first.right:
            events.append(replace(first, right=False, first_try=False))
        events.append(replace(first, right=True, seconds=6.0))
    return [met(child, number, event) for number, event in enumerate(events)]


def rows_of(logs: Iterable[Iterable[Record]]) -> tuple[WrongRow, ...]:
    return most_missed(read_child(log)[1] for log in logs)


def test_of_a_class_exactly_the_hard_and_the_bad_rows_are_found(tmp_path: Path) -> None:
    for child in range(1, TABLETS + 1):
        log = tablet(child)
        write_progress(tmp_path / f"{child}.klprogress", progress_file(child, *log))
        if child % 3 == 0:  # an older file of the same child lies beside it
            write_progress(tmp_path / f"{child} old.klprogress", progress_file(child, *log[:50]))
    rows = collect(tmp_path, ["repeat"]).wrong_rows
    assert {row.row_hash for row in rows} == {f"row {number}" for number in (HARD_ROW, BAD_ROW, MENDED)}
    bad, *_ = rows
    assert (bad.row_hash, bad.children) == (f"row {BAD_ROW}", TABLETS - TABLETS // 5)
    mended = next(row for row in rows if row.row_hash == f"row {MENDED}")
    assert (mended.version, mended.children) == (1, OLD_TABLETS - 2), "of the mended row nothing is said"


def test_a_row_that_moved_on_its_card_is_the_same() -> None:
    first = answered(right=False, row=1, row_hash="row")
    moved = replace(first, row=3, version=2)
    (row,) = rows_of([[met(1, 1, first)], [met(2, 1, first)], [met(3, 1, moved)], [met(4, 1, moved)]])
    assert (row.version, row.row, row.children, row.missed) == (2, 3, 4, 4)


def test_two_children_are_too_few() -> None:
    logs = [[met(child, 1, answered(right=False))] for child in (1, 2)]
    assert rows_of(logs) == ()


def test_three_of_three_stand_behind_twenty_of_twenty_two() -> None:
    """A few misses may be luck."""
    logs = [[met(child, 1, answered(right=child <= 2, card="many"))] for child in range(1, 23)]
    logs += [[met(child, 1, answered(right=False, card="few"))] for child in range(30, 33)]
    assert [row.card for row in rows_of(logs)] == ["many", "few"]


def test_help_is_not_at_once() -> None:
    logs = [[met(child, 1, replace(answered(right=True), hints=1))] for child in range(1, 6)]
    (row,) = rows_of(logs)
    assert row.missed == row.children == 5


def test_who_rushed_at_the_first_meeting_is_not_counted_at_the_second() -> None:
    """By then the solution was shown: what is found then says nothing about the row."""
    rushed = replace(answered(right=False), seconds=IN_A_RUSH)
    logs = [[met(child, 1, rushed), met(child, 2, answered(right=False))] for child in range(1, 6)]
    assert rows_of(logs) == ()
