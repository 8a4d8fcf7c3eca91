"""The water between the ships, as it is seen while the cannon is fired: from metres of the model world to units."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.options import Wind
from kidslogic.games.stratego.view.pieces import PAINTS, Colour
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.scenery import sea

_BEHIND = 1.6
"""Metres of the own ship that are seen behind the cannon."""
_WORDS = 118.0
"""Room in units below the water for what is said."""


@dataclass(frozen=True)
class Field:
    """Where things are on a stage of `w` x `h` units. `own` is the colour of the ship that fires."""

    w: float
    h: float
    own: Colour
    target: cannon.Target
    wind: Wind
    portrait: bool

    @property
    def scale(self) -> float:
        """Units per metre."""
        return min(self.w / (cannon.FIELD[0] + _BEHIND), (self.h - _WORDS - 60) / cannon.FIELD[1])

    @property
    def water(self) -> float:
        """The height of the water, in units from above."""
        return self.h * 0.56 if self.portrait else self.h - _WORDS - 14

    def point(self, x: float, y: float) -> QPointF:
        """A place of the model world."""
        left = self.w - (cannon.FIELD[0] + _BEHIND) * self.scale
        return QPointF(left + (x + _BEHIND) * self.scale, self.water - y * self.scale)

    @property
    def full_pull(self) -> float:
        """How far the ball is pulled back for a full pull, in units."""
        return min(180.0, self.point(cannon.RAIL[0], 0).x() * 0.92) if self.portrait else 180.0

    @property
    def other(self) -> Colour:
        """The colour of the ship that is fired at."""
        return "blue" if self.own == "red" else "red"

    @property
    def target_middle(self) -> QPointF:
        """The middle of the target."""
        if self.target == "sail":
            return self.point(cannon.SAIL_X, cannon.HOLE_Y)
        return self.point(*cannon.SKULL)

    @property
    def target_half(self) -> float:
        """Half the target's height in metres."""
        return cannon.HOLES[self.wind] if self.target == "sail" else cannon.SKULLS[self.wind]

    def skull_box(self) -> QRectF:
        """The yellow skull."""
        r = cannon.SKULLS[self.wind] * self.scale * 1.12
        middle = self.point(*cannon.SKULL)
        return QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r)

    # ---- drawing ---------------------------------------------------------------------------------

    def draw(self, sheet: Drawing, skull: str) -> None:
        """Sky, sea, both ships; `skull` is the SVG text of the skull's picture."""
        horizon = self.water - 1.4 * self.scale
        sea.air(sheet, horizon)
        sea.cloud(sheet, sheet.w * 0.42, horizon * 0.34, 1.0)
        sea.cloud(sheet, sheet.w * 0.62, horizon * 0.2, 0.7, 0.7)
        sea.sea(sheet, horizon, bottom=sheet.h, bands=(theme.SEA0, theme.SEA1, theme.SEA2, theme.SEA2), seed=8)
        self._draw_other(sheet, skull)
        self._draw_own(sheet)
        wave = f"M0 {self.water + 16:.0f}" + "q30 -16 60 0t60 0" * (int(sheet.w / 120) + 1)
        sheet.path(f"{wave}V{sheet.h + 10:.0f}H0Z", theme.SEA3)

    def _draw_own(self, sheet: Drawing) -> None:
        """Our bow with the rail of the cannon."""
        s, deck = self.scale, self.point(0, cannon.MOUTH - 0.62).y()
        right = self.point(cannon.RAIL[1] + 0.7, 0).x()
        hull = f"M-10 {deck:.0f}H{right - 0.35 * s:.0f}Q{right:.0f} {deck - 0.2 * s:.0f} "
        hull += f"{right + 0.35 * s:.0f} {deck - 0.4 * s:.0f}"
        hull += f"Q{right + 0.1 * s:.0f} {self.water:.0f} {right - 0.6 * s:.0f} {self.water + 34:.0f}H-10Z"
        sheet.path(hull, PAINTS[self.own], theme.INK)
        sheet.path(cut(-20, deck - 8, right - 0.3 * s + 20, 18, 7, 3, 1), theme.WOOD1, theme.INK)

    def _draw_other(self, sheet: Drawing, skull: str) -> None:
        s = self.scale
        deck, paint = self.point(0, cannon.DECK).y(), PAINTS[self.other]
        left, right = self.point(9.1, 0).x(), self.point(13.9, 0).x()
        mast = self.point(cannon.SAIL_X + 0.16, 0).x()
        for width, colour in ((15, theme.INK), (8.5, theme.WOOD2)):
            sheet.path(f"M{mast:.0f} {self.point(0, 7.7).y():.0f}V{deck:.0f}", "none", colour, width)
        self._draw_sail(sheet)
        hull = f"M{left:.0f} {deck - 0.3 * s:.0f}Q{left + 0.1 * s:.0f} {self.water:.0f} "
        hull += f"{left + 0.9 * s:.0f} {self.water + 34:.0f}"
        hull += f"H{right - 0.6 * s:.0f}Q{right:.0f} {self.water:.0f} {right + 0.1 * s:.0f} {deck - 0.5 * s:.0f}"
        hull += f"V{deck:.0f}H{left + 0.4 * s:.0f}Z"
        sheet.path(hull, paint, theme.INK)
        sheet.path(cut(left + 0.2 * s, deck - 8, right - left - 0.2 * s, 18, 7, 4, 1), theme.WOOD1, theme.INK)
        box = self.skull_box()
        middle = box.center()
        sheet.path(f"M{middle.x():.0f} {middle.y():.0f}V{deck:.0f}", "none", theme.INK, 12)
        sheet.path(f"M{middle.x():.0f} {middle.y():.0f}V{deck:.0f}", "none", theme.WOOD2, 6)
        sheet.picture(skull, middle.x(), middle.y(), box.width(), flip=True)

    def _draw_sail(self, sheet: Drawing) -> None:
        """The sail is seen a little from the front, so that the hole can be seen."""
        s, x = self.scale, self.point(cannon.SAIL_X, 0).x()
        top, bottom = self.point(0, cannon.SAIL[1]).y(), self.point(0, cannon.SAIL[0]).y()
        wide = 0.95 * s
        canvas = f"M{x - wide:.0f} {top + 14:.0f}L{x + wide:.0f} {top - 8:.0f}"
        middle_y = (top + bottom) / 2
        canvas += f"Q{x + wide * 1.3:.0f} {middle_y:.0f} {x + wide:.0f} {bottom + 6:.0f}"
        canvas += f"L{x - wide:.0f} {bottom - 14:.0f}"
        canvas += f"Q{x - wide * 0.7:.0f} {middle_y:.0f} {x - wide:.0f} {top + 14:.0f}Z"
        sheet.path(canvas, theme.WHITE, theme.INK)
        for y in (top + 0.32 * s, bottom - 0.5 * s):
            stripe = f"M{x - wide * 0.86:.0f} {y + 4:.0f}L{x + wide * 1.06:.0f} {y - 8:.0f}v{0.22 * s:.0f}"
            stripe += f"L{x - wide * 0.86:.0f} {y + 0.22 * s + 4:.0f}Z"
            sheet.path(stripe, PAINTS[self.other], opacity=0.85)
        for width, colour in ((11, theme.INK), (5, theme.WOOD1)):
            sheet.path(f"M{x - wide - 8:.0f} {top + 15:.0f}L{x + wide + 8:.0f} {top - 9:.0f}", "none", colour, width)
        hole = cannon.HOLES[self.wind] if self.target == "sail" else 0.7
        middle = self.point(cannon.SAIL_X, cannon.HOLE_Y)
        glow = theme.GLOW if self.target == "sail" else theme.PAPER2
        sheet.ellipse(middle.x(), middle.y(), wide * 0.62 + 6, hole * s + 6, glow, theme.ROCK3, 2.4)
        sheet.ellipse(middle.x(), middle.y(), wide * 0.62, hole * s, theme.SEA0, theme.INK)
