"""The engine against the naive reading of the rules: the same positions at every depth, on random boards, for codes."""

from __future__ import annotations

from random import Random

import pytest

from kidslogic.games.logix.actions import After, after, legal_actions
from kidslogic.games.logix.board import CELLS, COLOURS, SIZE, START, Board, bits_of
from kidslogic.games.logix.codes import Card, complete
from kidslogic.games.logix.options import HouseRules
from tests.games.logix import naive
from tests.games.logix.playing import DECK, as_dictionary, as_tuple, literal, slowly_complete

HOUSES = {
    "default": HouseRules(),
    "path": HouseRules(round_corners=True),
    "connected": HouseRules(keep_connected=True),
    "lock_removed": HouseRules(lock_removed=True),
}


def engine_counts(depth: int, house: HouseRules) -> list[tuple[int, int]]:
    """By depth: lines of play, and different positions (board and lock) at their ends."""
    layer: dict[tuple[Board, frozenset[str]], int] = {(START, frozenset()): 1}
    found = []
    for _ in range(depth):
        following: dict[tuple[Board, frozenset[str]], int] = {}
        for (board, locks), lines in layer.items():
            locked = tuple(colour for colour in COLOURS if colour in locks)
            for action in legal_actions(board, locked, house):
                left = after(board, action, house)
                key = (left.board, frozenset(left.locked))
                following[key] = following.get(key, 0) + lines
        layer = following
        found.append((sum(layer.values()), len(layer)))
    return found


def naive_counts(depth: int, house: naive.House) -> list[tuple[int, int]]:
    layer: dict[tuple[frozenset[tuple[naive.Cell, str]], naive.Locks], int] = {
        (frozenset({((3, 3), "black")}), frozenset()): 1
    }
    found = []
    for _ in range(depth):
        following: dict[tuple[frozenset[tuple[naive.Cell, str]], naive.Locks], int] = {}
        for (marbles, locks), lines in layer.items():
            for _action, left, locked in naive.actions(dict(marbles), locks, house):
                key = (frozenset(left.items()), locked)
                following[key] = following.get(key, 0) + lines
        layer = following
        found.append((sum(layer.values()), len(layer)))
    return found


PERFT = {
    "default": [(20, 20), (480, 480), (15840, 11920)],
    "path": [(20, 20), (540, 540), (22700, 16420)],
    "connected": [(20, 20), (480, 480), (15840, 11920)],
    "lock_removed": [(20, 20), (480, 480), (15840, 12880)],
}
"""Lines of play and different positions after one, two and three turns."""


@pytest.mark.parametrize("name", HOUSES)
def test_both_readings_reach_the_same_number_of_positions(name):
    house = HOUSES[name]
    assert engine_counts(3, house) == PERFT[name]
    assert naive_counts(2, literal(house)) == PERFT[name][:2]


def test_the_naive_reading_goes_three_deep_too():
    assert naive_counts(3, naive.House()) == PERFT["default"]


def random_position(rng: Random, house: HouseRules, turns: int) -> After:
    left = After(START, "red", None, ())
    for _ in range(turns):
        open_now = legal_actions(left.board, left.locked, house)
        kinds = sorted({type(action).__name__ for action in open_now})
        kind = rng.choice(kinds)
        left = after(left.board, rng.choice([one for one in open_now if type(one).__name__ == kind]), house)
    return left


@pytest.mark.parametrize("name", HOUSES)
def test_both_readings_list_the_same_actions_on_any_board(name):
    house, rng = HOUSES[name], Random(name)
    for _ in range(30):
        now = random_position(rng, house, rng.randrange(1, 40))
        listed = {}
        for action in legal_actions(now.board, now.locked, house):
            left = after(now.board, action, house)
            listed[as_tuple(action)] = (as_dictionary(left.board), frozenset(left.locked))
        tried = naive.actions(as_dictionary(now.board), frozenset(now.locked), literal(house))
        assert listed == {action: (left, locked) for action, left, locked in tried}


def crowded(rng: Random, card: Card) -> Board:
    """A board on which the card's code is about as often complete as not: it is laid, then a little is changed."""
    colour, places = rng.choice(COLOURS[:4]), list(card.spots)
    for _ in range(rng.randrange(4)):
        places = [(column, -row) for row, column in places]
    if rng.random() < 0.3:
        places = [(row, -column) for row, column in places]
    down, right = (rng.randrange(3) - min(part) for part in zip(*places, strict=True))
    cells = [SIZE * (row + down) + column + right for row, column in places]
    lying = dict.fromkeys(cells, colour)
    for cell in rng.sample(cells, rng.randrange(3)):
        lying[cell] = "grey"
    for cell in rng.sample(CELLS, rng.randrange(5)):
        lying.setdefault(cell, rng.choice(COLOURS[:4]))
    lying[rng.choice(cells)] = "black"
    return tuple(bits_of(tuple(cell for cell, one in lying.items() if one == name)) for name in COLOURS)


CODE_HOUSES = [
    HouseRules(),
    HouseRules(mirror=True),
    HouseRules(black_marked=True),
    HouseRules(max_greys=1, diagonal_spoils=True),
    HouseRules(max_greys=0, mirror=True),
]


@pytest.mark.parametrize("number", range(len(CODE_HOUSES)))
def test_both_readings_agree_when_a_code_is_complete(number):
    house, rng = CODE_HOUSES[number], Random(number)
    answers = []
    for _ in range(60):
        card = rng.choice(DECK.cards)
        board = crowded(rng, card)
        slow = slowly_complete(as_dictionary(board), card, house)
        assert (complete(board, card, house) is not None) == slow
        answers.append(slow)
    assert 3 < sum(answers) < 57
