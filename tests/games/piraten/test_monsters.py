"""The rules of the advanced variant's monsters (P8.4, P9), beyond the conformance cases."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kidslogic.engine.game import Illegal, Unreadable
from kidslogic.games.piraten.happenings import MonsterBeached, MonsterPlaced
from kidslogic.games.piraten.monsters import BEACH, Pose, placements
from kidslogic.games.piraten.moves import ChooseRow, PlaceMonster, RollBall
from tests.games.piraten.playing import Table


def test_p9_2_the_left_neighbour_decides_between_card_and_row():
    table = Table(3, variant="advanced").play("draw")
    assert table.state.turn == 0
    assert table.rules.turn(table.state) == 1
    assert table.rules.legal_moves(table.view(0)) == ()
    assert table.view(1).card is not None
    moves = table.rules.legal_moves(table.view(1))
    assert {type(move) for move in moves} == {PlaceMonster}
    table.play(moves[3].text)
    assert table.happenings == (MonsterPlaced(1, 0, moves[3].pose),)
    assert table.view(0).monsters == (moves[3].pose,)
    assert {type(move) for move in table.rules.legal_moves(table.view(0))} == {ChooseRow}


def test_p9_3_it_may_stay_and_goes_nowhere_else_without_a_way():
    table = Table(variant="advanced").play("draw")
    (home,) = table.state.monsters
    listed = {move.pose for move in table.rules.legal_moves(table.view(1))}
    assert listed == {home, *placements((), 5)}
    elsewhere = next(Pose(x, row, 0) for x in range(1, 10) for row in range(BEACH) if Pose(x, row, 0) not in listed)
    table.refuses(f"monster 1 0 {elsewhere.text}", "no_way")
    table.refuses("monster 1 0 10.0.0.0", "not_in_water")
    table.refuses(f"monster 1 1 {home.text}", "no_such_monster")
    bent = replace(home, tail=2)
    table.state = replace(table.state, monsters=(bent,))
    assert table.stay().state.monsters == (bent,)


def test_p9_4_it_lies_until_the_neighbour_of_the_next_player_moves_it():
    table = Table(variant="advanced").play("draw").stay().play("row 1").answer(right=False)
    lying = table.state.monsters
    table.refuses(f"monster 0 0 {lying[0].text}", "wrong_phase")
    table.play("draw")
    assert table.state.monsters == lying
    assert table.rules.turn(table.state) == 0


def test_p9_5_a_turned_tail_stays_turned_for_the_next_attempts():
    table = Table(variant="advanced").aim()
    (lying,) = table.state.monsters
    turned = replace(lying, tail=-2)
    table.play(RollBall(hit=False, monsters=(turned,)).text)
    assert (table.state.monsters, table.state.attempt) == ((turned,), 2)
    table.play(RollBall(hit=True, monsters=(turned,)).text)
    assert table.state.monsters == (turned,)


@pytest.mark.parametrize("hit", [True, False])
def test_p9_6_a_beached_monster_is_back_in_the_water_at_once(hit):
    table = Table(variant="advanced").aim()
    edge = replace(table.state.monsters[0], row=BEACH - 1)
    table.state = replace(table.state, monsters=(edge,))
    table.play(RollBall(hit=hit, monsters=(replace(edge, row=BEACH, tail=1),)).text)
    back = replace(edge, tail=1)
    assert table.state.monsters == (back,)
    assert MonsterBeached(0, back) in table.happenings


def test_a_ball_moves_monsters_only_a_little():
    table = Table(variant="advanced").aim()
    (lying,) = table.state.monsters
    far = replace(lying, x=lying.x + 1)
    table.refuses(RollBall(hit=True, monsters=(far,)).text, "impossible_pose")
    table.refuses("roll hit", "impossible_pose")
    Table().aim().refuses(f"roll hit at {lying.text}", "impossible_pose")


def test_p9_7_with_two_monsters_the_neighbour_places_both():
    table = Table(variant="advanced", monsters="2").play("draw")
    assert table.view(1).placing == 0
    table.stay()
    assert (table.state.phase, table.view(1).placing) == ("monster", 1)
    first, second = table.state.monsters
    assert first != second
    table.refuses(f"monster 1 1 {first.text}", "no_way")
    assert table.stay().state.phase == "row"
    assert table.view(0).placing is None


def test_p8_4_alone_luck_places_the_monster():
    table = Table(1, variant="solo", solo_monsters="1").play("draw")
    assert table.rules.turn(table.state) is None
    placed = {table.rules.chance(table.state, Random(seed)) for seed in range(8)}
    assert len(placed) > 4
    table.play(placed.pop().text)
    assert table.state.phase == "row"
    assert all(len(tile.gems) == 1 for tile in table.view().tile_set)
    assert Table(1, variant="solo").play("draw").state.phase == "row"


@pytest.mark.parametrize(
    "change", [{"monsters": ()}, {"monsters": (Pose(3, BEACH, 0),)}, {"monsters": (Pose(99, 0, 0),)}, {"placed": 1}]
)
def test_a_sea_that_cannot_be_is_unreadable(change):
    table = Table(variant="advanced").play("draw")
    assert table.rules.parse_state(table.state.text) == table.state
    with pytest.raises(Unreadable):
        table.rules.parse_state(replace(table.state, **change).text)


def test_where_there_is_no_monster_none_is_placed():
    table = Table().play("draw")
    with pytest.raises(Illegal, match="wrong_phase"):
        table.rules.apply(table.state, PlaceMonster(1, 0, Pose(3, 0, 0)))
