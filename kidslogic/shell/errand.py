"""Something that takes seconds, done beside the screen: the children's buttons go on answering."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import SIGNAL, QCoreApplication, QObject, QTimer, Signal

from kidslogic.ui.aside import Aside

_LOOK_MS = 15


@dataclass
class _Outcome:
    """What came of the work; all that the thread and the screen share."""

    result: object = None
    fault: Exception | None = None


class Errand(QObject):
    """Runs `work` in a thread of its own and emits `done` with its result. `work` must neither touch nor
    hold anything of Qt: a widget it were the last to let go of would end in the wrong thread.
    """

    done = Signal(object)

    def __init__(self, work: Callable[[], object], owner: QObject) -> None:
        """Nobody wants the result once `owner` is gone."""
        super().__init__(QCoreApplication.instance())
        owner.destroyed.connect(self.cancel)
        self._outcome = _Outcome()
        self._cancelled = False
        self._thread = thread = threading.Thread(target=_run, args=(work, self._outcome), daemon=True)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        Aside(lambda: not thread.is_alive())
        self._thread.start()
        self._timer.start()

    def cancel(self) -> None:
        """Nobody wants the result any more, and who wanted it is let go at once, however long the work goes on."""
        self._cancelled = True
        if self.receivers(SIGNAL("done(PyObject)")):
            self.done.disconnect()

    def _look(self) -> None:
        if self._thread.is_alive():
            return
        self._timer.stop()
        self.deleteLater()
        if self._outcome.fault is not None:
            raise self._outcome.fault
        if not self._cancelled:
            self.done.emit(self._outcome.result)


def _run(work: Callable[[], object], outcome: _Outcome) -> None:
    try:
        outcome.result = work()
    except Exception as fault:  # raised again where the program would see it
        outcome.fault = fault
