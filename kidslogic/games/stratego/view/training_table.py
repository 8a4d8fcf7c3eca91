"""The table of the captain's training: the ships, and below the parrot's words what is asked, in pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from kidslogic.engine.session import Session
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.training.course import StrategoCourse
from kidslogic.games.stratego.training.position import OTHER, Position, table_view
from kidslogic.games.stratego.view.board import StrategoBoard
from kidslogic.games.stratego.view.cards import ActionCard
from kidslogic.games.stratego.view.layout import CARD_GAP
from kidslogic.games.stratego.view.pieces import COLOURS
from kidslogic.games.stratego.view.rank_tile import RankTile
from kidslogic.games.stratego.view.riddle import Riddle
from kidslogic.games.stratego.view.words import action_name
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton
from kidslogic.ui.training import TrainingScreen

_RANKS = 8
NOTHING = Position("compare", 1, "short", "")
"""An empty table."""


class TrainingTable(TrainingScreen, StrategoBoard):
    """The real table of a question, as the red captain sees it, and the widgets of the panel.

    `rank_tiles` are faces to choose from, `sought` is the card that is asked for, `riddle` the question in pictures and
    `boat` who of theirs is out.
    """

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.rank_tiles = [RankTile(kit, COLOURS[OTHER], place, self) for place in range(_RANKS)]
        self.sought = ActionCard(kit, _RANKS, self._sought_name, self)
        self.sought.setEnabled(False)
        self.riddle = Riddle(kit, self)
        self.boat = Riddle(kit, self)

    def _sought_name(self) -> str:
        return action_name(self.sought.up) if hasattr(self, "sought") and self.sought.up is not None else ""

    # ---- what the child may know -------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """What is asked about; after the end what was asked last, with the cards put away.

        Nothing lies there before the first question.
        """
        view = self.standing
        if view.position is None:
            return NOTHING
        assert isinstance(view.position, Position)
        return replace(view.position, cards=(), shown=()) if view.phase == "over" else view.position

    @property
    def view(self) -> View:
        """The table as the red captain sees it."""
        position, course = self.position, self.standing.course
        assert isinstance(course, StrategoCourse)
        return table_view(position, course.box_of(position))

    def slots(self, _seat: int) -> tuple[int | None, ...]:
        """The tray holds the shells of the questions; who waits in reserve is counted on the captains' plates."""
        return ()

    def _order(self, _seat: int) -> tuple[int, ...]:
        return ()

    def show_table(self) -> None:
        """Ships, figures and cards as they stand."""
        StrategoBoard.refresh(self)

    # ---- layout ----------------------------------------------------------------------------------

    def cards_box(self) -> QRectF:
        """Two lanes of two cards."""
        box = super().cards_box()
        return box if self.metrics.portrait else QRectF(box.x(), box.y(), 2 * TARGET + CARD_GAP, box.height())

    def panel_box(self) -> QRectF:
        """Where no cards lie there is more room."""
        panel = super().panel_box()
        if self.position.cards:
            return panel
        cards = self.cards_box()
        if self.metrics.portrait:
            return QRectF(panel.x(), cards.y(), panel.width(), panel.bottom() - cards.y())
        return QRectF(cards.x(), panel.y(), panel.right() - cards.x(), panel.height())

    @property
    def _is_tall(self) -> bool:
        """Upright and without cards the panel has room for pictures of full size below the words."""
        return self.metrics.portrait and not self.position.cards

    def show_place(self) -> QRectF:
        """Below the words where the panel is tall."""
        box = self.panel_box()
        if not self._is_tall:
            return super().show_place()
        return box.adjusted(12, box.height() * 0.42, -12, -12)

    def _row_place(self, *, crowded: bool) -> QRectF:
        return self.show_place() if self._is_tall else super()._row_place(crowded=crowded)

    def _arrange_panel(self) -> None:
        """Words in the upper part of a tall panel."""
        super()._arrange_panel()
        if self._is_tall:
            box, side = self.panel_box(), 92.0
            self.put(self.parrot, box.x() + 12, box.y() + 30, side, side)
            self.put(self.words, box.x() + side + 26, box.y() + 6, box.width() - side - 48, box.height() * 0.36)

    def reserve_box(self) -> QRectF:
        """The tray leaves the arrow its corner."""
        return super().reserve_box().adjusted(0, 0, -TARGET - 26, 0)

    def _is_panel_used(self) -> bool:
        """Words stand above the pictures."""
        return True

    def _row(self) -> tuple[TouchButton, ...]:
        return (*self.rank_tiles, self.sought)

    def arrange(self) -> None:
        """The table, the shells on the tray, the arrow in its corner."""
        super().arrange()
        m, tray, panel = self.metrics, self.reserve_box(), self.panel_box()
        room = tray.adjusted(16, 34, -16, -10)
        shells = room if self.boat.isHidden() else QRectF(room.x(), room.y(), room.width() * 0.34, room.height())
        self.trail.lay_in(shells.x(), shells.y(), shells.width(), shells.height(), m.u)
        self.boat.lay(tray.adjusted(room.width() * 0.34 + 28, 2, -8, -18), m.u)
        self.put(self.more, m.w - TARGET - 18, m.h - TARGET - 12, TARGET, TARGET)
        self.riddle.lay(self.show_place(), m.u)
        side = min(110.0, panel.height() * 0.45)
        self.put(self.cheer, panel.x() + 6, panel.y() + 2, side, side)
        self._arrange_end(self.show_place())

    def _arrange_end(self, box: QRectF) -> None:
        """Once more, or done: beside each other, or one above the other where it is narrow."""
        if self.metrics.portrait and not self._is_tall:
            w, h = box.width(), min(TARGET, box.height() / 2 - 8)
            places = ((box.x(), box.y()), (box.x(), box.y() + h + 16))
        else:
            w, h = min(330.0, box.width() / 2 - 12), min(TARGET, box.height())
            places = ((box.center().x() - w - 8, box.y()), (box.center().x() + 8, box.y()))
        for button, (x, y) in zip((self.again_button, self.done_button), places, strict=True):
            self.put(button, x, y, w, h)

    def scene_key(self) -> str:
        """The panel is wider where no cards lie."""
        return f"training|{bool(self.position.cards)}|{super().scene_key()}"
