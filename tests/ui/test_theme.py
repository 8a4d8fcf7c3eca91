"""Contrast of the usual look and of the strong one, by the formula of WCAG 2.2."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing

PAPERS = {"PAPER", "PAPER2", "GLOW", "WHITE", "OFF", "YELLOW", "WOOD1"}
"""What words are written on."""
SCENERY = {
    "SEA0", "SEA1", "SEA2", "SEA3", "SEA4", "SAND1", "SAND2", "SAND3", "GRASS1", "GRASS2", "GRASS3", "ROCK1", "ROCK2",
    "AIR0", "AIR1", "AIR2", "WOOD1", "WOOD2", "BRASS",
}  # fmt: skip
"""What inked things stand before."""


@pytest.fixture(params=[False, True], ids=["usual", "strong"])
def strong(request: pytest.FixtureRequest) -> Iterator[bool]:
    theme.use_strong_contrast(request.param)
    yield request.param
    theme.use_strong_contrast(False)


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    seen = QColor(theme.seen(colour))
    return 0.2126 * linear(seen.redF()) + 0.7152 * linear(seen.greenF()) + 0.0722 * linear(seen.blueF())


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(getattr(theme, one)), luminance(getattr(theme, other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_words_can_be_read(strong, paper):
    assert contrast("INK", paper) >= (7 if strong else 4.5)
    if paper in {"PAPER", "PAPER2", "GLOW", "WHITE", "OFF"}:
        assert contrast("INK2", paper) >= (7 if strong else 4.5)


@pytest.mark.parametrize("ground", sorted(SCENERY))
def test_outlines_stand_out(strong, ground):
    assert contrast("INK", ground) >= (7 if strong else 3)


def test_in_strong_contrast_what_is_off_and_thin_lines_are_seen_too():
    theme.use_strong_contrast(True)
    figures = [contrast("ROCK3", "OFF"), contrast("PAPER3", "PAPER"), contrast("WOOD4", "WOOD1")]
    theme.use_strong_contrast(False)
    assert figures[0] >= 4.5
    assert figures[1] >= 3
    assert figures[2] >= 3


def test_strong_contrast_makes_each_pair_no_weaker():
    pairs = [("INK", ground) for ground in sorted(SCENERY | PAPERS)]
    usual = [contrast(*pair) for pair in pairs]
    theme.use_strong_contrast(True)
    now = [contrast(*pair) for pair in pairs]
    theme.use_strong_contrast(False)
    assert all(after >= before for before, after in zip(usual, now, strict=True))


def test_the_colours_of_the_play_stay(strong):
    for colour in (theme.RED, theme.ORANGE, theme.YELLOW, theme.GREEN, theme.SKY, theme.BLUE, theme.PURPLE):
        assert theme.seen(colour) == colour


def test_everything_drawn_follows(strong):
    sheet = Drawing(100, 100)
    sheet.path("M0 0H10", theme.PAPER, theme.INK).circle(5, 5, 4, theme.PAPER).rect(0, 0, 5, 5, theme.SEA4)
    sheet.ellipse(5, 5, 2, 2, theme.SAND1, theme.INK2)
    assert (theme.STRONG[theme.SEA4] in sheet.svg) == strong
    assert (theme.INK in sheet.svg) != strong
    assert (theme.SAND1 in sheet.svg) != strong
    assert sheet.ink == pytest.approx(3 * (theme.STRONG_PEN if strong else 1))
