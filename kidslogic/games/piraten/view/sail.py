"""The champion's sail: it is pulled up by dragging, by holding, by tapping, or by keys (P7.4)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit

HOLD_MS = 40
HELD = 0.02
"""How far it rises each `HOLD_MS` while it is held, as a part of the mast."""
TAPPED = 0.34
"""How far a tap or a key pulls it."""
RISE_MS = 400
UP = 0.97


class Sail(Handle):
    """The sail on its mast; `risen` goes from 0 (on deck) to 1 (at the top)."""

    moved = Signal()
    is_up = Signal()
    picture = "champion_sail"

    def __init__(self, kit: Kit, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, name, parent)
        self.risen = 0.0
        self.way_px = 1.0
        """How far it is from deck to top, in pixels."""
        self._start = 0.0
        self._hold = QTimer(self, interval=HOLD_MS)
        self._hold.timeout.connect(lambda: self.pull(HELD))
        self.pressed.connect(self._hold.start)
        self.released.connect(self._hold.stop)
        self.drag_started.connect(self._taken)
        self.drag_moved.connect(self._dragged)
        self.clicked.connect(lambda: self.rise(self.risen + TAPPED))

    def pull(self, part: float) -> None:
        """Pull it up a little, or let it down when `part` is negative."""
        self._show(self.risen + part)

    def rise(self, to: float = 1.0, ms: int = RISE_MS) -> None:
        """Let it rise by itself."""
        start, end = self.risen, min(1.0, to)
        self.kit.motion.run(self, ms, lambda part: self._show(start + (end - start) * part))

    def _taken(self) -> None:
        self._hold.stop()
        self._start = self.risen

    def _dragged(self, away: QPointF) -> None:
        self._show(self._start - away.y() / self.way_px)

    def _show(self, risen: float) -> None:
        if not self.isEnabled() and self.risen >= 1.0:
            return
        self.risen = min(1.0, max(0.0, risen))
        if self.risen >= UP:
            self.risen = 1.0
            self._hold.stop()
            self.setEnabled(False)
        self.moved.emit()
        if self.risen >= 1.0:
            self.is_up.emit()
