"""The cannon: the same pull is the same flight; targets are small and high or large and low."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.cannon import BEST, FIELD, HOLES, SKULLS, Flight, Pull, aimed, fly, muzzle
from kidslogic.games.stratego.options import WINDS
from tests.bench.cannon_bench import share_of_hits

SHOTS = 60
RECORDED = (
    (Pull(0.5, 0.81, 0.59), "sail", True),
    (Pull(0.5, 0.62, 0.3), "sail", False),
    (Pull(0.2, 0.9, 0.75), "sail", True),
    (Pull(0.5, 0.97, 0.24), "skull", True),
    (Pull(1.0, 0.98, 0.2), "skull", True),
    (Pull(0.5, 0.5, 0.86), "skull", False),
    (Pull(0.0, 0.3, 0.1), "skull", False),
)
"""Pulls as hands made them, at the larger targets."""


def full(degrees: float, at: float = 0.5) -> Pull:
    return Pull(at, cos(radians(degrees)), sin(radians(degrees)))


@pytest.mark.parametrize(("pull", "target", "hit"), RECORDED)
def test_recorded_pulls_end_as_they_did(pull, target, hit):
    first, again = fly(pull, target, "calm"), fly(pull, target, "calm")

    assert first == again
    assert first.hit is hit


@pytest.mark.parametrize("target", ["sail", "skull"])
def test_s12_2_a_child_hits_most_in_calm_weather_and_less_in_wind(target):
    calm, breeze, storm = (share_of_hits(target, wind, SHOTS) for wind in WINDS)

    assert 0.55 <= calm <= 0.8
    assert calm > breeze > storm > 0.2


def test_s12_2_the_hole_is_high_and_the_skull_low():
    assert cannon.SKULL[1] + 2 < cannon.HOLE_Y
    assert BEST["sail"] > BEST["skull"]
    for sizes in (HOLES, SKULLS):
        assert sizes["calm"] > sizes["breeze"] > sizes["storm"]


@settings(max_examples=40)
@given(
    st.floats(-0.5, 1.5), st.floats(0, 2), st.floats(0, 2), st.sampled_from(["sail", "skull"]), st.sampled_from(WINDS)
)
def test_every_ball_leaves_the_cannon_and_comes_to_an_end(at, back, down, target, wind):
    flight = fly(Pull(at, back, down), target, wind)

    assert flight.path[0] == pytest.approx(muzzle(at))
    assert 2 <= len(flight.path) <= 4 * cannon.FRAMES
    assert all(-1 < x < FIELD[0] + 8 for x, _ in flight.path)


@given(st.floats(0.2, 3), st.floats(0, 70))
def test_more_than_a_full_pull_is_no_stronger(length, degrees):
    tilt = radians(degrees)
    pull = Pull(0.5, length * cos(tilt), length * sin(tilt))

    assert pull.strength == pytest.approx(min(1.0, length))
    assert cannon.TILT[0] <= pull.degrees <= cannon.TILT[1]


def test_s6_1_the_cannon_stays_on_its_own_ship():
    assert muzzle(-3) == muzzle(0)
    assert muzzle(9) == muzzle(1)
    assert muzzle(1)[0] < cannon.SKULL[0] / 2


def test_a_short_pull_is_no_shot():
    assert Pull(0.5, 0.1, 0.05).is_none
    assert not Pull(0.5, 0.3, 0.0).is_none


@pytest.mark.parametrize("wind", WINDS)
@pytest.mark.parametrize("target", ["sail", "skull"])
@pytest.mark.parametrize("hit", [True, False])
def test_a_shot_whose_result_is_known_is_shown_as_such(target, wind, hit):
    flights: list[Flight] = [fly(aimed(target, wind, Random(n), hit=hit), target, wind) for n in range(4)]

    assert [flight.hit for flight in flights] == [hit] * 4
    assert len({flight.path for flight in flights}) > 1


def test_steady_hands_meet_the_middle():
    assert fly(full(BEST["sail"]), "sail", "storm").hit
    assert fly(full(BEST["skull"]), "skull", "storm").hit
