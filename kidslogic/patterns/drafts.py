"""Drafts of whole rows, one maker per skill family: from a rule, pictures on the board, and chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kidslogic.patterns.symbols import DIRECTIONS, NEEDS_VARIANT, NUMBERED, SIZES, Symbol

Cells: TypeAlias = list[Symbol]
Maker: TypeAlias = "Callable[[random.Random, int, Stock], Cells | None]"

LONGEST_ROW: Final = 9


@dataclass(frozen=True)
class Stock:
    """What a board offers. Rows are drawn from it; at least one cell of a row must be on the board itself."""

    options: frozenset[Symbol]
    plain: tuple[Symbol, ...]
    names: tuple[str, ...]
    colours: tuple[str, ...]
    sizes: tuple[str, ...]
    counted: tuple[str, ...]
    directed: tuple[str, ...]

    @classmethod
    def of(cls, options: Collection[Symbol]) -> Stock:
        """Sort a board's symbols into what rows can be made of."""
        ordered = sorted(options, key=lambda symbol: symbol.text)
        return cls(
            options=frozenset(options),
            plain=tuple(s for s in ordered if s == Symbol(s.name) and s.name not in NEEDS_VARIANT),
            names=tuple(dict.fromkeys(s.name for s in ordered if s.colour or s.size)),
            colours=tuple(dict.fromkeys(s.colour for s in ordered if s.colour)),
            sizes=tuple(dict.fromkeys(s.size for s in ordered if s.size)),
            counted=tuple(dict.fromkeys(s.name for s in ordered if s.number is not None)),
            directed=tuple(dict.fromkeys(s.name for s in ordered if s.direction)),
        )

    def _kinds(self) -> list[Callable[[random.Random, int], Cells | None]]:
        """Ways to get that many different things to repeat, mirror or order."""
        return [self._plain, self._coloured, self._dotted]

    def things(self, rng: random.Random, count: int) -> Cells | None:
        """`count` different things of one kind: pictures, one picture in colours, or numbers of one picture."""
        found = [kind(rng, count) for kind in self._kinds()]
        fitting = [things for things in found if things is not None]
        return rng.choice(fitting) if fitting else None

    def _plain(self, rng: random.Random, count: int) -> Cells | None:
        return rng.sample(self.plain, count) if len(self.plain) >= count else None

    def _coloured(self, rng: random.Random, count: int) -> Cells | None:
        if len(self.colours) < count or not self.names:
            return None
        name = rng.choice(self.names)
        return [Symbol(name, colour=colour) for colour in rng.sample(self.colours, count)]

    def _dotted(self, rng: random.Random, count: int) -> Cells | None:
        if not self.counted:
            return None
        name = rng.choice(self.counted)
        return [Symbol(name, number=number) for number in rng.sample(list(NUMBERED[name]), count)]

    def numbers(self, rng: random.Random, values: Sequence[int]) -> Cells | None:
        """These numbers of one picture, if it can carry them all."""
        fitting = [name for name in self.counted if all(value in NUMBERED[name] for value in values)]
        name = rng.choice(fitting) if fitting else None
        return None if name is None else [Symbol(name, number=value) for value in values]


_UNITS: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("AB",),
    2: ("ABB", "AAB", "ABC"),
    3: ("ABC", "AAAB", "ABBB"),
    4: ("ABCD", "ABBC", "ABAC", "AABC"),
    5: ("ABCDE", "ABBCC", "ABACD", "ABBCD"),
}


def _spelled(pattern: Sequence[str], things: Sequence[Symbol], length: int) -> Cells:
    letters = sorted(set(pattern))
    return [things[letters.index(pattern[i % len(pattern)])] for i in range(length)]


def _repeat(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    unit = rng.choice(_UNITS[min(5, max(1, level))])
    things = stock.things(rng, len(set(unit)))
    if things is None:
        return None
    if level == 2 and len(stock.colours) >= 2 and stock.names and rng.random() < 0.3:
        unit, things = "AB", _in_step(rng, stock)
    shortest = max(5, 2 * len(unit))
    return _spelled(unit, things, min(LONGEST_ROW, rng.randint(shortest, shortest + 3)))


def _in_step(rng: random.Random, stock: Stock) -> Cells:
    names = rng.sample(stock.names, 2) if len(stock.names) > 1 else [stock.names[0]] * 2
    colours = rng.sample(stock.colours, 2)
    return [Symbol(name, colour=colour) for name, colour in zip(names, colours, strict=True)]


def _size(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    if not stock.sizes:
        return None
    unit = rng.choice({1: ("AB",), 2: ("AAB", "ABB")}.get(level, ("AABB", "AAAB", "ABBB")))
    name = rng.choice(stock.names)
    sizes = [Symbol(name, size=size) for size in rng.sample(SIZES, 2)]
    return _spelled(unit, sizes, min(LONGEST_ROW, 2 * len(unit) + rng.randint(1, 3)))


def _pairs(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    if len(stock.names) >= 3 and rng.random() < 0.6:
        names = rng.sample(stock.names, rng.choice((2, 3, 3)))
        if stock.sizes and (len(stock.colours) < 2 or rng.random() < 0.5):
            return [Symbol(name, size=size) for name in names for size in SIZES]
        if len(stock.colours) >= 2:
            colours = rng.sample(stock.colours, 2)
            return [Symbol(name, colour=colour) for name in names for colour in colours]
    things = stock.things(rng, 4 if level > 2 else 3)
    if things is None or any(thing.number is not None for thing in things):
        return None
    return [thing for thing in things for _ in range(2)]


def _blocks(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    size, count = rng.choice(((3, 2), (3, 3), (4, 2), (4, 3)) if level > 3 else ((2, 2), (3, 2), (3, 3)))
    things = stock.things(rng, count)
    if things is None:
        return None
    length = rng.randint(max(2 * size + 1, 6), LONGEST_ROW)
    return [things[i // size % count] for i in range(length)]


def _count(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    step = rng.choice((1, 1, 2) if level <= 3 else (2, 3, 4, -1, -2, -3))
    length = rng.randint(5, 7)
    lowest = max(0, -step * (length - 1)) + (1 if step > 0 else 0)
    start = lowest + rng.randint(0, 6)
    return stock.numbers(rng, [start + step * i for i in range(length)])


def _turn(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    if not stock.directed:
        return None
    step = rng.choice((2, -2) if level <= 4 else (1, -1, 3, -3))
    start = rng.randrange(8)
    if abs(step) == 2:
        start -= start % 2
    length = rng.randint(5, 8)
    steps = [step * i for i in range(length)]
    if level >= 6:
        way = rng.choice((1, -1))
        steps = [way * i * (i + 1) // 2 for i in range(length)]
    name = rng.choice(stock.directed)
    return [Symbol(name, direction=DIRECTIONS[(start + turned) % 8]) for turned in steps]


_GROWN: Final = (
    "A B AA B AAA B",
    "B A B AA B AAA",
    "A BB AAA BBB",
    "A BB CCC",
    "AB AABB AAA",
    "AAA B AA B A B",
    "A B C AA B C A",
    "A BA BBA BBB",
    "A AB ABC ABC",
    "A BB AAA BB",
)
"""Growing rows as they begin; a row may show one cell less."""


def _grow(rng: random.Random, _level: int, stock: Stock) -> Cells | None:
    pattern = rng.choice(_GROWN).replace(" ", "")
    things = stock.things(rng, len(set(pattern)))
    if things is None:
        return None
    return _spelled(pattern, things, len(pattern) - rng.choice((0, 0, 1)))


def _mirror(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    length = rng.choice((6, 7)) if level <= 5 else rng.choice((8, 9))
    half = (length + 1) // 2
    things = stock.things(rng, half)
    if things is None:
        return None
    return [*things[: length // 2], *things[half - 1 :: -1]]


def _there_back(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    way = 3 if level <= 4 else 4 if level > 5 else rng.choice((3, 4))
    doubled = level > 5 or (level == 5 and rng.random() < 0.5)
    things = stock.things(rng, way)
    if things is None:
        return None
    unit = [*things, *(reversed(things) if doubled else reversed(things[1:-1]))]
    return [unit[i % len(unit)] for i in range(rng.randint(way + 4, LONGEST_ROW))]


def _each_once(rng: random.Random, _level: int, stock: Stock) -> Cells | None:
    size = rng.choice((2, 3, 3))
    things = stock.things(rng, size)
    if things is None:
        return None
    return [thing for _ in range(LONGEST_ROW // size) for thing in rng.sample(things, size)]


def _two_things(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    if len(stock.names) < 2 or len(stock.colours) < 2:
        return None
    periods = rng.choice(((2, 3), (3, 2)) if level <= 5 else ((3, 2), (2, 4), (3, 4), (4, 3)))
    names, colours = (list(values) for values in (stock.names, stock.colours))
    if len(names) < periods[0] or len(colours) < periods[1]:
        return None
    names, colours = rng.sample(names, periods[0]), rng.sample(colours, periods[1])
    length = rng.randint(7, LONGEST_ROW)
    return [Symbol(names[i % periods[0]], colour=colours[i % periods[1]]) for i in range(length)]


def _two_rows(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    length = rng.randint(7, LONGEST_ROW)
    firsts = _lane(rng, stock, (length + 1) // 2, counting=level > 7)
    seconds = _still(rng, stock, length // 2) if level <= 6 else _lane(rng, stock, length // 2, counting=level > 7)
    if firsts is None or seconds is None or set(firsts) & set(seconds):
        return None
    lanes = (firsts, seconds) if length % 2 or rng.random() < 0.5 else (seconds, firsts)
    return [lanes[i % 2][i // 2] for i in range(length)]


def _still(rng: random.Random, stock: Stock, length: int) -> Cells | None:
    one = stock.things(rng, 1)
    return None if one is None else one * length


def _lane(rng: random.Random, stock: Stock, length: int, *, counting: bool) -> Cells | None:
    if stock.counted and (counting or rng.random() < 0.5):
        step = rng.choice((2, -1, -2) if counting else (1, 2, -1))
        start = max(0, -step * (length - 1)) + rng.randint(1, 4)
        return stock.numbers(rng, [start + step * i for i in range(length)])
    things = stock.things(rng, rng.choice((2, 2, 3)))
    return None if things is None else [things[i % len(things)] for i in range(length)]


def _steps(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    start, length = rng.randint(0, 4), rng.randint(5, 7)
    if level >= 8 and rng.random() < 0.6:
        values = [start, rng.randint(1, 4)]
        while len(values) < length:
            values.append(values[-2] + values[-1])
        return stock.numbers(rng, values)
    steps = rng.choice(([1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5], [1, 2] * 3, [2, 1] * 3, [1, 3] * 3, [3, -1] * 3))
    values = [start]
    for step in steps[: length - 1]:
        values.append(values[-1] + step)
    return stock.numbers(rng, values if rng.random() < 0.7 else values[::-1])


def _double(rng: random.Random, _level: int, stock: Stock) -> Cells | None:
    factor = rng.choice((2, 2, 2, 3))
    length = 5 if factor == 2 else 4
    values = [factor**i for i in range(length)]
    if factor == 2 and rng.random() < 0.3:
        values = [2 * value for value in values[:-1]]
    return stock.numbers(rng, values if rng.random() < 0.6 else values[::-1])


def _shift(rng: random.Random, level: int, stock: Stock) -> Cells | None:
    size = 3 if level <= 7 else 4
    way = rng.choice((1, -1))
    things = stock.things(rng, size)
    if things is None:
        return None
    return [things[(i % size + way * (i // size)) % size] for i in range(rng.randint(8, LONGEST_ROW))]


DRAFTS: Final[Mapping[str, Maker]] = {
    "repeat": _repeat,
    "size": _size,
    "pairs": _pairs,
    "blocks": _blocks,
    "count": _count,
    "turn": _turn,
    "grow": _grow,
    "mirror": _mirror,
    "there-back": _there_back,
    "each-once": _each_once,
    "two-things": _two_things,
    "two-rows": _two_rows,
    "steps": _steps,
    "double": _double,
    "shift": _shift,
}
"""The maker of every skill family; each gives the whole row, or None when the board lacks the pictures."""
