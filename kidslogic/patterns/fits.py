"""How well a rule fits one channel: what it says about every cell, what it costs, and how much speaks for it.

A rule is priced like a telegram (learning.md 1.4): its structure, its numbers, and every value that must be given
outright ("literal"). The cheapest telegram that tells the visible cells is the rule a child sees first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kidslogic.patterns.channels import Cells, Channel, Value

Params: TypeAlias = tuple[tuple[str, int], ...]

_UNCONFIRMED_BITS: Final = 2.5
_ONCE_CONFIRMED_BITS: Final = 1.0


@dataclass(frozen=True)
class Fit:
    """One rule that agrees with every visible cell of a channel.

    `cells` is the whole channel as the rule tells it, None where it needs a value that was never seen;
    `bits` is the price of structure, numbers and literals; `confirmed` counts visible cells that the rule foretold;
    `inner` holds the rules of the lanes, or of the values one per group.
    """

    family: str
    params: Params
    cells: Cells
    bits: float
    confirmed: int
    inner: tuple[Fit, ...] = ()

    @property
    def price(self) -> float:
        """Bits with the surcharge for a rule that little or nothing confirms."""
        surcharge = _UNCONFIRMED_BITS if self.confirmed <= 0 else _ONCE_CONFIRMED_BITS if self.confirmed == 1 else 0.0
        return self.bits + surcharge

    def param(self, name: str) -> int:
        """The value of one parameter; KeyError when the family has none of that name."""
        return dict(self.params)[name]

    @property
    def structure(self) -> tuple[object, ...]:
        """Equal for two channels that go in step: family and parameters, without the values."""
        return (self.family, self.params, tuple(fit.structure for fit in self.inner))


LIST: Final = "list"
"""Family of an inner rule that only names its values one by one."""


def list_fit(channel: Channel) -> Fit:
    """No rule: every value, also one that is asked for, is a literal."""
    return Fit(LIST, (), channel.cells, channel.literal_bits * len(channel.cells), 0)


def step_bits(step: int) -> float:
    """Price of a step: 1 is cheapest, backwards a little dearer."""
    return math.log2(max(1, abs(step))) + 0.5 + (0.5 if step < 0 else 0.0)


def reduced(channel: Channel, places: Sequence[int]) -> Channel | None:
    """One cell per class, where cell i belongs to class places[i]; None when two cells of a class differ."""
    found: list[Value | None] = [None] * (max(places) + 1)
    for value, place in zip(channel.cells, places, strict=True):
        if value is None:
            continue
        if found[place] is None:
            found[place] = value
        elif found[place] != value:
            return None
    return channel.part(found)


def whole_groups(channel: Channel, sizes: Iterable[int]) -> int:
    """How many groups of these sizes stand there without the gap: a size that only the gap would show is imagined.

    The last group may be cut, if it shows at least as many cells as the group before has.
    """
    start = whole = before = 0
    for size in sizes:
        group = channel.cells[start : start + size]
        if size < 1 or not group:
            break
        whole += None not in group and (len(group) == size or len(group) >= before > 0)
        start, before = start + size, size
    return whole


def framed(
    channel: Channel,
    family: str,
    params: Params,
    places: Sequence[int],
    bits: float,
    *,
    least: int = 1,
    inner: Sequence[Iterator[Fit]] | None = None,
) -> Iterator[Fit]:
    """Rules by which cells of one class are equal: the classes' values are a list, or follow an inner rule.

    `least`: how many visible cells must repeat a class already seen, else a frame of listed values is only imagined.
    `inner` gives further rules over the reduced channel (see `reduced`). Frame and inner rule must each be confirmed
    on their own: one repeated cell, one value foretold. Where an inner rule tells the values, a list that must ask for
    one more is no reading.
    """
    values = reduced(channel, places)
    if values is None:
        return
    repeated = len(channel.visible) - len(values.visible)
    ruled = [fit for fits in inner or () for fit in fits if repeated and fit.confirmed >= 1]
    for fit in ruled:
        yield _unfolded(family, params, places, fit, bits + 1.0 + fit.bits, repeated + fit.confirmed)
    if repeated >= least and not (ruled and None in values.cells):
        listed = list_fit(values)
        yield _unfolded(family, params, places, listed, bits + listed.bits, repeated)


def _unfolded(family: str, params: Params, places: Sequence[int], inner: Fit, bits: float, confirmed: int) -> Fit:
    cells = tuple(inner.cells[place] for place in places)
    kept = () if inner.family == LIST else (inner,)
    return Fit(family, params, cells, bits, confirmed, kept)
