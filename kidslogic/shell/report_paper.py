"""The report of a child on one sheet of A4: drawn as shapes and letters, not as a picture of the screen.

All lengths are tenths of a millimetre; that is also the resolution of the PDF.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPageSize, QPainter, QPdfWriter, QPen

from kidslogic.learners.bands import Standing
from kidslogic.learners.learner import Learner
from kidslogic.learners.report import Report, WrongAnswer
from kidslogic.learners.trouble import refused_files
from kidslogic.shell.report_pictures import MinutesChart, paint_range, paint_row
from kidslogic.shell.report_rows import FoundRow
from kidslogic.shell.report_words import ReportWords
from kidslogic.ui import theme
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import LINE_HEIGHT, Lines, lay_out, text_width, write

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PAGE_W: Final = 2100.0
PAGE_H: Final = 2970.0
PER_INCH: Final = 254
_EDGE = 150.0
_GAP = 60.0
_COLUMN = (PAGE_W - 2 * _EDGE - _GAP) / 2
_NAME, _TITLE, _BODY, _SMALL = 66.0, 42.0, 35.0, 30.0
"""Sizes of letters: 19, 12, 10 and 8.5 points."""
_CHART_H = 330.0
_SKILL_H = 96.0
_ROW_H = 66.0
_FOOT_H = 70.0
_LEFT = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class ReportPaper:
    """Everything that is written on the sheet; the words come in the language of the moment when it is made."""

    learner: Learner
    report: Report
    told: ReportWords
    chart: MinutesChart
    found: Sequence[tuple[WrongAnswer, FoundRow | None]]
    kit: Kit
    day: Callable[[], str]

    def save(self, path: Path) -> None:
        """Write the PDF; raises `FileRefused`."""
        with refused_files():
            path.write_bytes(self.pdf())

    def pdf(self) -> bytes:
        """The PDF with its typeface inside."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(f"KidsLogic: {self.learner.nickname}")
        writer.setCreator("KidsLogic")
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setResolution(PER_INCH)
        painter = QPainter(writer)
        self.paint(painter)
        painter.end()
        buffer.close()
        return bytes(buffer.data().data())

    def print_on(self, printer: QPrinter) -> None:
        """Print the sheet, as large as the printer's paper allows."""
        painter = QPainter(printer)
        room = printer.pageLayout().paintRectPixels(printer.resolution())
        scale = min(room.width() / PAGE_W, room.height() / PAGE_H)
        painter.scale(scale, scale)
        self.paint(painter)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Paint the sheet of `PAGE_W` x `PAGE_H`."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        _Pen(painter, self).paint()


class _Pen:
    """Walks down the sheet; `y` is where the next thing stands."""

    def __init__(self, painter: QPainter, paper: ReportPaper) -> None:
        self._painter = painter
        self._paper = paper
        self._told = paper.told

    def paint(self) -> None:
        """All parts; of the closer looks as many as find room."""
        y = self._head()
        y = max(self._short(_EDGE, y), self._minutes(_EDGE + _COLUMN + _GAP, y)) + _GAP
        if self._paper.report.standings:
            y = self._skills(y) + _GAP
        left = self._lines(_EDGE, y, self._told.heading("idea"), (self._told.idea(),))
        right = self._lines(_EDGE + _COLUMN + _GAP, y, self._told.heading("strengths"), self._told.strengths())
        self._closer_looks(max(left, right) + _GAP)
        self._foot()

    # ---- parts -----------------------------------------------------------------------------------

    def _head(self) -> float:
        self._paper.kit.pictures.paint(self._painter, QRectF(_EDGE, 110, 150, 150), self._paper.learner.avatar)
        left, w = _EDGE + 180, PAGE_W - 2 * _EDGE - 180
        self._text(left, 112, w, self._paper.learner.nickname, _NAME, bold=True)
        self._text(left, 200, w, self._paper.day(), _BODY, colour=theme.INK2)
        return 310.0

    def _short(self, x: float, y: float) -> float:
        lines = (self._told.days(), self._told.four_weeks(), *self._told.learning(), *self._told.games())
        return self._lines(x, y, self._told.heading("short"), lines)

    def _minutes(self, x: float, y: float) -> float:
        y = self._text(x, y, _COLUMN, self._told.heading("minutes"), _TITLE, bold=True) + 8
        self._paper.chart.paint(self._painter, QRectF(x, y, _COLUMN, _CHART_H), _SMALL)
        return self._text(x, y + _CHART_H + 6, _COLUMN, self._told.weekend(), _SMALL, colour=theme.INK2)

    def _skills(self, y: float) -> float:
        """Two columns, read downwards."""
        standings = self._paper.report.standings
        y = self._text(_EDGE, y, PAGE_W - 2 * _EDGE, self._told.heading("skills"), _TITLE, bold=True) + 10
        rows = -(-len(standings) // 2)
        for place, standing in enumerate(standings):
            column, row = divmod(place, rows)
            self._skill(_EDGE + column * (_COLUMN + _GAP), y + row * _SKILL_H, standing)
        return y + rows * _SKILL_H

    def _skill(self, x: float, y: float, standing: Standing) -> None:
        bar_w = 230.0
        self._line(x, y, _COLUMN)
        band = self._told.band(standing)
        band_w = min(text_width(band, _SMALL) + 2, _COLUMN / 2)
        below = y + 8 + _BODY * LINE_HEIGHT
        self._one_line(x, y + 8, _COLUMN - band_w - 20, self._told.family(standing.family), _BODY, bold=True)
        self._one_line(x + _COLUMN - band_w, y + 8, band_w, band, _SMALL)
        self._one_line(x, below, _COLUMN - bar_w - 20, self._told.grounds(standing), _SMALL)
        paint_range(self._painter, QRectF(x + _COLUMN - bar_w, below + 4, bar_w, 30), standing, 1.0)

    def _closer_looks(self, y: float) -> None:
        looks = self._paper.found
        if not looks:
            return
        top = self._text(_EDGE, y, PAGE_W - 2 * _EDGE, self._told.heading("wrong"), _TITLE, bold=True) + 6
        top = self._text(_EDGE, top, PAGE_W - 2 * _EDGE, self._told.key(), _SMALL, colour=theme.INK2) + 10
        column, below = 0, top
        for wrong, row in looks:
            h = self._look_height(wrong, row)
            if below + h > PAGE_H - _EDGE - _FOOT_H:
                if column:
                    return
                column, below = 1, top
                if below + h > PAGE_H - _EDGE - _FOOT_H:
                    return
            self._look(_EDGE + column * (_COLUMN + _GAP), below, wrong, row)
            below += h

    def _look(self, x: float, y: float, wrong: WrongAnswer, row: FoundRow | None) -> None:
        self._line(x, y, _COLUMN)
        y = self._text(x, y + 8, _COLUMN, self._told.asked(wrong), _SMALL, colour=theme.INK2)
        if row is not None:
            count = len(row.puzzle.row.cells) + 2
            box = QRectF(x, y + 4, min(_COLUMN, count * _ROW_H), _ROW_H)
            paint_row(self._painter, box, row.kit(self._paper.kit), row.puzzle.row, row.taken)
            y += _ROW_H + 8
        for text, bold in self._look_words(wrong, row):
            y = self._text(x, y, _COLUMN, text, _SMALL, bold=bold)

    def _look_height(self, wrong: WrongAnswer, row: FoundRow | None) -> float:
        texts = (self._told.asked(wrong), *(text for text, _ in self._look_words(wrong, row)))
        lines = sum(len(_laid(text, _COLUMN, _SMALL, bold=True).lines) for text in texts)
        return 8 + lines * _SMALL * LINE_HEIGHT + (0 if row is None else _ROW_H + 8) + 18

    def _look_words(self, wrong: WrongAnswer, row: FoundRow | None) -> tuple[tuple[str, bool], ...]:
        why = "" if row is None else row.why(self._paper.kit, self._told.language)
        return tuple((text, bold) for text, bold in ((self._told.meaning(wrong), True), (why, False)) if text)

    def _foot(self) -> None:
        y = PAGE_H - _EDGE - _FOOT_H + 20
        self._line(_EDGE, y - 12, PAGE_W - 2 * _EDGE)
        self._text(_EDGE, y, PAGE_W - 2 * _EDGE, self._told.foot(), _SMALL, colour=theme.INK2)

    # ---- writing ---------------------------------------------------------------------------------

    def _lines(self, x: float, y: float, title: str, lines: Sequence[str]) -> float:
        if not lines:
            return y
        y = self._text(x, y, _COLUMN, title, _TITLE, bold=True) + 6
        for line in lines:
            y = self._text(x, y, _COLUMN, line, _BODY) + 4
        return y

    def _text(
        self, x: float, y: float, w: float, text: str, px: float, *, bold: bool = False, colour: str = theme.INK
    ) -> float:
        laid = _laid(text, w, px, bold=bold)
        h = len(laid.lines) * px * LINE_HEIGHT
        write(self._painter, QRectF(x, y, w, h), laid, bold=bold, colour=colour, align=_LEFT)
        return y + h

    def _one_line(self, x: float, y: float, w: float, text: str, px: float, *, bold: bool = False) -> None:
        """One line, in smaller letters where the language needs more room."""
        laid = lay_out(text, w, px * LINE_HEIGHT, px, px * 0.6, bold=bold)
        write(self._painter, QRectF(x, y, w, px * LINE_HEIGHT), laid, bold=bold, align=_LEFT)

    def _line(self, x: float, y: float, w: float) -> None:
        self._painter.setPen(QPen(QColor(theme.PAPER3), 3))
        self._painter.drawLine(int(x), int(y), int(x + w), int(y))


def _laid(text: str, w: float, px: float, *, bold: bool) -> Lines:
    return lay_out(text, w, float("inf"), px, px, bold=bold)
