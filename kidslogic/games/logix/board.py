"""The board of 7 x 7 dents and its marbles as bitboards: bit 7 * row + column, row 0 at the top (L1.1, L1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from kidslogic.engine.game import Unreadable

Colour = Literal["red", "yellow", "blue", "green", "grey", "black"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
CODE_COLOURS: Final = COLOURS[:4]
"""The colours a code can be built of; grey is the joker, black the marble that every code needs (L8)."""
RACK_COLOURS: Final = COLOURS[:5]
"""The colours that can lie in the rack; black is never there (L4.3)."""
INDEX: Final[dict[str, int]] = {colour: index for index, colour in enumerate(COLOURS)}
GREY: Final = INDEX["grey"]
BLACK: Final = INDEX["black"]
SUPPLY: Final = (6, 6, 6, 6, 2, 1)
"""How many marbles of each colour there are, board and rack together."""

SIZE: Final = 7
CELLS: Final = range(SIZE * SIZE)
CENTRE: Final = 24
FULL: Final = (1 << SIZE * SIZE) - 1

Board = tuple[int, ...]
"""One bitboard per colour, in the order of `COLOURS`; no bit is set in two of them."""
START: Final[Board] = (0, 0, 0, 0, 0, 1 << CENTRE)
"""Black in the middle, all else in the rack (L2.2)."""

_LEFT: Final = sum(1 << SIZE * row for row in range(SIZE))
_NOT_LEFT: Final = FULL & ~_LEFT
_NOT_RIGHT: Final = FULL & ~(_LEFT << SIZE - 1)
_SIGNS: Final = "rybgjk"


def around(bits: int) -> int:
    """All cells beside one of these, vertically or horizontally; one of these only when it lies beside another."""
    return (bits << SIZE | bits >> SIZE | (bits & _NOT_RIGHT) << 1 | (bits & _NOT_LEFT) >> 1) & FULL


def around_with_corners(bits: int) -> int:
    """All cells that touch one of these, diagonally as well."""
    row = bits | (bits & _NOT_RIGHT) << 1 | (bits & _NOT_LEFT) >> 1
    return (row << SIZE | row >> SIZE | row) & FULL


def cells_of(bits: int) -> Iterator[int]:
    """The cells of a bitboard, in ascending order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def bits_of(cells: tuple[int, ...]) -> int:
    """The bitboard of some cells."""
    return sum(1 << cell for cell in set(cells))


def _ray(cell: int, step_row: int, step_column: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIZE)
    cells = []
    while 0 <= (row := row + step_row) < SIZE and 0 <= (column := column + step_column) < SIZE:
        cells.append(SIZE * row + column)
    return tuple(cells)


NEIGHBOURS: Final = tuple(around(1 << cell) for cell in CELLS)
"""By cell, the bitboard of the two to four cells beside it."""
RAYS: Final = tuple(tuple(_ray(cell, *step) for step in ((-1, 0), (0, 1), (1, 0), (0, -1))) for cell in CELLS)
"""By cell, the lines that lead up, right, down and left from it, nearest cell first."""


def occupied(board: Board) -> int:
    """All cells with a marble."""
    red, yellow, blue, green, grey, black = board
    return red | yellow | blue | green | grey | black


def index_at(board: Board, cell: int) -> int:
    """Index of the colour of the marble on a cell, -1 when it is empty."""
    bit = 1 << cell
    for index, bits in enumerate(board):
        if bits & bit:
            return index
    return -1


def colour_at(board: Board, cell: int) -> Colour | None:
    """The colour of the marble on a cell, None when it is empty."""
    index = index_at(board, cell)
    return None if index < 0 else COLOURS[index]


def in_rack(board: Board) -> tuple[int, ...]:
    """How many marbles of each colour are not on the board; of black always 0."""
    return tuple(supply - bits.bit_count() for supply, bits in zip(SUPPLY, board, strict=True))


def flipped(board: Board, index: int, bits: int) -> Board:
    """The board after the marbles of one colour came or went on these cells."""
    return (*board[:index], board[index] ^ bits, *board[index + 1 :])


def is_one_group(bits: int) -> bool:
    """All these cells hang together, vertically and horizontally."""
    group, grown = 0, bits & -bits
    while grown != group:
        group, grown = grown, (grown | around(grown)) & bits
    return group == bits


def board_text(board: Board) -> str:
    """Seven rows between slashes: r y b g for the colours, j for a grey joker, k for black, a dot for an empty cell."""
    found = (index_at(board, cell) for cell in CELLS)
    signs = "".join("." if index < 0 else _SIGNS[index] for index in found)
    return "/".join(signs[start : start + SIZE] for start in range(0, len(signs), SIZE))


def parse_board(text: str) -> Board:
    """Read `board_text`; raises `Unreadable`. Whether there are so many marbles is asked elsewhere."""
    rows = text.split("/")
    if len(rows) != SIZE or any(len(row) != SIZE or not set(row) <= {*_SIGNS, "."} for row in rows):
        raise Unreadable(text)
    signs = "".join(rows)
    return tuple(sum(1 << cell for cell in CELLS if signs[cell] == sign) for sign in _SIGNS)


def cell_text(cell: int) -> str:
    """Row and column as two digits from 0 to 6, such as `33` for the centre."""
    return "".join(map(str, divmod(cell, SIZE)))


def parse_cell(text: str) -> int:
    """Read `cell_text`; raises `Unreadable`."""
    if len(text) != 2 or not set(text) <= set("0123456"):
        raise Unreadable(text)
    return SIZE * int(text[0]) + int(text[1])


def parse_colour(text: str) -> Colour:
    """Read a colour's name; raises `Unreadable`."""
    if text not in INDEX:
        raise Unreadable(text)
    return COLOURS[INDEX[text]]


def colour_sign(colour: Colour) -> str:
    """The sign of a colour in `board_text`."""
    return _SIGNS[INDEX[colour]]


def parse_colour_sign(text: str) -> Colour:
    """Read `colour_sign`; raises `Unreadable`."""
    if len(text) != 1 or text not in _SIGNS:
        raise Unreadable(text)
    return COLOURS[_SIGNS.index(text)]
