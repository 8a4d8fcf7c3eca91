"""Handing over on one screen: a curtain between two children, so that nobody sees what is not theirs."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Plate, Sign
from kidslogic.ui.screen import Screen


class Curtain(Screen):
    """ "Now Mia! All others look away." Covers everything until the arrow is touched."""

    def __init__(self, kit: Kit, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.person = person
        self.sign = Sign(self.prompt, self)
        self.face = Figure(kit, person.avatar, self, disc=theme.GLOW, part=0.7)
        self.plate = Plate(lambda: person.name, self, size=36)
        self.open = ArrowButton(kit, lambda: self.tr("I am {name}").format(name=person.name), self)

    def prompt(self) -> str:
        """Whose turn it is."""
        return self.tr("Now {name}! All others look away.").format(name=self.person.name)

    def arrange(self) -> None:
        """The sign above, the face in the middle, the arrow below."""
        m = self.metrics
        size = self.sign.size_u = max(34.0, m.prompt)
        self.put_centred(self.sign, m.w / 2, 30, size * 1.8, m.w - 40)
        side = min(300.0, m.h * 0.36)
        top = m.h * 0.2
        self.put(self.face, m.w / 2 - side / 2, top, side, side)
        plate = max(160.0, min(m.w - 80, self.plate.natural_width(m.u)))
        self.put(self.plate, m.w / 2 - plate / 2, top + side - 4, plate, 62)
        self.put(self.open, m.w / 2 - 62, top + side + 90, 124, 124)

    def draw_scene(self, sheet: Drawing) -> None:
        """A sail drawn across the window."""
        w, h = sheet.w, sheet.h
        sheet.rect(0, 0, w, h, theme.SEA3)
        sheet.path(cut(26, 14, w - 52, h - 40, 40, 3, 6), theme.PAPER, theme.INK)
        for k in range(1, 6):
            x = 26 + (w - 52) * k / 6
            sheet.path(f"M{x:.0f} 20Q{x - 18:.0f} {h / 2:.0f} {x:.0f} {h - 30:.0f}", "none", theme.PAPER2, 10)
        sheet.path(cut(40, 28, w - 80, h - 68, 34, 4, 4), "none", theme.PAPER3, 3, dash="14 10")
