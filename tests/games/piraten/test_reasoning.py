"""Hints, choices, skill and slip of a row, as the pattern engine finds them."""

from __future__ import annotations

import pytest

from kidslogic.games.piraten.reasoning import family, game_hints, rule, slip, steps, three_choices
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol
from tests.games.piraten.playing import Table

ISLAND = tuple(map(Symbol, ("shell", "star", "fish", "crab", "moon", "palm")))


def puzzle(text: str, word: str | None = None) -> PuzzleRow:
    cells, _, answer = text.partition(" = ")
    return PuzzleRow(Row(tuple(None if cell == "?" else Symbol(cell) for cell in cells.split()), Symbol(answer)), word)


REPEAT = puzzle("shell star star shell star ? = star", "repeat 3")
UNRULY = puzzle("shell star fish crab moon ? = shell", "mirror")


def test_the_skill_is_that_of_the_rule():
    assert family(REPEAT, ISLAND) == "repeat"
    assert family(puzzle("shell star fish star shell star fish ? = star", "there-back"), ISLAND) == "there-back"


def test_a_rule_word_that_does_not_fit_gives_way_to_the_rule_that_does():
    assert rule(puzzle("shell star star shell star ? = star", "mirror"), ISLAND) == rule(REPEAT, ISLAND)
    assert rule(puzzle("shell star star shell star ? = star"), ISLAND) == rule(REPEAT, ISLAND)


def test_a_wrong_answer_may_mean_something_and_the_right_one_does_not():
    assert slip(REPEAT, ISLAND, Symbol("star")) == ""
    assert slip(REPEAT, ISLAND, Symbol("shell")) not in ("", "favourite")
    assert slip(REPEAT, ISLAND, Symbol("moon")) == "favourite"


def test_three_choices_prefer_what_stands_in_the_row():
    offered = three_choices(puzzle("shell star fish shell star ? = fish", "repeat 3"), ISLAND)
    assert offered == {Symbol("shell"), Symbol("star"), Symbol("fish")}
    assert len(three_choices(UNRULY, ISLAND)) == 3
    assert Symbol("shell") in three_choices(UNRULY, ISLAND)


def test_help_comes_in_three_steps_and_only_while_a_row_is_answered():
    table = Table().play("draw")
    assert game_hints(table.view()) == ()
    table.play("row 2")
    assert [hint.code for hint in game_hints(table.view())] == ["look", "words", "steps"]
    table.answer()
    assert game_hints(table.view()) == ()


@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["brown", "blue"])
def test_help_leads_to_the_answer_and_never_shows_it(row, side):
    for seed in range(6):
        table = Table(side=side, seed=seed).play("draw", f"row {row}")
        gap = table.rules.puzzle(table.state).row.gap
        look, words, last = steps(table.view())
        assert all(gap not in group for beat in look.beats for group in beat.groups)
        assert all(beat.kind != "fill" for step in (look, words, last) for beat in step.beats)
        assert words.explanation is not None
        assert words.explanation.family == family(table.rules.puzzle(table.state), table.rules.material.symbols)


def test_help_is_given_even_where_the_author_named_no_rule():
    assert [row.rule for row in Table().play("draw").view().card.rows][2] is None
    assert len(steps(Table().play("draw", "row 3").view())) == 3
