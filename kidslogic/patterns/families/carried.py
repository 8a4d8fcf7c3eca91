"""A rule of those cells only that carry the attribute: coin 1, coin 2, shell, coin 3, coin 4, shell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kidslogic.patterns.channels import ABSENT, Channel, Value
from kidslogic.patterns.explanation import Saying
from kidslogic.patterns.families.counting import COUNT, DOUBLE, STEPS_GROW, STEPS_TURN
from kidslogic.patterns.families.family import Family, Scene, Shown
from kidslogic.patterns.families.repeating import ALWAYS, CYCLE
from kidslogic.patterns.fits import Fit

_INNER = {family.code: family for family in (ALWAYS, CYCLE, COUNT, DOUBLE, STEPS_GROW, STEPS_TURN)}
_SAVES = 1.0
"""Bits by which the rule must be shorter than the carriers by heart."""


def _carried(channel: Channel) -> Iterator[Fit]:
    """Whether the gap carries the attribute at all is left to the other channels: both are told."""
    if None not in channel.cells or channel.cells.count(ABSENT) < 2:
        return
    gap = channel.cells.index(None)
    carriers = [i for i, value in enumerate(channel.cells) if value not in (None, ABSENT)]
    for places in (sorted([*carriers, gap]), carriers):
        part = channel.part([channel.cells[i] for i in places])
        fits = [fit for family in _INNER.values() for fit in family.fits(part)]
        good = [fit for fit in fits if fit.confirmed >= 1 and fit.price + _SAVES <= part.list_bits]
        if good:
            yield _lifted(channel, places, min(good, key=lambda fit: fit.bits))


def _lifted(channel: Channel, places: Sequence[int], inner: Fit) -> Fit:
    """The inner rule over the whole row. The cells that carry nothing save nothing: they are told one by one."""
    cells: list[Value | None] = [ABSENT] * len(channel.cells)
    for place, value in zip(places, inner.cells, strict=True):
        cells[place] = value
    bits = 3.0 + inner.bits + channel.literal_bits * channel.cells.count(ABSENT)
    return Fit("carried", (), tuple(cells), bits, inner.confirmed, (inner,))


def _carriers(fit: Fit) -> list[int]:
    return [i for i, value in enumerate(fit.cells) if value != ABSENT]


def _within(fit: Fit, shown: Shown) -> Shown:
    """The gap counted among the carriers; where it is none, the last carrier stands for it."""
    places = _carriers(fit)
    return Shown(shown.channel, places.index(shown.gap) if shown.gap in places else len(places) - 1)


def _says(fit: Fit, shown: Shown) -> Saying:
    return _INNER[fit.inner[0].family].says(fit.inner[0], _within(fit, shown))


def _shows(fit: Fit, shown: Shown) -> tuple[Scene, ...]:
    places = _carriers(fit)
    scenes = _INNER[fit.inner[0].family].shows(fit.inner[0], _within(fit, shown))
    return tuple(
        Scene(scene.kind, tuple(tuple(places[i] for i in group) for group in scene.groups), scene.labels)
        for scene in scenes
    )


def _wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    if shown.gap in _carriers(fit):
        yield from _INNER[fit.inner[0].family].wrong(fit.inner[0], _within(fit, shown))


CARRIED = Family(
    code="carried",
    skill="two-things",
    fits=_carried,
    level=lambda fit, channel: 1.0 + _INNER[fit.inner[0].family].level(fit.inner[0], channel),
    says=_says,
    shows=_shows,
    wrong=_wrong,
)
