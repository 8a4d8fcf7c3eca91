"""The robot's fingers: all that the demo's hands can do, and what no well-behaved hand would."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.shell.demo.hands import Hands, Stopped, Tool
from kidslogic.shell.window import Window
from kidslogic.ui.game_view import Gesture
from kidslogic.ui.motion import Motion
from kidslogic.ui.screen import Screen
from kidslogic.ui.touch import TouchButton

_SHORT_MS = (0, 120)
"""How long a quick finger stays down, from and to."""
_BEYOND_PX = 60
"""How far beyond the window's edge a drag may go."""
_LAST_KEY = 0x7F
"""Qt's test tools press the keys of ASCII."""
_CALM_S = 3.0
"""How long the robot waits at most until nothing moves."""
_KEYS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up,
    Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_A, Qt.Key.Key_Y, Qt.Key.Key_7, Qt.Key.Key_F11,
)  # fmt: skip


class Fingers(Hands):
    """Touches a window as `dice` fall. Nothing here waits until it is heard."""

    def __init__(self, window: Window, motion: Motion, dice: Random) -> None:
        super().__init__(window, motion)
        self._dice = dice

    # ---- seeing ----------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let the app come to rest, if it does within some seconds."""
        with suppress(Stopped):
            self.wait_for(lambda: self.is_calm, "", _CALM_S)

    def buttons(self, parent: QWidget) -> list[TouchButton]:
        """The buttons that a finger could touch now."""
        return [button for button in parent.findChildren(TouchButton) if self._can_be_hit(button)]

    def anywhere(self) -> QPoint:
        """A place inside the window."""
        return QPoint(self._dice.randrange(self.window.width()), self._dice.randrange(self.window.height()))

    def beyond(self) -> QPoint:
        """A place near the window, mostly outside."""
        room = QRect(self.window.rect()).adjusted(-_BEYOND_PX, -_BEYOND_PX, _BEYOND_PX, _BEYOND_PX)
        spot = self.anywhere()
        if self._dice.random() < 0.5:
            return QPoint(self._dice.choice((room.left(), room.right())), spot.y())
        return QPoint(spot.x(), self._dice.choice((room.top(), room.bottom())))

    # ---- touching --------------------------------------------------------------------------------

    def quick_tap(self, button: TouchButton) -> None:
        """One touch, heard or not."""
        spot, tool = self._free_spot(button), self._tool()
        if spot is None:
            return
        self._press(spot, tool)
        QTest.qWait(self._dice.randint(*_SHORT_MS))
        self._release(spot, tool)

    def double_tap(self, spot: QPoint) -> None:
        """Two touches at once."""
        tool = self._tool()
        for _ in range(2):
            self._press(spot, tool)
            self._release(spot, tool)
        if tool == "mouse":
            handle = self.window.windowHandle()
            QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)

    def press_long(self, spot: QPoint, ms: int) -> None:
        """A finger that stays."""
        tool = self._tool()
        self._press(spot, tool)
        QTest.qWait(ms)
        self._release(spot, tool)

    def pull(self, way: Sequence[QPoint]) -> None:
        """A drag through some places."""
        tool = self._tool()
        self._press(way[0], tool)
        for start, end in pairwise(way):
            self._move(start, end, tool)
        self._release(way[-1], tool)

    def two_fingers(self, first: QPoint, second: QPoint) -> None:
        """Two fingers at once; either may leave first."""
        handle, device = self.window.windowHandle(), self._finger
        QTest.touchEvent(handle, device).press(0, first, handle).commit()
        QTest.touchEvent(handle, device).stationary(0).press(1, second, handle).commit()
        first, second = first + QPoint(25, 10), second - QPoint(25, 10)
        QTest.touchEvent(handle, device).move(0, first, handle).move(1, second, handle).commit()
        QTest.qWait(self._dice.randint(*_SHORT_MS))
        if self._dice.random() < 0.5:
            QTest.touchEvent(handle, device).release(0, first, handle).stationary(1).commit()
            QTest.touchEvent(handle, device).release(1, second, handle).commit()
        else:
            QTest.touchEvent(handle, device).stationary(0).release(1, second, handle).commit()
            QTest.touchEvent(handle, device).release(0, first, handle).commit()

    def mash(self, count: int) -> str:
        """Many keys one after the other; returns which."""
        keys = self._dice.choices(_KEYS, k=count)
        for key in keys:
            self.key(key)
            QTest.qWait(self._dice.choice((0, 0, 20)))
        return " ".join(Qt.Key(key).name.removeprefix("Key_") for key in keys)

    def play(self, screen: Screen, gestures: Sequence[Gesture]) -> None:
        """Play gestures, perhaps letting go too late; ends early when the screen goes away."""
        for gesture in gestures:
            if self.window.screen_shown is not screen:
                return
            self.perform(screen, (gesture,))

    def type(self, text: str) -> None:
        """Letters by key; what has no key comes as from the keyboard on a tablet's screen."""
        for letter in text:
            field = QApplication.focusWidget()
            if ord(letter) <= _LAST_KEY:
                super().type(letter)
            elif field is not None:
                event = QInputMethodEvent()
                event.setCommitString(letter)
                QApplication.sendEvent(field, event)

    # ---- leaving for a while ---------------------------------------------------------------------

    def suspend(self) -> str:
        """The window goes away for a moment, perhaps with a finger on it; returns how."""
        spot, held = self.anywhere(), self._dice.random() < 0.4
        how = self._dice.choice(("hidden", "minimised", "covered"))
        if held:
            self._press(spot, "finger")
        if how == "hidden":
            self.window.hide()
            QTest.qWait(60)
            self.window.show()
        elif how == "minimised":
            self.window.showMinimized()
            QTest.qWait(60)
            self.window.showNormal()
        else:
            other = QWidget()
            other.resize(200, 200)
            other.show()
            other.activateWindow()
            QTest.qWait(60)
            other.close()
            other.deleteLater()
        QTest.qWait(30)
        self.window.activateWindow()
        if held:
            self._release(spot, "finger")
        return f"{how}{', a finger down' if held else ''}"

    def _tool(self) -> Tool:
        return "mouse" if self._dice.random() < 0.4 else "finger"
