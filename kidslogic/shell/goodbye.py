"""SIGTERM and SIGINT close the window like its title bar does, even while the app sleeps in its event loop."""

from __future__ import annotations

import os
import signal

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class Goodbye(QObject):
    """Hears from now on when the system asks the process to end, and says so as soon as the event loop runs.

    POSIX only: Windows closes the window itself.
    """

    said = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if os.name != "posix":
            return
        # Python runs a handler only between its own instructions, of which a sleeping app has none; the byte that
        # the C handler writes into the pipe wakes Qt up.
        self._read, self._write = os.pipe()
        os.set_blocking(self._write, False)
        signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, _leave_it_to_qt)
        notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        os.read(self._read, 16)
        self.said.emit()


def _leave_it_to_qt(_number: int, _frame: object) -> None:
    """Nothing here: the notifier does the work."""
