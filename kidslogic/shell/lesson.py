"""A lesson on the screen: the game's own board below a slim band, a ghost hand over it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from kidslogic.lessons.lesson import said
from kidslogic.lessons.run import LessonRun
from kidslogic.lessons.session import LessonSession
from kidslogic.packs.pack import Texts
from kidslogic.shell.lesson_band import LessonBand
from kidslogic.shell.lesson_hand import STILL_MS, GhostHand
from kidslogic.ui.game_view import GameView
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import Screen, has_keyboard
from kidslogic.ui.theme import BAR, Metrics

LOOK_EVERY_MS = 60
PARROTS = {"say": "parrot", "show": "parrot", "do": "parrot", "otherwise": "parrot_look", "praise": "parrot_cheer"}
_OFFERED = 4
"""So many of the next step's moves are asked for until one is on offer."""


@dataclass(frozen=True)
class Pace:
    """How long things are looked at, in milliseconds: a sentence (and each of its words) before the hand begins,
    the praise, another move before it is taken back, what has moved before a new board comes, and a still hand.
    """

    say: int = 700
    word: int = 330
    praise: int = 2000
    otherwise: int = 1700
    rest: int = 1800
    still: int = STILL_MS


class LessonScreen(Screen):
    """Plays a lesson. What the child does on the game's screen goes through the session, which knows the lesson."""

    finished = Signal()
    """The last step was done or skipped."""
    places = frozenset({"home", "listen", "hint", "gate"})

    def __init__(
        self,
        kit: Kit,
        session: LessonSession,
        make_view: Callable[[], GameView],
        language: Callable[[], str],
        pace: Pace | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`make_view` makes the game's screen for the session, guided and silent, because the lesson speaks itself."""
        super().__init__(kit, parent)
        self.session = session
        self.pace = pace or Pace()
        self._make_view = make_view
        self._language = language
        self._since = 0.0
        self._calm_since: float | None = None
        self._glows = False
        self._has_begun = False
        self.game = make_view()
        self.hand = GhostHand(kit, self, self.pace.still)
        self.band = LessonBand(kit, self.prompt, self)
        self.band.back.clicked.connect(lambda: self._jump(session.run.back()))
        self.band.again.clicked.connect(lambda: self._jump(session.run.again()))
        self.band.skip.clicked.connect(lambda: self._jump(session.run.skip()))
        self._looking = QTimer(self, interval=LOOK_EVERY_MS)
        self._looking.timeout.connect(self._look)
        session.changed = self._changed
        self._adopt(self.game)

    # ---- for the shell ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin where the session stands."""
        self._begin_game()
        self._begin_step()

    def showEvent(self, event: QShowEvent) -> None:
        """Already the picture that sails in shows the game as it stands."""
        self._begin_game()
        super().showEvent(event)

    def _begin_game(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self.game.begin()

    def prompt(self) -> str:
        """What the parrot says now."""
        run, step = self.session.run, self.session.run.step
        if run.phase == "praise" or run.phase == "over":
            return self._words(step.praise)
        if run.phase == "otherwise":
            return self._words(step.otherwise) or self.tr("Let us try that again together.")
        return self._words(step.say)

    def hint(self) -> None:
        """One more step of help: the place glows, then the hand shows it."""
        if self.session.run.phase == "do" and not self.hand.is_shown:
            self.session.run = self.session.run.helped()
            self._help()

    @property
    def is_waiting(self) -> bool:
        """Whether the child is asked to do something now, and nothing moves."""
        return self.session.run.phase == "do" and not self.kit.motion.is_running and not self.hand.is_shown

    # ---- layout ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The band above, the game below in what room is left, the hand over it."""
        m = self.metrics
        self.band.lie(self.width(), m)
        top = self.band.height_in(m)
        w, h = self.width(), max(1, self.height() - top)
        self.game.setGeometry(0, top, w, h)
        self.game.set_metrics(_metrics_for(w, h, m))
        self.hand.lie_over(self.game, self.game.metrics.u)
        self._glow()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that reached no button are the game's."""
        if self.session.run.phase in ("do", "praise") and not has_keyboard(self):
            self.game.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    # ---- steps -----------------------------------------------------------------------------------

    def _begin_step(self) -> None:
        run = self.session.run
        self.hand.stop()
        self._speak()
        if not run.step.shows:
            self.session.run = run.told()
            self._let_do()
            return
        self.hand.block(blocks=True)
        self.hand.glow(())
        self._wait()

    def _let_do(self) -> None:
        """The child's turn: touches go through to the game."""
        self.hand.block(blocks=False)
        self._glows = False
        self._speak(aloud=False)
        self._wait()

    def _show(self) -> None:
        """The hand makes the step's move on the real screen."""
        self.session.run = self.session.run.told()
        move = self.session.rules.parse_move(self.session.run.step.shows)
        self.hand.show_move(self.game.gestures(move), self._wait, touch=True)

    def _shown(self) -> None:
        self._put_back(self.session.show_over)
        self._let_do()

    def _changed(self) -> None:
        """The child has played: praise, or let the other move be looked at; after a refused one the help grows."""
        run = self.session.run
        if run.phase == "do":
            self._glows = False
            self._wait()
            return
        self.hand.stop()
        self.hand.glow(())
        self.hand.block(blocks=run.phase == "otherwise")
        if run.phase == "praise":
            self.kit.sound.play("right")
            self.band.show_step(run.index + 1, len(run.lesson.steps))
        else:
            self.kit.sound.play("lets_see")
        self._speak()
        self._wait()

    def _take_back(self) -> None:
        self._put_back(self.session.take_back)
        self._speak()
        self._let_do()

    def _put_back(self, put: Callable[[], None]) -> None:
        """Let the session stand elsewhere and the game's screen show it; one that has shown the end begins afresh."""
        was_over = self.session.outcome is not None
        put()
        self._renew() if was_over else self.game.begin()

    def _go_on(self) -> None:
        """To the next step; the game's screen stays as it is where it already shows it."""
        flowing = bool(self.session.coming)
        self.session.go_on()
        self._arrive(flowing=flowing)

    def _jump(self, run: LessonRun) -> None:
        if run.phase != "over":
            self.session.enter(run)
        else:
            self.session.run = run
        self._arrive(flowing=False)

    def _arrive(self, *, flowing: bool) -> None:
        self._looking.stop()
        self.hand.stop()
        if self.session.run.phase == "over":
            self.finished.emit()
            return
        if not flowing:
            self._renew()
        self._begin_step()

    def _renew(self) -> None:
        """A fresh screen of the game: the old one may still be busy with what is no longer."""
        old, self.game = self.game, self._make_view()
        self._adopt(self.game)
        self.arrange()
        self.game.show()
        self.hand.raise_()
        self.game.begin()
        old.hide()
        old.deleteLater()

    def _adopt(self, game: GameView) -> None:
        game.setParent(self)
        game.left.connect(self.left)
        for end in (game.done, game.again):
            end.connect(self._seen_enough)
        game.stackUnder(self.hand)

    def _seen_enough(self) -> None:
        """The child leaves the end of the game that a step has brought: the lesson goes on."""
        if self.session.run.phase == "praise":
            self._on(self._go_on)

    # ---- help ------------------------------------------------------------------------------------

    def _help(self) -> None:
        """As much help as there is now."""
        self._glows = self.session.run.help != "none"
        self._glow()
        if self.session.run.help == "hand" and self.session.accepted:
            move = self.session.accepted[0]
            self.hand.show_move(self.game.gestures(move), self._glow, touch=False)

    def _glow(self) -> None:
        shown = self._glows and self.session.run.phase == "do"
        self.hand.glow([self.game.gestures(move) for move in self.session.accepted] if shown else ())

    # ---- time ------------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Look from now on whether it is time to go on."""
        self._since = _now()
        self._calm_since = None
        self._looking.start()

    def _look(self) -> None:
        """Go on when what moves has come to rest and was looked at for long enough."""
        now = _now()
        if self.kit.motion.is_running or self.hand.is_shown:
            self._calm_since = None
            return
        self._calm_since = self._calm_since or now
        looked, calm = now - self._since, now - self._calm_since
        pace = self.pace
        match self.session.run.phase:
            case "say" if looked >= pace.say + pace.word * len(self.prompt().split()):
                self._on(self._show)
            case "show" if calm >= pace.rest / 2:
                self._on(self._shown)
            case "otherwise" if looked >= pace.otherwise:
                self._on(self._take_back)
            case "praise" if looked >= pace.praise and self._may_go_on(calm):
                self._on(self._go_on)
            case "do":
                self._on(self._help)

    def _on(self, way: Callable[[], None]) -> None:
        self._looking.stop()
        way()

    def _may_go_on(self, calm: float) -> bool:
        """Whether the game's screen offers the next step already, or what it shows was looked at."""
        coming = self.session.coming
        if coming:
            return any(self.game.gestures(move) for move in coming[:_OFFERED])
        turn = self.session.turn
        others = turn is not None and self.session.setup.seats[turn].kind == "computer"
        return calm >= self.pace.rest and not (others and self.session.run.step.then)

    # ---- words -----------------------------------------------------------------------------------

    def _words(self, texts: Texts) -> str:
        return said(texts, self._language())

    def _speak(self, *, aloud: bool = True) -> None:
        run = self.session.run
        if run.phase != "praise":
            self.band.show_step(run.index, len(run.lesson.steps))
        self.band.speak(self.prompt, PARROTS.get(run.phase, "parrot"))
        if aloud:
            self.kit.voice.say(self.prompt())


def _now() -> float:
    """Milliseconds from any fixed point."""
    return time.monotonic() * 1000


def _metrics_for(w: int, h: int, window: Metrics) -> Metrics:
    """The metrics by which a screen fills w x h pixels beside the rail."""
    if window.portrait:
        u = min(w / 800, h / (1280 - BAR))
        return Metrics(w, round(h + BAR * u), window.text_scale)
    u = min(h / 800, w / (1280 - BAR))
    return Metrics(round(w + BAR * u), h, window.text_scale)
