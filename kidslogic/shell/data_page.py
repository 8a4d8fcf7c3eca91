"""The data of the children in the family's hands: take along, read in, bring together, go back, and where it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from kidslogic.learners.backups import Backup
from kidslogic.shell.about_page import ActionSection
from kidslogic.shell.data_sections import BackupsSection, ExportSection, ImportSection, JoinSection
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import LinesSection
from kidslogic.shell.words import breakable
from kidslogic.ui import theme

Note = Callable[[], Sequence[str]]
"""What has just been done, as lines in the language of the moment."""


class DataPage(Page):
    """Everything on it is asked for by a signal; `DataDesk` does it."""

    files_wanted = Signal(str)
    """Export files of a child's id, or of all for `data_sections.ALL`."""
    table_wanted = Signal(str)
    import_wanted = Signal()
    join_wanted = Signal(str, str)
    part_wanted = Signal(str)
    backup_wanted = Signal(object)
    """Look into a `Backup`."""

    def __init__(
        self,
        parts: Parts,
        backups: Sequence[Backup],
        class_id: str = "",
        note: Note | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parts.kit, parent)
        self._folder = parts.store.home.folder
        self._title = self.words(lambda: self.tr("Data"), size=40, bold=True)
        self._words = self.words(self._intro, size=24)
        self.note = None if note is None else LinesSection(self, lambda: self.tr("Done"), note, fill=theme.GLOW)
        learners = parts.store.learners()
        self.export = ExportSection(self, learners, class_id)
        self.export.files_wanted.connect(self.files_wanted)
        self.export.table_wanted.connect(self.table_wanted)
        self.reading = ImportSection(self)
        self.reading.button.clicked.connect(self.import_wanted)
        self.backups = BackupsSection(self, backups)
        self.backups.wanted.connect(self.backup_wanted)
        self.joining = JoinSection(self, learners, {one.id: parts.store.alias_names(one.id) for one in learners})
        self.joining.join_wanted.connect(self.join_wanted)
        self.joining.part_wanted.connect(self.part_wanted)
        self.place = ActionSection(
            self, lambda: self.tr("Where is my data?"), self._place_text, lambda: self.tr("Open the folder")
        )
        self.place.button.clicked.connect(self._open_folder)

    def arrange(self, w: float) -> float:
        """What was done, then the cards."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        y = self.write(self._words, EDGE, y + 6, w - 2 * EDGE)
        if self.note is not None:
            y = self.note.arrange(y + GAP, w)
        for section in (self.export, self.reading, self.backups, self.joining, self.place):
            y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _intro(self) -> str:
        return self.tr("What the children did belongs to you. Nothing is sent anywhere.")

    def _place_text(self) -> str:
        text = self.tr("In the folder {folder}. Copy it, and you have a backup of all.")
        return text.format(folder=breakable(str(self._folder)))
