"""The little stories of the duels that numbers do not decide: a feather, a shower, a bowl of soup (S5.3, S5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from kidslogic.games.stratego.view.pieces import SHAPE, Colour, paint_piece
from kidslogic.games.stratego.words import Story
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit

STORY_MS: Final = 1700
STILL_MS: Final = 1500
"""How long its last picture is looked at where less motion is wished."""
DOERS: Final[dict[Story, str]] = {"little_one": "1", "bomb": "bomb", "bomb_found": "2"}
"""The duels with a story, and the face of the one who does something to the other."""
_COMING, _DOING = 0.3, 0.45
"""The parts of the story in which both come together and in which it happens; then the other one gets wet."""
_WOBBLES, _WOBBLE, _FALL = 3, 9.0, 22.0


@dataclass(frozen=True)
class Side:
    """One of the two in a duel."""

    colour: Colour
    face: str


@dataclass(frozen=True)
class Scene:
    """A story and the two in it, as they stand on the balance."""

    story: Story
    left: Side
    right: Side

    @property
    def doer_is_left(self) -> bool:
        """Whether the one who does something stands on the left."""
        return self.left.face == DOERS[self.story]


class StoryPainter:
    """Paints one moment of a story: `part` 0 is its begin, 1 its last picture, in which everything can be seen."""

    def __init__(self, kit: Kit, painter: QPainter, room: QRectF, u: float, scene: Scene, part: float) -> None:
        """`room` is in pixels, `u` pixels of a unit."""
        self._kit, self._painter, self._scene, self._u = kit, painter, scene, u
        self._size = min(room.height() * 0.8, 118 * u)
        self._middle, self._base = room.center().x(), room.bottom() - 8 * u
        self._way = 1 if scene.doer_is_left else -1
        coming = _within(part, 0.0, _COMING)
        far, near = min(room.width() * 0.38, self._size * 1.5), self._size * 0.82
        self._away = far + (near - far) * coming
        self._doing = _within(part, _COMING, _DOING)
        self._wet = _within(part, _COMING + _DOING, 1 - _COMING - _DOING)

    def paint(self) -> None:
        """Both, what is done, and the splash."""
        doer, other = self._scene.left, self._scene.right
        if not self._scene.doer_is_left:
            doer, other = other, doer
        shaking = sin(self._doing * 2 * pi * _WOBBLES) * _WOBBLE
        self._figure(doer, -self._way, 0.0)
        self._figure(other, self._way, shaking + self._way * _FALL * self._wet)
        if self._wet:
            side = self._size * 0.8 * self._wet
            spot = QRectF(self._place(self._way) - side / 2, self._base - side * 0.72, side, side)
            self._kit.pictures.paint(self._painter, spot, "splash")
        if self._doing:
            self._do()

    def _place(self, way: int) -> float:
        return self._middle + way * self._away

    def _figure(self, side: Side, way: int, tilt: float) -> None:
        painter, size = self._painter, self._size
        painter.save()
        painter.translate(self._place(way), self._base)
        painter.rotate(tilt)
        box = QRectF(-size * SHAPE / 2, -size, size * SHAPE, size)
        paint_piece(painter, self._kit, box, self._u, side.colour, side.face)
        painter.restore()

    def _do(self) -> None:
        size, doing = self._size, self._doing
        match self._scene.story:
            case "little_one":
                self._thing("feather", size * 0.66, 0.0, size * 0.5, sin(doing * 2 * pi * _WOBBLES) * 20)
            case "bomb":
                grown = size * (0.3 + 0.55 * doing)
                self._thing("splash", grown, self._away * 0.42 * doing, size * 0.62, 0.0)
            case "bomb_found":
                self._soup()

    def _thing(self, picture: str, side: float, along: float, high: float, tilt: float) -> None:
        """A picture between the two, `along` towards the other one."""
        painter = self._painter
        painter.save()
        painter.translate(self._middle + self._way * along, self._base - high)
        painter.scale(self._way, 1)
        painter.rotate(tilt)
        self._kit.pictures.paint(painter, QRectF(-side / 2, -side / 2, side, side), picture)
        painter.restore()

    def _soup(self) -> None:
        """The bowl tips over the bomb, and steam rises."""
        painter, u, side = self._painter, self._u, self._size * 0.56
        dpr = painter.device().devicePixelRatioF()
        painter.save()
        painter.translate(self._middle + self._way * self._away * 0.3, self._base - self._size * 0.74)
        painter.scale(self._way, 1)
        painter.rotate(58 * self._doing)
        bowl = drawn(f"soup bowl|{side:.0f}", side / u, side / u, u, dpr, _draw_bowl)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), bowl)
        painter.restore()
        for k, shift in enumerate((-0.24, 0.0, 0.24)):
            rise = self._size * (0.84 + 0.1 * self._doing * (1 + k % 2))
            puff = self._size * (0.2 + 0.06 * (k % 2)) * self._doing
            cloud = drawn(f"steam|{round(self._size)}", 40, 40, u, dpr, _draw_steam)
            at = QRectF(
                self._place(self._way) + (shift + 0.16 * self._way) * self._size - puff / 2,
                self._base - rise - puff / 2,
                puff,
                puff,
            )
            painter.drawPixmap(at, cloud, QRectF(cloud.rect()))


def _within(part: float, start: float, length: float) -> float:
    """How much of a stretch of the story is over, 0 to 1."""
    return min(1.0, max(0.0, (part - start) / length))


def _draw_bowl(sheet: Drawing) -> None:
    """A bowl of soup from the side, with a drop on its rim."""
    w, h = sheet.w, sheet.h
    sheet.path(f"M{w * 0.74:.1f} {h * 0.34:.1f}q{w * 0.3:.1f} -2 {w * 0.2:.1f} {h * 0.26:.1f}", "none", theme.INK, 11)
    sheet.path(f"M{w * 0.74:.1f} {h * 0.34:.1f}q{w * 0.3:.1f} -2 {w * 0.2:.1f} {h * 0.26:.1f}", "none", theme.ORANGE, 5)
    sheet.path(
        f"M5 {h * 0.4:.1f}H{w - 5:.1f}Q{w * 0.86:.1f} {h * 0.9:.1f} {w * 0.5:.1f} {h * 0.9:.1f}"
        f"Q{w * 0.14:.1f} {h * 0.9:.1f} 5 {h * 0.4:.1f}Z",
        theme.WOOD1,
        theme.INK,
    )
    sheet.ellipse(w / 2, h * 0.4, w * 0.44, h * 0.1, theme.ORANGE, theme.INK)


def _draw_steam(sheet: Drawing) -> None:
    sheet.circle(sheet.w / 2, sheet.h / 2, sheet.w / 2 - 3, theme.WHITE, theme.INK)
