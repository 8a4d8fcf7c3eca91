"""What is to be mended in a pack, for its author: place, sentence, the line itself with the fault underlined."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.packs.problems import Problem
from kidslogic.packs.sentences import place, sentence
from kidslogic.shell.pages import Page, Painted
from kidslogic.shell.sections import BUTTON_GAP, Section, flow
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.labels import Label
from kidslogic.ui.language import Languages

_LINE_SIZE = 22.0
_TAB = "\N{RIGHTWARDS ARROW}"
"""A tabulator shows: it is often the fault itself."""
_MORE = "\N{HORIZONTAL ELLIPSIS}"


class SourceLine(Painted):
    """The line of a file in which a problem lies."""

    def __init__(self, problem: Problem, parent: QWidget) -> None:
        self._problem = problem
        super().__init__(problem.excerpt.strip, parent)

    def height_in_units(self, u: float) -> float:
        """Enough for one line."""
        return 2.0 * self._px(u) / u

    def draw(self, sheet: Drawing) -> None:
        """A strip of paper."""
        sheet.path(cut(2, 2, sheet.w - 4, sheet.h - 4, 10, 3, 1.0), theme.WHITE, theme.PAPER3)

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """As much of the line as there is room for, in any case the fault."""
        px = self._px(self.u)
        face = _fixed_font(px)
        letter = QFontMetricsF(face).horizontalAdvance("m")
        number = f"{self._problem.line} "
        left = box.left() + 14 * self.u
        room = int((box.right() - 14 * self.u - left) / letter) - len(number)
        text, at, length = visible_part(self._problem, room)
        base = box.center().y() + px * 0.3
        painter.setFont(face)
        painter.setPen(QColor(theme.INK2))
        painter.drawText(QPointF(left, base), number)
        left += len(number) * letter
        painter.setPen(QColor(theme.INK))
        painter.drawText(QPointF(left, base), text)
        painter.setPen(QPen(QColor(theme.RED), 4 * self.u))
        y = base + px * 0.32
        painter.drawLine(QPointF(left + at * letter, y), QPointF(left + (at + length) * letter, y))

    def _px(self, u: float) -> float:
        return max(_LINE_SIZE * u, theme.FLOOR_PX)


class ProblemSection(Section):
    """All problems of a pack on one card; it takes no room while there are none.

    `file_of` says where the file of a problem lies, None for one that no editor can open.
    """

    open_wanted = Signal(object)
    """Show this file in an editor."""
    repair_wanted = Signal(object)
    """This file is saved in an old way, and can be read all the same."""

    def __init__(
        self, page: Page, languages: Languages, title: Callable[[], str], file_of: Callable[[Problem], Path | None]
    ) -> None:
        super().__init__(page, title)
        self._languages = languages
        self._file_of = file_of
        self.problems: tuple[Problem, ...] = ()
        self._more = 0
        self._blocks: list[tuple[Label, Label, SourceLine | None]] = []
        self.buttons: list[Pill] = []
        self._rest = page.words(self._rest_text, size=24)
        self._show_all()

    def show_problems(self, problems: tuple[Problem, ...], more: int = 0) -> None:
        """Show these; `more` is how many there are besides."""
        if (problems, more) == (self.problems, self._more):
            return
        self.problems, self._more = problems, more
        for widget in self._widgets():
            widget.hide()
            widget.deleteLater()
        self._blocks = [self._block(problem) for problem in problems]
        self.buttons = self._make_buttons()
        self._rest.set_text(self._rest_text)
        self._show_all()
        self.page.grew.emit()

    def arrange(self, y: float, w: float) -> float:
        """Nothing where there is nothing to say."""
        return super().arrange(y, w) if self.problems else y

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """One problem below the other, the buttons last."""
        for index, (where, words, line) in enumerate(self._blocks):
            if index:
                self.page.hairline(x, y + 10, w)
                y += 22
            y = self.page.write(where, x, y, w)
            y = self.page.write(words, x, y, w)
            if line is not None:
                h = line.height_in_units(self.page.metrics.u)
                line.set_box(x, y + 4, w, h, self.page.metrics.u)
                y += h + 8
        if self._more:
            y = self.page.write(self._rest, x, y + 10, w)
        return flow(self.page, self.buttons, x, y + BUTTON_GAP, w, 300) if self.buttons else y

    # ---- inside ----------------------------------------------------------------------------------

    def _widgets(self) -> list[QWidget]:
        return [widget for block in self._blocks for widget in block if widget is not None] + list(self.buttons)

    def _show_all(self) -> None:
        self._title.setVisible(bool(self.problems))
        self._rest.setVisible(self._more > 0)
        for widget in self._widgets():
            widget.show()

    def _block(self, problem: Problem) -> tuple[Label, Label, SourceLine | None]:
        where = self.page.words(lambda: place(problem, self._languages.current), size=22, colour=theme.INK2)
        words = self.page.words(lambda: self._said(problem), size=25, bold=problem.severity == "error")
        shown = problem.line and problem.excerpt.strip()
        return where, words, SourceLine(problem, self.page) if shown else None

    def _said(self, problem: Problem) -> str:
        said = sentence(problem, self._languages.current)
        return self.tr("Note: {sentence}").format(sentence=said) if problem.severity == "warning" else said

    def _make_buttons(self) -> list[Pill]:
        files = {problem.file: path for problem in self.problems if (path := self._file_of(problem)) is not None}
        old = {path for p in self.problems if p.code == "not-utf8" and (path := self._file_of(p)) is not None}
        return [
            *(self._button(self._repair_text, self.repair_wanted, path) for path in sorted(old)),
            *(self._button(self._open_text, self.open_wanted, path) for path in sorted(set(files.values()))),
        ]

    def _button(self, text: Callable[[Path], str], wanted: SignalInstance, path: Path) -> Pill:
        button = Pill(self.page.kit, lambda: text(path), self.page, size=25)
        button.clicked.connect(lambda: wanted.emit(path))
        return button

    def _rest_text(self) -> str:
        return self.tr("And %n more.", "", self._more)

    def _open_text(self, path: Path) -> str:
        return self.tr("Open {file}").format(file=short_name(path))

    def _repair_text(self, path: Path) -> str:
        return self.tr("Repair {file}").format(file=short_name(path))


def visible_part(problem: Problem, room: int) -> tuple[str, int, int]:
    """`room` letters of a problem's line, and where in them the fault lies: start and length."""
    line = problem.excerpt.replace("\t", _TAB).rstrip()
    at = max(0, problem.column - 1)
    start = 0 if len(line) <= room else max(0, min(at - room // 3, len(line) - room))
    text = line[start : start + room]
    if start:
        text = _MORE + text[1:]
    if start + room < len(line):
        text = text[:-1] + _MORE
    length = max(1, min(problem.length, len(line) - at))
    return text, at - start, max(1, min(length, room - (at - start)))


def short_name(path: Path) -> str:
    """The name of a file, its middle left out when it is long; there a line may break."""
    name = path.name
    return name if len(name) <= 16 else f"{name[:7]}{_MORE}\u200b{name[-8:]}"


def _fixed_font(px: float) -> QFont:
    face = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    face.setPixelSize(max(1, round(px)))
    return face
