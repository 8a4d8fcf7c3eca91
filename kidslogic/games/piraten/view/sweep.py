"""The pointer of the aiming mode for one button (P11.4): it sweeps along the caves until it is stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kidslogic.games.piraten.options import Timing
from kidslogic.ui import theme
from kidslogic.ui.kit import Kit

FRAME_MS = 16
CROSSING_MS: Final[dict[Timing, int]] = {"slow": 7000, "medium": 4500, "fast": 2800}
"""How long the pointer takes from one bank to the other."""
WINDOW: Final[dict[Timing, float]] = {"slow": 0.45, "medium": 0.65, "fast": 0.9}
"""How much of the distance between pointer and cave counts: the slower, the more forgiving."""


class Sweep(QObject):
    """Where the pointer is, from 0 at the left bank to 1 at the right."""

    def __init__(self, kit: Kit, timing: Timing, parent: QObject) -> None:
        super().__init__(parent)
        self.at = 0.0
        self._kit = kit
        self._timing: Timing = timing
        self._begun = 0.0
        self._changed: Callable[[], None] | None = None
        self._timer = QTimer(self, interval=FRAME_MS)
        self._timer.timeout.connect(self._move)

    def start(self, changed: Callable[[], None]) -> None:
        """Sweep from the left bank; `changed` is called for every picture."""
        self._begun, self._changed, self.at = self._kit.pauses.now_ms(), changed, 0.0
        self._timer.start()

    def stop(self) -> None:
        """Stand still."""
        self._timer.stop()

    def counts(self, aside: float) -> float:
        """How far aside of a cave's middle the ball goes, when the pointer was stopped `aside` of it."""
        return aside * WINDOW[self._timing]

    def paint(self, painter: QPainter, foot: QPointF, u: float) -> None:
        """An arrow that points ahead; `foot` is the place of its foot, in pixels."""
        painter.setPen(QPen(QColor(theme.INK), 3 * u))
        painter.setBrush(QColor(theme.YELLOW))
        shape = ((0, -96), (30, -52), (12, -52), (12, -8), (-12, -8), (-12, -52), (-30, -52))
        painter.drawPolygon(QPolygonF([foot + QPointF(x, y) * u for x, y in shape]))

    def _move(self) -> None:
        crossed = (self._kit.pauses.now_ms() - self._begun) / CROSSING_MS[self._timing] % 2.0
        self.at = crossed if crossed <= 1.0 else 2.0 - crossed
        if self._changed is not None:
            self._changed()
