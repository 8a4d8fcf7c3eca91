"""An island of the sea chart that can be sailed to: its picture, its name board and its five shells."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.learners.progress import SHELLS
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.kit import Kit
from kidslogic.ui.scenery.islands import Island
from kidslogic.ui.touch import TouchButton

ISLAND_W = 524.0
"""Width of an island's room at scale 1, in units."""
HIGHEST = 308.0
"""How high an island may rise above its water line at scale 1."""
BELOW = 44.0
"""Room below the water line, above the name board."""
BOARD_H, SHELLS_H = 64.0, 54.0


class IslandButton(TouchButton):
    """A game to open. The name board is a sign that the chart lays over it; `shells` of five are full."""

    def __init__(
        self,
        kit: Kit,
        island: Island,
        island_key: str,
        name: Callable[[], str],
        parent: QWidget | None = None,
        rise: float = HIGHEST,
    ) -> None:
        """`rise` is how high this island reaches above its water line at scale 1, so that it takes no more room."""
        super().__init__(kit, name, parent)
        self._island = island
        self.rise = rise
        self._island_key = island_key
        self.shells = 0
        self.scale = 1.0
        self.board_h = BOARD_H

    @property
    def board_top(self) -> float:
        """Where the name board begins, in units below the face's upper edge."""
        return (self.rise + BELOW) * self.scale

    def face_key(self) -> str:
        """Which island, how large, how many shells."""
        return f"{super().face_key()}|{self._island_key}|{self.scale:.3f}|{self.shells}|{self.board_h:.0f}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, _h: float) -> None:
        """The island, and the shells on a slip of paper that hangs from the name board."""
        sheet.group(x + w / 2, y + self.rise * self.scale, self.scale)
        self._island(sheet, self.kit.pictures.svg)
        sheet.end()
        top = y + self.board_top + self.board_h - 10
        sheet.paper(x + w / 2 - 96, top, 192, SHELLS_H, 16, seed=len(self._island_key), shadow=5)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A ring round the whole island."""
        sheet.focus_ring(x + 4, y + 4, w - 8, h - 8, 40)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The shells: full ones in colour, the others as their outline."""
        u = self.u
        y = box.top() + (self.board_top + self.board_h - 10 + 12) * u
        for k in range(SHELLS):
            place = QRectF(box.center().x() + (-68 + 34 * k - 15) * u, y, 30 * u, 30 * u)
            self.kit.pictures.paint(painter, place, "shell" if k < self.shells else "shell_empty")
