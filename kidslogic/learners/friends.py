"""Which computer friend suits a child: a softer one after two losses in a row, a stronger one after two wins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kidslogic.engine.events import GameFinished
from kidslogic.learners.records import Record

IN_A_ROW: Final = 2
"""So many games against the same friend with the same end are a reason to offer another one."""


@dataclass(frozen=True)
class Advice:
    """Another friend is worth an offer: of which strength, and whether it is softer than the last one or stronger."""

    strength: str
    softer: bool


@dataclass(frozen=True)
class _Played:
    """A game against computers: the strongest of them, and whether the child won or one of them did."""

    strength: int
    won: bool
    lost: bool


def suggested_strength(records: Iterable[Record], game: str, strengths: Sequence[str]) -> Advice | None:
    """The friend to offer to the child of these records, in their order, for its next game; None for no other.

    `strengths` are the computer players of `game`, softest first. Only the last games against the same friend count,
    so that the row begins anew with each new friend. A draw, or a win of another child, ends the row.
    """
    row: list[_Played] = []
    for played in reversed(list(_games(records, game, strengths))):
        if len(row) == IN_A_ROW or (row and played.strength != row[0].strength):
            break
        row.append(played)
    if len(row) < IN_A_ROW:
        return None
    strength = row[0].strength
    if all(played.lost for played in row) and strength > 0:
        return Advice(strengths[strength - 1], softer=True)
    if all(played.won for played in row) and strength + 1 < len(strengths):
        return Advice(strengths[strength + 1], softer=False)
    return None


def _games(records: Iterable[Record], game: str, strengths: Sequence[str]) -> Iterator[_Played]:
    for record in records:
        event = record.event
        if not isinstance(event, GameFinished) or event.game != game:
            continue
        met = [strengths.index(strength) for strength in event.strengths if strength in strengths]
        if met:
            lost = any(event.strengths[seat] for seat in event.champions if seat < len(event.strengths))
            yield _Played(max(met), record.seat in event.champions, lost and record.seat not in event.champions)
