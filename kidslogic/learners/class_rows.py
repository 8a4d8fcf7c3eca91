"""Which rows of packs a class misses most often: hard ones, and bad ones (packs/FORMAT.md section 7).

A row is known by its progress key, pack, card, side and hash of its content: an edited row is another one, a row that
only moved on its card, or came with a newer version of the pack, is the same. Of each child only the first meeting with
a row counts, since afterwards the solution was shown; and not even that one when the answer came in a rush.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from kidslogic.engine.arena import wilson
from kidslogic.engine.events import Answered
from kidslogic.learners.mastery import Mastery, after, newcomer
from kidslogic.learners.records import Record

FEWEST_CHILDREN: Final = 3
"""A row that fewer children met says nothing about the row."""
USUAL_MISSES: Final = 0.25
"""What children miss of rows that suit them (learning.md 2.3); a row that is surely above it stands out."""
MOST_ROWS: Final = 20


@dataclass(frozen=True)
class WrongRow:
    """A row of a pack, how many children met it, and how many of them did not find it at once without help.

    `row` is its place on the card and `version` the pack's version where a child met it last, `row_hash` its content.
    """

    pack: str
    version: int
    card: str
    side: str
    row: int
    row_hash: str
    children: int
    missed: int

    @property
    def surely(self) -> float:
        """The share of children who miss it at the least: the lower end of the 95 % interval."""
        return wilson(self.missed, self.children)[0]


class RowKey(NamedTuple):
    """The progress key of a row."""

    pack: str
    card: str
    side: str
    row_hash: str


class Meeting(NamedTuple):
    """The first answer of a child to a row, and where the row was then."""

    event: Answered
    counted: bool

    @property
    def found(self) -> bool:
        """Right at once, without a hint."""
        return self.event.right and not self.event.hints


def read_child(records: Iterable[Record]) -> tuple[Mastery, Mapping[RowKey, Meeting]]:
    """What a child can do after its records in time, and its first meeting with each row."""
    mastery, met = newcomer(), dict[RowKey, Meeting]()
    for record in records:
        event, before = record.event, mastery
        mastery = after(before, record)
        if isinstance(event, Answered):
            key = RowKey(event.pack, event.card, event.side, event.row_hash)
            if key not in met:
                met[key] = Meeting(
                    event, event.first_try and not _in_a_rush(record, event, taken=mastery is not before)
                )
    return mastery, met


def _in_a_rush(record: Record, event: Answered, *, taken: bool) -> bool:
    """Rows without a known rule have no usual time: there only what came before the row can have been seen."""
    return record.too_fast or bool(event.family and not taken)


def most_missed(children: Iterable[Mapping[RowKey, Meeting]]) -> tuple[WrongRow, ...]:
    """The rows that stand out, those first of which it is surest that many children miss them."""
    meetings: dict[RowKey, list[Meeting]] = {}
    for met in children:
        for key, meeting in met.items():
            if meeting.counted:
                meetings.setdefault(key, []).append(meeting)
    rows = [_row(key, found) for key, found in meetings.items() if len(found) >= FEWEST_CHILDREN]
    rows = [row for row in rows if row.surely > USUAL_MISSES]
    rows.sort(key=lambda row: (-row.surely, row.pack, row.card, row.side, row.row, row.row_hash))
    return tuple(rows[:MOST_ROWS])


def _row(key: RowKey, found: Iterable[Meeting]) -> WrongRow:
    every = list(found)
    version, place = max((meeting.event.version, meeting.event.row) for meeting in every)
    return WrongRow(
        pack=key.pack,
        version=version,
        card=key.card,
        side=key.side,
        row=place,
        row_hash=key.row_hash,
        children=len(every),
        missed=sum(not meeting.found for meeting in every),
    )
