"""Where things lie on the LOGIX screen: board left; seats, rack, own card and buttons right (below in portrait)."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from kidslogic.engine.session import Session
from kidslogic.games.logix.state import View
from kidslogic.games.logix.view.card import ClaimButton, CodeCard
from kidslogic.games.logix.view.raft import RaftScreen
from kidslogic.ui.buttons import ArrowButton, Pill, RoundButton
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.seat import SeatCard
from kidslogic.ui.theme import TARGET

_LOW = 160.0
"""A card lower than this, in units, is wide instead."""


class LogixLayout(RaftScreen):
    """The widgets of the screen and their places; what they do is decided by the subclasses."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.seats = [SeatCard(kit, person, self) for person in people]
        self.card = CodeCard(kit, lambda: self.tr("My card: hold to look, tap to turn"), self)
        self.eye = RoundButton(kit, "eye", lambda: self.tr("Look at my card"), self, in_wood=False)
        self.claim = ClaimButton(kit, lambda: self.tr("My code is ready!"), self)
        self.turn_done = ArrowButton(kit, lambda: self.tr("End the turn"), self)
        self.draw_button = Pill(kit, lambda: self.tr("Stop, nobody wins"), self, size=25)
        self.replay_button = Pill(kit, lambda: self.tr("What happened?"), self, size=28, seed=7)
        self.again_button = Pill(kit, lambda: self.tr("Once more"), self, icon="step_again", size=24)
        self.done_button = Pill(kit, lambda: self.tr("Done"), self, main=True, icon="check", size=24, seed=5)

    def show_card(self, view: View, *, alone: bool, over: bool) -> None:
        """The own card: open when nobody else could look, face down otherwise; at the end the winner's lies open."""
        card = view.card
        if over and view.winner is not None:
            card = view.cards[view.winner]
        self.card.show_card(card, lies_open=alone or over)
        for button in (self.replay_button, self.again_button, self.done_button):
            button.setVisible(over)
        for widget in (self.claim, self.turn_done):
            widget.setVisible(not over)
        self.eye.setVisible(not over and not alone)

    def show_seats(self, view: View, turn: int | None, *, over: bool) -> None:
        """Whose turn it is and who is out; at the end who won."""
        for number, seat in enumerate(self.seats):
            if over:
                seat.show_end(won=number == view.winner)
            else:
                seat.show_turn(on_turn=number == turn, out=number in view.out)

    def arrange(self) -> None:
        """Place everything."""
        self.lay_raft()
        if self.metrics.portrait:
            self._arrange_portrait()
        else:
            self._arrange_landscape()

    def _arrange_seats(self, x: float, y: float, w: float, h: float) -> None:
        """In a lesson they give way to what the parrot has to say."""
        each = min(260.0, w / len(self.seats))
        left = x + (w - each * len(self.seats)) / 2
        for k, seat in enumerate(self.seats):
            seat.lay(left + each * k + 4, y, each - 8, h, self.metrics.u)
            seat.setVisible(not (self.guided and self.bubble.text))

    def _arrange_landscape(self) -> None:
        m, rack = self.metrics, self.rack_box()
        x, w, side = rack.x(), rack.width(), m.target
        stop = 0.0 if self.draw_button.isHidden() else 236.0
        if self.guided:
            self.say_at(x, (rack.y() - 92) / 2, w, 92)
        else:
            self.say_at(14, 2, x - 26 - stop, 92)
        self.put(self.draw_button, x - 18 - 226, 2, 226, TARGET)
        self._arrange_seats(x, 4, w, rack.y() - 14)
        bottom, top = m.h - 14 - side, rack.bottom() + 18
        card_h = bottom - top - 18
        card_w = min(max(card_h * (1.6 if card_h < _LOW else 0.9), side), w - side - 30)
        self.put(self.card, x + 4, top, card_w, card_h)
        self.put(self.eye, x + w - side - 2, top + (card_h - side) / 2, side, side)
        self.put(self.turn_done, x + w - side - 2, bottom, side, side)
        self.put(self.claim, x, bottom, w - side - 18, side)
        self.put(self.replay_button, x + card_w + 22, top + (card_h - side) / 2, w - card_w - 24, side)
        self.put(self.again_button, x, bottom, w / 2 - 8, side)
        self.put(self.done_button, x + w / 2 + 8, bottom, w / 2 - 8, side)

    def _arrange_portrait(self) -> None:
        m, rack = self.metrics, self.rack_box()
        stop = 0.0 if self.draw_button.isHidden() else 236.0
        self._arrange_seats(20, 0, m.w - 40 - stop, 122)
        self.put(self.draw_button, m.w - 20 - 226, 2, 226, TARGET)
        if self.guided:
            self.say_at(20, 20, m.w - 40, 84)
        else:
            self.say_at(20, rack.bottom() + 12, m.w - 40, 62)
        y, h = m.h - 14 - TARGET, TARGET
        card_w = h * (1.5 if self.turn_done.isHidden() or not self.eye.isHidden() else 2.2)
        self.put(self.card, 24, y, card_w, h)
        x = 24 + card_w + 18
        self.put(self.eye, x, y, TARGET, TARGET)
        self.put(self.turn_done, m.w - TARGET - 24, y, TARGET, TARGET)
        left = x if self.eye.isHidden() else x + TARGET + 18
        self.put(self.claim, left, y, m.w - TARGET - 42 - left, TARGET)
        third = (m.w - x - 44) / 3
        for k, button in enumerate((self.replay_button, self.again_button, self.done_button)):
            self.put(button, x + k * (third + 10), y, third, TARGET)

    def scene_key(self) -> str:
        """In a lesson the board is larger."""
        return f"logix|{self.guided}"
