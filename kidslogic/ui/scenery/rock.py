"""The island of Logik-Piraten: rock pillars, grass on top, a cave below each."""

from __future__ import annotations

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.scenery.sea import tuft
from kidslogic.ui.theme import INK, ROCK1, ROCK2, ROCK3

_RISE = (14, 4, 18, 0, 10, 16)
"""How much higher each pillar stands than the lowest, in units."""
CAVE_DARK, CAVE_DEEP = "#4B3B30", "#352A23"


def cave(sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
    """A cave mouth w x h whose floor lies around (x, y)."""
    rim = f"M{x - w * 0.62:.0f} {y:.0f}C{x - w * 0.66:.0f} {y - h * 0.8:.0f} {x - w * 0.3:.0f} {y - h * 1.2:.0f} "
    rim += f"{x:.0f} {y - h * 1.18:.0f}C{x + w * 0.34:.0f} {y - h * 1.2:.0f} {x + w * 0.66:.0f} {y - h * 0.76:.0f} "
    sheet.path(f"{rim}{x + w * 0.62:.0f} {y:.0f}Z", ROCK3)
    mouth = f"M{x - w / 2:.0f} {y:.0f}C{x - w * 0.54:.0f} {y - h * 0.7:.0f} {x - w * 0.26:.0f} {y - h:.0f} "
    mouth += f"{x:.0f} {y - h:.0f}C{x + w * 0.28:.0f} {y - h:.0f} {x + w * 0.54:.0f} {y - h * 0.66:.0f} "
    sheet.path(f"{mouth}{x + w / 2:.0f} {y:.0f}Z", CAVE_DARK, INK)
    deep = f"M{x - w * 0.3:.0f} {y:.0f}C{x - w * 0.3:.0f} {y - h * 0.5:.0f} {x - w * 0.1:.0f} {y - h * 0.72:.0f} "
    deep += f"{x + w * 0.06:.0f} {y - h * 0.7:.0f}C{x + w * 0.3:.0f} {y - h * 0.66:.0f} {x + w * 0.36:.0f} "
    sheet.path(f"{deep}{y - h * 0.4:.0f} {x + w * 0.36:.0f} {y:.0f}Z", CAVE_DEEP)


def rock_wall(sheet: Drawing, x: float, y: float, w: float, bottom: float, pillars: int) -> None:
    """The wall of `pillars` equal pillars from (x, y) to (x + w, bottom), without its caves."""
    pitch = w / pillars
    outline = f"M{x - 14:.0f} {bottom:.0f}V{y + 46 - _RISE[0]:.0f}"
    for k in range(pillars):
        left, right = x + pitch * k, x + pitch * (k + 1)
        out_l, out_r = (14 if k == 0 else 0), (14 if k == pillars - 1 else 0)
        top = y - _RISE[k % len(_RISE)]
        outline += f"C{left + pitch * 0.1 - out_l:.0f} {top - 8:.0f} {right - pitch * 0.1 + out_r:.0f} {top - 10:.0f} "
        outline += f"{right + out_r:.0f} {top + 40:.0f}"
    sheet.path(f"{outline}V{bottom:.0f}Z", ROCK1, INK)
    for k in range(1, pillars):
        seam_x = x + pitch * k
        seam = f"M{seam_x:.0f} {y + 34:.0f}C{seam_x - 7:.0f} {y + (bottom - y) * 0.3:.0f} {seam_x + 8:.0f} "
        seam += f"{y + (bottom - y) * 0.6:.0f} {seam_x:.0f} {bottom:.0f}"
        sheet.path(seam, "none", ROCK2, 12).path(seam, "none", ROCK3, 3)
    for k in range(pillars):
        _cracks(sheet, k, x + pitch * k, y, pitch, bottom)
    for k in range(pillars):
        _cap(sheet, k, x, y, pitch, pillars)


def _cracks(sheet: Drawing, k: int, left: float, y: float, pitch: float, bottom: float) -> None:
    if pitch > 140:
        for j, part in enumerate((0.24, 0.5, 0.73)):
            side = left + (10 if (k + j) % 2 else pitch - 26)
            sheet.path(f"M{side:.0f} {y + (bottom - y) * part:.0f}q8 -7 16 -1", "none", ROCK2, 4)
    tuft(sheet, left + pitch - 16 if k % 2 else left + 18, bottom - 2, 0.7)


def _cap(sheet: Drawing, k: int, x: float, y: float, pitch: float, pillars: int) -> None:
    left, right = x + pitch * k, x + pitch * (k + 1)
    out_l, out_r = (14 if k == 0 else 0), (14 if k == pillars - 1 else 0)
    top = y - _RISE[k % len(_RISE)]
    d = f"M{left - out_l:.0f} {top + 44:.0f}C{left + pitch * 0.1 - out_l:.0f} {top - 8:.0f} "
    d += f"{right - pitch * 0.1 + out_r:.0f} {top - 10:.0f} {right + out_r:.0f} {top + 42:.0f}"
    d += f"C{right - 14:.0f} {top + 30:.0f} {right - 24:.0f} {top + 44:.0f} {right - pitch * 0.3:.0f} {top + 30:.0f}"
    d += f"S{left + pitch * 0.5:.0f} {top + 42:.0f} {left + pitch * 0.4:.0f} {top + 30:.0f}"
    d += f"S{left + 18:.0f} {top + 32:.0f} {left - out_l:.0f} {top + 44:.0f}Z"
    sheet.path(d, theme.GRASS2, INK)
    tuft(sheet, left + pitch * (0.3 + 0.1 * (k % 3)), top + 10, 0.8)


CLOTH = 52.0
"""How far a flag reaches to the right of its pole, in units."""


def flag(sheet: Drawing, x: float, y: float, height: float = 66) -> None:
    """A small yellow flag on a pole that stands at (x, y), or so far left of it that the cloth is not cut off."""
    x = min(x, sheet.w - CLOTH)
    pole = f"M{x:.0f} {y:.0f}V{y - height:.0f}"
    sheet.path(pole, "none", INK, 7).path(pole, "none", theme.WOOD1, 2.5)
    cloth = f"M{x + 3:.0f} {y - height:.0f}q14 -8 26 0q8 3 16 -1v26q-10 4 -18 1q-12 -6 -24 0z"
    sheet.path(cloth, theme.YELLOW, INK)
