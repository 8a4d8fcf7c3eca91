"""The way of the demo through the whole app, and its judgement whether all went well."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.learners.learner import Learner
from kidslogic.shell.chart import Chart
from kidslogic.shell.child_page import ChildPage
from kidslogic.shell.demo.album import Album, Complaints
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.shell.demo.pirates import Captain
from kidslogic.shell.gate import Gate
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.island_button import IslandButton
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.pack_choice import PackCards, PackChoice
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import ReportPage
from kidslogic.shell.seafarers import BoatButton, LifebuoyButton
from kidslogic.shell.settings_page import SettingsPage
from kidslogic.shell.window import Window
from kidslogic.ui.buttons import ArrowButton, Pill, Tile
from kidslogic.ui.game_view import SetupScreen

NICKNAME = "Mia"
PACK = "kidslogic.piratenbucht"
ROWS_ANSWERED = 5
"""Four alone, one of them with another picture, and one with a guest."""

_BAR_END_PX = 24
"""How far inside a scroll bar's ends its handle is taken and let go."""

_Widget = TypeVar("_Widget", bound=QWidget)
_NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def play_through(window: Window, parts: Parts, out: Path, complaints: Complaints) -> int:
    """Play through the app in `window`, save a picture of every screen in `out`; 0 when all went well, else 1.

    What did not happen is said in a sentence on the standard error stream.
    """
    faults: list[str] = []
    try:
        hands = Hands(window, parts.kit.motion)
        album = Album(hands, out)
        faults = album.faults
        Tour(hands, album, parts).sail()
    except Stopped as reason:
        faults.append(str(reason))
    faults += complaints.lines
    for fault in dict.fromkeys(faults):
        print(fault, file=sys.stderr)
    return 1 if faults else 0


class Tour:
    """Harbour, chart, two games, the grown-ups' corner, and the harbour again."""

    def __init__(self, hands: Hands, album: Album, parts: Parts) -> None:
        self._hands = hands
        self._album = album
        self._parts = parts
        self._captain = Captain(hands, album)

    def sail(self) -> None:
        """The whole way. Raises `Stopped`."""
        if not QTest.qWaitForWindowExposed(self._hands.window):
            raise Stopped("The window did not open.")
        self._come_aboard()
        self._to_island()
        self._choose_pack("packs")
        self._captain.set_up_alone()
        self._captain.play_alone()
        self._hands.see(Chart)
        self._album.take("chart-after")
        self._to_island()
        self._choose_pack("")
        self._captain.set_up_two("blue")
        self._captain.hand_over()
        self._leave_and_come_back()
        self._visit_parents()
        self._check_store()

    # ---- children --------------------------------------------------------------------------------

    def _come_aboard(self) -> None:
        """A new child: lifebuoy, face, name; then its boat."""
        hands = self._hands
        harbour = hands.see(Harbour)
        self._album.take("harbour-empty")
        hands.tap(_one(harbour, LifebuoyButton), "finger")
        faces = hands.see(FaceScreen)
        self._album.take("faces")
        hands.tap(faces.findChildren(Tile)[1], "finger")
        name = hands.see(NameScreen)
        self._album.take("name")
        hands.type(NICKNAME)
        hands.tap(_one(name, ArrowButton), "finger")
        harbour = hands.see(Harbour)
        hands.wait_for(lambda: self._learner() is not None, "The new child is not in the store.")
        self._album.take("harbour")
        hands.tap(_one(harbour, BoatButton, lambda boat: boat.accessibleName() == NICKNAME), "finger")
        hands.see(Chart)
        self._album.take("chart")

    def _to_island(self) -> None:
        chart = self._hands.see(Chart)
        title = self._parts.view_of("piraten").title()
        self._hands.tap(_one(chart, IslandButton, lambda one: one.accessibleName().startswith(title)), "finger")

    def _choose_pack(self, name: str) -> None:
        """Where there are several packs: the first one, from the pirates' own bay."""
        hands, window = self._hands, self._hands.window
        hands.wait_for(
            lambda: isinstance(window.screen_shown, PackChoice | SetupScreen) and hands.is_calm,
            "Neither the choice of packs nor the choice of the crew appeared.",
        )
        if isinstance(window.screen_shown, PackChoice):
            if name:
                self._album.take(name)
            cards = _one(window.screen_shown, PackCards).cards
            hands.tap(cards[PACK], "finger")

    def _leave_and_come_back(self) -> None:
        """A game that was left is offered again, exactly there."""
        self._hands.tap(self._hands.rail["home"], "finger")
        self._to_island()
        self._hands.see(GoOnScreen)
        self._album.take("go-on")
        self._hands.key(Qt.Key.Key_Escape)
        self._hands.see(Chart)

    # ---- grown-ups -------------------------------------------------------------------------------

    def _visit_parents(self) -> None:
        """Through the gate to the report, the child's page and the settings, and back to the harbour."""
        hands = self._hands
        hands.hold(
            hands.rail["gate"],
            lambda: isinstance(hands.window.screen_shown, Gate),
            "The gate does not open when it is held.",
        )
        self._pass_gate(hands.see(Gate))
        corner = hands.see(ParentsCorner)
        self._page(corner, ReportPage, "report")
        hands.tap(_one(corner.page, Pill, lambda pill: pill.drawn_icon == "settings"))
        self._page(corner, ChildPage, "child")
        hands.tap(corner.list.settings)
        self._page(corner, SettingsPage, "settings")
        hands.tap(hands.rail["home"])
        hands.see(Harbour)
        self._album.take("harbour-again")

    def _pass_gate(self, gate: Gate) -> None:
        """Read the number words, type the digits: two by touch, the last one by key."""
        self._album.take("gate")
        words = gate.prompt().rpartition(":")[2].split(",")
        known = [QCoreApplication.translate("Gate", word) for word in _NUMBER_WORDS]
        try:
            *digits, last = [known.index(word.strip()) for word in words]
        except ValueError:
            raise Stopped(f"The gate asks for words that are no numbers: {gate.prompt()}") from None
        for digit in digits:
            self._hands.tap(_one(gate, Pill, partial(_says, str(digit))))
        self._hands.type(str(last))

    def _page(self, corner: ParentsCorner, kind: type[QWidget], name: str) -> None:
        """Pictures of a page's top, and of what follows below."""
        hands = self._hands
        hands.wait_for(lambda: isinstance(corner.page, kind), f"The page {kind.__name__} did not appear.")
        self._album.take(name)
        room = next(area for area in corner.findChildren(QScrollArea) if area.widget() is corner.page)
        bar = room.verticalScrollBar()
        if bar.maximum() == 0:
            return
        way = QPoint(0, bar.height() - 2 * _BAR_END_PX)
        hands.swipe(bar, way)
        hands.wait_for(lambda: bar.value() == bar.maximum(), f"The page {name} cannot be pulled to its end.")
        self._album.take(f"{name}-below")
        hands.swipe(bar, -way)
        hands.wait_for(lambda: bar.value() == 0, f"The page {name} cannot be pulled back to its top.")

    # ---- judging ---------------------------------------------------------------------------------

    def _learner(self) -> Learner | None:
        return next((one for one in self._parts.store.learners() if one.nickname == NICKNAME), None)

    def _check_store(self) -> None:
        """All that was played must be in the store. Raises `Stopped`."""
        learner = self._learner()
        if learner is None:
            raise Stopped("The child is not in the store any more.")
        events = [record.event for record in self._parts.store.events(learner.id)]
        answers = [event for event in events if isinstance(event, Answered)]
        if len(answers) != ROWS_ANSWERED or sum(not answer.right for answer in answers) != 1:
            raise Stopped(f"The store holds {len(answers)} answers; {ROWS_ANSWERED} were given, one of them not right.")
        if not any(answer.hints for answer in answers):
            raise Stopped("The store does not know that the parrot helped.")
        if not any(isinstance(event, GameFinished) for event in events):
            raise Stopped("The store does not know that a game was played to its end.")
        if len(self._parts.store.unfinished(learner.id)) != 1:
            raise Stopped("The store does not hold the game that was left.")


def _says(words: str, pill: Pill) -> bool:
    return pill.label() == words


def _one(parent: QWidget, kind: type[_Widget], which: Callable[[_Widget], bool] | None = None) -> _Widget:
    """The first visible widget of a kind that fits."""
    for widget in parent.findChildren(kind):
        if widget.isVisible() and (which is None or which(widget)):
            return widget
    raise Stopped(f"There is no {kind.__name__} on the screen {type(parent).__name__}.")
