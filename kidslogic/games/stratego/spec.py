"""Pirates! Stratego as the registry finds it."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.game import Game, Library, Setup
from kidslogic.games.stratego.box import box_for
from kidslogic.games.stratego.happenings import Happening
from kidslogic.games.stratego.hints import game_hints
from kidslogic.games.stratego.moves import Move
from kidslogic.games.stratego.opponents import OPPONENTS
from kidslogic.games.stratego.options import OPTIONS, house_rules
from kidslogic.games.stratego.practice import earlier_shots
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.state import State, View


def rules(setup: Setup, library: Library) -> StrategoRules:
    """The rules for a checked setup; raises LookupError when box or action set is missing or damaged."""
    house = house_rules(setup)
    box = box_for(library.find("game", "stratego"), setup.source, house.length)
    return StrategoRules(box, house, tuple(seat.kind for seat in setup.seats))


RATINGS: Final = {"1": 0.0, "2": 0.94, "3": 1.39, "4": 2.60, "5": 3.87, "6": 4.81}
"""Each beats the one before in 72, 61, 77, 78 and 72 % of 200 games with the same share of hits."""

GAME: Game[State, Move, View, Happening] = Game(
    id="stratego",
    seats=range(2, 3),
    options=OPTIONS,
    rules=rules,
    opponents=OPPONENTS,
    hints=game_hints,
    earlier=earlier_shots,
    lessons=("ship", "cards", "duel", "special", "flag", "cannon", "game"),
    ratings=RATINGS,
)
