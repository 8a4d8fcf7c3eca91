"""A game of Pirates! Stratego on a window, and the fingers that play it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session
from kidslogic.games.stratego.moves import TryFlag
from kidslogic.games.stratego.opponents import OPPONENTS
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view import friend, game_view
from kidslogic.games.stratego.view.aim_stage import AimStage
from kidslogic.games.stratego.view.timing_stage import TimingStage
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Motion
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.table import Notebook, SampleLibrary

MIA = Person(Seat("child", "mia"), "Mia", "avatar_rabbit")
JONAS = Person(Seat("child", "jonas"), "Jonas", "avatar_bear")
STELLA = friend(Seat("computer", "1"))
DUO = (MIA, JONAS)
SIZES = {"1024x600": (1024, 600), "1280x800": (1280, 800), "800x1280": (800, 1280)}
SLOW_MS = 8000


class Quick(Motion):
    """Movements that end at once, so that a whole game takes a moment; `slow` ones last until they are skipped."""

    slow = False

    def run(self, owner, ms, step, done=None, curve=None):
        super().run(owner, 60_000 if self.slow else 0, step, done)

    def rest(self, owner, ms, done):
        super().rest(owner, 60_000 if self.slow else 0, done)


def pull(view: Screen, size: tuple[int, int]) -> None:
    """The window of a screen is pulled to a size, and the screen fills it."""
    metrics = Metrics(*size)
    view.window().resize(*size)
    view.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
    view.set_metrics(metrics)


class Played:
    """A game on a window, and the fingers that play it by the gestures that the screen names."""

    def __init__(self, kit: Kit, qtbot, people=(MIA, STELLA), size=(1280, 800), session=None, **options: str) -> None:
        self.qtbot, self.people, self.size = qtbot, people, size
        setup = GAME.setup(tuple(person.seat for person in people), **options)
        self.session = session or Session(
            GAME, setup, SampleLibrary(), session_id="s", seed=3, journal=Notebook(), clock=lambda: 0.0
        )
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.view = game_view(kit, self.session, people)
        self.view.thinker.shown_ms = 0
        self.view.setParent(self.window)
        pull(self.view, size)
        self.window.show()
        self.view.show()

    def begin(self) -> Played:
        self.view.begin()
        return self

    def settle(self) -> None:
        """Wait until a child decides or the game is over."""
        view = self.view

        def ready() -> bool:
            busy = view.showing.is_busy or view.thinker.is_thinking
            flying = isinstance(view.stage, AimStage) and view.stage.is_flying
            return not busy and not flying and (view.is_childs_turn or view.curtain is not None or self.over)

        self.qtbot.waitUntil(ready, timeout=SLOW_MS)

    @property
    def over(self) -> bool:
        return self.session.outcome is not None

    def click(self, button: TouchButton) -> None:
        assert button.isVisible()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face.center().toPoint())

    def open_curtain(self) -> None:
        if self.view.curtain is not None:
            self.click(self.view.curtain.open)

    def press(self, points: list[QPoint]) -> None:
        """One touch over points of the view."""
        handle = self.window.windowHandle()
        places = [self.view.mapTo(self.window, point) for point in points]
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, places[0])
        for place in places[1:]:
            QTest.mouseMove(handle, place)
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, places[-1])

    def play(self, move) -> str:
        """Play a move with real touches; returns what was played."""
        count = len(self.session.moves)
        gestures = self.view.gestures(move)
        assert gestures, f"no gesture for {move.text}"
        for gesture in gestures:
            self.press(list(gesture.points))
        if isinstance(move, TryFlag) and len(self.session.moves) == count and self.view.stage is None:
            for gesture in self.view.gestures(move):
                self.press(list(gesture.points))
        self.qtbot.waitUntil(lambda: len(self.session.moves) > count, timeout=SLOW_MS)
        self.settle()
        return self.session.moves[count]

    def close(self) -> None:
        self.window.close()


def at(
    kit: Kit,
    qtbot,
    phase: str,
    seat: int = 0,
    turns: int = 0,
    people=(MIA, STELLA),
    size=(1280, 800),
    offers=object,
    when: Callable[[View], bool] = lambda _view: True,
    **options,
):
    """A game played by chance until `seat` decides in that phase (with a move of the kind `offers`), not yet begun.

    `when` is what that captain must see.
    """
    setup = GAME.setup(tuple(person.seat for person in people), **options)
    for seed in range(3, 60):
        rng = Random(seed)
        session = Session(
            GAME, setup, SampleLibrary(), session_id="s", seed=seed, journal=Notebook(), clock=lambda: 0.0
        )
        while session.outcome is None and len(session.moves) < 120:
            table = session.view(0).table
            here = table.phase == phase and session.turn == seat and table.turns >= turns
            if here and any(isinstance(move, offers) for move in session.legal_moves()) and when(session.view(seat)):
                return Played(kit, qtbot, people, size, session)
            session.play(rng.choice(session.legal_moves()))
    raise AssertionError(f"no game came to {phase}")


def whole_game(played: Played, head: str = "5", most: int = 300) -> set[str]:
    """Play to the end as a captain would; returns the phases in which a child decided."""
    rng, phases = Random(2), set()
    played.settle()
    for _ in range(most):
        played.open_curtain()
        if played.over:
            break
        phases.add(played.view.view.phase)
        move = OPPONENTS[head](played.session.view(played.session.turn), rng)
        stage = played.view.stage
        if isinstance(stage, TimingStage):
            stage.phase = 0.0 if move.hit else 0.25
        text = played.play(move)
        assert text.split(" ")[:2] == move.text.split(" ")[:2]
    assert played.over
    return phases
