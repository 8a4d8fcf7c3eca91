"""What the events of one child say: for the sea chart and the first, plain parents' corner. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.learners.records import Record

SHELLS = 5
LAST_ANSWERS = 20

_Key = TypeVar("_Key")


@dataclass(frozen=True, kw_only=True)
class Tally:
    """How answers went: right at the first try without help, right after hints, right at a later try, not right."""

    right_first: int = 0
    with_hints: int = 0
    right_later: int = 0
    wrong: int = 0

    @property
    def answers(self) -> int:
        """All answers counted."""
        return self.right_first + self.with_hints + self.right_later + self.wrong


@dataclass(frozen=True, kw_only=True)
class Progress:
    """The picture of one child. Answers that came too fast are counted in `too_fast` and nowhere else.

    `days` are the local dates played, in order; `last_played` is the day of what was written last; `games` counts
    finished games by game id; `by_family` has "" for rows without a known rule; `by_level` runs from 1 to 8; `solved`
    counts different rows solved by (pack id, side); `last_answers` has the newest first, those too fast included.
    """

    days: tuple[date, ...]
    last_played: date | None
    games: Mapping[str, int]
    total: Tally
    by_family: Mapping[str, Tally]
    by_level: Mapping[int, Tally]
    too_fast: int
    solved: Mapping[tuple[str, str], int]
    last_answers: tuple[Record, ...]


def progress_of(records: Iterable[Record]) -> Progress:
    """The picture that a child's records give; the order of the records is the order of what happened."""
    records = tuple(records)
    answered = [record for record in records if isinstance(record.event, Answered)]
    counted = [event for record in answered if isinstance(event := record.event, Answered) and not record.too_fast]
    rows = {(event.pack, event.side, event.card, event.row_hash) for event in counted if event.right}
    return Progress(
        days=tuple(sorted({record.local_date for record in records})),
        last_played=records[-1].local_date if records else None,
        games=Counter(record.event.game for record in records if isinstance(record.event, GameFinished)),
        total=_tally(counted),
        by_family=_tallies(counted, lambda event: event.family),
        by_level=_tallies(counted, level_of),
        too_fast=len(answered) - len(counted),
        solved=Counter((pack, side) for pack, side, _card, _row in rows),
        last_answers=tuple(reversed(answered[-LAST_ANSWERS:])),
    )


def level_of(event: Answered) -> int:
    """The level of a row by its place on the card: brown rows 1 to 4, blue rows 5 to 8 (learning.md 1.2)."""
    return event.row + (4 if event.side == "blue" else 0)


def shells(done: int, whole: int) -> int:
    """How many of the five shells of an island are full: the first with the first thing done, the last with all of it.

    For a game with cards: different rows solved, of all rows of the side of which the child has solved the larger
    share (`shells_of_pack`). For a game without: finished games, of five.
    """
    if done <= 0 or whole <= 0:
        return 0
    return max(1, min(SHELLS, SHELLS * done // whole))


def shells_of_pack(progress: Progress, pack: str, rows: Mapping[str, int]) -> int:
    """The shells for a pack with so many `rows` by side.

    The fuller side counts: a child fills the island with the cards for its age, and the first blue card takes no
    shell away.
    """
    return max((shells(progress.solved.get((pack, side), 0), count) for side, count in rows.items()), default=0)


def _tallies(events: Iterable[Answered], key: Callable[[Answered], _Key]) -> dict[_Key, Tally]:
    groups: dict[_Key, list[Answered]] = {}
    for event in events:
        groups.setdefault(key(event), []).append(event)
    return {name: _tally(group) for name, group in groups.items()}


def _tally(events: Iterable[Answered]) -> Tally:
    ways = Counter(_way(event) for event in events)
    return Tally(**ways)


def _way(event: Answered) -> str:
    if not event.right:
        return "wrong"
    if event.hints:
        return "with_hints"
    return "right_first" if event.first_try else "right_later"
