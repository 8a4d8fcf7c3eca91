"""The two smaller built-in packs: complete, balanced, rising, and every one of their rows has one clear answer."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import mean

import pytest

import kidslogic
from kidslogic.packs.loading import load_pack
from kidslogic.packs.pack import SIDES, Card, Pack, PuzzleRow
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict
from kidslogic.resources import content_dir
from tests.content.test_piratenbucht import LANGUAGES, all_rows, family, outline, rule

HIGHEST = {"himmel-und-strand": 7, "auf-dem-schiff": 8}
"""Up to which level the rows of a pack go."""


@pytest.fixture(scope="module", params=list(HIGHEST))
def folder(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def pack(folder: str) -> Pack:
    path = content_dir() / "packs" / folder
    loaded = load_pack(path, vocabulary=builtin_names(content_dir()), app_version=kidslogic.__version__)
    assert loaded.problems == ()
    assert loaded.pack is not None
    assert loaded.left_out == ()
    return loaded.pack


def _rows(card: Card) -> list[PuzzleRow]:
    return [puzzle for side in SIDES for puzzle in card.sides[side]]


def test_it_has_8_cards_of_two_sides_and_64_rows_no_two_the_same(pack: Pack) -> None:
    assert len(pack.cards) == 8
    assert all(set(card.sides) == set(SIDES) for card in pack.cards)
    assert len({puzzle.row.text for puzzle in all_rows(pack)}) == 64


def test_its_name_is_that_of_its_folder(pack: Pack, folder: str) -> None:
    assert pack.id == f"kidslogic.{folder}"


def test_no_card_shows_a_row_again_with_other_pictures(pack: Pack) -> None:
    for card in pack.cards:
        rows = [puzzle.row for puzzle in _rows(card)]
        of_pictures = [row for row in rows if not any(cell.number or cell.direction for cell in row.completed)]
        assert max(Counter(outline(row.cells) for row in of_pictures).values()) == 1, card.id


def test_the_island_has_six_caves_under_18_pictures_of_every_kind(pack: Pack) -> None:
    assert [len(cave) for cave in pack.board] == [3] * 6
    assert sum(symbol == Symbol(symbol.name) for symbol in pack.answers) >= 8
    assert sum(symbol.number is not None for symbol in pack.answers) == 3
    assert any(symbol.direction for symbol in pack.answers)
    assert any(symbol.colour for symbol in pack.answers)


def test_no_cave_is_shot_at_much_more_often_than_another(pack: Pack) -> None:
    caves = Counter(pack.cave_of(puzzle.row.answer) for puzzle in all_rows(pack))
    assert len(caves) == 6
    assert all(0.12 <= times / 64 <= 0.22 for times in caves.values()), caves


def test_every_picture_of_the_island_is_an_answer_more_than_once(pack: Pack) -> None:
    answers = Counter(puzzle.row.answer for puzzle in all_rows(pack))
    assert set(answers) == set(pack.answers)
    assert min(answers.values()) >= 2


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_ten_families(pack: Pack, side: str) -> None:
    families = {family(puzzle) for card in pack.cards for puzzle in card.sides[side]}
    assert len(families) >= 10, families


def test_gaps_are_at_the_end_and_inside(pack: Pack) -> None:
    ends = sum(puzzle.row.gap == len(puzzle.row.cells) - 1 for puzzle in all_rows(pack))
    assert 20 <= ends <= 48


def test_rows_get_harder_from_the_first_brown_one_to_the_last_blue_one(pack: Pack, folder: str) -> None:
    for card in pack.cards:
        levels = [rule(puzzle, pack).level for puzzle in _rows(card)]
        assert levels == sorted(levels), card.id
    levels = [rule(puzzle, pack).level for puzzle in all_rows(pack)]
    assert (min(levels), max(levels)) == (1, HIGHEST[folder])


def test_cards_get_harder_from_the_first_to_the_last(pack: Pack) -> None:
    levels = [mean(rule(puzzle, pack).level for puzzle in _rows(card)) for card in pack.cards]
    quarters = [mean(levels[start : start + 2]) for start in range(0, 8, 2)]
    assert all(easier < harder for easier, harder in pairwise(quarters)), quarters


def test_every_text_is_there_in_three_languages(pack: Pack) -> None:
    for text in [pack.title, pack.description, *(card.title for card in pack.cards)]:
        assert set(text) == set(LANGUAGES)
        assert all(words.strip() and len(words.split()) <= 10 for words in text.values()), text


@pytest.mark.parametrize("on_offer", ["the island", "every picture"])
def test_every_row_has_one_clear_answer_by_its_rule_and_it_is_the_printed_one(pack: Pack, on_offer: str) -> None:
    options = pack.answers if on_offer == "the island" else ()
    found = {puzzle.row: verdict(puzzle.row, options) for puzzle in all_rows(pack)}
    assert [row.text for row, one in found.items() if one.kind != "clear" or one.answer != row.answer] == []
    assert all(rule(puzzle, pack).answer == puzzle.row.answer for puzzle in all_rows(pack))
