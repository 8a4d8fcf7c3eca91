"""The grid of a class: a line for each child, a column for each kind of puzzle, a mark in every cell.

Each mark differs in colour and in shape: a dash, a quarter, a half, a full disc with a tick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.learners.bands import Standing
from kidslogic.learners.collecting import Overview, Pupil
from kidslogic.shell.class_words import ClassWords
from kidslogic.shell.pages import Page, Painted
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.lettering import Lines, elided, font, text_width, write

BANDS = ("not_enough", "learning", "mostly", "surely")
NAME_W = 190.0
LINE_H = 46.0
_LEAST_COLUMN, _WIDEST_COLUMN = 37.0, 74.0
_RADIUS = 15.0
_WORDS = 23.0
_LONGEST_HEAD = 330.0
_BLOCK_GAP = 34.0


def draw_mark(sheet: Drawing, cx: float, cy: float, band: str) -> None:
    """The mark of a band round (cx, cy)."""
    r = _RADIUS
    fill = {"learning": theme.YELLOW, "mostly": theme.SKY, "surely": theme.GREEN}.get(band)
    if fill is None:
        sheet.path(f"M{cx - 6:.1f} {cy:.1f}H{cx + 6:.1f}", "none", theme.ROCK3, 3)
        return
    sheet.circle(cx, cy, r, theme.WHITE, theme.INK, 2.4)
    if band == "surely":
        sheet.circle(cx, cy, r, fill, theme.INK, 2.4)
        tick = f"M{cx - 7:.1f} {cy + 1:.1f}L{cx - 2:.1f} {cy + 6:.1f}L{cx + 7:.1f} {cy - 6:.1f}"
        sheet.path(tick, "none", theme.WHITE, 4)
        return
    end_x, end_y = (cx, cy + r) if band == "mostly" else (cx + r, cy)
    piece = f"M{cx:.1f} {cy:.1f}V{cy - r:.1f}A{r} {r} 0 0 1 {end_x:.1f} {end_y:.1f}Z"
    sheet.path(piece, fill, theme.INK, 2.4)


class GridHead(Painted):
    """The names of the columns, written upwards."""

    def __init__(self, families: Sequence[str], words: ClassWords, parent: QWidget) -> None:
        self._families = families
        self._words = words
        self.column_w = _LEAST_COLUMN
        super().__init__(lambda: ", ".join(words.family(one) for one in families), parent)

    def height_for(self, u: float) -> float:
        """Room in units for the longest name, up to a limit."""
        px = _px(u)
        widest = max(text_width(self._words.family(one), px) for one in self._families)
        return min(_LONGEST_HEAD, widest / u + 16)

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Each name from below upwards, cut when it is too long."""
        px, u = _px(self.u), self.u
        face = font(px)
        painter.setFont(face)
        painter.setPen(QColor(theme.seen(theme.INK)))
        cap = QFontMetricsF(face).capHeight()
        for index, family in enumerate(self._families):
            x = (NAME_W + (index + 0.5) * self.column_w) * u + cap / 2
            painter.save()
            painter.translate(QPointF(x, box.bottom() - 8 * u))
            painter.rotate(-90)
            painter.drawText(QPointF(0, 0), elided(self._words.family(family), box.height() - 12 * u, px))
            painter.restore()


class GridLine(Painted):
    """A child and its marks."""

    def __init__(
        self, pupil: Pupil, standings: tuple[Standing, ...], words: ClassWords, parent: QWidget, *, tinted: bool
    ) -> None:
        self._pupil = pupil
        self._standings = standings
        self._words = words
        self._tinted = tinted
        self.column_w = _LEAST_COLUMN
        super().__init__(lambda: words.line(pupil, standings), parent)

    def draw(self, sheet: Drawing) -> None:
        """A tint under every other line, and the marks."""
        if self._tinted:
            sheet.rect(0, 0, sheet.w, sheet.h, theme.PAPER2)
        for index, standing in enumerate(self._standings):
            draw_mark(sheet, NAME_W + (index + 0.5) * self.column_w, sheet.h / 2, standing.band)

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """The name, cut when it is long."""
        u, px = self.u, _px(self.u)
        place = QRectF(box.left() + 8 * u, box.top(), (NAME_W - 16) * u, box.height())
        laid = Lines((elided(self._words.pupil(self._pupil), place.width(), px, bold=True),), px, fits=True)
        write(painter, place, laid, align=Qt.AlignmentFlag.AlignLeft)


class MarkLegend(Painted):
    """One mark beside its word."""

    def __init__(self, band: str, parent: QWidget) -> None:
        self._band = band
        super().__init__(lambda: "", parent)

    def draw(self, sheet: Drawing) -> None:
        """The mark."""
        draw_mark(sheet, sheet.w / 2, sheet.h / 2, self._band)


class ClassGrid:
    """Blocks of columns, each with all children: as many columns beside each other as there is room for.

    Columns are the families that anybody has met, so that a new class is not a wall of dashes.
    """

    def __init__(self, page: Page, overview: Overview, words: ClassWords) -> None:
        self._page = page
        self._words = words
        self._overview = overview
        self._met = tuple(
            family
            for family in overview.families
            if any(overview.grid[pupil.id][family].answers for pupil in overview.pupils)
        )
        self.blocks: list[tuple[GridHead, list[GridLine]]] = []
        self._per_block = 0
        self._legend = [
            (MarkLegend(band, page), page.words(_band_word(words, band), size=23)) for band in reversed(BANDS)
        ]

    @property
    def empty(self) -> bool:
        """Whether nobody has answered anything."""
        return not self._met

    def arrange(self, x: float, y: float, w: float) -> float:
        """Legend and blocks; returns where they end."""
        top = self._arrange_legend(x, y, w) + 10
        if self.empty:
            return top
        most = max(1, int((w - NAME_W) / _LEAST_COLUMN))
        count = -(-len(self._met) // most)
        self._fill(-(-len(self._met) // count))
        column_w = min(_WIDEST_COLUMN, (w - NAME_W) / self._per_block)
        u = self._page.metrics.u
        for index, (head, lines) in enumerate(self.blocks):
            top += _BLOCK_GAP if index else 0
            head.column_w = column_w
            head_h = head.height_for(u)
            head.set_box(x, top, w, head_h, u)
            top += head_h
            for line in lines:
                line.column_w = column_w
                line.set_box(x, top, w, LINE_H, u)
                top += LINE_H
        return top

    def _arrange_legend(self, x: float, y: float, w: float) -> float:
        u, left, top = self._page.metrics.u, x, y
        line = max(36.0, self._page.metrics.type(23) * 1.4)
        for mark, label in self._legend:
            label_w = label.natural_width(u) + 4
            if left > x and left + 44 + label_w > x + w:
                left, top = x, top + line + 4
            mark.set_box(left, top + line / 2 - 18, 36, 36, u)
            label.set_sheet(left + 44, top, label_w, line, u)
            left += 44 + label_w + 30
        return top + line

    def _fill(self, per_block: int) -> None:
        """Make the widgets for so many columns in a block, unless they are there."""
        if per_block == self._per_block:
            return
        self._per_block = per_block
        for head, lines in self.blocks:
            for widget in (head, *lines):
                widget.hide()
                widget.deleteLater()
        self.blocks = [
            self._block(self._met[start : start + per_block]) for start in range(0, len(self._met), per_block)
        ]

    def _block(self, families: tuple[str, ...]) -> tuple[GridHead, list[GridLine]]:
        head = GridHead(families, self._words, self._page)
        lines = []
        for number, pupil in enumerate(self._overview.pupils):
            standings = tuple(self._overview.grid[pupil.id][family] for family in families)
            lines.append(GridLine(pupil, standings, self._words, self._page, tinted=number % 2 == 0))
        for widget in (head, *lines):
            widget.show()
        return head, lines


def _band_word(words: ClassWords, band: str) -> Callable[[], str]:
    return lambda: words.band(band)


def _px(u: float) -> float:
    return max(_WORDS * u, theme.FLOOR_PX)
