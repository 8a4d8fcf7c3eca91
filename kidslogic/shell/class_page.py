"""A class at a glance, from the files of all its tablets: who can do what, who has not played, which rows are hard.

Children stand in alphabetical order; nobody is ranked.
"""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.collecting import Overview
from kidslogic.shell.choice_buttons import Switch
from kidslogic.shell.class_grid import ClassGrid
from kidslogic.shell.class_words import ClassWords
from kidslogic.shell.data_page import Note
from kidslogic.shell.data_words import DataWords
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import LinesSection
from kidslogic.shell.sections import Section, TextSection, flow
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.theme import TARGET

AWAY_DAYS = 14


class ClassPage(Page):
    """Asks for a folder first; then it shows what is in it."""

    folder_wanted = Signal()
    table_wanted = Signal(bool)
    """Save the grid as a table; true for one without names."""
    statements_wanted = Signal()

    def __init__(
        self,
        parts: Parts,
        overview: Overview | None = None,
        *,
        reading: bool = False,
        note: Note | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`overview` is None before a folder was chosen, and while one is being read (`reading`)."""
        super().__init__(parts.kit, parent)
        self._reading = reading
        self._overview = overview
        told, since = ClassWords(parts, self), parts.today() - timedelta(days=AWAY_DAYS)
        self._title = self.words(lambda: self.tr("Class"), size=40, bold=True)
        self._words = self.words(self._intro, size=24)
        self.choose = Pill(self.kit, self._choose_text, self, main=overview is None)
        self.choose.clicked.connect(self.folder_wanted)
        self.choose.setEnabled(not reading)
        self.sections: list[Section] = []
        if note is not None:
            self.sections.append(LinesSection(self, lambda: self.tr("Done"), note, fill=theme.GLOW))
        if overview is None:
            how = TextSection(self, lambda: self.tr("How it works"), self._how)
            self.sections.append(how)
        else:
            self.sections += self._of_class(overview, told, since)

    def arrange(self, w: float) -> float:
        """Title, button, cards."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        y = self.write(self._words, EDGE, y + 6, w - 2 * EDGE) + 16
        y = flow(self, [self.choose], EDGE, y, w - 2 * EDGE, 300, most=380)
        for section in self.sections:
            y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    def _of_class(self, overview: Overview, told: ClassWords, since: date) -> list[Section]:
        faults = DataWords(self)
        sections: list[Section] = []
        if overview.pupils:
            self.grid = GridSection(self, overview, told)
            sections.append(self.grid)
            self.away = LinesSection(
                self, lambda: self.tr("Who has not played lately"), lambda: told.away(overview, since)
            )
            sections.append(self.away)
            sections.append(self._rows(overview, told))
            self.saving = SavingSection(self)
            self.saving.table.clicked.connect(lambda: self.table_wanted.emit(self.saving.nameless.on))
            self.saving.statements.clicked.connect(self.statements_wanted)
            sections.append(self.saving)
        else:
            sections.append(TextSection(self, lambda: self.tr("No files here"), self._how))
        if overview.skipped:
            skipped = tuple(overview.skipped)
            self.skipped = LinesSection(
                self,
                lambda: self.tr("Files that could not be read"),
                lambda: tuple(faults.fault(one.name, one.code) for one in skipped),
            )
            sections.append(self.skipped)
        return sections

    def _rows(self, overview: Overview, told: ClassWords) -> Section:
        rows = overview.wrong_rows
        return LinesSection(
            self,
            lambda: self.tr("Rows most often not found at once"),
            lambda: (
                tuple(told.row(row) for row in rows)
                or (self.tr("No row stands out. A row counts once three children met it."),)
            ),
        )

    def _choose_text(self) -> str:
        return self.tr("Choose a folder") if self._overview is None else self.tr("Another folder")

    def _intro(self) -> str:
        if self._reading:
            return self.tr("Reading the files …")
        return self.tr("See the whole class in one table. The files stay as they are.")

    def _how(self) -> str:
        return self.tr(
            "On each tablet, open Data and save the files of all children. Bring the files into one folder, on a USB "
            "stick or a school share. Then choose that folder here. Files of several days do no harm."
        )


class GridSection(Section):
    """The grid with its legend."""

    def __init__(self, page: Page, overview: Overview, told: ClassWords) -> None:
        super().__init__(page, lambda: self.tr("What is being learned"))
        self._count = page.words(lambda: told.found(overview), size=24)
        self._nothing = page.words(lambda: self.tr("Nobody has answered anything yet."), size=24)
        self.grid = ClassGrid(page, overview, told)
        self._nothing.setVisible(self.grid.empty)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """How many children, then the grid."""
        top = self.page.write(self._count, x, y - 8, w) + 8
        top = self.grid.arrange(x - 8, top, w + 16)
        return self.page.write(self._nothing, x, top, w) if self.grid.empty else top


class SavingSection(Section):
    """The class as files for other programs."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, lambda: self.tr("Take along"))
        self._text = page.words(
            lambda: self.tr(
                "The table opens in every spreadsheet. xAPI is for schools that collect answers elsewhere: it holds no "
                "names, only numbers."
            ),
            size=24,
        )
        self.nameless = Switch(page.kit, lambda: self.tr("Without names"), False, page)
        self.table = Pill(page.kit, lambda: self.tr("Save as table"), page, main=True)
        self.statements = Pill(page.kit, lambda: self.tr("Save as xAPI"), page)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Paragraph, switch, buttons."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        self.page.put(self.nameless, x, top, min(360, w), TARGET)
        return flow(self.page, [self.table, self.statements], x, top + TARGET + 20, w, 300)
