"""The rolling ball: no dice, fair to both sides, as hard as a real throw."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.games.piraten.roll import ENOUGH, MOUTH, STEP, Point, roll

CAVES = st.integers(4, 10)
EIGHTS = st.integers(-400, 400).map(lambda n: n / 128)  # exact in binary, so that mirroring them is exact, too
PULL = st.lists(st.tuples(EIGHTS, EIGHTS), max_size=30)
SHIP = st.integers(0, 1024).map(lambda n: n / 1024)


def straight(length: float, points: int = 12) -> list[Point]:
    return [(3.0, 1.0 + length * n / (points - 1)) for n in range(points)]


@given(SHIP, PULL, CAVES)
def test_the_same_pull_gives_the_same_roll(ship, pull, caves):
    assert roll(ship, pull, caves) == roll(ship, list(pull), caves)


@given(SHIP, PULL, CAVES)
def test_the_ball_stays_on_the_board_and_never_rolls_back(ship, pull, caves):
    result = roll(ship, pull, caves)
    assert result.path[0] == (ship, 0.0)
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in result.path)
    heights = [y for _, y in result.path]
    assert heights == sorted(heights)
    assert len(result.path) * STEP < 3
    if result.cave is not None:
        assert result.path[-1][1] == 1
        assert abs(result.path[-1][0] * caves - result.cave - 0.5) <= MOUTH / 2


@given(SHIP, PULL, CAVES)
def test_left_and_right_are_alike(ship, pull, caves):
    one, other = roll(ship, pull, caves), roll(1 - ship, [(-x, y) for x, y in pull], caves)
    assert len(one.path) == len(other.path)
    assert all(abs(a[0] + b[0] - 1) < 1e-9 and a[1] == b[1] for a, b in zip(one.path, other.path, strict=True))
    at_the_rim = any(abs(abs(one.path[-1][0] * caves - cave - 0.5) - MOUTH / 2) < 1e-6 for cave in range(caves))
    if not at_the_rim:
        assert one.cave == (None if other.cave is None else caves - 1 - other.cave)


@given(SHIP, PULL, CAVES, EIGHTS, EIGHTS)
def test_it_does_not_matter_where_the_finger_begins(ship, pull, caves, right, down):
    moved = [(x + right, y + down) for x, y in pull]
    assert roll(ship, moved, caves) == roll(ship, pull, caves)


@given(CAVES, st.data(), st.floats(ENOUGH + 1e-6, 6), st.integers(2, 60))
def test_a_straight_pull_from_exactly_below_hits(caves, data, length, points):
    cave = data.draw(st.integers(0, caves - 1))
    assert roll((cave + 0.5) / caves, straight(length, points), caves).cave == cave


@given(SHIP, st.floats(0.01, ENOUGH - 0.01), CAVES)
def test_a_weak_pull_stops_on_the_sea(ship, length, caves):
    result = roll(ship, straight(length), caves)
    assert result.cave is None
    assert 0 < result.path[-1][1] < 1


@pytest.mark.parametrize("pull", [[], [(1.0, 1.0)], [(0.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (0.0, 0.0)]])
def test_without_a_pull_back_the_ball_stays(pull):
    assert roll(0.4, pull, 6).path == ((0.4, 0.0),)
    assert roll(0.4, pull, 6).cave is None


def test_between_two_caves_is_rock():
    assert roll(1 / 6, straight(2), 6).cave is None
    assert roll(0.0, straight(2), 6).cave is None


def test_the_lane_goes_to_the_side_opposite_the_release():
    to_the_right = roll(0.5, [(0.0, 0.0), (0.3, 1.5)], 6)
    assert to_the_right.path[-1][0] < 0.5
    assert to_the_right.path[len(to_the_right.path) // 2][0] < 0.5


def test_a_longer_pull_is_faster():
    assert len(roll(0.5, straight(2), 6).path) < len(roll(0.5, straight(1), 6).path)


def test_a_crooked_or_shaky_pull_drifts_and_a_steady_one_does_not():
    def sideways(bow: float, shake: float) -> float:
        pull = [(bow * 4 * t * (1 - t) + shake * (n % 2), 1.6 * t) for n, t in enumerate(k / 20 for k in range(21))]
        return abs(roll(0.5, pull, 6).path[-1][0] - 0.5) * 6

    assert sideways(0, 0) == 0
    assert 0.04 < sideways(0.1, 0) < sideways(0.3, 0)  # in cave widths: a bow counts even when it is smooth
    assert sideways(0.1, 0) < sideways(0.1, 0.05)


def child_pull(rng: Random, length: float) -> list[Point]:
    """A drag of about half a second: released 6 mm (sd) beside the line at 24 mm caves, a little bowed and shaky."""
    aside, bow = rng.gauss(0, 0.25), rng.gauss(0, 0.08)
    inner = [
        (aside * t + bow * 4 * t * (1 - t) + rng.gauss(0, 0.015), length * t) for t in (n / 24 for n in range(1, 24))
    ]
    return [(0.0, 0.0), *inner, (aside, length)]


@pytest.mark.parametrize("length", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("cave", [0, 2, 5])
def test_children_hit_more_often_than_not(length, cave):
    rng = Random(11)
    hits = sum(roll((cave + 0.5) / 6, child_pull(rng, length), 6).cave == cave for _ in range(1500))
    assert 0.55 < hits / 1500 < 0.75
