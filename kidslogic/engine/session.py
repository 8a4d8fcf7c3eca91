"""One game being played: setup, seed and the list of moves; history, taking back, hints, saving and events."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic, Protocol

from kidslogic.engine.events import Answered, Event, GameFinished, Trained
from kidslogic.engine.game import (
    Game,
    Happening,
    Illegal,
    Library,
    Move,
    Outcome,
    Rules,
    Setup,
    State,
    Unreadable,
    View,
    parse_setup,
)

SAVE_FORMAT = 1


@dataclass(frozen=True)
class SavedGame:
    """A game as it is written down after every move: enough to replay it to exactly the same place."""

    id: str
    setup: Setup
    seed: int
    rules_version: int
    moves: tuple[str, ...]
    hints: int = 0

    @property
    def text(self) -> str:
        """The one text form (JSON); `parse_saved` reads it back."""
        return json.dumps(
            {
                "format": SAVE_FORMAT,
                "id": self.id,
                "setup": self.setup.text,
                "seed": self.seed,
                "rules": self.rules_version,
                "moves": list(self.moves),
                "hints": self.hints,
            },
            ensure_ascii=False,
        )


def parse_saved(text: str) -> SavedGame:
    """Read a saved game; raises `Unreadable` when the text is damaged or of a newer format."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Unreadable(text) from fault
    match data:
        case {
            "format": int(version),
            "id": str(session_id),
            "setup": str(setup),
            "seed": int(seed),
            "rules": int(rules_version),
            "moves": [*moves],
            "hints": int(hints),
        } if version == SAVE_FORMAT and all(isinstance(move, str) for move in moves):
            return SavedGame(session_id, parse_setup(setup), seed, rules_version, tuple(moves), hints)
    raise Unreadable(text)


class Journal(Protocol):
    """Where a session writes. What one call is given is kept as a whole or not at all."""

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        """Keep the game as it now stands, and what it means for progress."""


@dataclass(frozen=True)
class _Step(Generic[State, Move]):
    """One applied move and what is needed to take it back."""

    before: State
    move: Move
    text: str  # made once: the whole list is written down after every move
    by_luck: bool
    final: bool


class Session(Generic[State, Move, View, Happening]):
    """A game at one table. Every accepted move is written to the journal before `play` returns.

    Luck's moves are made by the session itself from its seed, so that a resumed game goes on exactly as it would have.
    `clock` gives seconds from any fixed point and is asked only for thinking times.
    """

    def __init__(
        self,
        game: Game[State, Move, View, Happening],
        setup: Setup,
        library: Library,
        *,
        session_id: str,
        seed: int,
        journal: Journal,
        clock: Callable[[], float],
    ) -> None:
        """Begin a game; raises `Illegal` for an impossible setup and LookupError for a missing source."""
        self.game = game
        self.setup = game.check(setup)
        self.id = session_id
        self.seed = seed
        self.rules: Rules[State, Move, View, Happening] = game.rules(self.setup, library)
        self._journal = journal
        self._clock = clock
        self._state = self.rules.initial()
        self._steps: list[_Step[State, Move]] = []
        self._hints = 0
        self._thinking_since = clock()
        self._let_luck_decide()

    def begin(self) -> None:
        """Write the game down before its first move, so that it can be resumed from there."""
        self._write(())

    # ---- looking ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.rules.turn(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.rules.outcome(self._state)

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves so far as text, luck's included."""
        return tuple(step.text for step in self._steps)

    def view(self, seat: int) -> View:
        """What `seat` may know now."""
        return self.rules.view(self._state, seat)

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat that decides; empty when the game is over."""
        return () if self.turn is None else self.rules.legal_moves(self.view(self.turn))

    @property
    def hints_used(self) -> int:
        """Hints shown since the last decision."""
        return self._hints

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back: nothing hidden was shown since."""
        return self._last_decision() is not None

    # ---- playing -----------------------------------------------------------------------------------

    def play(self, move: Move) -> tuple[Happening, ...]:
        """Play a move for the seat that decides, then luck's moves; returns all that happened, written down already.

        Raises `Illegal`, and nothing has changed. The happenings are for the table as a whole; a screen of one seat
        asks `seen`.
        """
        before = self._state
        happenings = self._apply(move, by_luck=False)
        happenings += self._let_luck_decide()
        self._write(tuple(self._completed(event) for event in self.rules.events(before, move, self._state)))
        self._hints = 0
        self._thinking_since = self._clock()
        return happenings

    def seen(self, happenings: tuple[Happening, ...], seat: int) -> tuple[Happening, ...]:
        """The happenings as `seat` may see them."""
        shown = (self.rules.seen(happening, seat) for happening in happenings)
        return tuple(happening for happening in shown if happening is not None)

    def undo(self) -> bool:
        """Take back the last decision and luck's moves after it; False when something hidden was shown since."""
        index = self._last_decision()
        if index is None:
            return False
        step = self._steps[index]
        del self._steps[index:]
        self._state = step.before
        self._write(())
        return True

    def stand_at(self, state: State) -> None:
        """Go on from `state`, where luck decides first if it may; what was played before is forgotten.

        For tutorials: the moves alone no longer tell how the game came here, so it must not be kept.
        """
        self._state = state
        self._steps.clear()
        self._hints = 0
        self._thinking_since = self._clock()
        self._let_luck_decide()

    def hint_shown(self) -> None:
        """Count a hint for the decision that is being thought about."""
        self._hints += 1
        self._write(())

    def start_thinking(self) -> None:
        """The child can see everything now: thinking time counts from here (after an animation, say)."""
        self._thinking_since = self._clock()

    # ---- saving ------------------------------------------------------------------------------------

    @property
    def saved(self) -> SavedGame:
        """The game as it now stands."""
        return SavedGame(self.id, self.setup, self.seed, self.rules.version, self.moves, self._hints)

    def replay(self, saved: SavedGame) -> None:
        """Bring a session that has just begun to where `saved` stood; nothing is written. Raises `Unreadable`."""
        begun = len(self._steps)
        if self.moves != saved.moves[:begun]:
            raise Unreadable(saved.text)
        try:
            for text in saved.moves[begun:]:
                by_luck = self.rules.turn(self._state) is None
                self._apply(self.rules.parse_move(text), by_luck=by_luck)
        except Illegal as fault:
            raise Unreadable(saved.text) from fault
        self._hints = saved.hints

    # ---- inside ------------------------------------------------------------------------------------

    def _apply(self, move: Move, *, by_luck: bool) -> tuple[Happening, ...]:
        before = self._state
        self._state, happenings = self.rules.apply(before, move)
        # What was told to the journal as a fact of progress is never taken back.
        final = self.rules.reveals(before, move) or bool(self.rules.events(before, move, self._state))
        self._steps.append(_Step(before, move, move.text, by_luck, final))
        return happenings

    def _let_luck_decide(self) -> tuple[Happening, ...]:
        happenings: tuple[Happening, ...] = ()
        while (move := self.rules.chance(self._state, Random(f"{self.seed}:{len(self._steps)}"))) is not None:
            happenings += self._apply(move, by_luck=True)
        return happenings

    def _last_decision(self) -> int | None:
        for index in range(len(self._steps) - 1, -1, -1):
            if self._steps[index].final:
                return None
            if not self._steps[index].by_luck:
                return index
        return None

    def _completed(self, event: Event) -> Event:
        match event:
            case Answered() | Trained():
                seconds = max(0.0, self._clock() - self._thinking_since)
                return replace(event, hints=self._hints, seconds=round(seconds, 1))
            case GameFinished():
                seats = self.setup.seats
                strengths = tuple(seat.who if seat.kind == "computer" else "" for seat in seats)
                return replace(event, moves=len(self._steps), strengths=strengths)
        return event

    def _write(self, events: tuple[Event, ...]) -> None:
        self._journal.write(self.saved, events, over=self.outcome is not None)


def resume(
    game: Game[Any, Any, Any, Any],
    saved: SavedGame,
    library: Library,
    *,
    journal: Journal,
    clock: Callable[[], float],
) -> Session[Any, Any, Any, Any]:
    """The session of a saved game, replayed to where it stood.

    Raises `Unreadable` when the save does not replay under today's rules, LookupError when its source is gone.
    """
    try:
        session = Session(
            game, saved.setup, library, session_id=saved.id, seed=saved.seed, journal=journal, clock=clock
        )
    except Illegal as fault:
        raise Unreadable(saved.setup.text) from fault
    if saved.rules_version != session.rules.version:
        raise Unreadable(f"rules {saved.rules_version}")
    session.replay(saved)
    return session
