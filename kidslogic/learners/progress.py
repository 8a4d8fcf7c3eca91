"""How far one child has come on the islands: the shells of the sea chart, folded out of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.learners.records import Record

SHELLS = 5


@dataclass(frozen=True, kw_only=True)
class Progress:
    """What one child has done: finished games by game id, and different rows solved by (pack id, side)."""

    games: Mapping[str, int]
    solved: Mapping[tuple[str, str], int]


def progress_of(records: Iterable[Record]) -> Progress:
    """What a child's records say; an answer that came too fast solves nothing."""
    records = tuple(records)
    answers = (record.event for record in records if not record.too_fast)
    rows = {(one.pack, one.side, one.card, one.row_hash) for one in answers if isinstance(one, Answered) and one.right}
    return Progress(
        games=Counter(record.event.game for record in records if isinstance(record.event, GameFinished)),
        solved=Counter((pack, side) for pack, side, _card, _row in rows),
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
