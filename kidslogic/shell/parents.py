"""The grown-ups' corner: the children at the left, what concerns one of them or all of them at the right."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import Learner
from kidslogic.learners.progress_file import SUFFIX
from kidslogic.learners.trouble import StoreError
from kidslogic.shell import printing
from kidslogic.shell.about_page import AboutPage
from kidslogic.shell.child_page import ChildPage
from kidslogic.shell.choice_buttons import ChildCard
from kidslogic.shell.class_desk import ClassDesk
from kidslogic.shell.data_desk import DataDesk
from kidslogic.shell.gate import grown_up_scene
from kidslogic.shell.pack_desk import PackDesk
from kidslogic.shell.pack_dialogs import ask_where_to_save
from kidslogic.shell.pages import EDGE, Page, ScrollRoom
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import ReportPage
from kidslogic.shell.report_paper import ReportPaper
from kidslogic.shell.settings_page import SettingsPage
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.screen import Screen

_LIST_W, _LIST_W_PORTRAIT = 200.0, 156.0
_CARD_H = 150.0
PACKS, DATA, CLASS, SETTINGS, ABOUT = "packs", "data", "class", "settings", "about"
"""What concerns all; a child's id is 32 hex digits, so none of them is one."""


class ParentsCorner(Screen):
    """Opens with the child that was on the way, else with the first one, else with the settings."""

    changed = Signal()
    """Settings, or something of a child."""
    trouble = Signal(object)
    """The disk did not take a change: a `StoreError`."""

    places = frozenset({"home", "gate"})

    def __init__(self, parts: Parts, learner: Learner | None, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.list = ChildList(parts, self)
        self._list_room = ScrollRoom(self)
        self._room = ScrollRoom(self)
        self._list_room.show_page(self.list)
        self.list.child_chosen.connect(self.show_report)
        self.packs = PackDesk(parts, lambda page: self._show(page, PACKS), self)
        self.packs.changed.connect(self.changed)
        self.packs.trouble.connect(self.trouble)
        self.data = DataDesk(parts, lambda page: self._show(page, DATA), self)
        self.data.changed.connect(self._children_changed)
        self.data.trouble.connect(self.trouble)
        self.school = ClassDesk(parts, lambda page: self._show(page, CLASS), self)
        self.school.trouble.connect(self.trouble)
        pages = {
            PACKS: self.packs.show_all,
            DATA: self.data.show_all,
            CLASS: self.school.show_all,
            SETTINGS: self.show_settings,
            ABOUT: self.show_about,
        }
        self.list.entry_chosen.connect(lambda entry: pages[entry]())
        known = {one.id: one for one in parts.store.learners()}
        first = known.get(learner.id) if learner is not None else next(iter(known.values()), None)
        if first is None:
            self.show_settings()
        else:
            self.show_report(first)

    @property
    def page(self) -> Page:
        """What is shown at the right."""
        page = self._room.widget()
        assert isinstance(page, Page)
        return page

    def first_button(self) -> QWidget:
        """The uppermost card of the list."""
        return self.list.cards_in_order()[0]

    def tab_order(self) -> Sequence[QWidget]:
        """The list from top to bottom."""
        return self.list.cards_in_order()

    def show_report(self, learner: Learner) -> None:
        """How it went for one child."""
        page = ReportPage(self._parts, self._parts.store.learner(learner.id))
        page.settings_wanted.connect(lambda: self.show_child(learner))
        page.pdf_wanted.connect(self._save_pdf)
        page.print_wanted.connect(self._print)
        if printing.is_possible():
            page.offer_printing()
        self._show(page, learner.id)

    def show_child(self, learner: Learner) -> None:
        """What can be changed for one child."""
        page = ChildPage(self._parts, self._parts.store.learner(learner.id))
        page.report_wanted.connect(lambda: self.show_report(learner))
        page.changed.connect(lambda: self._child_changed(learner))
        page.trouble.connect(self.trouble)
        self._show(page, learner.id)

    def bring(self, files: tuple[Path, ...]) -> None:
        """Take in progress files that came from outside, and look at packs."""
        progress = tuple(path for path in files if path.suffix.lower() == SUFFIX)
        self.data.bring(progress)
        if packs := tuple(path for path in files if path not in progress):
            self.packs.bring(packs)

    def show_settings(self) -> None:
        """What concerns all."""
        page = SettingsPage(self._parts)
        page.changed.connect(self.changed)
        self._show(page, SETTINGS)

    def show_about(self) -> None:
        """Version, licences, and where everything lies."""
        self._show(AboutPage(self._parts), ABOUT)

    def draw_scene(self, sheet: Drawing) -> None:
        """Warm paper."""
        grown_up_scene(sheet)

    def arrange(self) -> None:
        """List and page side by side, each scrolls by itself."""
        m = self.metrics
        list_w = round(((_LIST_W_PORTRAIT if m.portrait else _LIST_W) + 2 * EDGE) * m.u)
        self._list_room.setGeometry(round(8 * m.u), 0, list_w, self.height())
        self._room.setGeometry(list_w + round(14 * m.u), 0, self.width() - list_w - round(18 * m.u), self.height())
        self._list_room.set_metrics(m)
        self._room.set_metrics(m)

    def _show(self, page: Page, chosen: str) -> None:
        self._room.show_page(page)
        self.list.mark(chosen)

    def _save_pdf(self, paper: ReportPaper) -> None:
        """Ask where to, and write it there."""
        name = f"{safe_file_name(paper.learner.nickname)} {self._parts.today().isoformat()}.pdf"
        dialog = ask_where_to_save(self, Path.home(), name, lambda path: self._write_pdf(paper, path))
        dialog.setWindowTitle(self.tr("Save the report as PDF"))
        dialog.setNameFilter("PDF (*.pdf)")

    def _write_pdf(self, paper: ReportPaper, path: Path) -> None:
        try:
            paper.save(path)
        except StoreError as trouble:
            self.trouble.emit(trouble)

    def _print(self, paper: ReportPaper) -> None:
        printing.ask_and_print(self, paper)

    def _children_changed(self) -> None:
        self.list.refresh()
        self.arrange()
        self.changed.emit()

    def _child_changed(self, learner: Learner) -> None:
        self.list.refresh()
        left = [one for one in self._parts.store.learners() if one.id == learner.id]
        if left:
            self.list.mark(learner.id)
        elif self._parts.store.learners():
            self.show_report(self._parts.store.learners()[0])
        else:
            self.show_settings()
        self.changed.emit()


class ChildList(Page):
    """A card for each child, below them one for each thing that concerns all."""

    child_chosen = Signal(object)
    entry_chosen = Signal(str)
    """`PACKS`, `DATA`, `CLASS`, `SETTINGS` or `ABOUT`."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.children_cards: dict[str, ChildCard] = {}
        self.packs = self._entry(PACKS, "bar_pack", lambda: self.tr("Packs"), 8)
        self.data = self._entry(DATA, "chest", lambda: self.tr("Data"), 11)
        self.school = self._entry(CLASS, "four_players", lambda: self.tr("Class"), 12)
        self.settings = self._entry(SETTINGS, "settings", lambda: self.tr("Settings"), 9)
        self.about = self._entry(ABOUT, "lifebuoy", lambda: self.tr("About"), 10)
        self.entries = {
            PACKS: self.packs,
            DATA: self.data,
            CLASS: self.school,
            SETTINGS: self.settings,
            ABOUT: self.about,
        }
        self.refresh()

    def refresh(self) -> None:
        """Show the children as they are in the store now."""
        for card in self.children_cards.values():
            card.hide()
            card.deleteLater()
        learners = self._parts.store.learners()
        self.children_cards = {one.id: self._card(index, one) for index, one in enumerate(learners)}
        for first, second in itertools.pairwise(self.cards_in_order()):
            QWidget.setTabOrder(first, second)
        self.grew.emit()

    def mark(self, chosen: str) -> None:
        """Show whose page it is: a child's id, or one of the entries."""
        for identity, card in (*self.children_cards.items(), *self.entries.items()):
            card.set_chosen(identity == chosen)

    def arrange(self, w: float) -> float:
        """One below the other."""
        y = 20.0
        for card in self.cards_in_order():
            self.put(card, EDGE, y, w - 2 * EDGE, _CARD_H)
            y += _CARD_H + 22
        return y + EDGE

    def cards_in_order(self) -> tuple[ChildCard, ...]:
        """From top to bottom."""
        return (*self.children_cards.values(), *self.entries.values())

    def _entry(self, entry: str, picture: str, label: Callable[[], str], seed: int) -> ChildCard:
        card = ChildCard(self.kit, picture, label, self, seed=seed)
        card.clicked.connect(lambda: self.entry_chosen.emit(entry))
        return card

    def _card(self, index: int, learner: Learner) -> ChildCard:
        card = ChildCard(self.kit, learner.avatar, lambda: learner.nickname, self, seed=index + 1)
        card.clicked.connect(lambda: self.child_chosen.emit(learner))
        card.show()
        return card


def safe_file_name(nickname: str) -> str:
    """A nickname as a file may be called on every system; letters of any script stay."""
    kept = "".join(letter for letter in nickname if letter.isalnum() or letter in " -").strip()
    return f"KidsLogic {kept}".strip()
