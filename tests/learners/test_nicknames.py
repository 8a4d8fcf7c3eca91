import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.learners.nicknames import MAX_GRAPHEMES, Refused, graphemes, nickname, same_name

FAMILY = "👩🏽‍👩🏻‍👧🏿‍👦"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("Mia", 3),
        ("Žofie", 5),
        (unicodedata.normalize("NFD", "Žofie"), 5),
        ("مريم", 4),
        ("مُحَمَّد", 4),
        ("שָׁלוֹם", 4),
        ("नेहा", 2),
        ("ก็ำ", 1),
        ("각", 1),
        (unicodedata.normalize("NFD", "각"), 1),
        ("さくら", 3),
        ("ﾊﾞ", 1),
        (FAMILY, 1),
        ("🏴‍☠️", 1),
        ("❤️", 1),
        ("👍🏿", 1),
        ("🇩🇪", 1),
        ("🇩🇪🇨🇿🇬", 3),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1),
        ("1️⃣", 1),
        ("a🦊b", 3),
    ],
)
def test_counts_what_a_person_sees(text: str, count: int) -> None:
    assert graphemes(text) == count


@pytest.mark.parametrize(
    "typed", ["Mia", "Žofie", "مريم", "נועה", "さくら", "🦊", FAMILY * 40, "x" * 40, "Ö" * 40, "Jan 2", "7"]
)
def test_takes_any_script(typed: str) -> None:
    assert nickname(typed) == typed


def test_keeps_one_spelling_of_the_same_name() -> None:
    assert nickname(unicodedata.normalize("NFD", "Žofie Ö")) == "Žofie Ö"
    assert nickname("  Anna   Lena\u00a0") == "Anna Lena"
    assert len(nickname(unicodedata.normalize("NFD", "Ö" * 40))) == MAX_GRAPHEMES


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u200d\u200d", "empty"),
        ("\u0301", "empty"),
        ("x" * 41, "too_long"),
        (FAMILY * 41, "too_long"),
        ("a" + "\u0301" * 1000, "too_long"),
        ("Mi\x00a", "control"),
        ("Mi\na", "control"),
        ("Mi\ta", "control"),
        ("\u202eaiM", "control"),
        ("Mia\u2066", "control"),
        ("\ud800", "control"),
    ],
)
def test_refuses_what_cannot_stand_on_a_sign(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        nickname(typed)
    assert refused.value.code == code


@given(st.text(max_size=60))
def test_a_kept_name_is_kept_again_unchanged_and_never_longer(typed: str) -> None:
    try:
        name = nickname(typed)
    except Refused:
        return
    assert nickname(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert 1 <= graphemes(name) <= MAX_GRAPHEMES
    name.encode("utf-8")


@given(st.text(max_size=30), st.text(max_size=30))
def test_counts_no_more_than_code_points_and_adds_up_at_a_letter(one: str, other: str) -> None:
    assert graphemes(one) <= len(one)
    assert graphemes(one + "a" + other) <= graphemes(one) + 1 + graphemes(other)
    assert graphemes(one + "a") == graphemes(one) + 1


def test_capital_letters_make_no_other_name() -> None:
    assert same_name("Mia", "MIA")
    assert same_name("Großer", "GROSSER")
    assert not same_name("Mia", "Mía")
