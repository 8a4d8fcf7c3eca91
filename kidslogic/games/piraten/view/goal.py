"""How far the solo goal is: a chest with one dot for each gemstone, filled as they are banked (P8)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.state import View
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit


class GoalChest(QWidget):
    """The chest and the dots. Touches go through it."""

    def __init__(self, kit: Kit, view: View, parent: QWidget) -> None:
        super().__init__(parent)
        self.kit = kit
        self.u = 1.0
        self.show_view(view)

    def show_view(self, view: View) -> None:
        """What is banked of what is wanted."""
        self._have = view.gems[view.seat] if view.gems is not None else 0
        self._goal = view.goal or 0
        self.setAccessibleName(self.tr("{have} of {goal} gemstones").format(have=self._have, goal=self._goal))
        self.update()

    def lay(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels."""
        self.u = u
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint paper, chest and dots."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h = self.width() / self.u, self.height() / self.u
        key = f"goal|{self._have}|{self._goal}"
        painter.drawPixmap(0, 0, drawn(key, w, h, self.u, self.devicePixelRatioF(), self._draw))
        side = (h - 40) * self.u
        self.kit.pictures.paint(painter, QRectF(14 * self.u, 14 * self.u, side, side), "chest")
        painter.end()

    def _draw(self, sheet: Drawing) -> None:
        w, h = sheet.w, sheet.h
        sheet.paper(3, 3, w - 6, h - 14, 22, theme.PAPER, seed=7, shadow=6)
        rows = 1 if self._goal <= 5 else 2
        per_row = -(-self._goal // rows)
        left = h - 10
        pitch = (w - left - 16) / per_row
        r = min(14.0, pitch * 0.36)
        for k in range(self._goal):
            x = left + pitch * (k % per_row + 0.5)
            y = (h - 8) * (0.5 if rows == 1 else 0.32 + 0.38 * (k // per_row))
            filled = k < self._have
            sheet.path(
                f"M{x:.1f} {y - r:.1f}L{x + r:.1f} {y:.1f}L{x:.1f} {y + r:.1f}L{x - r:.1f} {y:.1f}Z",
                theme.GREEN if filled else theme.PAPER2,
                theme.INK if filled else theme.PAPER3,
                2.6,
            )
