"""A row of pictures with its gap, painted into buttons and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import font

PITCH = 1.16
"""Distance of two pictures' middles, in picture sizes, when there is room."""


def lay_cells(count: int, room: QRectF, size: float) -> tuple[QRectF, ...]:
    """Boxes for `count` pictures of at most `size` pixels, centred in `room`."""
    pitch = min(room.width() / count, size * PITCH)
    side = min(size, pitch / 1.05)
    left = room.center().x() - pitch * count / 2
    top = room.center().y() - side / 2
    return tuple(QRectF(left + pitch * (k + 0.5) - side / 2, top, side, side) for k in range(count))


def paint_cell(painter: QPainter, kit: Kit, box: QRectF, symbol: Symbol, opacity: float = 1.0) -> None:
    """One picture, with a little air around it."""
    inset = box.width() * 0.07
    painter.setOpacity(opacity)
    kit.pictures.paint(painter, box.adjusted(inset, inset, -inset, -inset), symbol)
    painter.setOpacity(1.0)


def paint_gap(painter: QPainter, box: QRectF, u: float, opacity: float = 1.0, *, lit: bool = False) -> None:
    """The dashed square with the question mark."""
    side = box.width() / u
    fill = theme.GLOW if lit else theme.WHITE
    face = drawn(
        f"gap|{fill}",
        side,
        side,
        u,
        painter.device().devicePixelRatioF(),
        lambda sheet: _draw_gap(sheet, fill),
    )
    painter.setOpacity(opacity)
    painter.drawPixmap(box.topLeft(), face)
    painter.setFont(font(box.width() * 0.72, bold=True))
    painter.setPen(QColor(theme.RED))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
    painter.setOpacity(1.0)


def _draw_gap(sheet: Drawing, fill: str) -> None:
    side = sheet.w
    shape = cut(side * 0.03, side * 0.03, side * 0.94, side * 0.94, side * 0.2, 4, min(1.4, side * 0.02))
    sheet.path(shape, fill, theme.INK, min(sheet.ink, side * 0.05), dash="9 8" if side > 60 else "5 4")


def paint_row(
    painter: QPainter,
    kit: Kit,
    cells: Sequence[Symbol | None],
    room: QRectF,
    size: float,
    u: float,
    opacity: float = 1.0,
) -> None:
    """A whole row, centred in `room`, its pictures at most `size` pixels large."""
    for symbol, box in zip(cells, lay_cells(len(cells), room, size), strict=True):
        if symbol is None:
            paint_gap(painter, box, u, opacity)
        else:
            paint_cell(painter, kit, box, symbol, opacity)
