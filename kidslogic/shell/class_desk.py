"""Does what the class page asks for: reads a folder aside, and saves the class as a table or as xAPI statements."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cmp_to_key
from pathlib import Path

from PySide6.QtCore import QCollator, QLocale, Qt
from PySide6.QtWidgets import QWidget

from kidslogic.learners.collecting import Overview, Pupil, collect
from kidslogic.learners.spreadsheet import class_table
from kidslogic.learners.xapi import statements
from kidslogic.shell.class_page import ClassPage
from kidslogic.shell.data_dialogs import ask_for_class_folder, ask_for_target_file
from kidslogic.shell.data_page import Note
from kidslogic.shell.data_words import DataWords
from kidslogic.shell.desk import Desk
from kidslogic.shell.errand import Errand
from kidslogic.shell.pages import Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import families_of


class ClassDesk(Desk):
    """Makes the page anew whenever it has changed."""

    def __init__(self, parts: Parts, show: Callable[[Page], None], parent: QWidget) -> None:
        super().__init__(parts, show, parent)
        self._told = DataWords(self)
        self._overview: Overview | None = None
        self._errand: Errand | None = None

    def show_all(self, note: Note | None = None) -> None:
        """The page; `note` tells what has just been done."""
        self._show_page(ClassPage(self._parts, self._overview, note=note))

    def read(self, folder: Path) -> None:
        """Read the files of a folder aside, then show the class."""
        self._folder = folder
        if self._errand is not None:
            self._errand.cancel()
        families = families_of(self._parts)
        self._show_page(ClassPage(self._parts, reading=True))
        self._errand = Errand(lambda: collect(folder, families), self)
        self._errand.done.connect(self._collected)

    def _collected(self, overview: Overview) -> None:
        self._errand = None
        self._overview = replace(overview, pupils=_alphabetical(overview.pupils))
        self.show_all()

    def _show_page(self, page: ClassPage) -> None:
        page.folder_wanted.connect(lambda: ask_for_class_folder(self, self._folder, self.read))
        page.table_wanted.connect(self._ask_for_table)
        page.statements_wanted.connect(self._ask_for_statements)
        self._show(page)

    def _ask_for_table(self, nameless: bool) -> None:
        overview = self._overview
        if overview is None:
            return
        if nameless:
            pupils = tuple(sorted((replace(one, nickname="") for one in overview.pupils), key=lambda one: one.id))
            overview = replace(overview, pupils=pupils)
        self._ask(".csv", class_table(overview, self._parts.languages.current))

    def _ask_for_statements(self) -> None:
        if self._overview is not None:
            records = [record for pupil in self._overview.pupils for record in pupil.records]
            self._ask(".json", statements(records, self._overview.class_id))

    def _ask(self, suffix: str, text: str) -> None:
        group = self._overview.class_id if self._overview is not None else ""
        name = "_".join(filter(None, ["KidsLogic", group, self._parts.today().isoformat()])) + suffix
        ask_for_target_file(self, self._folder, name, lambda path: self._save(path, text))

    def _save(self, path: Path, text: str) -> None:
        if self._done(lambda: path.write_text(text, encoding="utf-8", newline="")):
            self.show_all(lambda: self._told.saved([path]))


def _alphabetical(pupils: Iterable[Pupil]) -> tuple[Pupil, ...]:
    """In the order of names of the current language: Čeněk stands before Dora in Czech and in German."""
    collator = QCollator(QLocale())
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    place = cmp_to_key(collator.compare)
    return tuple(sorted(pupils, key=lambda pupil: place(pupil.nickname)))
