"""How long a child plays, and when it is enough for today. A limit is the grown-ups' choice; without one none holds.

The end is gentle: five minutes before it the child is told, and the game goes on to its next natural stop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final, Literal

from kidslogic.engine.events import Played
from kidslogic.learners.records import Record

Phase = Literal["free", "soon", "enough"]

NOTICE_SECONDS: Final = 5 * 60
LIMITS: Final = (0, 15, 20, 30, 45, 60, 90)
"""Minutes a day to choose from; 0 is no limit. BZgA: up to 30 at three to six years, 45-60 at six to ten."""
PROLONGED_MINUTES: Final = 10
"""What a grown-up's PIN adds each time."""


def seconds_on(records: Iterable[Record], day: date) -> float:
    """How long a child played on a day of its wall calendar."""
    return sum(
        record.event.seconds for record in records if isinstance(record.event, Played) and record.local_date == day
    )


def minutes_by_day(records: Iterable[Record]) -> Mapping[date, int]:
    """Whole minutes for each day on which the child played."""
    seconds: Counter[date] = Counter()
    for record in records:
        if isinstance(record.event, Played):
            seconds[record.local_date] += round(record.event.seconds)
    return {day: round(sum_ / 60) for day, sum_ in sorted(seconds.items())}


def minutes_by_game(records: Iterable[Record]) -> Mapping[str, int]:
    """Whole minutes for each game."""
    seconds: Counter[str] = Counter()
    for record in records:
        if isinstance(record.event, Played):
            seconds[record.event.game] += round(record.event.seconds)
    return {game: round(sum_ / 60) for game, sum_ in sorted(seconds.items())}


def phase(limit: int, played: float, prolonged: int = 0) -> Phase:
    """Where the day stands: `limit` and `prolonged` in minutes (a limit of 0 is none), `played` in seconds."""
    if not limit:
        return "free"
    left = 60 * (limit + prolonged) - played
    return "enough" if left <= 0 else "soon" if left <= NOTICE_SECONDS else "free"
