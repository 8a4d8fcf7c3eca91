"""What can be placed, moved and replaced now (L4 to L7), and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kidslogic.engine.game import Illegal
from kidslogic.games.logix.board import (
    BLACK,
    COLOURS,
    FULL,
    INDEX,
    NEIGHBOURS,
    RACK_COLOURS,
    RAYS,
    Board,
    Colour,
    around,
    cells_of,
    colour_at,
    flipped,
    in_rack,
    is_one_group,
    occupied,
)
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.options import HouseRules

Locked = tuple[Colour, ...]


class After(NamedTuple):
    """What an action leaves: the board, the colour that was placed or moved, the colour it replaced, the lock."""

    board: Board
    colour: Colour
    old: Colour | None
    locked: Locked


def after(board: Board, action: Action, house: HouseRules) -> After:
    """The table after an action, which is not checked; raises `Illegal` where there is no marble to move or replace."""
    old = None
    match action:
        case Place(colour, _):
            pass
        case Slide(start, _):
            colour = _lying(board, start)
        case Replace(cell, colour):
            old = _lying(board, cell)
    locked = (colour, old) if old is not None and house.lock_removed else (colour,)  # L7.1, L7.3
    return After(changed(board, action, old), colour, old, locked)


def changed(board: Board, action: Action, old: Colour | None) -> Board:
    """The board with the marbles of an action changed over; the same once more gives the board as it was."""
    match action:
        case Place(colour, cell):
            return flipped(board, INDEX[colour], 1 << cell)
        case Slide(start, end):
            both = 1 << start | 1 << end
            return tuple(bits ^ both if bits & both else bits for bits in board)
        case Replace(cell, colour):
            taken = board if old is None else flipped(board, INDEX[old], 1 << cell)
            return flipped(taken, INDEX[colour], 1 << cell)


def legal_actions(board: Board, locked: Locked, house: HouseRules) -> tuple[Action, ...]:
    """All legal actions in a fixed order: places, moves, replacements."""
    return (*_places(board, locked), *_slides(board, locked, house), *_replacements(board, locked))


def any_action(board: Board, locked: Locked, house: HouseRules) -> bool:
    """Whether there is a legal action at all (L3.3)."""
    parts = (_places(board, locked), _slides(board, locked, house), _replacements(board, locked))
    return any(next(part, None) is not None for part in parts)


def colours_to_use(board: Board, locked: Locked) -> tuple[Colour, ...]:
    """The colours that may be taken from the rack now (L4.1, L4.3)."""
    rack = in_rack(board)
    return tuple(colour for colour in RACK_COLOURS if rack[INDEX[colour]] and colour not in locked)


def landing_cells(board: Board, cell: int, house: HouseRules) -> int:
    """All cells to which the marble on `cell` can be moved, locked or not, as a bitboard (L5)."""
    filled = occupied(board)
    if NEIGHBOURS[cell] & ~filled == 0:
        return 0  # L5.2
    others = filled & ~(1 << cell)
    reached = _reach_round_corners(filled, cell) if house.round_corners else _reach_in_line(filled, cell)
    landing = reached & around(others)  # L5.4
    if house.keep_connected:
        return sum(1 << end for end in cells_of(landing) if is_one_group(others | 1 << end))
    return landing


def path(board: Board, slide: Slide) -> tuple[int, ...]:
    """The cells over which a legal move rolls, the last one included: the straight line, or a shortest way."""
    for ray in RAYS[slide.start]:
        way = ray[: ray.index(slide.end) + 1] if slide.end in ray else ()
        if way and not any(occupied(board) >> cell & 1 for cell in way):
            return way
    free = FULL & ~occupied(board)
    came_from = {slide.start: slide.start}
    queue = [slide.start]
    for cell in queue:
        for following in cells_of(NEIGHBOURS[cell] & free):
            if following not in came_from:
                came_from[following] = cell
                queue.append(following)
    back = [slide.end]
    while came_from[back[-1]] != slide.start:
        back.append(came_from[back[-1]])
    return tuple(reversed(back))


def check(board: Board, locked: Locked, house: HouseRules, action: Action) -> None:
    """Raises `Illegal` with the reason why the action is not allowed."""
    match action:
        case Place():
            _check_place(board, locked, action)
        case Slide():
            _check_slide(board, locked, house, action)
        case Replace():
            _check_replacement(board, locked, action)


def _places(board: Board, locked: Locked) -> Iterator[Action]:
    filled = occupied(board)
    cells = tuple(cells_of(around(filled) & ~filled))  # L4.2
    for colour in colours_to_use(board, locked):
        for cell in cells:
            yield Place(colour, cell)


def _slides(board: Board, locked: Locked, house: HouseRules) -> Iterator[Action]:
    for colour, bits in zip(COLOURS, board, strict=True):
        if colour not in locked:
            for start in cells_of(bits):
                for end in cells_of(landing_cells(board, start, house)):
                    yield Slide(start, end)


def _replacements(board: Board, locked: Locked) -> Iterator[Action]:
    colours = colours_to_use(board, locked)
    for old, bits in zip(RACK_COLOURS, board, strict=False):
        if old not in locked:
            for cell in cells_of(bits):
                for colour in colours:
                    if colour != old:
                        yield Replace(cell, colour)


def _reach_in_line(filled: int, cell: int) -> int:
    reached = 0
    for ray in RAYS[cell]:
        for end in ray:
            if filled >> end & 1:
                break
            reached |= 1 << end
    return reached


def _reach_round_corners(filled: int, cell: int) -> int:
    free = FULL & ~filled
    reached, grown = 0, around(1 << cell) & free
    while grown != reached:
        reached, grown = grown, (grown | around(grown)) & free
    return reached


def _check_from_rack(board: Board, locked: Locked, colour: Colour) -> None:
    if colour in locked:
        raise Illegal("colour_locked")
    if not in_rack(board)[INDEX[colour]]:
        raise Illegal("rack_empty")


def _check_place(board: Board, locked: Locked, place: Place) -> None:
    if colour_at(board, place.cell) is not None:
        raise Illegal("occupied")
    _check_from_rack(board, locked, place.colour)
    if not NEIGHBOURS[place.cell] & occupied(board):
        raise Illegal("no_neighbour")


def _check_slide(board: Board, locked: Locked, house: HouseRules, slide: Slide) -> None:
    colour, filled = colour_at(board, slide.start), occupied(board)
    if colour is None:
        raise Illegal("empty_cell")
    if colour in locked:
        raise Illegal("colour_locked")
    if NEIGHBOURS[slide.start] & ~filled == 0:
        raise Illegal("blocked")
    if filled >> slide.end & 1:
        raise Illegal("occupied")
    if landing_cells(board, slide.start, house) >> slide.end & 1:
        return
    reach = _reach_round_corners if house.round_corners else _reach_in_line
    if not reach(filled, slide.start) >> slide.end & 1:
        raise Illegal("path")
    raise Illegal("splits" if NEIGHBOURS[slide.end] & filled & ~(1 << slide.start) else "no_neighbour")


def _check_replacement(board: Board, locked: Locked, replacement: Replace) -> None:
    old = colour_at(board, replacement.cell)
    if old is None:
        raise Illegal("empty_cell")
    if old == COLOURS[BLACK]:
        raise Illegal("black_stays")
    if old == replacement.colour:
        raise Illegal("same_colour")
    if old in locked:
        raise Illegal("colour_locked")
    _check_from_rack(board, locked, replacement.colour)


def _lying(board: Board, cell: int) -> Colour:
    colour = colour_at(board, cell)
    if colour is None:
        raise Illegal("empty_cell")
    return colour
