"""The passage from one screen to the next: both sail along as pictures; where less motion is wished, one fades."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import REDUCED_MS, Curve

SAIL_MS = 350


class Passage(QWidget):
    """Lies over the room of the screens while one picture gives way to another; a touch ends it at once.

    The picture of the new screen is taken in a turn of its own: the screen is made and laid out before, and whatever it
    shows first (a cover, a curtain) is on it then. Nothing below is painted while the passage lies over it.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit
        self._old = QPixmap()
        self._new = QPixmap()
        self._next: QWidget | None = None
        self._back = False
        self._done = 0.0
        self._fade: QVariantAnimation | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._set_out)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def picture_of(self, screen: QWidget) -> QPixmap:
        """What is seen of `screen`, which is to be left: nothing of it yet when the passage to it has not begun."""
        return self._old if self._next is screen else screen.grab()

    def pass_on(self, old: QPixmap, new: QWidget, *, back: bool) -> None:
        """Let the screen `new` take the place of the picture `old`; `back` sails the other way."""
        self._end()
        self._old, self._next, self._back, self._done = old, new, back, 0.0
        self.raise_()
        self.show()
        self._soon.start()

    def end(self) -> None:
        """No waiting: bring the new screen at once."""
        self._kit.motion.skip()
        if self._fade is not None:
            self._fade.setCurrentTime(self._fade.duration())
        self._end()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Both pictures, side by side or one over the other; whole pixels, so that no seam is left between them."""
        painter = QPainter(self)
        if self._kit.motion.reduced:
            painter.drawPixmap(0, 0, self._old)
            painter.setOpacity(self._done)
            painter.drawPixmap(0, 0, self._new)
        else:
            way = round(self.width() * self._done) * (1 if self._back else -1)
            painter.drawPixmap(way, 0, self._old)
            painter.drawPixmap(way + self.width() * (-1 if self._back else 1), 0, self._new)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch brings the new screen at once."""
        event.accept()
        self.end()

    def _set_out(self) -> None:
        if self._next is None:
            return
        self._new, self._next = self._next.grab(), None
        if self._kit.motion.reduced:
            self._start_fade()
        else:
            self._kit.motion.run(self, SAIL_MS, self._move, self._end, Curve.InOutCubic)

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
        self._soon.stop()
        if self._fade is not None:
            self._fade.deleteLater()
            self._fade = None
        self._next = None
        self._old = self._new = QPixmap()
        self.hide()
