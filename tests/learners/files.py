"""Progress files of children for the tests: answers of known ids, days and families."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from uuid import UUID

from kidslogic.engine.events import Answered, Event, GameFinished
from kidslogic.learners.progress_file import ProgressFile
from kidslogic.learners.records import Record

START = datetime(2026, 10, 1, 9, 0, tzinfo=UTC)


def child_id(number: int) -> str:
    return UUID(int=number << 112, version=4).hex  # different from the first digits on, as ids by luck are


def answered(
    *, right: bool = True, row: int = 1, card: str = "beach-1", family: str = "repeat", **facts: str
) -> Answered:
    return Answered(
        seat=0,
        pack="kidslogic.piratenbucht",
        version=1,
        card=card,
        side="brown",
        row=row,
        right=right,
        first_try=True,
        family=family,
        seconds=7.4,
        level=2,
        options=4,
        **{"row_hash": f"{card} {row}", "answer": "shell", "tag": "" if right else "repeats_last", **facts},
    )


def record(child: int, number: int, event: Event | None = None) -> Record:
    at = START + timedelta(hours=number)
    return Record(
        id=UUID(int=child * 10**6 + number, version=4).hex,
        learner=child_id(child),
        session="s",
        seat=0,
        at=at,
        local_date=at.date(),
        event=event or answered(row=1 + number % 4),
    )


def finished() -> GameFinished:
    return GameFinished(
        game="logix", mode="basic", kinds=("child",), scores=(1,), champions=(0,), goal_reached=None, strengths=("",)
    )


def progress_file(child: int, *records: Record, nickname: str = "Mia", class_id: str = "3b") -> ProgressFile:
    return ProgressFile(
        child=child_id(child),
        nickname=nickname,
        avatar="avatar_fox",
        created=START,
        records=records,
        class_id=class_id,
    )
