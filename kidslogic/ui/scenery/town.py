"""The harbour town on the far shore, without ink, and the pier in front."""

from __future__ import annotations

import random

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing

_HILL, _WINDOW, _DOOR = "#DCE3BE", "#A9C4C2", "#B9906A"
_WALLS = ("#FBE7CC", "#F6D9B8", "#F3E3CF", "#EBCFB0")
_ROOFS = ("#DE9E7A", "#D28C6B", "#C99A77")
_QUAY, _QUAY_SEAM = "#D9C6A6", "#C4AE8A"


def town(sheet: Drawing, horizon: float) -> None:
    """Houses along the whole horizon (y in units) and a lighthouse at its right end."""
    w = sheet.w
    hills = f"M0 {horizon + 4:.0f}V{horizon - 60:.0f}C{w * 0.18:.0f} {horizon - 120:.0f} {w * 0.42:.0f} "
    hills += f"{horizon - 96:.0f} {w * 0.5:.0f} {horizon - 70:.0f}C{w * 0.68:.0f} {horizon - 40:.0f} "
    hills += f"{w * 0.82:.0f} {horizon - 110:.0f} {w:.0f} {horizon - 76:.0f}V{horizon + 4:.0f}Z"
    sheet.path(hills, _HILL)
    dice = random.Random(5)
    x = 0.0
    while x < w - 150:
        x += _house(sheet, x, horizon, dice) + dice.choice((2, 2, 26, 40))
    lighthouse(sheet, w - 84, horizon)


def quay(sheet: Drawing, horizon: float) -> None:
    """The wall between town and water."""
    w = sheet.w
    wall = f"M0 {horizon - 4:.0f}Q{w / 2:.0f} {horizon - 7:.0f} {w:.0f} {horizon - 4:.0f}V{horizon + 10:.0f}"
    sheet.path(f"{wall}Q{w / 2:.0f} {horizon + 7:.0f} 0 {horizon + 10:.0f}Z", _QUAY)
    seams = "".join(f"M{30 + 76 * k} {horizon - 4:.0f}v13" for k in range(int(w / 76) + 1))
    sheet.path(seams, "none", _QUAY_SEAM, 2.5)


def pier(sheet: Drawing, y: float) -> None:
    """The wooden pier on which the grown-ups stand: planks from `y` to the lower edge."""
    w, h = sheet.w, sheet.h
    sheet.path(f"M-6 {y:.0f}Q{w / 2:.0f} {y - 8:.0f} {w + 6:.0f} {y:.0f}V{h + 6:.0f}H-6Z", theme.WOOD1, theme.INK)
    gaps = "".join(f"M{40 + 92 * k} {y + 2:.0f}V{h:.0f}" for k in range(int(w / 92) + 1))
    sheet.path(gaps, "none", theme.WOOD3, 3)
    sheet.path(f"M0 {y + 20:.0f}Q{w / 2:.0f} {y + 13:.0f} {w:.0f} {y + 20:.0f}", "none", theme.WOOD2, 3)


def lighthouse(sheet: Drawing, x: float, y: float) -> None:
    """A striped lighthouse whose foot stands at (x, y)."""
    sheet.group(x, y)
    sheet.path("M-24 4L-15 -118H15L24 4Z", "#FBEBD5")
    sheet.path("M-22 -20L-20 -50H20L22 -20ZM-18 -76L-16 -104H16L18 -76Z", "#DE9E7A")
    sheet.rect(-13, -140, 26, 24, "#F8D277")
    sheet.path("M-18 -138L0 -160L18 -138Z", "#C77F5F")
    sheet.end()


def _house(sheet: Drawing, x: float, y: float, dice: random.Random) -> float:
    """Draw one house and return its width."""
    w, h = dice.choice((54, 62, 70)), dice.choice((54, 66, 78))
    wall, roof = dice.choice(_WALLS), dice.choice(_ROOFS)
    sheet.rect(x, y - h, w, h + 4, wall)
    sheet.path(f"M{x - 5:.0f} {y - h:.0f}L{x + w / 2:.0f} {y - h - 32:.0f}L{x + w + 5:.0f} {y - h:.0f}Z", roof)
    for k in range(2):
        sheet.rect(x + 10 + k * (w - 32), y - h + 12, 12, 16, _WINDOW)
    sheet.rect(x + w / 2 - 7, y - 24, 14, 28, _DOOR)
    return w
