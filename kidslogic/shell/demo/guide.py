"""What the demo of each game is handed: the hands, the album, and the ways through the app that games share."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar, cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.events import Event
from kidslogic.learners.learner import Learner
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.album import Album
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.shell.gate import Gate
from kidslogic.shell.go_on import GoOnScreen, PicturePill
from kidslogic.shell.island_button import IslandButton
from kidslogic.shell.lesson_pages import LessonOffer
from kidslogic.shell.parts import Parts
from kidslogic.ui.buttons import Pill
from kidslogic.ui.game_view import GameView

NICKNAME = "Mia"
"""The child that plays."""
_HURRY = 0.12
"""How long movements and rests take in a hurry, as a part of their usual time."""
_NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_Widget = TypeVar("_Widget", bound=QWidget)


class Guide:
    """Knows the way to a game and back, and what the store holds of the child."""

    def __init__(self, hands: Hands, album: Album, parts: Parts) -> None:
        self.hands = hands
        self.album = album
        self.parts = parts

    def hurry(self) -> None:
        """From now on movements and rests are short, and a hand that never trembles waits for nothing."""
        kit = self.parts.kit
        kit.motion.pace = _HURRY
        kit.pauses.second_ms = kit.pauses.fresh_ms = self.hands.pause_ms = 0

    def to_island(self, game_id: str) -> None:
        """From the chart to a game; where it is new to the child, the offer to be shown it is declined."""
        chart = self.hands.see(Chart)
        title = self.parts.view_of(game_id).title()
        self.hands.tap(one(chart, IslandButton, lambda island: island.accessibleName().startswith(title)), "finger")
        window = self.hands.window
        self.hands.wait_for(
            lambda: not isinstance(window.screen_shown, Chart) and self.hands.is_calm, "The island does not open."
        )
        if isinstance(window.screen_shown, LessonOffer):
            self.album.take(f"{game_id}-offer")
            self.hands.tap(window.screen_shown.know_button, "finger")
            self.hands.wait_for(lambda: not isinstance(window.screen_shown, LessonOffer), "The offer does not go.")

    def leave_and_come_back(self, game_id: str) -> None:
        """A game that was left is offered again, exactly there; ends on the chart."""
        self._leave_and_find(game_id)
        self.hands.key(Qt.Key.Key_Escape)
        self.hands.see(Chart)

    def leave_and_go_on(self, game_id: str) -> None:
        """A game that was left is gone on with."""
        go_on = self._leave_and_find(game_id)
        self.hands.tap(one(go_on, PicturePill), "finger")  # the first of the two
        window = self.hands.window
        self.hands.wait_for(lambda: isinstance(window.screen_shown, GameView), f"{game_id} does not go on.")

    def _leave_and_find(self, game_id: str) -> GoOnScreen:
        self.hands.tap(self.hands.rail["home"], "finger")
        self.to_island(game_id)
        screen = self.hands.see(GoOnScreen)
        self.album.take("go-on")
        return screen

    def pass_gate(self) -> None:
        """Read the number words, type the digits: two by touch, the last one by key."""
        gate = self.hands.see(Gate)
        self.album.take("gate")
        words = gate.prompt().rpartition(":")[2].split(",")
        known = [QCoreApplication.translate("Gate", word) for word in _NUMBER_WORDS]
        try:
            *digits, last = [known.index(word.strip()) for word in words]
        except ValueError:
            raise Stopped(f"The gate asks for words that are no numbers: {gate.prompt()}") from None
        for digit in digits:
            self.hands.tap(one(gate, Pill, partial(_says, str(digit))))
        self.hands.type(str(last))

    @property
    def learner(self) -> Learner | None:
        """The child as the store knows it, None before it came aboard."""
        return next((learner for learner in self.parts.store.learners() if learner.nickname == NICKNAME), None)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the store knows of the child. Raises `Stopped` when it does not know the child."""
        learner = self.learner
        if learner is None:
            raise Stopped("The child is not in the store any more.")
        return tuple(record.event for record in self.parts.store.events(learner.id))

    @property
    def unfinished(self) -> tuple[str, ...]:
        """The games that the child has left."""
        learner = self.learner
        games = () if learner is None else self.parts.store.unfinished(learner.id)
        return tuple(unfinished.saved.setup.game for unfinished in games)


class GameDemo(Protocol):
    """What the module of this package that is named like a game must offer."""

    def play(self, guide: Guide, *, in_full: bool) -> None:
        """Play the game from the chart and back to it, and check what the store holds then; raises `Stopped`.

        `in_full` shows all there is; else as much as a tour through the whole app has time for.
        """


def demo_of(game_id: str) -> GameDemo:
    """How the demo plays a game; raises `Stopped` where it cannot."""
    name = f"{__package__}.{game_id}"
    if importlib.util.find_spec(name) is None:
        raise Stopped(f"The demo does not know how to play {game_id}.")
    return cast("GameDemo", importlib.import_module(name))


def one(parent: QWidget, kind: type[_Widget], which: Callable[[_Widget], bool] | None = None) -> _Widget:
    """The first visible widget of a kind that fits; raises `Stopped` where there is none."""
    for widget in parent.findChildren(kind):
        if widget.isVisible() and (which is None or which(widget)):
            return widget
    raise Stopped(f"There is no {kind.__name__} on the screen {type(parent).__name__}.")


def _says(words: str, pill: Pill) -> bool:
    return pill.label() == words
