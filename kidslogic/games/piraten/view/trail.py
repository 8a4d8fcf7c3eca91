"""How far the training is: a shell for each planned row, filled when the row is done, however it went."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui.kit import Kit


class Trail(QWidget):
    """Shells beside each other. Touches go through it."""

    def __init__(self, kit: Kit, done: int, planned: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.done = done
        self.planned = planned
        self.align = Qt.AlignmentFlag.AlignHCenter
        self.setAccessibleName(self.tr("{done} of {planned} rows").format(done=done, planned=planned))

    def lay_in(self, box: QRectF, u: float) -> None:
        """Lie in a box of units of `u` pixels."""
        self.setGeometry(round(box.x() * u), round(box.y() * u), round(box.width() * u), round(box.height() * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shells, as large as there is room."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pitch = min(self.width() / self.planned, self.height() * 1.12)
        side = pitch / 1.12
        spare = self.width() - pitch * self.planned
        left = spare if self.align == Qt.AlignmentFlag.AlignRight else spare / 2
        for k in range(self.planned):
            box = QRectF(left + pitch * k + (pitch - side) / 2, (self.height() - side) / 2, side, side)
            self.kit.pictures.paint(painter, box, "shell" if k < self.done else "shell_empty")
        painter.end()
