"""A lesson played on the engine's session: the screen of the game plays moves on it and knows of no lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from kidslogic.engine.events import LessonStepDone
from kidslogic.engine.game import AnyGame, Illegal, Library, Unreadable
from kidslogic.engine.session import Journal, Session
from kidslogic.lessons import run as runs
from kidslogic.lessons.lesson import Lesson
from kidslogic.lessons.proving import Board
from kidslogic.lessons.run import LessonRun

NOT_NOW = "lesson_not_now"
"""Why a move is refused while the lesson says, shows or praises something."""


class LessonSession(Session[Any, Any, Any, Any]):
    """Goes on with the lesson when the expected move is played, and stands still after any other until `take_back`.

    The journal is given `LessonStepDone` for every step that a child did; what else it is told is no progress, because
    the positions are not the child's own. The other seats play the moves that the lesson says.
    """

    def __init__(
        self,
        lesson: Lesson,
        game: AnyGame,
        library: Library,
        *,
        session_id: str,
        journal: Journal,
        clock: Callable[[], float],
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """`changed` is called after every move that changed `run`. Raises `Illegal` or LookupError like a game."""
        scripted = replace(game, opponents=dict.fromkeys(game.opponents, self._scripted))
        super().__init__(
            scripted, lesson.setup, library, session_id=session_id, seed=lesson.seed, journal=journal, clock=clock
        )
        self.changed = changed
        self.run = runs.begin(lesson)
        self._board = Board(self.rules, self.setup, lesson.seed)
        self._before = self._state
        self._held: int | None = None
        self.enter(self.run)

    # ---- ways ------------------------------------------------------------------------------------

    def enter(self, run: LessonRun) -> None:
        """Stand where a step begins. A state that can no longer be read gives way to the lesson's own."""
        try:
            state = self.rules.parse_state(run.start)
        except Unreadable:
            run = replace(run, start=run.step.start)
            state = self.rules.parse_state(run.start)
        self.run = run
        self._stand(state)

    def go_on(self) -> None:
        """From praise to the next step: from where the game stands if the step can be done there, else anew."""
        coming = self.run.praised(self._state.text if self.coming else "")
        if coming.phase == "over":
            self.run = coming
        else:
            self.enter(coming)

    def show_over(self) -> None:
        """The hand has shown its move; the child's turn begins where it began, unless the move is kept."""
        if not self.run.step.kept:
            self._stand(self._before)
        self._held = None
        self.run = self.run.shown()

    def take_back(self) -> None:
        """Stand where the last move, which was not the one, began."""
        self._stand(self._before)
        self.run = self.run.taken_back()

    # ---- looking ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat that decides; nobody else begins while a move waits to be taken back."""
        return super().turn if self._held is None else self._held

    @property
    def can_undo(self) -> bool:
        """The lesson has ways of its own to go back."""
        return False

    @property
    def accepted(self) -> tuple[Any, ...]:
        """The moves that do the step, the lesson's own one first."""
        legal = [move for move in self.legal_moves() if self.run.step.takes(move.text)]
        return tuple(sorted(legal, key=lambda move: move.text != self.run.step.expected))

    @property
    def coming(self) -> tuple[Any, ...]:
        """The moves that do the next step if it goes on from here; none where it begins anew."""
        after = self.run.praised()
        step = after.step
        if after.phase in ("over", "praise") or step.fresh:
            return ()
        if not self._board.goes_on(self._state, step.shows, step.accepts):
            return ()
        return tuple(move for move in self.legal_moves() if step.takes(move.text))

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, move: Any) -> tuple[Any, ...]:
        """Play a move; whether it was the one is in `run` when this returns, and `changed` was called.

        Raises `Illegal` for a move against the rules, and `NOT_NOW` for a child's move while it is not asked for.
        """
        turn = self.turn
        if turn is None or self.setup.seats[turn].kind == "computer":
            return super().play(move)
        if self.run.phase not in ("show", "do") or self._held is not None:
            raise Illegal(NOT_NOW)
        before = self._state
        try:
            happenings = super().play(move)
        except Illegal:
            self._set(self.run.refused())
            raise
        self._before = before
        self._judge(turn, move.text)
        return happenings

    def _judge(self, seat: int, move: str) -> None:
        if self.run.phase == "show":
            self._held = None if self.run.step.kept else seat
            return
        tries = self.run.tries
        run = self.run.played(move)
        if run.phase == "praise":
            done = LessonStepDone(lesson=run.lesson.key, step=run.index, tries=tries)
            self._journal.write(self.saved, (done,), over=True)
        else:
            self._held = seat
        self._set(run)

    # ---- inside ----------------------------------------------------------------------------------

    def _stand(self, state: Any) -> None:
        self._held = None
        self.stand_at(state)
        self._before = self._state

    def _set(self, run: LessonRun) -> None:
        if run is not self.run:
            self.run = run
            self.changed()

    def _scripted(self, view: Any, rng: Random) -> Any:  # noqa: ARG002  # the shape of an opponent
        """The first of the lesson's moves for the others that is possible now; else any, so that the game goes on."""
        legal = self.rules.legal_moves(view)
        by_text = {move.text: move for move in legal}
        return next((by_text[text] for text in self.run.step.then if text in by_text), legal[0])
