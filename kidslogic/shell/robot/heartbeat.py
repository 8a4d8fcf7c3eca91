"""Frozen frames: a timer that should come every few milliseconds, and whose fault it was when it did not."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic, thread_time

from PySide6.QtCore import QObject, Qt, QTimer

BEAT_MS = 16
FROZEN_S = 0.2
"""A child sees a picture stand still for longer than this."""
_SCHEDULE = Path("/proc/thread-self/schedstat")
"""Linux: nanoseconds on a processor, nanoseconds ready to run but waiting for one."""


@dataclass(frozen=True)
class Gap:
    """Seconds in which the window stood still: by the clock, working, and neither working nor kept off a processor."""

    seconds: float
    working: float
    blocked: float


@dataclass(frozen=True)
class _Moment:
    clock: float
    worked: float
    kept_off: float

    @classmethod
    def now(cls) -> _Moment:
        return cls(monotonic(), thread_time(), _kept_off())


class Heartbeat(QObject):
    """Notes in `gaps` where the main thread did not come back to its events for `FROZEN_S`.

    What other processes take from the processor is not counted: a gap is noted when the main thread itself worked so
    long. Where it was blocked so long (by the disk, by another thread), that is noted only as long as fewer processes
    than processors want to work: else nobody can tell who blocked it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.gaps: list[Gap] = []
        self.longest = 0.0
        """The longest gap by the clock, whoever was to blame."""
        self._rests = False
        self._last = _Moment.now()
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    @contextmanager
    def resting(self) -> Iterator[None]:
        """What happens inside is the robot's own work."""
        self._beat()
        self._rests = True
        try:
            yield
        finally:
            self._rests = False
            self._last = _Moment.now()

    def take(self) -> list[Gap]:
        """The gaps since the last call."""
        taken, self.gaps = self.gaps, []
        return taken

    def _beat(self) -> None:
        if self._rests:
            return
        now, last = _Moment.now(), self._last
        self._last = now
        seconds = now.clock - last.clock
        self.longest = max(self.longest, seconds)
        if seconds <= FROZEN_S:
            return
        working = now.worked - last.worked
        blocked = max(0.0, seconds - working - (now.kept_off - last.kept_off))
        if working > FROZEN_S or (blocked > FROZEN_S and load() < (os.cpu_count() or 1)):
            self.gaps.append(Gap(seconds, working, blocked))


def load() -> float:
    """How many processes wanted a processor in the last minute, on average; endless where the system does not tell."""
    if sys.platform == "win32":
        return inf
    try:
        return os.getloadavg()[0]
    except OSError:
        return inf


def _kept_off() -> float:
    """Seconds this thread was ready to run while others ran; 0 where the system does not tell."""
    try:
        return int(_SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0
