"""LOGIX as the registry finds it."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.game import AnyGame, Game, Library, Setup
from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.logix.deck import PREFIX, Deck, deck_for
from kidslogic.games.logix.deck_folder import added_deck
from kidslogic.games.logix.hints import game_hints
from kidslogic.games.logix.opponents import OPPONENTS
from kidslogic.games.logix.options import MOST_SEATS, OPTIONS, conflict, house_rules
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.training.course import LogixCourse
from kidslogic.games.logix.training.position import SKILLS, Position, Reason


def rules(setup: Setup, library: Library) -> LogixRules | TrainingRules[Position, Reason]:
    """The rules for a checked setup; raises LookupError when box or deck is missing or the decks are damaged."""
    deck = _deck(setup.source, library)
    house = house_rules(setup)
    kinds = tuple(seat.kind for seat in setup.seats)
    if house.training:
        course = LogixCourse(deck.cards, house)
        return TrainingRules(course, house.questions, house.start_level, kinds, house.levels, house.posing)
    return LogixRules(deck.cards, house, kinds)


def _deck(source: str, library: Library) -> Deck:
    """A deck of the box, or one that was added."""
    try:
        return deck_for(library.find("game", "logix"), source)
    except LookupError:
        if not source.startswith(PREFIX):
            raise
    return added_deck(library.find("decks", "logix"), source)


RATINGS: Final = {"1": 0.0, "2": 1.05, "3": 1.69, "4": 2.81, "5": 3.94, "6": 4.88}
"""Each beats the one before in 74, 65.5, 75.5, 75.5 and 72 % of 200 games."""

GAME: AnyGame = Game(
    id="logix",
    seats=range(1, MOST_SEATS + 1),
    options=OPTIONS,
    rules=rules,
    opponents=OPPONENTS,
    hints=game_hints,
    conflict=conflict,
    lessons=("place", "slide", "blocked", "swap", "rest", "code", "turn", "alone", "claim", "game"),
    skills=tuple(SKILLS.values()),
    ratings=RATINGS,
)
