"""Computer mates: stated skill and steadiness, a plain rule for daring, memory as their temper has it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from kidslogic.games.piraten.arena import ARENA
from kidslogic.games.piraten.material import Tile
from kidslogic.games.piraten.moves import Stop, Uncover
from kidslogic.games.piraten.opponents import OPPONENTS, TEMPERS, Mate
from tests.games.piraten.playing import Table

each_temper = pytest.mark.parametrize("temper", TEMPERS)


@each_temper
def test_a_mate_solves_rows_as_often_as_stated(temper):
    table = Table().play("draw", "row 2")
    view, solution = table.view(), table.rules.puzzle(table.state).row.answer
    answers = [OPPONENTS[temper](view, Random(seed)).symbol for seed in range(300)]
    found = sum(symbol == solution for symbol in answers) / 300
    assert found == pytest.approx(TEMPERS[temper].solving(2), abs=0.08)
    assert set(answers) - {solution} <= set(view.on_offer)


def test_harder_rows_are_solved_less_often():
    solving = [TEMPERS["forgetful"].solving(level) for level in range(1, 9)]
    assert solving == sorted(solving, reverse=True)
    assert 0 < solving[-1] < solving[0] < 1


def test_another_picture_is_one_that_somebody_may_take():
    """With nothing known, the three most tempting slips are taken, not just anything."""
    table = Table().play("draw", "row 2")
    dull = Mate(replace(TEMPERS["careful"], solves=0.0))
    solution = table.rules.puzzle(table.state).row.answer
    taken = {dull(table.view(), Random(seed)).symbol for seed in range(60)}
    assert solution not in taken
    assert len(taken) <= 3


def test_a_steady_hand_hits_more_often():
    table = Table(variant="advanced").aim()
    view = table.view()
    hits = {
        aside: sum(Mate(replace(TEMPERS["clever"], aside=aside))(view, Random(seed)).hit for seed in range(80))
        for aside in (0.0, 0.15, 0.4)
    }
    assert hits[0.0] == 80
    assert 80 > hits[0.15] > hits[0.4] > 10


@each_temper
def test_the_shown_pull_is_the_played_one(temper):
    """A screen shows `shot`; the move is what that very shot comes to."""
    view, mate = Table(variant="advanced", monsters="2").aim().view(), OPPONENTS[temper]
    for seed in range(10):
        move, result = mate.rolled(view, mate.shot(view, Random(seed)))
        assert mate(view, Random(seed)) == move
        assert move.hit == (result.cave == view.target)


def opened(*tiles: str, **options: str) -> Table:
    return Table(**options).treasure().lay(*tiles).play("uncover 0")


def test_daring_is_a_plain_rule_of_the_odds():
    """One of the 19 others in five colours: 3 of 19 would bust, which is less than a fifth."""
    view = Table().treasure().play("uncover 0").view()
    assert isinstance(OPPONENTS["careful"](view, Random(1)), Uncover)
    timid = Mate(replace(TEMPERS["careful"], dares=Fraction(3, 20)))
    assert timid(view, Random(1)) == Stop()


def test_the_clever_one_remembers_what_lay_open():
    """Place 1 busts and place 2 is safe: whoever remembers both takes place 2, whoever does not may take either."""
    table = opened("red", "red", "blue", "green")
    table.state = replace(table.state, seen=(1, 2))
    view = table.view()
    assert view.remembered == ((1, Tile(("red",))), (2, Tile(("blue",))))
    assert {OPPONENTS["clever"](view, Random(seed)).text for seed in range(20)} == {"uncover 2"}
    bold = Mate(replace(TEMPERS["forgetful"], dares=Fraction(1)))
    assert len({bold(view, Random(seed)).text for seed in range(20)}) == 3


def test_returned_tiles_are_remembered_by_the_table_but_marked_only_by_a_house_rule():
    for marked in ("false", "true"):
        table = opened("red", "red", "blue", show_known=marked).play("uncover 1")
        assert table.view().remembered == ((0, Tile(("red",))), (1, Tile(("red",))))
        assert (table.view().places[0].tile is not None) == (marked == "true")


@each_temper
def test_rows_and_places_are_chosen_by_temper(temper):
    table = Table(variant="advanced").play("draw")
    placed = [OPPONENTS[temper](table.view(1), Random(seed)) for seed in range(6)]
    poses = {move.pose for move in placed}
    assert (len(poses) <= 2) == TEMPERS[temper].blocks  # the most hindering place, or any
    table.stay()
    rows = {OPPONENTS[temper](table.view(), Random(seed)).row for seed in range(30)}
    assert rows == {"easy": {1}, "hard": {4}, "any": {1, 2, 3, 4}}[TEMPERS[temper].likes]


def test_four_mates_play_to_the_end_and_the_arena_counts_their_turns():
    table, rng = Table(4), Random(3)
    mates = list(OPPONENTS.values())
    while (seat := table.rules.turn(table.state)) is not None:
        assert ARENA.thinks(table.state)
        table.play(mates[seat](table.view(seat), rng).text)
    assert 8 <= ARENA.turns(table.state) <= 120
    assert sum(table.rules.outcome(table.state).scores) == 20


def test_the_arena_can_give_two_mates_the_same_aim():
    """Whatever lies in the way: half the balls hit, and no monster moves."""
    view = Table(variant="advanced").aim().view()
    mate = ARENA.aimed(OPPONENTS["daring"], 0.5)
    rolls = [mate(view, Random(seed)) for seed in range(200)]
    assert sum(roll.hit for roll in rolls) / 200 == pytest.approx(0.5, abs=0.12)
    assert {roll.monsters for roll in rolls} == {view.monsters}
