"""A member of the other crew on a tile: to be chosen, or to be seen among those who may still be hiding."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.view.pieces import Colour, paint_piece
from kidslogic.games.stratego.view.words import crew_words, face_of
from kidslogic.games.stratego.words import UNKNOWN
from kidslogic.ui import theme
from kidslogic.ui.buttons import centred
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.touch import TouchButton


class RankTile(TouchButton):
    """Paper with a figure; it glows at its edge while it may be chosen, and is pale when it is not it."""

    def __init__(self, kit: Kit, colour: Colour, place: int, parent: QWidget) -> None:
        self.rank = UNKNOWN
        self.glows = False
        self.pale = False
        super().__init__(kit, lambda: crew_words(self.rank), parent, seed=place + 1)
        self.colour: Colour = colour

    def show_rank(self, rank: int | None, *, glows: bool = False, pale: bool = False) -> None:
        """Show somebody; None hides the tile."""
        self.rank = UNKNOWN if rank is None else rank
        self.glows, self.pale = glows, pale
        self.setVisible(rank is not None)
        self.refresh_name()
        self.update()

    def face_key(self) -> str:
        """Glow and paleness change it."""
        return f"{super().face_key()}|{self.glows}|{self.pale}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A card of paper."""
        if not self.isDown() and self.glows:
            sheet.path(cut(x, y + 6, w, h, 18, self.seed, 1.4), theme.INK, opacity=0.22)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 18, self.seed)
        fill, line = (theme.OFF, theme.ROCK3) if self.pale else (theme.PAPER, theme.INK)
        sheet.path(cut(x, y, w, h, 18, self.seed, 1.4), fill, line)
        if self.glows:
            sheet.path(cut(x + 7, y + 7, w - 14, h - 14, 13, self.seed, 1), "none", theme.BRASS, 5)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The figure."""
        painter.setOpacity(0.4 if self.pale else 1.0)
        paint_piece(painter, self.kit, centred(box, 0.84), self.u, self.colour, face_of(self.rank))
        painter.setOpacity(1.0)
