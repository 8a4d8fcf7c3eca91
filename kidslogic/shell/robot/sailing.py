"""One app under the robot's hands: the ways home and out again, and what must be true whenever it is home."""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import suppress
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.hands import Stopped
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.island_button import IslandButton
from kidslogic.shell.lesson_pages import LessonOffer
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.parts import Parts
from kidslogic.shell.robot.heartbeat import Heartbeat
from kidslogic.shell.robot.leaks import Census, ghosts, sweep
from kidslogic.shell.robot.tricks import Tricks
from kidslogic.shell.seafarers import BoatButton, LifebuoyButton
from kidslogic.shell.window import Window
from kidslogic.ui.buttons import ArrowButton, Tile
from kidslogic.ui.screen import Screen
from kidslogic.ui.touch import TouchButton

MANY_CHILDREN = 4
"""More are made only by chance."""
_STEPS_HOME = 14
_BREATH_MS = 350
"""Longer than what protects against trembling."""
_HOLD_MS = 2_500
_ASIDE_S = 5.0
"""How long work aside (`ui.aside`) may go on after nobody wants its result; meanwhile it may hold who asked for it."""


class Sailing:
    """Knows the ways through one app, from its start to its end."""

    def __init__(
        self, window: Window, parts: Parts, tricks: Tricks, heartbeat: Heartbeat, census: Census, dice: Random
    ) -> None:
        self.window = window
        self.parts = parts
        self.tricks = tricks
        self._fingers = tricks.fingers
        self.diary = tricks.diary
        self._heartbeat = heartbeat
        self._census = census
        self._dice = dice

    @property
    def screen(self) -> Screen:
        """What is shown now."""
        screen = self.window.screen_shown
        assert screen is not None
        return screen

    # ---- home ------------------------------------------------------------------------------------

    def go_home(self) -> bool:
        """To the harbour by buttons and keys that a child has; whether that was possible in some steps."""
        began = self._name()
        for step in range(_STEPS_HOME):
            if isinstance(self.screen, Harbour):
                return True
            self.close_dialogs()
            home = self._fingers.rail["home"]
            if step % 4 != 3 and home.isVisible() and home.isEnabled():
                self.diary.note(self._name(), "home")
                self._fingers.quick_tap(home)
            else:
                self.diary.note(self._name(), "escape")
                self._fingers.key(Qt.Key.Key_Escape)
            self._breathe()
        if isinstance(self.screen, Harbour):
            return True
        self.diary.find("dead end", f"There is no way home from {self._name()}", began)
        return False

    def look_for_leaks(self) -> None:
        """At the harbour: nothing of the voyage may be left once what still ran aside has come to its end."""
        self._fingers.has_come(gc.isenabled, _ASIDE_S)
        with self._heartbeat.resting():
            sweep()
            for left in self._census.screens_left(self.screen):
                self.diary.find("leak", left)
            more = self._census.more_than_before(len(self.parts.store.learners()))
            if more:
                told = ", ".join(f"{count} {name}" for name, count in sorted(more.items()))
                self.diary.find("leak", f"More widgets than at home before: {told}", alike=",".join(sorted(more)))
            for name, count in ghosts().items():
                self.diary.find("leak", f"{count} {name} live on in Python alone", alike=f"ghost {name}")

    def close_dialogs(self) -> None:
        """Thinks better of every question of the system."""
        for _ in range(5):
            dialog = QApplication.activeModalWidget() or _dialog_over(self.window)
            if dialog is None:
                return
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            QTest.qWait(30)

    # ---- out -------------------------------------------------------------------------------------

    def come_aboard(self) -> bool:
        """As any child, a new one as long as there are few; whether the chart is shown."""
        harbour = self.screen
        boats = harbour.findChildren(BoatButton)
        if not boats or (len(boats) < MANY_CHILDREN and self._dice.random() < 0.3):
            self._new_child(harbour)
            self._fingers.settle()
            boats = self.screen.findChildren(BoatButton)
        boats = [boat for boat in boats if boat.isVisible()]
        if not boats:
            return False
        return self._touch_until(lambda: self._dice.choice(boats), Chart)

    def to_island(self, game_id: str) -> None:
        """From the chart to a game."""
        title = self.parts.view_of(game_id).title()
        islands = [
            island for island in self.screen.findChildren(IslandButton) if island.accessibleName().startswith(title)
        ]
        if islands:
            self.tricks.touch(self.screen, islands[0])
            self._breathe()
        for _ in range(2):
            if isinstance(self.screen, LessonOffer) and self._dice.random() < 0.8:
                self.tricks.touch(self.screen, self.screen.know_button)
                self._breathe()

    def to_lessons(self) -> None:
        """From the chart to the list of all lessons."""
        if isinstance(self.screen, Chart) and self.screen.book.isVisible():
            self.tricks.touch(self.screen, self.screen.book)
            self._breathe()

    def to_parents(self) -> None:
        """Through the gate, from anywhere."""
        gate = self._fingers.rail["gate"]
        if gate.isVisible():
            self.diary.note(self._name(), "hold the gate")
            with suppress(Stopped):
                self._fingers.hold(gate, lambda: isinstance(self.screen, Gate), "")
        for _ in range(3):
            if isinstance(self.screen, Gate):
                self._fingers.settle()
                self.tricks.pass_gate(self.screen)
                self._breathe()
        if isinstance(self.screen, Gate):
            self.diary.note(self._name(), "the gate stays shut")

    def wander(self, acts: int, goes_on: Callable[[], bool], after: Callable[[], None]) -> None:
        """Do this and that, `after` each of which is looked what came of it; home ends it."""
        for _ in range(acts):
            if not goes_on():
                return
            self._census.met(self.screen)
            self.tricks.do_something(self.screen)
            QTest.qWait(self._dice.choice((0, 20, 60, 250)))
            if self._dice.random() < 0.6:
                self._fingers.settle()
            after()

    # ---- inside ----------------------------------------------------------------------------------

    def _name(self) -> str:
        return type(self.screen).__name__

    def _breathe(self) -> None:
        QTest.qWait(_BREATH_MS)
        self._fingers.settle()
        self._census.met(self.screen)

    def _new_child(self, harbour: Screen) -> None:
        """Lifebuoy, face, name; ends where it does not go on."""
        lifebuoy = harbour.findChildren(LifebuoyButton)
        if not lifebuoy or not self._touch_until(lambda: lifebuoy[0], FaceScreen):
            return
        faces = self.screen.findChildren(Tile)
        if not self._touch_until(lambda: self._dice.choice(faces), NameScreen):
            return
        arrow = self.screen.findChildren(ArrowButton)[0]
        self._touch_until(lambda: arrow, Harbour)

    def _touch_until(self, which: Callable[[], TouchButton], kind: type[Screen]) -> bool:
        """Touch until a screen of this kind has come; four times at most, as what has just appeared takes none."""
        for _ in range(4):
            button = which()
            if not isinstance(self.screen, kind):
                self.tricks.touch(self.screen, button)
                self._breathe()
            if isinstance(self.screen, kind):
                return True
        return False


def _dialog_over(window: Window) -> QWidget | None:
    return next((other for other in QApplication.topLevelWidgets() if other is not window and other.isVisible()), None)
