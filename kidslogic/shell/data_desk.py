"""Does what the data page asks for: files out and in, entries brought together, backups looked into and restored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.backups import Backup, Backups, Contents
from kidslogic.learners.nicknames import Refused
from kidslogic.learners.progress_file import SUFFIX, BadFile, ProgressFile, file_name, read_progress, write_progress
from kidslogic.learners.spreadsheet import answers_table
from kidslogic.learners.trouble import StoreError
from kidslogic.shell.data_backup_page import BackupPage
from kidslogic.shell.data_dialogs import ask_for_progress_files, ask_for_target_file, ask_for_target_folder
from kidslogic.shell.data_page import DataPage, Note
from kidslogic.shell.data_sections import ALL
from kidslogic.shell.data_words import DataWords, TakenIn
from kidslogic.shell.desk import Desk
from kidslogic.shell.errand import Errand
from kidslogic.shell.pages import Page
from kidslogic.shell.parts import Parts

Reading = tuple[Path, "ProgressFile | str"]
"""A file and what it says, or the code why it was not taken."""


class DataDesk(Desk):
    """The children's data: pages, files, backups."""

    changed = Signal()
    """There are other children now, or they did more."""

    def __init__(self, parts: Parts, show: Callable[[Page], None], parent: QWidget) -> None:
        super().__init__(parts, show, parent)
        self._told = DataWords(self)
        self._backups = Backups(parts.store.home.backups)
        self._class_id = ""
        self._errand: Errand | None = None

    def show_all(self, note: Note | None = None) -> None:
        """The page; `note` tells what has just been done."""
        page = DataPage(self._parts, self._known_backups(), self._class_id, note)
        page.files_wanted.connect(lambda who: self._ask_for_files(self._files(page, who), everybody=who == ALL))
        page.table_wanted.connect(lambda who: self._ask_for_table(self._files(page, who), everybody=who == ALL))
        page.import_wanted.connect(lambda: ask_for_progress_files(self, self._folder, self.bring))
        page.join_wanted.connect(self._join)
        page.part_wanted.connect(self._part)
        page.backup_wanted.connect(self._look)
        self._show(page)

    # ---- out -------------------------------------------------------------------------------------

    def _ask_for_files(self, files: list[ProgressFile], *, everybody: bool) -> None:
        if everybody:
            ask_for_target_folder(self, self._folder, lambda folder: self._write_all(folder, files))
            return
        name = file_name(files[0], self._parts.today())
        ask_for_target_file(self, self._folder, name, lambda path: self._write([(path, files[0])]))

    def _write_all(self, folder: Path, files: list[ProgressFile]) -> None:
        self._write([(folder / file_name(file, self._parts.today()), file) for file in files])

    def _write(self, pairs: list[tuple[Path, ProgressFile]]) -> None:
        def write() -> None:
            for path, file in pairs:
                write_progress(path, file)

        self._save([path for path, _ in pairs], write)

    def _ask_for_table(self, files: list[ProgressFile], *, everybody: bool) -> None:
        one = file_name(files[0], self._parts.today()).removesuffix(SUFFIX)
        name = f"KidsLogic_{self._parts.today().isoformat()}.csv" if everybody else f"{one}.csv"
        text = answers_table({file.nickname or file.child: file.records for file in files}, self._language)

        def save(path: Path) -> None:
            self._save([path], lambda: path.write_text(text, encoding="utf-8", newline=""))

        ask_for_target_file(self, self._folder, name, save)

    def _files(self, page: DataPage, who: str) -> list[ProgressFile]:
        """The progress of a child or of all, as the page wants it: class, with or without names."""
        self._class_id, nameless = page.export.class_id, page.export.nameless.on
        store = self._parts.store
        files = [store.file_of(one.id, self._class_id) for one in store.learners() if who in (ALL, one.id)]
        return [file.pseudonym for file in files] if nameless else files

    def _save(self, paths: list[Path], write: Callable[[], object]) -> None:
        if paths and self._done(write):
            self._folder = paths[0].parent
            self.show_all(lambda: self._told.saved(paths))

    # ---- in --------------------------------------------------------------------------------------

    def bring(self, paths: tuple[Path, ...]) -> None:
        """Read progress files aside, then take them in."""
        if not paths:
            return
        self._folder = paths[0].parent
        self._errand = Errand(lambda: [_read(path) for path in paths], self)
        self._errand.done.connect(self._take_in)

    def _take_in(self, readings: list[Reading]) -> None:
        taken: list[TakenIn] = []
        self._done(lambda: taken.extend(self._taken(path, file) for path, file in readings))
        if taken:  # all of them, or those before the disk refused one
            self.changed.emit()
            self.show_all(lambda: self._told.taken_in(taken))

    def _taken(self, path: Path, file: ProgressFile | str) -> TakenIn:
        if isinstance(file, str):
            return TakenIn(path.name, code=file)
        store = self._parts.store
        try:
            joined = store.take_in(file)
        except Refused as reason:
            return TakenIn(path.name, code=reason.code)
        return TakenIn(path.name, store.learner(joined.learner).nickname, joined.new)

    # ---- two entries of one child ----------------------------------------------------------------

    def _join(self, kept: str, other: str) -> None:
        names = {one.id: one.nickname for one in self._parts.store.learners()}
        if self._done(lambda: self._parts.store.join(kept, other)):
            self.changed.emit()
            text = names[other], names[kept]
            self.show_all(lambda: (self.tr("{other} now belongs to {kept}.").format(other=text[0], kept=text[1]),))

    def _part(self, alias: str) -> None:
        try:
            parted = self._done(lambda: self._parts.store.part(alias))
        except Refused:
            self.show_all(lambda: (self.tr("There are twelve children already."),))
            return
        if parted:
            name = self._parts.store.learner(alias).nickname
            self.changed.emit()
            self.show_all(lambda: (self.tr("{child} has an entry of its own again.").format(child=name),))

    # ---- backups ---------------------------------------------------------------------------------

    def _known_backups(self) -> tuple[Backup, ...]:
        try:
            return self._backups.all()
        except StoreError:
            return ()

    def _look(self, backup: Backup) -> None:
        backups = self._backups
        self._errand = Errand(lambda: _contents(backups, backup), self)
        self._errand.done.connect(lambda contents: self._show_backup(backup, contents))

    def _show_backup(self, backup: Backup, contents: Contents | None) -> None:
        page = BackupPage(self._parts, backup, contents)
        page.left.connect(self.show_all)
        page.restore_wanted.connect(lambda: self._restore(backup))
        self._show(page)

    def _restore(self, backup: Backup) -> None:
        if self._done(lambda: self._parts.store.restore(backup)):
            self.changed.emit()
            self.show_all(lambda: (self.tr("All is as it was in the backup."),))

    # ---- inside ----------------------------------------------------------------------------------

    @property
    def _language(self) -> str:
        return self._parts.languages.current


def _read(path: Path) -> Reading:
    try:
        return path, read_progress(path)
    except BadFile as fault:
        return path, fault.code


def _contents(backups: Backups, backup: Backup) -> Contents | None:
    try:
        return backups.contents(backup)
    except StoreError:
        return None
