"""Rooms that a finger pushes: they follow it, and what lies under it is not pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QScroller, QWidget

_FAR_AWAY: Final = QPointF(-(2**16), -(2**16))


class Pushing(QObject):
    """Lets a finger push what is shown in a viewport."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        QScroller.scroller(viewport).stateChanged.connect(self._turned)

    def follow(self) -> None:
        """Begin; again each time the viewport has come into another window, for Qt forgets it then."""
        _spare_classes()
        QScroller.grabGesture(self._viewport, QScroller.ScrollerGestureType.TouchGesture)

    def _turned(self, state: QScroller.State) -> None:
        """Let go of the button under a finger that pushes: it comes along, and would be pressed at the end."""
        if state != QScroller.State.Dragging:
            return
        for button in self._viewport.findChildren(QAbstractButton):
            if button.isDown():
                QApplication.sendEvent(button, _released_far_away())


def _released_far_away() -> QMouseEvent:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    return QMouseEvent(QEvent.Type.MouseButtonRelease, _FAR_AWAY, _FAR_AWAY, left, none, Qt.KeyboardModifier.NoModifier)


def _spare_classes() -> None:
    """Read every number of a gesture that PySide6 does not know as the one for gestures of one's own.

    Each viewport that follows a finger gets a new number from Qt, and of each unknown one PySide6 6.11 and 6.12 make an
    enum class that is kept for good, with 2.6 to 4 KB.
    """
    Qt.GestureType._missing_ = classmethod(_one_of_our_own)  # type: ignore[assignment]  # the hook of Python's enum


def _one_of_our_own(kinds: type[Qt.GestureType], _number: object) -> Qt.GestureType:
    return kinds.CustomGesture
