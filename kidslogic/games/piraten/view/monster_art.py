"""How a sea monster looks from above: a round body with a face, and a tail that swings."""

from __future__ import annotations

from math import cos, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kidslogic.games.piraten.monsters import BODY, DEPTH, FIN, TAIL, Pose
from kidslogic.games.piraten.roll import Swim
from kidslogic.games.piraten.view.caves import SeaBoard
from kidslogic.ui import theme

COLOURS = (theme.GREEN, theme.PURPLE)
"""The first and the second monster; they also differ by their spots."""


def resting(poses: tuple[Pose, ...]) -> tuple[Swim, ...]:
    """The monsters as they lie."""
    return tuple(Swim(pose.middle[1] / DEPTH, pose.angle) for pose in poses)


def paint_monsters(
    painter: QPainter, board: SeaBoard, u: float, poses: tuple[Pose, ...], swims: tuple[Swim, ...]
) -> None:
    """All monsters where they are now."""
    for number, (pose, swim) in enumerate(zip(poses, swims, strict=True)):
        middle = board.place(pose.x / 2, swim.y * DEPTH) * u
        paint_monster(painter, middle, board.pitch * u, u, swim.angle, number)


def paint_monster(painter: QPainter, middle: QPointF, width: float, u: float, angle: float, number: int) -> None:
    """One monster around `middle` (pixels), on a sea of caves `width` pixels wide."""
    ink = QPen(QColor(theme.INK), 3 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    colour = QColor(COLOURS[number % len(COLOURS)])
    body = BODY * width
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.FOAM))
    painter.setOpacity(0.6)
    painter.drawEllipse(middle + QPointF(0, body * 0.16), body * 1.14, body * 1.06)
    painter.setOpacity(1.0)
    painter.setPen(ink)
    painter.setBrush(colour)
    painter.drawPath(_tail(middle, width, angle))
    painter.drawEllipse(middle, body, body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.INK if number else theme.YELLOW))
    painter.setOpacity(0.5)
    for x, y, r in ((-0.55, -0.5, 0.12), (0.0, -0.72, 0.14), (0.55, -0.5, 0.12)):
        painter.drawEllipse(middle + QPointF(x, y) * body, r * body, r * body)
    painter.setOpacity(1.0)
    _face(painter, middle, body, ink)


def _tail(middle: QPointF, width: float, angle: float) -> QPainterPath:
    """From the body to the fin at the tip; the path is as thick as what the ball meets."""
    along = QPointF(cos(angle), -sin(angle)) * width
    across = QPointF(sin(angle), cos(angle)) * width
    path = QPainterPath(middle + along * (BODY * 0.7) + across * (FIN * 2.2))
    path.quadTo(middle + along * (BODY + 0.12) + across * FIN, middle + along * (TAIL - 0.16) + across * FIN)
    path.lineTo(middle + along * TAIL + across * (FIN * 2.4))
    path.lineTo(middle + along * (TAIL - 0.06))
    path.lineTo(middle + along * TAIL - across * (FIN * 2.4))
    path.lineTo(middle + along * (TAIL - 0.16) - across * FIN)
    path.quadTo(middle + along * (BODY + 0.12) - across * FIN, middle + along * (BODY * 0.7) - across * (FIN * 2.2))
    path.closeSubpath()
    return path


def _face(painter: QPainter, middle: QPointF, body: float, ink: QPen) -> None:
    painter.setPen(ink)
    painter.setBrush(QColor(theme.WHITE))
    for side in (-1, 1):
        painter.drawEllipse(middle + QPointF(0.36 * side, -0.12) * body, 0.24 * body, 0.28 * body)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.INK))
    for side in (-1, 1):
        painter.drawEllipse(middle + QPointF(0.32 * side, -0.04) * body, 0.11 * body, 0.13 * body)
    painter.setPen(ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    mouth = middle + QPointF(-0.42, -0.12) * body
    painter.drawArc(QRectF(mouth.x(), mouth.y(), 0.84 * body, 0.68 * body), 200 * 16, 140 * 16)
