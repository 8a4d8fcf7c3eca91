"""The colours of pictures, each with a texture of its own, so that no picture differs from another by colour alone.

All textures are drawn in the 64 x 64 box of the symbols; pale marks lie on dark colours, dark marks on light ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

FILLS: Final = {
    "red": "#D55E00",
    "orange": "#E69F00",
    "yellow": "#F0E442",
    "green": "#009E73",
    "sky": "#56B4E9",
    "blue": "#0072B2",
    "purple": "#CC79A7",
    "white": "#FFFFFF",
    "black": "#3A3A3A",
    "brown": "#8C5A2B",
    "grey": "#999999",
}
"""The fill of every colour: Okabe-Ito for colour-blind eyes, black paler than ink so that inner lines stay visible."""

_PALE = QColor(255, 255, 255, 215)
_DARK = QColor(34, 34, 34, 150)
_BOX = 64


def paint_texture(painter: QPainter, colour: str) -> None:
    """Draw the marks of `colour` over the whole 64 x 64 box; yellow is the plain one and gets none."""
    marks = _MARKS.get(colour)
    if marks is None:
        return
    draw, pen_colour, width = marks
    painter.save()
    pen = QPen(pen_colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw(painter)
    painter.restore()


def _across(painter: QPainter) -> None:
    for y in range(6, _BOX, 11):
        painter.drawLine(0, y, _BOX, y)


def _upright(painter: QPainter) -> None:
    for x in range(5, _BOX, 11):
        painter.drawLine(x, 0, x, _BOX)


def _slanted(painter: QPainter) -> None:
    for x in range(-60, _BOX, 12):
        painter.drawLine(x, _BOX, x + _BOX, 0)


def _lattice(painter: QPainter) -> None:
    for x in range(-52, 2 * _BOX, 16):
        painter.drawLine(x, _BOX, x + _BOX, 0)
        painter.drawLine(x, 0, x + _BOX, _BOX)


def _dots(painter: QPainter) -> None:
    for place in _staggered(11, 9):
        painter.drawPoint(place)


def _rings(painter: QPainter) -> None:
    for place in _staggered(15, 13):
        painter.drawEllipse(place, 3.6, 3.6)


def _crosses(painter: QPainter) -> None:
    for place in _staggered(14, 12):
        painter.drawLine(place + QPointF(-3.2, 0), place + QPointF(3.2, 0))
        painter.drawLine(place + QPointF(0, -3.2), place + QPointF(0, 3.2))


def _planks(painter: QPainter) -> None:
    for place in _staggered(18, 8):
        painter.drawLine(place + QPointF(-5, 0), place + QPointF(5, 0))


def _waves(painter: QPainter) -> None:
    for y in range(4, _BOX + 12, 11):
        path = QPainterPath(QPointF(-4, y))
        for x in range(-4, _BOX, 12):
            path.quadTo(x + 3, y - 6, x + 6, y)
            path.quadTo(x + 9, y + 6, x + 12, y)
        painter.drawPath(path)


def _triangles(painter: QPainter) -> None:
    for place in _staggered(15, 13):
        painter.drawPolygon([place + QPointF(0, -4), place + QPointF(4, 3), place + QPointF(-4, 3)])


def _staggered(step_x: int, step_y: int) -> list[QPointF]:
    """Places in rows, every second row moved by half a step, as bricks lie."""
    rows = range(4, _BOX + step_y, step_y)
    return [
        QPointF(x + (step_x / 2 if number % 2 else 0), y)
        for number, y in enumerate(rows)
        for x in range(2, _BOX + step_x, step_x)
    ]


_MARKS: Final[dict[str, tuple[Callable[[QPainter], None], QColor, float]]] = {
    "red": (_across, _PALE, 3.6),
    "orange": (_upright, _DARK, 2.6),
    "green": (_dots, _PALE, 5.2),
    "sky": (_rings, _DARK, 2.2),
    "blue": (_waves, _PALE, 2.6),
    "purple": (_lattice, _PALE, 2.6),
    "white": (_slanted, QColor(34, 34, 34, 120), 1.8),
    "black": (_crosses, _PALE, 2.2),
    "brown": (_planks, QColor(255, 236, 196, 225), 2.4),
    "grey": (_triangles, _PALE, 2.2),
}
