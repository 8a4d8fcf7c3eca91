"""Rules that grow: groups with one more of something each time, runs of growing length, a unit that gets longer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from kidslogic.patterns.channels import ABSENT, Channel, Value
from kidslogic.patterns.explanation import Group, Saying
from kidslogic.patterns.families.counting import counts
from kidslogic.patterns.families.family import Family, Scene, Shown, distinct_wrong, terms
from kidslogic.patterns.families.repeating import cycles
from kidslogic.patterns.fits import Fit, framed, reduced, whole_groups

_GROWS = -1
"""Stands in a template for the part that grows; other parts are so many cells long."""

_TEMPLATES: tuple[tuple[int, ...], ...] = (
    (_GROWS, 1),
    (1, _GROWS),
    (_GROWS, 1, 1),
    (1, 1, _GROWS),
    (1, _GROWS, 1),
    (_GROWS, _GROWS),
    (_GROWS, 2),
    (2, _GROWS),
)
"""A B, A A B, A A A B is (grows, 1); A B, A B B, A B B B is (1, grows); A B, A A B B is (grows, grows)."""


@cache
def _group_places(template: tuple[int, ...], start: int, growth: int, length: int) -> tuple[int, ...] | None:
    """Class of every cell = its part of the template; None when the growing part shrinks away within the row."""
    places: list[int] = []
    grown = start
    while len(places) < length:
        if grown < 1:
            return None
        for part, size in enumerate(template):
            places += [part] * (grown if size == _GROWS else size)
        grown += growth
    return tuple(places[:length])


def _groups(channel: Channel) -> Iterator[Fit]:
    """Groups of fixed and growing parts. Growth counts only where the same row without growth would be contradicted."""
    if channel.steady:
        return
    length = len(channel.cells)
    for kind, template in enumerate(_TEMPLATES):
        for start in range(1, 5):
            if not _growth_shows(channel, template, start):
                continue
            for growth in (1, 2, -1):
                places = _group_places(template, start, growth, length)
                if places is None or not _tells_apart(channel, places, len(template)):
                    continue
                if _seen_to_grow(channel, growth, _group_sizes(template, start, growth)):
                    bits = 3.6 + 0.4 * len(template) + 0.5 * (start - 1) + (0.0 if growth == 1 else 1.0)
                    params = (("kind", kind), ("start", start), ("growth", growth))
                    yield from framed(channel, "groups", params, places, bits, least=2)


def _growth_shows(channel: Channel, template: tuple[int, ...], start: int) -> bool:
    """Whether a visible cell contradicts the same groups with any one of their growing parts held still."""
    for held, size in enumerate(template):
        if size != _GROWS:
            continue
        still = tuple(start if part == held else size for part, size in enumerate(template))
        growths = (1, 2, -1) if _GROWS in still else (0,)
        for growth in growths:
            places = _group_places(still, start, growth, len(channel.cells))
            if places is not None and reduced(channel, places) is not None:
                return False
    return True


def _tells_apart(channel: Channel, places: Sequence[int], parts: int) -> bool:
    """Whether all parts are seen, and parts beside each other differ: else the groups are only imagined."""
    values = reduced(channel, places)
    if values is None or len(values.visible) < parts:
        return False
    return all(values.cells[part] != values.cells[part - 1] for part in range(parts))


def _runs(channel: Channel) -> Iterator[Fit]:
    """A, B B, C C C: runs whose length grows; their values may alternate or count."""
    if channel.steady:
        return
    length = len(channel.cells)
    for start in range(1, 5):
        if start > 1 and reduced(channel, [i // start for i in range(length)]) is not None:
            continue
        for growth in (1, 2, -1):
            places = _run_places(start, growth, length)
            values = None if places is None else reduced(channel, places)
            if places is None or values is None or any(a == b for a, b in pairwise(values.cells)):
                continue
            if _seen_to_grow(channel, growth, _sizes(start, growth)):
                bits = 3.0 + 0.5 * (start - 1) + (0.0 if growth == 1 else 1.0)
                params = (("start", start), ("growth", growth))
                inner = (cycles(values, 2, least=1), counts(values))
                yield from framed(channel, "runs", params, places, bits, least=2, inner=inner)


def _run_places(start: int, growth: int, length: int) -> list[int] | None:
    places: list[int] = []
    run, size = 0, start
    while len(places) < length:
        if size < 1:
            return None
        places += [run] * size
        run, size = run + 1, size + growth
    return places[:length]


def _prefixes(channel: Channel) -> Iterator[Fit]:
    """A, A B, A B C (or A B, A B C): a unit told from its beginning, one cell further each time."""
    if channel.steady:
        return
    length = len(channel.cells)
    for start in (1, 2):
        places = [place for size in range(start, start + length) for place in range(size)][:length]
        values = reduced(channel, places)
        if values is not None and len(set(values.cells)) == len(values.cells) > start:
            params = (("start", start),)
            yield from framed(channel, "prefix", params, places, 4.5 + 0.5 * start, least=2, inner=(counts(values),))


def _spans(sizes: Iterator[int], length: int) -> tuple[Group, ...]:
    groups: list[Group] = []
    start = 0
    for size in sizes:
        if start >= length or size < 1:
            break
        groups.append(tuple(range(start, min(start + size, length))))
        start += size
    return tuple(groups)


def _sizes(start: int, growth: int) -> Iterator[int]:
    while True:
        yield start
        start += growth


def _group_sizes(template: Sequence[int], start: int, growth: int) -> Iterator[int]:
    for grown in _sizes(start, growth):
        yield sum(grown if size == _GROWS else size for size in template)


def _seen_to_grow(channel: Channel, growth: int, sizes: Iterator[int]) -> bool:
    """Whether the groups that stand there without the gap show the growth: two for one more or less, else three."""
    return whole_groups(channel, sizes) >= (2 if abs(growth) == 1 else 3)


def _counted(groups: Sequence[Group], sizes: Iterator[int]) -> Scene:
    """A badge with its number over every group that is whole; the cut last one gets its number as well."""
    labels = tuple(str(next(sizes)) for _ in groups)
    return Scene("badge", tuple(groups), labels)


def _groups_show(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    length = len(fit.cells)
    template = _TEMPLATES[fit.param("kind")]
    groups = _spans(_group_sizes(template, fit.param("start"), fit.param("growth")), length)
    places = _group_places(template, fit.param("start"), fit.param("growth"), length) or ()
    grows = [part for part, size in enumerate(template) if size == _GROWS]
    growing = [tuple(i for i in group if places[i] in grows) for group in groups]
    kept = [group for group in growing if group]
    return (Scene("bracket", groups), _counted(kept, _sizes(fit.param("start"), fit.param("growth"))))


def _groups_say(fit: Fit, shown: Shown) -> Saying:
    template = _TEMPLATES[fit.param("kind")]
    growth = fit.param("growth")
    first = next(i for i, size in enumerate(template) if size == _GROWS)
    if template == (_GROWS, _GROWS):
        return Saying("groups-all", (("growth", abs(growth)),))
    at = sum(template[:first])
    if fit.cells[at] == ABSENT:
        return _runs_say(fit, shown)
    item = terms(shown, fit.cells[at : at + 1])
    return Saying("groups" if growth > 0 else "groups-less", (("growth", abs(growth)), ("item", item)))


def _runs_show(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    groups = _spans(_sizes(fit.param("start"), fit.param("growth")), len(fit.cells))
    return (Scene("bracket", groups), _counted(groups, _sizes(fit.param("start"), fit.param("growth"))))


def _runs_say(fit: Fit, _shown: Shown) -> Saying:
    growth = fit.param("growth")
    return Saying("runs" if growth > 0 else "runs-less", (("growth", abs(growth)),))


def _growth_wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    yield from distinct_wrong(fit.cells, "no-growth", fit.cells[shown.gap])


GROUPS = Family(
    code="groups",
    skill="grow",
    fits=_groups,
    level=lambda fit, _: 4.2 + 0.4 * (fit.param("growth") != 1) + 0.4 * (len(_TEMPLATES[fit.param("kind")]) - 2),
    says=_groups_say,
    shows=_groups_show,
    wrong=_growth_wrong,
)
RUNS = Family(
    code="runs",
    skill="grow",
    fits=_runs,
    level=lambda fit, _: 4.4 + 0.4 * (fit.param("growth") != 1),
    says=_runs_say,
    shows=_runs_show,
    wrong=_growth_wrong,
)
PREFIX = Family(
    code="prefix",
    skill="grow",
    fits=_prefixes,
    level=lambda *_: 5.0,
    says=lambda *_: Saying("prefix"),
    shows=lambda fit, _: (Scene("bracket", _spans(_sizes(fit.param("start"), 1), len(fit.cells))),),
    wrong=_growth_wrong,
)
