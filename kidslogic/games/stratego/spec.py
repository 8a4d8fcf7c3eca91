"""Pirates! Stratego as the registry finds it."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.game import AnyGame, Game, Library, Setup
from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.stratego.box import box_for
from kidslogic.games.stratego.hints import game_hints
from kidslogic.games.stratego.opponents import OPPONENTS
from kidslogic.games.stratego.options import OPTIONS, house_rules
from kidslogic.games.stratego.practice import earlier_shots
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.training.course import StrategoCourse
from kidslogic.games.stratego.training.options import OPTIONS as TRAINING_OPTIONS
from kidslogic.games.stratego.training.options import conflict, plan
from kidslogic.games.stratego.training.position import SKILLS, Position, Reason


def rules(setup: Setup, library: Library) -> StrategoRules | TrainingRules[Position, Reason]:
    """The rules for a checked setup; raises LookupError when box or action set is missing or damaged."""
    content, kinds = library.find("game", "stratego"), tuple(seat.kind for seat in setup.seats)
    training = plan(setup)
    if training is not None:
        full, short = (box_for(content, setup.source, length) for length in ("full", "short"))
        course = StrategoCourse(full, short, training.drill)
        return TrainingRules(course, training.questions, training.start_level, kinds, training.levels, training.posing)
    house = house_rules(setup)
    return StrategoRules(box_for(content, setup.source, house.length), house, kinds)


RATINGS: Final = {"1": 0.0, "2": 0.94, "3": 1.39, "4": 2.60, "5": 3.87, "6": 4.81}
"""Each beats the one before in 72, 61, 77, 78 and 72 % of 200 games with the same share of hits."""

GAME: AnyGame = Game(
    id="stratego",
    seats=range(1, 3),
    options=(*OPTIONS, *TRAINING_OPTIONS),
    rules=rules,
    opponents=OPPONENTS,
    hints=game_hints,
    conflict=conflict,
    earlier=earlier_shots,
    lessons=("ship", "cards", "duel", "special", "flag", "cannon", "game"),
    skills=tuple(SKILLS.values()),
    ratings=RATINGS,
)
