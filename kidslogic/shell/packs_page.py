"""All packs: what they are, which of their cards are left out, and the ways to add or write one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.packs.loading import Loaded
from kidslogic.packs.pack import Pack
from kidslogic.packs.sentences import sentence
from kidslogic.shell.pack_words import PackFacts, face_of, kit_for, left_out_text, title_of
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import Section, flow
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.figure import Figure
from kidslogic.ui.theme import TARGET

_FACE = 90.0


class PacksPage(Page):
    """A card for each pack, the built-in ones first."""

    add_wanted = Signal()
    writing_wanted = Signal()
    pack_wanted = Signal(str)
    """Show more of the pack with this id."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._title = self.words(lambda: self.tr("Packs"), size=40, bold=True)
        self._words = self.words(self._intro, size=24)
        self.add = Pill(self.kit, lambda: self.tr("Add a pack"), self, main=True, icon="plus")
        self.add.clicked.connect(self.add_wanted)
        self.write_one = Pill(self.kit, lambda: self.tr("Write a pack"), self, icon="rename")
        self.write_one.clicked.connect(self.writing_wanted)
        library = parts.shelf.library
        added = {state.id: library.load(state.id, verdicts=False) for state in library.installed()}
        built_in = [pack for pack in parts.shelf.packs() if pack.id not in added]
        self.sections = {pack.id: self._section(parts, pack.id, Loaded(pack, ())) for pack in built_in}
        self.sections |= {pack_id: self._section(parts, pack_id, loaded) for pack_id, loaded in added.items()}

    def arrange(self, w: float) -> float:
        """Title and buttons, then the packs."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        y = self.write(self._words, EDGE, y + 6, w - 2 * EDGE) + 18
        y = flow(self, [self.add, self.write_one], EDGE, y, w - 2 * EDGE, 300)
        for section in self.sections.values():
            y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    def _section(self, parts: Parts, pack_id: str, loaded: Loaded) -> PackSection:
        section = PackSection(self, parts, pack_id, loaded)
        section.more.clicked.connect(lambda: self.pack_wanted.emit(pack_id))
        return section

    def _intro(self) -> str:
        return self.tr("A pack is a set of cards. Drop its file on this window, or choose it here.")


class PackSection(Section):
    """One pack: picture, title, facts, and what is left out; one that cannot be read says why."""

    def __init__(self, page: Page, parts: Parts, pack_id: str, loaded: Loaded) -> None:
        self._pack = loaded.pack
        self._id = pack_id
        self._languages = parts.languages
        super().__init__(page, self._title_text)
        kit = kit_for(parts.kit, self._pack)
        picture = "bar_pack" if self._pack is None else face_of(self._pack)
        self._face = Figure(kit, picture, page, disc=theme.WHITE, part=0.74)
        self._facts = PackFacts(self)
        self._lines = [page.words(lambda: self._facts_text(self._pack), size=24, colour=theme.INK2)]
        if loaded.left_out:
            self._lines.append(page.words(lambda: left_out_text(loaded.left_out), size=24))
        if self._pack is None:
            fault = loaded.problems[0]
            self._lines = [page.words(lambda: sentence(fault, self._languages.current), size=24)]
        self.more = Pill(page.kit, lambda: self.tr("More"), page, size=26)
        self.more.set_name(lambda: self.tr("More about {pack}").format(pack=self._title_text()))

    def arrange(self, y: float, w: float) -> float:
        """The picture at the left, the button at the right."""
        x, inner = EDGE + 20, w - 2 * EDGE - 40
        button_w = min(200.0, inner * 0.3)
        words_x, words_w = x + _FACE + 22, inner - _FACE - button_w - 44
        bottom = self.page.write(self._title, words_x, y + 18, words_w)
        for line in self._lines:
            bottom = self.page.write(line, words_x, bottom + 4, words_w)
        h = max(TARGET + 44, bottom - y + 22)
        self._face.set_box(x, y + (h - _FACE) / 2, _FACE, _FACE, self.page.metrics.u)
        self.page.put(self.more, x + inner - button_w, y + (h - TARGET) / 2, button_w, TARGET)
        self.page.card(EDGE, y, w - 2 * EDGE, h, self._fill)
        return y + h

    def _title_text(self) -> str:
        return self._id if self._pack is None else title_of(self._pack, self._languages.current)

    def _facts_text(self, pack: Pack | None) -> str:
        return "" if pack is None else self._facts.text(pack)
