"""The rolling ball: no dice, fair to both sides, as hard as a real throw."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kidslogic.games.piraten.monsters import BALL, BEACH, DEPTH, ROW_AT, Pose, at_home, placements, pushed, way
from kidslogic.games.piraten.roll import ENOUGH, MOUTH, STEP, Point, Roll, Swim, roll, straight, sure_shot

LYING = Pose(5, 1, 0)
CAVES = st.integers(4, 10)
few = settings(max_examples=30, deadline=None)
EIGHTS = st.integers(-400, 400).map(lambda n: n / 128)  # exact in binary, so that mirroring them is exact, too
PULL = st.lists(st.tuples(EIGHTS, EIGHTS), max_size=30)
SHIP = st.integers(0, 1024).map(lambda n: n / 1024)


def straight_pull(length: float, points: int = 12) -> list[Point]:
    return [(3.0, 1.0 + length * n / (points - 1)) for n in range(points)]


@few
@given(SHIP, PULL, CAVES)
def test_the_same_pull_gives_the_same_roll(ship, pull, caves):
    assert roll(ship, pull, caves) == roll(ship, list(pull), caves)


@few
@given(SHIP, PULL, CAVES)
def test_the_ball_stays_on_the_board(ship, pull, caves):
    result = roll(ship, pull, caves)
    assert result.path[0] == pytest.approx((ship, 0.0))
    banks = 2 * BALL / caves
    assert all(-banks <= x <= 1 + banks and y <= 1 + BALL for x, y in result.path)
    assert all(y >= -0.05 for _, y in result.path)  # it never rolls back behind the ship
    assert len(result.path) * STEP < 6
    if result.cave is not None:
        x, y = result.path[-1]
        assert y > 1
        assert abs(x * caves - result.cave - 0.5) <= MOUTH / 2


@few
@given(SHIP, PULL, CAVES)
def test_left_and_right_are_alike_up_to_the_rock(ship, pull, caves):
    one, other = roll(ship, pull, caves), roll(1 - ship, [(-x, y) for x, y in pull], caves)
    for a, b in zip(one.path, other.path, strict=False):
        if a[1] * DEPTH > DEPTH - BALL - 0.01 or not BALL < a[0] * caves < caves - BALL:
            break
        assert a == pytest.approx((1 - b[0], b[1]), abs=1e-6)


@few
@given(SHIP, PULL, CAVES, EIGHTS, EIGHTS)
def test_it_does_not_matter_where_the_finger_begins(ship, pull, caves, right, down):
    moved = [(x + right, y + down) for x, y in pull]
    assert roll(ship, moved, caves) == roll(ship, pull, caves)


@few
@given(CAVES, st.data(), st.floats(1.2 * ENOUGH, 6), st.integers(2, 60))
def test_a_straight_pull_from_exactly_below_hits(caves, data, length, points):
    cave = data.draw(st.integers(0, caves - 1))
    assert roll((cave + 0.5) / caves, straight_pull(length, points), caves).cave == cave


@few
@given(SHIP, st.floats(0.01, ENOUGH - 0.01), CAVES)
def test_a_weak_pull_stops_on_the_sea(ship, length, caves):
    result = roll(ship, straight_pull(length), caves)
    assert result.cave is None
    assert 0 < result.path[-1][1] < 1


@pytest.mark.parametrize("pull", [[], [(1.0, 1.0)], [(0.0, 0.0), (0.5, 0.0)], [(0.0, 1.0), (0.0, 0.0)]])
def test_without_a_pull_back_the_ball_stays(pull):
    assert roll(0.4, pull, 6, (LYING,)) == Roll(((0.4, 0.0),), None, ((Swim(0.8 / DEPTH, 0.0),),), (LYING,))


def test_between_two_caves_is_rock():
    assert roll(1 / 6, straight_pull(1.2), 6).cave is None
    assert max(y for _, y in roll(1 / 6, straight_pull(1.2), 6).path) < 1


def test_the_lane_goes_to_the_side_opposite_the_release():
    to_the_right = roll(0.5, [(0.0, 0.0), (0.3, 1.5)], 6)
    assert to_the_right.path[-1][0] < 0.5
    assert to_the_right.path[len(to_the_right.path) // 2][0] < 0.5


def test_a_longer_pull_is_faster():
    assert len(roll(0.5, straight_pull(2), 6).path) < len(roll(0.5, straight_pull(1), 6).path)


def test_a_crooked_or_shaky_pull_drifts_and_a_steady_one_does_not():
    def sideways(bow: float, shake: float) -> float:
        pull = [(bow * 4 * t * (1 - t) + shake * (n % 2), 1.6 * t) for n, t in enumerate(k / 20 for k in range(21))]
        return abs(roll(0.5, pull, 6).path[-1][0] - 0.5) * 6

    assert sideways(0, 0) == 0
    assert 0.04 < sideways(0.1, 0) < sideways(0.3, 0)  # in cave widths: a bow counts even when it is smooth
    assert sideways(0.1, 0) < sideways(0.1, 0.05)


# ---- monsters (P9, P11.3) --------------------------------------------------------------------------


def test_the_ball_goes_around_a_monster_or_is_stopped_by_it():
    """A monster right before the cave: straight on it is in the way, past it there is a way."""
    cave = 2
    before = next(pose for pose in placements((), 6) if pose.x == 2 * cave + 1 and pose.row == 0)
    assert roll((cave + 0.5) / 6, straight_pull(1.1), 6, (before,)).cave is None
    shot = sure_shot(cave, 6, (before,))
    assert abs(shot.ship - (cave + 0.5) / 6) > 0.05
    assert roll(shot.ship, shot.pull, 6, (before,)).cave == cave


def test_a_hit_turns_the_tail_and_a_strong_one_pushes_the_body():
    """The tail lies across the way and gives in; the body drifts only towards the caves, in the end onto the beach."""
    across = Pose(5, 0, 0)
    turned = roll((across.x / 2 + 0.6) / 6, straight_pull(1.6), 6, (across,))
    assert turned.poses[0].tail > 0
    assert turned.swims[0][0].angle == 0.0
    assert turned.swims[-1][0].angle > 0.1
    last = Pose(5, BEACH - 1, 0)
    pushes = [roll(5 / 12, straight_pull(length), 6, (last,)).poses[0].row for length in (0.7, 2.0)]
    assert pushes == [BEACH - 1, BEACH]


@pytest.mark.parametrize("caves", [4, 6, 10])
def test_the_ball_leaves_monsters_only_as_the_rules_know_them(caves):
    rng = Random(caves)
    for _ in range(15):
        first = rng.choice(placements((), caves))
        lying = (first, rng.choice(placements((first,), caves)))
        result = roll(rng.random(), child_pull(rng, rng.uniform(0.5, 2.5)), caves, lying)
        assert all(after in pushed(before) for before, after in zip(lying, result.poses, strict=True))
        assert len(result.swims) == len(result.path)


@pytest.mark.parametrize("caves", [4, 5, 6, 8, 10])
def test_past_every_placed_monster_a_ball_rolls_into_every_cave(caves):
    """The rules accept a place by plain geometry; the real sea agrees for every cave."""
    rng = Random(caves)
    single = [(pose,) for pose in rng.sample(placements((), caves), 8)]
    double = [(*one, rng.choice(placements(one, caves))) for one in single[:4]]
    for lying in (*single, *double, at_home(1, caves), at_home(2, caves)):
        for cave in range(caves):
            shot = sure_shot(cave, caves, lying)
            assert roll(shot.ship, shot.pull, caves, lying).cave == cave


def test_there_is_a_way_only_where_the_monsters_leave_one():
    wall = tuple(Pose(x, 0, 0) for x in range(1, 12))
    assert way(3, 6, wall) is None
    assert sure_shot(3, 6, wall) is None
    assert way(3, 6, ()).aside == 0.0
    assert straight(0.5).pull[-1][0] == 0.0


def test_monsters_are_placed_in_water_and_lie_apart():
    for first in placements((), 6):
        assert first.row < BEACH
        assert first.tail == 0
        for second in placements((first,), 6):
            (x, y), (a, b) = first.middle, second.middle
            assert (x - a) ** 2 + (y - b) ** 2 > 0.25
    assert list(ROW_AT) == sorted(ROW_AT)


ELSEWHERE = """
from random import Random
from kidslogic.games.piraten.monsters import placements
from kidslogic.games.piraten.roll import roll
from tests.games.piraten.test_roll import child_pull
rng = Random(7)
for pose in placements((), 6)[::4]:
    print(repr(roll(rng.random(), child_pull(rng, 1.5), 6, (pose,))))
"""


def test_another_process_rolls_to_the_last_digit_alike():
    told = [
        subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1]
    assert told[0].count("Roll(") > 8
    rng = Random(7)
    here = [repr(roll(rng.random(), child_pull(rng, 1.5), 6, (pose,))) for pose in placements((), 6)[::4]]
    assert told[0].splitlines() == here


# ---- neither too easy nor too hard --------------------------------------------------------------------


def child_pull(rng: Random, length: float, wanted: float = 0.0) -> list[Point]:
    """A drag of about half a second: released 6 mm (sd) beside the line at 24 mm caves, a little bowed and shaky.

    `wanted` is how far aside the ball is to arrive, in cave widths.
    """
    aside, bow = rng.gauss(0, 0.25) - wanted, rng.gauss(0, 0.08)
    inner = [
        (aside * t + bow * 4 * t * (1 - t) + rng.gauss(0, 0.015), length * t) for t in (n / 24 for n in range(1, 24))
    ]
    return [(0.0, 0.0), *inner, (aside, length)]


@pytest.mark.parametrize("length", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("cave", [0, 2, 5])
def test_children_hit_more_often_than_not(length, cave):
    rng = Random(11)
    hits = sum(roll((cave + 0.5) / 6, child_pull(rng, length), 6).cave == cave for _ in range(160))
    assert 0.55 < hits / 160 < 0.75


def test_a_monster_in_the_way_makes_it_harder():
    """The straight way is blocked; how far aside to aim is judged by eye, to about a third."""
    rng, hits = Random(5), 0
    blocked = [
        (pose, cave, found)
        for pose in placements((), 6)
        for cave in range(6)
        if (found := way(cave, 6, (pose,))) is not None and abs(found.aside) > 0.3
    ]
    assert len(blocked) > 20
    for pose, cave, found in (rng.choice(blocked) for _ in range(250)):
        aside = found.aside * (1 + rng.gauss(0, 0.3))
        pull = child_pull(rng, rng.uniform(1, 2), aside)
        hits += roll(found.start / 6, pull, 6, (pose,)).cave == cave
    assert 0.35 < hits / 250 < 0.60
