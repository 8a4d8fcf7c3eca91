"""SIGTERM and SIGINT close the window like its title bar does, even while the app sleeps in its event loop."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier


class Goodbye(QObject):
    """Calls `leave` when the system asks the process to end. POSIX only: Windows closes the window itself."""

    def __init__(self, leave: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        if os.name != "posix":
            return
        # Python runs a handler only between its own instructions, of which a sleeping app has none; the byte that
        # the C handler writes into the pipe wakes Qt up.
        self._read, self._write = os.pipe()
        os.set_blocking(self._write, False)
        self._before = signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, _wait_for_qt)
        notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)

        def leave_now() -> None:
            os.read(self._read, 16)
            leave()

        notifier.activated.connect(leave_now)


def _wait_for_qt(_number: int, _frame: object) -> None:
    """Nothing here: the notifier does the work."""
