"""The sea board of the aiming stage: caves far, water between, the ship's edge near."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.monsters import DEPTH
from kidslogic.packs.pack import Cave
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import font
from kidslogic.ui.scenery import rock, sea
from kidslogic.ui.touch import TouchButton


class SeaBoard:
    """Geometry of the board in units; places on it run from 0 to 1 as in `roll`."""

    def __init__(self, w: float, h: float, caves: int, portrait: bool) -> None:
        self.w, self.h, self.caves = w, h, caves
        self.cave_y = 300.0 if portrait else 286.0
        self.mouth = self.cave_y - 26
        # The sea has the same shape on every screen, so that a monster lies in the way on all of them alike.
        margin, deep = (18.0, 430.0) if portrait else (60.0, 284.0)
        self.pitch = min((w - 2 * margin) / caves, (h - deep - self.mouth) / DEPTH)
        self.width = self.pitch * caves
        self.left = (w - self.width) / 2
        self.ship_y = self.mouth + DEPTH * self.pitch

    def point(self, x: float, y: float) -> QPointF:
        """A place on the board: y is 0 at the ship and 1 at the caves."""
        return QPointF(self.left + x * self.width, self.ship_y - y * (self.ship_y - self.mouth))

    def place(self, x: float, y: float) -> QPointF:
        """A place on the sea in cave widths, as the monsters count."""
        return self.point(x / self.caves, y / DEPTH)

    def ship_point(self, at: float) -> QPointF:
        """Where the ball lies on the ship's ramp."""
        return self.point(at, 0.0)

    def cave_box(self, cave: int, target: float) -> QRectF:
        """The cave's mouth, as large as can be touched: at least `target` units, as far as its neighbours let it."""
        width, height = min(max(130.0, target), self.pitch - 8), max(118.0, target)
        middle = self.left + self.pitch * (cave + 0.5)
        return QRectF(middle - width / 2, self.cave_y + 8 - height, width, height)

    def picture_box(self, cave: int, level: int) -> QRectF:
        """One of the small pictures above a cave: two beside each other and one on top."""
        size = min(56.0, self.pitch * 0.4)
        cx = self.left + self.pitch * (cave + 0.5)
        x, y = ((0.0, 16.0), (-0.54, 76.0), (0.54, 76.0))[level]
        return QRectF(cx + x * size - size / 2, y, size, size)

    def paint_pictures(self, painter: QPainter, kit: Kit, island: tuple[Cave, ...], u: float) -> None:
        """The pictures above all caves; `u` is pixels per unit."""
        for cave, symbols in enumerate(island):
            for level, symbol in enumerate(symbols):
                box = self.picture_box(cave, level)
                kit.pictures.paint(painter, QRectF(box.x() * u, box.y() * u, box.width() * u, box.height() * u), symbol)

    def draw(self, sheet: Drawing, flagged: int | None) -> None:
        """Rock wall with caves, beach, water, and the edge along which the ship sails."""
        sea.air(sheet, 120)
        sea.sea(sheet, self.cave_y - 6, bands=(theme.SEA1, theme.SEA2, theme.SEA3, theme.SEA3), seed=11)
        rock.rock_wall(sheet, self.left, 6, self.width, self.cave_y, self.caves)
        for y, colour in ((self.cave_y + 34, theme.FOAM), (self.cave_y + 22, theme.SAND1)):
            beach = f"M0 {self.cave_y - 14:.0f}H{self.w:.0f}V{y - 6:.0f}Q{self.w * 0.7:.0f} {y + 12:.0f} "
            sheet.path(f"{beach}{self.w * 0.45:.0f} {y:.0f}T0 {y + 4:.0f}Z", colour)
        for k in range(self.caves):
            x = self.left + self.pitch * (k + 0.5)
            box = QRectF(x - self.pitch * 0.46, 8, self.pitch * 0.92, 140)
            sheet.path(cut(box.x(), box.y() + 5, box.width(), box.height(), 20, k + 2, 1.4), theme.INK, opacity=0.2)
            paper = theme.GLOW if k == flagged else theme.PAPER
            sheet.path(cut(box.x(), box.y(), box.width(), box.height(), 20, k + 2, 1.4), paper, theme.INK)
            rock.cave(sheet, x, self.cave_y, min(96.0, self.pitch * 0.6), 84)
            if k == flagged:
                rock.flag(sheet, x + min(54, self.pitch * 0.36), self.cave_y + 8, 84)
        self._draw_edge(sheet)

    def _draw_edge(self, sheet: Drawing) -> None:
        y = self.ship_y + 66
        rope = f"M{self.left:.0f} {y:.0f}Q{self.w / 2:.0f} {y + 14:.0f} {self.w - self.left:.0f} {y:.0f}"
        sheet.path(rope, "none", theme.FOAM, 5, opacity=0.7, dash="2 16")


class CaveButton(TouchButton):
    """A cave that can be chosen by touch or by its number; it draws only its number."""

    def __init__(self, kit: Kit, cave: int, name: str, parent: QWidget) -> None:
        super().__init__(kit, lambda: name, parent, seed=cave)
        self.cave = cave

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A disc for the number, when the cave can be chosen."""
        if self.isEnabled():
            sheet.circle(x + w / 2, y + h - 40, 30, theme.INK, opacity=0.25)
            fill = theme.PAPER2 if self.isDown() else theme.PAPER
            sheet.circle(x + w / 2, y + h - 46, 29, fill, theme.INK)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The number."""
        if self.isEnabled():
            u = self.u
            painter.setFont(font(34 * u, bold=True))
            painter.setPen(QColor(theme.INK))
            disc = QRectF(box.center().x() - 29 * u, box.bottom() - 75 * u, 58 * u, 58 * u)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.cave + 1))
