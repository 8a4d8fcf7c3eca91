"""The rules of a training, the same in every game: question, one free try, a second one, the solution, the next.

What is asked follows a plain ladder, one kind after the other; or the screen chooses what suits the child. What it
chose is a move, so a training replays exactly whatever was known of the child then.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, Generic

from kidslogic.engine.events import Event, Trained
from kidslogic.engine.game import Illegal, Outcome, SeatKind, Unreadable
from kidslogic.engine.training import (
    LEVELS,
    Answer,
    AnsweredRight,
    AnsweredWrong,
    Ask,
    Course,
    Finish,
    More,
    P,
    Pose,
    Posing,
    Question,
    QuestionPosed,
    R,
    Training,
    TrainingHappening,
    TrainingMove,
    TrainingOver,
    TrainingPhase,
    TrainingView,
    level_after,
    parse_training,
    parse_training_move,
)

VERSION: Final = 1
REASONS: Final = ("wrong_phase", "not_asked", "not_posed", "not_on_offer", "all_done")
"""All reasons with which a move is refused."""


class TrainingRules(Generic[P, R]):
    """The rules of the mode `training` of the game whose `course` it is.

    `planned` is how many questions there are at most, `start_level` (1 to 8) that of the first one; none is harder than
    the hardest of `levels`. `kinds` says who trains, for progress only. Where `posing` is "fitting" the screen chooses
    kind and level of each question, any of the course and of `levels`.
    """

    def __init__(
        self,
        course: Course[P, R],
        planned: int,
        start_level: int,
        kinds: tuple[SeatKind, ...],
        levels: range = LEVELS,
        posing: Posing = "luck",
    ) -> None:
        self.version = VERSION
        self.course = course
        self.planned = planned
        self.start_level = start_level
        self.levels = levels
        self._first: TrainingPhase = "ask" if posing == "fitting" else "pose"
        self._kinds = kinds

    def initial(self) -> Training[P]:
        """Nothing is asked yet."""
        return Training(self._first)

    def turn(self, state: Training[P]) -> int | None:
        """The child answers, and says after the solution whether there shall be more; its screen may choose for it."""
        return 0 if state.phase in ("ask", "answer", "shown") else None

    def chance(self, state: Training[P], rng: Random) -> TrainingMove[P] | None:
        """Luck draws a question of the kind and level that are due."""
        if state.phase != "pose":
            return None
        due = state.asked or self._due(state.solved)
        return Pose(self.course.draw(due.kind, due.level, rng).position)

    def legal_moves(self, view: TrainingView[P, R]) -> tuple[TrainingMove[P], ...]:
        """All answers on offer, without the one that was tried; after the solution whether there shall be more.

        Before a question that the screen chooses: every kind at every level.
        """
        match view.phase:
            case "ask":
                return tuple(Ask(kind, level) for kind in self.course.kinds for level in self.levels)
            case "answer":
                return tuple(Answer(answer) for answer in view.answers if answer != view.tried)
            case "shown":
                return (More(), Finish()) if len(view.solved) < view.planned else (Finish(),)
        return ()

    def view(self, state: Training[P], seat: int) -> TrainingView[P, R]:
        """What the child may know: the solution only once the question is done."""
        question = self._question(state)
        done = question is not None and state.phase in ("shown", "over")
        return TrainingView(
            seat=seat,
            course=self.course,
            phase=state.phase,
            turn=self.turn(state),
            due=self._due(state.solved),
            asked=state.asked,
            position=state.position,
            answers=() if question is None else question.answers,
            tried=state.tried,
            tag=self.course.tag_of(question, state.tried) if question is not None and state.tried else "",
            given=state.given,
            right=question.right if question is not None and done else "",
            reason=question.reason if question is not None and done else None,
            solved=state.solved,
            planned=self.planned,
        )

    def seen(self, happening: TrainingHappening[P, R], _seat: int) -> TrainingHappening[P, R] | None:
        """The child sees everything."""
        return happening

    def determinise(self, view: TrainingView[P, R], _rng: Random) -> Training[P]:
        """The state itself: nothing is hidden."""
        return Training(view.phase, view.solved, view.asked, view.position, view.tried, view.given)

    def outcome(self, state: Training[P]) -> Outcome | None:
        """The questions solved at the first try; there is nobody to be better than, and done is done."""
        return Outcome((sum(state.solved),), (), None, goal_reached=True) if state.phase == "over" else None

    def reveals(self, _before: Training[P], _move: TrainingMove[P]) -> bool:
        """An answer tells whether it was right."""
        return True

    def events(self, before: Training[P], move: TrainingMove[P], after: Training[P]) -> tuple[Event, ...]:
        """Each answer, and the end."""
        question = self._question(before)
        if isinstance(move, Answer) and question is not None:
            return (trained(self.course, question, move.answer, first_try=not before.tried),)
        outcome = self.outcome(after)
        if outcome is None:
            return ()
        return (outcome.finished(self.course.game, "training", self._kinds),)

    def parse_move(self, text: str) -> TrainingMove[P]:
        """Read a move's text form; raises `Unreadable`."""
        return parse_training_move(text, self.course.parse_position)

    def parse_state(self, text: str) -> Training[P]:
        """Read a state's text form; raises `Unreadable`, also when the state cannot come up in this course."""
        state = parse_training(text, self.course.parse_position)
        if not self._possible(state):
            raise Unreadable(text)
        return state

    def apply(
        self, state: Training[P], move: TrainingMove[P]
    ) -> tuple[Training[P], tuple[TrainingHappening[P, R], ...]]:
        """The next state and what happened; raises `Illegal` with one of `REASONS`."""
        match move:
            case Ask() if state.phase == "ask":
                return self._ask(state, move)
            case Pose() if state.phase == "pose":
                return self._pose(state, move.position)
            case Answer() if state.phase == "answer":
                return self._answer(state, move.answer)
            case More() if state.phase == "shown":
                if len(state.solved) >= self.planned:
                    raise Illegal("all_done")
                return Training(self._first, state.solved), ()
            case Finish() if state.phase == "shown":
                return self._finish(state)
        raise Illegal("wrong_phase")

    # ---- inside ----------------------------------------------------------------------------------

    def _due(self, solved: tuple[bool, ...]) -> Ask:
        """What comes after these questions where nobody chooses: one kind after the other, as the ladder stands."""
        kinds = self.course.kinds
        return Ask(kinds[len(solved) % len(kinds)], level_after(solved, self.start_level, self.levels))

    def _may_be_asked(self, asked: Ask) -> bool:
        return asked.kind in self.course.kinds and asked.level in self.levels

    def _question(self, state: Training[P]) -> Question[P, R] | None:
        return None if state.position is None else self.course.prove(state.position)

    def _ask(self, state: Training[P], asked: Ask) -> tuple[Training[P], tuple[TrainingHappening[P, R], ...]]:
        if not self._may_be_asked(asked):
            raise Illegal("not_asked")
        return replace(state, phase="pose", asked=asked), ()

    def _pose(self, state: Training[P], position: P) -> tuple[Training[P], tuple[TrainingHappening[P, R], ...]]:
        due = state.asked or self._due(state.solved)
        if position.kind != due.kind or position.level > due.level or self.course.prove(position) is None:
            raise Illegal("not_posed")
        return replace(state, phase="answer", asked=None, position=position), (QuestionPosed(position),)

    def _may_have_been_posed(self, position: P, solved: tuple[bool, ...]) -> bool:
        """A question of the kind that was due, or of one that was asked for; easier ones count where none other is."""
        due = self._due(solved)
        if self._first == "ask":
            return position.kind in self.course.kinds and position.level < self.levels.stop
        return position.kind == due.kind and position.level <= due.level

    def _answer(self, state: Training[P], answer: str) -> tuple[Training[P], tuple[TrainingHappening[P, R], ...]]:
        question = self._question(state)
        if question is None or answer not in question.answers or answer == state.tried:
            raise Illegal("not_on_offer")
        if answer == question.right:
            return self._done(state, answer), (AnsweredRight(answer, question.reason),)
        tag = self.course.tag_of(question, answer)
        if not state.tried:
            return replace(state, tried=answer), (AnsweredWrong(answer, tag, "", None),)
        return self._done(state, answer), (AnsweredWrong(answer, tag, question.right, question.reason),)

    def _done(self, state: Training[P], answer: str) -> Training[P]:
        """The question is done; it counts as solved when nothing else was tried before."""
        return replace(state, phase="shown", solved=(*state.solved, not state.tried), given=answer)

    def _finish(self, state: Training[P]) -> tuple[Training[P], tuple[TrainingHappening[P, R], ...]]:
        over = replace(state, phase="over")
        outcome = self.outcome(over)
        return over, () if outcome is None else (TrainingOver(outcome),)

    def _possible(self, state: Training[P]) -> bool:
        """Whether questions and answers so far lead to this very state."""
        done = state.phase in ("shown", "over")
        earlier = state.solved[:-1] if done else state.solved
        if len(earlier) >= self.planned or (done and not state.solved):
            return False
        if state.phase in ("ask", "pose"):
            return self._may_come_next(state)
        if state.asked is not None or state.position is None or not self._may_have_been_posed(state.position, earlier):
            return False
        question = self._question(state)
        return question is not None and _answers_fit(state, question, done=done)

    def _may_come_next(self, state: Training[P]) -> bool:
        """Nothing is posed yet; the screen may have asked for something."""
        if state.asked is None:
            fits = state.phase == self._first
        else:
            fits = state.phase == "pose" and self._first == "ask" and self._may_be_asked(state.asked)
        return fits and state == Training(state.phase, state.solved, state.asked)


def _answers_fit(state: Training[P], question: Question[P, R], *, done: bool) -> bool:
    """The answers are on offer, a first one was wrong, and they have led to where the question stands."""
    given = (state.tried, state.given)
    if any(answer and answer not in question.answers for answer in given) or state.tried == question.right:
        return False
    if not done:
        return not state.given
    if not state.given or state.given == state.tried:
        return False
    return state.solved[-1] == (not state.tried) and (bool(state.tried) or state.given == question.right)


def trained(course: Course[P, R], question: Question[P, R], answer: str, *, first_try: bool, seat: int = 0) -> Trained:
    """What an answer means for progress; the session adds hints and thinking time."""
    return Trained(
        seat=seat,
        game=course.game,
        skill=course.skill_of(question.kind),
        level=question.level,
        position=question.identity,
        answer=answer,
        right=answer == question.right,
        first_try=first_try,
        options=len(question.answers),
        tag=course.tag_of(question, answer),
    )
