"""Training: one child, row after row at its level, without ball and treasure.

The level follows a plain ladder: up after two rows in a row that were solved at the first try, down after two that
were not. Luck draws the rows, or the screen chooses the one that suits the child; both are moves, so a session replays
exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from kidslogic.engine.game import Illegal, Outcome, Unreadable
from kidslogic.engine.training import within
from kidslogic.games.piraten import seeing
from kidslogic.games.piraten.happenings import AnsweredRight, AnsweredWrong, GameOver, Happening, HowFound, RowPosed
from kidslogic.games.piraten.material import Spot
from kidslogic.games.piraten.monster_rules import Result, need
from kidslogic.games.piraten.moves import EXPLAINED, Answer, Explain, Move, PoseRow
from kidslogic.games.piraten.posing import climbed, fitting, offered, posed
from kidslogic.games.piraten.rules import PiratenRules
from kidslogic.games.piraten.state import Ladder, State, View, parse_state


class TrainingRules(PiratenRules):
    """The rules of the variant `training`: luck poses a row, the child answers, until the planned rows are done."""

    def initial(self) -> State:
        """Nothing is posed yet."""
        return State(phase="pose", ladder=self._first())

    def turn(self, state: State) -> int | None:
        """The child decides while a row is posed, and tells how it was found; its screen may choose the row."""
        return seeing.decides(state, self.house)

    def chance(self, state: State, rng: Random) -> Move | None:
        """Luck draws a row of the level, where the screen does not choose it."""
        if state.phase != "pose" or self.house.posing == "fitting":
            return None
        return PoseRow(rng.choice(fitting(_ladder(state), self.material, self.house.levels)))

    def determinise(self, view: View, _rng: Random) -> State:
        """The state itself: nothing is hidden."""
        spot = None if view.ladder is None or not view.row else view.ladder.posed[-1]
        return State(
            phase=view.phase,
            card=None if spot is None else spot.face,
            row=view.row,
            tried=view.tried,
            ladder=view.ladder,
        )

    def outcome(self, state: State) -> Outcome | None:
        """The rows solved at the first try; there is nobody to be better than, and done is done."""
        if state.phase != "game_over":
            return None
        return Outcome((sum(_ladder(state).solved),), (), None, goal_reached=True)

    def reveals(self, _before: State, _move: Move) -> bool:
        """An answer tells whether it was right."""
        return True

    def parse_state(self, text: str) -> State:
        """Read a state's text form; raises `Unreadable`, also when the state cannot come up with this material."""
        state = parse_state(text)
        if not self._possible(state):
            raise Unreadable(text)
        return state

    def apply(self, state: State, move: Move) -> Result:
        """The next state and what happened; raises `Illegal`."""
        match move:
            case PoseRow():
                return self._pose(state, move.spot)
            case Answer():
                return self._answer(state, move)
            case Explain():
                return self._explain(state, move)
        raise Illegal("wrong_phase")

    # ---- inside ----------------------------------------------------------------------------------

    def _pose(self, state: State, spot: Spot) -> Result:
        need(state, "pose")
        ladder = _ladder(state)
        if spot not in self._may_pose(ladder):
            raise Illegal("row_not_posed")
        after = replace(state, phase="answer", card=spot.face, row=spot.row, ladder=self._posed(ladder, spot))
        return after, (RowPosed(0, spot),)

    def _answer(self, state: State, answer: Answer) -> Result:
        need(state, "answer")
        if answer.symbol not in seeing.on_offer(state, self.material, self.house):
            raise Illegal("not_on_offer")
        puzzle = self.puzzle(state)
        solution = puzzle.row.answer
        if answer.symbol == solution:
            right = AnsweredRight(0, solution, self.material.cave_of(solution), puzzle)
            after, end = self._next(state, solved=state.tried is None)
            return after, (right, *end)
        if self.house.second_try and state.tried is None:
            return replace(state, tried=answer.symbol), (AnsweredWrong(0, answer.symbol, None, None),)
        after, end = self._next(state, solved=False)
        return after, (AnsweredWrong(0, answer.symbol, solution, puzzle), *end)

    def _explain(self, state: State, move: Explain) -> Result:
        need(state, "explain")
        if move.way not in EXPLAINED:
            raise Illegal("no_such_reason")
        after, end = self._after(_ladder(state))
        return after, (HowFound(0, move.way), *end)

    def _next(self, state: State, *, solved: bool) -> Result:
        """The row is done: perhaps it is asked how it was found."""
        ladder = self._climbed(_ladder(state), solved=solved)
        if solved and self.asks(0, sum(ladder.solved), self.puzzle(state)):
            return self._asking(ladder), ()
        return self._after(ladder)

    def _after(self, ladder: Ladder) -> tuple[State, tuple[Happening, ...]]:
        """On to the next row, or to the end."""
        after = State(phase="pose", ladder=ladder)
        if len(ladder.solved) < self.house.training_rows:
            return after, ()
        over = replace(after, phase="game_over")
        outcome = self.outcome(over)
        return over, () if outcome is None else (GameOver(outcome),)

    def _may_pose(self, ladder: Ladder) -> Sequence[Spot]:
        return (offered if self.house.posing == "fitting" else fitting)(ladder, self.material, self.house.levels)

    def _first(self) -> Ladder:
        return Ladder(within(self.house.start_level, self.house.levels))

    def _climbed(self, ladder: Ladder, *, solved: bool) -> Ladder:
        return climbed(ladder, solved=solved, levels=self.house.levels)

    def _posed(self, ladder: Ladder, spot: Spot) -> Ladder:
        return posed(ladder, spot, by_screen=self.house.posing == "fitting")

    def _possible(self, state: State) -> bool:
        """Whether the rows and answers so far lead to this very state."""
        told = state.ladder
        if told is None or len(told.posed) > self.house.training_rows or len(told.solved) > len(told.posed):
            return False
        ladder = self._first()
        for spot, solved in zip(told.posed, told.solved, strict=False):
            if spot not in self._may_pose(ladder):
                return False
            ladder = self._climbed(self._posed(ladder, spot), solved=solved)
        over = len(ladder.solved) == self.house.training_rows
        if len(told.posed) == len(told.solved):
            if state.phase == "explain":
                return self._may_be_asked(told) and state == self._asking(ladder)
            return state == State(phase="game_over" if over else "pose", ladder=ladder)
        spot = told.posed[-1]
        if spot not in self._may_pose(ladder):
            return False
        asked = State(phase="answer", card=spot.face, row=spot.row, ladder=self._posed(ladder, spot))
        return replace(state, tried=None) == asked and self._may_be_tried(asked, state)

    def _asking(self, ladder: Ladder) -> State:
        spot = ladder.posed[-1]
        return State(phase="explain", card=spot.face, row=spot.row, ladder=ladder)

    def _may_be_asked(self, ladder: Ladder) -> bool:
        solved = ladder.solved
        return bool(solved) and solved[-1] and self.asks(0, sum(solved), self.material.puzzle(ladder.posed[-1]))

    def _may_be_tried(self, asked: State, state: State) -> bool:
        if state.tried is None:
            return True
        offered = seeing.on_offer(asked, self.material, self.house)
        return self.house.second_try and state.tried in offered and state.tried != self.puzzle(asked).row.answer


def _ladder(state: State) -> Ladder:
    if state.ladder is None:
        raise Illegal("wrong_phase")
    return state.ladder
