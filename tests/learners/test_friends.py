"""Softer and stronger friends, by the last games."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from kidslogic.engine.events import GameFinished
from kidslogic.learners.friends import Advice, suggested_strength
from kidslogic.learners.records import Record

STRENGTHS = ("1", "2", "3")
CHILD, FRIEND = 0, 1


def finished(champions: tuple[int, ...], strength: str = "2", game: str = "logix") -> Record:
    """A game of a child in the first seat, a friend in the second and a guest in the third."""
    event = GameFinished(
        game=game,
        mode="",
        kinds=("child", "computer", "guest"),
        scores=(0, 0, 0),
        champions=champions,
        goal_reached=None,
        strengths=("", strength, ""),
    )
    return Record(
        id="r",
        learner="mia",
        session="s",
        seat=CHILD,
        at=datetime(2026, 1, 1, tzinfo=UTC),
        local_date=date(2026, 1, 1),
        event=event,
    )


WON, LOST, DRAWN, OTHER_WON = finished((CHILD,)), finished((FRIEND,)), finished(()), finished((2,))
SOFTER, STRONGER = Advice("1", softer=True), Advice("3", softer=False)


@pytest.mark.parametrize(
    ("games", "advice"),
    [
        ([], None),
        ([LOST], None),
        ([LOST, LOST], SOFTER),
        ([WON, LOST, LOST], SOFTER),
        ([LOST, WON, LOST], None),
        ([LOST, LOST, WON], None),
        ([LOST, DRAWN], None),
        ([LOST, OTHER_WON], None),
        ([WON, WON], STRONGER),
        ([LOST, WON, WON], STRONGER),
        ([finished((FRIEND,), "3"), LOST], None),
        ([LOST, LOST, finished((FRIEND,), "1")], None),
        ([finished((FRIEND,), "1")] * 2, None),
        ([finished((CHILD,), "3")] * 2, None),
        ([LOST, finished((CHILD,), game="stratego"), LOST], SOFTER),
        ([finished((FRIEND,), "gone")] * 2, None),
        ([LOST, finished((CHILD,), strength=""), LOST], SOFTER),
    ],
)
def test_two_alike_games_against_the_same_friend_are_a_reason_for_another_one(games, advice):
    """Neither other games, nor games without friends, nor a change of friends in between count."""
    assert suggested_strength(games, "logix", STRENGTHS) == advice


def test_of_several_friends_the_strongest_counts():
    both = GameFinished(
        game="logix",
        mode="",
        kinds=("computer", "child", "computer"),
        scores=(1, 0, 0),
        champions=(0,),
        goal_reached=None,
        strengths=("1", "", "3"),
    )
    records = [Record(**{**vars(LOST), "event": both, "seat": 1})] * 2
    assert suggested_strength(records, "logix", STRENGTHS) == Advice("2", softer=True)
