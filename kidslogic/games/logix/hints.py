"""Three steps of help for the player on turn: what is needed where, what is in the way, and a move that helps."""

from __future__ import annotations

from functools import lru_cache

from kidslogic.engine.game import Hint
from kidslogic.engine.training import TrainingView
from kidslogic.games.logix.board import colour_at
from kidslogic.games.logix.codes import Card, Fit, fits
from kidslogic.games.logix.distance import aim_of, steps_left
from kidslogic.games.logix.foresight import Choice, choices, score, suspicion
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.state import View
from kidslogic.games.logix.training.course import LogixTrainingView
from kidslogic.games.logix.training.hints import training_hints

_MINDS = 0.3
"""How much a hint cares for what the others gain, as good computer players do."""


def game_hints(view: View | LogixTrainingView) -> tuple[Hint, ...]:
    """The steps, gentlest first; `places` are cells of the board.

    `look` (perhaps there is something to claim) and `claim`, once the own code is complete and may be claimed.
    `end` after an action without a complete code. Otherwise `need` (colour: the cells where it is missing), `in_way`
    where marbles lie that do not belong there, and `move` (move: its text) with the cells it is about.
    In training the steps of `training_hints`.
    """
    if isinstance(view, TrainingView):
        return training_hints(view)
    if view.turn != view.seat or view.card is None:
        return ()
    if view.own is not None and view.may_claim:
        return (Hint("look"), Hint("claim", places=view.own.cells))
    if view.acted:
        return (Hint("end"),)
    choice = _helpful(view, view.card)
    if choice is None:
        return (Hint("end"),)
    move = Hint("move", {"move": choice.action.text}, _places(choice.action))
    fit = _meant(view, view.card, choice)
    if fit is None:
        return (move,)
    in_way = tuple(cell for cell in fit.missing if colour_at(view.board, cell) is not None) + fit.spoiling
    steps = [Hint("need", {"colour": fit.colour}, fit.missing)] if fit.missing else []
    if in_way:
        steps.append(Hint("in_way", places=in_way))
    return (*steps, move)


@lru_cache(maxsize=2)
def _helpful(view: View, card: Card) -> Choice | None:
    """Of the actions that bring the own code nearest, the one that a good player likes best.

    Kept, because a screen asks several times whether there is help before it asks for it.
    """
    own, guess = aim_of(card, view.house), suspicion(view)
    return min(
        choices(view.board, view.locked, view.house),
        key=lambda choice: (steps_left(own, choice.board), -score(own, choice, view.house, guess, _MINDS)),
        default=None,
    )


def _meant(view: View, card: Card, choice: Choice) -> Fit | None:
    """How the code stands now in the way in which the action brings it nearest; None when black is to be moved."""
    later = {(fit.colour, fit.cells): fit.steps for fit in fits(choice.board, card, view.house)}
    return min(
        (fit for fit in fits(view.board, card, view.house) if (fit.colour, fit.cells) in later),
        key=lambda fit: (later[fit.colour, fit.cells], fit.steps),
        default=None,
    )


def _places(action: Action) -> tuple[int, ...]:
    match action:
        case Place(_, cell) | Replace(cell, _):
            return (cell,)
        case Slide(start, end):
            return (start, end)
