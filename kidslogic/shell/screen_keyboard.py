"""The keyboard that a tablet lays over the window: what is being written must not lie under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

ROOM_BELOW: Final = 44
"""Units that stay free between what is being written and the keyboard: the button beside a name is higher than it."""


class ScreenKeyboard(QObject):
    """The system's keyboard on the screen; on a computer with real keys it never shows."""

    changed = Signal()
    """It came, went, has another size, or another field is being written."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        method = QGuiApplication.inputMethod()
        method.keyboardRectangleChanged.connect(self.changed)
        method.visibleChanged.connect(self.changed)
        QApplication.instance().focusChanged.connect(self.changed)  # type: ignore[union-attr]  # there is one

    def area(self) -> QRectF:
        """What it covers of the window, in the window's pixels; empty when it is not there."""
        method = QGuiApplication.inputMethod()
        return method.keyboardRectangle() if method.isVisible() else QRectF()


def lift(screen: QWidget, keyboard: QRectF, u: float) -> int:
    """By how many pixels `screen` has to go up so that the field on it that is being written shows above `keyboard`.

    `screen` is a child of the window to which `keyboard` belongs, `u` the window's pixels for each unit.
    """
    field = QApplication.focusWidget()
    if keyboard.isEmpty() or field is None or not screen.isAncestorOf(field):
        return 0
    if not field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
        return 0
    top = field.mapTo(screen, QPoint(0, 0)).y()
    covered = top + field.height() + round(ROOM_BELOW * u) - round(keyboard.top())
    return max(0, min(covered, top))
