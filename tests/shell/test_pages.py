"""Pages for grown-ups follow the finger, and a finger that pushes presses nothing."""

from __future__ import annotations

import gc
from enum import EnumType

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.shell.pages import ScrollRoom
from kidslogic.shell.parents import ParentsCorner
from kidslogic.ui.touch import TouchButton
from tests.shell.sailing import named

PUSHES = 8
STEP = QPoint(0, 12)


@pytest.fixture
def corner(parts, children, window, qtbot) -> ParentsCorner:
    corner = ParentsCorner(parts, children[0])
    window.sail_to(corner)
    window.show()
    qtbot.waitExposed(window)
    parts.kit.motion.skip()
    QApplication.processEvents()
    return corner


class Finger:
    """A finger on the middle of a widget."""

    def __init__(self, widget: QWidget) -> None:
        self._device = QTest.createTouchDevice()
        window = widget.window()
        self._at, self._handle = widget.mapTo(window, widget.rect().center()), window.windowHandle()
        self._touch().press(1, self._at).commit()

    def push(self, times: int = PUSHES) -> None:
        """Up, in small steps."""
        for _ in range(times):
            self._at -= STEP
            self._touch().move(1, self._at).commit()

    def lift(self) -> None:
        """Off the screen."""
        self._touch().release(1, self._at).commit()

    def _touch(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self._handle, self._device)


def room_of(button: TouchButton) -> ScrollRoom:
    room = button.parentWidget()
    while not isinstance(room, ScrollRoom):
        room = room.parentWidget()
    return room


def test_a_finger_that_pushes_presses_nothing(corner, children, qtbot):
    child = named(corner, children[3].nickname)
    page, bar = corner.page, room_of(child).verticalScrollBar()
    finger = Finger(child)
    finger.push()
    qtbot.waitUntil(lambda: bar.value() == PUSHES * STEP.y())
    finger.push(1)  # the child's card has come along, so the finger is still on it
    qtbot.waitUntil(lambda: bar.value() == (PUSHES + 1) * STEP.y())
    finger.lift()
    assert corner.page is page


def test_a_finger_that_only_taps_presses(corner, children):
    page = corner.page
    Finger(named(corner, children[3].nickname)).lift()
    assert corner.page is not page


def test_the_room_follows_in_another_window_too(corner, children, qtbot):
    other = QWidget()
    qtbot.addWidget(other)
    other.resize(800, 600)
    child = named(corner, children[3].nickname)
    room = room_of(child)
    room.setParent(other)
    other.show()
    room.show()
    qtbot.waitExposed(other)
    finger = Finger(child)
    finger.push()
    qtbot.waitUntil(lambda: room.verticalScrollBar().value() > 0)
    finger.lift()


def test_showing_a_room_again_leaves_no_class_behind(corner):
    room = corner.findChildren(ScrollRoom)[0]
    before = kinds()
    for _ in range(3):
        room.hide()
        room.show()
    assert kinds() == before


def kinds() -> int:
    """How many enum classes there are."""
    return sum(isinstance(found, EnumType) for found in gc.get_objects())
