"""A seat at the table: face and name; whose turn it is, or who has won, stands higher, glows and carries a flag."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, lay_out_name, write

_LOW = 140.0
"""Below this height in units the name stands beside the face."""
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
        self.raised = False
        self.out = False
        self.setAccessibleName(person.name)

    def show_turn(self, *, on_turn: bool, out: bool = False) -> None:
        """Whether it is this seat's turn, and whether it only watches now."""
        name = self.person.name
        self._show(self.tr("{name} is on turn").format(name=name) if on_turn else name, raised=on_turn, out=out)

    def show_end(self, *, won: bool) -> None:
        """The game is over: whether this seat has won it."""
        name = self.person.name
        self._show(self.tr("{name} has won").format(name=name) if won else name, raised=won, out=False)

    def _show(self, words: str, *, raised: bool, out: bool) -> None:
        self.raised, self.out = raised, out
        self.setAccessibleName(words)
        self.update()

    def lay(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels; the flag is inside."""
        self.u = u
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))

    def laid_out(self) -> Lines:
        """The name below the face."""
        _, box = self._boxes()
        return lay_out_name(
            self.person.name, box.width(), box.height(), max(25 * self.u, theme.FLOOR_PX), theme.FLOOR_PX
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Card, face, name."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h = self.width() / self.u, self.height() / self.u
        painter.drawPixmap(0, 0, drawn(f"seatcard|{self.raised}", w, h, self.u, self.devicePixelRatioF(), self._draw))
        painter.setOpacity(0.45 if self.out else 1.0)
        face, name = self._boxes()
        self.kit.pictures.paint(painter, face, self.person.avatar)
        write(painter, name, self.laid_out())
        painter.end()

    def _boxes(self) -> tuple[QRectF, QRectF]:
        """Where face and name go, in pixels: the name below the face, or beside it on a low card."""
        u, w, h = self.u, self.width() / self.u, self.height() / self.u
        top = FLAG if self.raised else FLAG + 12
        if h < _LOW:
            side = min(h - top - 25, w * 0.4)
            middle = top + (h - top - 9) / 2
            face, name = (14.0, middle - side / 2, side, side), (22 + side, middle - 20, w - 34 - side, 40.0)
        else:
            room = h - top - 56
            side = min(88.0 if self.raised else 76.0, room, w - 16)
            face, name = ((w - side) / 2, top + (room - side) / 2 + 4, side, side), (6.0, h - 52, w - 12, 40.0)
        return _scaled(*face, u), _scaled(*name, u)

    def _draw(self, sheet: Drawing) -> None:
        w, h = sheet.w, sheet.h
        top = FLAG if self.raised else FLAG + 12
        fill = theme.GLOW if self.raised else theme.PAPER2
        sheet.paper(3, top, w - 6, h - top - 9, 22, fill, seed=4, shadow=6 if self.raised else 4)
        if self.raised:
            x = w - 30
            sheet.path(f"M{x:.0f} {top + 14:.0f}V3", "none", theme.INK, 6)
            sheet.path(f"M{x + 1:.0f} 4q14 -6 24 0v20q-10 -5 -24 0z", theme.RED, theme.INK)


def _scaled(x: float, y: float, w: float, h: float, u: float) -> QRectF:
    return QRectF(x * u, y * u, w * u, h * u)
