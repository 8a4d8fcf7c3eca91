"""The shell game as the registry finds it."""

from __future__ import annotations

from kidslogic.engine.game import Game, Library, Setup
from kidslogic.games.blank.opponents import careful, easy, thinking
from kidslogic.games.blank.rules import BlankRules
from kidslogic.games.blank.state import SEATS, Happening, Move, State, View


def rules(setup: Setup, _library: Library) -> BlankRules:
    """The rules for a checked setup."""
    return BlankRules(tuple(seat.kind for seat in setup.seats))


GAME: Game[State, Move, View, Happening] = Game(
    id="blank",
    seats=range(len(SEATS), len(SEATS) + 1),
    options=(),
    rules=rules,
    opponents={"easy": easy, "careful": careful, "thinking": thinking},
    on_shelf=False,
)
