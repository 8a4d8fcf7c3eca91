"""The arena of the computer captains: how games are counted, what aim does, the ladder in short."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from kidslogic.engine.arena import Match, match, percentile
from kidslogic.games.stratego.arena import ARENA
from kidslogic.games.stratego.opponents import BY_CHANCE, LEVELS, OPPONENTS, Captain, Level
from tests.games.stratego.playing import rules_with, set_up

AIM = 0.45


def no_clock() -> float:
    return 0.0


def short_match(a: Captain, b: Captain, games: int, *, aims: tuple[float, float] = (AIM, AIM), **options: str) -> Match:
    rules = rules_with(**options)
    assert ARENA.aimed is not None
    players = [ARENA.aimed(captain, aim) for captain, aim in zip((a, b), aims, strict=True)]
    return match(*players, rules, ARENA, games=games, seed=1, limit=400, clock=no_clock)


def forgetful(span: int) -> Captain:
    return Captain("", Level(span=span, worlds=2))


def test_turns_are_those_begun_and_setting_up_is_no_thinking():
    rules = rules_with()
    begun = set_up(rules, "turn 2")  # asleep at once
    assert ARENA.turns(begun) == 1
    assert not ARENA.thinks(rules.initial())
    assert ARENA.thinks(begun)
    assert not ARENA.thinks(begun._replace(phase="shot"))


def test_a_match_adds_up_and_repeats():
    first = short_match(OPPONENTS["2"], OPPONENTS["1"], 10, length="short")
    assert first == short_match(OPPONENTS["2"], OPPONENTS["1"], 10, length="short")
    assert first.wins_a + first.wins_b + first.draws == first.games == len(first.turns) == 10


def test_somebody_against_itself_wins_as_often_as_it_loses():
    even = short_match(OPPONENTS["3"], OPPONENTS["3"], 10, length="short")
    assert even.wins_a == even.wins_b


def test_the_better_aim_wins_among_equals():
    good = short_match(BY_CHANCE, BY_CHANCE, 40, aims=(0.9, 0.1), length="short")
    assert good.wins_a > 26


def test_who_remembers_the_cards_wins_against_one_who_does_not():
    assert short_match(Captain("", Level(worlds=2)), forgetful(0), 6).wins_a >= 5


@pytest.mark.parametrize(("weak", "strong"), [("1", "4"), ("2", "5")])
def test_the_ladder_goes_up(weak, strong):
    """Some steps apart most games are won; the full ladder is measured by the arena."""
    assert short_match(OPPONENTS[strong], OPPONENTS[weak], 12, length="short").wins_a >= 8
    assert all(LEVELS[a] != LEVELS[b] for a, b in pairwise(LEVELS))


def test_a_searching_captain_beats_chance():
    thinker = OPPONENTS["6"]
    quick = replace(thinker, level=replace(thinker.level, walks=60))
    assert short_match(quick, BY_CHANCE, 2).wins_a == 2


def test_a_short_game_is_short():
    played = short_match(OPPONENTS["5"], OPPONENTS["4"], 10, length="short")
    assert percentile(played.turns, 0.5) <= 25
    assert played.draws == 0
