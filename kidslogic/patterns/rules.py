"""A rule of a whole row: one fit per channel, taken together, with the answer they give."""

from __future__ import annotations

from dataclasses import dataclass

from kidslogic.patterns.channels import ABSENT, CHANNELS, Channel, Picture, Value, symbol_of
from kidslogic.patterns.families import FAMILY_REGISTRY
from kidslogic.patterns.fits import Fit
from kidslogic.patterns.symbols import NEEDS_VARIANT, Symbol, parse_symbol


@dataclass(frozen=True)
class Part:
    """What one channel of the row does."""

    channel: Channel
    fit: Fit

    @property
    def changes(self) -> bool:
        """Whether the channel does anything at all: a channel that stays the same needs no words."""
        return len(set(self.fit.cells)) > 1

    @property
    def level(self) -> float:
        """How hard this part alone is, 1 to 8."""
        return FAMILY_REGISTRY[self.fit.family].level(self.fit, self.channel)


@dataclass(frozen=True)
class Rule:
    """Why one answer belongs into the gap. `parts` stand in the order of the row's channels."""

    parts: tuple[Part, ...]
    gap: int

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the channels."""
        return tuple(part.channel.name for part in self.parts)

    @property
    def pictures(self) -> tuple[tuple[Value | None, ...], ...]:
        """Every cell as the rule tells it, one value per channel; None where it needs one that was never seen."""
        return tuple(zip(*(part.fit.cells for part in self.parts), strict=True))

    @property
    def picture(self) -> Picture | None:
        """The answer, one value per channel; None when the rule only says "something new"."""
        found = tuple(value for value in self.pictures[self.gap] if value is not None)
        return found if len(found) == len(self.parts) else None

    @property
    def answer(self) -> Symbol | None:
        """The answer as a symbol; None when it is not fixed or cannot be drawn (a coin with 23)."""
        return drawable(self.picture, self.names)

    @property
    def cells(self) -> tuple[Symbol | None, ...]:
        """All cells of the row with the answer in its place."""
        known = (None if None in picture else picture for picture in self.pictures)
        return tuple(drawable(picture, self.names) for picture in known)  # type: ignore[arg-type]  # None is sorted out

    @property
    def changing(self) -> tuple[Part, ...]:
        """The parts that do something."""
        return tuple(part for part in self.parts if part.changes)

    @property
    def manners(self) -> tuple[tuple[Part, ...], ...]:
        """The changing parts, those that go in step put together: one group is one thing to understand."""
        groups: dict[tuple[object, ...], list[Part]] = {}
        for part in self.changing:
            groups.setdefault(part.fit.structure, []).append(part)
        return tuple(tuple(group) for group in groups.values())

    @property
    def pairs(self) -> bool:
        """Whether twos belong together: one channel stays within each two while another changes (small big)."""
        return _are_pairs([part.fit for part in self.changing])

    @property
    def lanes(self) -> Part | None:
        """The part that says that rows are hidden in the row, if all other parts go along with it."""
        woven = [part for part in self.changing if part.fit.family == "lanes"]
        if not woven:
            return None
        count = woven[0].fit.param("count")
        others = (part.fit for part in self.changing if part.fit.family != "lanes")
        along = all(unit_length(fit) and unit_length(fit) % count == 0 for fit in others)
        same = all(part.fit.param("count") == count for part in woven)
        return woven[0] if along and same else None

    @property
    def common_unit(self) -> int | None:
        """Length of the one unit that repeats, where a channel that not every picture has follows it (fish/red star).

        None when all pictures have all channels: then each channel is understood on its own.
        """
        changing = self.changing
        if not any(ABSENT in part.fit.cells for part in changing):
            return None
        if any(part.fit.family != "cycle" for part in changing):
            return None
        longest = max(part.fit.param("period") for part in changing)
        return longest if all(longest % part.fit.param("period") == 0 for part in changing) else None

    @property
    def family(self) -> str:
        """The skill id of `FAMILIES` to which this rule belongs."""
        if not self.changing or self.common_unit is not None:
            return "repeat"
        if self.lanes is not None:
            return "two-rows"
        if len(self.manners) > 1:
            return "pairs" if self.pairs else "two-things"
        part = self.changing[0]
        return _skill(part, alone=len(self.changing) == 1)

    @property
    def level(self) -> int:
        """How hard the row is, 1 to 8: its rule, where the gap is, where the row ends, how much changes at once."""
        extras = _place_extra(self.gap, len(self.parts[0].fit.cells))
        return max(1, min(8, round(self._bare_level() + extras)))

    def _bare_level(self) -> float:
        changing = self.changing
        if not changing:
            return 1.0
        hardest = max(part.level for part in changing)
        if self.common_unit is not None:
            return hardest
        if self.lanes is not None:
            return self.lanes.level
        if self.pairs and len(self.manners) == 2:
            return 3.0 + 0.6 * (len(changing) - 2)
        if len(self.manners) > 1:
            first, second, *more = sorted((max(part.level for part in manner) for manner in self.manners), reverse=True)
            return 4.0 + 0.35 * (first + second) + 0.6 * len(more)
        return hardest + 0.6 * (len(changing) - 1)


def _skill(part: Part, *, alone: bool) -> str:
    family = FAMILY_REGISTRY[part.fit.family]
    if part.channel.ring and family.skill in ("count", "steps"):
        return "turn"
    if alone and part.channel.name == "size" and family.skill in ("repeat", "blocks"):
        return "size"
    if family.code == "blocks" and part.fit.param("size") == 2 and not part.fit.inner:
        return "pairs"
    return family.skill


def _are_pairs(fits: list[Fit]) -> bool:
    steady = [fit for fit in fits if is_pair_block(fit)]
    moving = [fit for fit in fits if is_pair_change(fit)]
    return bool(steady and moving) and len(steady) + len(moving) == len(fits)


def unit_length(fit: Fit) -> int:
    """After how many cells the channel starts again; 0 for a rule that does not simply start again."""
    if fit.family == "cycle":
        return fit.param("period")
    if fit.family == "there-back":
        return 2 * fit.param("way") - (0 if fit.param("doubled") else 2)
    return 0


def is_pair_block(fit: Fit) -> bool:
    """Whether the channel stays the same within each two."""
    return fit.family == "blocks" and fit.param("size") == 2


def is_pair_change(fit: Fit) -> bool:
    """Whether the channel changes the same way within each two."""
    return fit.family == "cycle" and fit.param("period") == 2


def _place_extra(gap: int, length: int) -> float:
    """Levels added by the place of the gap (learning.md 1.2: 0.3 and 0.4 logit; a level is 0.74 logit)."""
    if gap == 0:
        return 0.5
    return 0.0 if gap == length - 1 else 0.4


def drawable(picture: Picture | None, names: tuple[str, ...]) -> Symbol | None:
    """The symbol of a picture, if such a symbol exists: no coin with 23, no red arrow."""
    if picture is None or not set(names) <= set(CHANNELS):
        return None
    symbol = symbol_of(picture, names)
    bare = symbol.name in NEEDS_VARIANT and symbol == Symbol(symbol.name)
    return None if bare or parse_symbol(symbol.text) != symbol else symbol
