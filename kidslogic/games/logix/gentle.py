"""How a family is offered to play: gently for the young, by the book for others (L9.5). Each choice can be changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BY_THE_BOOK_FROM: Final = 8
"""From this age on, in years, a wrong claim may put somebody out of the game."""
GENTLE: Final = {"wrong_claim": "lose_turn", "takeback": "true"}
"""A wrong claim costs the turn and shows what is missing; an action may be taken back until the turn is ended."""


def default_options(ages: Iterable[int | None]) -> dict[str, str]:
    """The options to begin a set-up with, for people of these ages in years; None for an age that is not known.

    The youngest decides. Somebody whose age is not known may be young, so nobody at all is taken as young, too.
    """
    known = tuple(ages)
    grown = known and all(age is not None and age >= BY_THE_BOOK_FROM for age in known)
    return {} if grown else dict(GENTLE)
