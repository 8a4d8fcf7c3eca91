"""One pack: who plays it, what its author should look at, and, for an added one, the ways back and out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import Learner
from kidslogic.learners.trouble import StoreError
from kidslogic.packs.library import Installed
from kidslogic.packs.loading import Loaded
from kidslogic.shell.choice_buttons import Switch
from kidslogic.shell.errand import Errand
from kidslogic.shell.pack_problems import ProblemSection
from kidslogic.shell.pack_words import PackFacts, left_out_text, title_of
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import Section, TextSection, flow
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.lettering import Lines, lay_out_name
from kidslogic.ui.theme import TARGET


class PackPage(Page):
    """Everything about one pack; raises LookupError when it is not there. `note` is what has just happened to it."""

    all_wanted = Signal()
    undo_wanted = Signal()
    copy_wanted = Signal()
    removal_wanted = Signal()
    changed = Signal()
    """A child plays other packs now."""
    trouble = Signal(object)
    """The disk did not take a change: a `StoreError`."""

    def __init__(
        self, parts: Parts, pack_id: str, note: Callable[[], str] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.pack_id = pack_id
        state = next((one for one in parts.shelf.library.installed() if one.id == pack_id), None)
        self._loaded = self._load(state)
        self._facts = PackFacts(self)
        self._title = self.words(self._title_text, size=40, bold=True)
        self._line = self.words(self._facts_text, size=24, colour=theme.INK2)
        self._about = self.words(self._about_text, size=24)
        self._about.setVisible(bool(self._about_text()))
        self.back = Pill(self.kit, lambda: self.tr("All packs"), self)
        self.back.clicked.connect(self.all_wanted)
        self._note = None if note is None else TextSection(self, note, self._next_text)
        self.players = PlayersSection(self, parts, pack_id)
        self.players.switched.connect(self._switch)
        self.problems = ProblemSection(
            self, parts.languages, lambda: self.tr("For whoever writes this pack"), lambda _problem: None
        )
        self.ways = None if state is None else WaysSection(self, state, readable=self._loaded.pack is not None)
        if self.ways is not None:
            self.ways.undo.clicked.connect(self.undo_wanted)
            self.ways.copy.clicked.connect(self.copy_wanted)
            self.ways.remove.clicked.connect(self.removal_wanted)
            self._check(state)

    def arrange(self, w: float) -> float:
        """Header and cards."""
        button_w = min(340, w * 0.4)
        self.put(self.back, w - EDGE - button_w, 12, button_w, TARGET)
        y = self.write(self._title, EDGE, 16, w - 2 * EDGE - button_w - 20)
        y = self.write(self._line, EDGE, y, w - 2 * EDGE - button_w - 20)
        y = max(y, TARGET + 12)
        if not self._about.isHidden():
            y = self.write(self._about, EDGE, y + 8, w - 2 * EDGE)
        for section in (self._note, self.players, self.problems, self.ways):
            if section is not None and (section is not self.problems or self.problems.problems):
                y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    # ---- inside ----------------------------------------------------------------------------------

    def _load(self, state: Installed | None) -> Loaded:
        if state is None:
            return Loaded(self._parts.shelf.find("pack", self.pack_id), ())
        return self._parts.shelf.library.load(state.id, verdicts=False)

    def _check(self, state: Installed | None) -> None:
        """Look at the patterns of all rows, too; that may take seconds."""
        self.problems.show_problems(self._loaded.problems, self._loaded.more)
        library = self._parts.shelf.library
        if state is not None and self._loaded.pack is not None:
            errand = Errand(lambda: library.load(state.id, state.content), self)
            errand.done.connect(self._checked)

    def _checked(self, loaded: Loaded) -> None:
        if self._parts.shelf.library.cache is not None:
            self._parts.shelf.library.cache.write()
        self.problems.show_problems(loaded.problems, loaded.more)

    def _switch(self, learner: Learner, on: bool) -> None:
        off = learner.preferences.packs_off
        wanted = replace(learner.preferences, packs_off=off - {self.pack_id} if on else off | {self.pack_id})
        try:
            self._parts.store.set_preferences(learner.id, wanted)
        except StoreError as trouble:
            self.trouble.emit(trouble)
        else:
            self.changed.emit()
        self.players.refresh()

    def _next_text(self) -> str:
        there = self.tr("The children find it on the island of its game. Below you choose who plays it.")
        return f"{left_out_text(self._loaded.left_out)} {there}".strip()

    def _title_text(self) -> str:
        pack = self._loaded.pack
        return self.pack_id if pack is None else title_of(pack, self._parts.languages.current)

    def _facts_text(self) -> str:
        return "" if self._loaded.pack is None else self._facts.text(self._loaded.pack)

    def _about_text(self) -> str:
        pack = self._loaded.pack
        if pack is None or not pack.description:
            return ""
        said = pack.description
        return said.get(self._parts.languages.current) or said.get("en") or next(iter(said.values()))


class PlayersSection(Section):
    """A switch for each child. The last pack that a child has for a game stays on."""

    switched = Signal(object, bool)

    def __init__(self, page: Page, parts: Parts, pack_id: str) -> None:
        super().__init__(page, lambda: self.tr("Who plays it"))
        self._parts = parts
        self._id = pack_id
        self._nobody = page.words(lambda: self.tr("As soon as there are children, they all play it."), size=24)
        self._last = page.words(self._last_text, size=24)
        learners = parts.store.learners()
        self.switches = {learner.id: self._switch(learner) for learner in learners}
        self._nobody.setVisible(not learners)
        self.refresh()

    def refresh(self) -> None:
        """Lock the switch of whoever would be left without a pack."""
        stuck = False
        for learner in self._parts.store.learners():
            switch = self.switches[learner.id]
            locked = switch.on and self._is_last(learner)
            switch.setEnabled(not locked)
            stuck = stuck or locked
        if self._last.isHidden() == stuck:
            self._last.setVisible(stuck)
            self.page.grew.emit()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The switches, and why one is locked."""
        if not self.switches:
            return self.page.write(self._nobody, x, y, w)
        y = flow(self.page, list(self.switches.values()), x, y, w, 300)
        return y if self._last.isHidden() else self.page.write(self._last, x, y + 14, w)

    def _switch(self, learner: Learner) -> Switch:
        on = self._id not in learner.preferences.packs_off
        switch = PlayerSwitch(self.page.kit, lambda: learner.nickname, on, self.page)
        switch.switched.connect(lambda on: self.switched.emit(self._parts.store.learner(learner.id), on))
        return switch

    def _is_last(self, learner: Learner) -> bool:
        packs = self._parts.shelf.packs()
        game = next((pack.game for pack in packs if pack.id == self._id), "")
        on = [pack.id for pack in packs if pack.game == game and pack.id not in learner.preferences.packs_off]
        return on == [self._id]

    def _last_text(self) -> str:
        return self.tr("One pack always stays on. First switch on another one.")


class PlayerSwitch(Switch):
    """A switch with the name of a child, of any length: what finds no room is cut."""

    def laid_out(self) -> Lines:
        """The name as it is written on the face."""
        _, words = self._parts(self.face)
        return lay_out_name(self.label(), words.width(), words.height(), self.wanted_px, self.floor_px)


class WaysSection(Section):
    """For an added pack: take back the update, write on a copy, remove it."""

    def __init__(self, page: Page, state: Installed, *, readable: bool) -> None:
        super().__init__(page, lambda: self.tr("Change"))
        self._asked = False
        self.undo = Pill(page.kit, lambda: self.tr("Take back the update"), page)
        self.undo.setVisible(state.previous is not None)
        self.copy = Pill(page.kit, lambda: self.tr("Write on a copy"), page)
        self.copy.setVisible(readable)
        self.ask = Pill(page.kit, lambda: self.tr("Remove this pack"), page)
        self.ask.clicked.connect(self._ask)
        self._warning = page.words(self._warning_text, size=24)
        self.remove = Pill(page.kit, lambda: self.tr("Yes, remove it"), page)
        self.keep = Pill(page.kit, lambda: self.tr("No, keep it"), page, main=True)
        self.keep.clicked.connect(self._ask)
        self._show_question()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The buttons; once asked to remove, the question below them."""
        ways = [button for button in (self.undo, self.copy, self.ask) if not button.isHidden()]
        bottom = flow(self.page, ways, x, y, w, 300) if ways else y
        if not self._asked:
            return bottom
        bottom = self.page.write(self._warning, x, bottom + 18, w) + 14
        return flow(self.page, [self.remove, self.keep], x, bottom, w, 300)

    def _ask(self) -> None:
        self._asked = not self._asked
        self._show_question()
        self.page.grew.emit()

    def _show_question(self) -> None:
        self.ask.setVisible(not self._asked)
        for widget in (self._warning, self.remove, self.keep):
            widget.setVisible(self._asked)

    def _warning_text(self) -> str:
        return self.tr("Games that were begun with it cannot go on. What the children solved stays in the reports.")
