"""The hand-labelled rows: what people say about them, beside what the checker says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kidslogic.patterns.channels import Channel, Value, channel
from kidslogic.patterns.verdict import Verdict, verdict_of_channels

FOLDER = Path(__file__).parent
FILES = ("rows.tsv", "rows_fresh.tsv")
COUNTED = frozenset({"num", "count", "size", "number", "rot", "direction", "pos"})
"""Channels whose cells are numbers."""


@dataclass(frozen=True)
class LabelledRow:
    """A row, whether people find it clear, and the answer they want: one value per channel, separated by `|`."""

    id: str
    clear: bool
    want: str
    channels: tuple[Channel, ...]


@dataclass(frozen=True)
class Accuracy:
    """How many rows the checker sees as people do, of how many."""

    first: int
    """Clear rows on which the wanted answer comes first."""
    passed: int
    """Clear rows that pass."""
    clear: int
    stopped: int
    """Bad rows that are stopped or warned of."""
    bad: int


def parse_channels(text: str) -> tuple[Channel, ...]:
    """Read `colour=red blue ?;num=1 2 ?`: fields `name=cells` split by `;`, the gap is `?`."""
    fields = (field.split("=") for field in text.split(";"))
    return tuple(channel(name, [_value(cell, name in COUNTED) for cell in cells.split()]) for name, cells in fields)


def _value(cell: str, counted: bool) -> Value | None:
    if cell == "?":
        return None
    return int(cell) if counted and cell.lstrip("-").isdigit() else cell


def labelled_rows(name: str) -> tuple[LabelledRow, ...]:
    """The rows of one of `FILES`."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    fields = [line.split("\t") for line in lines if line and not line.startswith(("#", "id\t"))]
    return tuple(
        LabelledRow(id_, label == "clear", want, parse_channels(row)) for id_, label, _, want, _, row in fields
    )


def given_answer(found: Verdict) -> str:
    """The best answer as the files spell it."""
    picture = () if found.rule is None else found.rule.pictures[found.rule.gap]
    return "|".join("*other*" if value is None else str(value) for value in picture)


def accuracy(rows: Sequence[LabelledRow]) -> Accuracy:
    """The figures of issue 3 over these rows."""
    judged = [(row, verdict_of_channels(row.channels)) for row in rows]
    return Accuracy(
        first=sum(row.clear and given_answer(found) == row.want for row, found in judged),
        passed=sum(row.clear and found.kind == "clear" for row, found in judged),
        clear=sum(row.clear for row in rows),
        stopped=sum(not row.clear and found.kind != "clear" for row, found in judged),
        bad=sum(not row.clear for row in rows),
    )
