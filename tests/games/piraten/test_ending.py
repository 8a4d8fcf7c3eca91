"""The rules of end and solo (P7, P8), what is final (P9.4), and what goes into the children's progress."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.engine.game import Outcome
from kidslogic.games.piraten import monster_rules
from kidslogic.games.piraten.happenings import (
    GameOver,
    GoalReached,
)
from kidslogic.games.piraten.moves import parse_move
from kidslogic.games.piraten.rules import REASONS, PiratenRules
from kidslogic.games.piraten.training import TrainingRules
from tests.games.piraten.playing import Table

# ---- P7, P8: end and solo --------------------------------------------------------------------------


def test_p7_3_the_youngest_champion_hoists_the_sail():
    table = Table(3, ages="321").treasure().lay("red", "green").play("uncover 0", "stop")
    table.treasure().play("uncover 1")
    assert table.rules.outcome(table.state) == Outcome((1, 0, 1), (0, 2), 2)


def test_p8_1_four_cards_and_the_goal_of_ten():
    view = Table(1, variant="solo").view()
    assert (view.cards_left, view.goal, view.goal_reached, view.gems) == (4, 10, False, (0,))
    assert Table().view().cards_left is None
    assert Table().view().goal is None


@pytest.mark.parametrize("ending", ["wrong answer", "misses", "bust", "bank"])
def test_p8_2_each_turn_uses_up_a_card(ending):
    table = Table(1, variant="solo", attempts="1", solo_cards="2")
    for left in (2, 1):
        assert table.view().cards_left == left
        match ending:
            case "wrong answer":
                table.play("draw", "row 1").answer(right=False)
            case "misses":
                table.aim().play("roll miss")
            case "bust":
                table.treasure().lay("red", "red", "blue").play("uncover 0", "uncover 1")
            case "bank":
                table.treasure().lay("red", "red", "blue").play("uncover 0", "stop")
    assert table.has(GameOver)
    gems = 2 if ending == "bank" else 0
    assert table.rules.outcome(table.state) == Outcome((gems,), (), None, goal_reached=False)


def test_p8_2_the_goal_is_announced_once_and_offers_to_finish():
    table = Table(1, variant="solo", solo_goal="3")
    table.treasure().lay("red", "blue", "green", "red", "blue").play("uncover 0", "uncover 1", "stop")
    assert not table.has(GoalReached)
    table.refuses("finish", "goal_not_reached")
    table.treasure().play("uncover 2", "stop")
    assert GoalReached(0, 3) in table.happenings
    assert table.view().goal_reached
    assert [move.text for move in table.rules.legal_moves(table.view())] == ["draw", "finish"]
    table.treasure()
    table.refuses("finish", "wrong_phase")
    table.play("uncover 3", "stop")
    assert not table.has(GoalReached)
    table.play("finish")
    assert table.happenings == (GameOver(Outcome((4,), (0,), 0, goal_reached=True)),)


def test_p8_2_finish_is_for_solo():
    Table().refuses("finish", "not_solo")


@pytest.mark.parametrize(("cards", "goal"), [(1, 3), (8, 20)])
def test_p8_3_cards_and_goal_are_adjustable(cards, goal):
    view = Table(1, variant="solo", solo_cards=str(cards), solo_goal=str(goal)).view()
    assert (view.cards_left, view.goal) == (cards, goal)


# ---- P9.4, P11.4: what is final, and how each player aims ---------------------------------------------


@pytest.mark.parametrize(
    ("variant", "seats", "final"), [("basic", 2, False), ("solo", 1, False), ("advanced", 2, True)]
)
def test_p9_4_a_row_may_be_chosen_anew_except_in_the_advanced_variant(variant, seats, final):
    table = Table(seats, variant=variant).play("draw")
    assert table.rules.reveals(table.state, parse_move("row 1")) is final


def test_only_stopping_and_choosing_a_row_may_be_taken_back():
    table = Table()
    texts = ("draw", "answer shell", "roll hit", "roll miss", "uncover 0", "finish")
    assert all(table.rules.reveals(table.state, parse_move(text)) for text in texts)
    assert not table.rules.reveals(table.state, parse_move("stop"))


def test_p11_4_each_player_aims_in_an_own_way():
    assert Table(3, aim_mode_2="assisted").view().aim_modes == ("roll", "assisted", "roll")
    assert Table(3, aim_mode="assisted", aim_mode_3="roll").view().aim_modes == ("assisted", "assisted", "roll")


# ---- progress --------------------------------------------------------------------------------------


def events(table: Table, text: str) -> tuple[object, ...]:
    before, move = table.state, parse_move(text)
    table.play(text)
    return table.rules.events(before, move, table.state)


def test_an_answer_is_a_fact_of_progress():
    table = Table(wrong_answer="second_try", side="blue").play("draw", "row 2")
    puzzle, face = table.rules.puzzle(table.state), table.state.card
    wrong = next(symbol for symbol in table.view().on_offer if symbol != puzzle.row.answer)
    (first,) = events(table, f"answer {wrong.text}")
    (second,) = events(table, f"answer {puzzle.row.answer.text}")
    assert isinstance(first, Answered)
    assert isinstance(second, Answered)
    assert (first.pack, first.version, first.card, first.side, first.row) == ("sample", 3, face.card, "blue", 2)
    assert (first.seat, first.row_hash, first.answer) == (0, puzzle.row.hash, wrong.text)
    assert (first.right, first.first_try) == (False, True)
    assert (second.right, second.first_try) == (True, False)
    assert (first.family, second.family) == ("repeat", "repeat")
    assert first.tag
    assert second.tag == ""


def test_the_end_is_a_fact_of_progress():
    table = Table(1, variant="solo", solo_cards="1").treasure().lay("red", "green")
    assert events(table, "uncover 0") == ()
    assert events(table, "stop") == (
        GameFinished(game="piraten", mode="solo", kinds=("guest",), scores=(1,), champions=(), goal_reached=False),
    )


def test_other_moves_are_no_facts_of_progress():
    table = Table()
    for text in ("draw", "row 1"):
        assert events(table, text) == ()
    table.answer()
    assert events(table, "roll hit") == ()


def test_all_reasons_are_listed():
    """Screens have words for each reason in the list, so none may be missing or left over."""
    source = "".join(
        Path(inspect.getfile(rules)).read_text("utf-8") for rules in (PiratenRules, TrainingRules, monster_rules)
    )
    assert sorted(set(re.findall(r'Illegal\("(\w+)"\)', source))) == sorted(REASONS)
