"""Training: one child, question after question at its level. Luck draws the questions, so a session replays exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from kidslogic.engine.events import Event, GameFinished, Trained
from kidslogic.engine.game import Illegal, Outcome, SeatKind, Unreadable
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.drawing import draw, kind_of
from kidslogic.games.logix.training.happenings import (
    AnsweredRight,
    AnsweredWrong,
    QuestionPosed,
    TrainingHappening,
    TrainingOver,
)
from kidslogic.games.logix.training.moves import Answer, Finish, More, Pose, TrainingMove, parse_training_move
from kidslogic.games.logix.training.position import SKILLS, Position, Question
from kidslogic.games.logix.training.proof import prove, tag_of
from kidslogic.games.logix.training.standing import Training, TrainingView, level_after, parse_training

VERSION: Final = 1
REASONS: Final = ("wrong_phase", "not_posed", "not_on_offer", "all_done")
"""All reasons with which a move is refused."""

_Result = tuple[Training, tuple[TrainingHappening, ...]]


class TrainingRules:
    """The rules of the mode `training` with one deck and one choice of house rules."""

    def __init__(self, cards: tuple[Card, ...], house: HouseRules, kinds: tuple[SeatKind, ...]) -> None:
        self.version = VERSION
        self.deck: Mapping[str, Card] = {card.id: card for card in cards}
        self.house = house
        self._kinds = kinds

    def initial(self) -> Training:
        """Nothing is asked yet."""
        return Training()

    def turn(self, state: Training) -> int | None:
        """The child answers, and says after the solution whether there shall be more."""
        return 0 if state.phase in ("answer", "shown") else None

    def chance(self, state: Training, rng: Random) -> TrainingMove | None:
        """Luck draws a question of the level."""
        if state.phase != "pose":
            return None
        level, kind = self._level(state.solved), kind_of(len(state.solved), self.house.practice)
        return Pose(draw(kind, level, self.deck, self.house, rng).position)

    def legal_moves(self, view: TrainingView) -> tuple[TrainingMove, ...]:
        """All moves open to the child."""
        return open_moves(view)

    def view(self, state: Training, seat: int) -> TrainingView:
        """What the child may know: the solution only once the question is done."""
        question = self._question(state)
        done = question is not None and state.phase in ("shown", "over")
        return TrainingView(
            seat=seat,
            house=self.house,
            phase=state.phase,
            turn=self.turn(state),
            position=state.position,
            answers=() if question is None else question.answers,
            tried=state.tried,
            tag=tag_of(question, state.tried, self.house) if question is not None and state.tried else "",
            given=state.given,
            right=question.right if question is not None and done else "",
            reason=question.reason if question is not None and done else None,
            level=self._level(state.solved) if question is None else question.level,
            solved=state.solved,
            planned=self.house.questions,
        )

    def seen(self, happening: TrainingHappening, seat: int) -> TrainingHappening | None:  # noqa: ARG002  # the protocol's shape
        """The child sees everything."""
        return happening

    def determinise(self, view: TrainingView, rng: Random) -> Training:  # noqa: ARG002  # the protocol's shape
        """The state itself: nothing is hidden."""
        return Training(view.phase, view.solved, view.position, view.tried, view.given)

    def outcome(self, state: Training) -> Outcome | None:
        """The questions solved at the first try; there is nobody to be better than, and done is done."""
        return Outcome((sum(state.solved),), (), None, goal_reached=True) if state.phase == "over" else None

    def reveals(self, before: Training, move: TrainingMove) -> bool:  # noqa: ARG002  # the protocol's shape
        """An answer tells whether it was right."""
        return True

    def events(self, before: Training, move: TrainingMove, after: Training) -> tuple[Event, ...]:
        """Each answer, and the end."""
        question = self._question(before)
        if isinstance(move, Answer) and question is not None:
            return (trained(question, move.answer, self.house, first_try=not before.tried),)
        outcome = self.outcome(after)
        if outcome is None:
            return ()
        return (
            GameFinished(
                game="logix",
                mode="training",
                kinds=self._kinds,
                scores=outcome.scores,
                champions=outcome.champions,
                goal_reached=outcome.goal_reached,
            ),
        )

    def parse_move(self, text: str) -> TrainingMove:
        """Read a move's text form; raises `Unreadable`."""
        return parse_training_move(text)

    def parse_state(self, text: str) -> Training:
        """Read a state's text form; raises `Unreadable`, also when the state cannot come up with this deck."""
        state = parse_training(text)
        if not self._possible(state):
            raise Unreadable(text)
        return state

    def apply(self, state: Training, move: TrainingMove) -> _Result:
        """The next state and what happened; raises `Illegal` with one of `REASONS`."""
        match move:
            case Pose() if state.phase == "pose":
                return self._pose(state, move.position)
            case Answer() if state.phase == "answer":
                return self._answer(state, move.answer)
            case More() if state.phase == "shown":
                if len(state.solved) >= self.house.questions:
                    raise Illegal("all_done")
                return Training(solved=state.solved), ()
            case Finish() if state.phase == "shown":
                return self._finish(state)
        raise Illegal("wrong_phase")

    # ---- inside ----------------------------------------------------------------------------------

    def _level(self, solved: tuple[bool, ...]) -> int:
        return level_after(solved, self.house.start_level)

    def _question(self, state: Training) -> Question | None:
        return None if state.position is None else prove(state.position, self.house)

    def _pose(self, state: Training, position: Position) -> _Result:
        if not self._may_be_posed(position, state.solved):
            raise Illegal("not_posed")
        return replace(state, phase="answer", position=position), (QuestionPosed(position),)

    def _may_be_posed(self, position: Position, solved: tuple[bool, ...]) -> bool:
        """A proven question of the kind that is due, with cards of the deck; easier ones count where none other is."""
        return (
            position.kind == kind_of(len(solved), self.house.practice)
            and position.level <= self._level(solved)
            and all(self.deck.get(card.id) == card for card in position.cards)
            and prove(position, self.house) is not None
        )

    def _answer(self, state: Training, answer: str) -> _Result:
        question = self._question(state)
        if question is None or answer not in question.answers or answer == state.tried:
            raise Illegal("not_on_offer")
        if answer == question.right:
            return self._done(state, answer), (AnsweredRight(answer, question.reason),)
        tag = tag_of(question, answer, self.house)
        if not state.tried:
            return replace(state, tried=answer), (AnsweredWrong(answer, tag, "", None),)
        return self._done(state, answer), (AnsweredWrong(answer, tag, question.right, question.reason),)

    def _done(self, state: Training, answer: str) -> Training:
        """The question is done; it counts as solved when nothing else was tried before."""
        return replace(state, phase="shown", solved=(*state.solved, not state.tried), given=answer)

    def _finish(self, state: Training) -> _Result:
        over = replace(state, phase="over")
        outcome = self.outcome(over)
        return over, () if outcome is None else (TrainingOver(outcome),)

    def _possible(self, state: Training) -> bool:
        """Whether questions and answers so far lead to this very state."""
        done = state.phase in ("shown", "over")
        earlier = state.solved[:-1] if done else state.solved
        if len(earlier) >= self.house.questions or (done and not state.solved):
            return False
        if state.phase == "pose":
            return state == Training(solved=state.solved)
        if state.position is None or not self._may_be_posed(state.position, earlier):
            return False
        question = self._question(state)
        return question is not None and _answers_fit(state, question, done=done)


def open_moves(view: TrainingView) -> tuple[TrainingMove, ...]:
    """All answers on offer, without the one that was tried; after the solution whether there shall be more."""
    match view.phase:
        case "answer":
            return tuple(Answer(answer) for answer in view.answers if answer != view.tried)
        case "shown":
            return (More(), Finish()) if len(view.solved) < view.planned else (Finish(),)
    return ()


def _answers_fit(state: Training, question: Question, *, done: bool) -> bool:
    """The answers are on offer, a first one was wrong, and they have led to where the question stands."""
    given = (state.tried, state.given)
    if any(answer and answer not in question.answers for answer in given) or state.tried == question.right:
        return False
    if not done:
        return not state.given
    if not state.given or state.given == state.tried:
        return False
    return state.solved[-1] == (not state.tried) and (bool(state.tried) or state.given == question.right)


def trained(question: Question, answer: str, house: HouseRules, *, first_try: bool, seat: int = 0) -> Trained:
    """What an answer means for progress; the session adds hints and thinking time."""
    return Trained(
        seat=seat,
        game="logix",
        skill=SKILLS[question.kind],
        level=question.level,
        position=question.identity,
        answer=answer,
        right=answer == question.right,
        first_try=first_try,
        options=len(question.answers),
        tag=tag_of(question, answer, house),
    )
