"""Events as they are kept: an engine event, the child it belongs to, and when it happened."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID, uuid5

from kidslogic.engine.events import (
    Answered,
    CaseMet,
    Claimed,
    Duelled,
    Event,
    Explained,
    Fired,
    GameFinished,
    LessonStepDone,
    Played,
    Recalled,
    SeatEvent,
    Trained,
)
from kidslogic.engine.session import SavedGame

# Nobody reads a row of pictures and finds the answer in less: such answers are kept, but never counted.
TOO_FAST_SECONDS = 1.0

_NAMESPACE = UUID("6f1d2f0a-9a57-4c2e-8f43-0f3b6d3c5a11")
_KINDS: Mapping[str, type[Any]] = {
    "answered": Answered,
    "trained": Trained,
    "explained": Explained,
    "claimed": Claimed,
    "duelled": Duelled,
    "recalled": Recalled,
    "fired": Fired,
    "case_met": CaseMet,
    "game_finished": GameFinished,
    "lesson_step_done": LessonStepDone,
    "played": Played,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_FIELDS = {name: frozenset(field.name for field in fields(kind)) for name, kind in _KINDS.items()}

COLUMNS = ("id", "learner", "session", "seat", "at_utc", "local_date", "kind", "too_fast", "facts")
"""The columns of a record's row, in the order of `row_of` and `record_of`."""


@dataclass(frozen=True, kw_only=True)
class Record:
    """One event of one child. `at` is in UTC; `local_date` is the day on the child's wall calendar, whatever the zone
    or the daylight saving was; `seat` is where the child sat.
    """

    id: str
    learner: str
    session: str
    seat: int
    at: datetime
    local_date: date
    event: Event

    @property
    def too_fast(self) -> bool:
        """Whether the answer came before the question can have been seen."""
        return isinstance(self.event, Answered | Trained) and self.event.seconds < TOO_FAST_SECONDS


def records_of(saved: SavedGame, events: tuple[Event, ...], now: datetime) -> tuple[Record, ...]:
    """What the events of one move mean for each child at the table; `now` is aware local time.

    The ids follow from the session, the number of moves and the place in the list: writing the same move once more
    gives the same ids. What one seat did belongs to the child there, anything else to every child; guests and
    computers leave nothing.
    """
    children = {seat: who.who for seat, who in enumerate(saved.setup.seats) if who.kind == "child"}
    return tuple(
        Record(
            id=uuid5(_NAMESPACE, f"{saved.id}:{len(saved.moves)}:{index}:{seat}").hex,
            learner=learner,
            session=saved.id,
            seat=seat,
            at=now.astimezone(UTC),
            local_date=now.date(),
            event=event,
        )
        for index, event in enumerate(events)
        for seat, learner in children.items()
        if not isinstance(event, SeatEvent) or event.seat == seat
    )


def row_of(record: Record) -> tuple[str | int, ...]:
    """The record as the values of `COLUMNS`."""
    return (
        record.id,
        record.learner,
        record.session,
        record.seat,
        record.at.isoformat(timespec="milliseconds"),
        record.local_date.isoformat(),
        kind_of(record.event),
        int(record.too_fast),
        json.dumps(asdict(record.event), ensure_ascii=False, separators=(",", ":")),
    )


def record_of(row: tuple[Any, ...]) -> Record | None:
    """Read a row of `COLUMNS`; None for a kind of event that this program does not know."""
    identity, learner, session, seat, at, day, kind, _too_fast, facts = row
    event = event_from(kind, json.loads(facts))
    if event is None:
        return None
    return Record(
        id=identity,
        learner=learner,
        session=session,
        seat=seat,
        at=datetime.fromisoformat(at),
        local_date=date.fromisoformat(day),
        event=event,
    )


def chronological(records: Iterable[Record]) -> tuple[Record, ...]:
    """The records by time, then by id: the same order on every tablet, in whatever order files were joined."""
    return tuple(sorted(records, key=lambda record: (record.at, record.id)))


def kind_of(event: Event) -> str:
    """The name of an event's kind, as it is kept."""
    return _NAMES[type(event)]


def event_from(kind: str, facts: Mapping[str, Any]) -> Event | None:
    """The event of a kind from its facts as JSON gives them; None for a kind that this program does not know.

    Raises TypeError when a fact is missing. Facts that this program does not know are left out.
    """
    if kind not in _KINDS:
        return None
    known = _FIELDS[kind]
    # JSON knows lists only; every list in an event is a tuple.
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in facts.items() if key in known}
    event: Event = _KINDS[kind](**values)
    return event
