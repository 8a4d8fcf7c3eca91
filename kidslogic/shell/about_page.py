"""About KidsLogic: version, licences, where everything lies, and facts to copy when something does not work."""

from __future__ import annotations

import platform
from collections.abc import Callable

from PySide6.QtCore import QSysInfo, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

import kidslogic
from kidslogic.shell.licences import Part, shipped_parts
from kidslogic.shell.logbook import last_lines
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import Section, flow
from kidslogic.shell.trouble_section import TroubleSection
from kidslogic.shell.words import breakable
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill

_BUTTON_W = 300.0
_LOG_LINES = 20
"""How much of the logbook the report holds: the last days of a calm app, the last minutes of one in trouble."""


class AboutPage(Page):
    """Everything that a careful grown-up asks before children play."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self._title = self.words(self._title_text, size=40, bold=True)
        self._words = self.words(self._licence_text, size=24)
        self.data = ActionSection(
            self, lambda: self.tr("Where is my data?"), self._data_text, lambda: self.tr("Open the folder")
        )
        self.data.button.clicked.connect(self._open_folder)
        self.help = TroubleSection(self, self.report_lines)
        self._inside = PartsSection(self, shipped_parts())

    def arrange(self, w: float) -> float:
        """Title and cards."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        y = self.write(self._words, EDGE, y + 6, w - 2 * EDGE)
        for section in (self.data, self.help, self._inside):
            y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    def report_lines(self) -> list[str]:
        """Facts about this installation and the end of its logbook; nothing about any child."""
        store = self._parts.store
        kept = "" if store.kept else ", nothing is kept"
        return [
            f"KidsLogic {kidslogic.__version__}",
            f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
            f"Python {platform.python_version()}, Qt {qVersion()}, {QGuiApplication.platformName()}",
            f"window {self.window().width()}x{self.window().height()} at {self.devicePixelRatioF():g}",
            f"language {self._parts.languages.current}, voice {'yes' if self.kit.voice.available else 'no'}{kept}",
            f"notices: {', '.join(notice.code for notice in store.notices) or 'none'}",
            *last_lines(store.home, _LOG_LINES),
        ]

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._parts.store.home.folder)))

    def _title_text(self) -> str:
        return f"KidsLogic {kidslogic.__version__}"

    def _licence_text(self) -> str:
        return self.tr(
            "Free software under the GPL, version 3 or later, without any warranty. Our packs and pictures may be "
            "shared under CC-BY-SA 4.0."
        )

    def _data_text(self) -> str:
        text = self.tr(
            "Everything stays on this device, in the folder {folder}. Nothing is sent anywhere. Copy the folder, and "
            "you have a backup of all."
        )
        return text.format(folder=breakable(str(self._parts.store.home.folder)))


class ActionSection(Section):
    """A card with a paragraph and a button."""

    def __init__(
        self, page: Page, title: Callable[[], str], text: Callable[[], str], action: Callable[[], str]
    ) -> None:
        super().__init__(page, title)
        self._text = page.words(text, size=24)
        self.button = Pill(page.kit, action, page)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Paragraph, then button."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        return flow(self.page, [self.button], x, top, w, _BUTTON_W)


class PartsSection(Section):
    """All parts of the program with their licences."""

    def __init__(self, page: Page, parts: tuple[Part, ...]) -> None:
        super().__init__(page, lambda: self.tr("What is inside"), fill=theme.GLOW)
        self._lines = [page.words(_line(part), size=22) for part in parts]

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """A line for each."""
        top = y - 8
        for line in self._lines:
            top = self.page.write(line, x, top, w) + 4
        return top


def _line(part: Part) -> Callable[[], str]:
    name = f"{part.name} {part.version}".strip()
    return lambda: f"{name}: {part.licence}"
