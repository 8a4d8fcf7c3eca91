"""Help with a training question, gentlest first: where to look, one that it is not, and two of which one is right."""

from __future__ import annotations

from kidslogic.engine.game import Hint
from kidslogic.engine.training import open_question
from kidslogic.games.stratego.training.position import StrategoTrainingView


def training_hints(view: StrategoTrainingView) -> tuple[Hint, ...]:
    """The steps for the open question; `places` count its answers from 0.

    `look` (kind, asked) says where to look, or shows the cards once more. `not_this` is an answer that is not right,
    `near` the right one and one other.
    """
    question = open_question(view)
    if question is None:
        return ()
    right = question.answers.index(question.right)
    others = [place for place, answer in enumerate(question.answers) if place != right and answer != view.tried]
    position = question.position
    return (
        Hint("look", {"kind": position.kind, "asked": position.asked}),
        Hint("not_this", places=(others[0],)),
        Hint("near", places=tuple(sorted((right, others[-1])))),
    )
