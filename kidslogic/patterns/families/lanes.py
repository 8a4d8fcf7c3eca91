"""Two (or three) rows in one: every second (third) cell follows a rule of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from kidslogic.patterns.channels import Channel, Value
from kidslogic.patterns.explanation import Group, Saying
from kidslogic.patterns.families.counting import COUNT, DOUBLE
from kidslogic.patterns.families.family import Family, Scene, Shown, distinct_wrong
from kidslogic.patterns.families.mirrors import THERE_BACK
from kidslogic.patterns.families.repeating import ALWAYS, BLOCKS, CYCLE, blocks, cycles
from kidslogic.patterns.fits import LIST, Fit, list_fit

_INNER = {family.code: family for family in (ALWAYS, CYCLE, BLOCKS, COUNT, DOUBLE, THERE_BACK)}
_LANE_RULES: tuple[Callable[[Channel], Iterator[Fit]], ...] = (
    ALWAYS.fits,
    lambda channel: cycles(channel, 3, least=1),
    COUNT.fits,
    DOUBLE.fits,
    lambda channel: blocks(channel, 2),
    THERE_BACK.fits,
)
_BEST_PER_LANE = 3
_WEAK_LENGTH = 4
"""From so many visible cells a lane's rule may be weak, see `_convincing`."""
_LANE_SAVES = 1.0
"""Bits by which a lane's rule must be shorter than its list: each lane must be convincing on its own."""


def _lanes(channel: Channel) -> Iterator[Fit]:
    """Each lane's rule must be confirmed within its lane; a lane without the gap may also be just a list."""
    if channel.steady:
        return
    for count in (2, 3):
        if len(channel.cells) < 2 * count + 1:
            continue
        lanes = [channel.part(channel.cells[start::count]) for start in range(count)]
        if channel.kind == "names" and _share(lanes):
            continue
        ruled = [_lane_fits(lane) for lane in lanes]
        for chosen in product(*ruled):
            if _telling(chosen) and _convincing(lanes, chosen):
                yield _woven(channel, count, chosen)


def _share(lanes: Sequence[Channel]) -> bool:
    """Whether a picture stands in two lanes: then nobody sees two rows."""
    seen = [{value for value in lane.cells if value is not None} for lane in lanes]
    return len(set().union(*seen)) < sum(map(len, seen))


def _telling(chosen: tuple[Fit, ...]) -> bool:
    """Constant lanes beside each other are a plain repetition; beside a lane of all different things they say more."""
    listed = [fit for fit in chosen if fit.family == LIST]
    if not listed:
        return any(fit.family != "always" for fit in chosen)
    others = {value for fit in chosen if fit.family != LIST for value in fit.cells}
    values = listed[0].cells
    different = len(set(values)) == len(values) > 2 and not set(values) & others
    return len(chosen) == 2 and len(listed) == 1 and different


def _convincing(lanes: Sequence[Channel], chosen: Sequence[Fit]) -> bool:
    """One lane may be weak (A B C A ?), if all others are always the same, so that nobody overlooks the lanes."""
    weak = [fit for lane, fit in zip(lanes, chosen, strict=True) if fit.family != LIST and not _saves(lane, fit)]
    others = [fit for fit in chosen if fit not in weak]
    return not weak or (len(weak) == 1 and all(fit.family == "always" and fit.confirmed >= 2 for fit in others))


def _saves(lane: Channel, fit: Fit) -> bool:
    return fit.price + _LANE_SAVES <= lane.list_bits


def _lane_fits(lane: Channel) -> list[Fit]:
    """The rules that make the lane shorter to tell than by heart; a lane with neither rule nor gap is a list."""
    found = (fit for rule in _LANE_RULES for fit in rule(lane))
    fits = [fit for fit in found if fit.confirmed >= 1 and (_saves(lane, fit) or len(lane.visible) >= _WEAK_LENGTH)]
    fits.sort(key=lambda fit: fit.bits)
    if None in lane.cells:
        return fits[:_BEST_PER_LANE]
    return fits[:1] or [list_fit(lane)]


def _woven(channel: Channel, count: int, chosen: tuple[Fit, ...]) -> Fit:
    cells = tuple(chosen[i % count].cells[i // count] for i in range(len(channel.cells)))
    # Lanes that only repeat are one longer repetition as well, which is what most people see.
    repeating = all(fit.family in ("always", "cycle") for fit in chosen)
    bits = 3.0 + 2.0 * (count - 2) + (1.0 if repeating else 0.0) + sum(fit.bits for fit in chosen)
    return Fit("lanes", (("count", count),), cells, bits, sum(fit.confirmed for fit in chosen), chosen)


def _gap_lane(fit: Fit, shown: Shown) -> tuple[Fit, Shown]:
    count = fit.param("count")
    return fit.inner[shown.gap % count], Shown(shown.channel, shown.gap // count)


def _lane_cells(fit: Fit) -> tuple[Group, ...]:
    count = fit.param("count")
    return tuple(tuple(range(start, len(fit.cells), count)) for start in range(count))


def _says(fit: Fit, shown: Shown) -> Saying:
    inner, at = _gap_lane(fit, shown)
    return Saying(f"lanes-{fit.param('count')}", (("lane", _INNER[inner.family].says(inner, at)),))


def _shows(fit: Fit, shown: Shown) -> tuple[Scene, ...]:
    """The lanes part, then the lane with the gap shows its own rule."""
    inner, at = _gap_lane(fit, shown)
    lane = _lane_cells(fit)[shown.gap % fit.param("count")]
    scenes = tuple(
        Scene(scene.kind, tuple(tuple(lane[i] for i in group) for group in scene.groups), scene.labels)
        for scene in _INNER[inner.family].shows(inner, at)
    )
    return (Scene("lane", _lane_cells(fit)), *scenes)


def _wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    """Going on with the other row, then the slips within the own one."""
    count, right = fit.param("count"), fit.cells[shown.gap]
    others = [value for i, value in enumerate(fit.cells) if i % count != shown.gap % count]
    yield from distinct_wrong(tuple(reversed(others)), "wrong-row", right)
    inner, at = _gap_lane(fit, shown)
    yield from _INNER[inner.family].wrong(inner, at)


def _level(fit: Fit, channel: Channel) -> float:
    inner = sum(_INNER[lane.family].level(lane, channel) for lane in fit.inner if lane.family in _INNER)
    return 5.2 + 0.35 * inner + 0.2 * (fit.param("count") - 2)


LANES = Family("lanes", "two-rows", _lanes, _level, _says, _shows, _wrong)
