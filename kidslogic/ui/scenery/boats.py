"""Boats and ships. The origin of each is the middle of its water line."""

from __future__ import annotations

from typing import NamedTuple

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.theme import FOAM, INK, PAPER, WOOD1, WOOD2, WOOD3

BOAT_COLOURS = (theme.ORANGE, theme.BLUE, theme.RED, theme.YELLOW, theme.GREEN, theme.PURPLE)
"""The colours of the children's boats, in the order in which the children came."""
GREY_FUR, DARK_FUR, SAND_FUR = "#A9B4BE", "#3C4654", "#E8CFA6"


class Crew(NamedTuple):
    """What an animal wears on board: the colours of its shirt and of its paws."""

    shirt: str
    fur: str


_CREW = {
    "avatar_rabbit": Crew(theme.BLUE, theme.WHITE),
    "avatar_bear": Crew(theme.ORANGE, theme.BROWN),
    "avatar_cat": Crew(theme.GREEN, theme.ORANGE),
    "avatar_frog": Crew(theme.PURPLE, theme.GREEN),
    "avatar_penguin": Crew(DARK_FUR, DARK_FUR),
    "avatar_seal": Crew(theme.SKY, GREY_FUR),
    "avatar_dog": Crew(theme.RED, SAND_FUR),
    "avatar_fox": Crew(theme.SKY, theme.ORANGE),
    "avatar_owl": Crew(theme.YELLOW, theme.BROWN),
    "avatar_mouse": Crew(theme.PURPLE, GREY_FUR),
    "avatar_hedgehog": Crew(theme.GREEN, SAND_FUR),
    "avatar_elephant": Crew(theme.YELLOW, GREY_FUR),
}
_ANY_CREW = Crew(theme.SKY, SAND_FUR)


def boat(sheet: Drawing, x: float, y: float, s: float, colour: str, avatar: str = "", face: str = "") -> None:
    """A child's rowing boat, about 232 s wide; `avatar` is on board with the picture `face` (its SVG text)."""
    sheet.group(x, y, s)
    sheet.ellipse(0, 46, 128, 17, FOAM, opacity=0.8)
    sheet.path("M-100 -36C-60 -22 60 -22 104 -40L96 -20H-94Z", WOOD3, INK)
    crew = _CREW.get(avatar, _ANY_CREW)
    if face:
        sheet.path("M-62 -14C-62 -52 -40 -60 0 -60C40 -60 62 -52 62 -14Z", crew.shirt, INK)
        sheet.path("M-60 -34Q0 -20 60 -34", "none", PAPER, 7)
        sheet.picture(face, 0, -94, 132)
    sheet.path("M-116 -42C-70 -24 70 -24 118 -48C116 2 92 42 62 48H-66C-96 42 -116 4 -116 -42Z", colour, INK)
    rim = "M-116 -42C-70 -24 70 -24 118 -48C118 -42 117 -36 116 -30C70 -8 -70 -8 -114 -26C-115 -31 -116 -36 -116 -42Z"
    sheet.path(rim, PAPER, INK)
    if face:
        for side in (-1, 1):
            paw = f"M{side * 58} -36C{side * 58} -46 {side * 82} -48 {side * 84} -36C{side * 85} -22 {side * 60} -20 "
            sheet.path(f"{paw}{side * 58} -36Z", crew.fur, INK)
    sheet.path("M-98 18C-84 38 -72 44 -62 46H60C76 42 90 28 100 10C70 30 -60 34 -98 18Z", INK, opacity=0.16)
    sheet.path("M-138 58q14 -10 28 0t28 0M70 60q14 -10 28 0t28 0", "none", FOAM, 4)
    sheet.end()


def new_place(sheet: Drawing, x: float, y: float, s: float, lifebuoy: str) -> None:
    """The lifebuoy (its SVG text) with a plus: a place for one more child."""
    sheet.group(x, y, s)
    sheet.ellipse(0, 44, 104, 15, FOAM, opacity=0.8)
    sheet.picture(lifebuoy, 0, -34, 168)
    sheet.circle(0, -34, 29, PAPER, INK)
    sheet.path("M0 -52V-16M-18 -34H18", "none", INK, 13)
    sheet.path("M0 -51V-17M-17 -34H17", "none", theme.GREEN, 7)
    sheet.end()


def bow_wave(sheet: Drawing, x: float, y: float, w: float) -> None:
    """Foam along a ship's side, 2 w wide."""
    waves = f"q{w * 0.25:.0f} -12 {w * 0.5:.0f} 0" + f"t{w * 0.5:.0f} 0" * 3
    sheet.path(f"M{x - w:.0f} {y:.0f}{waves}q{-w:.0f} 20 {-2 * w:.0f} 0Z", FOAM, opacity=0.85)


def ship(sheet: Drawing, x: float, y: float, s: float, hull: str, emblem: str = "", flip: bool = False) -> None:
    """A ship with one sail, about 236 s wide; `emblem` (SVG text) stands on the sail and is never mirrored."""
    sheet.group(x, y, s, flip)
    sheet.path("M0 -40V-206", "none", INK, 11).path("M0 -40V-204", "none", WOOD2, 5)
    canvas = "M-58 -178C-20 -166 24 -166 62 -180C80 -136 78 -100 66 -62C24 -78 -18 -78 -54 -64"
    sheet.path(f"{canvas}C-40 -100 -42 -140 -58 -178Z", PAPER, INK)
    fold = "M34 -173C52 -140 52 -104 40 -72C49 -70 58 -66 66 -62C78 -100 80 -136 62 -180C53 -176 44 -174 34 -173Z"
    sheet.path(fold, theme.PAPER3, opacity=0.7)
    sheet.path("M-64 -180H68", "none", INK, 9).path("M-63 -180H67", "none", WOOD2, 3.5)
    sheet.path("M3 -206C18 -216 30 -200 52 -208V-180C30 -174 18 -188 3 -182Z", hull, INK)
    body = "M-112 -84H-62V-44C-20 -38 40 -40 66 -50L118 -72C116 -26 98 8 66 16H-72C-96 8 -112 -30 -112 -84Z"
    sheet.path(body, hull, INK)
    shade = "M-106 -30C-60 2 50 4 106 -22C98 -2 84 12 66 14H-72C-88 8 -100 -10 -106 -30Z"
    sheet.path(shade, INK, opacity=0.18)
    for k in range(4):
        sheet.circle(-52 + 36 * k, -20, 8, "#FBE7A8", INK)
    sheet.path("M-118 -86H-56", "none", INK, 9).path("M-117 -86H-57", "none", WOOD1, 3.5)
    sheet.end()
    if emblem:
        sheet.picture(emblem, x + (-4 if flip else 4) * s, y - 122 * s, 62 * s)


def far_ship(sheet: Drawing, x: float, y: float, s: float, flip: bool = False) -> None:
    """A ship far away: no ink, three pale tones."""
    sheet.group(x, y, s, flip)
    sheet.path("M-3 -40V-206H3V-40Z", "#A9A58C")
    canvas = "M-58 -178C-20 -166 24 -166 62 -180C80 -136 78 -100 66 -62C24 -78 -18 -78 -54 -64"
    sheet.path(f"{canvas}C-40 -100 -42 -140 -58 -178Z", "#E4E7D2")
    body = "M-112 -84H-62V-44C-20 -38 40 -40 66 -50L118 -72C116 -26 98 8 66 16H-72C-96 8 -112 -30 -112 -84Z"
    sheet.path(body, "#8FB3AE")
    sheet.end()
