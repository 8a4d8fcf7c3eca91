"""The rules that the conformance cases do not show, test by test with the number of the rule specification."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.engine.game import Illegal, Outcome, Seat
from kidslogic.games.piraten.happenings import (
    AnsweredRight,
    AnsweredWrong,
    Banked,
    Busted,
    CardDrawn,
    Dealt,
    GameOver,
    GoalReached,
    Hit,
    Missed,
    RowChosen,
    TurnPassed,
    Uncovered,
)
from kidslogic.games.piraten.material import Face, Tile
from kidslogic.games.piraten.moves import parse_move
from kidslogic.games.piraten.rules import REASONS, PiratenRules
from kidslogic.games.piraten.spec import GAME, rules
from kidslogic.games.piraten.state import Place
from kidslogic.patterns.symbols import Symbol
from tests.games.piraten.playing import Table
from tests.games.table import SOURCE, SampleLibrary

# ---- P1, P2: box and set-up -------------------------------------------------------------------------


def test_p1_3_each_symbol_has_one_cave_below_it():
    material = Table().rules.material
    assert [material.cave_of(symbol) for symbol in material.symbols] == [0, 1, 2, 3, 3, 4, 4]
    with pytest.raises(LookupError):
        material.cave_of(Symbol("drum"))


def test_p1_4_the_tile_set_of_the_box():
    tiles = Counter(Table(variant="advanced").view().tile_set)
    singles = {tile: number for tile, number in tiles.items() if len(tile.gems) == 1}
    doubles = {tile.text: number for tile, number in tiles.items() if len(tile.gems) == 2}
    assert singles == {Tile((gem,)): 4 for gem in ("red", "yellow", "green", "blue", "purple")}
    assert " ".join(sorted(doubles)) == (
        "blue+purple green+purple red+blue red+green red+yellow yellow+blue yellow+green yellow+purple"
    )
    assert set(doubles.values()) == {1}


@pytest.mark.parametrize(("variant", "seats"), [("basic", {2, 3, 4}), ("advanced", {2, 3, 4}), ("solo", {1})])
def test_p2_1_how_many_play(variant, seats):
    for count in range(7):
        if count in seats:
            assert len(GAME.setup((Seat("guest"),) * count, SOURCE, variant=variant).seats) == count
        else:
            with pytest.raises(Illegal, match="number_of_seats"):
                GAME.setup((Seat("guest"),) * count, SOURCE, variant=variant)


@pytest.mark.parametrize(("variant", "seats", "places"), [("basic", 2, 20), ("solo", 1, 20), ("advanced", 3, 28)])
def test_p2_2_and_p2_3_doubles_only_in_the_advanced_variant(variant, seats, places):
    table = Table(seats, variant=variant)
    assert len(table.view().places) == places
    assert set(table.view().places) == {Place("down")}
    assert any(len(tile.gems) == 2 for tile in table.state.display if tile) == (variant == "advanced")
    assert table.happenings == (Dealt(places, 5),)


def test_p2_2_the_tiles_lie_differently_in_each_game():
    assert len({Table(seed=seed).state.display for seed in range(20)}) == 20


def test_p2_4_the_side_that_is_played():
    def faces(side: str, seed: int) -> tuple[Face, ...]:
        return Table(side=side, seed=seed).state.stack

    assert {face.text for face in faces("brown", 1)} == {f"card-{n}/brown" for n in range(5)}
    assert {face.text for face in faces("blue", 1)} == {f"card-{n}/blue" for n in range(4)}
    mixed = [faces("mixed", seed) for seed in range(40)]
    assert all(sorted(face.card for face in stack) == [f"card-{n}" for n in range(5)] for stack in mixed)
    assert {face.side for stack in mixed for face in stack if face.card == "card-0"} == {"brown", "blue"}
    assert {face.side for stack in mixed for face in stack if face.card == "card-4"} == {"brown"}


def test_p2_4_the_cards_are_mixed():
    assert len({Table(seed=seed).state.stack for seed in range(20)}) > 10


def test_p2_4_a_pack_without_the_side_cannot_be_played_so():
    class OnlyBrown(SampleLibrary):
        def find(self, kind, name):
            found = super().find(kind, name)
            return type(found)("x", {}, (), (found.cards[4],), board=found.board) if kind == "pack" else found

    setup = GAME.setup((Seat("guest"),) * 2, SOURCE, side="blue")
    with pytest.raises(LookupError):
        rules(setup, OnlyBrown())


@pytest.mark.parametrize(("ages", "first"), [("given", 0), ("123", 0), ("312", 2), ("231", 1)])
def test_p2_5_the_youngest_begins_and_turns_go_clockwise(ages, first):
    table = Table(3, ages=ages)
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        table.play("draw", "row 1").answer(right=False)
        assert table.happenings[-1] == TurnPassed(table.state.turn)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_p2_6_the_order_of_ages_is_for_those_who_sit_there():
    values = next(option.values for option in GAME.options if option.key == "ages")
    assert len(values) == 1 + 2 + 6 + 24
    with pytest.raises(Illegal, match="ages_of_others"):
        GAME.setup((Seat("guest"),) * 2, SOURCE, ages="123")


@pytest.mark.parametrize("change", ["tile", "card", "twice", "missing", "side"])
def test_an_impossible_deal_is_refused(change):
    table = Table()
    deal = f"deal {','.join(tile.text for tile in table.state.display)} "
    stack = [face.text for face in table.state.stack]
    table.state = table.rules.initial()
    match change:
        case "tile":
            deal = deal.replace("red", "yellow", 1)
        case "card":
            stack[0] = "card-9/brown"
        case "twice":
            stack[0] = stack[1]
        case "missing":
            stack.pop()
        case "side":
            stack[0] = stack[0].replace("brown", "blue")
    table.refuses(deal + ",".join(stack), "impossible_deal")


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
    assert table.view().cards_waiting == 5


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
    source = Path(inspect.getfile(PiratenRules)).read_text("utf-8")
    assert sorted(set(re.findall(r'Illegal\("(\w+)"\)', source))) == sorted(REASONS)
