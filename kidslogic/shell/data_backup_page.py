"""One backup: what is in it, and going back to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.backups import Backup, Contents, KeptChild
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import Section, flow
from kidslogic.shell.words import long_day, unbroken
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.figure import Figure
from kidslogic.ui.theme import TARGET

_FACE = 84.0
_TWO_COLUMNS = 640.0
"""Width in units from which two children stand beside each other."""


class BackupPage(Page):
    """Shows the children of a backup; going back is asked once more."""

    left = Signal()
    restore_wanted = Signal()

    def __init__(self, parts: Parts, backup: Backup, contents: Contents | None, parent: QWidget | None = None) -> None:
        """`contents` is None for a backup that cannot be opened."""
        super().__init__(parts.kit, parent)
        self._day = backup.day
        self._title = self.words(
            lambda: self.tr("Backup of {day}").format(day=unbroken(long_day(self._day))), size=40, bold=True
        )
        self.back = Pill(self.kit, lambda: self.tr("All data"), self)
        self.back.clicked.connect(self.left)
        self.inside = InsideSection(self, contents)
        self.way = RestoreSection(self)
        self.way.confirmed.connect(self.restore_wanted)
        self.way.set_visible(contents is not None)
        self._sound = contents is not None
        if not self._sound:
            self.way.hide()

    def arrange(self, w: float) -> float:
        """Header and cards."""
        button_w = min(260.0, w * 0.36)
        end = self.write(self._title, EDGE, 30, w - 3 * EDGE - button_w)
        self.put(self.back, w - EDGE - button_w, 12, button_w, TARGET)
        y = self.inside.arrange(max(end, 12 + TARGET) + GAP, w)
        if self._sound:
            y = self.way.arrange(y + GAP, w)
        return y + 3 * EDGE


class InsideSection(Section):
    """The children of a backup with the number of their answers, and the day of the latest entry."""

    def __init__(self, page: Page, contents: Contents | None) -> None:
        super().__init__(page, lambda: self.tr("What is in it"))
        self._contents = contents
        self._text = page.words(self._words, size=24)
        children = () if contents is None else contents.children
        self._lines = [
            (Figure(page.kit, child.avatar, page, disc=theme.WHITE, part=0.74), page.words(self._fact(child), size=24))
            for child in children
        ]

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The latest day, then two children beside each other where there is room."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        columns = 2 if w > _TWO_COLUMNS else 1
        pitch = w / columns
        for index, (face, label) in enumerate(self._lines):
            row, column = divmod(index, columns)
            left, line_y = x + column * pitch, top + row * (_FACE + 14)
            face.set_box(left, line_y, _FACE, _FACE, self.page.metrics.u)
            label.set_sheet(left + _FACE + 18, line_y, pitch - _FACE - 30, _FACE, self.page.metrics.u)
        rows = -(-len(self._lines) // columns)
        return top + rows * (_FACE + 14) if rows else top

    def _words(self) -> str:
        if self._contents is None:
            return self.tr("This backup is damaged and cannot be opened.")
        if self._contents.until is None:
            return self.tr("Nothing had been played yet.")
        return self.tr("The latest entry is of {day}.").format(day=unbroken(long_day(self._contents.until)))

    def _fact(self, child: KeptChild) -> Callable[[], str]:
        return lambda: self.tr("{child}: %n answer(s)", "", child.answers).format(child=child.nickname)


class RestoreSection(Section):
    """Goes back to the backup once that was said twice."""

    confirmed = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__(page, lambda: self.tr("Go back"), fill=theme.GLOW)
        self._asked = False
        self._text = page.words(self._words, size=24)
        self.ask = Pill(page.kit, lambda: self.tr("Go back to this backup"), page)
        self.ask.clicked.connect(self._turn)
        self.sure = Pill(page.kit, lambda: self.tr("Yes, go back"), page)
        self.sure.clicked.connect(self.confirmed)
        self.keep = Pill(page.kit, lambda: self.tr("No, leave it"), page, main=True)
        self.keep.clicked.connect(self._turn)
        self._show_question()

    def hide(self) -> None:
        """Nothing to go back to."""
        for widget in (self._text, self.ask, self.sure, self.keep):
            widget.hide()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Paragraph and buttons."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        buttons = [self.sure, self.keep] if self._asked else [self.ask]
        return flow(self.page, buttons, x, top, w, 300, most=420)

    def _turn(self) -> None:
        self._asked = not self._asked
        self._show_question()
        self._text.set_text(self._words)
        self.page.grew.emit()

    def _show_question(self) -> None:
        self.ask.setVisible(not self._asked)
        self.sure.setVisible(self._asked)
        self.keep.setVisible(self._asked)

    def _words(self) -> str:
        if self._asked:
            return self.tr("The children and games of now give way to those of the backup. Go back?")
        return self.tr("Before that, the state of now is kept as a backup of today.")
