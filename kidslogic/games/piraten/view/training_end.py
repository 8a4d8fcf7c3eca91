"""The end of a training: the shells that were gathered, and what went well."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Outcome
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.end_stage import Ending
from kidslogic.games.piraten.view.stage import language
from kidslogic.games.piraten.view.trail import Trail
from kidslogic.patterns.skills import skill
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble, Plate, Sign


class TrainingEnd(Ending):
    """The parrot names the thinking that went well, and nobody counts what did not."""

    def __init__(
        self, kit: Kit, view: View, people: tuple[Person, ...], outcome: Outcome, parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, view, people, outcome, parent)
        self.planned = view.planned or 0
        self.sign = Sign(self._sum, self)
        self.face = Figure(kit, self.person.avatar, self, disc=theme.GLOW, part=0.7)
        self.plate = Plate(partial(str, self.person.name), self, size=34)
        self.parrot = Figure(kit, "parrot_cheer", self)
        self.bubble = Bubble(self._praise, self, size=36)
        self.trail = Trail(kit, self.planned, self.planned, self)

    def prompt(self) -> str:
        """What was done and what went well, as it is read aloud."""
        return f"{self._sum()} {self._praise()}"

    def _sum(self) -> str:
        return self.tr("%n row(s) done!", "", self.planned)

    def _praise(self) -> str:
        names = [skill(family).names[language()] for family in self.view.went_well[:2]]
        match names:
            case [first, second]:
                return self.tr("You found out: {first} and {second}!").format(first=first, second=second)
            case [only]:
                return self.tr("You found out: {first}!").format(first=only)
        return self.tr("You looked closely and kept going. That helps!")

    def begin(self) -> None:
        """The parrot is glad once."""
        self.kit.sound.play("sail")
        self.kit.voice.say(self.prompt())

    def arrange(self) -> None:
        """The child, the parrot and its words, the shells, the buttons."""
        m = self.metrics
        size = self.sign.size_u = max(36.0, m.prompt)
        self.put_centred(self.sign, m.w / 2, 20, size * 1.8, m.w - 40)
        if m.portrait:
            face, parrot, bubble = (m.w / 2 - 130, 130.0, 260.0), (30.0, 560.0, 200.0), (250.0, 560.0, m.w - 280)
            trail = QRectF(40, 830, m.w - 80, 90)
        else:
            face, parrot, bubble = (70.0, 120.0, 240.0), (350.0, 140.0, 210.0), (580.0, 150.0, m.w - 640)
            trail = QRectF(60, m.h - 296, m.w - 120, 84)
        x, y, side = face
        self.put(self.face, x, y, side, side)
        plate = max(150.0, min(side + 60, self.plate.natural_width(m.u)))
        self.put(self.plate, x + (side - plate) / 2, y + side, plate, 58)
        self.put(self.parrot, parrot[0], parrot[1], parrot[2], parrot[2])
        self.bubble.size_u = max(36.0, m.prompt)
        self.put(self.bubble, bubble[0], bubble[1], bubble[2], 170)
        self.trail.lay_in(trail, m.u)
        self.lay_buttons()

    def draw_scene(self, sheet: Drawing) -> None:
        """The beach where shells are found."""
        self.draw_sands(sheet)
