"""The rules of a turn (P4 to P6) that the conformance cases do not show."""

from __future__ import annotations

import pytest

from kidslogic.engine.game import Outcome
from kidslogic.games.piraten.happenings import (
    AnsweredRight,
    AnsweredWrong,
    Banked,
    Busted,
    CardDrawn,
    GameOver,
    Hit,
    Missed,
    RowChosen,
    TurnPassed,
    Uncovered,
)
from kidslogic.games.piraten.material import Tile
from kidslogic.games.piraten.state import Place
from kidslogic.patterns.symbols import Symbol
from tests.games.piraten.playing import Table

# ---- P4: puzzle ------------------------------------------------------------------------------------


def test_p4_1_everybody_sees_the_card_without_answers():
    table = Table(3).play("draw")
    assert table.happenings == (CardDrawn(0, table.state.card),)
    for seat in range(3):
        card = table.view(seat).card
        puzzles = table.rules.material.rows(table.state.card)
        assert (card.id, card.side) == (table.state.card.card, "brown")
        assert [row.cells for row in card.rows] == [puzzle.row.cells for puzzle in puzzles]
        assert all(row.cells.count(None) == 1 for row in card.rows)


def test_p4_1_no_card_is_open_between_the_turns():
    table = Table()
    assert table.view().card is None
    table.play("draw", "row 1").answer(right=False)
    assert table.view().card is None
    assert len(table.state.stack) == 5


@pytest.mark.parametrize(("allowed", "rows"), [("all", (1, 2, 3, 4)), ("upper", (1, 2)), ("lower", (3, 4))])
def test_p4_2_which_rows_may_be_chosen(allowed, rows):
    table = Table(rows_allowed=allowed).play("draw")
    assert table.view().rows_open == rows
    assert [move.text for move in table.rules.legal_moves(table.view())] == [f"row {row}" for row in rows]
    for row in {1, 2, 3, 4} - set(rows):
        table.refuses(f"row {row}", "row_not_allowed")
    table.refuses("row 0", "no_such_row")
    table.play(f"row {rows[-1]}")
    assert table.happenings == (RowChosen(0, rows[-1]),)
    assert table.view().row == rows[-1]


def test_p4_4_the_solution_is_told_only_after_the_answer():
    table = Table().play("draw", "row 3")
    assert (table.view().target, table.view().solution) == (None, None)
    puzzle = table.rules.puzzle(table.state)
    table.answer()
    solution = puzzle.row.answer
    cave = table.rules.material.cave_of(solution)
    assert table.happenings == (AnsweredRight(0, solution, cave, puzzle),)
    assert (table.view().target, table.view().solution) == (cave, solution)


def test_p4_5_a_wrong_answer_tells_the_whole_row():
    table = Table().play("draw", "row 2")
    puzzle = table.rules.puzzle(table.state)
    wrong = next(symbol for symbol in table.view().on_offer if symbol != puzzle.row.answer)
    table.play(f"answer {wrong.text}")
    assert table.happenings == (AnsweredWrong(0, wrong, puzzle.row.answer, puzzle), TurnPassed(1))


def test_p4_6_the_stack_is_a_queue_and_never_runs_out():
    table = Table()
    first = table.state.stack
    for turn in range(12):
        table.play("draw")
        assert table.state.card == first[turn % 5]
        table.play("row 1").answer(right=False)
    assert sorted(face.text for face in table.state.stack) == sorted(face.text for face in first)


def test_p4_6a_the_second_try_gives_no_hint_of_the_right_symbol():
    table = Table(wrong_answer="second_try").play("draw", "row 1").answer(right=False)
    tried = table.state.tried
    assert table.happenings == (AnsweredWrong(0, tried, None, None),)
    assert (table.state.phase, table.state.turn) == ("answer", 0)
    assert table.view().tried == tried
    assert table.view().solution is None
    assert tried not in table.view().on_offer
    table.refuses(f"answer {tried.text}", "not_on_offer")
    table.answer(right=False)
    assert table.happenings[-1] == TurnPassed(1)
    assert table.state.tried is None


def test_p4_7_all_symbols_of_the_island_are_on_offer():
    table = Table()
    assert table.view().on_offer == ()
    table.play("draw", "row 1")
    assert table.view().on_offer == table.rules.material.symbols
    table.refuses("answer drum", "not_on_offer")


def test_p4_7_three_choices_hold_the_answer_and_stay_the_same():
    offers: dict[str, set[tuple[Symbol, ...]]] = {}
    for seed in range(30):
        table = Table(choices="3", seed=seed).play("draw", "row 4")
        puzzle = table.rules.puzzle(table.state)
        offer = table.view().on_offer
        assert len(set(offer)) == 3
        assert puzzle.row.answer in offer
        table.refuses(f"answer {next(s for s in table.rules.material.symbols if s not in offer).text}", "not_on_offer")
        offers.setdefault(puzzle.row.hash, set()).add(offer)
    assert len(offers) == 5
    assert all(len(found) == 1 for found in offers.values())


# ---- P5: aiming ------------------------------------------------------------------------------------


def test_p5_1_all_ways_a_roll_may_come_out_are_open():
    table = Table().aim()
    target = table.view().target
    expected = ["roll hit", "roll miss", *(f"roll miss {cave}" for cave in range(5) if cave != target)]
    assert [move.text for move in table.rules.legal_moves(table.view())] == expected


def test_p5_3_any_other_cave_is_a_miss():
    table = Table().aim()
    target = table.view().target
    other = (target + 1) % 5
    table.refuses("roll miss 5", "no_such_cave")
    table.refuses(f"roll miss {target}", "target_is_no_miss")
    table.play(f"roll miss {other}")
    assert table.happenings == (Missed(0, 1, other, 2),)
    table.play("roll miss")
    assert table.happenings == (Missed(0, 2, None, 1),)
    table.play("roll hit")
    assert table.happenings == (Hit(0, 3, target),)


@pytest.mark.parametrize("attempts", [1, 2, 3, 4, 5])
def test_p5_4_the_last_miss_ends_the_turn(attempts):
    table = Table(attempts=str(attempts)).aim()
    for attempt in range(1, attempts + 1):
        assert (table.view().attempt, table.view().attempts) == (attempt, attempts)
        assert (table.state.phase, table.state.turn) == ("aim", 0)
        table.play("roll miss")
    assert table.happenings[-1] == TurnPassed(1)
    assert table.view().attempt == 1


# ---- P6: treasure ----------------------------------------------------------------------------------


def test_p6_1_the_first_tile_is_compulsory():
    table = Table().treasure()
    assert [move.text for move in table.rules.legal_moves(table.view())] == [f"uncover {n}" for n in range(20)]
    table.refuses("stop", "uncover_first")


def test_p6_2_after_a_safe_tile_stop_or_go_on():
    table = Table().treasure().lay("red", "blue", "green").play("uncover 1")
    assert table.happenings == (Uncovered(0, 1, Tile(("blue",))),)
    assert [move.text for move in table.rules.legal_moves(table.view())] == ["uncover 0", "uncover 2", "stop"]
    assert table.view().places == (Place("down"), Place("open", Tile(("blue",))), Place("down"))
    assert table.view().colours == ("blue",)


def test_p6_5_banking_tells_places_and_stones():
    table = Table(variant="advanced").treasure().lay("red", "blue+green", "red")
    table.play("uncover 1", "uncover 0", "stop")
    assert table.happenings == (Banked(0, (1, 0), 3), TurnPassed(1))
    assert table.view().heights == (2, 0)
    assert table.view().places == (Place("empty"), Place("empty"), Place("down"))


def test_p6_6_a_bust_turns_all_tiles_of_the_turn_down_again():
    table = Table().treasure().lay("red", "blue", "red").play("uncover 2", "uncover 1", "uncover 0")
    assert table.happenings == (Uncovered(0, 0, Tile(("red",))), Busted(0, (2, 1, 0)), TurnPassed(1))
    assert set(table.view().places) == {Place("down")}
    assert table.view().colours == ()


def test_p6_7_known_tiles_are_marked_only_with_the_option():
    for known in (False, True):
        table = Table(show_known=str(known).lower()).treasure().lay("red", "blue", "red")
        table.play("uncover 2", "uncover 0")
        tile = Tile(("red",)) if known else None
        assert table.view().places == (Place("down", tile), Place("down"), Place("down", tile))


def test_p6_7_a_known_tile_that_is_banked_is_gone():
    table = Table(show_known="true").treasure().lay("red", "blue", "red", "green")
    table.play("uncover 2", "uncover 0").treasure().play("uncover 2", "stop")
    assert table.view().places == (Place("down", Tile(("red",))), Place("down"), Place("empty"), Place("down"))


def test_p6_7_the_stacks_are_secret_until_the_end():
    table = Table(variant="advanced").treasure().lay("red+blue", "green").play("uncover 0", "stop")
    assert (table.view().heights, table.view().gems, table.view().stacks) == ((1, 0), None, None)
    table.treasure().play("uncover 1")
    assert table.view().gems == (2, 1)
    assert table.view().stacks == ((Tile(("red", "blue")),), (Tile(("green",)),))


def test_p6_7_heights_tell_the_stones_where_all_tiles_are_single():
    table = Table().treasure().lay("red", "green").play("uncover 0", "stop")
    assert (table.view().heights, table.view().gems, table.view().stacks) == ((1, 0), (1, 0), None)


def test_p6_8_the_last_tile_is_banked_at_once():
    table = Table().treasure().lay("red", "green").play("uncover 0", "uncover 1")
    assert table.happenings == (
        Uncovered(0, 1, Tile(("green",))),
        Banked(0, (0, 1), 2),
        GameOver(Outcome((2, 0), (0,), 0)),
    )
