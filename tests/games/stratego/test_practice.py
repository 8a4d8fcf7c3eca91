"""The computer captain's steadiness begins from the child's last shots in earlier games, as the setup says."""

from __future__ import annotations

import pytest

from kidslogic.engine.events import CaseMet, Fired
from kidslogic.engine.game import Seat, parse_setup
from kidslogic.games.stratego.opponents import OPPONENTS
from kidslogic.games.stratego.options import LAST_SHOTS, house_rules
from kidslogic.games.stratego.practice import earlier_shots
from kidslogic.games.stratego.spec import GAME
from tests.games.stratego.playing import played, rules_with, set_up


def fired(hit: bool, game: str = "stratego") -> Fired:
    return Fired(seat=0, game=game, hit=hit, way="pull")


@pytest.mark.parametrize(
    ("log", "hits", "misses"),
    [
        ((), 0, 0),
        ((fired(True), CaseMet(game="stratego", case="bomb"), fired(False), fired(True)), 2, 1),
        ((fired(True, "other"), fired(False)), 0, 1),
        ((fired(True),) * 10 + (fired(False),) * (LAST_SHOTS - 4), 4, LAST_SHOTS - 4),
        ((fired(False),) * 10 + (fired(True),) * (LAST_SHOTS + 4), LAST_SHOTS, 0),
    ],
)
def test_the_last_shots_of_each_captain_become_options(log, hits, misses):
    options = earlier_shots(((), log))
    assert options == {"hits_red": "0", "misses_red": "0", "hits_blue": str(hits), "misses_blue": str(misses)}
    setup = GAME.setup((Seat("computer", "3"), Seat("child", "mia")), **options)
    assert parse_setup(setup.text) == setup
    assert house_rules(setup).practices == ((0, 0), (hits, misses))


def test_a_child_alone_trains_without_a_cannon():
    assert earlier_shots(((fired(True),),)) == {}


@pytest.mark.parametrize(
    ("practice", "share"),
    [
        ({}, 0.5),
        ({"hits_red": "20", "misses_red": "10"}, 22 / 34),
        ({"hits_red": "4", "misses_red": "26"}, 0.25),
        ({"hits_blue": "20", "misses_blue": "10"}, 0.5),
    ],
)
def test_steadiness_begins_where_the_child_stood(practice, share):
    rules = rules_with(**practice)
    assert OPPONENTS["5"].steadiness(rules.view(set_up(rules), 1)) == pytest.approx(share)


def test_hits_of_this_game_count_on():
    rules = rules_with(hits_red="3", misses_red="3")
    state, _ = played(rules, set_up(rules), "turn 5", "shot hit", "remove 0")
    assert OPPONENTS["5"].steadiness(rules.view(state, 1)) == pytest.approx((3 + 1 + 2) / (6 + 1 + 4))
