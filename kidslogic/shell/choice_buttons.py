"""Buttons of the grown-ups' pages: a switch that is on or off, and a card with a child on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, elided, lay_out, write
from kidslogic.ui.touch import TouchButton

_BOX = 46.0


class Switch(Pill):
    """Words and a box that is ticked or empty; its name says which."""

    switched = Signal(bool)

    def __init__(self, kit: Kit, label: Callable[[], str], on: bool, parent: QWidget | None = None) -> None:
        self._on = on
        super().__init__(kit, label, parent, size=26)
        self.set_name(self._spoken)
        self.clicked.connect(self._turn)

    @property
    def on(self) -> bool:
        """Whether it is ticked."""
        return self._on

    def face_key(self) -> str:
        """Ticked or empty."""
        return f"{super().face_key()}|{self._on}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A pill with a box at its right end."""
        super().draw_face(sheet, x, y, w, h)
        left, top = x + w - _BOX - 28, y + (h - _BOX) / 2
        sheet.path(cut(left, top, _BOX, _BOX, 12, 4, 1.0), theme.WHITE if self._on else theme.OFF, theme.INK)
        if self._on:
            tick = f"M{left + 10:.0f} {top + 24:.0f}L{left + 20:.0f} {top + 35:.0f}L{left + 37:.0f} {top + 11:.0f}"
            sheet.path(tick, "none", theme.INK, 12).path(tick, "none", theme.GREEN, 6.5)

    def _parts(self, box: QRectF) -> tuple[QRectF | None, QRectF]:
        u = self.u
        return None, box.adjusted(22 * u, 4 * u, -(_BOX + 40) * u, -4 * u)

    def _turn(self) -> None:
        self._on = not self._on
        self.set_name(self._spoken)
        self.update()
        self.switched.emit(self._on)

    def _spoken(self) -> str:
        state = self.tr("{name}: on") if self._on else self.tr("{name}: off")
        return state.format(name=self.label())


class ChildCard(TouchButton):
    """A small card with a picture and a name below it; the chosen one has the ring."""

    def __init__(
        self, kit: Kit, picture: str, name: Callable[[], str], parent: QWidget | None = None, *, seed: int = 1
    ) -> None:
        super().__init__(kit, name, parent, seed=seed)
        self._picture = picture
        self._words = name

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A sheet of paper, bright when chosen."""
        if not self.isDown():
            sheet.path(cut(x, y + 6, w, h, 20, self.seed, 1.4), theme.INK, opacity=0.22)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 20, self.seed)
        fill = theme.PAPER2 if self.isDown() else theme.GLOW if self.chosen else theme.PAPER
        sheet.path(cut(x, y, w, h, 20, self.seed, 1.4), fill, theme.INK)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The ring follows the card."""
        sheet.focus_ring(x, y, w, h, 20, self.seed, chosen=self.chosen)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Picture above, name below, cut when it is long."""
        u = self.u
        px = max(24 * self.text_scale * u, theme.FLOOR_PX)
        words = QRectF(box.left() + 8 * u, box.bottom() - px * 1.6, box.width() - 16 * u, px * 1.5)
        room = QRectF(box.left(), box.top() + 8 * u, box.width(), words.top() - box.top() - 8 * u)
        side = min(room.width() - 20 * u, room.height())
        centre = room.center()
        self.kit.pictures.paint(
            painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), self._picture
        )
        laid = lay_out(self._words(), words.width(), words.height(), px, theme.FLOOR_PX)
        if not laid.fits:
            laid = Lines((elided(self._words(), words.width(), laid.px, bold=True),), laid.px, fits=True)
        write(painter, words, laid)
