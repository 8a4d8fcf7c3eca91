from datetime import UTC, date, datetime, timedelta
from math import exp, pi, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.events import Answered, Event, Trained
from kidslogic.learners.bands import standing
from kidslogic.learners.choosing import EASY_WIN, choose, due
from kidslogic.learners.mastery import (
    PARAMETERS,
    Mastery,
    Question,
    after,
    chance,
    difficulty,
    learned,
    mastery_of,
    newcomer,
    skill_range,
    target,
)
from kidslogic.learners.records import Record
from tests.learners.simulated_children import findings

START = date(2026, 3, 1)
REPEAT = Question("repeat", 3, 4, "row")


def answered(right: bool = True, **facts: object) -> Answered:
    values = {
        "seat": 0,
        "pack": "p",
        "version": 1,
        "card": "c",
        "side": "brown",
        "row": 1,
        "row_hash": "h",
        "answer": "star",
        "first_try": True,
        "family": "repeat",
        "seconds": 9.0,
        "level": 3,
        "options": 4,
    }
    return Answered(right=right, **{**values, **facts})  # type: ignore[arg-type]  # a table of keyword arguments


def record(event: Event, day: int = 0) -> Record:
    when = START + timedelta(days=day)
    at = datetime(when.year, when.month, when.day, 12, tzinfo=UTC)
    return Record(id="x", learner="l", session="s", seat=0, at=at, local_date=when, event=event)


def test_one_step_is_the_filter_of_the_paper():
    """Written out once more, with numbers instead of names."""
    b = -2.6 + 5.2 * 2 / 7
    spread = 1.0 + 0.6 + 0.61
    sigma = 1 / (1 + exp(b))
    q = 0.25 + 0.71 * sigma
    slope = 0.71 * sigma * (1 - sigma)
    information = slope**2 / (q * (1 - q))
    gain = (1 - q) * slope / (q * (1 - q)) / (1 + spread * information)
    found = learned(newcomer(), REPEAT, 1.0)
    assert found.mean == pytest.approx(gain + 0.00225)
    assert found.ability("repeat").mean == pytest.approx(0.6 * gain + 0.015)
    assert found.variance == pytest.approx(1 - information / (1 + spread * information) + 0.001)
    assert found.ability("repeat").variance == pytest.approx(
        0.6 - 0.36 * information / (1 + spread * information) + 0.01
    )
    assert found.ability("repeat").rows["row"] == pytest.approx(-0.075 * gain)


def test_the_expected_chance_counts_in_what_is_not_known():
    b = -2.6 + 5.2 * 2 / 7
    sigma = 1 / (1 + exp(b / sqrt(1 + pi * 2.21 / 8)))
    assert chance(newcomer(), REPEAT) == pytest.approx(0.25 + 0.71 * sigma)


@pytest.mark.parametrize(("age", "mean"), [(5, -1.2), (7, -0.3), (10, 1.05), (None, 0.0)])
def test_an_older_child_starts_higher(age: int | None, mean: float):
    assert newcomer(age).mean == pytest.approx(mean)


def test_levels_lie_on_one_line():
    assert difficulty(1) == pytest.approx(-2.6)
    assert difficulty(8) == pytest.approx(2.6)


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 8), st.sampled_from("abc"), st.integers(0, 40)), max_size=40))
def test_rebuilt_from_the_log_it_is_the_same(answers: list[tuple[bool, int, str, int]]):
    log = [record(answered(right, level=level, family=family), day) for right, level, family, day in answers]
    grown = newcomer(7)
    for one in log:
        grown = after(grown, one)
    rebuilt = mastery_of(log, 7)
    assert rebuilt.mean == pytest.approx(grown.mean, abs=1e-9)
    assert rebuilt == grown


@given(st.integers(1, 8), st.floats(-2, 2), st.floats(0.05, 1))
def test_a_right_answer_never_lowers_and_a_miss_never_helps_more(level: int, mean: float, variance: float):
    before, question = Mastery(mean=mean, variance=variance), Question("repeat", level, 4)
    assert learned(before, question, 1.0).mean > before.mean
    assert (
        learned(before, question, 0.0).mean < learned(before, question, 0.5).mean < learned(before, question, 1.0).mean
    )


@pytest.mark.parametrize(
    "facts", [{"seconds": 0.4}, {"first_try": False}, {"family": ""}], ids=["too fast", "second try", "no known rule"]
)
def test_what_says_nothing_does_not_count(facts: dict[str, object]):
    assert mastery_of([record(answered(**facts))]) == newcomer()


def test_an_answer_in_a_tenth_of_the_usual_time_does_not_count():
    usual = [record(answered(seconds=30.0)) for _ in range(3)]
    assert mastery_of([*usual, record(answered(seconds=2.9))]) == mastery_of(usual)
    assert mastery_of([*usual, record(answered(seconds=3.1))]) != mastery_of(usual)


def test_a_right_answer_after_a_hint_counts_half():
    whole, half, none = (
        mastery_of([record(event)]).mean for event in (answered(), answered(hints=1), answered(right=False, hints=1))
    )
    assert none < half < whole


def test_training_questions_count_like_rows():
    trained = Trained(
        seat=0,
        game="logix",
        skill="logix_finish",
        level=3,
        position="p",
        answer="a",
        right=True,
        first_try=True,
        options=4,
        seconds=9.0,
    )
    assert mastery_of([record(trained)]).ability("logix_finish").answers == 1


def test_old_events_take_their_level_from_the_card():
    old = answered(level=0, options=0, side="blue", row=2)
    assert mastery_of([record(old)]) == mastery_of([record(answered(level=6, options=18))])


def test_the_target_gives_way_and_helps():
    easy = Mastery(answers=20, success=0.95)
    hard = Mastery(answers=20, success=0.75)
    assert target(newcomer()) == 0.85
    assert target(easy) == 0.55  # far too easy: as hard as it ever gets
    assert target(hard) == pytest.approx(0.85 + 0.15 * 0.10 / 0.85)
    assert target(Mastery(answers=2, missed=2)) == 0.93


def test_the_choice_is_near_the_target():
    offered = [Question("repeat", level, 4, str(level)) for level in range(1, 9)]
    strong, weak = Mastery(mean=2.5, variance=0.05), Mastery(mean=-1.5, variance=0.05)
    levels = {
        name: [offered[choose(child, offered, Random(seed))].level for seed in range(30)]
        for name, child in {"strong": strong, "weak": weak}.items()
    }
    assert min(levels["strong"]) > max(levels["weak"])


def test_a_row_seen_lately_waits():
    offered = [Question("repeat", 3, 4, "one"), Question("repeat", 3, 4, "two")]
    assert {choose(newcomer(), offered, Random(seed), seen={"one"}) for seed in range(20)} == {1}


def test_a_family_comes_back_after_days_and_stays_away_longer_each_time():
    easy = answered(level=1)
    child = mastery_of([record(easy), record(easy), record(easy)])
    assert child.ability("repeat").stability == 6.0  # once a day only
    assert due(child, START + timedelta(days=5), ["repeat"]) == ()
    assert due(child, START + timedelta(days=6), ["repeat", "never met"]) == ("repeat",)
    missed = after(child, record(answered(right=False, level=1), 6))
    assert missed.ability("repeat").stability == 3.0


def test_no_more_than_two_families_open_a_session():
    log = [record(answered(family=family, level=1), day) for day, family in enumerate("abc")]
    assert due(mastery_of(log), START + timedelta(days=60), "abc") == ("a", "b")
    assert 0.85 < EASY_WIN < PARAMETERS.highest_target


def test_nothing_is_said_before_eight_answers():
    log = [record(answered(level=1)) for _ in range(7)]
    assert standing(mastery_of(log), "repeat").band == "not_enough"
    assert standing(newcomer(), "repeat").last is None


def test_bands_need_a_lower_end_and_days_between():
    hard = answered(level=7, options=18)
    fresh = mastery_of([record(hard)] * 40, 10)
    later = mastery_of([*[record(hard)] * 40, record(hard, 8)], 10)
    assert standing(fresh, "repeat").band == "mostly"
    assert standing(later, "repeat").band == "surely"
    assert standing(later, "repeat").answers == 41
    assert standing(later, "repeat").last == START + timedelta(days=8)
    half = mastery_of([record(answered(right=number % 2 == 0)) for number in range(30)])
    assert standing(half, "repeat").band == "learning"


def test_the_range_holds_the_estimate():
    low, high = skill_range(newcomer(), "repeat", 1.28)
    assert 0 < low < skill_range(newcomer(), "repeat", 0)[0] < high < 1


def test_children_who_never_lived_are_served_well():
    """A few children only; `make bench` has five hundred."""
    found = findings(20, 3)
    assert 0.72 <= found.success <= 0.85
    assert found.in_band_soon >= 0.75
    assert found.in_band_after <= 50
    assert found.five_misses <= 0.10
    assert found.calibration_error <= 0.06
    assert 0.70 <= found.covered <= 0.95
    assert found.claims_true >= 0.95
