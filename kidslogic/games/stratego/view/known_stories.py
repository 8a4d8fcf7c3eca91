"""Which of the little stories need not be told any more, because everybody at the screen knows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kidslogic.games.stratego.happenings import DuelFought
from kidslogic.games.stratego.words import SPECIAL, Story

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView


def known_stories(game: StrategoView) -> frozenset[Story]:
    """The stories known to all who look on: to children from any game before, to guests from this one.

    A lesson tells all of them: its positions were not played.
    """
    if game.guided:
        return frozenset()
    known = list(_known(game))
    return frozenset(story for story in SPECIAL if all(story in of_one for of_one in known))


def _known(game: StrategoView) -> Iterator[frozenset[str]]:
    """What each one at the screen knows."""
    met_here: frozenset[str] = frozenset(
        happening.story
        for moment in game.moments()
        for happening in moment.happenings
        if isinstance(happening, DuelFought)
    )
    for person in game.people:
        if person.seat.kind == "child" and game.advisor is not None:
            yield met_here | game.advisor.met(person.seat.who, game.session.game.id)
        elif person.seat.kind != "computer":
            yield met_here
