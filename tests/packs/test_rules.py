"""Rule words: a row that obeys passes, a row with another answer or no such pattern is told so."""

from __future__ import annotations

import pytest

from kidslogic.packs.rows import judge
from kidslogic.patterns.row import Row
from kidslogic.patterns.rule_words import RULE_WORDS, RuleWord, parse_rule
from kidslogic.patterns.symbols import Symbol, parse_symbol


def _row(text: str) -> Row:
    left, _, right = text.partition(" = ")
    cells = [None if word == "?" else parse_symbol(word) for word in left.split()]
    answer = parse_symbol(right)
    assert isinstance(answer, Symbol)
    return Row(tuple(cell if cell is None or isinstance(cell, Symbol) else None for cell in cells), answer)


OBEYS = [
    ("repeat 1", "star star star ? = star", "moon"),
    ("repeat 3", "palm fish parrot palm ? parrot = fish", "palm"),
    ("blocks 2", "star star moon moon fish ? = fish", "star"),
    ("blocks 3", "star star star moon moon ? = moon", "star"),
    ("mirror", "moon star fish fish ? moon = star", "moon"),
    ("there-back", "star moon fish palm fish ? star = moon", "palm"),
    ("there-back", "star moon fish fish moon ? = star", "fish"),
    ("grow", "star moon star star moon star star ? = star", "moon"),
    ("grow", "star moon moon fish fish ? = fish", "star"),
    ("count", "coin/1 coin/2 coin/3 ? coin/5 = coin/4", "coin/3"),
    ("count", "coin/9 coin/7 ? coin/3 = coin/5", "coin/6"),
    ("steps", "coin/1 coin/2 coin/4 coin/7 ? = coin/11", "coin/8"),
    ("steps", "coin/1 coin/2 coin/4 coin/5 ? = coin/7", "coin/6"),
    ("double", "coin/1 coin/2 coin/4 ? = coin/8", "coin/7"),
    ("double", "coin/16 coin/8 ? coin/2 = coin/4", "coin/6"),
    ("turn", "arrow/up arrow/right arrow/down ? = arrow/left", "arrow/up"),
    ("size", "star/small star/big star/small star/big star/small ? = star/big", "moon"),
    ("two-rows", "coin/1 star coin/2 star coin/3 ? = star", "coin/4"),
    ("two-things", "fish/red shell/blue star/red fish/blue shell/red star/blue fish/red ? = shell/blue", "star/red"),
    ("shift", "star moon fish moon fish star fish star ? = moon", "fish"),
    ("pairs", "star star moon moon fish ? = fish", "moon"),
    ("each-once 3", "star moon fish fish star moon moon fish ? = star", "moon"),
]


def _rule(text: str) -> RuleWord:
    rule = parse_rule(text)
    assert rule is not None
    return rule


@pytest.mark.parametrize(("rule", "row", "other"), OBEYS)
def test_a_row_obeys_its_rule(rule: str, row: str, other: str) -> None:
    assert judge(_row(row), _rule(rule)) is None
    left, _, answer = row.partition(" = ")
    doubt = judge(_row(f"{left} = {other}"), _rule(rule))
    assert doubt is not None
    assert (doubt.code, doubt.params["other"]) == ("rule-other-answer", answer)


def test_every_rule_that_can_be_checked_is_tested() -> None:
    assert {rule.split()[0] for rule, _, _ in OBEYS} | {"odd-one-out", "free"} == set(RULE_WORDS)


@pytest.mark.parametrize("rule", sorted({rule for rule, _, _ in OBEYS} - {"two-rows"}))
def test_a_row_without_the_pattern_is_told_so(rule: str) -> None:
    doubt = judge(_row("star moon moon palm fish star palm ? = star"), _rule(rule))
    assert doubt is not None
    assert doubt.code == "rule-does-not-fit"


@pytest.mark.parametrize("rule", ["odd-one-out", "free"])
def test_some_rules_are_not_checked(rule: str) -> None:
    assert judge(_row("star moon moon palm fish ? = star"), RuleWord(rule)) is None


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("star moon star moon star ? = moon", None),
        ("star moon star moon star ? = fish", "answer-looks-wrong"),
        ("shell star shell shell star shell shell ? = shell", "row-ambiguous"),
        ("shell star shell shell star shell shell ? = star", "row-ambiguous"),
        ("coin/1 coin/2 coin/3 coin/4 ? = coin/6", "answer-looks-wrong"),
        ("star moon fish palm ? = shell", "row-without-rule"),
    ],
)
def test_without_a_rule_every_rule_is_tried(row: str, code: str | None) -> None:
    doubt = judge(_row(row), None)
    assert (doubt and doubt.code) == code
