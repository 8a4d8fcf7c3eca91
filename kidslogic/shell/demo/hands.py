"""Hands that see a window and touch it: mouse, finger and keyboard go through Qt's own input, nothing is called."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from time import monotonic
from typing import Literal, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kidslogic.shell.passage import Passage
from kidslogic.shell.window import Window
from kidslogic.ui.game_view import Gesture
from kidslogic.ui.handle import Handle
from kidslogic.ui.motion import Motion
from kidslogic.ui.rail import Rail
from kidslogic.ui.screen import Screen
from kidslogic.ui.touch import TouchButton

LIMIT_S = 20.0
"""How long anything may take to appear; far more than it takes, for slow machines that do other things as well."""
_LOOK_MS = 8
"""How often the hands look whether it has appeared."""
_AGAIN_MS = 30
"""How soon a touch that was not heard is tried again: what has just appeared takes none."""
PAUSE_MS = 320
"""How long a finger waits before the next touch: longer than what protects against trembling."""
_STEP_PX = 24
"""How far a finger moves from one of its events to the next."""
_SPOTS = ((0.5, 0.5), (0.5, 0.8), (0.5, 0.2), (0.2, 0.5), (0.8, 0.5))
"""Where a button may be touched, as parts of its face; another button may cover its middle."""

Tool = Literal["mouse", "finger"]
_Screen = TypeVar("_Screen", bound=Screen)


class Stopped(Exception):
    """The demo cannot go on; says in one sentence what did not happen."""


class Hands:
    """Taps, drags and types in `window`, and waits for what should follow; `pause_ms` lies between two gestures."""

    def __init__(self, window: Window, motion: Motion) -> None:
        self.window = window
        self.motion = motion
        self.pause_ms = PAUSE_MS
        self._finger = QTest.createTouchDevice()
        self._passages = window.findChildren(Passage)
        rail = window.findChild(Rail)
        assert isinstance(rail, Rail)
        self.rail = rail.buttons

    # ---- seeing ----------------------------------------------------------------------------------

    @property
    def is_calm(self) -> bool:
        """Whether nothing moves on the window."""
        return not self.motion.is_running and not any(passage.isVisible() for passage in self._passages)

    def wait_for(self, happens: Callable[[], bool], otherwise: str, limit_s: float = LIMIT_S) -> None:
        """Let the app live until `happens`; raises `Stopped` with the sentence `otherwise` after `limit_s` seconds."""
        if not self.has_come(happens, limit_s):
            raise Stopped(otherwise)

    def has_come(self, happens: Callable[[], bool], limit_s: float) -> bool:
        """Let the app live until `happens`, at most `limit_s` seconds; whether it has happened."""
        end = monotonic() + limit_s
        while not happens():
            if monotonic() > end:
                return False
            QTest.qWait(_LOOK_MS)
        return True

    def look(self, ms: float) -> None:
        """Look at something that moves for a while."""
        end = monotonic() + ms / 1000
        self.wait_for(lambda: monotonic() >= end, "The clock stands still.")

    def see(self, kind: type[_Screen]) -> _Screen:
        """Wait until a screen of this kind is shown and nothing moves."""
        self.wait_for(
            lambda: isinstance(self.window.screen_shown, kind) and self.is_calm,
            f"The screen {kind.__name__} did not appear.",
        )
        screen = self.window.screen_shown
        assert isinstance(screen, kind)
        return screen

    # ---- touching --------------------------------------------------------------------------------

    def tap(self, button: TouchButton, tool: Tool = "mouse") -> None:
        """Press and release in the middle of a button, again until it is heard."""
        name = button.accessibleName()
        heard: list[bool] = []

        def hear() -> None:
            heard.append(True)

        button.clicked.connect(hear)
        self.wait_for(
            lambda: self._can_be_hit(button), f"The button “{name}” cannot be touched: hidden, off or covered."
        )
        end = monotonic() + LIMIT_S
        while not heard:
            if monotonic() > end:
                raise Stopped(f"The button “{name}” does not hear touches.")
            spot = self._spot(button)
            self._press(spot, tool)
            self._release(spot, tool)
            if not heard:
                QTest.qWait(_AGAIN_MS)

    def tap_at(self, place: QPoint, tool: Tool = "finger") -> None:
        """Touch a place of the window, whatever is there."""
        self._press(place, tool)
        self._release(place, tool)

    def hold(self, button: TouchButton, until: Callable[[], bool], otherwise: str) -> None:
        """Hold a button down until something happens, then let go."""
        spot = self._press_down(button, "finger")
        try:
            self.wait_for(until, otherwise)
        finally:
            self._release(spot, "finger")

    def drag(
        self, handle: Handle, away: QPoint, tool: Tool = "finger", look: Callable[[], object] | None = None
    ) -> None:
        """Drag a handle as far as `away` pixels in small steps and let go; `look` is called before letting go."""
        start = self._press_down(handle, tool)
        self._move(start, start + away, tool)
        if look is not None:
            look()
        self._release(start + away, tool)

    def perform(self, screen: Screen, gestures: Iterable[Gesture], look: Callable[[], object] | None = None) -> None:
        """Do with a finger what gestures say, in the coordinates of `screen`; `look` is called before letting go."""
        for gesture in gestures:
            points = [screen.mapTo(self.window, point) for point in gesture.points]
            self.look(self.pause_ms)
            self._press(points[0], "finger")
            for start, end in pairwise(points):
                self._move(start, end, "finger")
            if gesture.hold_ms:
                self.look(gesture.hold_ms)
            if look is not None:
                look()
            self._release(points[-1], "finger")

    def swipe(self, area: QWidget, away: QPoint) -> None:
        """Drag with the mouse as far as `away`, the middle of the way being the middle of `area`."""
        start = area.mapTo(self.window, area.rect().center()) - away / 2
        self._press(start, "mouse")
        self._move(start, start + away, "mouse")
        self._release(start + away, "mouse")

    def type(self, text: str) -> None:
        """Type letters on the keyboard, wherever its focus is."""
        for letter in text:
            QTest.keyClick(self.window.windowHandle(), ord(letter))  # as a number it is a letter, not a key

    def key(self, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(self.window.windowHandle(), key)

    # ---- inside ----------------------------------------------------------------------------------

    def _free_spot(self, button: TouchButton) -> QPoint | None:
        """The first of some places of a button's face, in the window, where nothing lies over it."""
        face = button.face
        for x, y in _SPOTS:
            spot = QPointF(face.left() + x * face.width(), face.top() + y * face.height()).toPoint()
            place = button.mapTo(self.window, spot)
            if QRect(self.window.rect()).contains(place) and self.window.childAt(place) is button:
                return place
        return None

    def _can_be_hit(self, button: TouchButton) -> bool:
        return button.isVisible() and button.isEnabled() and self._free_spot(button) is not None

    def _spot(self, button: TouchButton) -> QPoint:
        spot = self._free_spot(button)
        if spot is None:
            raise Stopped(f"The button “{button.accessibleName()}” went away under the finger.")
        return spot

    def _press_down(self, button: TouchButton, tool: Tool) -> QPoint:
        """Press until the button goes down (what has just appeared does not yet); returns where it was pressed."""
        name = button.accessibleName()
        self.wait_for(lambda: self._can_be_hit(button), f"“{name}” cannot be touched: hidden, off or covered.")
        end = monotonic() + LIMIT_S
        while True:
            spot = self._spot(button)
            self._press(spot, tool)
            if button.isDown():
                return spot
            self._release(spot, tool)
            if monotonic() > end:
                raise Stopped(f"“{name}” does not go down when it is touched.")
            QTest.qWait(_AGAIN_MS)

    def _press(self, spot: QPoint, tool: Tool) -> None:
        handle = self.window.windowHandle()
        if tool == "mouse":
            QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        else:
            QTest.touchEvent(handle, self._finger).press(0, spot, handle).commit()

    def _move(self, start: QPoint, end: QPoint, tool: Tool) -> None:
        """From `start` in small steps to `end`."""
        handle = self.window.windowHandle()
        way = end - start
        steps = max(abs(way.x()), abs(way.y())) // _STEP_PX + 1
        for spot in (start + way * step / steps for step in range(1, steps + 1)):
            if tool == "mouse":
                QTest.mouseMove(handle, spot)
            else:
                QTest.touchEvent(handle, self._finger).move(0, spot, handle).commit()
            QTest.qWait(_LOOK_MS)

    def _release(self, spot: QPoint, tool: Tool) -> None:
        handle = self.window.windowHandle()
        if tool == "mouse":
            QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        else:
            QTest.touchEvent(handle, self._finger).release(0, spot, handle).commit()
