"""A LOGIX board whose marble rolls all the time, while the strongest friend thinks aside; writes what was measured."""

from __future__ import annotations

import itertools
import json
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic import app
from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session
from kidslogic.games.logix.opponents import OPPONENTS
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.view import friend
from kidslogic.games.logix.view.game import LogixView
from kidslogic.learners.home import Home
from kidslogic.ui.game_view import Person
from kidslogic.ui.theme import Metrics

SIZE = (1280, 800)
PLAYED = 16
"""Moves of the game before the measuring: in its middle there is most to think about."""
THOUGHTS = 40
WAY = (0, 1, 2, 3, 4, 5, 6)
"""The cells of the upper row, along which the marble rolls."""
WARM_S = 1.0


class Frames(QObject):
    """Notes when frames were painted: the end of each painting of a widget."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self.moments: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the moment of a painting; it goes on as always."""
        if event.type() == QEvent.Type.Paint:
            self.moments.append(time.perf_counter())
        return super().eventFilter(watched, event)

    def gaps_ms(self) -> list[float]:
        """From each frame to the next."""
        return [1000 * (after - before) for before, after in itertools.pairwise(self.moments)]


def main() -> None:
    """Measure the frames without and with thinking, and print both with the thinking times, in milliseconds."""
    app.make_application()
    with tempfile.TemporaryDirectory(prefix="kidslogic-bench-") as folder:
        parts = app.make_parts(Home(Path(folder)))
        view = _table(parts)
        _roll(view)
        _live_until(partial(_passed, time.perf_counter() + WARM_S))
        calm = _measured(view, lambda: _live_until(partial(_passed, time.perf_counter() + 3 * WARM_S)))
        thoughts: list[float] = []
        busy = _measured(view, lambda: _think(view, thoughts))
        print(json.dumps({"calm": calm, "busy": busy, "thoughts": thoughts}), flush=True)
        parts.store.close()


def _table(parts: app.Parts) -> LogixView:
    """A game in its middle, on a window that is shown."""
    people = (Person(Seat("guest", "g1"), "Mia", "avatar_cat"), friend(Seat("computer", max(OPPONENTS))))
    setup = GAME.setup(tuple(person.seat for person in people), wrong_claim="hint")
    session = Session(
        GAME,
        setup,
        parts.shelf,
        session_id="bench",
        seed=11,
        journal=parts.store.journal(lambda _trouble: None),
        clock=time.monotonic,
    )
    rng = Random(3)
    while len(session.moves) < PLAYED or session.turn != 1 or session.view(1).acted:
        seat = session.turn or 0
        session.play(OPPONENTS["1"](session.view(seat), rng))
    view = LogixView(parts.kit, session, people)
    metrics = Metrics(*SIZE)
    view.resize(*SIZE)
    view.set_metrics(metrics)
    view.show()
    view.refresh()
    QTest.qWaitForWindowExposed(view)
    return view


def _roll(view: LogixView) -> None:
    """There and back again, for ever."""
    view.board.roll("blue", WAY, lambda: view.board.roll("blue", WAY[::-1], lambda: _roll(view)))


def _measured(view: LogixView, live: Callable[[], None]) -> list[float]:
    frames = Frames(view.board)
    live()
    view.board.removeEventFilter(frames)
    return frames.gaps_ms()


def _think(view: LogixView, times: list[float]) -> None:
    """One thought after the other, as in play: aside, about what the friend's seat may see."""
    head, seen = OPPONENTS[max(OPPONENTS)], view.session.view(1)

    def thought(number: int) -> None:
        began = time.perf_counter()
        head(seen, Random(number))
        times.append(1000 * (time.perf_counter() - began))

    view.thinker.thought.disconnect()
    view.thinker.shown_ms = 0
    for number in range(THOUGHTS):
        view.thinker.think(partial(thought, number))
        _live_until(lambda: not view.thinker.is_thinking)


def _live_until(happened: Callable[[], bool]) -> None:
    while not happened():
        QApplication.processEvents()
        time.sleep(0.0005)


def _passed(moment: float) -> bool:
    return time.perf_counter() > moment


if __name__ == "__main__":
    main()
