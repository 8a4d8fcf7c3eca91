"""The script that shows a rule: complete, in time, made only of cells of the row."""

from __future__ import annotations

import pytest

from kidslogic.patterns.explain import explain
from kidslogic.patterns.explanation import LONGEST_SCRIPT_MS, Explanation
from kidslogic.patterns.hints import hints
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.patterns.verdict import verdict
from tests.patterns.rows_for_tests import cells
from tests.patterns.test_families import CLEAR

TEXTS = [text for _, _, text, _ in CLEAR]


def told(text: str) -> tuple[Row, Rule, Explanation]:
    found = verdict(cells(text))
    assert found.rule is not None
    assert found.answer is not None
    row = Row(cells(text), found.answer)
    return row, found.rule, explain(row, found.rule)


@pytest.mark.parametrize("text", TEXTS)
def test_the_script_ends_with_the_answer_within_eight_seconds(text: str) -> None:
    row, _, explanation = told(text)
    assert explanation.family in FAMILY_IDS
    assert explanation.length_ms <= LONGEST_SCRIPT_MS
    assert [beat.kind for beat in explanation.beats].count("fill") == 1
    assert explanation.beats[-1].groups == ((row.gap,),)
    starts = [beat.start_ms for beat in explanation.beats]
    assert starts == [0, *(beat.end_ms for beat in explanation.beats[:-1])]


@pytest.mark.parametrize("text", TEXTS)
def test_every_beat_points_at_cells_and_labels_its_groups(text: str) -> None:
    row, _, explanation = told(text)
    assert len(explanation.beats) >= 2
    for beat in explanation.beats:
        assert beat.groups
        assert all(group for group in beat.groups)
        assert {cell for group in beat.groups for cell in group} <= set(range(len(row.cells)))
        assert len(beat.labels) in (0, len(beat.groups))
        if beat.kind in ("badge", "dial", "jump"):
            assert beat.labels
        if beat.kind == "jump":
            assert all(len(group) == 2 for group in beat.groups)
        if beat.kind == "dial":
            assert all(len(group) == 1 for group in beat.groups)


@pytest.mark.parametrize(
    ("text", "kind", "groups", "labels"),
    [
        ("crab shell shell crab shell shell crab ?", "bracket", ((0, 1, 2), (3, 4, 5), (6, 7)), ()),
        ("moon star fish fish ? moon", "mirror", ((0, 5), (1, 4), (2, 3)), ()),
        ("shell star crab moon crab star ?", "mirror", ((0, 6), (1, 5), (2, 4), (3,)), ()),
        ("coin/1 coin/3 coin/5 coin/7 ?", "jump", ((0, 1), (1, 2), (2, 3), (3, 4)), ("+2",) * 4),
        ("coin/1 coin/2 coin/4 coin/8 ?", "jump", ((0, 1), (1, 2), (2, 3), (3, 4)), ("x2",) * 4),
        ("arrow/up arrow/right arrow/down arrow/left ?", "dial", ((0,), (1,), (2,), (3,), (4,)), ("0",) + ("+2",) * 4),
        ("coin/1 shell coin/2 shell coin/3 shell ?", "lane", ((0, 2, 4, 6), (1, 3, 5)), ()),
        ("crab crab crab crab ?", "glow", ((0, 1, 2, 3, 4),), ()),
    ],
)  # fmt: skip
def test_the_first_beat_shows_the_family(
    text: str, kind: str, groups: tuple[tuple[int, ...], ...], labels: tuple[str, ...]
) -> None:
    first = told(text)[2].beats[0]
    assert (first.kind, first.groups, first.labels) == (kind, groups, labels)


def test_growing_groups_get_brackets_and_then_their_numbers() -> None:
    bracket, badge, _ = told("shell star shell shell star shell shell shell ?")[2].beats
    assert (bracket.kind, bracket.groups) == ("bracket", ((0, 1), (2, 3, 4), (5, 6, 7, 8)))
    assert (badge.kind, badge.groups, badge.labels) == ("badge", ((0,), (2, 3), (5, 6, 7)), ("1", "2", "3"))


def test_the_lane_with_the_gap_shows_its_own_rule() -> None:
    _, second, _ = told("coin/1 shell coin/2 shell coin/3 shell ?")[2].beats
    assert (second.kind, second.groups, second.labels) == ("jump", ((0, 2), (2, 4), (4, 6)), ("+1",) * 3)


def test_two_things_are_shown_one_after_the_other() -> None:
    beats = told("fish/red crab/blue star/red fish/blue crab/red star/blue fish/red ?")[2].beats
    assert [len(beat.groups[0]) for beat in beats] == [3, 2, 1]


@pytest.mark.parametrize("text", TEXTS)
def test_no_hint_shows_the_answer(text: str) -> None:
    row, rule, explanation = told(text)
    look, words, steps = hints(row, rule)
    assert [hint.kind for hint in (look, words, steps)] == ["look", "words", "steps"]
    marked = {cell for group in look.beats[0].groups for cell in group}
    assert marked
    assert row.gap not in marked
    assert words.explanation == explanation
    assert steps.beats == explanation.beats[:-1]
