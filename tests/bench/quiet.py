"""Inside a measured process: when a window was first painted, and when it settled."""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QEvent, QObject, QSocketNotifier
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

QUIET_S = 0.4
"""A window has settled when nothing was painted for so long; the moment counts at which the last painting ended."""


class Painting(QObject):
    """Notes the first and the last painting of an application."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.first = self.last = 0.0
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the time of a paint event; it goes on as always."""
        if event.type() == QEvent.Type.Paint:
            self.last = time.monotonic()
            self.first = self.first or self.last
        return super().eventFilter(watched, event)

    def wait(self) -> None:
        """Let the application live until it has settled."""
        while not self.last or time.monotonic() - self.last < QUIET_S:
            QTest.qWait(5)

    def remove(self) -> None:
        """Watch no more: a filter in Python costs time with every event."""
        QApplication.instance().removeEventFilter(self)


def report(name: str, moment: float | None = None) -> None:
    """Tell the one who measures that a place was reached."""
    print(name, time.monotonic() if moment is None else moment, flush=True)


def rest(application: QApplication) -> None:
    """Sleep in the event loop, as the app does when nobody touches it, until a line comes in."""
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, application)

    def wake() -> None:
        sys.stdin.readline()
        notifier.setEnabled(False)
        application.exit()

    notifier.activated.connect(wake)
    application.exec()
    notifier.deleteLater()
