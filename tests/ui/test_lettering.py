"""Words in lines: broken where they may be, two lines about as long, nothing added between them."""

from __future__ import annotations

import pytest

from kidslogic.ui.lettering import lay_out, text_width

PX = 20.0


@pytest.fixture(autouse=True)
def _letters(qapp: object) -> None:
    """Widths of letters are those of the application."""


def lines(text: str, widest: str) -> tuple[str, ...]:
    """`text` in a box as wide as `widest` and as high as it needs."""
    return lay_out(text, text_width(widest, PX, bold=True) + 1, 1000, PX, PX).lines


def test_two_lines_are_about_as_long() -> None:
    assert lines("one two three four", "one two three") == ("one two", "three four")


def test_a_path_goes_on_in_the_next_line_without_a_space() -> None:
    assert lines("in the folder data/\u200bsettings", "in the folder data/") == ("in the folder", "data/settings")


def test_a_new_line_stays_where_it_is() -> None:
    assert lines("one two three\nfour", "one two three") == ("one two three", "four")


def test_a_line_begins_with_the_second_sentence_where_there_is_room() -> None:
    assert lines("Beside it. Two are left now.", "Beside it. Two are") == ("Beside it.", "Two are left now.")
    assert lines("Up! Two are left for you.", "Two are left for") == ("Up! Two are", "left for you.")


def test_a_number_with_a_full_stop_ends_no_sentence() -> None:
    assert lines("Look at the 3. row on it", "Look at the 3. row") == ("Look at the", "3. row on it")
