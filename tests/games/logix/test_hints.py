"""Help for the player on turn: what is needed, what is in the way, a move; and nothing that others hide."""

from __future__ import annotations

from random import Random

import pytest

from kidslogic.engine.game import Hint
from kidslogic.games.logix.actions import after
from kidslogic.games.logix.board import parse_cell
from kidslogic.games.logix.distance import aim_of, steps_left
from kidslogic.games.logix.hints import game_hints
from kidslogic.games.logix.moves import parse_move
from kidslogic.games.logix.opponents import OPPONENTS
from tests.games.logix.playing import board_of, played, rules_with, table


def cells(*texts: str) -> tuple[int, ...]:
    return tuple(map(parse_cell, texts))


def test_a_missing_marble_is_named_with_its_place():
    rules = rules_with()
    state = table(rules, board=board_of(".......", ".......", ".b.....", ".b.k...", ".b....."))
    need, move = game_hints(rules.view(state, 0))
    assert need == Hint("need", {"colour": "blue"}, cells("32"))
    assert move.code == "move"
    assert move.params["move"] in ("place blue 32", "place grey 32")
    assert move.places == cells("32")


def test_a_marble_in_the_way_is_shown():
    rules = rules_with()
    state = table(rules, board=board_of(".......", ".......", ".b.....", ".byk...", ".b....."))
    need, in_way, move = game_hints(rules.view(state, 0))
    assert need == Hint("need", {"colour": "blue"}, cells("32"))
    assert in_way == Hint("in_way", places=cells("32"))
    assert move.params["move"] in ("replace 32 blue", "replace 32 grey")


def test_a_marble_that_spoils_is_in_the_way():
    rules = rules_with()
    state = table(rules, board=board_of(".......", ".......", ".b.....", ".bbk...", ".b.....", ".b....."))
    in_way, move = game_hints(rules.view(state, 0))
    assert in_way == Hint("in_way", places=cells("51"))
    assert parse_cell("51") in move.places


def test_a_complete_code_is_hinted_at_before_it_is_shown():
    rules = rules_with()
    state = table(rules, board=board_of(".......", ".......", ".b.....", ".bbk...", ".b....."))
    look, claim = game_hints(rules.view(state, 0))
    assert look == Hint("look")
    assert claim == Hint("claim", places=cells("21", "31", "32", "33", "41"))


def test_after_an_action_the_hint_is_to_end_the_turn():
    rules = rules_with()
    state, _ = played(rules, table(rules), "place red 23")
    assert game_hints(rules.view(state, 0)) == (Hint("end"),)


def test_who_can_do_nothing_is_told_to_end():
    rules = rules_with()
    state = table(rules, locked=("red", "yellow", "blue", "green", "grey", "black"))
    assert game_hints(rules.view(state, 0)) == (Hint("end"),)


def test_others_get_no_hint():
    rules = rules_with()
    assert game_hints(rules.view(table(rules), 1)) == ()
    assert game_hints(rules.view(rules.initial(), 0)) == ()


@pytest.mark.parametrize("options", [{}, {"max_greys": "0", "slide": "path"}, {"mirror": "true"}], ids=str)
def test_whoever_follows_the_hints_never_falls_back_and_wins(options):
    rules, won = rules_with(**options), 0
    for seed in range(6):
        rng = Random(seed)
        state, _ = rules.apply(rules.initial(), rules.chance(rules.initial(), rng))
        while state.phase != "over" and sum(state.turns) < 60:
            view = rules.view(state, state.turn)
            move = OPPONENTS["1"](view, rng)
            if state.turn == 0:
                last = game_hints(view)[-1]
                move = parse_move({"claim": "claim 0", "end": "end"}.get(last.code) or last.params["move"])
                if last.code == "move":
                    aim = aim_of(rules.deck[state.cards[0]], rules.house)
                    left = after(state.board, move, rules.house)  # type: ignore[arg-type]  # a move hint is an action
                    assert steps_left(aim, left.board) <= steps_left(aim, state.board)
            state, _ = rules.apply(state, move)
        won += state.winner == 0
    assert won >= 5
