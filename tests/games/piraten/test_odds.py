"""The chance to bust against the computed numbers of P12, and that it is counted from the view alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from kidslogic.games.piraten.material import Tile
from kidslogic.games.piraten.odds import bust_chance, unknown_tiles
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.state import Place, View
from kidslogic.games.piraten.treasure import busts
from tests.games.piraten.playing import Table
from tests.games.table import play

COLOURS = ("red", "yellow", "green", "blue", "purple", "white")


def per_cent(chance: Fraction | None) -> float:
    assert chance is not None
    return round(float(chance) * 100, 1)


def fresh(colours: int, each: int, uncovered: int) -> View:
    """A display of `colours` times `each` single tiles, `uncovered` different ones of them open."""
    tiles = tuple(Tile((gem,)) for _ in range(each) for gem in COLOURS[:colours])
    places = tuple(Place("open", tile) if n < uncovered else Place("down") for n, tile in enumerate(tiles))
    return replace(Table().view(), tile_set=tiles, places=places, held=tuple(range(uncovered)))


@pytest.mark.parametrize(
    ("colours", "each", "expected"),
    [(5, 4, [0.0, 15.8, 33.3, 52.9, 75.0]), (4, 4, [0.0, 20.0, 42.9, 69.2]), (6, 3, [0.0, 11.8, 25.0, 40.0])],
)
def test_p12_the_chance_to_bust_with_the_next_tile(colours, each, expected):
    assert [per_cent(bust_chance(fresh(colours, each, n))) for n in range(len(expected))] == expected


def test_p12_reaching_tiles_and_stopping_in_time():
    safe = [1 - bust_chance(fresh(5, 4, n)) for n in range(5)]
    reached = [safe[0]]
    for chance in safe[1:]:
        reached.append(reached[-1] * chance)
    assert [per_cent(chance) for chance in reached[1:]] == [84.2, 56.1, 26.4, 6.6]
    assert [round(float((n + 1) * chance), 2) for n, chance in enumerate(reached)] == [1.0, 1.68, 1.68, 1.06, 0.33]


def test_p12_the_advanced_tiles():
    tiles = Counter(Table(variant="advanced").view().tile_set)

    @cache
    def walk(open_tiles: tuple[Tile, ...], left: int) -> tuple[Fraction, Fraction]:
        """Chance of still being safe, and expected gemstones, after `left` more tiles."""
        if not left:
            return Fraction(1), Fraction(sum(len(tile.gems) for tile in open_tiles))
        rest = tiles - Counter(open_tiles)
        colours = {gem for tile in open_tiles for gem in tile.gems}
        safe = gems = Fraction(0)
        for tile, number in rest.items():
            if not busts(colours, tile, both_must_match=False):
                share = Fraction(number, rest.total())
                later = walk(tuple(sorted((*open_tiles, tile), key=lambda t: t.gems)), left - 1)
                safe, gems = safe + share * later[0], gems + share * later[1]
        return safe, gems

    reached = [walk((), n)[0] for n in range(1, 5)]
    busting = [float(1 - later / before) * 100 for before, later in pairwise(reached)]
    assert busting == pytest.approx([29.7, 53.9, 73.0], abs=0.15)  # the specification's numbers are simulated
    assert [float(walk((), n)[1]) for n in (1, 2, 3)] == pytest.approx([1.29, 1.71, 1.11], abs=0.01)


def test_doubles_bust_by_the_house_rule():
    red_blue = Tile(("red", "blue"))
    assert busts(["red"], red_blue, both_must_match=False)
    assert not busts(["red"], red_blue, both_must_match=True)
    assert busts(["blue", "red"], red_blue, both_must_match=True)
    assert not busts([], Tile(("red", "red")), both_must_match=False)


def test_a_known_tile_busts_for_certain_or_not_at_all():
    table = Table(show_known="true").treasure().lay("red", "blue", "red", "green")
    table.play("uncover 0", "uncover 2").treasure().play("uncover 0")
    assert bust_chance(table.view(), 2) == 1
    assert bust_chance(table.view(), 1) == bust_chance(table.view())
    table.state = replace(table.state, held=(1,))
    assert bust_chance(table.view(), 2) == 0


def test_banked_tiles_may_have_any_colour():
    """Stacks are secret: a banked red tile does not make the next red one less likely (P6.7)."""
    table = Table().treasure().play("uncover 0", "stop").treasure()
    place = next(place for place in table.view().down)
    table.play(f"uncover {place}")
    assert bust_chance(table.view()) == Fraction(3, 19)


def test_nothing_to_turn_over_has_no_chance():
    table = Table().treasure().lay("red").play("uncover 0")
    assert bust_chance(table.view()) is None


@pytest.mark.parametrize("seed", range(6))
def test_the_unknown_tiles_are_what_lies_face_down_somewhere(seed):
    played = play(GAME, seed)
    for state, _ in played.picked(30):
        if state.phase == "deal":
            continue
        view = played.rules.view(state, 0)
        hidden = [state.display[place] for place in state.down if view.places[place].tile is None]
        hidden += [tile for stack in state.stacks for tile in stack]
        assert Counter(unknown_tiles(view)) == Counter(hidden)
        other = played.rules.determinise(view, Random(seed))
        assert bust_chance(played.rules.view(other, 0)) == bust_chance(view)
