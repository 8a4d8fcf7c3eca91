"""The own code card: face down, shown while it is held, turned by a tap; and the button that claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.logix.board import SIZE, Colour
from kidslogic.games.logix.codes import Card, Fit, Spot
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.touch import TouchButton

CLAIM_MS = 1000
TICK_MS = 40
TURN_MS = 300
"""A touch shorter than this turns the card, a longer one only looks at it."""
_LOW = 1.25
"""A card that much wider than high shows its two halves beside each other."""
_HOLDING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


def turned(spots: tuple[Spot, ...], quarters: int) -> tuple[Spot, ...]:
    """The cells of a shape after quarter turns clockwise, moved back to the upper left corner."""
    for _ in range(quarters % 4):
        spots = tuple((column, -row) for row, column in spots)
    top, left = min(row for row, _ in spots), min(column for _, column in spots)
    return tuple((row - top, column - left) for row, column in spots)


def spots_of(cells: tuple[int, ...]) -> Mapping[Spot, int]:
    """The cells of a code as spots of a shape in the upper left corner, with the cell of each."""
    top, left = min(cell // SIZE for cell in cells), min(cell % SIZE for cell in cells)
    return {(cell // SIZE - top, cell % SIZE - left): cell for cell in cells}


def quarters_of(card: Card, cells: tuple[int, ...]) -> int:
    """The quarter turns after which the card looks like a code on the board; 0 where it would have to be flipped."""
    shape = set(spots_of(cells))
    return next((quarters for quarters in range(4) if set(turned(card.spots, quarters)) == shape), 0)


def _halves(box: QRectF, u: float) -> tuple[QRectF, QRectF]:
    """Room for a card's code, and the square of its forbidden colour: below the code, or beside it on a low card."""
    w, h = box.width(), box.height()
    if w > _LOW * h:
        side = h * 0.4
        spot = QRectF(box.right() - side - 16 * u, box.center().y() - side / 2, side, side)
        return QRectF(box.x() + 4 * u, box.y(), w - side - 24 * u, h), spot
    side = h * 0.24
    spot = QRectF(box.center().x() - side / 2, box.bottom() - side - h * 0.03, side, side)
    return QRectF(box.x(), box.y() + 4 * u, w, h * 0.72), spot


class CodeCard(TouchButton):
    """Held down it shows its face; a short touch turns it by a quarter. `open` leaves it face up."""

    def __init__(self, kit: Kit, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, name, parent, seed=3)
        self.card: Card | None = None
        self.quarters = 0
        self.lies_open = False
        self.marks: Mapping[Spot, Colour | None] = {}
        self._peeking = False
        self._pressed_at = 0.0
        self.pressed.connect(self._press)
        self.clicked.connect(self._turn)

    def show_card(self, card: Card | None, *, lies_open: bool) -> None:
        """Another card, face down unless it lies open."""
        if card != self.card:
            self.quarters = 0
        self.card, self.lies_open, self._peeking, self.marks = card, lies_open, False, {}
        self.update()

    def show_fit(self, fit: Fit, marbles: tuple[Colour | None, ...]) -> None:
        """Lay the marbles of the board on the card: those that fit, and rings where one is missing."""
        if self.card is None:
            return
        self.quarters = quarters_of(self.card, fit.cells)
        spots = spots_of(fit.cells)
        self.marks = {spot: marbles[cell] if cell in fit.fitting else None for spot, cell in spots.items()}
        self.update()

    @property
    def is_shown(self) -> bool:
        """Whether the face can be seen now."""
        return self.card is not None and (self.lies_open or self._peeking or self.isDown())

    def peek(self, peeking: bool) -> None:
        """Show the face while the eye is held."""
        self._peeking = peeking
        self.update()

    def face_key(self) -> str:
        """Face or back."""
        key = "" if self.card is None else f"{self.card.rows}{self.card.forbidden}{self.quarters}"
        return f"{super().face_key()}|{self.is_shown}|{key}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The back with the compass rose, or the code in its present turn."""
        sheet.path(cut(x, y + 6, w, h, 16, 3), theme.INK, opacity=0.22)
        if not self.is_shown or self.card is None:
            sheet.path(cut(x, y, w, h, 16, 3), theme.GREEN, theme.INK)
            sheet.path(cut(x + 10, y + 10, w - 20, h - 20, 10, 4, 1.2), "none", "#F0DDAE", 3)
            for k in range(8):
                r = min(w, h) * (0.34 if k % 2 == 0 else 0.22)
                sheet.group(x + w / 2, y + h / 2, rotate=45 * k)
                sheet.path(f"M0 {-r:.1f}L8 -8H-8Z", "#F0DDAE").end()
            sheet.circle(x + w / 2, y + h / 2, 11, theme.YELLOW, theme.INK, 2.4)
            return
        sheet.path(cut(x, y, w, h, 16, 3), theme.PAPER, theme.INK)
        size, places = self._places(QRectF(x, y, w, h), 1.0)
        for middle in places.values():
            sheet.circle(middle.x(), middle.y(), size * 0.44, theme.WOOD1, theme.INK, 2.6)

    def _places(self, box: QRectF, u: float) -> tuple[float, Mapping[Spot, QPointF]]:
        """How large a spot is, and its middle in a face whose units are `u` long."""
        spots = () if self.card is None else turned(self.card.spots, self.quarters)
        rows, columns = 1 + max(r for r, _ in spots), 1 + max(c for _, c in spots)
        room, _ = _halves(box, u)
        size = min((room.width() - 24 * u) / max(columns, 4), (room.height() - 16 * u) / max(rows, 4))
        left = room.x() + (room.width() - size * columns) / 2
        top = room.y() + (room.height() - size * rows) / 2
        middles = {(r, c): QPointF(left + (c + 0.5) * size, top + (r + 0.5) * size) for r, c in spots}
        return size, middles

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The marbles that fit, and the colour that the code must not have, crossed by a rope."""
        if not self.is_shown or self.card is None:
            return
        self._paint_marks(painter, box)
        _, spot = _halves(box, self.u)
        self.kit.pictures.paint(painter, spot, f"marble_{self.card.forbidden}")
        inwards = QPointF(spot.width(), -spot.height()) * 0.08
        for width, colour in ((9, theme.INK), (4, theme.PAPER)):
            painter.setPen(QPen(QColor(colour), width * self.u))
            painter.drawLine(spot.bottomLeft() + inwards, spot.topRight() - inwards)

    def _paint_marks(self, painter: QPainter, box: QRectF) -> None:
        size, places = self._places(box, self.u)
        for spot, colour in self.marks.items():
            middle = places.get(spot)
            if middle is None:
                continue  # a code that the card would have to be flipped for
            if colour is not None:
                marble = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
                self.kit.pictures.paint(painter, marble, f"marble_{colour}")
                continue
            for width, ink in ((9, theme.INK), (5, theme.YELLOW)):
                painter.setPen(QPen(QColor(ink), width * self.u))
                painter.drawEllipse(middle, size * 0.42, size * 0.42)

    def _press(self) -> None:
        self._pressed_at = self.kit.pauses.now_ms()
        self.update()

    def _turn(self) -> None:
        if self.kit.pauses.now_ms() - self._pressed_at < TURN_MS:
            self.quarters = (self.quarters + 1) % 4
            if self.marks:  # what lies on the card turns along
                spots = turned(tuple(self.marks), 1)
                self.marks = dict(zip(spots, self.marks.values(), strict=True))
        self.update()


class AnswerCard(CodeCard):
    """A card that lies open among others; a tap does not turn it, but says that it is the one."""

    chosen_card = Signal()

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The one that was chosen has a ring."""
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 16, 3)
        super().draw_face(sheet, x, y, w, h)

    def _turn(self) -> None:
        self.chosen_card.emit()


class ClaimButton(Pill):
    """ "My code is ready!" Held for a second, by finger or key, it claims; the pill fills meanwhile."""

    claimed = Signal()

    def __init__(self, kit: Kit, label: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, label, parent, main=True, seed=5, size=29)
        self._held = QElapsedTimer()
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._tick)
        self.pressed.connect(self._hold)
        self.released.connect(self._let_go)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key must be held as long as a finger."""
        if event.key() not in _HOLDING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.setDown(True)
            self._hold()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go too soon: nothing happens."""
        if event.key() not in _HOLDING:
            super().keyReleaseEvent(event)
        elif not event.isAutoRepeat():
            self.setDown(False)
            self._let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes elsewhere holds it no more."""
        self._let_go()
        super().focusOutEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go too soon: nothing happens."""
        self._let_go()
        super().mouseReleaseEvent(event)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """How long it has been held, and the words."""
        if self._ticks.isActive():
            part = min(1.0, self._held.elapsed() / CLAIM_MS)
            painter.setPen(QPen(QColor(theme.GREEN), 7 * self.u))
            left, y = box.left() + 22 * self.u, box.bottom() - 12 * self.u
            painter.drawLine(QPointF(left, y), QPointF(left + (box.width() - 44 * self.u) * part, y))
        super().paint_content(painter, box)

    def _hold(self) -> None:
        self._held.start()
        self._ticks.start()

    def _tick(self) -> None:
        """A second is a second, however slowly the screen keeps up."""
        self.update()
        if self._held.elapsed() >= CLAIM_MS:
            self._let_go()
            self.setDown(False)
            self.claimed.emit()

    def _let_go(self) -> None:
        self._ticks.stop()
        self.update()
