"""What a hand does on a screen, in its coordinates: a tap on a button, a drag from one to another."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from kidslogic.ui.game_view import Gesture
from kidslogic.ui.touch import TouchButton


def tap(screen: QWidget, button: TouchButton) -> Gesture:
    """A short touch."""
    return Gesture((middle(screen, button),))


def drag(screen: QWidget, start: TouchButton, end: TouchButton) -> Gesture:
    """From one place to another."""
    return Gesture((middle(screen, start), middle(screen, end)))


def middle(screen: QWidget, button: TouchButton) -> QPoint:
    """Where a hand meets a button."""
    return button.mapTo(screen, button.face.center().toPoint())
