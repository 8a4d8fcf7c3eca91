"""The harbour: who plays today? Each child has a boat, a lifebuoy waits for one more, the pier speaks languages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import MAX_LEARNERS, Learner
from kidslogic.shell.parts import Parts
from kidslogic.shell.seafarers import BOAT_H, BOAT_W, Berth, BoatButton, LifebuoyButton, berths
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.labels import Plate, Sign
from kidslogic.ui.scenery import sea, town
from kidslogic.ui.scenery.boats import BOAT_COLOURS
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

_HORIZON = 170
_PIER = TARGET + 38
"""Height of the pier in units: language buttons a child's finger can hit."""
_LANGUAGE_W = 214
_PLATE_H = 46


class Harbour(Screen):
    """Shows the children of `store`; the language buttons switch at once."""

    boarded = Signal(object, bool)
    """A child was chosen: the `Learner`, and whether a language was chosen on the pier just before."""
    newcomer = Signal()
    """There is one more child."""
    language_chosen = Signal(str)

    places = frozenset({"listen", "gate"})

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self._language_touched = False
        self._sign = Sign(lambda: self.tr("Who is playing today?"), self, size=40)
        self._boats: list[tuple[Learner, BoatButton, Plate]] = []
        self._new = LifebuoyButton(self.kit, lambda: self.tr("I am new here"), self)
        self._new.clicked.connect(self.newcomer)
        self._new_plate = Plate(lambda: self.tr("New"), self, size=30)
        self._languages = {language.code: self._language_button(language.name, language.code)
                           for language in parts.languages.available}  # fmt: skip
        self.refresh()

    def prompt(self) -> str:
        """Who is it?"""
        return self._sign.text

    def refresh(self) -> None:
        """Show the children as they are in the store now."""
        for _, boat, plate in self._boats:
            for gone in (boat, plate):
                gone.hide()
                gone.deleteLater()
        self._boats = [self._boat(index, learner) for index, learner in enumerate(self._parts.store.learners())]
        free = len(self._boats) < MAX_LEARNERS
        self._new.setVisible(free)
        self._new_plate.setVisible(free)
        self._language_touched = False
        self._mark_language()
        self.order_tabs()
        self.arrange()

    def first_button(self) -> QWidget:
        """The first boat, or the lifebuoy."""
        return self._boats[0][1] if self._boats else self._new

    def tab_order(self) -> Sequence[QWidget]:
        """Boats first, then the lifebuoy, then the pier, however late a boat came."""
        return [boat for _, boat, _ in self._boats] + [self._new, *self._languages.values()]

    # ---- drawing ---------------------------------------------------------------------------------

    def draw_scene(self, sheet: Drawing) -> None:
        """The town in the morning, the water, the pier."""
        middle = sheet.w / 2
        sea.air(sheet, _HORIZON)
        sea.cloud(sheet, 40, 74, 1.0)
        sea.cloud(sheet, sheet.w - 250, 66, 0.8)
        sea.gull(sheet, middle + 260, 70, 0.9)
        sea.gull(sheet, middle + 312, 52, 0.7)
        town.town(sheet, _HORIZON)
        sea.sea(sheet, _HORIZON, sheet.h - _PIER + 12, seed=7)
        town.quay(sheet, _HORIZON)
        town.pier(sheet, sheet.h - _PIER)

    def arrange(self) -> None:
        """The sign on top, the boats on the water, the languages on the pier."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 18, max(70, m.type(40) * 1.75), m.w - 40)
        below_sign = self._sign.sheet.height() / m.u + 30
        top = max(_HORIZON + 6, below_sign)
        berth = berths(
            len(self._boats) + (1 if self._new.isVisibleTo(self) else 0),
            12, top, m.w - 24, m.h - _PIER - top - 4, portrait=m.portrait,
        )  # fmt: skip
        for (_, boat, plate), place in zip(self._boats, berth, strict=False):
            self._moor(boat, plate, place)
        if self._new.isVisibleTo(self):
            self._moor(self._new, self._new_plate, berth[-1])
        self._arrange_languages()

    def _moor(self, boat: BoatButton | LifebuoyButton, plate: Plate, place: Berth) -> None:
        w, h = BOAT_W * place.scale, BOAT_H * place.scale
        self.put(boat, place.x, place.y, w, h)
        plate_h = max(_PLATE_H * place.scale, self.metrics.floor * 1.45)
        natural = max(110 * place.scale, plate.natural_width(self.metrics.u) + 14)
        plate_w = min(natural, place.name_w)
        middle = place.y + 184 * place.scale
        self.put(plate, place.x + (w - plate_w) / 2, min(middle - plate_h / 2, place.y + h - plate_h), plate_w, plate_h)

    def _arrange_languages(self) -> None:
        m = self.metrics
        gap = 24.0
        count = max(1, len(self._languages))
        w = min(_LANGUAGE_W + m.floor, (m.w - 40 - gap * (count - 1)) / count)
        x = (m.w - w * count - gap * (count - 1)) / 2
        for button in self._languages.values():
            self.put(button, x, m.h - TARGET - 16, w, TARGET)
            x += w + gap

    # ---- making ----------------------------------------------------------------------------------

    def _boat(self, index: int, learner: Learner) -> tuple[Learner, BoatButton, Plate]:
        colour = BOAT_COLOURS[index % len(BOAT_COLOURS)]
        boat = BoatButton(self.kit, learner.avatar, colour, lambda: learner.nickname, self)
        boat.clicked.connect(lambda: self.boarded.emit(learner, self._language_touched))
        plate = Plate(lambda: learner.nickname, self, size=30)
        boat.show()
        plate.show()
        return learner, boat, plate

    def _language_button(self, name: str, code: str) -> Pill:
        button = Pill(self.kit, lambda: name, self, seed=len(code) + ord(code[0]))
        button.clicked.connect(lambda: self._choose_language(code))
        return button

    def _choose_language(self, code: str) -> None:
        self._language_touched = True
        self.language_chosen.emit(code)
        self._mark_language()

    def _mark_language(self) -> None:
        for code, button in self._languages.items():
            button.set_chosen(code == self._parts.languages.current)
