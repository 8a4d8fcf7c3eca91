"""Computer players think in another thread, so that the window never waits for them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from kidslogic.ui.aside import Aside

SWITCH_SECONDS = 0.0002
"""How soon the window gets its turn while somebody thinks: a frame has to ask for it many times, and Python's own
interval is 25 times as long."""
POLL_MS = 30
SHOWN_MS = 700
"""A thought is shown for at least so long, so that a child sees that somebody thinks."""


class Thinker(QObject):
    """Lets one thought at a time run aside. Thoughts must only use what they are given: frozen values."""

    thought = Signal(object)
    """Emits what was thought."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shown_ms = SHOWN_MS
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._future: Future[Any] | None = None
        self._begun = 0.0
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)
        pool = self._pool
        self.destroyed.connect(lambda: pool.shutdown(wait=False, cancel_futures=True))

    @property
    def is_thinking(self) -> bool:
        """Whether a thought is under way."""
        return self._future is not None

    def think(self, about: Callable[[], Any]) -> None:
        """Begin a thought; one that is still under way is forgotten."""
        self._begun = time.monotonic()
        sys.setswitchinterval(SWITCH_SECONDS)
        self._future = self._pool.submit(about)
        Aside(self._future.done)
        self._poll.start()

    def forget(self) -> None:
        """Do not wait for the thought any longer."""
        self._future = None
        self._poll.stop()

    def _look(self) -> None:
        future = self._future
        if future is None or not future.done() or (time.monotonic() - self._begun) * 1000 < self.shown_ms:
            return
        self.forget()
        self.thought.emit(future.result())
