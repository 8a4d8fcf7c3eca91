"""Rows made by chance: drafts of every family before anything is proven, noise without any rule, and odd rows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from kidslogic.patterns.drafts import Stock
from kidslogic.patterns.generator import draft
from kidslogic.patterns.row import Row
from kidslogic.patterns.skills import FAMILIES
from kidslogic.patterns.symbols import COLOURS, DIRECTIONS, SIZES, Symbol
from tests.patterns.rows_for_tests import BOARD, NAMES

Cells = tuple[Symbol | None, ...]

NOISE: dict[str, tuple[Symbol, ...]] = {
    **{f"{count} pictures": tuple(Symbol(name) for name in NAMES[:count]) for count in range(4, 9)},
    "numbers 1-12": tuple(Symbol("coin", number=number) for number in range(1, 13)),
}
"""What noise is drawn from, each kind equally often: palettes of 4 to 8 pictures, and numbers up to 12."""


def drafts(rng: random.Random, count: int) -> Iterator[Row]:
    """Rows of all families and levels, each family equally often."""
    stock = Stock.of(BOARD)
    made = 0
    while made < count:
        family = rng.choice(FAMILIES)
        row = draft(family.id, rng.randint(family.lowest, family.highest), rng, stock)
        if row is not None:
            made += 1
            yield row


def noise(rng: random.Random, palette: Sequence[Symbol], count: int) -> Iterator[Cells]:
    """Rows of 5 to 9 cells, each drawn at random; the gap is at the end in half of them, else anywhere."""
    for _ in range(count):
        length = rng.randint(5, 9)
        yield _holed([rng.choice(palette) for _ in range(length)], rng.choice((length - 1, rng.randrange(length))))


def odd_rows(rng: random.Random, count: int) -> Iterator[Cells]:
    """Rows that ask much of the checker: 9 cells of many kinds, all different, nearly counting or nearly repeating."""
    for number in range(count):
        cells = _ODD[number % len(_ODD)](rng)
        yield _holed(cells, rng.randrange(9))


def _holed(cells: Sequence[Symbol], gap: int) -> Cells:
    return tuple(None if i == gap else cell for i, cell in enumerate(cells))


def _different_coins(rng: random.Random) -> list[Symbol]:
    return [Symbol("coin", number=number) for number in rng.sample(range(21), 9)]


def _nearly_counting(rng: random.Random) -> list[Symbol]:
    return [Symbol("coin", number=2 * i + rng.randint(0, 2)) for i in range(9)]


def _arrows(rng: random.Random) -> list[Symbol]:
    return [Symbol("arrow", direction=rng.choice(DIRECTIONS)) for _ in range(9)]


def _variants(rng: random.Random) -> list[Symbol]:
    names = ("fish", "star", "crab")
    return [Symbol(rng.choice(names), colour=rng.choice(COLOURS), size=rng.choice(SIZES)) for _ in range(9)]


def _every_kind(rng: random.Random) -> list[Symbol]:
    kinds = (_different_coins, _arrows, _variants)
    return [rng.choice(rng.choice(kinds)(rng)) for _ in range(9)]


def _nearly_repeating(rng: random.Random) -> list[Symbol]:
    unit = _every_kind(rng)[: rng.randint(2, 4)]
    cells = [unit[i % len(unit)] for i in range(9)]
    cells[rng.randrange(9)] = rng.choice(_every_kind(rng))
    return cells


_ODD = (_different_coins, _nearly_counting, _arrows, _variants, _every_kind, _nearly_repeating)
