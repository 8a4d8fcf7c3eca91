"""Computer mates on the screen: one thinks aside, everybody sees what it chooses, then its move is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.moves import Move
from kidslogic.games.piraten.opponents import Mate
from kidslogic.games.piraten.roll import Shot
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.thinking import Thinker

if TYPE_CHECKING:
    from kidslogic.games.piraten.view.game import PiratenView

LOOK_MS = 40
"""How often it is looked whether a mate may act: only while one is on turn."""
PACE_MS = (600, 1500)
"""So long a mate is seen thinking, at least and at most."""
SHOWN_MS = 700
"""So long its choice is shown before it is played."""
REASON_MS = 2500
"""So long the reason of a mate's right answer stands before the mate goes on by itself."""
Thought = tuple[int, Move | Shot]


class Mates(QObject):
    """Plays for the computer seats of a game's screen."""

    def __init__(self, game: PiratenView) -> None:
        super().__init__(game)
        self._game = game
        self.pace_ms, self.shown_ms, self.reason_ms = PACE_MS, SHOWN_MS, REASON_MS
        self.acting = False
        self._thinker = Thinker(self)
        self._thinker.thought.connect(self._chosen)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._go_on)

    @property
    def on_turn(self) -> Person | None:
        """The mate that decides now; None when a person does, or nobody."""
        turn = self._game.session.turn
        person = None if turn is None else self._game.people[turn]
        return person if person is not None and person.seat.kind == "computer" else None

    def look(self) -> None:
        """Something has changed: from now on look whether a mate may act."""
        self.acting = False
        if self.on_turn is None:
            self._thinker.forget()
            self._look.stop()
        else:
            self._look.start()

    def _go_on(self) -> None:
        """Begin to think as soon as everybody has seen what was before."""
        stage = self._game.stage
        waits = stage is None or stage.busy() or self._game.kit.motion.is_running
        if waits or self.acting or self._thinker.is_thinking or self._game.is_looking:
            return
        if isinstance(stage, WhyStage):
            if stage.has_shown:
                self.acting = True
                self._after(self.reason_ms, stage.go_on.emit)
            return
        self._think()

    def _think(self) -> None:
        person, session = self.on_turn, self._game.session
        if person is None:
            self.look()
            return
        made = len(session.moves)
        rng = Random(f"{session.seed}:{made}")
        least, most = self.pace_ms
        self._thinker.shown_ms = least + round((most - least) * Random(f"pace {made}").random())
        mate = session.game.opponents[person.seat.who]
        self._thinker.think(partial(_thought, mate, self._game.view, rng, made))

    def _chosen(self, thought: Thought) -> None:
        """Show the choice, then play it; a thought about a table that has changed is dropped."""
        made, choice = thought
        stage = self._game.stage
        if made != len(self._game.session.moves) or stage is None or self.acting:
            return
        self.acting = True
        if isinstance(choice, Shot):
            if isinstance(stage, AimStage):
                stage.shoot(choice)
            return
        stage.show_choice(choice)
        self._after(self.shown_ms, partial(self._game.play, choice))

    def _after(self, ms: int, done: Callable[[], object]) -> None:
        """Do something after a while, unless the stage is another one by then."""
        stage = self._game.stage

        def act() -> None:
            if self._game.stage is stage:
                done()

        QTimer.singleShot(ms, self, act)


def _thought(mate: Any, view: View, rng: Random, made: int) -> Thought:
    """What a mate chooses; of a roll how it pulls, so that just this pull is seen."""
    if view.phase == "aim" and isinstance(mate, Mate):
        return made, mate.shot(view, rng)
    return made, mate(view, rng)


class Onlooker(QWidget):
    """Lies over a stage while a mate is on turn and takes the touches that mean nothing now."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        super().__init__(stage)
        self._kit = kit
        self._stage = stage
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def cover(self) -> None:
        """Cover the stage."""
        self.setGeometry(self._stage.rect())
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch brings what moves to its end."""
        self._kit.pauses.keyboard = False
        self._kit.motion.skip()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys mean nothing but going back."""
        if event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        else:
            event.accept()
