"""How long children play: counted while a game is open and touched, written down, and the gentle end of the day.

The wall clock only tells which day it is; durations come from a clock that never goes back, so that neither daylight
saving nor a clock that somebody sets gives a wrong or negative time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from math import ceil
from random import Random
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from kidslogic.engine.events import Played
from kidslogic.engine.session import Session
from kidslogic.learners.learner import Learner
from kidslogic.learners.playtime import PROLONGED_MINUTES, Phase, phase, seconds_on
from kidslogic.learners.trouble import StoreError
from kidslogic.shell.lesson import LessonScreen
from kidslogic.shell.parts import Parts
from kidslogic.ui.game_view import GameView
from kidslogic.ui.screen import Screen

IDLE_SECONDS: Final = 120.0
"""After so long without a touch nobody plays."""
WRITE_SECONDS: Final = 90.0
"""So much is written down at the next look."""
LOOK_MS: Final = 60_000
GRACE_MS: Final = 10_000
"""How long the end of a turn may be looked at, unless a touch ends it before."""
STILL_MS: Final = 1_000
"""How long to wait for what moves."""
_TOUCHES: Final = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress, QEvent.Type.Wheel}
)
_RELEASES: Final = frozenset({QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.KeyRelease})

AnySession = Session[Any, Any, Any, Any]


class Stopwatch:
    """Sums up the seconds in which somebody was there: from a touch on, at most `IDLE_SECONDS` to the next one."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        """`seconds` counts from any fixed point and never goes back."""
        self._seconds = seconds
        self._touched: float | None = None
        self._sum = 0.0
        self._taken = 0.0

    def touch(self) -> None:
        """Somebody is there now."""
        self._sum += self._since()
        self._touched = self._seconds()

    def stop(self) -> None:
        """Nobody is there any more."""
        self._sum += self._since()
        self._touched = None

    @property
    def idle(self) -> bool:
        """Whether nobody has touched anything for long."""
        return self._touched is None or self._seconds() - self._touched >= IDLE_SECONDS

    @property
    def pending(self) -> float:
        """Seconds since the last `take`."""
        return self._sum + self._since() - self._taken

    def take(self) -> float:
        """The seconds since the last `take`; they are not given again."""
        taken = self.pending
        self._taken += taken
        return taken

    def _since(self) -> float:
        return 0.0 if self._touched is None else min(self._seconds() - self._touched, IDLE_SECONDS)


class PlayingTime(QObject):
    """Follows which screen is shown. Nothing runs while no game is open or nobody touches it."""

    soon = Signal(object, int)
    """In so many minutes a child (`Learner`) has played enough for today; told once."""
    enough = Signal(object)
    """A child (`Learner`) has played enough, and its turn is over: now is a good moment to stop."""

    def __init__(self, parts: Parts, on_trouble: Callable[[StoreError], None], parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._on_trouble = on_trouble
        self._watch = Stopwatch(parts.seconds)
        self._game = ""
        self._children: tuple[str, ...] = ()
        self._session: AnySession | None = None
        self._opening: frozenset[str] = frozenset()
        self._turn: int | None = None
        self._played: dict[str, tuple[date, float]] = {}
        self._told: set[tuple[str, date, int]] = set()
        self._stopping: Learner | None = None
        self._window: QObject | None = None
        self._look = QTimer(self, singleShot=True, interval=LOOK_MS, timerType=Qt.TimerType.VeryCoarseTimer)
        self._look.timeout.connect(self.look)
        self._grace = QTimer(self, singleShot=True, interval=GRACE_MS)
        self._grace.timeout.connect(self._stop)

    # ---- for the voyage --------------------------------------------------------------------------

    def shown(self, screen: Screen, on_board: Learner | None) -> None:
        """Another screen is shown: what was played before is written down, and a game's time begins."""
        self.flush()
        self._session, self._children, self._game = None, (), ""
        if isinstance(screen, GameView):
            self._session = screen.session
            self._children = tuple(person.seat.who for person in screen.people if person.seat.kind == "child")
            self._opening = opening_kinds(screen.session)
            self._turn = screen.session.turn
        elif isinstance(screen, LessonScreen) and on_board is not None:
            self._children = (on_board.id,)
        if isinstance(screen, GameView | LessonScreen):
            self._game = screen.session.game.id
            self._watch_window(screen)
            self._touched()
        if isinstance(screen, LessonScreen):
            # Between two lessons is a natural stop.
            self._stopping = self.over_for(self._children)
            if self._stopping is not None:
                self._grace.start(0)

    def flush(self) -> None:
        """Write down what was played up to now; nobody plays from here on."""
        self._watch.stop()
        self._write()
        self._look.stop()
        self._grace.stop()
        self._stopping = None

    def moved(self) -> None:
        """A move was written down; the end of a turn is the natural stop for a child that has played enough."""
        session = self._session
        if session is None:
            return
        before, self._turn = self._turn, session.turn
        seats = [seat.who for seat in session.setup.seats]
        if before is None or seats[before] not in self._children:
            return
        self._touched()
        if session.outcome is None and self._turn_is_over(session, before):
            child = self._learner(seats[before])
            if child is not None and self.phase_of(child) == "enough":
                self._stopping = child
                self._grace.start(GRACE_MS)

    def over_for(self, children: tuple[str, ...]) -> Learner | None:
        """The first of these children that has played enough today."""
        found = (self._learner(child) for child in children)
        return next((one for one in found if one is not None and self.phase_of(one) == "enough"), None)

    @property
    def players(self) -> tuple[str, ...]:
        """The children whose time is counted now, by id."""
        return self._children

    def soon_text(self, learner: Learner, minutes: int) -> str:
        """What a child is told before the end; with others at the table, by name."""
        text = self.tr("%n more minute(s), then it is enough for today.", "", minutes)
        return text if len(self._children) < 2 else f"{learner.nickname}: {text}"

    def phase_of(self, learner: Learner) -> Phase:
        """Where the day of a child stands."""
        wishes, day = learner.preferences, self._parts.today()
        return phase(wishes.limit, self._seconds_today(learner.id), wishes.prolonged_on(day))

    def prolong(self, learner: Learner) -> None:
        """Ten minutes more from now on, however far over the limit the last turn went; raises `StoreError`."""
        wishes, day = self._parts.store.learner(learner.id).preferences, self._parts.today()
        over = ceil(self._seconds_today(learner.id) / 60) - wishes.limit
        added = max(over, wishes.prolonged_on(day)) + PROLONGED_MINUTES
        self._parts.store.set_preferences(learner.id, replace(wishes, prolonged=(day, added)))

    # ---- counting --------------------------------------------------------------------------------

    def look(self) -> None:
        """Once a minute while somebody plays: write down what has come together, and tell of the end of the day."""
        if self._watch.idle or self._watch.pending >= WRITE_SECONDS:
            self._write()
        for child in self._children:
            learner = self._learner(child)
            if learner is not None and self.phase_of(learner) == "soon":
                self._tell(learner)
        if self._watch.idle:
            self._look.stop()
        else:
            self._look.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See touches of the window while a game is shown; they go on as they are."""
        if self._game and event.type() in _TOUCHES:
            self._touched()
        elif self._stopping is not None and event.type() in _RELEASES and not self._parts.kit.motion.is_running:
            self._grace.start(0)
        return super().eventFilter(watched, event)

    def _touched(self) -> None:
        self._watch.touch()
        if self._children and not self._look.isActive():
            self._look.start()

    def _write(self) -> None:
        seconds = round(self._watch.take(), 1)
        if not self._children or seconds < 1:
            return
        for child in self._children:
            day, before = self._read(child)
            self._played[child] = (day, before + seconds)
            try:
                self._parts.store.add_event(child, Played(game=self._game, seconds=seconds))
            except LookupError:
                continue  # a grown-up removed the child meanwhile
            except StoreError as trouble:
                self._on_trouble(trouble)

    def _seconds_today(self, child: str) -> float:
        pending = self._watch.pending if child in self._children else 0.0
        return self._read(child)[1] + pending

    def _read(self, child: str) -> tuple[date, float]:
        """What is written down for today; read again only when the day is another one."""
        today = self._parts.today()
        if child not in self._played or self._played[child][0] != today:
            self._played[child] = (today, seconds_on(self._parts.store.events(child), today))
        return self._played[child]

    # ---- the end of the day ----------------------------------------------------------------------

    def _tell(self, learner: Learner) -> None:
        wishes, day = learner.preferences, self._parts.today()
        added = wishes.prolonged_on(day)
        if (learner.id, day, added) not in self._told:
            self._told.add((learner.id, day, added))
            left = 60 * (wishes.limit + added) - self._seconds_today(learner.id)
            self.soon.emit(learner, max(1, ceil(left / 60)))

    def _turn_is_over(self, session: AnySession, seat: int) -> bool:
        """The turn went on, or a child alone stands where a turn begins."""
        if session.turn != seat:
            return True
        return len(session.setup.seats) == 1 and kinds(session.legal_moves()) == self._opening

    def _stop(self) -> None:
        if self._stopping is None:
            return
        if self._parts.kit.motion.is_running:
            self._grace.start(STILL_MS)
            return
        child, self._stopping = self._stopping, None
        self.enough.emit(child)

    def _learner(self, child: str) -> Learner | None:
        return next((one for one in self._parts.store.learners() if one.id == child), None)

    def _watch_window(self, screen: Screen) -> None:
        """Real touches come through the window's handle; it is there as soon as the window was shown."""
        handle = screen.window().windowHandle()
        if handle is not None and handle is not self._window:
            handle.installEventFilter(self)
            self._window = handle


def kinds(moves: tuple[Any, ...]) -> frozenset[str]:
    """What may be done, by the first words of the moves' texts."""
    return frozenset(move.text.partition(" ")[0] for move in moves)


def opening_kinds(session: AnySession) -> frozenset[str]:
    """What may be done where a game begins: with that every turn of a child that plays alone begins."""
    rules, rng = session.rules, Random(0)
    state = rules.initial()
    while (move := rules.chance(state, rng)) is not None:
        state, _ = rules.apply(state, move)
    turn = rules.turn(state)
    return frozenset() if turn is None else kinds(tuple(rules.legal_moves(rules.view(state, turn))))
