"""A row taken apart: one channel for what is drawn, one for its colour, its size, its number, its direction.

Rules look at one channel at a time; a value is a word or a whole number, `None` is what is not known yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from kidslogic.patterns.symbols import DIRECTIONS, Symbol, parse_symbol

Value: TypeAlias = str | int
Cells: TypeAlias = tuple[Value | None, ...]
Picture: TypeAlias = tuple[Value, ...]
"""One value per channel, in the order of the channels."""

ABSENT: Final = "-"
"""Value of a channel that a symbol does not have, such as the number of a shell."""

Kind = Literal["names", "numbers", "ring"]

_RINGS: Final = {"rot": 8, "direction": 8, "pos": 4}
_LITERAL_BITS: Final = {"names": 3.0, "numbers": 4.0}
_RING_BITS: Final = {8: 3.0, 4: 2.0}


@dataclass(frozen=True)
class Channel:
    """One attribute of all cells. `ring` is 0, or the number of places after which counting starts again (turns: 8)."""

    name: str
    kind: Kind
    cells: Cells
    ring: int = 0

    @property
    def literal_bits(self) -> float:
        """Cost of saying one value outright: log2 of how many a child would think possible."""
        return _RING_BITS[self.ring] if self.ring else _LITERAL_BITS[self.kind]

    @property
    def visible(self) -> tuple[int, ...]:
        """Indices of the known cells."""
        return tuple(i for i, value in enumerate(self.cells) if value is not None)

    @property
    def list_bits(self) -> float:
        """Cost of learning the visible cells by heart, without any rule."""
        return self.literal_bits * len(self.visible)

    @property
    def steady(self) -> bool:
        """Whether all visible cells are the same."""
        return len({value for value in self.cells if value is not None}) <= 1

    @property
    def numbers(self) -> tuple[int | None, ...] | None:
        """The cells as numbers, or None where a visible cell is a word: nothing can be counted then."""
        found = tuple(value for value in self.cells if value is None or isinstance(value, int))
        return found if self.kind != "names" and len(found) == len(self.cells) else None

    def part(self, cells: Sequence[Value | None]) -> Channel:
        """The same attribute over other cells: a lane, or one cell per group."""
        return Channel(self.name, self.kind, tuple(cells), self.ring)


def channel(name: str, cells: Sequence[Value | None]) -> Channel:
    """A channel of the right kind for its name: directions and ring places go round, numbers count."""
    if name in _RINGS:
        return Channel(name, "ring", tuple(cells), _RINGS[name])
    numbers = any(isinstance(value, int) for value in cells)
    return Channel(name, "numbers" if numbers else "names", tuple(cells))


CHANNELS: Final = ("symbol", "colour", "size", "number", "direction")
"""The channels of a row of symbols, in this order."""


def channels_of(cells: Sequence[Symbol | None]) -> tuple[Channel, ...]:
    """The channels of a row: always the symbol, and every variant with a life of its own.

    A variant that some pictures have and others have not, and that each picture has always the same (fish/red beside
    plain stars), is a part of the picture and no channel.
    """
    pictures = [None if cell is None else _values(cell) for cell in cells]
    known = [picture for picture in pictures if picture is not None]
    names = [name for place, name in enumerate(CHANNELS) if place == 0 or _lives(known, place)]
    split = [None if cell is None else picture_of(cell, names) for cell in cells]
    return tuple(
        channel(name, [None if picture is None else picture[place] for picture in split])
        for place, name in enumerate(names)
    )


def _lives(pictures: Sequence[Picture], place: int) -> bool:
    values = {picture[place] for picture in pictures}
    if values <= {ABSENT}:
        return False
    return ABSENT not in values or len({(picture[0], picture[place]) for picture in pictures}) > len(
        {picture[0] for picture in pictures}
    )


def picture_of(symbol: Symbol, names: Sequence[str] = CHANNELS) -> Picture:
    """The values of one symbol in the named channels (first "symbol"); a direction is its number of eighths from up.

    Variants without a channel of their own stay with the picture: "fish/red".
    """
    values = dict(zip(CHANNELS, _values(symbol), strict=True))
    rest = Symbol(
        symbol.name,
        colour=None if "colour" in names else symbol.colour,
        size=None if "size" in names else symbol.size,
        number=None if "number" in names else symbol.number,
        direction=None if "direction" in names else symbol.direction,
    )
    return (rest.text, *(values[name] for name in names if name != "symbol"))


def _values(symbol: Symbol) -> Picture:
    direction = None if symbol.direction is None else DIRECTIONS.index(symbol.direction)
    found = (symbol.name, symbol.colour, symbol.size, symbol.number, direction)
    return tuple(ABSENT if value is None else value for value in found)


def symbol_of(picture: Picture, names: Sequence[str]) -> Symbol:
    """The symbol with these values in the named channels (first "symbol"): `picture_of` turned round."""
    values = {name: value for name, value in zip(names, picture, strict=True) if value != ABSENT}
    base = parse_symbol(str(values.pop("symbol")))
    assert isinstance(base, Symbol), "the value of the symbol channel is a symbol's text"
    direction = values.pop("direction", None)
    if isinstance(direction, int):
        base = replace(base, direction=DIRECTIONS[direction])
    return replace(base, **values)  # type: ignore[arg-type]  # the channels are the fields
