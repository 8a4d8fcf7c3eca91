"""The pictures of the report: minutes of four weeks, the range of a skill, a row with its answer.

Each is a function that paints into a rectangle, so that the screen and the printed sheet show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QDate, QLocale, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.learners.bands import Standing
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol
from kidslogic.shell.pages import Painted
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, text_width, write

_STEPS = (5, 10, 15, 30, 60, 120, 240, 480)
_MOST_LINES = 4
_WORDS = 22.0
"""Size of the chart's letters in units; everything else in it follows."""
_SATURDAY = 6


def box(sheet: Drawing, x: float, y: float, w: float, h: float, fill: str, *, hatched: bool = False) -> None:
    """A piece of a bar; the hatching tells it without its colour."""
    sheet.path(cut(x, y, w, h, min(7, h / 3, w / 3), int(x + y), 0.8), fill, theme.INK, min(sheet.ink, w * 0.2))
    if hatched:
        steps = range(1, int((w + h) / 7))
        lines = (_hatch(x, y, w, h, 7.0 * k) for k in steps)
        sheet.path("".join(lines), "none", theme.INK, 1.6)


def _hatch(x: float, y: float, w: float, h: float, along: float) -> str:
    """One slanted line from the lower left to the upper right, kept inside the box."""
    x0, y0 = (x + 2, y + along) if along < h else (x + along - h, y + h - 2)
    x1, y1 = (x + along, y + 2) if along < w else (x + w - 2, y + along - w)
    inside = x0 < x + w - 2 and y1 < y + h - 2 and y0 > y + 2
    return f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}" if inside else ""


@dataclass(frozen=True)
class MinutesChart:
    """Minutes of each day, oldest first; days of the weekend are hatched. `limit` minutes a day are a dashed line."""

    minutes: Mapping[date, int]
    limit: int = 0

    def paint(self, painter: QPainter, rect: QRectF, px: float) -> None:
        """Paint into `rect` with letters of `px` pixels."""
        u = px / _WORDS
        w, h = rect.width() / u, rect.height() / u
        left = max(text_width(str(self._top), _WORDS), 20) + 12
        ground, high = h - _WORDS * 1.7, h - _WORDS * 1.7 - 14
        sheet = Drawing(w, h, u)
        for value in range(self._step, self._top + 1, self._step):
            y = ground - value / self._top * high
            sheet.path(f"M{left:.1f} {y:.1f}H{w - 4:.1f}", "none", theme.PAPER3, 2.4)
            place = QRectF(rect.left(), rect.top() + (y - _WORDS) * u, (left - 8) * u, 2 * _WORDS * u)
            write(painter, place, Lines((str(value),), px, fits=True), bold=False)
        pitch = (w - 8 - left) / len(self.minutes)
        for k, (day, minutes) in enumerate(self.minutes.items()):
            if minutes:
                bar_h = max(5.0, minutes / self._top * high)
                weekend = day.isoweekday() >= _SATURDAY
                fill = theme.SKY if weekend else theme.GREEN
                box(sheet, left + pitch * (k + 0.14), ground - bar_h, pitch * 0.72, bar_h, fill, hatched=weekend)
        if self.limit and self.limit <= self._top:
            y = ground - self.limit / self._top * high
            sheet.path(f"M{left:.1f} {y:.1f}H{w - 4:.1f}", "none", theme.RED, 2.6, dash="10 7")
        sheet.path(f"M{left - 4:.1f} {ground:.1f}H{w - 4:.1f}", "none", theme.INK)
        sheet.paint(painter, rect)
        self._write_days(painter, rect, px, left, pitch)

    def _write_days(self, painter: QPainter, rect: QRectF, px: float, left: float, pitch: float) -> None:
        """The date of every Monday, where a week begins; of every other one where there is no room."""
        u = px / _WORDS
        mondays = [(k, _short(day)) for k, day in enumerate(self.minutes) if day.isoweekday() == 1]
        widest = max((text_width(words, px) for _, words in mondays), default=0.0)
        for k, words in mondays if widest < 6.4 * pitch * u else mondays[::2]:
            x = rect.left() + (left + pitch * k) * u
            if x + widest <= rect.right():
                place = QRectF(x, rect.bottom() - _WORDS * 1.6 * u, widest, _WORDS * 1.6 * u)
                laid = Lines((words,), px, fits=True)
                write(painter, place, laid, bold=False, align=Qt.AlignmentFlag.AlignLeft)

    @property
    def _step(self) -> int:
        most = max((*self.minutes.values(), self.limit))
        return next((step for step in _STEPS if most <= _MOST_LINES * step), _STEPS[-1])

    @property
    def _top(self) -> int:
        most = max((*self.minutes.values(), self.limit))
        return max(self._step, -(-most // self._step) * self._step)


def _short(day: date) -> str:
    """Day and month in numbers, in English with the month's short name."""
    dotted = QLocale().language() in (QLocale.Language.German, QLocale.Language.Czech)
    return QLocale().toString(QDate(day.year, day.month, day.day), "d. M." if dotted else "d MMM")


def paint_range(painter: QPainter, rect: QRectF, standing: Standing, u: float) -> None:
    """Where a skill lies between not at all (left) and always (right), as wide as what is not known about it."""
    w, h = rect.width() / u, rect.height() / u
    sheet = Drawing(w, h, u)
    sheet.path(cut(3, 3, w - 6, h - 6, (h - 6) * 0.45, 3, 0.8), theme.PAPER2, theme.INK2, 2.2)
    for part in (0.25, 0.5, 0.75):
        sheet.path(f"M{3 + part * (w - 6):.1f} 6V{h - 6:.1f}", "none", theme.PAPER3, 2.2)
    if standing.band != "not_enough":
        left, right = 3 + standing.low * (w - 6), 3 + standing.high * (w - 6)
        wide = max(right - left, 16)
        left = min(left, w - 3 - wide)
        sheet.path(cut(left, 3, wide, h - 6, (h - 6) * 0.4, 4, 0.8), theme.GREEN, theme.INK)
    sheet.paint(painter, rect)


def paint_row(painter: QPainter, rect: QRectF, kit: Kit, row: Row, taken: Symbol | None) -> None:
    """A row with the right picture in a green frame, and at its right end the picture that was taken, in a circle."""
    count = len(row.cells) + 2
    side = min(rect.height(), rect.width() / count)
    top = rect.center().y() - side / 2
    sheet = Drawing(rect.width(), rect.height())
    x = side * row.gap
    y = top - rect.top()
    sheet.path(cut(x + 1.5, y + 1.5, side - 3, side - 3, side * 0.2, 4, 0.5), theme.WHITE, theme.GREEN, side * 0.07)
    if taken is not None:
        sheet.circle(side * (count - 0.5), y + side / 2, side * 0.47, theme.PAPER2, theme.INK2, side * 0.04)
    sheet.paint(painter, rect)
    for k, symbol in enumerate(row.completed):
        _paint_picture(painter, kit, QRectF(rect.left() + k * side, top, side, side), symbol, 0.1)
    if taken is not None:
        _paint_picture(painter, kit, QRectF(rect.left() + (count - 1) * side, top, side, side), taken, 0.2)


def _paint_picture(painter: QPainter, kit: Kit, place: QRectF, symbol: Symbol, air: float) -> None:
    inset = place.width() * air
    if kit.pictures.knows(symbol):
        kit.pictures.paint(painter, place.adjusted(inset, inset, -inset, -inset), symbol)


class ChartPicture(Painted):
    """The chart of minutes on a page."""

    def __init__(self, chart: MinutesChart, summary: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(summary, parent)
        self._chart = chart

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """All of it, with letters of at least the smallest size."""
        self._chart.paint(painter, box, max(_WORDS * self.u, theme.FLOOR_PX))


class RangeBar(Painted):
    """The range of a skill on a page."""

    def __init__(self, standing: Standing, summary: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(summary, parent)
        self._standing = standing

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """The bar."""
        paint_range(painter, box, self._standing, self.u)


class RowPicture(Painted):
    """A row with its answer on a page."""

    def __init__(
        self, kit: Kit, row: Row, taken: Symbol | None, summary: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(summary, parent)
        self._kit = kit
        self._row = row
        self._taken = taken

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """The row."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_row(painter, box, self._kit, self._row, self._taken)


class Legend(Painted):
    """A small piece of a bar beside its word."""

    def __init__(self, fill: str, parent: QWidget | None = None, *, hatched: bool = False) -> None:
        super().__init__(lambda: "", parent)
        self._fill = fill
        self._hatched = hatched

    def draw(self, sheet: Drawing) -> None:
        """One piece."""
        box(sheet, 3, 3, sheet.w - 6, sheet.h - 6, self._fill, hatched=self._hatched)
