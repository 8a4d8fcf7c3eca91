"""What can be chosen for a training instead of a game, and the same as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from kidslogic.engine.game import Option, Setup
from kidslogic.engine.training import LEVELS, LEVELS_OPTION, POSING_OPTION, Posing, levels_of

Drill = Literal["mixed", "compare", "odds", "deduce", "remember", "plan"]
"""What is practised: one kind of question (`position.Kind`), or all of them in turn."""

OPTIONS: Final = (
    Option("mode", ("game", "training"), "game"),
    Option("drill", get_args(Drill), "mixed"),
    Option("questions", ("5", "10", "15"), "10"),
    Option("start_level", tuple(map(str, LEVELS)), "1"),
    LEVELS_OPTION,
    POSING_OPTION,
)
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}


@dataclass(frozen=True)
class Plan:
    """A training: what is practised, how many questions at most, the level of the first one, and all there may be.

    `posing` is who chooses what comes next.
    """

    drill: Drill
    questions: int
    start_level: int
    levels: range = LEVELS
    posing: Posing = "luck"


def plan(setup: Setup) -> Plan | None:
    """The training that a checked setup asks for; None for a game."""
    chosen = _DEFAULTS | dict(setup.options)
    if chosen["mode"] != "training":
        return None
    drill, levels = cast("Drill", chosen["drill"]), levels_of(chosen["levels"])
    posing = cast("Posing", chosen["posing"])
    return Plan(drill, int(chosen["questions"]), int(chosen["start_level"]), levels, posing)


def conflict(setup: Setup) -> str:
    """The reason code why options and seats do not go together, "" when they do: one child trains, two play."""
    return "number_of_seats" if (len(setup.seats) == 1) != (plan(setup) is not None) else ""
