"""Is there exactly one sensible answer? (learning.md 1.4)

Every channel is told as cheaply as possible by the rule families; the cheapest telling gives the answer, the cheapest
telling with another answer is the rival. Two numbers decide: `saved`, what the rule saves against learning the row by
heart, and `margin`, how much dearer the rival is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidslogic.patterns.channels import ABSENT, Channel, Picture, Value, channels_of, picture_of
from kidslogic.patterns.families import all_fits
from kidslogic.patterns.fits import Fit
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Part, Rule, drawable, is_pair_block, is_pair_change
from kidslogic.patterns.symbols import Symbol

VerdictKind = Literal["clear", "second", "ambiguous", "short", "none"]

ENOUGH_SAVED: Final = 2.0
AMBIGUOUS_MARGIN: Final = 3.5
CLEAR_MARGIN: Final = 6.0
_FEWEST: Final = 3
"""Fewer visible cells show no rule."""
_LONG_ROW: Final = 6
"""From so many visible cells a row without a saving rule is not short but ruleless."""
_IMPLAUSIBLE: Final = 2.0
"""How much a rule costs more for every bit that it takes above learning the row by heart: nobody looks for it."""
_PAIR_BITS: Final = 2.0
"""What twos that belong together save, because two channels share the one grouping."""


@dataclass(frozen=True)
class Verdict:
    """What is to be said about a row: `rule` gives the best answer, `rival` the best other answer, if there is one.

    | kind | meaning |
    | --- | --- |
    | clear | exactly one sensible answer |
    | second | one answer is clearly best, but a second reading is possible: a warning |
    | ambiguous | two answers are about equally sensible |
    | short | a rule fits, but the row is too short to be sure of it |
    | none | no rule tells the row, or the best rule only says "something new" |
    """

    kind: VerdictKind
    rule: Rule | None
    rival: Rule | None
    level: int
    saved: float
    margin: float

    @property
    def answer(self) -> Symbol | None:
        """The best answer, if a rule fixes one."""
        return None if self.rule is None else self.rule.answer

    @property
    def rival_answer(self) -> Symbol | None:
        """The best other answer; None also when the rival rule only says "something new"."""
        return None if self.rival is None else self.rival.answer


@dataclass(frozen=True)
class _Told:
    """A channel with the cheapest fit and its price for every value that some rule puts into the gap."""

    channel: Channel
    by_value: dict[Value | None, tuple[float, Fit]]

    @property
    def best(self) -> tuple[float, Fit]:
        return min(self.by_value.values(), key=lambda entry: entry[0])

    def entry(self, value: Value) -> tuple[float, Fit] | None:
        """The cheapest telling of this value; one never seen in the row may stand for "something new"."""
        found = self.by_value.get(value)
        if found is None and value not in self.channel.cells and None in self.by_value:
            price, fit = self.by_value[None]
            return price, with_gap(fit, self.channel.cells.index(None), value)
        return found


def verdict(row: Row | Sequence[Symbol | None], options: Collection[Symbol] = ()) -> Verdict:
    """The verdict on a row (its own answer plays no part) or on bare cells with one gap (None).

    With `options` only these symbols count as answers, else everything does.
    """
    cells = row.cells if isinstance(row, Row) else tuple(row)
    channels = channels_of(cells)
    names = tuple(channel.name for channel in channels)
    return verdict_of_channels(channels, tuple(picture_of(option, names) for option in options))


def verdict_of_channels(channels: Sequence[Channel], options: Collection[Picture] = ()) -> Verdict:
    """The verdict on a row given by its channels; `options` are answers, one value per channel.

    Every channel must have exactly one gap, at the same place: ValueError otherwise.
    """
    gaps = {tuple(i for i, value in enumerate(channel.cells) if value is None) for channel in channels}
    if len(gaps) != 1 or len(gaps.pop()) != 1:
        raise ValueError("a row needs exactly one gap, the same in every channel")
    told = _told(channels)
    if any(not one.by_value for one in told):
        return Verdict("none", None, None, 8, 0.0, 0.0)
    readings = _among(told, options) if options else _open(told)
    if not readings:
        return Verdict("none", None, None, 8, 0.0, 0.0)
    return _decide(told, readings, limited=bool(options))


def _told(channels: Sequence[Channel]) -> list[_Told]:
    fits = [all_fits(channel) for channel in channels]
    for place in range(1, len(channels)):
        fits[place] = _carrying(channels[0], fits[0], channels[place], fits[place])
    changing = [found[0] for channel, found in zip(channels, fits, strict=True) if found and not channel.steady]
    in_pairs = any(map(is_pair_block, changing)) and any(map(is_pair_change, changing))
    told = []
    for channel, found in zip(channels, fits, strict=True):
        gap = channel.cells.index(None)
        by_value: dict[Value | None, tuple[float, Fit]] = {}
        for fit in found:
            shared = in_pairs and (is_pair_block(fit) or is_pair_change(fit)) and fit.confirmed > 1
            price = fit.bits - _PAIR_BITS if shared else fit.price
            price += _IMPLAUSIBLE * max(0.0, price - channel.list_bits)
            value = fit.cells[gap]
            if value not in by_value or price < by_value[value][0]:
                by_value[value] = (price, fit)
        told.append(_Told(channel, by_value))
    return told


def _carrying(first: Channel, best: Sequence[Fit], channel: Channel, fits: list[Fit]) -> list[Fit]:
    """Where coins have numbers and shells have none, only fits that give the gap's picture what such pictures have."""
    pairs = [(name, value) for name, value in zip(first.cells, channel.cells, strict=True) if value is not None]
    bare = {name for name, value in pairs if value == ABSENT}
    carriers = {name for name, value in pairs if value != ABSENT}
    gap = channel.cells.index(None)
    name = best[0].cells[gap] if best else None
    if bare & carriers or not bare or name not in bare | carriers:
        return fits
    return [fit for fit in fits if (fit.cells[gap] == ABSENT) == (name in bare)]


_Reading = tuple[float, tuple[tuple[float, Fit], ...]]
"""What an answer costs over all channels, and the fit with its price for every channel."""


def _open(told: Sequence[_Told]) -> list[_Reading]:
    """The best reading, and every reading that differs from it in one channel, cheapest first; only drawable ones."""
    best = tuple(one.best for one in told)
    readings = [_reading(best)]
    for place, one in enumerate(told):
        for entry in one.by_value.values():
            if entry is not best[place]:
                readings.append(_reading((*best[:place], entry, *best[place + 1 :])))
    readings.sort(key=lambda reading: reading[0])
    return [reading for reading in readings if _can_be(told, reading)]


def _can_be(told: Sequence[_Told], reading: _Reading) -> bool:
    names = tuple(one.channel.name for one in told)
    picture = _rule(told, reading).picture
    return names[0] != "symbol" or picture is None or drawable(picture, names) is not None


def _among(told: Sequence[_Told], options: Collection[Picture]) -> list[_Reading]:
    readings = []
    for option in dict.fromkeys(options):
        entries = [one.entry(value) for one, value in zip(told, option, strict=True)]
        known = tuple(entry for entry in entries if entry is not None)
        if len(known) == len(told):
            readings.append(_reading(known))
    readings.sort(key=lambda reading: reading[0])
    return readings


def _reading(entries: tuple[tuple[float, Fit], ...]) -> _Reading:
    return sum(price for price, _ in entries), entries


def with_gap(fit: Fit, gap: int, value: Value) -> Fit:
    """The same fit with this value in the gap, for a rule that only says "something new"."""
    cells = (*fit.cells[:gap], value, *fit.cells[gap + 1 :])
    return Fit(fit.family, fit.params, cells, fit.bits, fit.confirmed, fit.inner)


def _rule(told: Sequence[_Told], reading: _Reading) -> Rule:
    parts = tuple(Part(one.channel, fit) for one, (_, fit) in zip(told, reading[1], strict=True))
    return Rule(parts, told[0].channel.cells.index(None))


def _decide(told: Sequence[_Told], readings: Sequence[_Reading], *, limited: bool) -> Verdict:
    best, *others = readings
    rule = _rule(told, best)
    rival = next((one for one in (_rule(told, other) for other in others) if one.picture != rule.picture), None)
    margin = others[0][0] - best[0] if others else float("inf")
    saved = min(one.channel.list_bits - price for one, (price, _) in zip(told, best[1], strict=True))
    kind = _kind(rule, saved, margin)
    if kind == "ambiguous" and limited and rival is not None and _equally_new(told, rule, rival):
        kind = "none"
    return Verdict(kind, rule, rival, rule.level, saved, margin)


def _kind(rule: Rule, saved: float, margin: float) -> VerdictKind:
    if rule.picture is None:
        return "none"
    visible = len(rule.parts[0].channel.visible)
    if saved < ENOUGH_SAVED or visible < _FEWEST:
        confirmed = min(part.fit.confirmed for part in rule.parts)
        return "none" if visible >= _LONG_ROW and confirmed <= 1 else "short"
    if margin < AMBIGUOUS_MARGIN:
        return "ambiguous"
    return "second" if margin < CLEAR_MARGIN else "clear"


def _equally_new(told: Sequence[_Told], rule: Rule, rival: Rule) -> bool:
    """Whether both answers are only two of the things never seen: then no rule fixes one."""
    pairs = zip(told, rule.picture or (), rival.picture or (), strict=False)
    return all(mine == other or (mine not in one.by_value and other not in one.by_value) for one, mine, other in pairs)
