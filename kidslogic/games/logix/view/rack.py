"""The marbles that wait: how many of each colour, which one is lifted, which colour must rest."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.logix.board import RACK_COLOURS, Colour
from kidslogic.games.logix.view.words import colour_word
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import font
from kidslogic.ui.padlock import paint_padlock

COLUMNS = 3


class RackMarble(Handle):
    """All marbles of one colour. Tap it and then a cell, or drag it there; its number is also its key."""

    def __init__(self, kit: Kit, colour: Colour, parent: QWidget) -> None:
        self.colour: Colour = colour
        self.count = 0
        self.locked = False
        super().__init__(kit, self.words, parent, seed=RACK_COLOURS.index(colour) + 1)
        self.picture = f"marble_{colour}"

    def words(self) -> str:
        """What a screen reader says of it (plurals are only found in the context of the class itself)."""
        return self.tr("{colour}: %n marble(s)", "", self.count).format(colour=colour_word(self.colour))

    def show_count(self, count: int, *, locked: bool) -> None:
        """How many lie in the rack, and whether the colour rests this turn."""
        self.count, self.locked = count, locked
        self.refresh_name()
        self.update()

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A round ring."""
        cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2
        sheet.circle(cx, cy, r, "none", theme.WHITE, 9).circle(cx, cy, r, "none", theme.BLUE, 5)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The marble, the rope of a resting colour, the number."""
        u = self.u
        side = min(box.width(), box.height()) * (0.78 if self.chosen else 0.72)
        middle = box.center()
        marble = QRectF(middle.x() - side / 2, middle.y() - side / 2 - (5 * u if self.chosen else 0), side, side)
        if self.chosen:
            for width, colour in ((14, theme.INK), (8.5, theme.ORANGE)):
                painter.setPen(QPen(QColor(colour), width * u))
                painter.drawEllipse(marble.center(), side * 0.5, side * 0.5)
        painter.setOpacity(0.35 if self.count == 0 else 0.6 if self.locked else 1.0)
        self.kit.pictures.paint(painter, marble, self.picture)
        painter.setOpacity(1.0)
        if self.locked:
            paint_padlock(painter, marble.center(), marble.width() * 0.48, self.u)
        self._paint_count(painter, marble)

    def _paint_count(self, painter: QPainter, marble: QRectF) -> None:
        u = self.u
        r = max(17 * u, theme.FLOOR_PX * 0.7)
        centre = marble.center() + (marble.bottomRight() - marble.center()) * 0.78
        painter.setPen(QPen(QColor(theme.INK), 2.4 * u))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawEllipse(centre, r, r)
        painter.setFont(font(max(25 * u, theme.FLOOR_PX), bold=True))
        box = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.count))


def draw_rack(sheet: Drawing, box: QRectF, rows: int) -> None:
    """The wooden tray with its lanes."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    sheet.paper(x, y, w, h, 24, theme.WOOD1, seed=5, shadow=8)
    lane = (h - 24 - 6 * (rows - 1)) / rows
    for k in range(rows):
        shape = cut(x + 12, y + 12 + (lane + 6) * k, w - 24, lane, 18, k + 3)
        sheet.path(shape, theme.WOOD2, theme.WOOD3, 2.4)
