"""What a grown-up changes for one child: name, face, language, letters, packs, levels, play time; and removing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import Learner
from kidslogic.learners.nicknames import Refused, same_name
from kidslogic.learners.trouble import StoreError
from kidslogic.shell.child_sections import AgeSection, ComfortSection, LevelSection, LimitSection, PacksSection
from kidslogic.shell.newcomer import MAX_TYPED, refusal
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.paper_field import PaperField
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import ChoiceSection, Section
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill, Tile
from kidslogic.ui.figure import Figure
from kidslogic.ui.theme import TARGET

FACE_GAP = 16.0


class ChildPage(Page):
    """Every choice acts at once; removing asks for the name first."""

    changed = Signal()
    """The child is another now, or is gone."""
    report_wanted = Signal()
    trouble = Signal(object)
    """The disk did not take a change: a `StoreError`."""

    def __init__(self, parts: Parts, learner: Learner, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self._learner = learner
        self._face = Figure(self.kit, learner.avatar, self, disc=theme.PAPER, part=0.74)
        self._title = self.words(lambda: self._learner.nickname, size=40, bold=True, elide=True)
        self.report = Pill(self.kit, lambda: self.tr("Report"), self)
        self.report.clicked.connect(self.report_wanted)
        self.name = NameSection(self, learner)
        self.name.typed.connect(self._rename)
        self.animal = FaceSection(self, parts, learner)
        self.animal.chosen.connect(self._change_face)
        languages = {language.code: language.name for language in parts.languages.available}
        labels = {code: lambda name=name: name for code, name in languages.items()}
        spoken = learner.preferences.language or parts.languages.current
        self.language = ChoiceSection(self, lambda: self.tr("Language"), labels, spoken)
        self.language.chosen.connect(lambda code: self._prefer(language=code))
        sizes = {"S": lambda: self.tr("small"), "M": lambda: self.tr("medium"), "L": lambda: self.tr("large")}
        self.letters = ChoiceSection(self, lambda: self.tr("Letters"), sizes, learner.preferences.text_size)
        self.letters.chosen.connect(lambda size: self._prefer(text_size=size))
        self.comfort = ComfortSection(self, learner.preferences)
        self.limit = LimitSection(self, learner.preferences)
        self.levels = LevelSection(self, learner.preferences)
        self.packs = PacksSection(self, parts, learner.preferences)
        self.age = AgeSection(self, learner.preferences, parts.today())
        for section in (self.age, self.comfort, self.limit, self.levels, self.packs):
            section.changed.connect(lambda changes: self._prefer(**changes))
        self.removal = RemovalSection(self, learner)
        self.removal.confirmed.connect(self._remove)

    def arrange(self, w: float) -> float:
        """Header and cards."""
        button_w = min(340, w * 0.46)
        self._face.set_box(EDGE, 16, 102, 102, self.metrics.u)
        self._title.set_sheet(EDGE + 122, 34, w - 2 * EDGE - 142 - button_w, 62, self.metrics.u)
        self.put(self.report, w - EDGE - button_w, 12, button_w, TARGET)
        y = 150 - GAP
        sections: tuple[Section, ...] = (
            self.age, self.limit, self.letters, self.comfort, self.language, self.levels, self.packs, self.name,
            self.animal, self.removal,
        )  # fmt: skip
        for section in sections:
            y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    # ---- changing --------------------------------------------------------------------------------

    def _rename(self, typed: str) -> None:
        self._change(lambda: self._parts.store.rename(self._learner.id, typed))

    def _change_face(self, avatar: str) -> None:
        self._change(lambda: self._parts.store.set_avatar(self._learner.id, avatar))

    def _prefer(self, **changes: Any) -> None:
        """Change some of the child's `Preferences`."""
        store, identity = self._parts.store, self._learner.id
        self._change(lambda: store.set_preferences(identity, replace(store.learner(identity).preferences, **changes)))

    def _change(self, change: Callable[[], Learner]) -> None:
        try:
            self._learner = change()
        except Refused as reason:
            self.name.refuse(reason.code)
        except StoreError as trouble:
            self.trouble.emit(trouble)
        else:
            self.name.refuse("")
            self._face.show_picture(self._learner.avatar)
            self._title.set_text(lambda: self._learner.nickname)
            self.removal.learner = self._learner
            self.changed.emit()
        self.animal.mark(self._learner.avatar)

    def _remove(self) -> None:
        try:
            self._parts.store.remove(self._learner.id)
        except StoreError as trouble:
            self.trouble.emit(trouble)
        else:
            self.changed.emit()


class NameSection(Section):
    """The name on a line, and the button that writes it down."""

    typed = Signal(str)

    def __init__(self, page: Page, learner: Learner) -> None:
        super().__init__(page, lambda: self.tr("Name"))
        self._code = ""
        self.field = PaperField(lambda: self.tr("Name"), page, size=30)
        self.field.setMaxLength(MAX_TYPED)
        self.field.setText(learner.nickname)
        self.save = Pill(page.kit, lambda: self.tr("Rename"), page)
        self.save.clicked.connect(self._offer)
        self.field.returnPressed.connect(self._offer)
        self._refusal = page.words(lambda: refusal(self._code) if self._code else "", size=24)

    def refuse(self, code: str) -> None:
        """Say why a name cannot be taken; "" takes the sentence away."""
        if code != self._code:
            self._code = code
            self.page.grew.emit()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Line and button, a sentence below when something was refused."""
        button_w = min(340, w * 0.52)
        self.field.set_sheet(x, y, w - button_w - 24, TARGET, self.page.metrics.u)
        self.page.put(self.save, x + w - button_w, y, button_w, TARGET)
        self._refusal.setVisible(bool(self._code))
        return self.page.write(self._refusal, x, y + TARGET + 14, w) if self._code else y + TARGET

    def _offer(self) -> None:
        self.typed.emit(self.field.text())


class FaceSection(Section):
    """All animals, the child's own with the ring."""

    chosen = Signal(str)

    def __init__(self, page: Page, parts: Parts, learner: Learner) -> None:
        super().__init__(page, lambda: self.tr("Animal"))
        self.tiles = {avatar: self._tile(parts, index, avatar) for index, avatar in enumerate(parts.avatars)}
        self.mark(learner.avatar)

    def mark(self, avatar: str) -> None:
        """Show which animal the child is."""
        for name, tile in self.tiles.items():
            tile.set_chosen(name == avatar)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Rows of six, fewer where there is no room."""
        columns = max(1, min(6, int((w + FACE_GAP) / (TARGET + FACE_GAP))))
        pitch = min(TARGET + 2 * FACE_GAP, (w + FACE_GAP) / columns)
        for index, tile in enumerate(self.tiles.values()):
            row, column = divmod(index, columns)
            self.page.put(tile, x + column * pitch, y + row * (TARGET + FACE_GAP), TARGET, TARGET)
        rows = -(-len(self.tiles) // columns)
        return y + rows * (TARGET + FACE_GAP) - FACE_GAP

    def _tile(self, parts: Parts, index: int, avatar: str) -> Tile:
        tile = Tile(self.page.kit, avatar, lambda: parts.avatar_word(avatar), self.page, seed=index + 1, part=0.8)
        tile.clicked.connect(lambda: self.chosen.emit(avatar))
        return tile


class RemovalSection(Section):
    """Removes a child for good, once its name was typed."""

    confirmed = Signal()

    def __init__(self, page: Page, learner: Learner) -> None:
        self.learner = learner
        super().__init__(page, lambda: self.tr("Remove"))
        self._asked = False
        self.ask = Pill(page.kit, lambda: self.tr("Remove this child"), page, icon="trash")
        self.ask.clicked.connect(self._ask)
        self._warning = page.words(self._warning_text, size=24)
        self.field = PaperField(lambda: self.tr("Name to confirm"), page, size=30)
        self.field.setMaxLength(MAX_TYPED)
        self.field.textChanged.connect(self._compare)
        self.remove = Pill(page.kit, lambda: self.tr("Remove for good"), page)
        self.remove.setEnabled(False)
        self.remove.clicked.connect(self.confirmed)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """First one button; once asked, the sentence, the line and the last button."""
        for widget in (self._warning, self.field, self.remove):
            widget.setVisible(self._asked)
        self.ask.setVisible(not self._asked)
        if not self._asked:
            self.page.put(self.ask, x, y, min(420, w), TARGET)
            return y + TARGET
        top = self.page.write(self._warning, x, y, w) + 14
        button_w = min(340, w * 0.52)
        self.field.set_sheet(x, top, w - button_w - 24, TARGET, self.page.metrics.u)
        self.page.put(self.remove, x + w - button_w, top, button_w, TARGET)
        return top + TARGET

    def _ask(self) -> None:
        self._asked = True
        self.page.grew.emit()
        self.field.setFocus()

    def _compare(self, typed: str) -> None:
        self.remove.setEnabled(same_name(typed.strip(), self.learner.nickname))

    def _warning_text(self) -> str:
        text = self.tr("All games and the whole progress will be gone. To remove, type the name: {name}")
        return text.format(name=self.learner.nickname)
