"""While something runs in another thread, Python collects no cycles."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer

_LOOK_MS = 15


class Aside(QObject):
    """Looks after work in another thread until `is_over`; it outlives whoever began the work.

    Collected by the wrong thread, a widget would take the app along; and a collection, which holds up every thread, is
    the longest wait between two frames while somebody thinks. What is left lying meanwhile is collected afterwards.
    """

    _running = 0

    def __init__(self, is_over: Callable[[], bool]) -> None:
        """Call it before the work begins, in the thread of the window."""
        super().__init__(QCoreApplication.instance())
        self._is_over = is_over
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        Aside._running += 1
        gc.disable()

    def _look(self) -> None:
        if not self._is_over():
            return
        self._timer.stop()
        Aside._running -= 1
        if Aside._running == 0:
            gc.enable()
        self.deleteLater()
