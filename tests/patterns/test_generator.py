"""Fresh rows: proven, of the wanted family and level, the same for the same seed, fast enough."""

from __future__ import annotations

import random

import pytest

from kidslogic.patterns.generator import generate
from kidslogic.patterns.rule_words import RuleWord, rule_of
from kidslogic.patterns.skills import FAMILIES, FAMILY_IDS, Skill
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict
from tests.patterns.rows_for_tests import BOARD, NAMES

NUMBERS = {"repeat": range(1, 7), "blocks": range(2, 5), "each-once": range(2, 5)}


@pytest.mark.parametrize("family", FAMILIES, ids=FAMILY_IDS)
def test_every_family_has_proven_rows_on_every_level_of_its_range(family: Skill) -> None:
    rng = random.Random(2)
    for level in range(family.lowest, family.highest + 1):
        made = generate(family.id, level, rng, BOARD)
        assert made is not None
        assert made.level == level
        assert made.rule.family == family.id
        assert made.row.answer in BOARD
        assert 4 <= len(made.row.cells) <= 9
        found = verdict(made.row, BOARD)
        assert (found.kind, found.answer) == ("clear", made.row.answer)
        assert made.rule.cells == made.row.completed


@pytest.mark.parametrize("family", FAMILIES, ids=FAMILY_IDS)
def test_the_rule_of_a_generated_row_is_found_again_by_its_word(family: Skill) -> None:
    made = generate(family.id, family.lowest, random.Random(8), BOARD)
    assert made is not None
    words = [RuleWord(family.id, number) for number in NUMBERS.get(family.id, (None,))]
    assert any(rule_of(made.row, BOARD, word) is not None for word in words)


def test_the_same_seed_gives_the_same_rows() -> None:
    first, second = (
        [generate("repeat", 2, rng, BOARD) for _ in range(5)] for rng in (random.Random(3), random.Random(3))
    )
    assert first == second
    assert len({made.row.hash for made in first if made is not None}) > 1


def test_a_row_that_was_seen_does_not_come_again() -> None:
    first = generate("double", 7, random.Random(4), BOARD)
    assert first is not None
    again = generate("double", 7, random.Random(4), BOARD, seen={first.row.hash})
    assert again is not None
    assert again.row.hash != first.row.hash


@pytest.mark.parametrize("family", ["count", "double", "turn", "size", "two-things"])
def test_a_board_of_plain_pictures_has_only_the_families_of_pictures(family: str) -> None:
    plain = [Symbol(name) for name in NAMES]
    assert all(generate(family, level, random.Random(1), plain) is None for level in (3, 5, 7))
    assert generate("repeat", 3, random.Random(1), plain) is not None
