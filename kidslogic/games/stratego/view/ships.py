"""The two ships from the side: where things lie on them, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from kidslogic.games.stratego.view.pieces import PAINTS, Colour
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut

HULL = 62.0
"""Height in units of the hull below the deck."""
_BOW, _STERN = 92.0, 136.0
"""Room at both ends of a ship that carries no crew."""
DOORS = 3


@dataclass(frozen=True)
class Ship:
    """Where a ship lies, in units: `box` is all of it, `bow_left` whether it sails to the left."""

    colour: Colour
    box: QRectF
    bow_left: bool
    hull: float = HULL

    @property
    def deck_y(self) -> float:
        """Where the crew stands."""
        return self.box.bottom() - self.hull

    @property
    def deck(self) -> tuple[float, float]:
        """From where to where the crew stands."""
        fore, aft = (_BOW, _STERN) if self.bow_left else (_STERN, _BOW)
        return self.box.left() + fore, self.box.right() - aft

    def _from_bow(self, x: float) -> float:
        return self.box.left() + x if self.bow_left else self.box.right() - x

    @property
    def sail(self) -> QRectF:
        """The sail."""
        high = max(60.0, self.deck_y - self.box.top() - 40)
        wide = min(230.0, self.box.width() * 0.27)
        return QRectF(self._from_bow(self.box.width() * 0.53) - wide / 2, self.box.top() + 6, wide, high)

    @property
    def skull(self) -> QRectF:
        """The yellow skull above the hatch, on the cabin."""
        side = 76.0
        return QRectF(self._from_bow(self.box.width() - 96) - side / 2, self.deck_y - 40 - side, side, side)

    def door(self, opening: int, doors: int = DOORS) -> QRectF:
        """One of the openings for the flag cards, counted from the left."""
        pitch = min(104.0, self.box.width() * 0.13)
        x = self.box.center().x() + pitch * (opening - (doors - 1) / 2)
        return QRectF(x - 27, self.deck_y + 14, 54, 40)

    @property
    def plank(self) -> QRectF:
        """The plank, which sticks out at the stern."""
        x = self._from_bow(self.box.width() - 34)
        return QRectF(x - 34, self.deck_y - 6, 68, 12)

    def places(self, own: int, guests: int, size: float) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
        """The boxes of the ship's own crew, who stand towards the bow, and of guests from the other ship, who stand
        towards the stern. A figure is at most `size` high; a crowd stands closer."""
        left, right = self.deck
        count = max(1, own + guests)
        pitch = min(size * 0.98, (right - left) / count)
        top = self.deck_y - size + 6

        def place(x: float) -> QRectF:
            return QRectF(x, top, pitch, size)

        from_left = [place(left + pitch * k) for k in range(own if self.bow_left else guests)]
        from_right = [place(right - pitch * (k + 1)) for k in range(guests if self.bow_left else own)]
        return (tuple(from_left), tuple(from_right)) if self.bow_left else (tuple(from_right), tuple(from_left))

    # ---- drawing ---------------------------------------------------------------------------------

    def draw(self, sheet: Drawing, skull: str, doors: int = DOORS) -> None:
        """The whole ship without its crew; `skull` is the SVG text of the skull's picture."""
        x, y, w, h = self.box.x(), self.box.y(), self.box.width(), self.box.height()
        self._draw_sail(sheet)
        sheet.group(x if self.bow_left else x + w, y, flip=not self.bow_left)
        _draw_hull(sheet, w, h, self.hull, PAINTS[self.colour])
        sheet.end()
        for opening in range(doors):
            self._draw_door(sheet, opening, doors)
        box = self.skull
        sheet.picture(skull, box.center().x(), box.center().y(), box.width(), flip=not self.bow_left)

    def _draw_sail(self, sheet: Drawing) -> None:
        box = self.sail
        x, y, w, h = box.x(), box.y(), box.width(), box.height()
        mast = x + w * 0.46
        for width, colour in ((11, theme.INK), (5.5, theme.WOOD2)):
            sheet.path(f"M{mast:.0f} {y - 4:.0f}V{self.deck_y:.0f}", "none", colour, width)
        canvas = f"M{x + 8:.0f} {y + 8:.0f}H{x + w - 8:.0f}Q{x + w + 6:.0f} {y + h / 2:.0f} {x + w - 6:.0f} {y + h:.0f}"
        canvas += f"Q{x + w / 2:.0f} {y + h - 12:.0f} {x + 2:.0f} {y + h:.0f}"
        canvas += f"Q{x + 16:.0f} {y + h / 2:.0f} {x + 8:.0f} {y + 8:.0f}Z"
        sheet.path(canvas, theme.WHITE, theme.INK)
        band = f"M{x + 11:.0f} {y + h * 0.3:.0f}H{x + w - 3:.0f}V{y + h * 0.46:.0f}H{x + 12:.0f}Z"
        sheet.path(band, PAINTS[self.colour], opacity=0.85)
        for width, colour in ((9, theme.INK), (4, theme.WOOD1)):
            sheet.path(f"M{x - 4:.0f} {y + 8:.0f}H{x + w + 4:.0f}", "none", colour, width)
        r = min(21.0, h * 0.24)
        sheet.circle(x + w * 0.72, y + h * 0.46, r, theme.SEA1, theme.INK)

    def _draw_door(self, sheet: Drawing, opening: int, doors: int) -> None:
        box = self.door(opening, doors)
        x, y, w, h = box.x(), box.y(), box.width(), box.height()
        sheet.path(cut(x, y, w, h, 8, opening + 2, 1), theme.PAPER2, theme.INK)
        sheet.path(f"M{x + 10:.0f} {y + h / 2:.0f}H{x + w - 10:.0f}", "none", theme.ROCK3, 4)
        sheet.circle(x + w / 2, y + h / 2, 6, theme.YELLOW, theme.INK, 2.4)


def _draw_hull(sheet: Drawing, w: float, h: float, hull: float, paint: str) -> None:
    """The hull with its bow on the left, in a box of w x h units; it is `hull` units high."""
    d, k = h - hull, hull / HULL
    sheet.path(f"M{w - 70:.0f} {d - 5:.0f}H{w:.0f}V{d + 6:.0f}H{w - 70:.0f}Z", theme.WOOD1, theme.INK)
    for width, colour in ((12, theme.INK), (6, theme.WOOD2)):
        sheet.path(f"M40 {d - 20:.0f}L6 {d - 46:.0f}", "none", colour, width)
    body = f"M22 {d - 34:.0f}Q44 {d + 46 * k:.0f} 116 {h - 6:.0f}H{w - 122:.0f}"
    body += f"Q{w - 78:.0f} {h - 14:.0f} {w - 66:.0f} {d - 34:.0f}"
    body += f"H{w - 128:.0f}V{d:.0f}H88Q50 {d - 8:.0f} 22 {d - 34:.0f}Z"
    sheet.path(body, paint, theme.INK)
    shade = f"M60 {d + 24 * k:.0f}Q{w * 0.4:.0f} {d + 46 * k:.0f} {w - 86:.0f} {d + 20 * k:.0f}"
    shade += f"Q{w - 96:.0f} {h - 10:.0f} {w - 122:.0f} {h - 8:.0f}"
    sheet.path(f"{shade}H116Q84 {h - 20 * k:.0f} 60 {d + 24 * k:.0f}Z", theme.INK, opacity=0.16)
    sheet.path(cut(80, d - 7, w - 204, 16, 6, 3, 1), theme.WOOD1, theme.INK)
    sheet.path(cut(w - 136, d - 44, 78, 15, 6, 4, 1), theme.WOOD1, theme.INK)
    foam = f"M30 {h - 2:.0f}Q{w * 0.25:.0f} {h - 14:.0f} {w * 0.5:.0f} {h - 4:.0f}T{w - 20:.0f} {h - 6:.0f}"
    sheet.path(f"{foam}Q{w * 0.5:.0f} {h + 10:.0f} 30 {h - 2:.0f}Z", theme.FOAM, opacity=0.85)
