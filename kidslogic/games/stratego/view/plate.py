"""Who a captain is, how many wait in reserve, and the rowing boat with those who are out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.view.pieces import PAINTS, SHAPE, Colour, paint_number, paint_piece
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, font, lay_out_name, write

_FACE = 76.0
_SMALL = 54.0


class CaptainPlate(QWidget):
    """One captain at the table. Touches go through it."""

    def __init__(self, kit: Kit, person: Person, colour: Colour, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.person = person
        self.colour: Colour = colour
        self.u = 1.0
        self.reserve = 0
        self.out: tuple[str, ...] = ()
        self.on_turn = False
        self.has_front = False

    def show_captain(self, *, on_turn: bool, reserve: int, out: tuple[str, ...], has_front: bool = False) -> None:
        """Whose turn it is, how many pieces wait, the faces in the boat, and whether a card lies in front."""
        self.on_turn, self.reserve, self.out, self.has_front = on_turn, reserve, out, has_front
        words = [self.person.name]
        if on_turn:
            words = [self.tr("{name} is on turn").format(name=self.person.name)]
        words.append(self.tr("%n in reserve", "", reserve))
        words.append(self.tr("%n in the boat", "", len(out)))
        self.setAccessibleName(", ".join(words))
        self.update()

    def lay(self, box: QRectF, u: float) -> None:
        """Lie in a box of units."""
        self.u = u
        self.setGeometry(round(box.x() * u), round(box.y() * u), round(box.width() * u), round(box.height() * u))

    @property
    def _wide(self) -> bool:
        return self.width() > 3 * self.height()

    def boat_box(self) -> QRectF:
        """Where the rowing boat lies, in pixels of this widget."""
        w, h, u = self.width(), self.height(), self.u
        if self._wide:
            return QRectF(w * 0.56, 4 * u, w * 0.43, h - 12 * u)
        return QRectF(8 * u, h - 88 * u, w - 16 * u, 78 * u)

    def laid_out(self) -> Lines:
        """The name."""
        box = self._name_box()
        size = max(27 * self.u, theme.FLOOR_PX)
        return lay_out_name(self.person.name, box.width(), box.height(), size, theme.FLOOR_PX)

    def _name_box(self) -> QRectF:
        u = self.u
        left = (_FACE + 20) * u
        if self._wide:
            return QRectF(left, 0, self.width() * 0.34 - left, self.height() - 8 * u)
        return QRectF(left, 6 * u, self.width() - left - 10 * u, 42 * u)

    def _reserve_box(self) -> QRectF:
        u = self.u
        taken = 62 * u if self.has_front else 0.0
        if self._wide:
            return QRectF(self.width() * 0.35, (self.height() - 62 * u) / 2, self.width() * 0.2 - taken, 54 * u)
        return QRectF((_FACE + 20) * u, 48 * u, self.width() - (_FACE + 30) * u - taken, 50 * u)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Card, face, name, reserve and boat."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h, u = self.width() / self.u, self.height() / self.u, self.u
        key = f"captain|{self.on_turn}|{self.colour}"
        painter.drawPixmap(0, 0, drawn(key, w, h, u, self.devicePixelRatioF(), self._draw))
        top = (self.height() - (_FACE + 8) * u) / 2 if self._wide else 16 * u
        self.kit.pictures.paint(painter, QRectF(12 * u, top, _FACE * u, _FACE * u), self.person.avatar)
        write(painter, self._name_box(), self.laid_out(), align=Qt.AlignmentFlag.AlignLeft)
        self._paint_reserve(painter)
        self._paint_boat(painter)
        painter.end()

    def _paint_reserve(self, painter: QPainter) -> None:
        box, u = self._reserve_box(), self.u
        side = min(box.height(), 50 * u)
        r = max(17 * u, theme.FLOOR_PX * 0.7)
        count = self.reserve
        room = box.width() - 2 * r - side * SHAPE
        step = min(side * 0.36, room / max(1, count - 1)) if count > 1 else 0.0
        for k in range(count):
            place = QRectF(box.left() + step * k, box.center().y() - side / 2, side * SHAPE, side)
            paint_piece(painter, self.kit, place, u, self.colour, None)
        middle = QPointF(box.left() + side * SHAPE + step * max(0, count - 1) + r * 0.6, box.center().y() + side * 0.12)
        painter.setPen(QPen(QColor(theme.INK), 2.4 * u))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawEllipse(middle, r, r)
        painter.setFont(font(max(24 * u, theme.FLOOR_PX), bold=True))
        disc = QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(count))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_boat(self, painter: QPainter) -> None:
        box, u = self.boat_box(), self.u
        side = min(_SMALL * u, box.height() * 0.74)
        step = min(side * SHAPE * 0.9, (box.width() - side * SHAPE - 10 * u) / max(1, len(self.out) - 1))
        left = box.center().x() - (step * (len(self.out) - 1) + side * SHAPE) / 2
        places = [
            QRectF(left + step * k, box.bottom() - side - 27 * u, side * SHAPE, side) for k in range(len(self.out))
        ]
        for place, face in zip(places, self.out, strict=True):
            paint_piece(painter, self.kit, place, u, self.colour, face)
        for place, face in zip(places, self.out, strict=True):  # over all of them: in a full boat they stand close
            paint_number(painter, place, u, face)
        key = f"rowboat|{self.colour}"
        hull = drawn(key, box.width() / u, 44, u, self.devicePixelRatioF(), self._draw_boat)
        painter.drawPixmap(QPointF(box.left(), box.bottom() - 40 * u), hull)

    def _draw(self, sheet: Drawing) -> None:
        fill = theme.GLOW if self.on_turn else theme.PAPER2
        sheet.paper(3, 3, sheet.w - 6, sheet.h - 12, 20, fill, seed=4, shadow=6 if self.on_turn else 4)
        if self.on_turn:
            x = sheet.w - 40
            sheet.path(f"M{x:.0f} 34V6", "none", theme.INK, 6)
            sheet.path(f"M{x + 1:.0f} 7q14 -6 26 0v20q-10 -5 -26 0z", PAINTS[self.colour], theme.INK)

    def _draw_boat(self, sheet: Drawing) -> None:
        w = sheet.w
        hull = f"M6 8Q{w / 2:.0f} 18 {w - 6:.0f} 6Q{w - 14:.0f} 36 {w - 40:.0f} 38H44Q12 36 6 8Z"
        sheet.path(hull, theme.WOOD2, theme.INK)
        rim = f"M6 8Q{w / 2:.0f} 18 {w - 6:.0f} 6L{w - 9:.0f} 15Q{w / 2:.0f} 27 9 17Z"
        sheet.path(rim, PAINTS[self.colour], theme.INK, 2.4)
        sheet.path(f"M10 41q14 -6 28 0t28 0M{w - 70:.0f} 41q14 -6 28 0t28 0", "none", theme.SEA2, 3)
