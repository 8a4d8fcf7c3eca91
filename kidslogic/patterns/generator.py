"""Fresh rows: drafted by family and level, and kept only when the verdict proves them.

A draft is a whole row made from a rule; then a cell that the board can answer becomes the gap. The verdict must be
clear, give exactly that answer, and find the family again.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from kidslogic.patterns.drafts import DRAFTS, Stock
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict

_TRIES: Final = 60
_MIDDLE_FROM: Final = 3
"""From this level on the gap may be anywhere; easier rows mostly end with it."""
_FIRST_FROM: Final = 4
"""From this level on rows begin with the gap more often than chance would have it."""
_AT_THE_END: Final = 0.5
_AT_THE_START: Final = 0.15


@dataclass(frozen=True)
class ProvenRow:
    """A row with exactly one sensible answer, the rule behind it and its level."""

    row: Row
    rule: Rule
    level: int


def generate(
    family: str, level: int, rng: random.Random, options: Collection[Symbol], seen: Collection[str] = ()
) -> ProvenRow | None:
    """A row of a family of `FAMILIES` and a level 1 to 8, whose answer is one of the options (the board).

    `seen` are hashes of rows that must not come again. None when this board has no such row, or none was found in
    `_TRIES` drafts. The same generator state gives the same row.
    """
    stock = Stock.of(options)
    for _ in range(_TRIES):
        row = draft(family, level, rng, stock)
        if row is None or row.hash in seen:
            continue
        proven = _proof(row, family)
        if proven is not None and proven.level == level:
            return proven
    return None


def draft(family: str, level: int, rng: random.Random, stock: Stock) -> Row | None:
    """An unproven row of a family, roughly of a level; None when the board lacks the pictures or no cell of the row
    is on it."""
    cells = DRAFTS[family](rng, level, stock)
    if cells is None or not 4 <= len(cells) <= 9:
        return None
    places = [i for i, cell in enumerate(cells) if cell in stock.options]
    if not places:
        return None
    gap = _gap(places, len(cells) - 1, level, rng)
    return Row(tuple(None if i == gap else cell for i, cell in enumerate(cells)), cells[gap])


def _gap(places: Sequence[int], last: int, level: int, rng: random.Random) -> int:
    drawn = rng.random()
    if places[-1] == last and (level < _MIDDLE_FROM or drawn < _AT_THE_END):
        return last
    if level >= _FIRST_FROM and drawn > 1 - _AT_THE_START:
        return places[0]
    return rng.choice(places)


def _proof(row: Row, family: str) -> ProvenRow | None:
    # Judged as if anything could be the answer: what is clear then is clear on every board that shows the answer.
    found = verdict(row)
    if found.kind != "clear" or found.rule is None or found.answer != row.answer or found.rule.family != family:
        return None
    return ProvenRow(row, found.rule, found.level)
