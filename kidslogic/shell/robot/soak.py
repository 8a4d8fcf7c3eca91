"""The robot's hours: episode after episode, from home and home again, now and then in an app that starts anew."""

from __future__ import annotations

import faulthandler
import gc
import json
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic.shell.demo.album import Complaints
from kidslogic.shell.demo.hands import Stopped
from kidslogic.shell.heap import return_free_pages
from kidslogic.shell.parts import Parts
from kidslogic.shell.robot.changes import Change, Changes, Work
from kidslogic.shell.robot.findings import Diary, Report
from kidslogic.shell.robot.fingers import Fingers
from kidslogic.shell.robot.heartbeat import Gap, Heartbeat, load
from kidslogic.shell.robot.leaks import Census, ghosts, sweep
from kidslogic.shell.robot.memory import Growth, Sample, every_ten_minutes, growth, in_minutes, own_mb, pss_mb
from kidslogic.shell.robot.sailing import Sailing
from kidslogic.shell.robot.tricks import SIZES, Tricks, sizes_for
from kidslogic.shell.window import Window

ROOM = (max(width for width, _ in SIZES), max(height for _, height in SIZES))
"""What the screen must have room for."""
SPANS = (8, 20, 20, 45, 120)
"""How many acts an episode may have."""
RESTART_CHANCE = 0.12
QUIT_CHANCE = 0.08
"""How often the app is left for good in the middle of a game."""
SAMPLE_S = 5.0
"""How often memory is looked at."""
_RESIZED_MS = 100
"""By then a window of another size has been painted."""
_STUCK_MS = 2_000
"""A question of the system that is still there after so long is closed."""
_OWN = ("Mouse event at",)
"""How Qt's test tools remark that the robot has left the window."""


@dataclass(frozen=True)
class Course:
    """How a robot is to sail; the same `seed` does the same as far as the clock allows."""

    seed: int
    minutes: float
    language: str
    size: tuple[int, int]
    out: Path | None = None
    """Where the report and the acts are written; None for nowhere."""


class Soak:
    """Sails an app that `start` opens over the same data each time."""

    def __init__(self, start: Callable[[], tuple[Window, Parts]], complaints: Complaints, course: Course) -> None:
        self._start = start
        self._complaints = complaints
        self._course = course
        self._dice = Random(course.seed)
        if course.out is not None:
            course.out.mkdir(parents=True, exist_ok=True)
        self._diary = Diary(course.out / "acts.txt" if course.out is not None else None)
        self._heartbeat = Heartbeat()
        self._census = Census()
        self._moves: Counter[str] = Counter()
        self._touched: Counter[tuple[str, str]] = Counter()
        self._samples: list[Sample] = []
        self._at_home: list[Sample] = []
        self._at_home_bare: list[Sample] = []
        self._work: dict[Change, Work] = {}
        self._began = monotonic()
        self._sampled = -SAMPLE_S
        self._load = 0.0
        self._opened = 0
        self._heard = 0

    def run(self) -> Report:
        """Sail until the time is over, and tell."""
        faulthandler.enable()
        elsewhere, rescue = _Elsewhere(), _Rescue(self._diary)
        QDesktopServices.setUrlHandler("file", elsewhere, "open")  # type: ignore[arg-type]  # a str is what it takes; the stubs say bytes
        goals: Iterator[str] | None = None
        try:
            while self._goes_on():
                sailing = self._open()
                goals = goals or self._goals(tuple(sailing.parts.games))
                while self._episode(sailing, next(goals)) and self._goes_on():
                    if self._dice.random() < RESTART_CHANCE:
                        break
                self._quit(sailing)
                del sailing  # else the robot itself would keep what should be gone
                self._let_go()
        finally:
            QDesktopServices.unsetUrlHandler("file")
            rescue.stop()
            grown = growth(self._at_home_bare)
            if grown is not None and grown.is_too_much:
                self._diary.find("memory", f"The app grows by {grown}", "everywhere")
            self._diary.close()
        return self._report(grown)

    # ---- one app ---------------------------------------------------------------------------------

    def _open(self) -> Sailing:
        self._opened += 1
        self._diary.note("nothing", "start")
        with self._heartbeat.resting():  # how long the start takes is measured by the bench
            window, parts = self._start()
            sizes = [self._course.size] if self._opened == 1 else sizes_for(window.screen().size())
            window.resize(*self._dice.choice(sizes))
            window.show()
            QTest.qWaitForWindowExposed(window)
        Changes(window, self._work)
        fingers = Fingers(window, parts.kit.motion, self._dice)
        tricks = Tricks(fingers, parts, self._diary, self._dice, self._moves, self._touched)
        sailing = Sailing(window, parts, tricks, self._heartbeat, self._census, self._dice)
        fingers.settle()
        self._census.met(sailing.screen)
        self._tidy_home(sailing)
        self._look()
        return sailing

    def _quit(self, sailing: Sailing) -> None:
        """Leave the app for good, from wherever it is."""
        self._diary.note(type(sailing.screen).__name__, "quit")
        sailing.close_dialogs()
        sailing.window.close()
        sailing.parts.close()
        sailing.window.deleteLater()

    def _let_go(self) -> None:
        """After the end of an app nothing of it may be left."""
        with self._heartbeat.resting():
            gc.unfreeze()  # what stays as long as the app does stays no longer
            sweep()
            left = Counter(type(widget).__name__ for widget in QApplication.allWidgets())
            if left:
                told = ", ".join(f"{number} {name}" for name, number in sorted(left.items()))
                self._diary.find("leak", f"After the end of the app there are {told}", alike="end")
            for name, count in ghosts().items():
                self._diary.find("leak", f"After the end {count} {name} live on in Python alone", alike=f"ghost {name}")
            self._census.forget()
        self._look()

    # ---- episodes --------------------------------------------------------------------------------

    def _goals(self, games: tuple[str, ...]) -> Iterator[str]:
        """Where the episodes lead, in a new order each time: the games twice as often."""
        while True:
            round_trip = [*games, *games, "lessons", "parents", "parents", "harbour"]
            self._dice.shuffle(round_trip)
            yield from round_trip

    def _episode(self, sailing: Sailing, goal: str) -> bool:
        """Out to a goal, some acts there, and home; whether the app can go on."""
        try:
            self._sail_to(sailing, goal)
            sailing.wander(self._dice.choice(SPANS), self._goes_on, self._look)
            sailing.close_dialogs()
            if self._dice.random() < QUIT_CHANCE:
                return False  # in the middle of whatever it was
            is_home = sailing.go_home()
            if is_home:
                self._tidy_home(sailing)
        except Stopped:
            is_home = sailing.go_home()
        except Exception as fault:  # whatever the app raises in the robot's hands is a finding
            self._diary.find("exception", _told(fault), alike=f"{type(fault).__name__}: {fault}")
            is_home = False
        self._look()
        return is_home

    def _sail_to(self, sailing: Sailing, goal: str) -> None:
        if goal == "harbour":
            return
        if goal == "parents" and self._dice.random() < 0.5:
            sailing.to_parents()
        elif sailing.come_aboard():
            if goal == "lessons":
                sailing.to_lessons()
            elif goal == "parents":
                sailing.to_parents()
            else:
                sailing.to_island(goal)
        self._look()

    # ---- looking ---------------------------------------------------------------------------------

    def _goes_on(self) -> bool:
        return monotonic() - self._began < self._course.minutes * 60

    def _look(self) -> None:
        """What has gone wrong since the last look."""
        lines = self._complaints.lines[self._heard :]
        self._heard += len(lines)
        for line in lines:
            if not line.removeprefix("Qt complained: ").startswith(_OWN):
                self._diary.find("warning" if line.startswith("Qt complained") else "exception", line)
        for gap in self._heartbeat.take():
            self._diary.find("frozen", _stood_still(gap), alike=self._diary.trick)
        now = monotonic()
        if now - self._sampled >= SAMPLE_S:
            self._sampled = now
            with self._heartbeat.resting():
                mb = pss_mb()
            self._load = max(self._load, load())
            if mb is not None:
                self._samples.append((now - self._began, mb))

    def _tidy_home(self, sailing: Sailing) -> None:
        """At the harbour nothing of the voyage may be left; what the app takes there shows whether it grows.

        Drawings are kept up to a limit, and how many there are just now would hide slow growth, as would the size of
        the window, which takes up to 6 MB: every other time the app is looked at without the ones and at one size.
        """
        sailing.look_for_leaks()
        bare = len(self._at_home) > len(self._at_home_bare)
        with self._heartbeat.resting():
            if bare:
                sailing.window.showNormal()
                sailing.window.resize(*self._course.size)
                QTest.qWait(_RESIZED_MS)
                sailing.parts.kit.pictures.clear()
                QPixmapCache.clear()
            return_free_pages()  # as the app does when it has been at home for a moment
            mb = own_mb()
        if mb is not None:
            (self._at_home_bare if bare else self._at_home).append((monotonic() - self._began, mb))

    def _report(self, grown: Growth | None) -> Report:
        course = self._course
        report = Report(
            seed=course.seed,
            language=course.language,
            size=course.size,
            seconds=monotonic() - self._began,
            acts=self._diary.acts,
            restarts=self._opened - 1,
            moves=dict(self._moves),
            screens=dict(self._diary.screens),
            tricks=dict(self._diary.tricks),
            longest_gap_ms=1000 * self._heartbeat.longest,
            load=self._load if isfinite(self._load) else None,
            memory_mb=every_ten_minutes(self._samples),
            home_mb=in_minutes(self._at_home),
            bare_mb=in_minutes(self._at_home_bare),
            growth=grown,
            growth_with_drawings=growth(self._at_home),
            changes=self._work,
            findings=tuple(self._diary.findings.values()),
        )
        if course.out is not None:
            (course.out / "soak.json").write_text(json.dumps(report.as_data(), indent=1), encoding="utf-8")
            (course.out / "soak.txt").write_text(report.as_text() + "\n", encoding="utf-8")
        return report


class _Elsewhere(QObject):
    """Takes the files that the app would open in other programs."""

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        """Nothing is opened."""


class _Rescue:
    """Closes a question of the system that holds up the robot itself."""

    def __init__(self, diary: Diary) -> None:
        self._diary = diary
        self._acts = -1
        self._timer = QTimer(interval=_STUCK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def stop(self) -> None:
        """The robot has come back."""
        self._timer.stop()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None and self._diary.acts == self._acts:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        self._acts = self._diary.acts


def _stood_still(gap: Gap) -> str:
    return (
        f"The window stood still for {gap.seconds * 1000:.0f} ms: it worked for {gap.working * 1000:.0f} ms "
        f"and was blocked for {gap.blocked * 1000:.0f} ms"
    )


def _told(fault: Exception) -> str:
    """An exception and the last places it came through."""
    places = [f"{Path(place.filename).name}:{place.lineno}" for place in traceback.extract_tb(fault.__traceback__)[-4:]]
    return f"{type(fault).__name__}: {fault} ({', '.join(places)})"
