"""The cards of the data page: take along, read in, bring two entries together, backups."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.backups import Backup
from kidslogic.learners.learner import Learner
from kidslogic.shell.choice_buttons import ChildCard, Switch
from kidslogic.shell.pages import Page
from kidslogic.shell.paper_field import PaperField
from kidslogic.shell.sections import Section, flow
from kidslogic.shell.words import long_day, short_day
from kidslogic.ui.buttons import Pill
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import TARGET

_CARD_W, _CARD_H, _CARD_GAP = 150.0, 146.0, 18.0
_FIELD_W = 160.0
_LABEL_W = 160.0
"""The least width for the words beside the line for the class."""
_LONGEST_CLASS = 12
PAIR = 2
ALL = ""
"""Every child, where a child's id is expected."""


class FacesSection(Section):
    """A card with the children to touch."""

    touched = Signal(str)

    def __init__(self, page: Page, title: Callable[[], str], learners: Sequence[Learner]) -> None:
        super().__init__(page, title)
        self.faces = {one.id: self._face(index, one) for index, one in enumerate(learners)}

    def place_faces(self, faces: Sequence[ChildCard], x: float, y: float, w: float) -> float:
        """As many beside each other as there is room for; returns where they end."""
        columns = max(1, int((w + _CARD_GAP) / (_CARD_W + _CARD_GAP)))
        for index, face in enumerate(faces):
            row, column = divmod(index, columns)
            left, top = x + column * (_CARD_W + _CARD_GAP), y + row * (_CARD_H + _CARD_GAP)
            self.page.put(face, left, top, _CARD_W, _CARD_H)
        rows = -(-len(faces) // columns)
        return y + rows * (_CARD_H + _CARD_GAP) - _CARD_GAP

    def _face(self, index: int, learner: Learner) -> ChildCard:
        face = ChildCard(self.page.kit, learner.avatar, lambda: learner.nickname, self.page, seed=index + 1)
        face.clicked.connect(lambda: self.touched.emit(learner.id))
        return face


class ExportSection(FacesSection):
    """One child or all, as files that another device reads or as a table, with or without names."""

    files_wanted = Signal(str)
    """Emits a child's id, or `ALL`."""
    table_wanted = Signal(str)

    def __init__(self, page: Page, learners: Sequence[Learner], class_id: str) -> None:
        super().__init__(page, lambda: self.tr("Take along"), learners)
        self._chosen = ALL
        self._text = page.words(self._words, size=24)
        self.everybody = ChildCard(page.kit, "four_players", lambda: self.tr("All"), page, seed=29)
        self.everybody.clicked.connect(lambda: self.choose(ALL))
        self.touched.connect(self.choose)
        self.nameless = Switch(page.kit, lambda: self.tr("Without names"), False, page)
        for first, second in itertools.pairwise((self.everybody, *self.faces.values(), self.nameless)):
            QWidget.setTabOrder(first, second)
        self._class_label = page.words(lambda: self.tr("Class (may stay empty)"), size=24)
        self.class_field = PaperField(lambda: self.tr("Class (may stay empty)"), page, size=28)
        self.class_field.setMaxLength(_LONGEST_CLASS)
        self.class_field.setText(class_id)
        self.files = Pill(page.kit, lambda: self.tr("Save as file"), page, main=True)
        self.files.clicked.connect(lambda: self.files_wanted.emit(self._chosen))
        self.table = Pill(page.kit, lambda: self.tr("Save as table"), page)
        self.table.clicked.connect(lambda: self.table_wanted.emit(self._chosen))
        for button in (self.files, self.table):
            button.setEnabled(bool(learners))
        self.choose(ALL)

    @property
    def class_id(self) -> str:
        """What was written for the class."""
        return self.class_field.text().strip()

    def choose(self, who: str) -> None:
        """Show whose data is meant: a child's id, or `ALL`."""
        self._chosen = who
        self.everybody.set_chosen(who == ALL)
        for identity, face in self.faces.items():
            face.set_chosen(identity == who)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """What it is for, who, how, and the buttons."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        top = self.place_faces((self.everybody, *self.faces.values()), x, top, w) + 22
        half = (w - 24) / 2
        beside = half - _FIELD_W - 20 >= _LABEL_W  # else the class stands below the switch
        room = half if beside else w
        self.page.put(self.nameless, x, top, min(360, room), TARGET)
        top += 0 if beside else TARGET + 12
        label_w = min(self._class_label.natural_width(self.page.metrics.u) + 4, room - _FIELD_W - 20)
        label_h = self._class_label.height_for(label_w, self.page.metrics.u)
        left = x + w - _FIELD_W - 20 - label_w
        self._class_label.set_sheet(left, top + (TARGET - label_h) / 2, label_w, label_h, self.page.metrics.u)
        self.class_field.set_sheet(x + w - _FIELD_W, top, _FIELD_W, TARGET, self.page.metrics.u)
        return flow(self.page, [self.files, self.table], x, top + TARGET + 22, w, 300)

    def _words(self) -> str:
        if not self.faces:
            return self.tr("There is no child here yet.")
        return self.tr(
            "A progress file carries what a child did to another device. A table opens in every spreadsheet."
        )


class ImportSection(Section):
    """Reads progress files and tells what they brought."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, lambda: self.tr("Read in"))
        self._text = page.words(
            lambda: self.tr("Entries that are here already are not counted twice. Files may come in any order."),
            size=24,
        )
        self.button = Pill(page.kit, lambda: self.tr("Read files"), page)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Paragraph and button."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        return flow(self.page, [self.button], x, top, w, 300)


class JoinSection(FacesSection):
    """Two entries that are one child: first the one that stays, then the other. Every join can be taken back."""

    join_wanted = Signal(str, str)
    part_wanted = Signal(str)

    def __init__(self, page: Page, learners: Sequence[Learner], joined: Mapping[str, Mapping[str, str]]) -> None:
        """`joined` gives for a child's id the names of its other entries by their ids."""
        super().__init__(page, lambda: self.tr("One child, two entries?"), learners)
        self._names = {one.id: one.nickname for one in learners}
        self._picked: list[str] = []
        self._text = page.words(self._words, size=24)
        self.join = Pill(page.kit, lambda: self.tr("Bring together"), page, main=True)
        self.join.clicked.connect(lambda: self.join_wanted.emit(*self._picked))
        self.touched.connect(self._pick)
        self._apart = [
            (self._line(name, child), self._part_button(alias, name))
            for child, aliases in joined.items()
            for alias, name in aliases.items()
        ]
        self.parts = [button for _, button in self._apart]
        self._show_picked()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """What to do, the children, the button; below them what was brought together."""
        top = self.page.write(self._text, x, y - 8, w) + 14
        if len(self.faces) > 1:
            top = self.place_faces(tuple(self.faces.values()), x, top, w) + 22
            top = flow(self.page, [self.join], x, top, w, 300, most=460)
        else:
            for widget in (*self.faces.values(), self.join):
                widget.hide()
        for label, button in self._apart:
            top += 20
            button_w = min(280.0, w * 0.42)
            words_w = w - button_w - 24
            h = label.height_for(words_w, self.page.metrics.u)
            label.set_sheet(x, top + max(0.0, (TARGET - h) / 2), words_w, h, self.page.metrics.u)
            self.page.put(button, x + w - button_w, top, button_w, TARGET)
            top += max(TARGET, h)
        return top

    def _pick(self, who: str) -> None:
        if who in self._picked:
            self._picked.remove(who)
        elif len(self._picked) == PAIR:
            self._picked[1] = who
        else:
            self._picked.append(who)
        self._show_picked()
        self._text.set_text(self._words)
        self.page.grew.emit()

    def _show_picked(self) -> None:
        for identity, face in self.faces.items():
            face.set_chosen(identity in self._picked)
        self.join.setEnabled(len(self._picked) == PAIR)

    def _words(self) -> str:
        if not self.faces:
            return self.tr("There is no child here yet.")
        if len(self.faces) < PAIR:
            return self.tr("There is only one child here.")
        if len(self._picked) < PAIR:
            return self.tr("Touch the entry that stays, then the other one. It can be taken back.")
        kept, other = (self._names[who] for who in self._picked)
        return self.tr("All that {other} did goes to {kept}. It can be taken back.").format(kept=kept, other=other)

    def _line(self, name: str, child: str) -> Label:
        return self.page.words(
            lambda: self.tr("{other} belongs to {kept}").format(other=name, kept=self._names[child]), size=24
        )

    def _part_button(self, alias: str, name: str) -> Pill:
        button = Pill(self.page.kit, lambda: self.tr("Part again"), self.page)
        button.set_name(lambda: self.tr("Part {other} again").format(other=name))
        button.clicked.connect(lambda: self.part_wanted.emit(alias))
        return button


class BackupsSection(Section):
    """A button for each backup, newest first."""

    wanted = Signal(object)

    def __init__(self, page: Page, backups: Sequence[Backup]) -> None:
        super().__init__(page, lambda: self.tr("Backups"))
        self.days = [self._day(backup) for backup in backups]
        self._text = page.words(self._words, size=24)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Paragraph and days."""
        top = self.page.write(self._text, x, y - 8, w)
        return flow(self.page, self.days, x, top + 14, w, 270) if self.days else top

    def _day(self, backup: Backup) -> Pill:
        button = Pill(self.page.kit, lambda: self._label(backup), self.page)
        button.set_name(lambda: self.tr("Backup of {day}").format(day=self._label(backup)))
        button.clicked.connect(lambda: self.wanted.emit(backup))
        return button

    def _label(self, backup: Backup) -> str:
        if backup.before_restoring:
            return self.tr("{day}, before going back").format(day=short_day(backup.day))
        return long_day(backup.day)

    def _words(self) -> str:
        if not self.days:
            return self.tr("There is no backup yet. One is made every day.")
        return self.tr("One is made every day. Touch a day to see what is in it; nothing changes yet.")
