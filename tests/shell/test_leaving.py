"""Full screen, kiosk and tablet: who gets out and how, and what the back key and the keyboard on the screen do."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import QLineEdit

from kidslogic.app import make_window
from kidslogic.shell.chart import Chart
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.leaving import Leaving, is_tablet
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.screen_keyboard import ScreenKeyboard
from kidslogic.shell.voyage import Voyage
from kidslogic.shell.window import Window
from kidslogic.ui.buttons import HOLD_MS
from tests.shell.sailing import named

KIND = QInputDevice.DeviceType


@pytest.fixture
def kiosk(parts, qtbot):
    window = make_window(parts, kiosk=True)
    qtbot.addWidget(window, before_close_func=lambda window: setattr(window, "kiosk", False))
    window.showFullScreen()
    yield window
    window.leave()


def hold(qtbot, window: Window, name: str) -> None:
    button = named(window, name)
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.wait(HOLD_MS + 100)
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)


def test_a_window_has_no_door_of_its_own(voyage, window):
    assert not window._rail.buttons["leave"].isVisible()


def test_on_a_full_screen_the_door_is_in_the_harbour_only(parts, children, voyage, window, tap, qtbot):
    window.showFullScreen()
    assert window._rail.buttons["leave"].isVisible()
    tap(named(window, children[0].nickname))
    assert isinstance(voyage.screen, Chart)
    assert not window._rail.buttons["leave"].isVisible()
    window.showNormal()
    window.home.emit()
    assert not window._rail.buttons["leave"].isVisible()


def test_holding_the_door_leaves_a_touch_does_not(parts, voyage, window, tap, qtbot):
    Leaving(window, parts)
    window.showFullScreen()
    tap(named(window, "Leave: hold"))
    assert window.isVisible()
    hold(qtbot, window, "Leave: hold")
    qtbot.waitUntil(lambda: not window.isVisible())


def test_a_kiosk_is_left_only_through_the_gate(kiosk, tap, qtbot):
    kiosk.close()
    qtbot.keyClick(kiosk, Qt.Key.Key_F11)
    qtbot.keyClick(kiosk, Qt.Key.Key_Escape)
    assert kiosk.isVisible()
    assert kiosk.isFullScreen()
    hold(qtbot, kiosk, "Leave: hold")
    gate = kiosk.screen_shown
    assert isinstance(gate, Gate)
    kiosk.home.emit()
    assert isinstance(kiosk.screen_shown, Harbour)
    hold(qtbot, kiosk, "Leave: hold")
    gate = kiosk.screen_shown
    assert isinstance(gate, Gate)
    for digit in gate.wanted:
        gate.type(digit)
    qtbot.waitUntil(lambda: not kiosk.isVisible())


def test_a_kiosk_goes_when_the_system_asks(kiosk):
    kiosk.leave()  # what SIGTERM calls
    assert not kiosk.isVisible()


@pytest.mark.parametrize(
    ("devices", "platform", "tablet"),
    [
        ([("panel", KIND.TouchScreen)], "linux", True),
        ([("panel", KIND.TouchScreen), ("Virtual core pointer", KIND.Mouse)], "linux", True),
        ([("panel", KIND.TouchScreen), ("keys", KIND.Keyboard)], "linux", False),
        ([("panel", KIND.TouchScreen), ("mouse", KIND.Mouse)], "win32", False),
        ([("mouse", KIND.Mouse)], "linux", False),
        ([], "android", True),
    ],
)
def test_a_tablet_is_known_by_what_it_has(devices, platform, tablet):
    @dataclass
    class Device:
        called: str
        kind: QInputDevice.DeviceType

        def name(self) -> str:
            return self.called

        def type(self) -> QInputDevice.DeviceType:
            return self.kind

    assert is_tablet([Device(*device) for device in devices], platform) is tablet


def test_the_back_key_goes_back_one_screen_and_stays_in_the_harbour(children, voyage, window, tap, qtbot):
    tap(named(window, "I am new here"))
    assert isinstance(voyage.screen, FaceScreen)
    tap(voyage.screen._tiles[0])
    assert isinstance(voyage.screen, NameScreen)
    qtbot.waitUntil(voyage.screen._field.hasFocus)
    qtbot.keyClick(voyage.screen._field, Qt.Key.Key_Back)
    assert isinstance(voyage.screen, FaceScreen)
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_Back)
    assert isinstance(voyage.screen, Harbour)
    assert window.isVisible()


class LaidOver(ScreenKeyboard):
    """A keyboard of the system that covers the lower part of the window when told to."""

    covered = QRectF()

    def area(self) -> QRectF:
        return self.covered


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (600, 1024)])
def test_what_is_written_shows_above_the_keyboard(size, parts, qtbot):
    keyboard = LaidOver()
    window = Window(parts.kit, keyboard=keyboard)
    qtbot.addWidget(window)
    window.resize(*size)
    voyage = Voyage(window, parts)
    voyage.start()
    window.show()
    name = NameScreen(parts, "avatar_fox")
    window.visit.emit(name)
    (field,) = name.findChildren(QLineEdit)
    window.activateWindow()
    qtbot.waitUntil(field.hasFocus)
    before = name.y()
    w, h = size
    keyboard.covered = QRectF(0, h * 0.55, w, h * 0.45)
    keyboard.changed.emit()
    for widget in (field, name._go):
        bottom = widget.mapTo(window, widget.rect().bottomLeft()).y()
        assert bottom <= h * 0.55
        assert bottom - widget.height() >= -1
    window.resize(w, h + 10)
    assert field.mapTo(window, field.rect().bottomLeft()).y() <= h * 0.55
    keyboard.covered = QRectF()
    keyboard.changed.emit()
    assert name.y() == before
