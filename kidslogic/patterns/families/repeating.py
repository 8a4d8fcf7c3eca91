"""Rules that say the same again: one value for all, a unit over and over, blocks of equal length."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from kidslogic.patterns.channels import ABSENT, Channel, Value
from kidslogic.patterns.explanation import Saying
from kidslogic.patterns.families.counting import counts, multiples
from kidslogic.patterns.families.family import Family, Scene, Shown, distinct_wrong, no_wrong, terms, units
from kidslogic.patterns.fits import Fit, framed, reduced

LONGEST_UNIT = 6
_VERY_SHORT = 3


def _always(channel: Channel) -> Iterator[Fit]:
    yield from framed(channel, "always", (), (0,) * len(channel.cells), 0.5, least=0)


def cycles(channel: Channel, longest: int = LONGEST_UNIT, least: int = 0) -> Iterator[Fit]:
    """A unit of 2 to `longest` cells, over and over; its values may count themselves (1 2 3 1 2 3).

    Starting again while counting is seen only where counting straight on would be contradicted.
    """
    if channel.steady:
        return
    straight_on = any(counts(channel))
    for period in range(2, min(longest, len(channel.cells)) + 1):
        places = [i % period for i in range(len(channel.cells))]
        values = reduced(channel, places)
        if values is not None:
            params = (("period", period),)
            inner = (counts(values),) if period > 2 and not straight_on else ()
            # Units of five and more are hardly ever seen as a unit.
            bits = 2 + 0.5 * (period - 2) + 2.5 * max(0, period - 4)
            yield from framed(channel, "cycle", params, places, bits, least=least, inner=inner)


def _cycle_fits(channel: Channel) -> Iterator[Fit]:
    """A unit seen only once is named for very short rows alone, so that their best guess has a reason."""
    return cycles(channel, least=0 if len(channel.visible) <= _VERY_SHORT else 1)


def blocks(channel: Channel, largest: int = 4) -> Iterator[Fit]:
    """Two to four of the same, then two to four of the next; the blocks may alternate or count.

    How long a block is must be seen twice: one block, and another that lacks no more than one of three or four.
    """
    for size in range(2, largest + 1):
        places = [i // size for i in range(len(channel.cells))]
        values = reduced(channel, places)
        if not _length_seen(channel, size):
            continue
        if values is not None and all(a != b for a, b in pairwise(values.cells)):
            params = (("size", size),)
            inner = (cycles(values, 3, least=1), counts(values), multiples(values))
            yield from framed(channel, "blocks", params, places, 2 + 0.5 * (size - 1), inner=inner)


def _length_seen(channel: Channel, size: int) -> bool:
    known = [
        sum(value is not None for value in channel.cells[i : i + size]) for i in range(0, len(channel.cells), size)
    ]
    known.sort(reverse=True)
    return len(known) > 1 and known[0] == size and known[1] >= max(2, size - 1)


def _cycle_level(fit: Fit, _channel: Channel) -> float:
    period = fit.param("period")
    distinct = len(set(fit.cells))
    if period == 3:
        return 2.0 if distinct == 2 else 2.4
    if period == 4 and distinct == 2:
        return 3.4
    return {2: 1.0, 4: 4.0, 5: 5.0, 6: 5.6}[period]


def _cycle_says(fit: Fit, shown: Shown) -> Saying:
    period = fit.param("period")
    return Saying("cycle", (("period", period), ("unit", terms(shown, fit.cells[:period]))))


def _cycle_shows(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    return (Scene("bracket", units(len(fit.cells), fit.param("period"))),)


def _cycle_wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    period, right = fit.param("period"), fit.cells[shown.gap]
    if len(set(fit.cells[:period])) < period:
        shorter = fit.cells[(shown.gap - period + 1) % period]
        if shorter is not None and shorter != right:
            yield shorter, "other-rule"
    yield from distinct_wrong(fit.cells[:period], "off-by-one", right)


def _blocks_says(fit: Fit, shown: Shown) -> Saying:
    size = fit.param("size")
    values = terms(shown, fit.cells[::size])
    counted = fit.inner and fit.inner[0].family == "count" and shown.channel not in ("rot", "direction", "pos")
    if counted:
        step = fit.inner[0].param("step")
        return Saying("blocks-count" if step > 0 else "blocks-back", (("size", size), ("step", abs(step))))
    return Saying("blocks", (("size", size), ("unit", values)))


def _blocks_shows(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    return (Scene("bracket", units(len(fit.cells), fit.param("size"))),)


def _blocks_wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    yield from distinct_wrong(fit.cells, "other-rule", fit.cells[shown.gap])


def _always_says(fit: Fit, shown: Shown) -> Saying:
    if fit.cells[0] == ABSENT:
        return Saying("same")
    return Saying("always", (("unit", terms(shown, fit.cells[:1])),))


ALWAYS = Family(
    code="always",
    skill="repeat",
    fits=_always,
    level=lambda *_: 1.0,
    says=_always_says,
    shows=lambda fit, _shown: (Scene("glow", (tuple(range(len(fit.cells))),)),),
    wrong=no_wrong,
)
CYCLE = Family(
    code="cycle",
    skill="repeat",
    fits=_cycle_fits,
    level=_cycle_level,
    says=_cycle_says,
    shows=_cycle_shows,
    wrong=_cycle_wrong,
)
BLOCKS = Family(
    code="blocks",
    skill="blocks",
    fits=blocks,
    level=lambda fit, _: 2.6 + 0.4 * (fit.param("size") - 2),
    says=_blocks_says,
    shows=_blocks_shows,
    wrong=_blocks_wrong,
)
