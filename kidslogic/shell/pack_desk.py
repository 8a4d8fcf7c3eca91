"""The desk of the grown-ups' corner where packs are taken in, looked after and written: which page follows which."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.packs.archive import MAIN_FILE, ArchiveProblem
from kidslogic.packs.library import Arrival
from kidslogic.packs.sharing import Parcel
from kidslogic.packs.starter import write_starter
from kidslogic.shell.desk import Desk
from kidslogic.shell.errand import Errand
from kidslogic.shell.pack_arrival import ArrivalPage, ReadingPage, RepairPage
from kidslogic.shell.pack_dialogs import ask_for_folder, ask_for_new_folder, ask_for_pack, ask_where_to_save
from kidslogic.shell.pack_files import documents, open_in_editor, save_repaired, unpack_copy
from kidslogic.shell.pack_page import PackPage
from kidslogic.shell.packs_page import PacksPage
from kidslogic.shell.pages import Page
from kidslogic.shell.parts import Parts


class PackDesk(Desk):
    """Packs: those there are, those that come, and those that are being written."""

    changed = Signal()
    """There are other packs now, or a child plays others."""
    no_editor = Signal(object)
    """The computer knows no program for this file."""

    def __init__(self, parts: Parts, show: Callable[[Page], None], parent: QWidget) -> None:
        super().__init__(parts, show, parent)
        self._waiting: list[Path] = []
        self._reading: Errand | None = None

    # ---- pages -----------------------------------------------------------------------------------

    def show_all(self) -> None:
        """All packs; first those that have arrived and were not looked at yet."""
        if self._waiting:
            self._look(self._waiting.pop(0))
            return
        page = PacksPage(self._parts)
        page.add_wanted.connect(lambda: ask_for_pack(self, self._folder, self._bring_one))
        page.writing_wanted.connect(self.show_workshop)
        page.pack_wanted.connect(self.show_pack)
        self._show(page)

    def show_pack(self, pack_id: str, note: Callable[[], str] | None = None) -> None:
        """One pack; `note` is what has just happened to it."""
        try:
            page = PackPage(self._parts, pack_id, note)
        except LookupError:
            self.show_all()
            return
        page.all_wanted.connect(self.show_all)
        page.undo_wanted.connect(lambda: self._undo(pack_id))
        page.copy_wanted.connect(lambda: self._write_on_copy(pack_id))
        page.removal_wanted.connect(lambda: self._remove(pack_id))
        page.changed.connect(self.changed)
        page.trouble.connect(self.trouble)
        self._show(page)

    def show_workshop(self) -> None:
        """The pack that was written on last; without one the choice of one."""
        path = Path(self._parts.settings.now.workshop)
        if self._parts.settings.now.workshop and path.exists():
            self._write_on(path)
        else:
            self._choose_workshop()

    def bring(self, paths: tuple[Path, ...]) -> None:
        """Look at files that were dropped or opened, one after the other."""
        self._waiting += paths
        self.show_all()

    # ---- taking in -------------------------------------------------------------------------------

    def _bring_one(self, path: Path) -> None:
        self._folder = path.parent
        self.bring((path,))

    def _look(self, path: Path, new_id: str | None = None) -> None:
        if self._reading is not None:
            self._reading.cancel()
        library = self._parts.shelf.library
        self._show(ReadingPage(self._parts, path))
        self._reading = Errand(lambda: library.look(path, new_id), self)
        self._reading.done.connect(partial(self._arrived, path))

    def _arrived(self, path: Path, arrival: Arrival) -> None:
        self._reading = None
        page = ArrivalPage(self._parts, path, arrival)
        page.left.connect(self.show_all)
        page.agreed.connect(lambda: self._take(arrival))
        page.both_wanted.connect(lambda: self._look(path, self._free_id(arrival)))
        page.writing_wanted.connect(lambda: self._write_on(path))
        page.problems.open_wanted.connect(self._open)
        page.problems.repair_wanted.connect(lambda file: self._repair(file, path, self._look))
        self._show(page)

    def _take(self, arrival: Arrival) -> None:
        pack = arrival.pack
        if pack is None or not self._done(lambda: self._install(arrival)):
            return
        self.changed.emit()
        first = arrival.old is None
        self.show_pack(pack.id, lambda: self.tr("The pack is there.") if first else self.tr("The pack is up to date."))

    def _install(self, arrival: Arrival) -> None:
        self._parts.store.home.make()
        self._parts.shelf.library.install(arrival, agreed=True)
        self._parts.tidy_packs()

    def _free_id(self, arrival: Arrival) -> str:
        assert arrival.pack is not None  # the question is asked of a good pack only
        taken = {pack.id for pack in self._parts.shelf.packs()}
        number = 2
        while (free := f"{arrival.pack.id[:60]}-{number}") in taken:
            number += 1
        return free

    # ---- looking after ---------------------------------------------------------------------------

    def _undo(self, pack_id: str) -> None:
        if self._done(lambda: self._parts.shelf.library.undo(pack_id)):
            self.changed.emit()
            self.show_pack(pack_id, lambda: self.tr("The version before is back."))

    def _remove(self, pack_id: str) -> None:
        if self._done(lambda: self._parts.shelf.library.remove(pack_id)):
            self.changed.emit()
            self.show_all()

    # ---- writing ---------------------------------------------------------------------------------

    def _choose_workshop(self) -> None:
        from kidslogic.shell.pack_workshop import BeginPage  # it draws with a game's screens: not at the app's start

        page = BeginPage(self._parts)
        page.new_wanted.connect(lambda: ask_for_new_folder(self, self._folder, self._begin))
        page.folder_wanted.connect(lambda: ask_for_folder(self, self._folder, self._write_on))
        page.file_wanted.connect(lambda: ask_for_pack(self, self._folder, self._write_on))
        page.all_wanted.connect(self.show_all)
        page.open_wanted.connect(self._open)
        self._show(page)

    def _begin(self, folder: Path) -> None:
        """A new pack in `folder`; one that is there already is gone on with."""
        if not (folder / MAIN_FILE).exists():
            language, words = self._parts.languages.current, self._parts.shelf.library.vocabulary
            if not self._done(lambda: write_starter(folder, language, words)):
                return
        self._write_on(folder)

    def _write_on(self, path: Path) -> None:
        from kidslogic.shell.pack_workshop import WorkshopPage  # as above

        if path.name == MAIN_FILE:
            path = path.parent
        self._folder = path.parent
        self._parts.settings.change(workshop=str(path))
        page = WorkshopPage(self._parts, path)
        page.open_wanted.connect(self._open)
        page.repair_wanted.connect(lambda file: self._repair(file, path, self._write_on))
        page.play_wanted.connect(lambda: self._bring_one(path))
        page.packed.connect(lambda parcel: self._save(path.parent, parcel))
        page.other_wanted.connect(self._choose_workshop)
        self._show(page)

    def _write_on_copy(self, pack_id: str) -> None:
        folders: list[Path] = []

        def unpack() -> None:
            packed = self._parts.shelf.library.packed(pack_id)
            folders.append(unpack_copy(packed, pack_id, documents() / "KidsLogic"))

        try:
            if self._done(unpack):
                self._write_on(folders[0])
        except (ArchiveProblem, LookupError):
            self.show_pack(pack_id)  # damaged since it was shown; now the page says so

    def _save(self, folder: Path, parcel: Parcel) -> None:
        data = parcel.data
        if data is None:
            return

        def write(file: Path) -> None:
            self._done(lambda: file.write_bytes(data))

        ask_where_to_save(self, folder, parcel.name, write)

    def _open(self, file: Path) -> None:
        if not open_in_editor(file):
            self.no_editor.emit(file)

    def _repair(self, file: Path, pack: Path, then: Callable[[Path], None]) -> None:
        """Offer to repair one file of the pack at `pack`; `then` goes on with the pack, repaired or not."""
        data: list[bytes] = []
        if not self._done(lambda: data.append(file.read_bytes())):
            return
        page = RepairPage(self._parts, file, data[0])
        page.left.connect(lambda: then(pack))
        page.agreed.connect(lambda text: self._save_repaired(file, text, pack, then))
        self._show(page)

    def _save_repaired(self, file: Path, text: str, pack: Path, then: Callable[[Path], None]) -> None:
        saved: list[Path] = []
        if self._done(lambda: saved.append(save_repaired(file, text))):
            then(saved[0] if file == pack else pack)
