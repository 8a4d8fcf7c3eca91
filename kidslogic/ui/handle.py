"""Something that can be dragged as well as tapped: a ship, a ball, a marble."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from kidslogic.ui.buttons import centred
from kidslogic.ui.touch import TouchButton

DRAG_FROM_PX = 20
"""A finger trembles less than this, in pixels."""


class Handle(TouchButton):
    """A picture that follows the finger. A short touch is a click; a drag never is (no QDrag: it blocks)."""

    drag_started = Signal()
    drag_moved = Signal(QPointF)
    """Where the finger is, relative to where it went down, in pixels."""
    drag_ended = Signal()
    picture: str = ""
    part: float = 1.0
    """How much of the face the picture fills; the face is what can be hit."""
    _down_at: QPointF | None = None
    dragging = False

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The picture in the middle of the face."""
        self.kit.pictures.paint(painter, centred(box, self.part), self.picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the finger went down."""
        super().mousePressEvent(event)
        if self.isDown():
            self._down_at = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the finger once it has clearly left its place."""
        if self._down_at is None:
            return
        away = event.globalPosition() - self._down_at
        if not self.dragging and away.manhattanLength() > DRAG_FROM_PX:
            self.dragging = True
            self.setDown(False)
            self.drag_started.emit()
        if self.dragging:
            self.drag_moved.emit(away)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A drag ends without a click."""
        self._down_at = None
        if self.dragging:
            self.dragging = False
            self.drag_ended.emit()
            event.accept()
        else:
            super().mouseReleaseEvent(event)
