"""Every family: hand-made rows that it tells, with their answer and their skill, and rows that it must not pass."""

from __future__ import annotations

import pytest

from kidslogic.patterns.channels import channels_of
from kidslogic.patterns.families import FAMILY_REGISTRY, all_fits
from kidslogic.patterns.verdict import verdict, verdict_of_channels
from tests.patterns.labelled_rows import parse_channels
from tests.patterns.rows_for_tests import cells, symbol

CLEAR = [
    ("always", "repeat", "crab crab crab crab ?", "crab"),
    ("cycle", "repeat", "shell star shell star shell ?", "star"),
    ("cycle", "repeat", "crab shell shell crab shell shell crab ?", "shell"),
    ("cycle", "repeat", "palm fish parrot palm ? parrot", "fish"),
    ("cycle", "size", "star/small star/big star/big star/small star/big ?", "star/big"),
    ("blocks", "pairs", "star star moon moon fish ?", "fish"),
    ("blocks", "blocks", "star star star moon moon moon star ?", "star"),
    ("blocks", "blocks", "coin/1 coin/1 coin/2 coin/2 coin/3 coin/3 ?", "coin/4"),
    ("mirror", "mirror", "moon star fish fish ? moon", "star"),
    ("mirror", "mirror", "shell star crab moon crab star ?", "shell"),
    ("there-back", "there-back", "shell star crab star shell star crab ?", "star"),
    ("there-back", "there-back", "coin/1 coin/2 coin/3 coin/2 coin/1 coin/2 ?", "coin/3"),
    ("mirror-groups", "mirror", "shell star shell crab fish crab moon palm ?", "moon"),
    ("groups", "grow", "shell star shell shell star shell shell shell ?", "star"),
    ("groups", "grow", "star shell star shell shell star shell shell ?", "shell"),
    ("groups", "grow", "shell shell shell star shell shell star shell ?", "star"),
    ("runs", "grow", "shell star star crab crab ?", "crab"),
    ("runs", "grow", "shell star star shell shell shell star ? star star", "star"),
    ("prefix", "grow", "shell shell star shell star crab shell star ?", "crab"),
    ("count", "count", "coin/1 coin/2 coin/3 ? coin/5", "coin/4"),
    ("count", "count", "coin/9 coin/7 coin/5 ?", "coin/3"),
    ("count", "turn", "arrow/up arrow/right arrow/down arrow/left ?", "arrow/up"),
    ("count", "turn", "arrow/up arrow/up-left arrow/left ? arrow/down", "arrow/down-left"),
    ("steps-grow", "steps", "coin/1 coin/2 coin/4 coin/7 ?", "coin/11"),
    ("steps-grow", "turn", "arrow/up arrow/up-right arrow/down-right arrow/left ?", "arrow/right"),
    ("steps-turn", "steps", "coin/1 coin/2 coin/4 coin/5 coin/7 ?", "coin/8"),
    ("steps-pairs", "steps", "coin/1 coin/2 coin/3 coin/5 coin/7 ?", "coin/10"),
    ("steps-double", "steps", "coin/2 coin/3 coin/5 coin/9 ?", "coin/17"),
    ("operations", "steps", "coin/1 coin/2 coin/4 coin/5 coin/10 ?", "coin/11"),
    ("double", "double", "coin/1 coin/2 coin/4 coin/8 ?", "coin/16"),
    ("double", "double", "coin/16 coin/8 coin/4 ? coin/1", "coin/2"),
    ("sum", "steps", "coin/1 coin/1 coin/2 coin/3 coin/5 ?", "coin/8"),
    ("shift", "shift", "shell star crab star crab shell crab ?", "shell"),
    ("each-once", "each-once", "shell star crab star shell crab crab ? star", "shell"),
    ("lanes", "two-rows", "coin/1 coin/9 coin/2 coin/9 coin/3 coin/9 ?", "coin/4"),
    ("lanes", "two-rows", "coin/1 shell coin/2 shell coin/3 shell ?", "coin/4"),
    ("lanes", "two-rows", "moon arrow/up turtle arrow/right moon arrow/down turtle arrow/left ?", "moon"),
    ("carried", "two-things", "coin/1 coin/2 shell coin/3 coin/4 shell coin/5 ? shell", "coin/6"),
    ("cycle", "two-things", "fish/red crab/blue star/red fish/blue crab/red star/blue fish/red ?", "crab/blue"),
    ("blocks", "pairs", "fish/small fish/big star/small star/big crab/small ?", "crab/big"),
]
BAD = [
    "star star star moon ?",
    "star ? star moon moon",
    "shell star crab star crab ?",
    "star moon star shell star shell shell crab ?",
    "shell star star star crab ?",
    "fish/small fish/big star/small ?",
    "shell star ?",
    "shell star shell ?",
    "shell star crab ?",
    "shell shell star ?",
    "shell star star shell ?",
    "star star moon moon ?",
    "star star moon moon fish fish ?",
    "shell star ? shell",
    "shell star crab star ?",
    "shell star shell shell star shell shell ?",
    "shell star star crab crab crab ?",
    "coin/2 coin/4 ?",
    "coin/1 coin/2 coin/4 ?",
    "coin/1 coin/2 coin/3 coin/5 ?",
    "coin/2 coin/3 coin/5 coin/8 ?",
    "coin/1 ? coin/9",
    "arrow/up arrow/down ?",
    "arrow/up arrow/right ?",
    "shell star crab star ? shell",
    "shell palm star palm crab palm moon ? parrot palm moon",
    "fish/red star/red fish/blue star/green fish/red star/yellow ?",
    "shell moon crab star shell fish ?",
    "coin/4 coin/1 coin/9 coin/3 coin/8 coin/2 ?",
]


@pytest.mark.parametrize(("family", "skill", "text", "answer"), CLEAR)
def test_a_clear_row_is_told_by_its_family(family: str, skill: str, text: str, answer: str) -> None:
    found = verdict(cells(text))
    assert found.kind == "clear"
    assert found.answer == symbol(answer)
    assert found.rule is not None
    assert family in {part.fit.family for part in found.rule.parts}
    assert found.rule.family == skill


@pytest.mark.parametrize("text", BAD)
def test_a_bad_row_is_stopped_or_warned_of(text: str) -> None:
    assert verdict(cells(text)).kind != "clear"


def test_every_family_has_a_clear_row() -> None:
    assert {family for family, *_ in CLEAR} == set(FAMILY_REGISTRY)


@pytest.mark.parametrize("text", [text for _, _, text, _ in CLEAR] + BAD)
def test_every_fit_agrees_with_every_visible_cell(text: str) -> None:
    for channel in channels_of(cells(text)):
        for fit in all_fits(channel):
            told = [(seen, mine) for seen, mine in zip(channel.cells, fit.cells, strict=True) if seen is not None]
            assert all(seen == mine for seen, mine in told), fit
            assert fit.confirmed <= len(channel.visible)


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("rot=0 6 4 ? 0 6", 2),
        ("pos=0 1 2 3 ? 1 2", 0),
        ("num=1 2 1 2 3 1 2 3 4 1 2 ? 4 5", 3),
        ("num=10 20 30 40 ?", 50),
        ("num=1 7 2 6 3 5 ?", 4),
        ("sym=A B C C B A A B ? C", "C"),
        ("sym=A B A A B B A A A B B ?", "B"),
    ],
)
def test_rows_beyond_the_length_and_the_symbols_of_packs(text: str, want: str | int) -> None:
    found = verdict_of_channels(parse_channels(text))
    assert found.kind == "clear"
    assert found.rule is not None
    assert found.rule.picture == (want,)
