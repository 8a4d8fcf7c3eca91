"""A finished game step by step: the boards are those that were, and every complete code is found, noticed or not."""

from __future__ import annotations

import pytest

from kidslogic.engine.game import Illegal, Unreadable
from kidslogic.games.logix.codes import complete
from kidslogic.games.logix.replay import Completion, replay
from tests.games.logix.playing import rules_with


def test_a_game_that_goes_on_is_not_shown():
    rules = rules_with()
    with pytest.raises(Illegal, match="game_goes_on"):
        replay(rules, ["deal T,U 0", "place blue 32"])
    with pytest.raises(Illegal, match="game_goes_on"):
        replay(rules, [])
    with pytest.raises(Unreadable):
        replay(rules, ["deal T,U 0", "fly"])


def finished(*moves: str, cards: str = "T,U", **options: str):
    rules = rules_with(**options)
    return rules, replay(rules, [f"deal {cards} 0", *moves])


T_BUILT = (
    *("place blue 32", "end", "place red 34", "end"),
    *("place blue 31", "end", "place red 35", "end"),
    *("place blue 21", "end", "place red 24", "end"),
    "place blue 41",
)


def test_a_code_that_is_claimed_at_once():
    rules, told = finished(*T_BUILT, "claim 0")
    assert [moment.step for moment in told.moments] == list(range(1, len(T_BUILT) + 3))
    assert [moment.seat for moment in told.moments[:3]] == [None, 0, 0]
    (one,) = told.completions
    assert (one.seat, one.since, one.claimed, one.spoiled) == (0, 14, 15, None)
    assert one.fit.colour == "blue"
    last = told.moments[-1]
    assert rules.outcome(last.state) is not None
    assert [type(happening).__name__ for happening in last.happenings] == ["ClaimedRight", "GameOver"]


def test_a_code_that_nobody_noticed_for_a_while():
    """Complete at step 14, claimed at step 18."""
    _, told = finished(*T_BUILT, "end", "place red 36", "end", "claim 0")
    (one,) = told.completions
    assert (one.since, one.claimed) == (14, 18)


def test_a_code_that_was_spoilt_and_built_again():
    """Seat 1 rolls black away, and back again later."""
    back = ("place green 25", "end", "move 23 33", "end", "claim 0")
    _, told = finished(*T_BUILT, "end", "move 33 23", "end", *back)
    assert told.completions == (
        Completion(0, 14, told.completions[0].fit, None, 16),
        Completion(0, 20, told.completions[0].fit, 22, None),
    )


def test_a_code_that_was_complete_to_the_end():
    """Seat 1 claims too early and is out; seat 0 wins as the last one, with a complete code that it never claimed."""
    _, told = finished(*T_BUILT, "end", "claim 1")
    (one,) = told.completions
    assert (one.since, one.claimed, one.spoiled) == (14, None, None)


def test_the_boards_are_those_of_the_game():
    rules, told = finished(*T_BUILT, "end", "claim 1")
    state = rules.initial()
    for moment in told.moments:
        state, happenings = rules.apply(state, moment.move)
        assert (state, happenings) == (moment.state, moment.happenings)
        fits = tuple(complete(state.board, rules.deck[card], rules.house) for card in state.cards)
        assert moment.complete == fits
