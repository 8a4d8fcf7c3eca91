"""The shell game: its few rules, and that a look under a shell stays a secret."""

from __future__ import annotations

from random import Random

import pytest

from kidslogic.engine.game import Illegal, Outcome, Unreadable
from kidslogic.games.blank.opponents import careful, easy, thinking
from kidslogic.games.blank.rules import REASONS, BlankRules
from kidslogic.games.blank.state import Hidden, Hide, Lift, Lifted, Peek, Peeked, State, parse_move, parse_state

RULES = BlankRules(("guest", "guest"))


def after(*texts: str) -> State:
    state = RULES.initial()
    for text in texts:
        state, _ = RULES.apply(state, parse_move(text))
    return state


def test_who_lifts_the_coins_shell_wins():
    assert RULES.outcome(after("hide 2", "lift 0")) is None
    assert RULES.outcome(after("hide 2", "lift 0", "lift 2")) == Outcome((0, 1), (1,), 1)
    assert RULES.view(after("hide 2", "lift 2"), 1).finder == 0


def test_only_who_looks_sees_what_is_under_the_shell():
    state = after("hide 2")
    _, (told,) = RULES.apply(state, Peek(2))
    assert told == Peeked(0, 2, coin=True)
    assert RULES.seen(told, 0) == told
    assert RULES.seen(told, 1) == Peeked(0, 2, coin=None)
    looked = after("hide 2", "peek 2")
    assert RULES.view(looked, 0).coin == 2
    assert RULES.view(looked, 1).coin is None
    assert RULES.view(looked, 1).peeked == (2, None)


def test_everybody_sees_a_lifted_shell():
    assert RULES.apply(after("hide 2"), Lift(1))[1] == (Lifted(0, 1, coin=False),)
    assert RULES.apply(RULES.initial(), Hide(1))[1] == (Hidden(),)


@pytest.mark.parametrize(
    ("texts", "move", "reason"),
    [
        ((), "lift 0", "not_hidden_yet"),
        (("hide 1",), "hide 2", "already_hidden"),
        (("hide 1", "lift 1"), "lift 2", "game_over"),
        (("hide 1", "lift 0"), "lift 0", "already_lifted"),
        (("hide 1", "lift 0"), "peek 0", "already_lifted"),
        (("hide 1", "peek 0", "peek 0"), "peek 2", "already_peeked"),
    ],
)
def test_refused_moves(texts, move, reason):
    assert reason in REASONS
    with pytest.raises(Illegal) as refused:
        RULES.apply(after(*texts), parse_move(move))
    assert refused.value.reason == reason


@pytest.mark.parametrize("text", ["lift", "lift 3", "lift 00", "Lift 0", "peek x", "find 1", ""])
def test_other_moves_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "coin=3 turn=0 lifted=- peeked=--", "coin=- turn=1 lifted=- peeked=--"),
        *("coin=- turn=0 lifted=1 peeked=--", "coin=1 turn=0 lifted=11 peeked=--"),
        *("coin=1 turn=0 lifted=12 peeked=--", "coin=1 turn=0 lifted=- peeked=-"),
    ],
)
def test_other_states_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_state(text)


def test_the_careful_player_takes_what_it_saw():
    assert isinstance(careful(RULES.view(after("hide 2"), 0), Random(1)), Peek)
    assert careful(RULES.view(after("hide 2", "peek 2", "peek 0"), 0), Random(1)) == Lift(2)
    for seed in range(20):
        assert careful(RULES.view(after("hide 2", "peek 1", "peek 0"), 0), Random(seed)) != Lift(1)
        assert isinstance(easy(RULES.view(after("hide 2"), 0), Random(seed)), Lift)


@pytest.mark.parametrize("seed", range(5))
def test_the_thinking_player_finds_out_by_itself_what_the_careful_one_was_told(seed: int):
    assert thinking(RULES.view(after("hide 2", "peek 2", "peek 0"), 0), Random(seed)) == Lift(2)
    assert thinking(RULES.view(after("hide 2", "peek 1", "peek 0"), 0), Random(seed)) != Lift(1)
