"""Setups: their text form, and what a game accepts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.game import Illegal, Seat, Setup, Unreadable, parse_setup
from tests.engine.stairs import STAIRS

GUESTS = (Seat("guest"), Seat("guest"))
WORDS = st.text("abcxyz019._-", min_size=1, max_size=8)
SEATS = st.builds(Seat, st.sampled_from(["child", "guest", "computer"]), st.just("") | WORDS)


@given(
    st.builds(
        Setup,
        game=WORDS,
        seats=st.lists(SEATS, min_size=1, max_size=4).map(tuple),
        source=st.just("") | WORDS.map(lambda word: f"{word}@1"),
        options=st.dictionaries(WORDS.filter(lambda key: key not in ("seats", "source")), WORDS).map(
            lambda options: tuple(sorted(options.items()))
        ),
    )
)
def test_a_setup_reads_back(setup):
    assert parse_setup(setup.text) == setup


def test_the_text_form_of_a_setup():
    setup = Setup("stairs", (Seat("child", "ab12"), Seat("computer", "first")), "cards@1", (("wind", "on"),))
    assert setup.text == "stairs seats=child:ab12,computer:first source=cards@1 wind=on"


@pytest.mark.parametrize(
    "text",
    [
        *("", "stairs", "stairs ", "stairs seats=", "stairs seats=guest seats=guest", "stairs wind=on"),
        *("stairs seats=guest wind", "stairs seats=guest =on", "stairs seats=robot", "stairs seats=guest:"),
        *("stairs seats=guest  wind=on", "stairs seats=guest wind=on dust=none", "stairs wind=on seats=guest"),
    ],
)
def test_other_texts_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_setup(text)


def test_defaults_are_left_out_and_read_back_as_the_default():
    setup = STAIRS.setup(GUESTS, wind="off")
    assert setup.options == ()
    assert STAIRS.option(setup, "wind") == "off"
    assert STAIRS.option(STAIRS.setup(GUESTS, wind="on"), "wind") == "on"


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (GUESTS, {"rain": "on"}, "no_such_option"),
        (GUESTS, {"wind": "sideways"}, "no_such_value"),
        (GUESTS[:1], {}, "number_of_seats"),
        ((Seat("guest"), Seat("computer", "best")), {}, "no_such_opponent"),
        (GUESTS, {"wind": "on", "dust": "thick"}, "dust_flies"),
    ],
)
def test_a_game_refuses_what_it_cannot_play(seats, options, reason):
    with pytest.raises(Illegal) as refused:
        STAIRS.setup(seats, **options)
    assert refused.value.reason == reason


def test_a_game_refuses_the_setup_of_another_game():
    with pytest.raises(Illegal, match="other_game"):
        STAIRS.check(Setup("ladders", GUESTS))
