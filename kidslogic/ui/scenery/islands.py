"""The islands of the sea chart. The origin of each is the middle of its water line; none is wider than 480 units."""

from __future__ import annotations

from collections.abc import Callable

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.scenery.boats import bow_wave, far_ship, ship
from kidslogic.ui.scenery.rock import cave
from kidslogic.ui.scenery.sea import foam, tuft
from kidslogic.ui.theme import (
    GRASS1,
    GRASS2,
    GRASS3,
    INK,
    ROCK1,
    ROCK2,
    ROCK3,
    SAND1,
    SAND2,
    SAND3,
    WOOD1,
    WOOD2,
    WOOD3,
)

SvgOf = Callable[[str], str]
"""Gives the SVG text of a picture by its name."""
Island = Callable[[Drawing, SvgOf], None]

_FAR_LAND, _FAR_SHADE, _FAR_SAND = "#A9CDBD", "#9BC2B4", "#CFDDC4"


def sandbank(sheet: Drawing, w: float, h: float = 34) -> None:
    """A bank of sand 2 w wide with foam round it."""
    foam(sheet, 0, 6, w + 18, h * 0.72)
    shape = f"M{-w:.0f} 0C{-w * 0.9:.0f} {-h:.0f} {-w * 0.5:.0f} {-h * 1.25:.0f} 0 {-h * 1.2:.0f}"
    shape += f"C{w * 0.5:.0f} {-h * 1.25:.0f} {w * 0.92:.0f} {-h * 0.9:.0f} {w:.0f} 0"
    shape += f"C{w * 0.9:.0f} {h * 0.62:.0f} {w * 0.45:.0f} {h * 0.8:.0f} 0 {h * 0.78:.0f}"
    shape += f"C{-w * 0.45:.0f} {h * 0.8:.0f} {-w * 0.9:.0f} {h * 0.62:.0f} {-w:.0f} 0Z"
    sheet.path(shape, SAND1, INK)
    wet = f"M{-w * 0.94:.0f} 3C{-w * 0.6:.0f} {h * 0.5:.0f} {w * 0.5:.0f} {h * 0.52:.0f} {w * 0.95:.0f} 2"
    wet += f"C{w * 0.86:.0f} {h * 0.56:.0f} {w * 0.45:.0f} {h * 0.72:.0f} 0 {h * 0.7:.0f}"
    wet += f"C{-w * 0.45:.0f} {h * 0.72:.0f} {-w * 0.86:.0f} {h * 0.56:.0f} {-w * 0.94:.0f} 3Z"
    sheet.path(wet, SAND2)


def pirate_island(sheet: Drawing, svg: SvgOf) -> None:
    """Logik-Piraten: a mountain with caves, a palm, a chest and the orange flag."""
    sandbank(sheet, 206, 36)
    sheet.picture(svg("palm"), -150, -78, 128)
    sheet.path("M20 -20C24 -96 50 -150 84 -176C104 -190 126 -176 134 -150C146 -110 158 -70 168 -18Z", ROCK2, INK)
    small_top = "M62 -154C68 -164 76 -172 84 -176C104 -190 126 -176 134 -150L138 -134C126 -124 116 -140 104 -136"
    sheet.path(f"{small_top}C90 -130 84 -150 62 -154Z", GRASS2, INK)
    mountain = "M-136 -12C-132 -70 -116 -96 -96 -132C-84 -160 -80 -196 -48 -216C-20 -234 10 -222 26 -196"
    sheet.path(f"{mountain}C38 -176 50 -168 70 -150C104 -120 132 -74 140 -12Q0 8 -136 -12Z", ROCK1, INK)
    shade = "M26 -196C38 -176 50 -168 70 -150C104 -120 132 -74 138 -14Q100 -6 62 -4C70 -60 58 -100 34 -128"
    sheet.path(f"{shade}C22 -146 26 -172 26 -196Z", ROCK2)
    sheet.path("M-96 -132C-60 -122 -44 -146 -20 -138M-112 -96C-84 -84 -70 -92 -54 -84", "none", ROCK3, 3)
    sheet.path("M40 -92C62 -98 84 -84 108 -88", "none", ROCK3, 3)
    top = "M-92 -142C-80 -168 -76 -198 -48 -216C-20 -234 10 -222 26 -196C34 -182 42 -176 52 -166"
    top += "C40 -160 36 -148 24 -152C12 -156 8 -140 -6 -144C-20 -148 -26 -134 -42 -142C-58 -150 -72 -132 -92 -142Z"
    sheet.path(top, GRASS1, INK)
    sheet.path("M-60 -200C-46 -214 -28 -220 -8 -216C-28 -208 -46 -196 -60 -176Z", "#D2E0B4")
    for x, y, w, h in ((-78, -10, 54, 54), (0, -4, 62, 66), (80, -10, 54, 54), (-46, -96, 36, 36), (34, -76, 30, 30)):
        cave(sheet, x, y, w, h)
    tuft(sheet, -74, -96, 0.6)
    tuft(sheet, 6, -150, 0.7)
    _flag(sheet, -14, -222, theme.ORANGE)
    sheet.picture(svg("chest"), 150, -14, 78)
    tuft(sheet, -106, -6, 0.8)
    tuft(sheet, 118, -6, 0.8)
    sheet.path("M-40 12q8 -6 16 0M30 16q7 -5 14 0M-120 10q6 -5 12 0", "none", SAND3, 3)


_HOLLOWS = (
    (-80, -142), (-27, -150), (27, -150), (80, -142), (-100, -116), (-34, -120),
    (34, -120), (100, -116), (-62, -90), (0, -86), (62, -90),
)  # fmt: skip
_MARBLES = (
    ("red", -27, -158), ("yellow", 80, -150), ("black", 34, -129), ("blue", -34, -129),
    ("grey", -100, -124), ("green", 0, -95), ("blue", 62, -99),
)  # fmt: skip


def logix_island(sheet: Drawing, svg: SvgOf) -> None:
    """LOGIX: a green hill with a round board of marbles on top."""
    sandbank(sheet, 214, 38)
    hill = "M-184 -14C-176 -58 -160 -96 -140 -116C-80 -150 80 -150 140 -116C164 -94 178 -56 186 -14Q0 12 -184 -14Z"
    sheet.path(hill, GRASS2, INK)
    sheet.path("M96 -92C134 -96 156 -70 184 -14Q120 -2 60 0C80 -30 92 -60 96 -92Z", GRASS3, opacity=0.55)
    sheet.path("M-166 -40C-140 -30 -120 -40 -104 -30M-60 -26C-30 -16 -10 -28 16 -20", "none", GRASS3, 3)
    sheet.ellipse(0, -112, 152, 62, WOOD3, INK)
    sheet.ellipse(0, -122, 152, 62, WOOD1, INK)
    sheet.ellipse(0, -122, 136, 52, "none", WOOD2, 3)
    for x, y in _HOLLOWS:
        sheet.ellipse(x, y, 19, 9, WOOD2).ellipse(x, y + 2, 16, 6, WOOD3)
    for colour, x, y in _MARBLES:
        sheet.picture(svg(f"marble_{colour}"), x, y, 46)
    sheet.picture(svg("palm"), 168, -72, 112)
    tuft(sheet, -150, -8, 0.9)
    tuft(sheet, 96, 0, 0.9)
    tuft(sheet, -60, 2, 0.7)


def duel_island(sheet: Drawing, svg: SvgOf) -> None:
    """Piraten-Stratego: two ships before a small island with a flag."""
    ship(sheet, -112, -6, 0.92, theme.RED, svg("sun"))
    ship(sheet, 128, 8, 0.92, theme.BLUE, svg("moon"), flip=True)
    bow_wave(sheet, -112, 6, 120)
    bow_wave(sheet, 128, 20, 120)
    sheet.group(4, 36)
    sandbank(sheet, 66, 18)
    _flag(sheet, 0, -16, theme.YELLOW)
    sheet.end()


def palm_island(sheet: Drawing, svg: SvgOf) -> None:
    """An island for a game that has none of its own: a green hill with palms and a flag."""
    sandbank(sheet, 206, 36)
    sheet.picture(svg("palm"), -140, -80, 136)
    hill = "M-130 -12C-112 -84 -60 -150 6 -152C72 -150 116 -84 142 -12Q0 8 -130 -12Z"
    sheet.path(hill, GRASS2, INK)
    sheet.path("M6 -152C72 -150 116 -84 142 -12Q100 -4 60 -2C74 -60 52 -116 6 -152Z", GRASS3, opacity=0.55)
    _flag(sheet, 6, -148, theme.PURPLE)
    sheet.picture(svg("palm"), 156, -66, 110, flip=True)
    tuft(sheet, -70, -24, 0.8)
    tuft(sheet, 40, -10, 0.8)


def far_logix_island(sheet: Drawing) -> None:
    """The island of LOGIX far away, not to be visited yet: pale and without ink."""
    sheet.ellipse(0, 4, 190, 14, theme.FOAM, opacity=0.5)
    sheet.path("M-176 4C-120 -22 120 -24 178 2C120 18 -120 18 -176 4Z", _FAR_SAND)
    hill = "M-150 -4C-142 -52 -128 -84 -112 -104C-66 -132 66 -132 112 -104C132 -84 144 -50 150 -4Q0 12 -150 -4Z"
    sheet.path(hill, _FAR_LAND)
    sheet.path("M78 -84C108 -88 126 -62 150 -4Q98 4 50 4C66 -24 76 -52 78 -84Z", _FAR_SHADE)
    sheet.ellipse(0, -108, 122, 44, "#C3B795").ellipse(0, -115, 122, 44, "#DBD0AC")
    for x, y in _HOLLOWS:
        sheet.ellipse(x * 0.8, -115 + (y + 122) * 0.72, 13, 6, "#CBBE98")


def far_duel(sheet: Drawing) -> None:
    """The two ships of Piraten-Stratego far away, not to be visited yet."""
    far_ship(sheet, -96, 0, 0.8)
    far_ship(sheet, 104, 6, 0.8, flip=True)
    for x in (-96, 104):
        sheet.ellipse(x, 14, 104, 8, theme.FOAM, opacity=0.5)


def _flag(sheet: Drawing, x: float, y: float, colour: str) -> None:
    pole = f"M{x:.0f} {y:.0f}V{y - 68:.0f}"
    sheet.path(pole, "none", INK, 8).path(pole, "none", WOOD2, 3)
    sheet.path(f"M{x + 4:.0f} {y - 66:.0f}c18 -10 32 8 54 -2v36c-22 8 -36 -10 -54 2Z", colour, INK)
