"""Something does not work? A report about the program and this device, read first and copied then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QGuiApplication

from kidslogic.shell.pages import Page
from kidslogic.shell.sections import Section, flow
from kidslogic.ui.buttons import Pill

_BUTTON_W = 300.0


class TroubleSection(Section):
    """A card with a button that shows the report, and then one that copies just what is shown."""

    def __init__(self, page: Page, report: Callable[[], Sequence[str]]) -> None:
        """`report` makes the report line by line when it is asked for."""
        super().__init__(page, lambda: self.tr("Something does not work?"))
        self._report = report
        self._shown: tuple[str, ...] = ()
        self._text = page.words(self._before, size=24)
        self._lines = page.words(lambda: self.shown, size=20)
        self.show_button = Pill(page.kit, lambda: self.tr("Show the report"), page)
        self.copy_button = Pill(page.kit, lambda: self.tr("Copy the report"), page, main=True)
        self.show_button.clicked.connect(self._show)
        self.copy_button.clicked.connect(self._copy)
        self.copy_button.hide()
        self._lines.hide()

    @property
    def shown(self) -> str:
        """The report as it can be read now; empty before it was asked for."""
        return "\n".join(self._shown)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Words, the report when it is shown, the button that belongs to it."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        if self._shown:
            top = self.page.write(self._lines, x, top, w) + 14
        button = self.copy_button if self._shown else self.show_button
        return flow(self.page, [button], x, top, w, _BUTTON_W)

    def _show(self) -> None:
        self._shown = tuple(self._report())
        self._lines.set_text(lambda: self.shown)
        self._lines.show()
        self.show_button.hide()
        self.copy_button.show()
        self.page.grew.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.shown)
        self._text.set_text(lambda: self.tr("Copied. Paste it into a mail to whoever helps you."))
        self.page.grew.emit()

    def _before(self) -> str:
        return self.tr("The report tells about the program and this device, and nothing about any child.")
