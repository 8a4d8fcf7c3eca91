"""The rule words of packs: read, matched with rows, and refused where they do not fit."""

from __future__ import annotations

import pytest

from kidslogic.patterns.rule_words import RULE_WORDS, RuleWord, parse_rule, rule_by_word, rule_of
from kidslogic.patterns.symbols import Symbol
from tests.patterns.rows_for_tests import BOARD, row, symbol


@pytest.mark.parametrize("word", RULE_WORDS)
def test_every_word_is_read_back_from_its_text(word: str) -> None:
    numbers = RULE_WORDS[word]
    found = RuleWord(word, None if numbers is None else numbers[0])
    assert parse_rule(found.text) == found


@pytest.mark.parametrize(
    "text", ["", "swap", "repeat", "repeat x", "repeat 9", "mirror 2", "repeat 2 3", "each-once 9"]
)
def test_what_is_no_rule_word(text: str) -> None:
    assert parse_rule(text) is None


FITTING = [
    ("repeat 2", "shell star shell star shell ? = star", "repeat"),
    ("repeat 4", "shell star shell star shell ? = star", "repeat"),
    ("repeat 2", "fish/red star/blue fish/red star/blue fish/red ? = star/blue", "repeat"),
    ("blocks 2", "star star moon moon fish ? = fish", "pairs"),
    ("blocks 3", "star star star moon moon moon star ? = star", "blocks"),
    ("pairs", "fish/small fish/big star/small star/big crab/small ? = crab/big", "pairs"),
    ("mirror", "moon star fish fish ? moon = star", "mirror"),
    ("there-back", "shell star crab star shell star crab ? = star", "there-back"),
    ("grow", "shell star shell shell star shell shell shell ? = star", "grow"),
    ("count", "coin/1 coin/2 coin/3 ? coin/5 = coin/4", "count"),
    ("steps", "coin/1 coin/2 coin/4 coin/7 ? = coin/11", "steps"),
    ("double", "coin/1 coin/2 coin/4 coin/8 ? = coin/16", "double"),
    ("turn", "arrow/up arrow/right arrow/down arrow/left ? = arrow/up", "turn"),
    ("size", "star/small star/big star/big star/small star/big ? = star/big", "size"),
    ("two-rows", "coin/1 shell coin/2 shell coin/3 shell ? = coin/4", "two-rows"),
    ("two-rows", "coin/1 palm coin/2 parrot coin/3 ? coin/4 parrot = palm", "two-rows"),
    ("two-things", "fish/red crab/blue star/red fish/blue crab/red star/blue fish/red ? = crab/blue", "two-things"),
    ("shift", "shell star crab star crab shell crab ? = shell", "shift"),
    ("each-once 3", "shell star crab star shell crab crab ? star = shell", "each-once"),
    ("free", "shell star shell star shell ? = star", "repeat"),
    ("odd-one-out", "shell star shell star shell ? = star", "repeat"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "text", "family"), FITTING)
def test_the_rule_of_a_word_tells_the_row_and_its_answer(word: str, text: str, family: str) -> None:
    told = row(text)
    rule = rule_of(told, (), parse_rule(word))
    assert rule is not None
    assert rule.cells == told.completed
    assert rule.family == family


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("repeat 3", "shell star shell star shell ? = star"),
        ("repeat 2", "shell star shell star shell ? = moon"),
        ("mirror", "shell star shell star shell ? = star"),
        ("count", "arrow/up arrow/right arrow/down arrow/left ? = arrow/up"),
        ("turn", "coin/1 coin/2 coin/3 ? coin/5 = coin/4"),
        ("size", "shell star shell star shell ? = star"),
        ("size", "star/small star/big star/small star/big star/small ? = star/small"),
        ("size", "star/small star/small star/big star/small star/big ? = star/big"),
        ("size", "star/small star/big star/small star/small star/big star/small star/small star/small ? = star/big"),
        ("two-things", "fish/red star/red fish/blue star/blue fish/red ? = fish/blue"),
        ("two-things", "shell star shell star shell ? = star"),
        ("two-rows", "shell star shell star shell ? = star"),
        ("pairs", "shell star shell star shell ? = star"),
        ("steps", "coin/1 coin/2 coin/3 coin/4 ? = coin/5"),
    ],
)
def test_a_word_that_does_not_fit_has_no_rule(word: str, text: str) -> None:
    assert rule_of(row(text), (), parse_rule(word)) is None


def test_every_word_is_tried() -> None:
    assert {word.split()[0] for word, *_ in FITTING} == set(RULE_WORDS)


def test_without_a_word_the_cheapest_rule_that_gives_the_answer() -> None:
    fibonacci = rule_of(row("coin/2 coin/3 coin/5 coin/8 ? = coin/13"))
    growing = rule_of(row("coin/2 coin/3 coin/5 coin/8 ? = coin/12"))
    assert fibonacci is not None
    assert growing is not None
    assert [part.fit.family for part in fibonacci.parts] == ["always", "sum"]
    assert [part.fit.family for part in growing.parts] == ["always", "steps-grow"]
    assert rule_of(row("shell star shell star shell ? = moon")) is None


def test_an_answer_that_no_cave_shows_has_no_rule() -> None:
    told = row("shell star shell star shell ? = star")
    assert rule_of(told, [Symbol("shell")]) is None
    assert rule_of(told, BOARD) is not None


def test_the_answer_that_a_word_gives_instead() -> None:
    rule = rule_by_word(row("shell star shell star shell ? = moon"), RuleWord("repeat", 2))
    assert rule is not None
    assert rule.answer == symbol("star")
    assert rule_by_word(row("shell star shell star shell ? = moon"), RuleWord("mirror")) is None


def test_the_answer_that_the_sizes_give_instead() -> None:
    rule = rule_by_word(row("star/small star/big star/small star/big ? = star/big"), RuleWord("size"))
    assert rule is not None
    assert rule.answer == symbol("star/small")
