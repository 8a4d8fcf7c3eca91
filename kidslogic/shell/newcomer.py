"""One more child in three touches: the lifebuoy in the harbour, a face, and the arrow beside the name."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from kidslogic.learners.nicknames import same_name
from kidslogic.shell.paper_field import PaperField
from kidslogic.shell.parts import Parts
from kidslogic.ui.buttons import ArrowButton, Tile
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.labels import Bubble, Sign
from kidslogic.ui.scenery import sea
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

MAX_TYPED = 60
"""Letters the field takes; the store has the last word on what is too long."""


class FaceScreen(Screen):
    """Which animal are you?"""

    chosen = Signal(str)
    """The avatar's picture name."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._sign = Sign(lambda: self.tr("Which animal are you?"), self, size=40)
        self._tiles = [self._tile(parts, index, avatar) for index, avatar in enumerate(parts.avatars)]

    def prompt(self) -> str:
        """Choose a face."""
        return self._sign.text

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water under the sky."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """A grid of faces below the sign."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 18, max(70, m.type(40) * 1.75), m.w - 40)
        top = self._sign.sheet.height() / m.u + 46
        columns = 3 if m.portrait else 4
        rows = -(-len(self._tiles) // columns)
        room = (m.w - 60) / columns, (m.h - top - 24) / rows
        side = min(*room, 260) - 24
        for index, tile in enumerate(self._tiles):
            row, column = divmod(index, columns)
            x = 30 + column * room[0] + (room[0] - side) / 2
            y = top + row * room[1] + (room[1] - side) / 2
            self.put(tile, x, y, side, side)

    def _tile(self, parts: Parts, index: int, avatar: str) -> Tile:
        tile = Tile(self.kit, avatar, lambda: parts.avatar_word(avatar), self, seed=index + 1, part=0.82)
        tile.clicked.connect(lambda: self.chosen.emit(avatar))
        return tile


class NameScreen(Screen):
    """What is your name? The animal's name is a name as well, so that nobody needs to write."""

    named = Signal(str)
    """The name as it was typed."""

    def __init__(self, parts: Parts, avatar: str, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._sign = Sign(lambda: self.tr("What is your name?"), self, size=40)
        self._face = Figure(self.kit, avatar, self, disc="#FFF8E8", part=0.72)
        self._field = PaperField(lambda: self.tr("Name"), self)
        self._field.setMaxLength(MAX_TYPED)
        self._field.setText(_free_name(parts, avatar))
        self._go = ArrowButton(self.kit, lambda: self.tr("Go on"), self)
        self._say = Bubble(lambda: "", self, size=30)
        self._say.hide()
        self._go.clicked.connect(self._offer)
        self._field.returnPressed.connect(self._offer)

    def prompt(self) -> str:
        """Write your name."""
        return self._sign.text

    @property
    def answer(self) -> str:
        """Why the last name could not be taken; empty when none was refused."""
        return self._say.text

    def refuse(self, code: str) -> None:
        """Say kindly why the name cannot be taken."""
        self._say.set_text(lambda: refusal(code))
        self._say.show()
        self.arrange()
        self.kit.voice.say(self._say.text)
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """The suggestion is selected: typing replaces it."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._take_focus)

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water under the sky, and a sheet of paper."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """The face above, name and arrow below it."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 18, max(70, m.type(40) * 1.75), m.w - 40)
        top = self._sign.sheet.height() / m.u + 40
        field_h = max(TARGET, m.type(36) * 2)
        face = min(300, m.h - top - field_h - 190)
        self.put(self._face, m.w / 2 - face / 2, top, face, face)
        w = min(640, m.w - 60 - 150)
        x = (m.w - w - 150) / 2
        y = top + face + 34
        self._field.set_sheet(x, y, w, field_h, m.u)
        self.put(self._go, x + w + 26, y + field_h / 2 - 62, 124, 124)
        self.put_centred(self._say, m.w / 2, y + field_h + 26, max(64, m.type(30) * 2.9), m.w - 60)

    def _take_focus(self) -> None:
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.selectAll()

    def _offer(self) -> None:
        self.named.emit(self._field.text())


def refusal(code: str) -> str:
    """Why a name cannot be taken (the codes of `kidslogic.learners.nicknames.Refused`)."""
    match code:
        case "empty":
            return QCoreApplication.translate("Names", "Write a name, please.")
        case "too_long":
            return QCoreApplication.translate("Names", "That is very long. A shorter name, please.")
        case "taken":
            return QCoreApplication.translate("Names", "This name has a boat already. Choose another one.")
        case "full":
            return QCoreApplication.translate("Names", "All boats are taken. Ask a grown-up.")
    return QCoreApplication.translate("Names", "This name cannot be written. Choose another one.")


def calm_sea(sheet: Drawing) -> None:
    """A sea with nothing on it, for screens whose matter lies in front."""
    horizon = sheet.h * 0.26
    sea.air(sheet, horizon)
    sea.cloud(sheet, 60, horizon * 0.62, 0.9)
    sea.cloud(sheet, sheet.w - 220, horizon * 0.5, 0.8)
    sea.soft_isle(sheet, sheet.w * 0.2, horizon + 4, 0.9)
    sea.soft_isle(sheet, sheet.w * 0.82, horizon + 4, 1.1)
    sea.sea(sheet, horizon, seed=11)


def _free_name(parts: Parts, avatar: str) -> str:
    """The animal's word, with a number when a child with this face has that name already."""
    word = parts.avatar_word(avatar)
    word = word[:1].upper() + word[1:]
    taken = [learner.nickname for learner in parts.store.learners() if learner.avatar == avatar]
    names = itertools.chain([word], (f"{word} {number}" for number in itertools.count(2)))
    return next(name for name in names if not any(same_name(name, other) for other in taken))
