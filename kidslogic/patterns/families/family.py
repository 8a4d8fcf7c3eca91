"""What every rule family tells about itself: one record, one entry in the registry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kidslogic.patterns.channels import Cells, Channel, Value
from kidslogic.patterns.explanation import BeatKind, Group, Saying, Term
from kidslogic.patterns.fits import Fit


@dataclass(frozen=True)
class Scene:
    """A beat without its times; see `Beat` for what groups and labels mean."""

    kind: BeatKind
    groups: tuple[Group, ...]
    labels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shown:
    """The channel that a fit explains: its name, and which cell is the gap."""

    channel: str
    gap: int


@dataclass(frozen=True)
class Family:
    """One kind of rule over one channel. A new family is one such record in `FAMILY_REGISTRY`.

    | field | meaning |
    | --- | --- |
    | code | its name, also `Fit.family` and the first part of its text keys |
    | skill | the skill id of `FAMILIES` under which a child's results are kept |
    | fits | all rules of this family that agree with the visible cells, each with its price in bits |
    | level | how hard, 1 to 8 (learning.md 1.2), before the extras of the row |
    | says | code and parameters of the words; `told` are the cells with the answer in its place |
    | shows | the scenes of the explanation, without the final "fill" |
    | wrong | typical wrong values with their tags (learning.md 1.3), most telling first |
    """

    code: str
    skill: str
    fits: Callable[[Channel], Iterator[Fit]]
    level: Callable[[Fit, Channel], float]
    says: Callable[[Fit, Shown], Saying]
    shows: Callable[[Fit, Shown], tuple[Scene, ...]]
    wrong: Callable[[Fit, Shown], Iterator[tuple[Value, str]]]


def no_wrong(_fit: Fit, _shown: Shown) -> Iterator[tuple[Value, str]]:
    """Families whose only typical slips are those of every row (repeat-last, first-seen, off-by-one)."""
    return iter(())


def terms(shown: Shown, values: Cells) -> tuple[Term, ...]:
    """The values as things to be named; a value the rule does not know is left out."""
    return tuple(Term(((shown.channel, value),)) for value in values if value is not None)


def units(length: int, size: int) -> tuple[Group, ...]:
    """Cells 0 to length-1 in groups of `size`; the last one may be cut."""
    return tuple(tuple(range(start, min(start + size, length))) for start in range(0, length, size))


def signed(number: int) -> str:
    """A step as it stands on a label: "+2", "-1", "0"."""
    return f"+{number}" if number > 0 else str(number)


def distinct_wrong(values: Cells, tag: str, right: Value | None) -> Iterator[tuple[Value, str]]:
    """All known values but the right one, each under the same tag."""
    seen = set()
    for value in values:
        if value is not None and value != right and value not in seen:
            seen.add(value)
            yield value, tag
