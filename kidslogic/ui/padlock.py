"""A rope with a padlock, drawn across what cannot be taken now: a lock is never told by paleness alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kidslogic.ui import theme

_ROPE = "#F0DDAE"


def paint_padlock(painter: QPainter, middle: QPointF, half: float, u: float) -> None:
    """Paint the rope through `middle`, `half` pixels to either side, and the padlock on it, `u` pixels a unit."""
    x, y = middle.x(), middle.y()
    rope = QPainterPath(QPointF(x - half, y))
    rope.quadTo(x, y + 20 * u, x + half, y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((11, theme.INK), (5.5, _ROPE)):
        painter.setPen(QPen(QColor(colour), width * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(rope)
    painter.setPen(QPen(QColor(theme.INK), 5 * u))
    painter.drawArc(QRectF(x - 10 * u, y - 8 * u, 20 * u, 24 * u), 0, 180 * 16)
    painter.setPen(QPen(QColor(theme.INK), 3 * u))
    painter.setBrush(QColor(theme.ORANGE))
    painter.drawRoundedRect(QRectF(x - 17 * u, y + 4 * u, 34 * u, 27 * u), 6 * u, 6 * u)
    painter.setBrush(Qt.BrushStyle.NoBrush)
