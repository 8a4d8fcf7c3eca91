"""Looking ahead: small games with a known best choice, what may be known there, budget, the same with the same seed."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from kidslogic.engine.search import Budget, RulesWorld, Tried, World, search
from tests.engine.stairs import TOP, Stair, StairRules

BUDGET = Budget(iterations=600)


class Boxes:
    """A treasure lies behind one of two doors, six times of ten behind the left one. One seat, a few decisions.

    `stay` is worth `safe` for certain. `left` and `right` win when the treasure is there. `look` shows where it is
    before one chooses, `enter` only goes nearer and shows nothing.
    """

    def __init__(self, treasure: str, first: tuple[str, ...], safe: float = 0.0) -> None:
        self.treasure = treasure
        self.turns = 0
        self._open = first
        self._safe = safe
        self._won: float | None = None

    def turn(self) -> int | None:
        return None if self._won is not None else 0

    def moves(self) -> tuple[str, ...]:
        return self._open

    def luck(self, rng: Random) -> None:
        return None

    def play(self, move: str) -> object:
        self.turns += 1
        if move in ("look", "enter"):
            self._open = ("left", "right")
            return self.treasure if move == "look" else None
        self._won = self._safe if move == "stay" else float(move == self.treasure)
        return None

    def casual(self, rng: Random) -> str:
        return rng.choice(self._open)

    def worth(self) -> tuple[float, ...]:
        return (0.5 if self._won is None else self._won,)


def boxes(*first: str, safe: float = 0.0):
    return lambda rng: Boxes("left" if rng.random() < 0.6 else "right", first, safe)


def by_move(tried: tuple[Tried[str], ...]) -> dict[str, Tried[str]]:
    return {one.move: one for one in tried}


def test_the_likelier_door_is_taken():
    best, other = search(boxes("left", "right"), Random(1), BUDGET)
    assert (best.move, other.move) == ("left", "right")
    assert best.worth == pytest.approx(0.6, abs=0.08)


def test_who_can_look_first_looks_and_then_knows():
    best, *_ = search(boxes("left", "right", "look"), Random(1), BUDGET)
    assert best.move == "look"
    assert best.worth > 0.9


def test_what_was_not_seen_is_not_known_later():
    """Who deals each time anew and then plays with open cards would think that entering always wins."""
    tried = by_move(search(boxes("stay", "enter", safe=0.75), Random(1), BUDGET))
    assert tried["enter"].worth < 0.68
    assert tried["stay"].visits > tried["enter"].visits


def test_a_move_that_is_seldom_open_is_tried_about_whenever_it_is():
    def deal(rng: Random) -> Boxes:
        key = rng.random() < 0.1
        return Boxes("right", ("stay", "left", *(["right"] if key else [])), 0.5)

    tried = by_move(search(deal, Random(3), Budget(iterations=1000)))
    assert 40 < tried["right"].visits < 140
    assert tried["right"].worth == 1.0
    assert tried["stay"].visits > tried["left"].visits


class Duel:
    """Two seats in turn: the first chooses a side, the second answers and wins where it can: on the left, always."""

    def __init__(self) -> None:
        self.played: list[str] = []

    @property
    def turns(self) -> int:
        return len(self.played)

    def turn(self) -> int | None:
        return len(self.played) if len(self.played) < 2 else None

    def moves(self) -> tuple[str, ...]:
        return ("left", "right") if not self.played else ("strike", "wave")

    def luck(self, rng: Random) -> None:
        return None

    def play(self, move: str) -> str:
        self.played.append(move)
        return move

    def casual(self, rng: Random) -> str:
        return rng.choice(self.moves())

    def worth(self) -> tuple[float, float]:
        lost = self.played == ["left", "strike"]
        won = 0.6 if self.played[0] == "right" else float(not lost)
        return won, 1 - won


def test_the_other_seat_plays_for_itself():
    best, *_ = search(lambda _rng: Duel(), Random(2), BUDGET)
    assert best.move == "right"


def stairs(state: Stair, seat: int = 0, *, windy: bool = False):
    rules = StairRules(windy=windy)

    def judge(now: Stair) -> tuple[float, ...]:
        mine, other = now.steps
        share = 0.5 + (mine - other) / (4 * TOP)
        return share, 1 - share

    def deal(rng: Random) -> World[object]:
        return RulesWorld(rules, rules.determinise(rules.view(state, seat), rng), seat, judge)

    return deal


@pytest.mark.parametrize("windy", [False, True])
@pytest.mark.parametrize("state", [Stair(), Stair((9, 9)), Stair((3, 6))])
def test_any_game_is_searched_by_its_rules(state, windy):
    best, *_ = search(stairs(state, windy=windy), Random(1), Budget(iterations=300))
    assert best.move.text == "up"


def test_a_won_game_is_worth_everything():
    best, *_ = search(stairs(Stair((9, 0))), Random(1), Budget(iterations=100, ahead=0))
    assert best.worth == 1.0


def test_all_iterations_are_spent_and_no_more():
    tried = search(boxes("left", "right", "look"), Random(1), Budget(iterations=57))
    assert sum(one.visits for one in tried) == 57


def test_a_search_that_is_stopped_answers_with_what_it_has():
    asked = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) == 20

    tried = search(boxes("left", "right", "look"), Random(1), BUDGET, stop=stop)
    assert sum(one.visits for one in tried) == 20
    (only,) = [one for one in search(boxes("left", "right"), Random(1), BUDGET, stop=lambda: True) if one.visits]
    assert only.visits == 1


def test_a_hunch_counts_for_as_many_walks_as_it_is_trusted():
    hunches = {"left": 0.1, "right": 0.9}
    budget = Budget(iterations=10, trust=50, explore=0.1)
    believed = by_move(search(boxes("left", "right"), Random(1), budget, hunches=hunches))
    assert (believed["left"].visits, believed["right"].visits) == (50, 60)
    learned = search(boxes("left", "right"), Random(1), Budget(iterations=2000, trust=5), hunches=hunches)
    assert learned[0].move == "left"


def test_where_nobody_decides_there_is_nothing_to_search():
    with pytest.raises(ValueError, match="nobody decides"):
        search(stairs(Stair((TOP, 0))), Random(1), BUDGET)


_SEARCH = """
from random import Random
from kidslogic.engine.search import Budget, search
from tests.engine.test_search import boxes
print(search(boxes("left", "right", "look", "enter"), Random(4), Budget(iterations=200)))
"""


def test_the_same_seed_finds_the_same_in_another_process():
    told = set()
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", _SEARCH]
        told.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told == {f"{search(boxes('left', 'right', 'look', 'enter'), Random(4), Budget(iterations=200))}\n"}
