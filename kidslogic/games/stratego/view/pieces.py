"""The crew as stand-up figures: red ones have a round head, blue ones a square one, and all backs are the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import font

Colour = Literal["red", "blue"]
COLOURS: tuple[Colour, Colour] = ("red", "blue")
"""The colours of the ships, by seat."""
PAINTS = {"red": theme.RED, "blue": theme.BLUE}
SHAPE = 0.86
"""A figure's width as a part of its height."""
_FOOT = 0.16
_SMALLEST_PX = 15.0
"""Letters of a number in the boat and on other small figures; the large ones keep the floor."""


def picture_of(face: str) -> str:
    """The picture of a face: a rank, or the bomb."""
    return f"crew_{face}"


def paint_piece(
    painter: QPainter,
    kit: Kit,
    box: QRectF,
    u: float,
    colour: Colour,
    face: str | None,
    *,
    mark: str = "",
    width: float = 1.0,
) -> None:
    """Paint a figure into `box` (pixels). `face` is its rank or "bomb", None for its back.

    `mark` is "glow" where it may be touched, "chosen" for the one that is picked; `width` is how wide it looks while it
    turns round, from 0 to 1.
    """
    h = min(box.height(), box.width() / SHAPE)
    w = h * SHAPE
    place = QRectF(box.center().x() - w * width / 2, box.bottom() - h, w * width, h)
    key = f"piece|{colour}|{face is None}|{face}|{mark}"
    dpr = painter.device().devicePixelRatioF()
    whole = drawn(key, w / u, h / u, u, dpr, lambda sheet: _draw(sheet, colour, face, mark))
    painter.drawPixmap(place, whole, QRectF(whole.rect()))
    if face is None or width < 0.5:
        return
    head = _head(place)
    inner = head.width() * (0.66 if colour == "red" else 0.72)
    kit.pictures.paint(
        painter, QRectF(head.center().x() - inner / 2, head.center().y() - inner / 2, inner, inner), picture_of(face)
    )
    paint_number(painter, place, u, face)


def _head(place: QRectF) -> QRectF:
    side = place.height() * (1 - _FOOT) * 0.97
    return QRectF(place.center().x() - side / 2, place.top() + place.height() * 0.015, side, side)


def paint_number(painter: QPainter, place: QRectF, u: float, face: str) -> None:
    """Paint the number of a figure that stands in `place` (pixels); the bomb has none."""
    if face == "bomb":
        return
    r = max(place.height() * 0.185, _SMALLEST_PX * 0.62)
    middle = QRectF(place.right() - 2 * r, place.bottom() - 2 * r - place.height() * 0.04, 2 * r, 2 * r)
    painter.setPen(QPen(QColor(theme.INK), max(2.0, 2.6 * u)))
    painter.setBrush(QColor(theme.YELLOW))
    painter.drawEllipse(middle)
    painter.setFont(font(max(_SMALLEST_PX, r * 1.45), bold=True))
    painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, face)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw(sheet: Drawing, colour: Colour, face: str | None, mark: str) -> None:
    w, h = sheet.w, sheet.h
    paint = PAINTS[colour]
    side = h * (1 - _FOOT) * 0.97 - 8
    x, y = (w - side) / 2, h * 0.015 + 4
    foot_y = h * (1 - _FOOT)
    foot = f"M{w * 0.22:.1f} {foot_y - 3:.1f}H{w * 0.78:.1f}L{w * 0.9:.1f} {h - 3:.1f}H{w * 0.1:.1f}Z"
    sheet.path(foot, paint, theme.INK)
    if face is not None and face != "bomb":
        _draw_stripes(sheet, int(face), foot_y, h)
    cx, cy, r = w / 2, y + side / 2, side / 2
    if mark:
        ring = {"glow": (theme.GLOW, 9.0), "chosen": (theme.ORANGE, 8.0)}[mark]
        for line, width in ((theme.INK, ring[1] + 5), ring):
            if colour == "red":
                sheet.circle(cx, cy, r - 1, "none", line, width)
            else:
                sheet.path(cut(x, y, side, side, side * 0.17, 3, 1), "none", line, width)
    inset = 7 if mark else 1
    if colour == "red":
        sheet.circle(cx, cy, r - inset, paint, theme.INK)
        sheet.circle(cx, cy, r * 0.82 - inset, theme.PAPER if face is not None else "none", theme.PAPER3, 2.4)
    else:
        sheet.path(cut(x + inset, y + inset, side - 2 * inset, side - 2 * inset, side * 0.17, 3, 1), paint, theme.INK)
        fill = theme.PAPER if face is not None else "none"
        edge = side * 0.09 + inset
        sheet.path(
            cut(x + edge, y + edge, side - 2 * edge, side - 2 * edge, side * 0.12, 4, 1), fill, theme.PAPER3, 2.4
        )
    if face is None:
        _draw_rose(sheet, cx, cy, r * 0.62)


def _draw_rose(sheet: Drawing, cx: float, cy: float, r: float) -> None:
    for k in range(8):
        long = r if k % 2 == 0 else r * 0.62
        sheet.group(cx, cy, rotate=45 * k)
        sheet.path(f"M0 {-long:.1f}L{r * 0.2:.1f} {-r * 0.2:.1f}H{-r * 0.2:.1f}Z", "#F7E3C0").end()
    sheet.circle(cx, cy, r * 0.14, theme.INK)


def _draw_stripes(sheet: Drawing, rank: int, top: float, bottom: float) -> None:
    """As many stripes as the rank, for those who do not know the digits yet."""
    w, pitch = sheet.w, sheet.w * 0.072
    left = w * 0.42 - pitch * (rank - 1) / 2
    lines = "".join(f"M{left + pitch * k:.1f} {top + 3:.1f}V{bottom - 7:.1f}" for k in range(rank))
    sheet.path(lines, "none", theme.YELLOW, max(2.2, w * 0.032))


class PieceButton(Handle):
    """A figure that can be touched and dragged. The whole widget is its face: figures stand close to each other."""

    def __init__(self, kit: Kit, colour: Colour, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, name, parent)
        self.colour = colour
        self.face_shown: str | None = None
        self.mark = ""
        self._width = 1.0

    def show_piece(self, face: str | None, mark: str = "") -> None:
        """Show its face or its back (None), and whether it may be touched or is picked."""
        if (face, mark) != (self.face_shown, self.mark):
            self.face_shown, self.mark = face, mark
            self.update()
        self.refresh_name()

    def turn(self, width: float) -> None:
        """How wide it looks while it turns round."""
        self._width = max(0.04, width)
        self.update()

    def set_face(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """The whole widget is the face."""
        self.u = u
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))
        self.update()

    @property
    def face(self) -> QRectF:
        """The whole widget."""
        return QRectF(self.rect())

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Everything is painted as content."""

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Painted with the content, inside the widget."""

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The figure, and the ring of the keyboard's focus."""
        room = box.adjusted(2, 2, -2, -2)
        paint_piece(painter, self.kit, room, self.u, self.colour, self.face_shown, mark=self.mark, width=self._width)
        if self.has_visible_focus:
            for width, colour in ((9, theme.WHITE), (5, theme.BLUE)):
                painter.setPen(QPen(QColor(colour), width * self.u))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                edge = 5 * self.u
                painter.drawRoundedRect(box.adjusted(edge, edge, -edge, -edge), 14 * self.u, 14 * self.u)
