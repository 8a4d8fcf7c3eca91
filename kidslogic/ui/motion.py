"""Movement: short, one thing at a time, skipped by a touch, and only a fade where less motion is wished."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPauseAnimation, QTimer, QVariantAnimation

Curve = QEasingCurve.Type
REDUCED_MS = 150
"""Longest change where less motion is wished."""


class Motion(QObject):
    """Runs the app's movements, and the rests in which something is looked at.

    `reduced` leaves only a jump to the end after a short fade; `pace` is how long everything takes as a part of its
    usual time.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self.pace = 1.0
        self._running: list[QAbstractAnimation] = []

    def run(
        self,
        owner: QObject,
        ms: int,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        curve: Curve = Curve.OutCubic,
    ) -> None:
        """Call `step` with 0..1 for `ms` milliseconds along `curve`, then `done` once. It ends with its `owner`.

        Where less motion is wished, `step` is called with 1 only, and `done` follows after at most `REDUCED_MS`.
        """
        if self.reduced:
            step(1.0)
            QTimer.singleShot(round(min(ms, REDUCED_MS) * self.pace), owner, done if done is not None else _nothing)
            return
        animation = QVariantAnimation(owner)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(round(ms * self.pace))
        animation.setEasingCurve(curve)
        animation.valueChanged.connect(lambda value: step(float(value)))
        self._start(animation, done)

    def rest(self, owner: QObject, ms: int, done: Callable[[], None]) -> None:
        """Let something be looked at for `ms` milliseconds, then call `done` once; a touch ends it as a movement.

        Less motion is no less to read: `reduced` changes nothing here.
        """
        ms = round(ms * self.pace)
        if ms == 0:
            QTimer.singleShot(0, owner, done)
        else:
            self._start(QPauseAnimation(ms, owner), done)

    @property
    def is_running(self) -> bool:
        """Whether anything moves now."""
        return bool(self._running)

    def skip(self) -> bool:
        """Bring all movements to their end at once; whether there was any."""
        running = tuple(self._running)
        for animation in running:
            animation.setCurrentTime(animation.duration())
        return bool(running)

    def _start(self, animation: QAbstractAnimation, done: Callable[[], None] | None) -> None:
        def finish() -> None:
            self._forget(animation)
            animation.deleteLater()
            if done is not None:
                done()

        animation.finished.connect(finish)
        animation.destroyed.connect(lambda: self._forget(animation))
        self._running.append(animation)
        animation.start()

    def _forget(self, animation: QAbstractAnimation) -> None:
        self._running = [other for other in self._running if other is not animation]


def _nothing() -> None:
    """Stands in for a movement's missing end."""
