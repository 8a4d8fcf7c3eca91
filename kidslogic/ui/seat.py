"""A seat at the table: face and name; whose turn it is stands higher, glows and carries a flag."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, lay_out_name, write

FLAG = 22.0
"""Room in units above a card for its flag."""


class SeatCard(QWidget):
    """One person at the table. Touches go through it."""

    def __init__(self, kit: Kit, person: Person, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.person = person
        self.u = 1.0
        self.on_turn = False
        self.out = False
        self.setAccessibleName(person.name)

    def show_turn(self, *, on_turn: bool, out: bool = False) -> None:
        """Whether it is this seat's turn, and whether it only watches now."""
        self.on_turn, self.out = on_turn, out
        name = self.person.name
        self.setAccessibleName(self.tr("{name} is on turn").format(name=name) if on_turn else name)
        self.update()

    def lay(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels; the flag is inside."""
        self.u = u
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))

    def laid_out(self) -> Lines:
        """The name below the face."""
        box = self._name_box()
        return lay_out_name(
            self.person.name, box.width(), box.height(), max(25 * self.u, theme.FLOOR_PX), theme.FLOOR_PX
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Card, face, name."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h = self.width() / self.u, self.height() / self.u
        painter.drawPixmap(0, 0, drawn(f"seatcard|{self.on_turn}", w, h, self.u, self.devicePixelRatioF(), self._draw))
        painter.setOpacity(0.45 if self.out else 1.0)
        top = FLAG if self.on_turn else FLAG + 12
        room = h - top - 56
        side = min(88.0 if self.on_turn else 76.0, room, w - 16) * self.u
        middle = self.width() / 2
        self.kit.pictures.paint(
            painter,
            QRectF(middle - side / 2, (top + room / 2) * self.u - side / 2 + 4 * self.u, side, side),
            self.person.avatar,
        )
        write(painter, self._name_box(), self.laid_out())
        painter.end()

    def _name_box(self) -> QRectF:
        return QRectF(6 * self.u, self.height() - 52 * self.u, self.width() - 12 * self.u, 40 * self.u)

    def _draw(self, sheet: Drawing) -> None:
        w, h = sheet.w, sheet.h
        top = FLAG if self.on_turn else FLAG + 12
        fill = theme.GLOW if self.on_turn else theme.PAPER2
        sheet.paper(3, top, w - 6, h - top - 9, 22, fill, seed=4, shadow=6 if self.on_turn else 4)
        if self.on_turn:
            x = w - 30
            sheet.path(f"M{x:.0f} {top + 14:.0f}V3", "none", theme.INK, 6)
            sheet.path(f"M{x + 1:.0f} 4q14 -6 24 0v20q-10 -5 -24 0z", theme.RED, theme.INK)
