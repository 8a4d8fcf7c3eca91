"""A table where something moves all the time while the strongest player thinks aside; writes what was measured."""

from __future__ import annotations

import itertools
import json
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic import app
from kidslogic.engine.game import AnyGame, Setup
from kidslogic.engine.session import Session
from kidslogic.learners.home import Home
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import Metrics
from kidslogic.ui.thinking import Thinker

SIZE = (1280, 800)
THOUGHTS = 40
WARM_S = 1.0


@dataclass(frozen=True)
class Table:
    """A game in its middle: its `screen`, the part of it that is `painted` anew with each frame, and a thought.

    `move` keeps something moving for ever; `thought` is what the strongest player thinks, from a number for its luck.
    """

    screen: Screen
    painted: QWidget
    thinker: Thinker
    move: Callable[[], None]
    thought: Callable[[Random], Any]


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


def measure(lay: Callable[[app.Parts], Table]) -> None:
    """Measure the frames without and with thinking, and print both with the thinking times, in milliseconds."""
    app.make_application()
    with tempfile.TemporaryDirectory(prefix="kidslogic-bench-") as folder:
        parts = app.make_parts(Home(Path(folder)))
        table = lay(parts)
        _show(table.screen)
        table.move()
        _live_until(partial(_passed, time.perf_counter() + WARM_S))
        calm = _measured(table, lambda: _live_until(partial(_passed, time.perf_counter() + 3 * WARM_S)))
        thoughts: list[float] = []
        busy = _measured(table, lambda: _think(table, thoughts))
        print(json.dumps({"calm": calm, "busy": busy, "thoughts": thoughts}), flush=True)
        parts.close()


def begun(parts: app.Parts, game: AnyGame, setup: Setup) -> Session[Any, Any, Any, Any]:
    """A game with its journal, as in play."""
    return Session(
        game,
        setup,
        parts.shelf,
        session_id="bench",
        seed=11,
        journal=parts.store.journal(lambda _trouble: None),
        clock=time.monotonic,
    )


def _show(screen: Screen) -> None:
    screen.resize(*SIZE)
    screen.set_metrics(Metrics(*SIZE))
    screen.show()
    QTest.qWaitForWindowExposed(screen)


def _measured(table: Table, live: Callable[[], None]) -> list[float]:
    frames = Frames(table.painted)
    live()
    table.painted.removeEventFilter(frames)
    return frames.gaps_ms()


def _think(table: Table, times: list[float]) -> None:
    """One thought after the other, as in play: aside, about what the friend's seat may see."""

    def thought(number: int) -> None:
        began = time.perf_counter()
        table.thought(Random(number))
        times.append(1000 * (time.perf_counter() - began))

    table.thinker.thought.disconnect()
    table.thinker.shown_ms = 0
    for number in range(THOUGHTS):
        table.thinker.think(partial(thought, number))
        _live_until(lambda: not table.thinker.is_thinking)


def _live_until(happened: Callable[[], bool]) -> None:
    while not happened():
        QApplication.processEvents()
        time.sleep(0.0005)


def _passed(moment: float) -> bool:
    return time.perf_counter() > moment
