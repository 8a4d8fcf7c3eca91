"""Code cards and when a code is complete (L1.3, L8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from kidslogic.games.logix.board import (
    BLACK,
    CODE_COLOURS,
    GREY,
    INDEX,
    SIZE,
    Board,
    Colour,
    around,
    around_with_corners,
    bits_of,
    cells_of,
)
from kidslogic.games.logix.options import HouseRules

Spot = tuple[int, int]
"""Row and column inside a shape, from its upper left corner."""
CODE_SIZE: Final = 5
MOST_CARDS: Final = 64
"""In one deck."""
WAYS_KEPT: Final = 128
"""Shapes and cells of black of which all ways to lay them are kept, up to 6 kB each: black seldom goes far."""
_SHAPES_KEPT: Final = 32
"""Shapes of which it is kept how they look turned."""


@dataclass(frozen=True)
class Card:
    """A code card. `spots` are the five cells of its shape, `black` the one where black must lie, None for any.

    `forbidden` is the colour that its owner's code must not have (L8.4).
    """

    id: str
    spots: tuple[Spot, ...]
    forbidden: Colour
    black: Spot | None = None

    @property
    def rows(self) -> tuple[str, ...]:
        """The shape as printed: X for a part of the code, B for its black one, a dot for nothing."""
        height = 1 + max(row for row, _ in self.spots)
        width = 1 + max(column for _, column in self.spots)
        sign = {spot: "B" if spot == self.black else "X" for spot in self.spots}
        return tuple("".join(sign.get((row, column), ".") for column in range(width)) for row in range(height))

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours that its code may have."""
        return tuple(colour for colour in CODE_COLOURS if colour != self.forbidden)


def card_of(card_id: str, rows: tuple[str, ...], forbidden: Colour) -> Card:
    """The card with a printed shape: X and at most one B, all else is empty."""
    signs = {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}
    spots = tuple(spot for spot, sign in signs.items() if sign in "XB")
    return Card(card_id, spots, forbidden, next((spot for spot in spots if signs[spot] == "B"), None))


class Spread(NamedTuple):
    """One way to lay a card's shape on the board with black in it.

    `rest` are its four cells beside black, `border` the cells around all five where a marble of the code's colour
    spoils it (L8.6), both as bitboards.
    """

    rest: int
    border: int


@dataclass(frozen=True)
class Fit:
    """How a code that is tried in `cells` with `colour` stands: cells that fit, that do not, and marbles that spoil it.

    `fitting` and `missing` together are `cells`; black always fits, greys beyond the allowed number do not (L8.5).
    """

    colour: Colour
    cells: tuple[int, ...]
    fitting: tuple[int, ...]
    missing: tuple[int, ...]
    spoiling: tuple[int, ...]

    @property
    def steps(self) -> int:
        """Marbles that are not as they must be; 0 for a complete code."""
        return len(self.missing) + len(self.spoiling)


def complete(board: Board, card: Card, house: HouseRules) -> Fit | None:
    """A complete code of the card on the board (L8), None when there is none; the first of several (L8.7)."""
    best = best_fit(board, card, house)
    return best if best is not None and best.steps == 0 else None


def best_fit(board: Board, card: Card, house: HouseRules) -> Fit | None:
    """The way to lay the card that needs the fewest changes, the first of several; None when no way has room."""
    black = board[BLACK].bit_length() - 1
    best = min(_ways(card, house, black), key=lambda way: _steps(board, way, house.max_greys), default=None)
    return None if best is None else _fit(board, *best, black, house.max_greys)


def fits(board: Board, card: Card, house: HouseRules) -> Iterator[Fit]:
    """All ways to lay the card around black, in each of its colours."""
    black = board[BLACK].bit_length() - 1
    return (_fit(board, *way, black, house.max_greys) for way in _ways(card, house, black))


def _ways(card: Card, house: HouseRules, black: int) -> Iterator[tuple[Spread, Colour]]:
    return ((spread, colour) for spread in spreads(card, house, black) for colour in card.colours)


def _steps(board: Board, way: tuple[Spread, Colour], max_greys: int) -> int:
    """`Fit.steps` of a way to lay a card, without making the whole fit."""
    (rest, border), colour = way
    own, greys = board[INDEX[colour]], (rest & board[GREY]).bit_count()
    return CODE_SIZE - 1 - (rest & own).bit_count() - min(greys, max_greys) + (border & own).bit_count()


def _fit(board: Board, spread: Spread, colour: Colour, black: int, max_greys: int) -> Fit:
    rest, border = spread
    own = board[INDEX[colour]]
    greys = tuple(cells_of(rest & board[GREY]))
    surplus = bits_of(greys[max_greys:])
    good = rest & (own | board[GREY]) & ~surplus | 1 << black
    return Fit(
        colour,
        tuple(cells_of(rest | 1 << black)),
        tuple(cells_of(good)),
        tuple(cells_of(rest & ~good)),
        tuple(cells_of(border & own)),
    )


def spreads(card: Card, house: HouseRules, black: int) -> tuple[Spread, ...]:
    """All ways to lay the card with black on that cell (L8.1, L8.2), in a fixed order."""
    return _spreads(card.spots, card.black if house.black_marked else None, house.mirror, house.diagonal_spoils, black)


@lru_cache(maxsize=WAYS_KEPT)
def _spreads(
    spots: tuple[Spot, ...], marked: Spot | None, mirror: bool, corners: bool, black: int
) -> tuple[Spread, ...]:
    touched = around_with_corners if corners else around
    row, column = divmod(black, SIZE)
    found: set[Spread] = set()
    for pattern in _patterns(spots, marked, mirror):
        for down, right in ((row - spot_row, column - spot_column) for spot_row, spot_column in pattern.blacks):
            if 0 <= down <= SIZE - pattern.height and 0 <= right <= SIZE - pattern.width:
                whole = pattern.cells << SIZE * down + right
                found.add(Spread(whole & ~(1 << black), touched(whole) & ~whole))
    return tuple(sorted(found))


class _Pattern(NamedTuple):
    """A shape as it may be turned: its cells in the upper left corner of the board as a bitboard, and its size.

    `blacks` are the spots of it where black may lie.
    """

    cells: int
    height: int
    width: int
    blacks: tuple[Spot, ...]


@lru_cache(maxsize=_SHAPES_KEPT)
def _patterns(spots: tuple[Spot, ...], marked: Spot | None, mirror: bool) -> tuple[_Pattern, ...]:
    """The shape in its four rotations, and in those of its mirror image."""
    turned: list[_Pattern] = []
    blacks = spots if marked is None else (marked,)
    for _ in range(2 if mirror else 1):
        for _ in range(4):
            spots, blacks = (tuple((column, -row) for row, column in those) for those in (spots, blacks))
            turned.append(_pattern(spots, blacks))
        spots, blacks = (tuple((row, -column) for row, column in those) for those in (spots, blacks))
    return tuple(turned)


def _pattern(spots: tuple[Spot, ...], blacks: tuple[Spot, ...]) -> _Pattern:
    rows, columns = zip(*spots, strict=True)
    top, left = min(rows), min(columns)
    return _Pattern(
        bits_of(tuple(SIZE * (row - top) + column - left for row, column in spots)),
        1 + max(rows) - top,
        1 + max(columns) - left,
        tuple((row - top, column - left) for row, column in blacks),
    )
