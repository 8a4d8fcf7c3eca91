"""Rules of order within groups: the first moves to the end, everyone once per group."""

from __future__ import annotations

import math
from collections.abc import Iterator

from kidslogic.patterns.channels import Channel, Value
from kidslogic.patterns.explanation import Saying
from kidslogic.patterns.families.family import Family, Scene, Shown, distinct_wrong, terms, units
from kidslogic.patterns.fits import Fit, framed, reduced


def _shifts(channel: Channel) -> Iterator[Fit]:
    """A B C, B C A, C A B (or C A B, B C A): the unit moves on by one place each time.

    As many cells as a group has must show it: after one group and a half any order may follow.
    """
    if channel.steady:
        return
    for size in (3, 4):
        for way in (1, -1):
            places = [(i % size + way * (i // size)) % size for i in range(len(channel.cells))]
            params = (("size", size), ("way", way))
            values = reduced(channel, places)
            if values is not None and len(set(values.cells)) == size:
                yield from framed(channel, "shift", params, places, 5.0, least=size)


def _each_once(channel: Channel) -> Iterator[Fit]:
    """Groups of N with the same N things in any order; the gap is the one that its group still lacks.

    The row must end with a group, and two whole groups must show it, of twos three.
    """
    for size in (size for size in (2, 3, 4) if len(channel.cells) % size == 0):
        groups = [channel.cells[i : i + size] for i in range(0, len(channel.cells), size)]
        whole = [group for group in groups if None not in group and len(group) == size]
        if len(whole) < max(2, 5 - size) or len(set(whole[0])) < size:
            continue
        members = whole[0]
        if any(not _drawn_from(group, members) for group in groups):
            continue
        holed = next((group for group in groups if None in group), None)
        if holed is not None and len([v for v in holed if v is not None]) < size - 1:
            continue
        yield _once_fit(channel, size, members, len(whole))


def _drawn_from(group: tuple[Value | None, ...], members: tuple[Value | None, ...]) -> bool:
    known = [value for value in group if value is not None]
    return set(known) <= set(members) and len(set(known)) == len(known)


def _once_fit(channel: Channel, size: int, members: tuple[Value | None, ...], whole: int) -> Fit:
    cells = list(channel.cells)
    for i, value in enumerate(cells):
        if value is None:
            group = cells[i // size * size : (i // size + 1) * size]
            (cells[i],) = [member for member in members if member not in group]
    groups = math.ceil(len(cells) / size)
    bits = 4.0 + channel.literal_bits * size + (groups - 1) * math.log2(math.factorial(size))
    confirmed = len(channel.visible) - size - (groups - 1)
    return Fit("each-once", (("size", size),), tuple(cells), bits, min(confirmed, whole - 1))


def _shift_says(fit: Fit, shown: Shown) -> Saying:
    code = "shift-left" if fit.param("way") > 0 else "shift-right"
    return Saying(code, (("unit", terms(shown, fit.cells[: fit.param("size")])),))


def _once_says(fit: Fit, shown: Shown) -> Saying:
    size = fit.param("size")
    return Saying("each-once", (("size", size), ("unit", terms(shown, fit.cells[:size]))))


def _group_brackets(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    return (Scene("bracket", units(len(fit.cells), fit.param("size"))),)


def _shift_shows(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    """The brackets, then the travelling thing of each group lights up."""
    size, first = fit.param("size"), fit.cells[0]
    lit = tuple((i,) for i, value in enumerate(fit.cells) if value == first)
    return (Scene("bracket", units(len(fit.cells), size)), Scene("glow", lit))


def _order_wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    size, right = fit.param("size"), fit.cells[shown.gap]
    plain = fit.cells[shown.gap % size]
    if plain is not None and plain != right:
        yield plain, "other-rule"
    yield from distinct_wrong(fit.cells, "off-by-one", right)


SHIFT = Family(
    code="shift",
    skill="shift",
    fits=_shifts,
    level=lambda fit, _: 6.8 + 0.4 * (fit.param("size") - 3),
    says=_shift_says,
    shows=_shift_shows,
    wrong=_order_wrong,
)
EACH_ONCE = Family(
    code="each-once",
    skill="each-once",
    fits=_each_once,
    level=lambda fit, _: 5.0 + 0.7 * (fit.param("size") - 2),
    says=_once_says,
    shows=_group_brackets,
    wrong=_order_wrong,
)
