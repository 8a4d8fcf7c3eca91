"""What might Leo be building? A question during a game, from what everybody could see, never from hidden cards."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from kidslogic.games.logix.belief import belief, likeliest_first
from kidslogic.games.logix.codes import best_fit
from kidslogic.games.logix.moves import Guess, Slide
from kidslogic.games.logix.state import View
from kidslogic.games.logix.training.position import Position, Question, Reason

OFFERED: Final = 3
"""So many cards are shown."""
_CLEARLY: Final = 4.0
"""The right card is at least so many times likelier than each other one that is shown."""
_SURE: Final = 5.0
"""And at least so many times likelier than it was when nothing had been done yet."""
TRIES: Final = 2
"""How often a child may try."""
_LONGEST: Final = 40
"""After more actions than these nothing is asked."""
_LEVEL: Final = 6
"""How hard the question counts in progress."""


def suspect_question(view: View, seat: int) -> Question | None:
    """Which of three cards fits best what `seat` did, for the view's player; None while nothing is clear.

    The right answer is what is likeliest by the view (`belief`): that player may well hold another card. After a long
    game nothing is asked any more: so much was built and taken apart that nobody could tell.
    """
    return _suspect_question(replace(view, guesses=()), seat)


def open_guesses(view: View) -> tuple[Guess, ...]:
    """What the child on turn may answer before it acts: each card of a question once, until it is right, twice at most.

    The answers are moves so that they count for progress and are found again in a saved game.
    """
    if view.phase != "turn" or view.turn != view.seat:
        return ()
    found: list[Guess] = []
    for seat in range(len(view.cards)):
        question = suspect_question(view, seat)
        tried = {guess.card for guess in view.guesses if guess.seat == seat}
        if question is not None and question.right not in tried and len(tried) < TRIES:
            found += [Guess(seat, card) for card in question.answers if card not in tried]
    return tuple(found)


@lru_cache(maxsize=64)
def _suspect_question(view: View, seat: int) -> Question | None:
    if (
        len(view.log) > _LONGEST
        or view.phase not in ("turn", "acted")
        or seat == view.seat
        or view.cards[seat] is not None
    ):
        return None
    likely = belief(view, seat)
    ordered = likeliest_first(likely)
    best = ordered[0]
    if likely[best] * len(likely) < _SURE:
        return None
    others = [card for card in ordered if likely[card] * _CLEARLY <= likely[best]][: OFFERED - 1]
    fit = best_fit(view.board, best, view.house)
    if len(others) < OFFERED - 1 or fit is None:
        return None
    cards = tuple(sorted((best, *others), key=lambda card: card.id))
    own = tuple(cell for cell in fit.fitting if cell in _touched(view, seat))
    position = Position("suspect", _LEVEL, view.board, view.locked, cards)
    reason = Reason("built_here", own or fit.fitting, fit.cells, fit.colour)
    return Question(position, tuple(card.id for card in cards), best.id, reason)


def _touched(view: View, seat: int) -> set[int]:
    """Where marbles of this player's actions came to lie."""
    actions = (played.action for played in view.log if played.seat == seat)
    return {action.end if isinstance(action, Slide) else action.cell for action in actions}
