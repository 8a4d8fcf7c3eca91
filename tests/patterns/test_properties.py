"""What must hold for any row, not only for the labelled ones (issue 3, tests)."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.patterns.drafts import Stock
from kidslogic.patterns.generator import draft
from kidslogic.patterns.row import Row
from kidslogic.patterns.skills import FAMILIES
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import Verdict, verdict
from tests.patterns.rows_for_tests import BOARD, NAMES

STOCK = Stock.of(BOARD)


@st.composite
def drafted(draw: st.DrawFn) -> Row:
    """A row of any family and level, as the generator drafts it before anything is proven."""
    family = draw(st.sampled_from(FAMILIES))
    level = draw(st.integers(family.lowest, family.highest))
    rng = random.Random(draw(st.integers(0, 10_000)))
    found = None
    while found is None:
        found = draft(family.id, level, rng, STOCK)
    return found


@st.composite
def any_row(draw: st.DrawFn) -> tuple[Symbol | None, ...]:
    names = draw(st.lists(st.sampled_from(NAMES[:4]), min_size=4, max_size=9))
    gap = draw(st.integers(0, len(names) - 1))
    return tuple(None if i == gap else Symbol(name) for i, name in enumerate(names))


def renamed(symbol: Symbol | None, names: dict[str, str]) -> Symbol | None:
    return None if symbol is None else replace(symbol, name=names.get(symbol.name, symbol.name))


@given(any_row(), st.permutations(NAMES))
def test_renaming_the_pictures_changes_no_verdict(cells: tuple[Symbol | None, ...], others: list[str]) -> None:
    names = dict(zip(NAMES, others, strict=True))
    before, after = verdict(cells), verdict([renamed(cell, names) for cell in cells])
    assert (after.kind, after.level, after.margin) == (before.kind, before.level, before.margin)
    assert after.answer == renamed(before.answer, names)


@given(drafted())
def test_the_rule_tells_every_visible_cell_and_the_answer(row: Row) -> None:
    found = verdict(row)
    for rule in (found.rule, found.rival):
        if rule is not None and rule.answer is not None:
            told = [mine for mine, seen in zip(rule.cells, row.cells, strict=True) if seen is not None]
            assert told == [seen for seen in row.cells if seen is not None]
            assert rule.cells[row.gap] == rule.answer
    if found.rule is not None and found.rival is not None:
        assert found.rule.picture != found.rival.picture


@given(drafted())
def test_options_never_make_a_clear_row_doubtful(row: Row) -> None:
    found = verdict(row)
    if found.kind == "clear" and found.answer in BOARD:
        chosen = verdict(row, BOARD)
        assert (chosen.kind, chosen.answer) == ("clear", found.answer)


@pytest.mark.parametrize("family", ["repeat", "size", "there-back", "two-things"])
def test_one_more_whole_unit_never_makes_a_clear_row_ambiguous(family: str) -> None:
    rng = random.Random(3)
    longer = 0
    for _ in range(60):
        row = draft(family, rng.randint(1, 6), rng, STOCK)
        if row is None:
            continue
        found = verdict(row)
        unit = whole_unit(found)
        if found.kind == "clear" and found.answer == row.answer and 0 < unit <= len(row.cells):
            longer += 1
            assert verdict((*row.completed[:unit], *row.cells)).kind != "ambiguous"
    assert longer >= 20


def whole_unit(found: Verdict) -> int:
    """Length of the unit after which every channel starts again by its rule; 0 when one never does."""
    lengths = []
    for part in () if found.rule is None else found.rule.changing:
        if part.fit.family == "cycle":
            lengths.append(part.fit.param("period"))
        elif part.fit.family == "there-back":
            way, doubled = part.fit.param("way"), part.fit.param("doubled")
            lengths.append(2 * way if doubled else 2 * way - 2)
        else:
            return 0
    return math.lcm(*lengths)


@pytest.mark.parametrize("family", ["count", "turn"])
def test_one_more_step_never_makes_a_clear_row_ambiguous(family: str) -> None:
    rng = random.Random(4)
    checked = 0
    for _ in range(40):
        row = draft(family, 4, rng, STOCK)
        if row is not None and row.gap > 1 and verdict(row).kind == "clear":
            checked += 1
            shorter = Row(row.cells[1:], row.answer)
            if verdict(shorter).kind == "clear":
                assert verdict(row).kind == "clear"
    assert checked >= 10


def test_a_mirror_row_read_from_the_right_has_the_same_verdict() -> None:
    rng = random.Random(5)
    seen = 0
    while seen < 40:
        row = draft("mirror", rng.randint(5, 6), rng, STOCK)
        assert row is not None
        found, back = verdict(row), verdict(tuple(reversed(row.cells)))
        if found.rule is not None and found.rule.family == "mirror":
            seen += 1
            assert (back.kind, back.answer) == (found.kind, found.answer)
