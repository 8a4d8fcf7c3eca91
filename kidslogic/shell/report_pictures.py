"""The pictures of the report: how answers went, and what was solved on the last seven days."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.learners.progress import Tally
from kidslogic.shell.pages import Painted
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.lettering import Lines, write

_FOOT = 44
"""Room below the bars for the days, in units."""


class Day(NamedTuple):
    """One day's answers."""

    day: date
    tally: Tally


def helped(tally: Tally) -> int:
    """Answers that came right, but with a hint or at a later try."""
    return tally.with_hints + tally.right_later


class TallyBar(Painted):
    """One bar: right at once is green, right with help is hatched, not yet stays empty."""

    def __init__(self, tally: Tally, summary: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(summary, parent)
        self._tally = tally

    def draw(self, sheet: Drawing) -> None:
        """The whole bar is all answers."""
        w, h = sheet.w - 6, sheet.h - 6
        sheet.path(cut(3, 3, w, h, h * 0.45, 3, 0.8), theme.PAPER2, theme.INK2, 2.2)
        whole = max(1, self._tally.answers)
        first, with_help = self._tally.right_first / whole * w, helped(self._tally) / whole * w
        if first:
            sheet.path(cut(3, 3, max(first, 14), h, h * 0.4, 4, 0.8), theme.GREEN, theme.INK)
        if with_help:
            box(sheet, 3 + first, 3, max(with_help, 14), h, theme.SKY, hatched=True)


def box(sheet: Drawing, x: float, y: float, w: float, h: float, fill: str, *, hatched: bool = False) -> None:
    """A piece of a bar; the hatching tells it without its colour."""
    sheet.path(cut(x, y, w, h, min(7, h / 3, w / 3), int(x + y), 0.8), fill, theme.INK)
    if hatched:
        steps = range(1, int((w + h) / 9))
        lines = (_hatch(x, y, w, h, 9.0 * k) for k in steps)
        sheet.path("".join(lines), "none", theme.INK, 1.6)


def _hatch(x: float, y: float, w: float, h: float, along: float) -> str:
    """One slanted line from the lower left to the upper right, kept inside the box."""
    x0, y0 = (x + 3, y + along) if along < h else (x + along - h, y + h - 3)
    x1, y1 = (x + along, y + 3) if along < w else (x + w - 3, y + along - w)
    inside = x0 < x + w - 3 and y1 < y + h - 3 and y0 > y + 3
    return f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}" if inside else ""


class WeekBars(Painted):
    """Solved rows on the last seven days."""

    def __init__(self, days: tuple[Day, ...], summary: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(summary, parent)
        self._days = days
        most = max((day.tally.right_first + helped(day.tally) for day in days), default=0)
        self._step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most <= 3 * step or step == 1000)
        self._top = max(self._step, -(-most // self._step) * self._step)

    def draw(self, sheet: Drawing) -> None:
        """Lines and bars."""
        left, right = 46.0, sheet.w - 8
        ground, high = sheet.h - _FOOT, sheet.h - _FOOT - 14
        for value in range(self._step, self._top + 1, self._step):
            y = ground - value / self._top * high
            sheet.path(f"M{left} {y:.1f}H{right:.1f}", "none", theme.PAPER3, 2.4)
        pitch = (right - left) / len(self._days)
        for k, (_, tally) in enumerate(self._days):
            x, w = left + pitch * (k + 0.5) - pitch * 0.3, pitch * 0.6
            first = tally.right_first / self._top * high
            later = helped(tally) / self._top * high
            if tally.right_first:
                box(sheet, x, ground - first, w, first, theme.GREEN)
            if later:
                box(sheet, x, ground - first - later, w, later, theme.SKY, hatched=True)
        sheet.path(f"M{left - 6} {ground:.1f}H{right:.1f}", "none", theme.INK)

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Numbers at the left, days below."""
        u, px = self.u, max(22 * self.u, theme.FLOOR_PX)
        ground, high = box.height() / u - _FOOT, box.height() / u - _FOOT - 14
        for value in range(self._step, self._top + 1, self._step):
            y = (ground - value / self._top * high) * u
            write(painter, QRectF(0, y - px, 40 * u, 2 * px), Lines((str(value),), px, fits=True), bold=False)
        pitch = (box.width() / u - 54) / len(self._days)
        for k, (day, _) in enumerate(self._days):
            name = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.ShortFormat).rstrip(".")
            place = QRectF((46 + pitch * k) * u, ground * u, pitch * u, _FOOT * u)
            write(painter, place, Lines((name,), px, fits=True), align=Qt.AlignmentFlag.AlignHCenter)


class Legend(Painted):
    """A small piece of a bar beside its word."""

    def __init__(self, fill: str, parent: QWidget | None = None, *, hatched: bool = False) -> None:
        super().__init__(lambda: "", parent)
        self._fill = fill
        self._hatched = hatched

    def draw(self, sheet: Drawing) -> None:
        """One piece."""
        box(sheet, 3, 3, sheet.w - 6, sheet.h - 6, self._fill, hatched=self._hatched)
