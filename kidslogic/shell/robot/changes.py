"""From one screen to the next: how long the window works until the next one is painted, in processor time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.passage import Passage
from kidslogic.shell.window import Window

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_BEAT_MS = 1
"""Between two beats the window does one thing: a touch and what follows from it, or a frame."""


@dataclass(frozen=True)
class Change:
    """From the screen `before` to the screen `after`, both by the names of their classes.

    The pages of the grown-ups' corner count as screens.
    """

    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.before} -> {self.after}"


@dataclass
class Work:
    """Processor time of the main thread in one kind of change, in seconds; what other processes take is not in it.

    `whole` is the most until the first frame, `longest` the most without a look at events.
    """

    times: int = 0
    whole: float = 0.0
    longest: float = 0.0

    def add(self, whole: float, longest: float) -> None:
        """Once more."""
        self.times += 1
        self.whole, self.longest = max(self.whole, whole), max(self.longest, longest)


class Changes(QObject):
    """Watches a window for as long as it lives, and adds to `work` what each change of screens takes.

    It goes from the touch (or whatever else the window heard) to the end of the first frame with the new screen.
    """

    def __init__(self, window: Window, work: dict[Change, Work]) -> None:
        super().__init__(window)
        self._work = work
        self._window = window
        passage = window.findChild(Passage)
        assert isinstance(passage, Passage)
        self._passage = passage
        self._shown = _shown_in(window)
        self._parts: Sequence[QWidget] = ()
        self._change: Change | None = None
        self._began = self._last = thread_time()
        self._longest = 0.0
        self._drawn = self._painted = False
        window.installEventFilter(self)
        self._timer = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the first frame with the new screen: drawn at once, or as a picture for the passage before."""
        match event.type():
            case QEvent.Type.UpdateRequest:
                self._look()
                self._painted |= self._drawn
            case QEvent.Type.Paint if watched in self._parts:
                self._drawn = True
                self._painted |= self._passage.isHidden()
        return False

    def _look(self) -> None:
        shown = _shown_in(self._window)
        if shown is self._shown or shown is None:
            return
        if self._shown is not None and self._change is None:
            self._change = Change(type(self._shown).__name__, type(shown).__name__)
            self._began, self._longest = self._last, 0.0
        self._watch((shown, *shown.findChildren(QWidget, options=_DIRECT)))
        self._shown, self._drawn, self._painted = shown, False, False

    def _watch(self, parts: Sequence[QWidget]) -> None:
        """The new screen and its parts: something that covers it may be all that is painted."""
        for part in self._parts:
            if isValid(part):
                part.removeEventFilter(self)
        self._parts = parts
        for part in parts:
            part.installEventFilter(self)

    def _beat(self) -> None:
        self._look()
        now = thread_time()
        if self._change is not None:
            self._longest = max(self._longest, now - self._last)
            if self._painted:
                self._work.setdefault(self._change, Work()).add(now - self._began, self._longest)
                self._change = None
                self._watch(())
        self._last = now


def _shown_in(window: Window) -> QWidget | None:
    screen = window.screen_shown
    return screen.page if isinstance(screen, ParentsCorner) else screen
