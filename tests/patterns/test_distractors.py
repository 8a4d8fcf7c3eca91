"""Wrong answers with a reason, and choices that do not give the right one away."""

from __future__ import annotations

import random

import pytest

from kidslogic.patterns.distractors import choices, distractors, likeness, tag_of
from kidslogic.patterns.generator import generate
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.skills import FAMILIES
from kidslogic.patterns.verdict import verdict
from tests.patterns.rows_for_tests import BOARD, cells, symbol


def told(text: str) -> tuple[Row, Rule]:
    found = verdict(cells(text))
    assert found.rule is not None
    assert found.answer is not None
    return Row(cells(text), found.answer), found.rule


@pytest.mark.parametrize(
    ("text", "answer", "tag"),
    [
        ("shell star shell star shell ?", "shell", "repeat-last"),
        ("palm fish parrot moon palm fish parrot ?", "fish", "off-by-one"),
        ("crab shell shell crab shell ?", "crab", "other-rule"),
        ("palm fish parrot palm fish ?", "fish", "repeat-last"),
        ("shell star crab star shell star crab ?", "crab", "no-mirror"),
        ("moon star fish fish ? moon", "fish", "no-mirror"),
        ("shell star shell shell star shell shell shell ?", "shell", "no-growth"),
        ("coin/1 coin/2 coin/3 coin/4 ?", "coin/4", "no-growth"),
        ("coin/1 coin/2 coin/4 coin/7 ?", "coin/10", "other-rule"),
        ("arrow/up arrow/right arrow/down arrow/left ?", "arrow/down", "wrong-turn"),
        ("coin/1 coin/9 coin/2 coin/9 coin/3 coin/9 ?", "coin/9", "wrong-row"),
        ("fish/red crab/blue star/red fish/blue crab/red star/blue fish/red ?", "crab/red", "drop-rule:colour"),
        ("fish/red crab/blue star/red fish/blue crab/red star/blue fish/red ?", "star/blue", "drop-rule:symbol"),
        ("palm fish parrot palm fish ?", "palm", "first-seen"),
        ("palm fish parrot palm fish ?", "anchor", "favourite"),
    ],
)
def test_the_tag_of_a_wrong_answer(text: str, answer: str, tag: str) -> None:
    row, rule = told(text)
    assert tag_of(row, rule, symbol(answer)) == tag


def test_the_right_answer_has_no_tag() -> None:
    row, rule = told("shell star shell star shell ?")
    assert tag_of(row, rule, symbol("star")) is None


def test_distractors_are_wrong_on_the_board_and_tagged_once() -> None:
    row, rule = told("palm fish parrot palm fish ?")
    board = [symbol(name) for name in ("palm", "fish", "parrot", "moon")]
    found = distractors(row, rule, board)
    assert dict(found) == {
        symbol("fish"): "repeat-last",
        symbol("palm"): "first-seen",
        symbol("moon"): "favourite",
    }


@pytest.mark.parametrize("n", [3, 4])
def test_choices_hold_the_answer_and_different_slips(n: int) -> None:
    row, rule = told("crab shell moon crab shell moon crab ?")
    found = choices(row, rule, BOARD, n, random.Random(1))
    assert len(set(found)) == n
    assert row.answer in found
    tags = {tag_of(row, rule, option) for option in found} - {None}
    assert len(tags) >= 2


def test_choices_take_what_there_is() -> None:
    row, rule = told("shell star shell star shell ?")
    assert set(choices(row, rule, [symbol("shell"), symbol("star")], 4, random.Random(1))) == {
        symbol("shell"),
        symbol("star"),
    }


@pytest.mark.parametrize("n", [3, 4])
def test_looking_only_at_the_answers_helps_nobody(n: int) -> None:
    """learning.md 1.5: who takes the option most like the others is right at most 10 points above chance."""
    rng = random.Random(6)
    right = rows = 0.0
    for _ in range(8):
        for family in FAMILIES:
            made = generate(family.id, rng.randint(family.lowest, family.highest), rng, BOARD)
            if made is None:
                continue
            options = choices(made.row, made.rule, BOARD, n, rng)
            best = max(likeness(option, options) for option in options)
            typical = [option for option in options if likeness(option, options) == best]
            rows += 1
            right += (made.row.answer in typical) / len(typical)
    assert rows >= 100
    assert right / rows <= 1 / n + 0.1
