"""The built-in pack: complete, balanced, rising, and every one of its rows has one clear answer."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from statistics import mean

import pytest

import kidslogic
from kidslogic.packs.loading import load_pack
from kidslogic.packs.pack import SIDES, Card, Pack, PuzzleRow
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.patterns.explain import explain
from kidslogic.patterns.explanation import LONGEST_SCRIPT_MS
from kidslogic.patterns.row import Row
from kidslogic.patterns.rule_words import parse_rule, rule_of
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.sentences import LONGEST_SENTENCE, sentence_lengths, words
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.patterns.symbols import DIRECTIONS, Symbol
from kidslogic.patterns.verdict import verdict
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir

FOLDER = content_dir() / "packs" / "piratenbucht"
LANGUAGES = ("de", "cs", "en")


def outline(cells: Iterable[Symbol | None]) -> str:
    """The row without its pictures: `A B B A B ?`; equal for rows that differ only in which pictures they show."""
    letters: dict[Symbol, str] = {}
    return " ".join("?" if cell is None else letters.setdefault(cell, "ABCDEFGHI"[len(letters)]) for cell in cells)


def family(puzzle: PuzzleRow) -> str:
    """The rule word; repeats are told apart by their unit, turns by their step."""
    word, _, number = (puzzle.rule or "").partition(" ")
    cells = puzzle.row.completed
    if word == "turn":
        first, second = (DIRECTIONS.index(cell.direction or "") for cell in cells[:2])
        return "quarter turn" if (second - first) % 2 == 0 else "eighth turn"
    return outline(cells[: int(number)]) if word == "repeat" else word


def rule(puzzle: PuzzleRow, pack: Pack) -> Rule:
    """The rule that its author named, proven to give the printed answer."""
    word = parse_rule(puzzle.rule or "")
    found = None if word is None else rule_of(puzzle.row, pack.answers, word)
    assert found is not None, puzzle.row.text
    return found


def all_rows(pack: Pack) -> list[PuzzleRow]:
    return [puzzle for card in pack.cards for side in SIDES for puzzle in card.sides[side]]


@pytest.fixture(scope="module")
def pack() -> Pack:
    loaded = load_pack(FOLDER, vocabulary=builtin_names(content_dir()), app_version=kidslogic.__version__)
    assert loaded.problems == ()
    assert loaded.pack is not None
    assert loaded.left_out == ()
    return loaded.pack


def test_it_has_19_cards_of_two_sides_and_152_rows(pack: Pack) -> None:
    assert len(pack.cards) == 19
    assert all(set(card.sides) == set(SIDES) for card in pack.cards)
    assert len(all_rows(pack)) == 152


def test_no_row_is_there_twice(pack: Pack) -> None:
    texts = Counter(puzzle.row.text for puzzle in all_rows(pack))
    assert [text for text, times in texts.items() if times > 1] == []


def test_no_card_shows_a_row_again_with_other_pictures(pack: Pack) -> None:
    def picture_rows(card: Card) -> list[Row]:
        rows = [puzzle.row for side in SIDES for puzzle in card.sides[side]]
        return [row for row in rows if not any(cell.number or cell.direction for cell in row.completed)]

    for card in pack.cards:
        outlines = Counter(outline(row.cells) for row in picture_rows(card))
        assert [text for text, times in outlines.items() if times > 1] == [], card.id


def test_the_island_has_six_caves_under_18_pictures_ten_of_them_plain(pack: Pack) -> None:
    assert [len(cave) for cave in pack.board] == [3] * 6
    assert sum(symbol == Symbol(symbol.name) for symbol in pack.answers) >= 10


def test_no_cave_is_shot_at_much_more_often_than_another(pack: Pack) -> None:
    rows = all_rows(pack)
    caves = Counter(pack.cave_of(puzzle.row.answer) for puzzle in rows)
    assert len(caves) == 6
    assert all(0.12 <= times / len(rows) <= 0.22 for times in caves.values()), caves


def test_every_picture_of_the_island_is_an_answer_several_times(pack: Pack) -> None:
    answers = Counter(puzzle.row.answer for puzzle in all_rows(pack))
    assert set(answers) == set(pack.answers)
    assert min(answers.values()) >= 5


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_ten_skill_families(pack: Pack, side: str) -> None:
    """As the engine counts them, and so a child's results; rows of one family are of several kinds."""
    puzzles = [puzzle for card in pack.cards for puzzle in card.sides[side]]
    families = {rule(puzzle, pack).family for puzzle in puzzles}
    assert families <= set(FAMILY_IDS)
    assert len(families) >= 10, families
    assert len({family(puzzle) for puzzle in puzzles}) >= 10


@pytest.mark.parametrize("side", SIDES)
def test_no_card_side_is_only_about_coins(pack: Pack, side: str) -> None:
    for card in pack.cards:
        coins = [puzzle.row for puzzle in card.sides[side] if any(cell.name == "coin" for cell in puzzle.row.completed)]
        assert len(coins) <= 2, card.id


def test_gaps_are_at_the_end_inside_and_first(pack: Pack) -> None:
    rows = [puzzle.row for puzzle in all_rows(pack)]
    gaps = Counter("first" if row.gap == 0 else "inside" if row.gap < len(row.cells) - 1 else "end" for row in rows)
    assert gaps["end"] >= 40
    assert gaps["inside"] >= 60
    assert gaps["first"] >= 8


def test_rows_get_harder_from_the_first_brown_one_to_the_last_blue_one(pack: Pack) -> None:
    def of_place(side: str, number: int) -> float:
        return mean(rule(card.sides[side].rows[number], pack).level for card in pack.cards)

    levels = [of_place(side, number) for side in SIDES for number in range(4)]
    assert all(easier < harder for easier, harder in pairwise(levels)), levels
    assert levels[0] < 2.0
    assert levels[-1] > 6.0


@pytest.mark.parametrize("side", SIDES)
def test_cards_get_harder_from_the_first_to_the_last(pack: Pack, side: str) -> None:
    thirds = (pack.cards[:6], pack.cards[6:13], pack.cards[13:])
    levels = [mean(rule(puzzle, pack).level for card in third for puzzle in card.sides[side]) for third in thirds]
    assert all(easier < harder for easier, harder in pairwise(levels)), levels


def test_every_text_is_there_in_three_languages(pack: Pack) -> None:
    assert set(pack.languages) == set(LANGUAGES)
    texts = [pack.title, pack.description, *(card.title for card in pack.cards)]
    texts += [text for puzzle in all_rows(pack) for text in (puzzle.hint, puzzle.explain) if text]
    for text in texts:
        assert set(text) == set(LANGUAGES)
        assert all(words.strip() and len(words.split()) <= 10 for words in text.values()), text


def test_every_row_follows_the_rule_that_it_names(pack: Pack) -> None:
    for puzzle in all_rows(pack):
        assert rule(puzzle, pack).answer == puzzle.row.answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_is_explained_in_two_short_sentences_and_eight_seconds(pack: Pack, lang: str) -> None:
    for puzzle in all_rows(pack):
        explanation = explain(puzzle.row, rule(puzzle, pack))
        lengths = sentence_lengths(words(explanation, built_in_vocabulary(), lang))
        assert 1 <= len(lengths) <= 2, puzzle.row.text
        assert max(lengths) <= LONGEST_SENTENCE, puzzle.row.text
        assert explanation.length_ms <= LONGEST_SCRIPT_MS


@pytest.mark.parametrize("on_offer", ["the island", "every picture"])
def test_every_row_has_one_clear_answer_and_it_is_the_printed_one(pack: Pack, on_offer: str) -> None:
    options = pack.answers if on_offer == "the island" else ()
    found = {puzzle.row: verdict(puzzle.row, options) for puzzle in all_rows(pack)}
    unclear = [row.text for row, one in found.items() if one.kind != "clear" or one.answer != row.answer]
    assert unclear == []
