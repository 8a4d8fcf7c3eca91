"""The children on the water: a boat with a face on board, the lifebuoy for one more, and where they all lie."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from kidslogic.ui.drawing import Drawing
from kidslogic.ui.kit import Kit
from kidslogic.ui.scenery.boats import boat, new_place
from kidslogic.ui.touch import TouchButton

BOAT_W, BOAT_H = 252.0, 216.0
"""Room of a boat at scale 1, in units: foam to either side, ears on top."""
_WATER_LINE = 162.0
"""How far below the top of that room the water line lies."""
_LARGEST = 1.2


class BoatButton(TouchButton):
    """A child's boat with its face on board; touching it means: I play."""

    def __init__(
        self, kit: Kit, avatar: str, colour: str, name: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, name, parent)
        self._avatar = avatar
        self._colour = colour

    def face_key(self) -> str:
        """Who and in which boat."""
        return f"{super().face_key()}|{self._avatar}|{self._colour}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, _h: float) -> None:
        """The boat fills its room."""
        s = w / BOAT_W
        face = self.kit.pictures.svg(self._avatar)
        boat(sheet, x + w / 2, y + _WATER_LINE * s, s, self._colour, self._avatar, face)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A ring round the whole room."""
        sheet.focus_ring(x + 4, y + 4, w - 8, h - 8, 30)


class LifebuoyButton(TouchButton):
    """The free place: touching it adds a child."""

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, _h: float) -> None:
        """The lifebuoy swims where a boat would."""
        s = w / BOAT_W
        new_place(sheet, x + w / 2, y + _WATER_LINE * s, s, self.kit.pictures.svg("lifebuoy"))

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A ring round the whole room."""
        sheet.focus_ring(x + 4, y + 4, w - 8, h - 8, 30)


class Berth(NamedTuple):
    """Where a boat lies: the left upper corner of its room in units, its scale, and the width its name may take."""

    x: float
    y: float
    scale: float
    name_w: float


def berths(count: int, left: float, top: float, w: float, h: float, *, portrait: bool) -> tuple[Berth, ...]:
    """Places for `count` boats in rows within w x h units at (left, top): all alike, each row in the middle."""
    if portrait:
        columns = 1 if count < 3 else 2 if count <= 8 else 3
        rows = math.ceil(count / columns)
    else:
        rows = 1 if count <= 3 else 2 if count <= 10 else 3
        columns = math.ceil(count / rows)
    scale = min(_LARGEST, (w / columns - 20) / BOAT_W, (h / rows - 14) / BOAT_H)
    pitch, step = w / columns, h / rows
    places = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        middle = left + w / 2 + (column - (in_row - 1) / 2) * pitch
        rocking = min(6, (step - BOAT_H * scale) / 2) * (1 if column % 2 else -1)
        y = top + row * step + (step - BOAT_H * scale) / 2 + rocking
        places.append(Berth(middle - BOAT_W * scale / 2, y, scale, pitch - 16))
    return tuple(places)
