"""Code cards and when a code is complete (L1.3, L8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from kidslogic.games.logix.board import (
    BLACK,
    CELLS,
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
"""In one deck. As many are kept as they can be laid, up to 120 kB each."""


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
    return ((spread, colour) for spread in spreads(card, house)[black] for colour in card.colours)


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


def spreads(card: Card, house: HouseRules) -> tuple[tuple[Spread, ...], ...]:
    """By the cell of black, all ways to lay the card there (L8.1, L8.2), in a fixed order."""
    return _spreads(card, house.mirror, house.black_marked, house.diagonal_spoils)


@lru_cache(maxsize=MOST_CARDS)
def _spreads(card: Card, mirror: bool, marked: bool, corners: bool) -> tuple[tuple[Spread, ...], ...]:
    touched = around_with_corners if corners else around
    found: list[dict[Spread, None]] = [{} for _ in CELLS]
    for shape, black in _turned(card, mirror):
        for cells in _shifted(shape):
            whole = bits_of(cells)
            for spot, cell in zip(shape, cells, strict=True):
                if not marked or black is None or spot == black:
                    found[cell][Spread(whole & ~(1 << cell), touched(whole) & ~whole)] = None
    return tuple(tuple(sorted(ways)) for ways in found)


def _turned(card: Card, mirror: bool) -> Iterator[tuple[tuple[Spot, ...], Spot | None]]:
    """The shape in its four rotations, and in those of its mirror image; with the place of black."""
    spots, black = card.spots, card.black
    for _ in range(2 if mirror else 1):
        for _ in range(4):
            spots = tuple((column, -row) for row, column in spots)
            black = None if black is None else (black[1], -black[0])
            yield spots, black
        spots = tuple((row, -column) for row, column in spots)
        black = None if black is None else (black[0], -black[1])


def _shifted(shape: tuple[Spot, ...]) -> Iterator[tuple[int, ...]]:
    """The cells of the shape wherever it fits on the board, in the order of the shape."""
    rows, columns = zip(*shape, strict=True)
    for down in range(-min(rows), SIZE - max(rows)):
        for right in range(-min(columns), SIZE - max(columns)):
            yield tuple(SIZE * (row + down) + column + right for row, column in shape)
