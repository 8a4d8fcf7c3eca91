"""Which friend suits a child, by its games; and what the suggestions make of children who never lived."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic import registry
from kidslogic.engine.events import GameFinished
from kidslogic.learners.friends import (
    PARAMETERS,
    Advice,
    Played,
    advice,
    after_game,
    beginner,
    chance,
    games_that_count,
    play_of,
    suggested_friend,
    target,
    together,
)
from kidslogic.learners.records import Record
from tests.learners.simulated_players import careers, findings

RATINGS = {"1": 0.0, "2": 1.0, "3": 2.0, "4": 3.0}
CHILD, FRIEND, GUEST = 0, 1, 2
PERSON, NOBODY = "", ""


def finished(
    champions: tuple[int, ...], strengths: tuple[str, ...] = (PERSON, "2", PERSON), game: str = "logix", seat: int = 0
) -> Record:
    """A game of a child in the first seat, a friend in the second and a guest in the third."""
    event = GameFinished(
        game=game,
        mode="",
        kinds=tuple("computer" if strength else "child" for strength in strengths),
        scores=(0,) * len(strengths),
        champions=champions,
        goal_reached=None,
        strengths=strengths,
    )
    at = datetime(2026, 1, 1, tzinfo=UTC)
    return Record(id="r", learner="mia", session="s", seat=seat, at=at, local_date=date(2026, 1, 1), event=event)


def against(strength: str, champion: int = CHILD) -> Record:
    return finished((champion,), (PERSON, strength))


# ---- which games count -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "worth"),
    [
        (finished((CHILD,)), 1.0),
        (finished((FRIEND,)), 0.0),
        (finished(()), 0.5),
        (finished((CHILD, FRIEND)), 0.5),
        (finished((CHILD, GUEST)), 1.0),
        (finished((GUEST,)), None),
        (finished((FRIEND, GUEST)), 0.0),
        (finished((CHILD,), (PERSON, PERSON)), None),
        (finished((CHILD,), ()), None),
        (finished((CHILD,), (PERSON, "gone")), None),
        (finished((CHILD,), game="stratego"), None),
        (finished((FRIEND,), seat=GUEST), 0.0),
    ],
)
def test_a_game_counts_as_won_lost_or_neither(record, worth):
    assert [played.worth for played in games_that_count([record], "logix", RATINGS)] == [worth] * (worth is not None)


def test_several_computers_are_as_strong_as_all_of_them():
    """Two alike ones leave the child one chance in three, and the strongest rules the rest."""
    assert together([1.0, 1.0]) == pytest.approx(1.0 + log(2))
    assert 3.0 < together([0.0, 3.0]) < 3.1
    alone, crowd = (after_game(beginner(), Played(met, 0.0), RATINGS).mean for met in (("2",), ("2", "2", "2")))
    assert alone < crowd, "to lose against three says less"


# ---- what is suggested -------------------------------------------------------------------------------


def test_the_first_friend_is_a_gentle_one():
    assert suggested_friend([], "logix", RATINGS) == Advice("1", "fitting")
    assert suggested_friend([], "logix", RATINGS, age=5) == Advice("1", "fitting")
    assert suggested_friend([], "logix", {}) is None


def test_two_losses_in_a_row_bring_a_softer_friend_openly():
    wins = [against("3")] * 8
    assert suggested_friend([*wins, against("3", FRIEND)], "logix", RATINGS).manner != "softer"
    lost = suggested_friend([*wins, against("3", FRIEND), against("3", FRIEND)], "logix", RATINGS)
    assert lost.manner == "softer"
    assert RATINGS[lost.strength] < RATINGS["3"]


def test_below_the_gentlest_there_is_nobody_softer():
    found = suggested_friend([against("1", FRIEND)] * 4, "logix", RATINGS)
    assert found == Advice("1", "fitting")


def test_who_wins_again_and_again_meets_stronger_friends():
    records: list[Record] = []
    offers = []
    for _ in range(12):
        offers.append(suggested_friend(records, "logix", RATINGS))
        records.append(against(offers[-1].strength))
    assert [offer.strength for offer in offers] == sorted(offer.strength for offer in offers)
    assert offers[-1].strength == "4"
    assert "stronger" in {offer.manner for offer in offers}


def test_a_gentler_friend_without_two_losses_is_not_called_training():
    """The child chose somebody far too strong and lost once."""
    found = suggested_friend([against("4", FRIEND)], "logix", RATINGS)
    assert found == Advice("1", "fitting")


def test_the_target_answers_to_the_share_of_wins():
    often, seldom = (replace(beginner(), games=10, success=success) for success in (0.8, 0.4))
    assert target(often) < PARAMETERS.target < target(seldom)
    assert target(replace(often, games=1)) == PARAMETERS.target


played_games = st.lists(
    st.builds(
        Played, st.sampled_from([("1",), ("2",), ("4",), ("1", "3"), ("2", "2", "4")]), st.sampled_from([0.0, 0.5, 1.0])
    ),
    max_size=60,
)


@given(played_games, st.sampled_from([None, 5.0, 10.0]))
def test_whatever_happens_the_estimate_stays_sound(games, age):
    play = beginner(age)
    for played in games:
        before = play
        play = after_game(play, played, RATINGS)
        assert PARAMETERS.least_variance <= play.variance <= PARAMETERS.variance + PARAMETERS.drift
        if played.worth == 1.0:
            assert play.mean > before.mean
        if played.worth == 0.0:
            assert play.mean < before.mean + PARAMETERS.growth
    chances = [chance(play, rating) for rating in RATINGS.values()]
    assert chances == sorted(chances, reverse=True)
    found = advice(play, RATINGS)
    assert found.strength in RATINGS
    if found.manner == "softer":
        assert RATINGS[found.strength] < RATINGS[play.met]


def test_the_log_alone_gives_the_same_play():
    records = [against("1"), finished((GUEST,)), against("2", FRIEND), against("2")]
    assert play_of(records, "logix", RATINGS, 7) == play_of(list(records), "logix", RATINGS, 7)
    assert play_of(records, "logix", RATINGS, 7).games == 3


# ---- ratings and simulation --------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game for game in registry.games() if game.ratings], ids=lambda game: game.id)
def test_every_computer_friend_has_a_rating_above_the_gentlest(game):
    assert game.ratings.keys() == game.opponents.keys()
    assert min(game.ratings.values()) == 0


def test_children_win_about_three_games_of_five():
    """Pinned figures of a small simulation; `make bench BENCH=friends` has the large one."""
    ratings = registry.game("logix").ratings
    found = findings(careers(100, 1, ratings, 0.0, max(ratings.values())))
    assert 0.55 <= found.wins <= 0.65
    assert found.in_band >= 0.85
    assert found.until_in_band <= 15
    assert found.four_losses <= 0.3
