"""The passage from one screen to the next: both sail along as pictures; where less motion is wished, one fades."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import REDUCED_MS, Curve

SAIL_MS = 350


class Passage(QWidget):
    """Lies over the room of the screens while one picture gives way to another; a touch ends it at once."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit
        self._old = QPixmap()
        self._new = QPixmap()
        self._back = False
        self._done = 1.0
        self._fade: QVariantAnimation | None = None
        self.hide()

    def pass_on(self, old: QPixmap, new: QPixmap, *, back: bool) -> None:
        """Let `new` take the place of `old`; `back` sails the other way."""
        self._old, self._new, self._back, self._done = old, new, back, 0.0
        self.raise_()
        self.show()
        if self._kit.motion.reduced:
            self._start_fade()
        else:
            self._kit.motion.run(self, SAIL_MS, self._move, self._end, Curve.InOutCubic)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Both pictures, side by side or one over the other."""
        painter = QPainter(self)
        if self._kit.motion.reduced:
            painter.drawPixmap(0, 0, self._old)
            painter.setOpacity(self._done)
            painter.drawPixmap(0, 0, self._new)
        else:
            way = self.width() * self._done * (1 if self._back else -1)
            painter.drawPixmap(QPointF(way, 0), self._old)
            painter.drawPixmap(QPointF(way + self.width() * (-1 if self._back else 1), 0), self._new)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No waiting: a touch brings the new screen at once."""
        event.accept()
        self._kit.motion.skip()
        if self._fade is not None:
            self._fade.setCurrentTime(self._fade.duration())

    def _start_fade(self) -> None:
        fade = QVariantAnimation(self)
        fade.setStartValue(0.0)
        fade.setEndValue(1.0)
        fade.setDuration(REDUCED_MS)
        fade.valueChanged.connect(lambda value: self._move(float(value)))
        fade.finished.connect(self._end)
        self._fade = fade
        fade.start(QVariantAnimation.DeletionPolicy.KeepWhenStopped)

    def _move(self, done: float) -> None:
        self._done = done
        self.update()

    def _end(self) -> None:
        if self._fade is not None:
            self._fade.deleteLater()
            self._fade = None
        self._old = self._new = QPixmap()
        self.hide()
