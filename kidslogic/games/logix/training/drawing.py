"""Drawing questions by luck: a complete code, marbles strewn around it, one change; only what is proven counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kidslogic.engine.training import NoQuestion
from kidslogic.games.logix.actions import Locked, landing_cells
from kidslogic.games.logix.board import (
    BLACK,
    CODE_COLOURS,
    COLOURS,
    FULL,
    GREY,
    INDEX,
    RACK_COLOURS,
    SIZE,
    START,
    Board,
    around,
    cells_of,
    flipped,
    in_rack,
    index_at,
    occupied,
)
from kidslogic.games.logix.codes import Card, Spot, spreads
from kidslogic.games.logix.distance import aim_of, steps_left
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.position import Kind, Position, Question
from kidslogic.games.logix.training.proof import prove

Deck = Mapping[str, Card]

_TRIES: Final = 80
"""So many positions are drawn before an easier level is tried: a deck or house rules may not allow all there is."""
_STREWN: Final = (0, 1, 2, 4, 6, 8, 10, 12)
"""By level, how many marbles lie about that do not belong to the code."""
_GREYS: Final = (0, 0, 1, 1, 1, 2, 2, 2)
"""By level, how many jokers a code may have."""
_UPRIGHT: Final = 2
"""Up to this level the code lies as it is printed on the card."""
_SPREAD_OUT: Final = 4
"""From this level on black may lie anywhere, before that in the middle or beside it."""
_LOCKED: Final = 3
"""From this level on some colour may have to rest just because, and not only to leave a single answer."""
FOUR: Final = 5
"""From this level on there are four cards to choose from, before that three."""


@dataclass(frozen=True)
class _Laid:
    """A code that was laid: `rest` and `border` as in `Spread`, the index of its colour."""

    board: Board
    card: Card
    rest: int
    border: int
    colour: int


def draw(kind: Kind, level: int, deck: Deck, house: HouseRules, rng: Random) -> Question:
    """A proven question of the level, or of an easier one where there is none; raises `NoQuestion`."""
    make = _MAKERS[kind]
    for easier in range(level, 0, -1):
        for _ in range(_TRIES):
            position = make(easier, deck, house, rng)
            question = None if position is None else prove(position, house)
            if question is not None:
                return question
    raise NoQuestion(kind)


# ---- laying a code ---------------------------------------------------------------------------------


def _lay(level: int, card: Card, house: HouseRules, rng: Random) -> _Laid | None:
    """A complete code of the card and nothing else; None when this place does not allow one."""
    middle = START[BLACK]
    room = FULL if level >= _SPREAD_OUT else middle | around(middle)
    black = rng.choice(list(cells_of(room)))
    ways = spreads(card, house, black)
    if level <= _UPRIGHT:
        ways = tuple(way for way in ways if _as_printed(card, way.rest | 1 << black))
    if not ways:
        return None
    rest, border = rng.choice(ways)
    colour = INDEX[rng.choice(card.colours)]
    board: Board = (0, 0, 0, 0, 0, 1 << black)
    greys = rng.randint(0, min(_GREYS[level - 1], house.max_greys))
    jokers = sum(1 << cell for cell in rng.sample(list(cells_of(rest)), greys))
    return _Laid(flipped(flipped(board, GREY, jokers), colour, rest & ~jokers), card, rest, border, colour)


def _as_printed(card: Card, cells: int) -> bool:
    """The card need not be turned to see the code."""
    return _shifted_to_corner(divmod(cell, SIZE) for cell in cells_of(cells)) == _shifted_to_corner(card.spots)


def _shifted_to_corner(spots: Iterable[Spot]) -> frozenset[Spot]:
    found = tuple(spots)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return frozenset((row - top, column - left) for row, column in found)


def _strew(laid: _Laid, count: int, rng: Random) -> _Laid:
    """The same with marbles beside others that leave the code complete."""
    board = laid.board
    for _ in range(count):
        rack = in_rack(board)
        filled = occupied(board)
        cell = rng.choice(list(cells_of(around(filled) & ~filled)))
        colours = [
            index
            for index in range(len(RACK_COLOURS))
            if rack[index] > (index == laid.colour) and not (index == laid.colour and laid.border >> cell & 1)
        ]
        board = flipped(board, rng.choice(colours), 1 << cell)
    return _Laid(board, laid.card, laid.rest, laid.border, laid.colour)


def _some(level: int, rng: Random) -> int:
    """How many marbles lie about: about as many as the level says."""
    return max(0, _STREWN[level - 1] + rng.randint(-1, 1)) if level > 1 else _STREWN[0]


def _complete(level: int, deck: Deck, house: HouseRules, rng: Random) -> _Laid | None:
    laid = _lay(level, deck[rng.choice(sorted(deck))], house, rng)
    return None if laid is None else _strew(laid, _some(level, rng), rng)


# ---- which move completes the code? ---------------------------------------------------------------


def _finish(level: int, deck: Deck, house: HouseRules, rng: Random) -> Position | None:
    laid = _complete(level, deck, house, rng)
    if laid is None:
        return None
    undo = rng.choice([undo for lowest, undo in _UNDOING if level >= lowest])
    board = undo(laid, house, rng)
    if board is None:
        return None
    if level < _LOCKED and not board[GREY]:
        board = _with_grey(board, rng)  # so that grey can be what was placed last: then it must rest
    return Position("finish", level, board, _lock(level, board, rng), (laid.card,))


def _with_grey(board: Board, rng: Random) -> Board:
    filled = occupied(board)
    return flipped(board, GREY, 1 << rng.choice(list(cells_of(around(filled) & ~filled))))


def _lock(level: int, board: Board, rng: Random) -> Locked:
    """The colour that was placed or moved last: on the lower levels grey, so that it cannot fill the gap, too."""
    if level < _LOCKED:
        return ("grey",)
    return (rng.choice([colour for colour, bits in zip(COLOURS, board, strict=True) if bits]),)


def _gap(laid: _Laid, _house: HouseRules, rng: Random) -> Board | None:
    """A marble of the code is still missing."""
    cell = rng.choice(list(cells_of(laid.rest)))
    return flipped(laid.board, index_at(laid.board, cell), 1 << cell)


def _other_colour(laid: _Laid, house: HouseRules, rng: Random) -> Board | None:
    """A marble of the code has another colour; grey counts as one where no joker is allowed."""
    own = [cell for cell in cells_of(laid.rest) if laid.board[laid.colour] >> cell & 1]
    rack = in_rack(laid.board)
    possible = CODE_COLOURS if house.max_greys else RACK_COLOURS
    others = [INDEX[colour] for colour in possible if INDEX[colour] != laid.colour and rack[INDEX[colour]]]
    if not own or not others:
        return None
    bit = 1 << rng.choice(own)
    return flipped(flipped(laid.board, laid.colour, bit), rng.choice(others), bit)


def _rolled_out(laid: _Laid, house: HouseRules, rng: Random) -> Board | None:
    """A marble of the code, or black, rolled away; mostly to where it spoils the code."""
    starts = [cell for cell in cells_of(laid.rest | laid.board[BLACK]) if not laid.board[GREY] >> cell & 1]
    start = rng.choice(starts)
    ends = landing_cells(laid.board, start, house)
    ends = ends & laid.border or ends
    if not ends:
        return None
    end = rng.choice(list(cells_of(ends)))
    return flipped(laid.board, index_at(laid.board, start), 1 << start | 1 << end)


def _crowded(laid: _Laid, _house: HouseRules, rng: Random) -> Board | None:
    """A marble of the code's colour lies beside it."""
    free = list(cells_of(laid.border & ~occupied(laid.board)))
    if not free or not in_rack(laid.board)[laid.colour]:
        return None
    return flipped(laid.board, laid.colour, 1 << rng.choice(free))


_Undo = Callable[[_Laid, HouseRules, Random], Board | None]
_UNDOING: Final[tuple[tuple[int, _Undo], ...]] = (
    (1, _gap),
    (3, _gap),
    (3, _other_colour),
    (5, _rolled_out),
    (7, _rolled_out),
)
"""From which level on a code is taken apart in which way."""


# ---- which marble breaks it? ----------------------------------------------------------------------


def _breaker(level: int, deck: Deck, house: HouseRules, rng: Random) -> Position | None:
    laid = _complete(level, deck, house, rng)
    if laid is None:
        return None
    board = rng.choice((_other_colour, _crowded))(laid, house, rng)
    return None if board is None else Position("breaker", level, board, (), (laid.card,))


# ---- which card could the neighbour have? ---------------------------------------------------------


def _neighbour(level: int, deck: Deck, house: HouseRules, rng: Random) -> Position | None:
    laid = _complete(level, deck, house, rng)
    if laid is None:
        return None
    undo = rng.choice((_gap, _other_colour)) if level >= _LOCKED else _gap
    board = undo(laid, house, rng)
    if board is None:
        return None
    locked = _lock(level, board, rng) if level >= FOUR else ()
    others = _others(level, board, laid.card, deck, house, rng)
    if not others:
        return None
    cards = [laid.card, *others]
    rng.shuffle(cards)
    return Position("neighbour", level, board, locked, tuple(cards))


def _others(level: int, board: Board, card: Card, deck: Deck, house: HouseRules, rng: Random) -> list[Card]:
    """Cards that do not fit: on low levels those that lack most, on high ones those that nearly do."""
    count = 3 if level >= FOUR else 2
    steps = {other.id: steps_left(aim_of(other, house), board) for other in deck.values() if other != card}
    left = [name for name in sorted(steps) if steps[name] > 1]
    rng.shuffle(left)
    left.sort(key=lambda name: -steps[name] if level < FOUR else steps[name])
    if len(left) < count:
        return []
    pool = left[: 2 * count]
    return [deck[name] for name in rng.sample(pool, count)]


_MAKERS: Final[Mapping[Kind, Callable[[int, Deck, HouseRules, Random], Position | None]]] = {
    "finish": _finish,
    "breaker": _breaker,
    "neighbour": _neighbour,
}
