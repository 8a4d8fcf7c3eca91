"""How the beats of an explanation look on a row: braces, glow, mirror lines, lanes, badges, dials and jumps."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kidslogic.patterns.explanation import Beat
from kidslogic.ui import theme
from kidslogic.ui.lettering import font

LIFT = 0.3
"""How far a cell is lifted into its lane, in cell heights."""


def progress(beat: Beat, group: int, time_ms: float) -> float:
    """How far the group of a beat has appeared at a time, 0 to 1; groups come one after the other."""
    share = beat.length_ms / max(1, len(beat.groups))
    start = beat.start_ms + share * group
    return min(1.0, max(0.0, (time_ms - start) / max(1.0, share)))


def lane_lift(lane: int, lanes: int) -> float:
    """Where a lane lies above (negative) or below the row's middle, in cell heights."""
    return LIFT * (2 * lane / (lanes - 1) - 1) if lanes > 1 else 0.0


def paint_answer_frame(painter: QPainter, box: QRectF, u: float, part: float) -> None:
    """The solid frame that the gap gets once its answer is there."""
    painter.setOpacity(part)
    painter.setPen(QPen(QColor(theme.INK), 3 * u))
    painter.setBrush(QColor(theme.GLOW))
    painter.drawRoundedRect(box.adjusted(2 * u, 2 * u, -2 * u, -2 * u), box.width() * 0.2, box.width() * 0.2)
    painter.setOpacity(1.0)


class BeatPainter:
    """Paints beats over and under the cells `boxes` (pixels); the one at `gap` is the gap.

    `in_lanes`: the cells are lifted into lanes, so there is little room below each of them.
    """

    def __init__(self, painter: QPainter, boxes: tuple[QRectF, ...], gap: int, u: float, *, in_lanes: bool) -> None:
        self._painter = painter
        self._boxes = boxes
        self._gap = gap
        self._u = u
        self._in_lanes = in_lanes
        self._brace_above = False

    def ground(self, beat: Beat, time_ms: float) -> None:
        """What lies behind the cells."""
        if beat.kind not in ("bracket", "glow"):
            return
        for index, group in enumerate(beat.groups):
            part = progress(beat, index, time_ms)
            if part > 0.0:
                self._painter.setOpacity(part)
                self._strip(group, lit=beat.kind == "glow" or self._gap in group)
        self._painter.setOpacity(1.0)

    def marks(self, beat: Beat, time_ms: float, *, above: bool = False) -> None:
        """What lies over and below the cells; braces stand above them instead when `above` is set."""
        self._brace_above = above
        draw = {
            "bracket": self._brace,
            "mirror": self._mirror,
            "lane": self._lane,
            "badge": self._badge,
            "jump": self._jump,
            "dial": self._dial,
        }.get(beat.kind)
        if draw is None:
            return
        for index in range(len(beat.groups)):
            part = progress(beat, index, time_ms)
            if part > 0.0:
                self._painter.setOpacity(part)
                draw(beat, index)
        self._painter.setOpacity(1.0)

    # ---- the kinds -------------------------------------------------------------------------------

    def _strip(self, group: tuple[int, ...], *, lit: bool) -> None:
        """The units lie on their own strips of paper; cells that do not touch get a strip each."""
        self._painter.setPen(QPen(QColor(theme.INK), 2.2 * self._u))
        self._painter.setBrush(QColor(theme.GLOW if lit else theme.WHITE))
        for run in _runs(group):
            out = self._boxes[run[0]].width() * 0.045
            box = self._boxes[run[0]].united(self._boxes[run[-1]]).adjusted(-out, -out, out, out)
            self._painter.drawRoundedRect(box, 18 * self._u, 18 * self._u)

    def _brace(self, beat: Beat, index: int) -> None:
        group = beat.groups[index]
        left, right = self._boxes[group[0]], self._boxes[group[-1]]
        x0, x1, middle = left.left() + 4 * self._u, right.right() - 4 * self._u, (left.left() + right.right()) / 2
        down = -1 if self._brace_above else 1
        y = (left.top() if self._brace_above else left.bottom()) + 9 * self._u * down
        d = (12 if self._brace_above else 16) * self._u * down
        tip = min(24 * self._u, (x1 - x0) * 0.3)
        path = QPainterPath(QPointF(x0, y))
        path.cubicTo(x0, y + d, x0 + tip * 0.6, y + d * 0.6, middle - tip, y + d * 0.62)
        path.cubicTo(middle - tip * 0.3, y + d * 0.62, middle, y + d * 0.8, middle, y + d * 1.25)
        path.cubicTo(middle, y + d * 0.8, middle + tip * 0.3, y + d * 0.62, middle + tip, y + d * 0.62)
        path.cubicTo(x1 - tip * 0.6, y + d * 0.6, x1, y + d, x1, y)
        self._inked(path, theme.YELLOW if self._gap in group else theme.ORANGE)

    def _mirror(self, beat: Beat, index: int) -> None:
        """An arc below joins the two cells that are alike; the middle carries the mirror."""
        group = beat.groups[index]
        left, right = self._boxes[group[0]], self._boxes[group[-1]]
        if len(group) == 1:
            self._mirror_line(left.center().x())
            return
        if index == len(beat.groups) - 1:
            self._mirror_line((left.center().x() + right.center().x()) / 2)
        y = left.bottom() + 4 * self._u
        depth = (8 + 3.5 * (group[-1] - group[0])) * self._u
        path = QPainterPath(QPointF(left.center().x(), y))
        path.cubicTo(left.center().x(), y + depth * 1.3, right.center().x(), y + depth * 1.3, right.center().x(), y)
        self._inked(path, theme.YELLOW if self._gap in group else theme.ORANGE)

    def _mirror_line(self, x: float) -> None:
        box = self._boxes[0]
        pen = QPen(QColor(theme.BLUE), 4 * self._u, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        self._painter.drawLine(QPointF(x, box.top() - 2 * self._u), QPointF(x, box.bottom() + 8 * self._u))

    def _lane(self, beat: Beat, index: int) -> None:
        """A line below the cells of one lane."""
        group = beat.groups[index]
        first, last = self._boxes[group[0]], self._boxes[group[-1]]
        y = first.bottom() + 2 * self._u if index else first.top() - 2 * self._u
        path = QPainterPath(QPointF(first.left(), y))
        path.lineTo(last.right(), y)
        self._inked(path, (theme.ORANGE, theme.SKY, theme.GREEN)[index % 3])

    def _badge(self, beat: Beat, index: int) -> None:
        group = beat.groups[index]
        if index < len(beat.labels):
            x = (self._boxes[group[0]].left() + self._boxes[group[-1]].right()) / 2
            self._disc(QPointF(x, self._boxes[group[0]].bottom() + 19 * self._u), beat.labels[index])

    def _jump(self, beat: Beat, index: int) -> None:
        group = beat.groups[index]
        left, right = self._boxes[group[0]], self._boxes[group[-1]]
        x0, x1, y = left.center().x(), right.center().x(), left.bottom() + 3 * self._u
        path = QPainterPath(QPointF(x0 + 6 * self._u, y))
        depth = (9 if self._in_lanes else 22) * self._u
        path.cubicTo(x0 + 6 * self._u, y + depth, x1 - 6 * self._u, y + depth, x1 - 6 * self._u, y)
        self._inked(path, theme.ORANGE)
        if index < len(beat.labels) and not self._in_lanes:
            self._disc(QPointF((x0 + x1) / 2, y + 19 * self._u), beat.labels[index])

    def _dial(self, beat: Beat, index: int) -> None:
        """A small dial below the cell; its hand has turned as far as the picture."""
        turned = list(accumulate(_eighths(label) for label in beat.labels[: index + 1]))
        box = self._boxes[beat.groups[index][0]]
        centre, r = QPointF(box.center().x(), box.bottom() + 19 * self._u), 17 * self._u
        self._painter.setPen(QPen(QColor(theme.INK), 2.4 * self._u))
        self._painter.setBrush(QColor(theme.PAPER))
        self._painter.drawEllipse(centre, r, r)
        self._painter.save()
        self._painter.translate(centre)
        self._painter.rotate(45 * (turned[-1] if turned else 0))
        hand = QPen(QColor(theme.RED), 4 * self._u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        self._painter.setPen(hand)
        self._painter.drawLine(QPointF(0, 0), QPointF(0, -r * 0.75))
        self._painter.restore()

    # ---- pens ------------------------------------------------------------------------------------

    def _inked(self, path: QPainterPath, colour: str) -> None:
        """A coloured line with ink on both sides."""
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, ink in ((9.5, theme.INK), (4.5, colour)):
            pen = QPen(QColor(ink), width * self._u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self._painter.setPen(pen)
            self._painter.drawPath(path)

    def _disc(self, centre: QPointF, label: str) -> None:
        r = max(17 * self._u, theme.FLOOR_PX * 0.72)
        self._painter.setPen(QPen(QColor(theme.INK), 2.4 * self._u))
        self._painter.setBrush(QColor(theme.PAPER))
        self._painter.drawEllipse(centre, r, r)
        size = max(22 * self._u, theme.FLOOR_PX) * (1.0 if len(label) < 3 else 0.8)
        self._painter.setFont(font(size, bold=True))
        self._painter.drawText(
            QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r), Qt.AlignmentFlag.AlignCenter, label
        )


def _runs(group: tuple[int, ...]) -> list[list[int]]:
    """Neighbouring cells of a group, each run by itself."""
    runs: list[list[int]] = []
    for cell in sorted(group):
        if runs and cell == runs[-1][-1] + 1:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return runs


def _eighths(label: str) -> int:
    try:
        return int(label)
    except ValueError:
        return 0
