"""What lies in the box: island, puzzle cards and treasure tiles (P1), frozen, with the text forms of their parts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from kidslogic.engine.game import Unreadable
from kidslogic.packs.pack import Cave, Pack, PuzzleRow
from kidslogic.patterns.symbols import COLOURS, Symbol, VariantFault, parse_symbol

Side = Literal["brown", "blue"]
SIDES: Final[tuple[Side, ...]] = ("brown", "blue")
ROWS: Final = range(1, 5)
"""Numbers of the rows of a card side; 1 and 2 are the easier ones (P1.2)."""

_ROW_WORDS: Final = frozenset(map(str, ROWS))
_CARD_ID: Final = re.compile(r"[a-z0-9-]+")


@dataclass(frozen=True)
class Tile:
    """A treasure tile with the colours of its one or two gemstones (P1.4)."""

    gems: tuple[str, ...]

    @property
    def text(self) -> str:
        """The one text form: `red` or `red+blue`; `parse_tile` reads it back."""
        return "+".join(self.gems)


def parse_tile(text: str) -> Tile:
    """Read a tile's text form; raises `Unreadable`."""
    gems = tuple(text.split("+"))
    if len(gems) > 2 or not all(gem in COLOURS for gem in gems):
        raise Unreadable(text)
    return Tile(gems)


@dataclass(frozen=True)
class Face:
    """One card with the side that is played, wherever the card lies."""

    card: str
    side: Side

    @property
    def text(self) -> str:
        """The one text form: `beach-1/brown`; `parse_face` reads it back."""
        return f"{self.card}/{self.side}"


def parse_face(text: str) -> Face:
    """Read a face's text form; raises `Unreadable`. Whether there is such a card is asked elsewhere."""
    card, _, side = text.partition("/")
    if _CARD_ID.fullmatch(card):
        match side:
            case "brown" | "blue":
                return Face(card, side)
    raise Unreadable(text)


@dataclass(frozen=True)
class Spot:
    """One row of one card side: `row` is 1 to 4."""

    face: Face
    row: int

    @property
    def text(self) -> str:
        """The one text form: `beach-1/brown/3`; `parse_spot` reads it back."""
        return f"{self.face.text}/{self.row}"

    @property
    def level(self) -> int:
        """How hard the row is by its place: brown rows are 1 to 4, blue rows 5 to 8 (learning.md 1.2)."""
        return self.row + (len(ROWS) if self.face.side == "blue" else 0)


def parse_spot(text: str) -> Spot:
    """Read a spot's text form; raises `Unreadable`. Whether there is such a card is asked elsewhere."""
    face, _, row = text.rpartition("/")
    if row not in _ROW_WORDS:
        raise Unreadable(text)
    return Spot(parse_face(face), int(row))


def read_symbol(text: str) -> Symbol:
    """Read a symbol's text form; raises `Unreadable`."""
    symbol = parse_symbol(text)
    if isinstance(symbol, VariantFault) or not symbol.name or symbol.text != text:
        raise Unreadable(text)
    return symbol


@dataclass(frozen=True)
class Material:
    """Everything one game is played with: a pack (island and cards) and the treasure tiles, in no special order."""

    pack: Pack
    tiles: tuple[Tile, ...]

    @property
    def island(self) -> tuple[Cave, ...]:
        """The caves from left to right (P1.5)."""
        return self.pack.board

    @property
    def symbols(self) -> tuple[Symbol, ...]:
        """All symbols of the island, cave by cave."""
        return self.pack.answers

    def cave_of(self, symbol: Symbol) -> int:
        """Index of the one cave below the symbol (P1.3); raises LookupError when it is not on the island."""
        return self.pack.cave_of(symbol)

    def faces(self, side: Side) -> tuple[Face, ...]:
        """All cards that have the side, in the order of the pack."""
        return tuple(Face(card.id, side) for card in self.pack.cards if side in card.sides)

    def rows(self, face: Face) -> tuple[PuzzleRow, ...]:
        """The four rows of a card's side; raises LookupError when there is no such card or side."""
        card = next((card for card in self.pack.cards if card.id == face.card), None)
        if card is None:
            raise LookupError(face.card)
        return card.sides[face.side].rows

    def puzzle(self, spot: Spot) -> PuzzleRow:
        """The row at a spot; raises LookupError when there is no such card or side."""
        return self.rows(spot.face)[spot.row - 1]

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """All rows of all cards, in the order of the pack."""
        return tuple(
            Spot(Face(card.id, side), row)
            for card in self.pack.cards
            for side in SIDES
            if side in card.sides
            for row in ROWS
        )

    @cached_property
    def row_hashes(self) -> Mapping[Spot, str]:
        """The identity of the row at each spot, in the order of the pack."""
        return {spot: self.puzzle(spot).row.hash for spot in self.spots}
