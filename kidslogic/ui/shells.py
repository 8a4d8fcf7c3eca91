"""How far a training is: a shell for each question, filled when it is done, however it went."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui.kit import Kit

_MOST_IN_ROW = 8


class Shells(QWidget):
    """Shells beside each other, in two rows where there are many. Touches go through it."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.done = 0
        self.planned = 1

    def show_done(self, done: int, planned: int) -> None:
        """So many of the planned questions are done."""
        self.done, self.planned = done, planned
        self.setAccessibleName(self.tr("{done} of {planned} questions").format(done=done, planned=planned))
        self.update()

    def farewell(self, done: int) -> str:
        """What is said at the end (plurals are only found in the context of the class itself)."""
        return self.tr("%n question(s) done. You looked closely!", "", done)

    def lay_in(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels."""
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shells, as large as there is room."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rows = 1 if self.planned <= _MOST_IN_ROW else 2
        columns = -(-self.planned // rows)
        pitch = min(self.width() / columns, self.height() / rows)
        left, side = (self.width() - pitch * columns) / 2, pitch * 0.9
        for k in range(self.planned):
            box = QRectF(left + pitch * (k % columns), pitch * (k // columns), side, side)
            self.kit.pictures.paint(painter, box, "shell" if k < self.done else "shell_empty")
        painter.end()
