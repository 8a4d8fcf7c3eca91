"""Help with a training question, gentlest first."""

from __future__ import annotations

from kidslogic.engine.game import Hint
from kidslogic.engine.training import open_question
from kidslogic.games.logix.board import colour_at
from kidslogic.games.logix.training.course import LogixTrainingView
from kidslogic.games.logix.training.position import Question, parse_action


def training_hints(view: LogixTrainingView) -> tuple[Hint, ...]:
    """The steps for the open question; `places` are cells of the board.

    `code_colour` (colour) names the colour of the code, `code_here` shows the marbles that fit already. `near` shows
    the cells where something is to be done, or the one marble among a few.
    """
    question = open_question(view)
    if question is None:
        return ()
    reason = question.reason
    fitting = tuple(cell for cell in reason.cells if cell not in _meant(question))
    return (
        Hint("code_colour", {"colour": reason.colour}),
        Hint("code_here", {"colour": reason.colour}, fitting),
        *(() if question.kind == "neighbour" else (Hint("near", places=_near(question)),)),
    )


def _meant(question: Question) -> tuple[int, ...]:
    """The cells of the code that do not fit yet."""
    board, reason = question.position.board, question.reason
    good = (reason.colour, "grey", "black")
    return tuple(cell for cell in reason.cells if cell in reason.places or colour_at(board, cell) not in good)


def _near(question: Question) -> tuple[int, ...]:
    """Where it happens; of a move only where it ends, so that something is left to find."""
    if question.kind != "finish":
        return question.reason.places
    action = parse_action(question.right)
    return (action.end,) if hasattr(action, "end") else (action.cell,)
