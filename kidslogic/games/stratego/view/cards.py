"""The action cards: each shows the face that was played last, turns over for real, and may be roped for a turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.view.words import action_picture
from kidslogic.games.stratego.words import Action
from kidslogic.ui import theme
from kidslogic.ui.buttons import centred
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Curve
from kidslogic.ui.padlock import paint_padlock
from kidslogic.ui.touch import TouchButton

TURN_MS = 420
_SMALL = 0.34
"""How large the other face is shown in the corner, where card faces lie open."""


class ActionCard(TouchButton):
    """One card. `up` is the action that can be seen; `down` the hidden one, None while nobody may know it."""

    def __init__(self, kit: Kit, place: int, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, name, parent, seed=place + 1)
        self.place = place
        self.up: Action | None = None
        self.down: Action | None = None
        self.roped = False
        self.fresh = False
        self.glows = False
        self._remembered = False
        self._width = 1.0

    def show_card(
        self, up: Action | None, down: Action | None, *, roped: bool, fresh: bool, remembered: bool = False
    ) -> None:
        """Show a card as it lies; `fresh` is the one turned just now, `remembered` marks a face from memory."""
        self.up, self.down, self.roped, self.fresh = up, down, roped, fresh
        self._remembered = remembered
        self.setVisible(up is not None)
        self.refresh_name()
        self.update()

    def set_glowing(self, glows: bool) -> None:
        """Whether it may be turned now."""
        if glows != self.glows:
            self.glows = glows
            self.update()

    def turn_over(self, up: Action, down: Action | None, done: Callable[[], None]) -> None:
        """Turn over until `up` lies on top, then call `done`."""

        def step(part: float) -> None:
            if part >= 0.5 and self.up != up:
                self.up, self.down = up, down
                self.refresh_name()
            self._width = max(0.03, abs(1 - 2 * part))
            self.update()

        self.roped, self._remembered = False, False
        self.raise_()
        self.kit.motion.run(self, TURN_MS, step, done, Curve.InOutSine)

    def face_key(self) -> str:
        """Rope, ring and how far it is turned."""
        return f"{super().face_key()}|{self.roped}|{self.fresh}|{self.glows}|{round(self._width, 2)}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Paper with a fine frame; the fresh card has the ring of the chosen one."""
        x, w = x + w * (1 - self._width) / 2, max(6.0, w * self._width)
        r = min(18.0, w * 0.3)
        if self.fresh and self._width > 0.9:
            sheet.chosen_ring(x, y, w, h, r, self.seed)
        if not self.isDown() and not self.roped:
            sheet.path(cut(x, y + 6, w, h, r, self.seed, 1.4), theme.INK, opacity=0.22)
        fill = theme.OFF if self.roped else theme.GLOW if self.fresh else theme.PAPER
        sheet.path(cut(x, y, w, h, r, self.seed, 1.4), fill, theme.ROCK3 if self.roped else theme.INK)
        if w > 40:
            line = theme.ROCK2 if self.roped else theme.BRASS if self.glows else theme.PAPER3
            sheet.path(cut(x + 8, y + 8, w - 16, h - 16, r * 0.7, self.seed, 1), "none", line, 5 if self.glows else 2.4)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The ring follows the card's corners."""
        sheet.focus_ring(x, y, w, h, 18, self.seed, chosen=self.chosen)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The action, the other face small in the corner, the rope."""
        if self.up is None or self._width < 0.25:
            return
        room = QRectF(
            box.center().x() - box.width() * self._width / 2, box.top(), box.width() * self._width, box.height()
        )
        if self.roped:
            painter.setOpacity(0.45)
        part = 0.66 if self.down is None else 0.58
        spot = centred(box, part)
        if self.down is not None:
            spot.moveTo(box.left() + box.width() * 0.1, box.top() + box.height() * 0.08)
        if self._width < 0.98:
            spot = QRectF(
                room.center().x() - spot.width() * self._width / 2, spot.y(), spot.width() * self._width, spot.height()
            )
        painter.save()
        painter.setClipRect(room)
        self.kit.pictures.paint(painter, spot, action_picture(self.up))
        painter.restore()
        if self.down is not None and self._width > 0.9:
            self._paint_other(painter, box)
        painter.setOpacity(1.0)
        if self.roped:
            middle = QPointF(box.center().x(), box.center().y() + box.height() * 0.2)
            paint_padlock(painter, middle, box.width() * 0.5, self.u)

    def _paint_other(self, painter: QPainter, box: QRectF) -> None:
        """The hidden face small, on a corner that is folded up."""
        side = box.width() * _SMALL
        corner = QRectF(box.right() - side * 1.22, box.bottom() - side * 1.22, side * 1.12, side * 1.12)
        painter.setPen(QPen(QColor(theme.ROCK3), 2.2 * self.u))
        painter.setBrush(QColor(theme.GLOW if self._remembered else theme.PAPER2))
        painter.drawRoundedRect(corner, 8 * self.u, 8 * self.u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self.kit.pictures.paint(painter, centred(corner, 0.84), action_picture(self.down or "sleep"))
