"""LOGIX as the registry finds it."""

from __future__ import annotations

from kidslogic.engine.game import Game, Library, Setup
from kidslogic.games.logix.deck import deck_for
from kidslogic.games.logix.happenings import Happening
from kidslogic.games.logix.hints import game_hints
from kidslogic.games.logix.moves import Move
from kidslogic.games.logix.opponents import OPPONENTS
from kidslogic.games.logix.options import FEWEST_SEATS, MOST_SEATS, OPTIONS, conflict, house_rules
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.state import State, View


def rules(setup: Setup, library: Library) -> LogixRules:
    """The rules for a checked setup; raises LookupError when box or deck is missing or the decks are damaged."""
    deck = deck_for(library.find("game", "logix"), setup.source)
    return LogixRules(deck.cards, house_rules(setup), tuple(seat.kind for seat in setup.seats))


GAME: Game[State, Move, View, Happening] = Game(
    id="logix",
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=OPTIONS,
    rules=rules,
    opponents=OPPONENTS,
    hints=game_hints,
    conflict=conflict,
)
