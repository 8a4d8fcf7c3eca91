"""The grown-ups' corner: the children at the left, what concerns one of them or all of them at the right."""

from __future__ import annotations

import itertools

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import Learner
from kidslogic.shell.child_page import ChildPage
from kidslogic.shell.choice_buttons import ChildCard
from kidslogic.shell.gate import grown_up_scene
from kidslogic.shell.pack_desk import PackDesk
from kidslogic.shell.pages import EDGE, Page, ScrollRoom
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import ReportPage
from kidslogic.shell.settings_page import SettingsPage
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.screen import Screen

_LIST_W, _LIST_W_PORTRAIT = 200.0, 156.0
_CARD_H = 150.0
SETTINGS, PACKS = "settings", "packs"
"""What concerns all; a child's id is 32 hex digits, so neither is one."""


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
        self.list.settings_chosen.connect(self.show_settings)
        self.packs = PackDesk(parts, lambda page: self._show(page, PACKS), self)
        self.packs.changed.connect(self.changed)
        self.packs.trouble.connect(self.trouble)
        self.list.packs_chosen.connect(self.packs.show_all)
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

    def show_report(self, learner: Learner) -> None:
        """How it went for one child."""
        page = ReportPage(self._parts, self._parts.store.learner(learner.id))
        page.settings_wanted.connect(lambda: self.show_child(learner))
        self._show(page, learner.id)

    def show_child(self, learner: Learner) -> None:
        """What can be changed for one child."""
        page = ChildPage(self._parts, self._parts.store.learner(learner.id))
        page.report_wanted.connect(lambda: self.show_report(learner))
        page.changed.connect(lambda: self._child_changed(learner))
        page.trouble.connect(self.trouble)
        self._show(page, learner.id)

    def show_settings(self) -> None:
        """What concerns all."""
        page = SettingsPage(self._parts)
        page.changed.connect(self.changed)
        self._show(page, SETTINGS)

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
        self.arrange()

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
    """A card for each child, one for the packs and one for the settings."""

    child_chosen = Signal(object)
    packs_chosen = Signal()
    settings_chosen = Signal()

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.children_cards: dict[str, ChildCard] = {}
        self.packs = ChildCard(self.kit, "bar_pack", lambda: self.tr("Packs"), self, seed=8)
        self.packs.clicked.connect(self.packs_chosen)
        self.settings = ChildCard(self.kit, "settings", lambda: self.tr("Settings"), self, seed=9)
        self.settings.clicked.connect(self.settings_chosen)
        self.refresh()

    def refresh(self) -> None:
        """Show the children as they are in the store now."""
        for card in self.children_cards.values():
            card.hide()
            card.deleteLater()
        learners = self._parts.store.learners()
        self.children_cards = {one.id: self._card(index, one) for index, one in enumerate(learners)}
        for first, second in itertools.pairwise([*self.children_cards.values(), self.packs, self.settings]):
            QWidget.setTabOrder(first, second)
        self.grew.emit()

    def mark(self, chosen: str) -> None:
        """Show whose page it is: a child's id, `PACKS` or `SETTINGS`."""
        for identity, card in self.children_cards.items():
            card.set_chosen(identity == chosen)
        self.packs.set_chosen(chosen == PACKS)
        self.settings.set_chosen(chosen == SETTINGS)

    def arrange(self, w: float) -> float:
        """One below the other."""
        y = 20.0
        for card in (*self.children_cards.values(), self.packs, self.settings):
            self.put(card, EDGE, y, w - 2 * EDGE, _CARD_H)
            y += _CARD_H + 22
        return y + EDGE

    def _card(self, index: int, learner: Learner) -> ChildCard:
        card = ChildCard(self.kit, learner.avatar, lambda: learner.nickname, self, seed=index + 1)
        card.clicked.connect(lambda: self.child_chosen.emit(learner))
        card.show()
        return card
