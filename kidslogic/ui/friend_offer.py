"""Offering a computer friend: a face and a few words above the friends there are to choose from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Manner
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.screen import Screen

TILES_FROM = 236.0
"""Where the tiles below an offer begin, in units."""


def offer_words(name: str, manner: Manner) -> str:
    """What a friend of that name is offered with: a softer one after losses openly as training."""
    words = {
        "fitting": QCoreApplication.translate("FriendOffer", "{name} suits you well. Shall we play?"),
        "softer": QCoreApplication.translate("FriendOffer", "{name} plays more gently. Shall we train?"),
        "stronger": QCoreApplication.translate("FriendOffer", "You play well! {name} plays trickier. Dare to?"),
    }
    return words[manner].format(name=name)


class FriendOffer:
    """The face and the bubble of the friend who is offered; nothing to be seen before `offer` was called."""

    def __init__(self, kit: Kit, screen: Screen) -> None:
        self.person: Person | None = None
        self.face = Figure(kit, "parrot", screen)
        self.bubble = Bubble(lambda: "", screen, size=30)
        self._screen = screen

    def offer(self, person: Person, manner: Manner) -> None:
        """Offer this friend from now on."""
        self.person = person
        self.face.show_picture(person.avatar)
        self.bubble.set_text(lambda: offer_words(person.name, manner))

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What is to be seen."""
        return () if self.person is None else (self.face, self.bubble)

    def arrange(self) -> float:
        """Place it below the sign; the height in units from which there is room for tiles."""
        m = self._screen.metrics
        self._screen.put(self.face, 40, 122, 100, 100)
        self.bubble.size_u = m.prompt
        self._screen.put(self.bubble, 158, 126, min(m.w - 200, self.bubble.natural_width(m.u) + 8), 92)
        return TILES_FROM
