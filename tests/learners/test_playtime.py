from datetime import timedelta

import pytest

from kidslogic.engine.events import Played
from kidslogic.learners.playtime import minutes_by_day, minutes_by_game, phase, seconds_on
from tests.learners.files import START, record

LOG = [
    record(1, 0, Played(game="piraten", seconds=119.6)),
    record(1, 1),
    record(1, 2, Played(game="logix", seconds=60.0)),
    record(1, 30, Played(game="logix", seconds=241.0)),
]


def test_time_is_counted_by_day_and_game():
    day = START.date()
    assert seconds_on(LOG, day) == pytest.approx(179.6)
    assert seconds_on(LOG, day + timedelta(days=9)) == 0
    assert minutes_by_day(LOG) == {day: 3, day + timedelta(days=1): 4}
    assert minutes_by_game(LOG) == {"logix": 5, "piraten": 2}


@pytest.mark.parametrize(
    ("limit", "minutes", "prolonged", "expected"),
    [
        (0, 600, 0, "free"),
        (30, 0, 0, "free"),
        (30, 24.9, 0, "free"),
        (30, 25, 0, "soon"),
        (30, 30, 0, "enough"),
        (30, 31, 10, "free"),
        (30, 36, 10, "soon"),
        (30, 40, 10, "enough"),
    ],
)
def test_the_day_ends_with_notice_and_can_be_prolonged(limit: int, minutes: float, prolonged: int, expected: str):
    assert phase(limit, 60 * minutes, prolonged) == expected
