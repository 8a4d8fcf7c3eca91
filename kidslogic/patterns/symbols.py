"""What stands in one cell of a row: a picture with its variants, and its one text form (packs/FORMAT.md section 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("red", "orange", "yellow", "green", "sky", "blue", "purple", "white", "black", "brown", "grey")
SIZES: Final = ("small", "big")
DIRECTIONS: Final = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")
NUMBERED: Final = {"coin": range(0, 21), "dots": range(1, 10)}
"""Symbols that may carry a number, and which numbers."""
DIRECTED: Final = frozenset({"arrow"})
"""Symbols that may carry a direction."""
NEEDS_VARIANT: Final = frozenset({"gem", "marble", "arrow", "dots"})
"""Symbols drawn only with a colour, a direction or a number; alone they show nothing definite."""


@dataclass(frozen=True, order=True)
class Symbol:
    """One picture. `name` is a built-in word or a pack's own symbol; the variants are None where not given.

    `number` counts things (coin/3), `direction` is one of `DIRECTIONS`, eighths of a turn clockwise from up.
    """

    name: str
    colour: str | None = None
    size: str | None = None
    number: int | None = None
    direction: str | None = None

    @property
    def text(self) -> str:
        """The one text form, such as `shell`, `fish/blue/big` or `coin/3`; `parse_symbol` reads it back."""
        variants = (self.colour, self.size, None if self.number is None else str(self.number), self.direction)
        return "/".join([self.name, *(v for v in variants if v is not None)])

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class VariantFault:
    """Why a symbol's text cannot be read: `variant` is not possible for `name`; `possible` lists what is."""

    name: str
    variant: str
    possible: tuple[str, ...]


def possible_variants(name: str) -> tuple[str, ...]:
    """All variant words that `name` may carry, in the order in which a person would list them."""
    if name in DIRECTED:
        return DIRECTIONS
    if name in NUMBERED:
        return tuple(str(n) for n in NUMBERED[name])
    return COLOURS + SIZES


def parse_symbol(text: str) -> Symbol | VariantFault:
    """Read a symbol's text form; whether `name` exists at all is asked elsewhere (packs know their own symbols)."""
    name, *variants = text.split("/")
    found: dict[str, str | int] = {}
    for variant in variants:
        kind = _kind(name, variant)
        if kind is None or kind in found:
            return VariantFault(name, variant, possible_variants(name))
        found[kind] = int(variant) if kind == "number" else variant
    return Symbol(name, **found)  # type: ignore[arg-type]  # the kinds are the fields, checked by _kind


def _kind(name: str, variant: str) -> str | None:
    if variant not in possible_variants(name):
        return None
    if variant in COLOURS:
        return "colour"
    if variant in SIZES:
        return "size"
    return "direction" if variant in DIRECTIONS else "number"
