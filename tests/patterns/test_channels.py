"""Rows taken apart and put together again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.patterns.channels import CHANNELS, channel, channels_of, picture_of, symbol_of
from kidslogic.patterns.rules import drawable
from kidslogic.patterns.symbols import Symbol, parse_symbol
from kidslogic.patterns.verdict import verdict, verdict_of_channels
from tests.patterns.labelled_rows import parse_channels
from tests.patterns.rows_for_tests import BOARD, cells


@given(st.sampled_from(BOARD), st.sets(st.sampled_from(CHANNELS[1:])))
def test_a_symbol_survives_being_taken_apart(symbol: Symbol, chosen: set[str]) -> None:
    names = tuple(name for name in CHANNELS if name == "symbol" or name in chosen)
    assert symbol_of(picture_of(symbol, names), names) == symbol


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("shell star ?", ["symbol"]),
        ("shell/red star/blue ?", ["symbol", "colour"]),
        ("star/blue star/blue moon moon ?", ["symbol"]),
        ("fish/red star fish/blue star ?", ["symbol", "colour"]),
        ("coin/1 shell coin/2 ?", ["symbol", "number"]),
        ("arrow/up arrow/left ?", ["symbol", "direction"]),
        ("fish/red/big fish/red/small ?", ["symbol", "colour", "size"]),
    ],
)
def test_the_channels_of_a_row(text: str, names: list[str]) -> None:
    assert [channel.name for channel in channels_of(cells(text))] == names


def test_a_variant_that_a_picture_always_has_is_part_of_the_picture() -> None:
    found = verdict(cells("star/blue star/blue moon moon fish/red ?"))
    assert found.kind == "clear"
    assert found.answer == Symbol("fish", colour="red")


@pytest.mark.parametrize(
    "text", ["coin/5 coin/9 coin/13 coin/17 ?", "coin/3 coin/6 coin/12 ?", "dots/3 dots/5 dots/7 dots/9 ?"]
)
def test_an_answer_that_cannot_be_drawn_is_no_answer(text: str) -> None:
    found = verdict(cells(text))
    assert found.kind != "clear"
    assert found.answer is None or parse_symbol(found.answer.text) == found.answer


def test_no_picture_carries_what_it_cannot() -> None:
    names = ("symbol", "colour", "number")
    assert drawable(("coin", "-", 20), names) == Symbol("coin", number=20)
    assert drawable(("coin", "-", 21), names) is None
    assert drawable(("coin", "red", 3), names) is None
    assert drawable(("gem", "-", "-"), names) is None
    assert drawable(("shell", "red", "-"), names) == Symbol("shell", colour="red")
    assert drawable(None, names) is None


def test_what_a_channel_is_called_tells_its_kind() -> None:
    colour, turn = channel("colour", ["red", "blue", None]), channel("rot", [0, 6, None])
    assert (colour.kind, colour.cells) == ("names", ("red", "blue", None))
    assert (turn.kind, turn.ring, turn.cells) == ("ring", 8, (0, 6, None))


@pytest.mark.parametrize("text", ["sym=A B A", "sym=A ? A ?", "sym=A ? A;num=1 2 ?"])
def test_a_row_without_its_one_gap_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="exactly one gap"):
        verdict_of_channels(parse_channels(text))
