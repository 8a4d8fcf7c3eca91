"""The ladder of a child alone (P8.3): bronze from five gemstones, silver from seven, gold from ten."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing

LADDER = ((5, "#C98A4B"), (7, "#C9D3D8"), (10, theme.YELLOW))
"""Gemstones wanted and the medal's colour."""
WIDE, HANGING = 380.0, 132.0
"""Size in units of the three medals beside each other."""


def medal_words(gems: int) -> str:
    """The best medal that was won, "" for none."""
    words = (
        QCoreApplication.translate("Medals", "Bronze!"),
        QCoreApplication.translate("Medals", "Silver!"),
        QCoreApplication.translate("Medals", "Gold!"),
    )
    won = [word for (wanted, _), word in zip(LADDER, words, strict=True) if gems >= wanted]
    return won[-1] if won else ""


def draw_medals(sheet: Drawing, x: float, y: float, gems: int) -> None:
    """Three medals beside each other from the left upper corner; those that were not won are pale."""
    for number, (wanted, colour) in enumerate(LADDER):
        cx, cy, won = x + 60 + 130 * number, y + 86, gems >= wanted
        ribbon = f"M{cx - 34:.0f} {y:.0f}h24l20 46h-26zM{cx + 34:.0f} {y:.0f}h-24l-20 46h26z"
        sheet.path(ribbon, theme.RED if won else theme.OFF, theme.INK if won else theme.ROCK3)
        sheet.circle(cx, cy, 46, colour if won else theme.OFF, theme.INK if won else theme.ROCK3)
        if won:
            sheet.path(f"M{cx - 20:.0f} {cy:.0f}l14 15l27 -31", "none", theme.INK, 7)
