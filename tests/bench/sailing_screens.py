"""The app, sailed twice through all its screens; writes how much the window worked from each to the next."""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtTest import QTest

from kidslogic import app
from kidslogic.learners.home import Home
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.album import Album
from kidslogic.shell.demo.guide import Guide
from kidslogic.shell.demo.hands import Hands
from kidslogic.shell.demo.offscreen import widen
from kidslogic.shell.go_on import GoOnScreen, PicturePill
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.lesson import LessonScreen
from kidslogic.shell.lesson_pages import LessonList, LessonOffer, LessonPill
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.pack_choice import PackChoice
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.robot.changes import Change, Changes, Work
from kidslogic.shell.seafarers import BoatButton, LifebuoyButton
from kidslogic.ui.buttons import ArrowButton, Tile
from kidslogic.ui.crew import CrewSetup
from kidslogic.ui.game_view import GameView
from kidslogic.ui.screen import Screen
from kidslogic.ui.touch import TouchButton

ROUNDS = 2
"""The first round shows what is drawn first, the second what is drawn again."""
REST_MS = 2_500
"""What the app fetches while nobody touches it is fetched then."""
_PAGES = 12
_PAGE_MS = 150


class NoAlbum(Album):
    """Takes no pictures."""

    def take(self, name: str) -> None:
        """The way goes on at once."""


class Round:
    """One way through the app, from the harbour and back."""

    def __init__(self, hands: Hands, parts: app.Parts, guide: Guide) -> None:
        self._hands = hands
        self._parts = parts
        self._guide = guide

    def sail(self) -> None:
        """A child comes aboard, begins each game and leaves it, looks at a lesson; then the grown-ups' corner."""
        self._newcomer()
        self._tap(self._hands.see(Harbour).findChildren(BoatButton)[0], Chart)
        for game_id in self._parts.games:
            self._game(game_id)
        self._lesson()
        self._home(Harbour)
        self._parents()

    def _newcomer(self) -> None:
        self._tap(self._hands.see(Harbour).findChildren(LifebuoyButton)[0], FaceScreen)
        self._tap(self._hands.see(FaceScreen).findChildren(Tile)[1], NameScreen)
        self._tap(self._hands.see(NameScreen).findChildren(ArrowButton)[0], Harbour)

    def _game(self, game_id: str) -> None:
        """To the board by the shortest way; a game that was left is begun anew."""
        self._guide.to_island(game_id)
        for _ in range(_PAGES):
            screen = self._calm()
            if isinstance(screen, GameView):
                break
            self._hands.tap(_leads_on(screen), "finger")
        self._home(Chart)

    def _lesson(self) -> None:
        self._tap(self._hands.see(Chart).book, LessonList)
        page = self._hands.see(LessonList)
        pills = [pill for pill in page.findChildren(LessonPill) if pill.isVisible()]
        for button in page.findChildren(TouchButton):
            if not pills and button.isVisible():
                self._hands.tap(button, "finger")
                self._calm()
                pills = [pill for pill in page.findChildren(LessonPill) if pill.isVisible()]
        self._tap(pills[0], LessonScreen)
        self._home(Chart)

    def _parents(self) -> None:
        hands = self._hands
        hands.hold(hands.rail["gate"], lambda: not isinstance(hands.window.screen_shown, Harbour), "No gate.")
        self._guide.pass_gate()
        corner = hands.see(ParentsCorner)
        for entry in corner.list.entries.values():
            entry.click()  # some lie below the window's edge
            hands.look(_PAGE_MS)
        self._home(Harbour)

    def _home(self, kind: type[Screen]) -> None:
        self._tap(self._hands.rail["home"], kind)

    def _tap(self, button: TouchButton, kind: type[Screen]) -> None:
        self._hands.tap(button, "finger")
        self._hands.see(kind)

    def _calm(self) -> Screen:
        self._hands.look(60)
        self._hands.wait_for(lambda: self._hands.is_calm, "It never comes to rest.")
        screen = self._hands.window.screen_shown
        assert screen is not None
        return screen


def _leads_on(screen: Screen) -> TouchButton:
    """The button of a screen before a game that leads on to it."""
    match screen:
        case LessonOffer():
            return screen.know_button
        case GoOnScreen():
            return screen.findChildren(PicturePill)[1]
        case CrewSetup() if screen.next.isEnabled():
            return screen.next
        case PackChoice() | CrewSetup():
            return next(button for button in screen.findChildren(TouchButton) if button.isVisible())
    raise LookupError(type(screen).__name__)


def main(width: int, height: int) -> None:
    """Sail in a window of that size and print for each change the work and the longest standstill, in milliseconds."""
    with tempfile.TemporaryDirectory(prefix="kidslogic-bench-") as folder:
        widen((width, height), Path(folder))
        app.make_application()
        parts = replace(app.make_parts(Home(Path(folder) / "data")), luck=count(1).__next__)
        window = app.make_window(parts)
        window.resize(width, height)
        window.show()
        QTest.qWaitForWindowExposed(window)
        app.fetch_soon(parts, window)
        QTest.qWait(REST_MS)
        work: dict[Change, Work] = {}
        Changes(window, work)
        hands = Hands(window, parts.kit.motion)
        guide = Guide(hands, NoAlbum(hands, Path(folder) / "album"), parts)
        for _ in range(ROUNDS):
            Round(hands, parts, guide).sail()
        told = {str(change): (1000 * one.whole, 1000 * one.longest) for change, one in work.items()}
        print(json.dumps(told), flush=True)
        window.close()
        parts.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
