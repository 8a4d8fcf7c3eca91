"""How far a code card is from complete, counted fast: what computer players and hints think with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from kidslogic.games.logix.actions import Locked, landing_cells
from kidslogic.games.logix.board import (
    BLACK,
    COLOURS,
    GREY,
    INDEX,
    NEIGHBOURS,
    RACK_COLOURS,
    Board,
    cells_of,
    colour_at,
    in_rack,
    occupied,
)
from kidslogic.games.logix.codes import MOST_CARDS, WAYS_KEPT, Card, Spread, spreads
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.options import HouseRules

REST: Final = 4
"""The cells of a code beside black."""
FAR: Final = 16
"""More steps than any code can need; for a card that has no room around black."""
_PROMISE: Final = (64.0, 16.0, 4.0, 1.0, 0.25, *(0.0,) * 12)
"""By steps, how much a way to lay a card is worth: one step nearer counts four times."""
_KEPT: Final = 1 << 8
"""How many counts are kept: what one decision asks for again and again. With four times as many weak friends think
longer, and the strongest by a tenth less (measured)."""


@dataclass(frozen=True, eq=False, repr=False)
class Aim:
    """A card as a player counts with it under house rules: the indices of its colours, and how many greys (L8.5).

    Each is made once, so that it can be told apart by identity.
    """

    card: Card
    house: HouseRules
    colours: tuple[int, ...]
    greys: int


@lru_cache(maxsize=MOST_CARDS)
def aim_of(card: Card, house: HouseRules) -> Aim:
    """The card under the house rules."""
    return Aim(card, house, tuple(INDEX[colour] for colour in card.colours), house.max_greys)


@lru_cache(maxsize=WAYS_KEPT)
def _ways(aim: Aim, black: int) -> tuple[Spread, ...]:
    """The ways to lay the card with black on that cell; asked so often that even telling cards apart takes too long."""
    return spreads(aim.card, aim.house, black)


class Situation(NamedTuple):
    """A board before somebody's action, with what is the same for all cards.

    `usable` are the indices of the colours that may be taken from the rack. `several` are the code colours of which,
    greys included, at least three marbles lie on the board, `many` those with at least four.
    """

    board: Board
    locked: Locked
    house: HouseRules
    usable: tuple[int, ...]
    several: tuple[int, ...]
    many: tuple[int, ...]


def situation(board: Board, locked: Locked, house: HouseRules) -> Situation:
    """What somebody who acts on this board has to go by."""
    rack = in_rack(board)
    usable = tuple(index for index, colour in enumerate(RACK_COLOURS) if rack[index] and colour not in locked)
    counts = tuple((bits | board[GREY]).bit_count() for bits in board[:GREY])
    several = tuple(index for index, count in enumerate(counts) if count >= REST - 1)
    return Situation(board, locked, house, usable, several, tuple(index for index in several if counts[index] >= REST))


def steps_left(aim: Aim, board: Board) -> int:
    """Marbles that are missing or spoil the code in the way that needs the fewest; 0 when it is complete."""
    grey = board[GREY]
    fewest = FAR
    for colour in aim.colours:
        own = board[colour]
        good = own | grey
        for rest, border in _ways(aim, board[BLACK].bit_length() - 1):
            steps = REST - (rest & good).bit_count() + (border & own).bit_count()
            if steps < fewest:
                fewest = min(fewest, steps + max(0, (rest & grey).bit_count() - aim.greys))
    return fewest


def promise(aim: Aim, board: Board) -> float:
    """What all ways to lay the card are worth together: few steps count most, several ways more than one."""
    grey, black = board[GREY], board[BLACK].bit_length() - 1
    return sum([_promise_in(aim, black, board[colour], grey) for colour in aim.colours])


@lru_cache(maxsize=_KEPT)
def _promise_in(aim: Aim, black: int, own: int, grey: int) -> float:
    """The same for one colour. Kept, because most actions change nothing for most colours."""
    total = 0.0
    good = own | grey
    capped = aim.greys < grey.bit_count()
    for rest, border in _ways(aim, black):
        steps = REST - (rest & good).bit_count() + (border & own).bit_count()
        if capped:
            steps += max(0, (rest & grey).bit_count() - aim.greys)
        total += _PROMISE[steps]
    return total


def is_complete(aim: Aim, board: Board) -> bool:
    """The code is complete (L8)."""
    return _is_complete(aim, board, board[BLACK].bit_length() - 1, aim.colours)


def can_finish(aim: Aim, now: Situation) -> bool:
    """Whether the player who holds the card can win with one turn from here: claim at once, or act and claim."""
    if now.many and _is_complete(aim, now.board, now.board[BLACK].bit_length() - 1, now.many):
        return True
    winning = finishing(aim, now)
    if now.house.claim_after_place_only:
        return any(isinstance(action, Place) for action in winning)
    return next(winning, None) is not None


def finishing(aim: Aim, now: Situation) -> Iterator[Action]:
    """Legal actions that complete the code; some may come twice.

    The code must not be complete yet: then any harmless action would do.
    """
    board = now.board
    black = board[BLACK].bit_length() - 1
    for colour in now.several:
        if colour in aim.colours:
            for spread in _nearly_laid(aim, black, board[colour] | board[GREY]):
                yield from _last_steps(aim, now, colour, spread)
    if now.many and COLOURS[BLACK] not in now.locked:
        start = board[BLACK].bit_length() - 1
        for end in cells_of(landing_cells(board, start, now.house)):
            if _is_complete(aim, board, end, now.many):
                yield Slide(start, end)


@lru_cache(maxsize=_KEPT)
def _nearly_laid(aim: Aim, black: int, good: int) -> tuple[Spread, ...]:
    """The ways in which at most one cell of the code is without a good marble; kept as in `_promise_in`."""
    return tuple(spread for spread in _ways(aim, black) if (spread[0] & good).bit_count() >= REST - 1)


def _is_complete(aim: Aim, board: Board, black: int, colours: tuple[int, ...]) -> bool:
    """The code is complete in one of these colours once black lies on that cell."""
    grey = board[GREY]
    return any(colour in aim.colours and _is_laid(aim, black, board[colour], grey) for colour in colours)


@lru_cache(maxsize=_KEPT)
def _is_laid(aim: Aim, black: int, own: int, grey: int) -> bool:
    """The same for one colour; kept as in `_promise_in`."""
    bad = ~(own | grey)
    for rest, border in _ways(aim, black):
        if not rest & bad and not border & own and (rest & grey).bit_count() <= aim.greys:
            return True
    return False


def _last_steps(aim: Aim, now: Situation, colour: int, spread: Spread) -> Iterator[Action]:
    """Actions that complete the code in this very way; nothing when it needs more than one."""
    rest, border = spread
    board = now.board
    own, grey = board[colour], board[GREY]
    spoiling = border & own
    greys = (rest & grey).bit_count()
    missing = rest & ~(own | grey) if greys <= aim.greys else rest & ~own
    wanted = REST - (rest & own).bit_count() - min(greys, aim.greys)
    if not spoiling:
        if wanted == 1:
            fillers = (colour, GREY) if greys < aim.greys else (colour,)
            for cell in cells_of(missing):
                yield from _fill(now, fillers, rest, cell)
    elif spoiling.bit_count() == 1 and COLOURS[colour] not in now.locked:
        start = spoiling.bit_length() - 1
        if wanted == 0:
            yield from _clear(now, colour, border, start)
        elif wanted == 1:
            for end in cells_of(landing_cells(board, start, now.house) & missing):
                yield Slide(start, end)


def _fill(now: Situation, fillers: tuple[int, ...], rest: int, cell: int) -> Iterator[Action]:
    """Bring one of the fillers onto a cell of the code."""
    board = now.board
    old = colour_at(board, cell)
    for filler in fillers:
        if old is not None:
            if filler in now.usable and old not in now.locked and old != RACK_COLOURS[filler]:
                yield Replace(cell, RACK_COLOURS[filler])
            continue
        if filler in now.usable and NEIGHBOURS[cell] & occupied(board):
            yield Place(RACK_COLOURS[filler], cell)
        if RACK_COLOURS[filler] not in now.locked:
            for start in cells_of(board[filler] & ~rest):
                if landing_cells(board, start, now.house) >> cell & 1:
                    yield Slide(start, cell)


def _clear(now: Situation, colour: int, border: int, cell: int) -> Iterator[Action]:
    """Take a spoiling marble away: another in its place, or roll it off."""
    for other in now.usable:
        if other != colour:
            yield Replace(cell, RACK_COLOURS[other])
    for end in cells_of(landing_cells(now.board, cell, now.house) & ~border):
        yield Slide(cell, end)
