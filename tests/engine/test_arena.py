"""The arena: seats and deals change over, games end, figures add up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kidslogic.engine.arena import Arena, Match, game, match, percentile, wilson
from tests.engine.stairs import StairRules, Word

ARENA = Arena(turns=lambda state: sum(state.steps) // 3, thinks=lambda state: not state.windy)
"""Nobody looks or falls without a step: good enough a count of turns for a stair."""


def climber(_view: Any, _rng: Random) -> Word:
    return Word("up")


def dreamer(_view: Any, rng: Random) -> Word:
    return Word(rng.choice(("up", "look", "look")))


def still() -> float:
    return 0.0


class Ticking:
    """A clock on which one second goes by whenever it is asked."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def stairs_match(a: Any, b: Any, games: int = 10, limit: int = 100, *, windy: bool = True) -> Match:
    return match(a, b, StairRules(windy=windy), ARENA, games=games, seed=1, limit=limit, clock=still)


def test_who_begins_wins_on_a_calm_stair():
    even = stairs_match(climber, climber, windy=False)
    assert (even.wins_a, even.wins_b, even.draws, even.first_won) == (5, 5, 0, 10)
    assert set(even.turns) == {7}


def test_the_better_one_wins_from_both_seats_and_the_match_repeats():
    first = stairs_match(climber, dreamer, 30)
    assert first.wins_a > 24
    assert first.wins_a + first.wins_b + first.draws == first.games == len(first.turns) == 30
    assert first == stairs_match(climber, dreamer, 30)
    assert stairs_match(dreamer, climber, 30).wins_a < 6


def test_a_game_that_goes_on_too_long_is_drawn():
    short = stairs_match(climber, climber, limit=3, windy=False)
    assert (short.wins_a, short.wins_b, short.draws, set(short.turns)) == (0, 0, 10, {3})


def test_only_thinking_is_timed():
    result = game(StairRules(windy=True), (climber, dreamer), ARENA, seed="x", limit=100, clock=Ticking())
    assert result.first == 0
    assert all(second == 1.0 for seat in result.seconds for second in seat)
    never = Arena(turns=lambda state: sum(state.steps), thinks=lambda _state: False)
    untimed = game(StairRules(windy=False), (climber, climber), never, seed="x", limit=100, clock=Ticking())
    assert (untimed.first, untimed.seconds) == (None, ((), ()))


def test_an_interval_holds_its_share_and_narrows():
    assert wilson(30, 60) == pytest.approx((0.377, 0.623), abs=0.001)
    assert wilson(120, 200) == pytest.approx((0.531, 0.665), abs=0.001)
    assert wilson(0, 60) == pytest.approx((0.0, 0.060), abs=0.001)
    assert wilson(60, 60) == pytest.approx((0.940, 1.0), abs=0.001)


def test_percentiles():
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([], 0.5) == 0.0
