"""Sky, sea and shore."""

from __future__ import annotations

import random

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.theme import AIR0, AIR1, AIR2, FOAM, INK2, SEA0, SEA1, SEA2, SEA3, SEA4

FAR_TO_NEAR = (SEA0, SEA1, SEA2, SEA3, SEA4)


def air(sheet: Drawing, horizon: float) -> None:
    """The whole sheet as a morning sky with three pale bands above the horizon (y in units)."""
    w = sheet.w
    sheet.rect(0, 0, w, sheet.h, AIR0)
    upper = f"M0 {horizon * 0.45:.0f}Q{w * 0.3:.0f} {horizon * 0.3:.0f} {w * 0.6:.0f} {horizon * 0.42:.0f}"
    sheet.path(f"{upper}T{w:.0f} {horizon * 0.36:.0f}V{horizon + 4:.0f}H0Z", AIR1)
    lower = f"M0 {horizon * 0.8:.0f}Q{w * 0.2:.0f} {horizon * 0.72:.0f} {w * 0.45:.0f} {horizon * 0.8:.0f}"
    sheet.path(f"{lower}T{w:.0f} {horizon * 0.74:.0f}V{horizon + 4:.0f}H0Z", AIR2)


def sea(
    sheet: Drawing,
    horizon: float,
    bottom: float | None = None,
    bands: tuple[str, ...] = FAR_TO_NEAR,
    seed: int = 1,
    crests: bool = True,
) -> None:
    """Water from the horizon down to `bottom` (default: the sheet's edge), darker and with larger waves nearer by."""
    end = sheet.h if bottom is None else bottom
    dice = random.Random(seed)
    for k, colour in enumerate(bands):
        y = horizon + (end - horizon) * (k / len(bands)) ** 1.25
        swell, step = 2 + 5 * k, 90 + 46 * k
        x = -dice.uniform(0, step)
        d = f"M{x:.0f} {y:.0f}"
        while x < sheet.w + step:
            d += f"q{step / 4:.0f} {-swell:.0f} {step / 2:.0f} 0t{step / 2:.0f} 0"
            x += step
        sheet.path(d + f"V{end:.0f}H-200Z", colour)
    if crests:
        _crests(sheet, horizon, end, dice)


def _crests(sheet: Drawing, horizon: float, end: float, dice: random.Random) -> None:
    for _ in range(int(sheet.w * (end - horizon) / 26000)):
        near = dice.random() ** 0.8
        y = horizon + 14 + (end - horizon - 24) * near
        x, s = dice.uniform(0, sheet.w), 12 + 22 * near
        crest = f"M{x:.0f} {y:.0f}q{s / 2:.0f} {-s * 0.32:.0f} {s:.0f} 0t{s:.0f} 0"
        sheet.path(crest, "none", FOAM, 2 + 1.4 * near, opacity=0.65)


def cloud(sheet: Drawing, x: float, y: float, s: float = 1.0, opacity: float = 0.9) -> None:
    """A cloud whose flat side begins at (x, y)."""
    sheet.group(x, y, s)
    puffs = "M0 0c-22 0 -24 -30 4 -32c2 -34 52 -44 66 -12c20 -18 52 -4 46 20c26 0 26 24 2 24Z"
    sheet.path(puffs, "#FFFDF6", opacity=opacity)
    sheet.end()


def gull(sheet: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A far gull: two strokes."""
    wing = f"q{10 * s:.0f} {-14 * s:.0f} {20 * s:.0f} 0"
    sheet.path(f"M{x:.0f} {y:.0f}{wing}{wing}", "none", INK2, 2.6)


def soft_isle(sheet: Drawing, x: float, y: float, s: float = 1.0, colour: str = "#BFD8C6") -> None:
    """A far island without ink, its shore around (x, y)."""
    sheet.group(x, y, s)
    sheet.path("M-120 0c30 -10 40 -46 76 -50c34 -2 40 26 66 28c30 2 60 6 98 22z", colour)
    sheet.end()


def foam(sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
    """The ring of foam round something that stands in the water."""
    sheet.ellipse(x, y, w, h, FOAM, opacity=0.75)
    sheet.ellipse(x, y + 3, w * 1.13, h * 1.4, "none", FOAM, 3, opacity=0.5)


def tuft(sheet: Drawing, x: float, y: float, s: float = 1.0, colour: str = theme.GRASS3) -> None:
    """A tuft of grass that stands at (x, y)."""
    sheet.group(x, y, s)
    blades = "M-14 0q2 -12 -3 -18q10 6 11 12q1 -14 8 -22q3 12 3 20q5 -8 12 -11q-5 8 -5 19z"
    sheet.path(blades, colour, theme.INK, 2.2 / s)
    sheet.end()


def shore(sheet: Drawing, palm: str) -> None:
    """A beach along the lower edge with a palm (its SVG text) at either end."""
    w, h = sheet.w, sheet.h
    for y, colour in ((h - 58, FOAM), (h - 46, theme.SAND1)):
        edge = f"M0 {y:.0f}Q{w * 0.33:.0f} {y - 16:.0f} {w * 0.55:.0f} {y - 6:.0f}T{w:.0f} {y - 12:.0f}"
        sheet.path(f"{edge}V{h:.0f}H0Z", colour)
    sheet.picture(palm, 40, h - 96, 150, flip=True)
    sheet.picture(palm, w - 34, h - 110, 160)


def shore_front(sheet: Drawing, starfish: str) -> None:
    """The strip of sand before whatever stands on the beach."""
    w, h = sheet.w, sheet.h
    edge = f"M0 {h - 14:.0f}Q{w * 0.25:.0f} {h - 26:.0f} {w * 0.5:.0f} {h - 16:.0f}T{w:.0f} {h - 20:.0f}"
    sheet.path(f"{edge}V{h:.0f}H0Z", theme.SAND2)
    sheet.picture(starfish, w - 40, h - 30, 34)
    tuft(sheet, 44, h - 14, 0.9)
    tuft(sheet, w - 78, h - 10, 0.7)
