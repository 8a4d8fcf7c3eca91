"""The rules of actions and codes once more, read literally from the rule book and as slow as can be.

Shares no code with the game: the board is a dictionary from (row, column) to a colour, actions are plain tuples, and
every conceivable action is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

Cell = tuple[int, int]
Marbles = dict[Cell, str]
ALL_CELLS = [(row, column) for row in range(7) for column in range(7)]
BOX = Counter(red=6, yellow=6, blue=6, green=6, grey=2, black=1)
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


@dataclass(frozen=True)
class House:
    round_corners: bool = False
    keep_connected: bool = False
    lock_removed: bool = False


Action = tuple[object, ...]
Locks = frozenset[str]


def beside(cell: Cell) -> list[Cell]:
    return [
        (cell[0] + down, cell[1] + right) for down, right in SIDES if (cell[0] + down, cell[1] + right) in ALL_CELLS
    ]


def touches(marbles: Marbles, cell: Cell) -> bool:
    return any(one in marbles for one in beside(cell))


def rack(marbles: Marbles) -> Counter[str]:
    left = Counter(BOX)
    left.subtract(marbles.values())
    return left


def in_one_group(marbles: Marbles) -> bool:
    seen: set[Cell] = set()
    waiting = [next(iter(marbles))]
    while waiting:
        cell = waiting.pop()
        if cell not in seen:
            seen.add(cell)
            waiting += [one for one in beside(cell) if one in marbles]
    return len(seen) == len(marbles)


def straight_ways(marbles: Marbles, start: Cell) -> set[Cell]:
    """All cells in the four lines up to the first marble."""
    found = set()
    for down, right in SIDES:
        row, column = start[0] + down, start[1] + right
        while (row, column) in ALL_CELLS and (row, column) not in marbles:
            found.add((row, column))
            row, column = row + down, column + right
    return found


def all_ways(marbles: Marbles, start: Cell) -> set[Cell]:
    """All cells that can be reached round corners."""
    seen, waiting = {start}, [start]
    while waiting:
        for one in beside(waiting.pop()):
            if one not in seen and one not in marbles:
                seen.add(one)
                waiting.append(one)
    return seen - {start}


def actions(marbles: Marbles, locks: Locks, house: House) -> Iterator[tuple[Action, Marbles, Locks]]:
    """Every legal action with the board and the locks that it leaves."""
    left = rack(marbles)
    for colour in BOX:
        for cell in ALL_CELLS:
            if colour not in locks and left[colour] > 0 and cell not in marbles and touches(marbles, cell):
                yield ("place", colour, cell), {**marbles, cell: colour}, frozenset({colour})
    for start, colour in marbles.items():
        if colour in locks or all(one in marbles for one in beside(start)):
            continue
        rest = {cell: other for cell, other in marbles.items() if cell != start}
        for end in (all_ways if house.round_corners else straight_ways)(marbles, start):
            if not touches(rest, end):
                continue
            after = {**rest, end: colour}
            if not house.keep_connected or in_one_group(after):
                yield ("move", start, end), after, frozenset({colour})
    for cell, old in marbles.items():
        for new in BOX:
            if old != "black" and new != old and not {old, new} & locks and left[new] > 0:
                locked = {new, old} if house.lock_removed else {new}
                yield ("replace", cell, new), {**marbles, cell: new}, frozenset(locked)


def complete(
    marbles: Marbles,
    rows: tuple[str, ...],
    forbidden: str,
    *,
    mirror: bool = False,
    marked: bool = False,
    max_greys: int = 2,
    diagonal: bool = False,
) -> bool:
    """Whether some five cells around black fulfil the card, tried in every turn of it."""
    shape = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."}
    turned = [shape]
    for _ in range(3):
        turned.append({(c, -r): sign for (r, c), sign in turned[-1].items()})
    if mirror:
        turned += [{(r, -c): sign for (r, c), sign in one.items()} for one in turned]
    black = next(cell for cell, colour in marbles.items() if colour == "black")
    for one in turned:
        for row, column in one:  # this part of the shape comes to lie on black (L8.2)
            down, right = black[0] - row, black[1] - column
            if any((r + down, c + right) not in marbles for r, c in one):
                continue
            cells = {(r + down, c + right): sign for (r, c), sign in one.items()}
            if _fulfilled(marbles, cells, forbidden, marked=marked, max_greys=max_greys, diagonal=diagonal):
                return True
    return False


def _fulfilled(
    marbles: Marbles, cells: dict[Cell, str], forbidden: str, *, marked: bool, max_greys: int, diagonal: bool
) -> bool:
    """Of five cells with marbles on them: whether they make the code."""
    black = [cell for cell in cells if marbles[cell] == "black"]
    if len(black) != 1 or (marked and "B" in cells.values() and cells[black[0]] != "B"):
        return False
    others = [marbles[cell] for cell in cells if marbles[cell] != "black"]
    colours = set(others) - {"grey"}
    if len(colours) != 1 or others.count("grey") > max_greys or forbidden in colours:
        return False
    reach = SIDES + CORNERS if diagonal else SIDES
    near = {(r + down, c + right) for r, c in cells for down, right in reach} - set(cells)
    return not any(marbles.get(cell) in colours for cell in near)
