"""Rules that turn back: the whole row as in a mirror, there and back again, groups that are mirrors of themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from kidslogic.patterns.channels import ABSENT, Channel, Value
from kidslogic.patterns.explanation import Group, Saying
from kidslogic.patterns.families.counting import counts
from kidslogic.patterns.families.family import Family, Scene, Shown, distinct_wrong, terms, units
from kidslogic.patterns.fits import Fit, framed, reduced


def _mirrors(channel: Channel) -> Iterator[Fit]:
    if channel.steady:
        return
    last = len(channel.cells) - 1
    places = [min(i, last - i) for i in range(last + 1)]
    values = reduced(channel, places)
    if values is not None:
        yield from framed(channel, "mirror", (), places, 3.0, inner=(counts(values),))


def _bounces(channel: Channel) -> Iterator[Fit]:
    """There and back: A B C B A B ..., or with both ends doubled, A B C C B A A B ...

    The turn counts only where going straight on would be contradicted, the far end is seen, and no two stops on the
    way are equal. There and back between two (A B B A) is a repetition, no way.
    """
    if channel.steady or ABSENT in channel.cells or any(counts(channel)):
        return
    length = len(channel.cells)
    for doubled in (0, 1):
        for way in range(3, 6):
            period = 2 * way if doubled else 2 * way - 2
            places = [min(i % period, period - doubled - i % period) for i in range(length)]
            turned = way - 1 in places[:-1]
            values = reduced(channel, places) if turned else None
            if values is not None and values.cells[-1] is not None and len(set(values.cells)) == way:
                params = (("way", way), ("doubled", doubled))
                inner = (counts(values),)
                yield from framed(channel, "there-back", params, places, 3.0 + 0.5 * doubled, least=2, inner=inner)


def _mirror_groups(channel: Channel) -> Iterator[Fit]:
    """Groups of three or four, each the same from left and from right: A B A, C D C, E F E.

    At least two groups must show it: a single one is any other rule as well. And what stands in one group stands in
    no other, else nobody sees groups.
    """
    if channel.steady:
        return
    length = len(channel.cells)
    for size in (3, 4):
        half = (size + 1) // 2
        places = [i // size * half + min(i % size, size - 1 - i % size) for i in range(length)]
        seen = [place for place, value in zip(places, channel.cells, strict=True) if value is not None]
        if len({place // half for place in seen if seen.count(place) > 1}) < 2:
            continue
        values = reduced(channel, places)
        if values is None or len(set(values.cells)) < len(values.cells):
            continue
        yield from framed(channel, "mirror-groups", (("size", size),), places, 4.0, least=2)


def _pairs_outside_in(cells: Group) -> tuple[Group, ...]:
    half = len(cells) // 2
    pairs: list[Group] = [(cells[i], cells[-1 - i]) for i in range(half)]
    return tuple(pairs) if len(cells) % 2 == 0 else (*pairs, (cells[half],))


def _mirror_wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    right = fit.cells[shown.gap]
    yield from distinct_wrong(fit.cells, "no-mirror", right)


def _bounce_says(fit: Fit, shown: Shown) -> Saying:
    return Saying("there-back", (("unit", terms(shown, fit.cells[: fit.param("way")])),))


def _bounce_shows(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    """One bracket per way; where the ends are single, the turning cell belongs to the way that leads to it."""
    way, doubled, length = fit.param("way"), fit.param("doubled"), len(fit.cells)
    pace = way if doubled else way - 1
    starts = (0, *range(way, length, pace))
    return (Scene("bracket", tuple(tuple(range(start, end)) for start, end in pairwise((*starts, length)))),)


def _group_shows(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    groups = units(len(fit.cells), fit.param("size"))
    pairs = tuple(pair for group in groups if len(group) == fit.param("size") for pair in _pairs_outside_in(group))
    return (Scene("bracket", groups), Scene("mirror", pairs))


MIRROR = Family(
    code="mirror",
    skill="mirror",
    fits=_mirrors,
    level=lambda fit, _: 4.6 + 0.25 * max(0, len(fit.cells) - 6),
    says=lambda *_: Saying("mirror"),
    shows=lambda fit, _: (Scene("mirror", _pairs_outside_in(tuple(range(len(fit.cells))))),),
    wrong=_mirror_wrong,
)
THERE_BACK = Family(
    code="there-back",
    skill="there-back",
    fits=_bounces,
    level=lambda fit, _: 4.4 + 0.5 * (fit.param("way") - 3) + 0.3 * fit.param("doubled"),
    says=_bounce_says,
    shows=_bounce_shows,
    wrong=_mirror_wrong,
)
MIRROR_GROUPS = Family(
    code="mirror-groups",
    skill="mirror",
    fits=_mirror_groups,
    level=lambda fit, _: 6.0 + 0.5 * (fit.param("size") - 3),
    says=lambda fit, _: Saying("mirror-groups", (("size", fit.param("size")),)),
    shows=_group_shows,
    wrong=_mirror_wrong,
)
