"""Writing a pack: the cards as the game shows them and what is to be mended, anew with every saving."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

import kidslogic
from kidslogic.packs.archive import MAIN_FILE
from kidslogic.packs.loading import Loaded, load_pack
from kidslogic.packs.sharing import Parcel, pack_folder
from kidslogic.shell.errand import Errand
from kidslogic.shell.pack_files import file_of, guide
from kidslogic.shell.pack_preview import CardsPart
from kidslogic.shell.pack_problems import ProblemSection
from kidslogic.shell.pack_watch import PackWatch
from kidslogic.shell.pack_words import PackFacts, left_out_text, title_of
from kidslogic.shell.pages import EDGE, GAP, PAD, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import flow
from kidslogic.shell.words import breakable
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill


def guide_button(page: Page, parts: Parts, wanted: SignalInstance, size: float) -> Pill | None:
    """A button that asks for the guide in the language of the app, or none where there is no guide."""
    if guide(parts.languages.current) is None:
        return None
    button = Pill(page.kit, lambda: QCoreApplication.translate("Workshop", "The guide"), page, size=size)
    button.clicked.connect(lambda: wanted.emit(guide(parts.languages.current)))
    return button


class BeginPage(Page):
    """Which pack to write: a new one, one in a folder, or one in a file."""

    new_wanted = Signal()
    folder_wanted = Signal()
    file_wanted = Signal()
    all_wanted = Signal()
    open_wanted = Signal(object)
    """Show this file."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._title = self.words(lambda: self.tr("Write a pack"), size=40, bold=True)
        self._words = self.words(self._intro, size=24)
        self.new = Pill(self.kit, lambda: self.tr("Begin a new pack"), self, main=True, icon="plus")
        self.folder = Pill(self.kit, lambda: self.tr("A folder I have"), self)
        self.file = Pill(self.kit, lambda: self.tr("A file I have"), self)
        self.back = Pill(self.kit, lambda: self.tr("All packs"), self)
        self.new.clicked.connect(self.new_wanted)
        self.folder.clicked.connect(self.folder_wanted)
        self.file.clicked.connect(self.file_wanted)
        self.back.clicked.connect(self.all_wanted)
        self.guide = guide_button(self, parts, self.open_wanted, size=27)

    def arrange(self, w: float) -> float:
        """Words, then the buttons."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        y = self.write(self._words, EDGE, y + 6, w - 2 * EDGE) + 22
        buttons = [self.new, self.folder, self.file, self.guide, self.back]
        return flow(self, [one for one in buttons if one is not None], EDGE, y, w - 2 * EDGE, 300) + 3 * EDGE

    def _intro(self) -> str:
        return self.tr(
            "You write the pack in any text editor, such as Notepad. Each time you save it, this page shows the cards "
            "and what is still to be mended."
        )


class WorkshopPage(Page):
    """The pack at `path`, read anew whenever it is saved."""

    open_wanted = Signal(object)
    repair_wanted = Signal(object)
    play_wanted = Signal()
    packed = Signal(object)
    """The pack as one file: a `Parcel` that can be saved."""
    other_wanted = Signal()

    def __init__(self, parts: Parts, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.path = path
        self.loaded = Loaded(None, ())
        self._facts = PackFacts(self)
        self._checking: Errand | None = None
        self._stale = False
        self._title = self.words(self._title_text, size=40, bold=True)
        self._place = self.words(lambda: breakable(str(path)), size=22, colour=theme.INK2)
        self._state = self.words(self._state_text, size=26, bold=True)
        self._more = self.words(self._more_text, size=24)
        self.open, self.play = self._pill(lambda: self.tr("Open it")), self._pill(lambda: self.tr("Play with it"))
        self.save, self.other = self._pill(lambda: self.tr("Pass it on")), self._pill(lambda: self.tr("Another pack"))
        self.open.clicked.connect(lambda: self.open_wanted.emit(self.main_file))
        self.play.clicked.connect(self.play_wanted)
        self.save.clicked.connect(self._pack)
        self.other.clicked.connect(self.other_wanted)
        self.guide = guide_button(self, parts, self.open_wanted, size=25)
        self.problems = ProblemSection(
            self, parts.languages, lambda: self.tr("What to look at"), lambda problem: file_of(path, problem)
        )
        self.problems.open_wanted.connect(self.open_wanted)
        self.problems.repair_wanted.connect(self.repair_wanted)
        before = Pill(self.kit, lambda: self.tr("Cards before"), self)
        self.cards = CardsPart(self, before, Pill(self.kit, lambda: self.tr("More cards"), self))
        self._watch = PackWatch(path, self)
        self._watch.changed.connect(self.read)
        self.read()

    @property
    def main_file(self) -> Path:
        """The file that a person begins to write in."""
        return self.path / MAIN_FILE if self.path.is_dir() else self.path

    def read(self) -> None:
        """Read the pack; the patterns of its rows are looked at while the first problems are shown already."""
        self._show(self._reader(verdicts=False)())
        self.cards.show_pack(self.loaded.pack)
        self.grew.emit()
        self._stale = self._checking is not None
        if not self._stale:
            self._check()

    def arrange(self, w: float) -> float:
        """Header with the buttons, what is to be mended, the cards."""
        inner = w - 2 * EDGE
        y = self.write(self._title, EDGE, 16, inner)
        y = self.write(self._place, EDGE, y, inner) + 14
        buttons = [self.open, self.play, self.save, self.guide, self.other]
        y = flow(self, [one for one in buttons if one is not None], EDGE, y, inner, 230)
        top = y + GAP
        y = self.write(self._state, EDGE + PAD, top + 18, inner - 2 * PAD)
        if self._more_text():
            y = self.write(self._more, EDGE + PAD, y + 4, inner - 2 * PAD)
        self.card(EDGE, top, inner, y + 20 - top, theme.GLOW if self.loaded.problems else theme.PAPER)
        y += 20
        if self.problems.problems:
            y = self.problems.arrange(y + GAP, w)
        return self.cards.arrange(y + GAP, w) + 3 * EDGE

    # ---- inside ----------------------------------------------------------------------------------

    def _pill(self, label: Callable[[], str]) -> Pill:
        return Pill(self.kit, label, self, size=25)

    def _reader(self, *, verdicts: bool) -> Callable[[], Loaded]:
        """Reads the pack. It knows nothing of the page, so that it can be called in any thread."""
        words, version = self._parts.shelf.library.vocabulary, kidslogic.__version__
        return partial(load_pack, self.path, vocabulary=words, app_version=version, verdicts=verdicts)

    def _check(self) -> None:
        if self.loaded.pack is not None:
            self._checking = Errand(self._reader(verdicts=True), self)
            self._checking.done.connect(self._checked)

    def _checked(self, loaded: Loaded) -> None:
        """Show it, unless the pack was saved anew meanwhile: then look once more."""
        self._checking = None
        if self._stale:
            self._stale = False
            self._check()
            return
        self._show(loaded)
        self.grew.emit()

    def _pack(self) -> None:
        path, words = self.path, self._parts.shelf.library.vocabulary
        errand = Errand(lambda: pack_folder(path, vocabulary=words, app_version=kidslogic.__version__), self)
        errand.done.connect(self._packed)

    def _packed(self, parcel: Parcel) -> None:
        """Hand it on, or show what is in the way."""
        if parcel.data is not None:
            self.packed.emit(parcel)
        else:
            self._show(parcel.loaded)
            self.grew.emit()

    def _show(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.problems.show_problems(loaded.problems, loaded.more)
        for label, text in (
            (self._title, self._title_text), (self._state, self._state_text), (self._more, self._more_text)
        ):  # fmt: skip
            label.set_text(text)
        self._more.setVisible(bool(self._more_text()))
        for button in (self.play, self.save):
            button.setEnabled(loaded.pack is not None)

    def _title_text(self) -> str:
        pack = self.loaded.pack
        return self.path.name if pack is None else title_of(pack, self._parts.languages.current)

    def _state_text(self) -> str:
        count = len(self.loaded.problems) + self.loaded.more
        return self.tr("%n thing(s) to look at", "", count) if count else self.tr("All is well.")

    def _more_text(self) -> str:
        pack = self.loaded.pack
        if pack is None:
            return self.tr("The cards appear as soon as the pack can be read.")
        return left_out_text(self.loaded.left_out) or self._facts.text(pack)
