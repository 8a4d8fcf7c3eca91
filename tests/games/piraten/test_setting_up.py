"""The rules of box and set-up (P1, P2) that the conformance cases do not show."""

from __future__ import annotations

from collections import Counter

import pytest

from kidslogic.engine.game import Illegal, Seat
from kidslogic.games.piraten.happenings import (
    Dealt,
    TurnPassed,
)
from kidslogic.games.piraten.material import Face, Tile
from kidslogic.games.piraten.options import suggested
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


# ---- options that suit a table ----------------------------------------------------------------------


@pytest.mark.parametrize("youngest", [None, *range(4, 13)])
@pytest.mark.parametrize("level", [None, *range(1, 9)])
def test_suggested_options_can_be_played(youngest, level):
    options = suggested(youngest, level)
    assert GAME.setup((Seat("guest"),), SOURCE, variant="solo", **options)


def test_suggestions_are_gentle_for_the_young_and_harder_for_the_able():
    assert suggested(None, None) == {}
    assert suggested(5, None) == suggested(6, 2) == suggested(6, 1)
    assert suggested(5, None)["choices"] == "3"
    assert suggested(8, None) == suggested(None, 3) == {"wrong_answer": "second_try", "solo_goal": "7"}
    assert suggested(9, None) == suggested(7, 6) == {}
    assert [suggested(age, 8)["side"] for age in (7, 9)] == ["mixed", "blue"]
    assert "side" not in suggested(6, 8)
