"""Rule families in their plainest form: does a completed row obey, and does a row with its gap show the rule at all.

The names are the rule words of packs. A rule counts as seen only when visible cells confirm it; without that, two
cells would prove every rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Final

from kidslogic.patterns.symbols import DIRECTIONS, Symbol

Cells = Sequence[Symbol]
Obeys = Callable[[Cells, int | None], bool]
Seen = Callable[[Sequence[Symbol | None], int | None], bool]

NUMBERED_RULES: Final[Mapping[str, range]] = {"repeat": range(1, 7), "blocks": range(2, 5), "each-once": range(2, 5)}
"""Rule words that need a number, and which numbers."""


def _repeat(cells: Cells, number: int | None) -> bool:
    unit = number or 1
    return unit < len(cells) and all(one == other for one, other in zip(cells, cells[unit:], strict=False))


def _blocks(cells: Cells, number: int | None) -> bool:
    size = number or 2
    blocks = _chunks(cells, size)
    return all(len(set(block)) == 1 for block in blocks) and all(a[0] != b[0] for a, b in pairwise(blocks))


def _mirror(cells: Cells, _: int | None) -> bool:
    return list(cells) == list(reversed(cells))


def _there_back(cells: Cells, _: int | None) -> bool:
    return any(_same_in_class(cells, classes) for classes in _walks(len(cells)))


def _grow(cells: Cells, _: int | None) -> bool:
    """A BB CCC, or A B AA B AAA: runs one longer each time, the last one perhaps cut."""
    runs = [(symbol, len(list(run))) for symbol, run in groupby(cells)]
    if len(runs) < 3:
        return False
    return _grows([length for _, length in runs], is_open=True) or any(
        all(length == 1 for _, length in runs[1 - start :: 2])
        and len({symbol for symbol, _ in runs[start::2]}) == 1
        and _grows([length for _, length in runs[start::2]], is_open=(len(runs) - start) % 2 == 1)
        for start in (0, 1)
    )


def _count(cells: Cells, _: int | None) -> bool:
    numbers = _numbers(cells)
    steps = {b - a for a, b in pairwise(numbers)}
    return len(steps) == 1 and 0 not in steps


def _steps(cells: Cells, _: int | None) -> bool:
    """1 2 4 7: every step larger (or smaller) by the same; or two steps in turn, 1 2 4 5 7."""
    steps = [b - a for a, b in pairwise(_numbers(cells))]
    changes = {b - a for a, b in pairwise(steps)}
    in_turn = len(steps) >= 3 and steps[2:] == steps[:-2]
    return len(steps) >= 2 and 0 not in changes and (len(changes) == 1 or in_turn)


def _double(cells: Cells, _: int | None) -> bool:
    numbers = _numbers(cells)
    pairs = list(pairwise(numbers))
    return bool(pairs) and 0 not in numbers and (all(b == 2 * a for a, b in pairs) or all(a == 2 * b for a, b in pairs))


def _turn(cells: Cells, _: int | None) -> bool:
    turns = [DIRECTIONS.index(cell.direction) for cell in cells if cell.direction is not None]
    steps = {(b - a) % 8 for a, b in pairwise(turns)}
    return len(turns) == len(cells) and len(steps) == 1 and 0 not in steps


def _size(cells: Cells, _: int | None) -> bool:
    sizes = [cell.size for cell in cells]
    return None not in sizes and len(set(sizes)) > 1 and _period(sizes) is not None


def _two_rows(cells: Cells, _: int | None) -> bool:
    return all(
        len(row) >= 2 and any(family(row, number) for family, number in _ROW_FAMILIES)
        for row in (cells[::2], cells[1::2])
    )  # fmt: skip


def _two_things(cells: Cells, _: int | None) -> bool:
    """At least two of picture, colour, size, number and direction change, each in a rhythm or a count of its own."""
    channels: list[list[object]] = [
        [cell.name for cell in cells],
        [cell.colour for cell in cells],
        [cell.size for cell in cells],
        [cell.number for cell in cells],
        [cell.direction for cell in cells],
    ]
    changing = [values for values in channels if len(set(values)) > 1]
    numbers = [cell.number for cell in cells]
    return len(changing) >= 2 and all(
        _period(values) is not None or (values == numbers and len({b - a for a, b in pairwise(_numbers(cells))}) == 1)
        for values in changing
    )


def _shift(cells: Cells, _: int | None) -> bool:
    """ABC BCA CAB: the group comes again, its first picture moved to the end (or its last to the front)."""
    return any(_same_in_class(cells, classes) for classes in _shifts(len(cells)))


def _pairs(cells: Cells, _: int | None) -> bool:
    return all(len(set(pair)) == 1 for pair in _chunks(cells, 2))


def _each_once(cells: Cells, number: int | None) -> bool:
    groups = _chunks(cells, number or 2)
    whole = set(groups[0])
    return all(len(set(group)) == len(group) and set(group) <= whole for group in groups) and len(groups) > 1


def _chunks(cells: Cells, size: int) -> list[Cells]:
    return [cells[start : start + size] for start in range(0, len(cells), size)]


def _numbers(cells: Cells) -> list[int]:
    """The numbers of a row in which only they change; empty where that is not so."""
    numbers = [cell.number for cell in cells if cell.number is not None]
    alike = {replace(cell, number=None) for cell in cells}
    return numbers if len(numbers) == len(cells) and len(alike) == 1 else []


def _period(values: Sequence[object]) -> int | None:
    for period in range(1, 5):
        if period * 2 <= len(values) and all(a == b for a, b in zip(values, values[period:], strict=False)):
            return period
    return None


def _grows(lengths: Sequence[int], *, is_open: bool) -> bool:
    """Is each run one longer (or each one shorter) than the one before? An open last run may still be going on."""
    *whole, last = lengths
    if len(whole) < 2:
        return False
    steps = {b - a for a, b in pairwise(whole)}
    full = whole[-1] + min(steps)
    return steps in ({1}, {-1}) and (1 <= last <= full if is_open else last == full)


def _walks(length: int) -> list[list[int]]:
    """For every possible turning point: which cells are the same in there-and-back, plain or with doubled ends."""
    walks = []
    for far in range(3, length):
        for period, end in ((2 * far - 2, 0), (2 * far, 1)):
            walks.append([min(place % period, period - end - place % period) for place in range(length)])
    return walks


def _shifts(length: int) -> list[list[int]]:
    return [
        [(place + way * (place // unit)) % unit for place in range(length)]
        for unit in (3, 4)
        for way in (1, -1)
        if length > 2 * unit
    ]


def _same_in_class(cells: Sequence[Symbol | None], classes: Sequence[int]) -> bool:
    """Are visible cells of one class equal, and cells of neighbouring classes not all the same?"""
    first: dict[int, Symbol] = {}
    for cell, number in zip(cells, classes, strict=True):
        if cell is not None and first.setdefault(number, cell) != cell:
            return False
    return len(set(first.values())) == len(first) > 1


def _sees_repeat(cells: Sequence[Symbol | None], number: int | None) -> bool:
    pairs = zip(cells, cells[number or 1 :], strict=False)
    return sum(one is not None and other is not None for one, other in pairs) >= 2


def _sees_mirror(cells: Sequence[Symbol | None], _: int | None) -> bool:
    return len(cells) >= 6


def _sees_walk(cells: Sequence[Symbol | None], _: int | None) -> bool:
    """At least two cells after the turn repeat what was seen before."""
    return any(
        _same_in_class(cells, classes) and sum(cell is not None for cell in cells) >= len(set(classes)) + 2
        for classes in _walks(len(cells))
    )


def _sees_blocks(cells: Sequence[Symbol | None], number: int | None) -> bool:
    size = number or 2
    whole = [cells[start : start + size] for start in range(0, len(cells) - size + 1, size)]
    return sum(None not in block for block in whole) >= 2


def _sees_growth(cells: Sequence[Symbol | None], _: int | None) -> bool:
    """Two runs of different length are closed before the gap or begin behind it."""
    before = list(cells[: cells.index(None)])
    runs = [(symbol, len(list(run))) for symbol, run in groupby(before)]
    return len(runs) >= 4 and any(a != b for (_, a), (_, b) in zip(runs[:-1], runs[2:-1], strict=False))


def _sees_numbers(least: int) -> Seen:
    return lambda cells, _: sum(cell is not None and cell.number is not None for cell in cells) >= least


def _sees_turns(cells: Sequence[Symbol | None], _: int | None) -> bool:
    return sum(cell is not None and cell.direction is not None for cell in cells) >= 4


def _sees_shift(cells: Sequence[Symbol | None], _: int | None) -> bool:
    return len(cells) >= 9


FAMILIES: Final[Mapping[str, Obeys]] = {
    "repeat": _repeat, "blocks": _blocks, "mirror": _mirror, "there-back": _there_back, "grow": _grow,
    "count": _count, "steps": _steps, "double": _double, "turn": _turn, "size": _size, "two-rows": _two_rows,
    "two-things": _two_things, "shift": _shift, "pairs": _pairs, "each-once": _each_once,
}  # fmt: skip
"""Rule word -> does a completed row obey it (with its number)?"""

_ROW_FAMILIES: Final = [
    (_repeat, 1), (_repeat, 2), (_repeat, 3), (_count, None), (_steps, None), (_double, None), (_turn, None),
]  # fmt: skip

UNTOLD: Final[Sequence[tuple[str, int | None, Seen]]] = (
    ("repeat", 1, _sees_repeat),
    ("repeat", 2, _sees_repeat),
    ("repeat", 3, _sees_repeat),
    ("repeat", 4, _sees_repeat),
    ("blocks", 2, _sees_blocks),
    ("blocks", 3, _sees_blocks),
    ("mirror", None, _sees_mirror),
    ("there-back", None, _sees_walk),
    ("grow", None, _sees_growth),
    ("count", None, _sees_numbers(3)),
    ("steps", None, _sees_numbers(4)),
    ("double", None, _sees_numbers(4)),
    ("turn", None, _sees_turns),
    ("shift", None, _sees_shift),
)
"""The rules tried for a row whose author names none, each with its number and the evidence it needs."""
