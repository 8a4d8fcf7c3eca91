"""The house rules that can be chosen before a game (S11), and the same as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

from kidslogic.engine.game import Option, Setup

Length = Literal["full", "short"]
Aim = Literal["pull", "timing", "puzzle"]
Wind = Literal["calm", "breeze", "storm"]
YES_OR_NO: Final = ("true", "false")
NO_OR_YES: Final = ("false", "true")
AIMS: Final = ("pull", "timing", "puzzle")
WINDS: Final = ("calm", "breeze", "storm")

OPTIONS: Final = (
    Option("length", ("full", "short"), "full"),
    Option("line", ("base", "advanced"), "base"),
    Option("may_decline", YES_OR_NO, "true"),
    Option("bomb_defends", YES_OR_NO, "true"),
    Option("deck_limit", ("0", "3", "4", "5", "6"), "0"),
    Option("mark_seen", NO_OR_YES, "false"),
    Option("no_pieces_loses", NO_OR_YES, "false"),
    Option("turn_limit", ("0", "40", "60", "80", "120"), "0"),
    Option("card_faces_open", ("by_length", "false", "true"), "by_length"),
    Option("aim_red", AIMS, "pull"),
    Option("aim_blue", AIMS, "pull"),
    Option("wind_red", WINDS, "breeze"),
    Option("wind_blue", WINDS, "breeze"),
    Option("aim_help_red", YES_OR_NO, "true"),
    Option("aim_help_blue", YES_OR_NO, "true"),
)
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}


@dataclass(frozen=True, kw_only=True)
class HouseRules:
    """The options of one game as values.

    `deck_limit` counts one captain's pieces on one deck, `turn_limit` the turns of both together; 0 for none. With
    `faces_open` both faces of each action card lie open: in the short game unless chosen otherwise. `mark_seen`, `aims`
    and `winds` (by seat; what the captains begin with) and `aim_helps` (whether help grows after misses) only matter to
    the screen: the rules get hit or miss.
    """

    length: Length = "full"
    advanced: bool = False
    may_decline: bool = True
    bomb_defends: bool = True
    deck_limit: int = 0
    mark_seen: bool = False
    no_pieces_loses: bool = False
    turn_limit: int = 0
    faces_open: bool = False
    aims: tuple[Aim, Aim] = ("pull", "pull")
    winds: tuple[Wind, Wind] = ("breeze", "breeze")
    aim_helps: tuple[bool, bool] = (True, True)


def house_rules(setup: Setup) -> HouseRules:
    """The house rules of a checked setup."""
    chosen = _DEFAULTS | dict(setup.options)
    faces = chosen["card_faces_open"]
    return HouseRules(
        length=cast("Length", chosen["length"]),
        advanced=chosen["line"] == "advanced",
        may_decline=chosen["may_decline"] == "true",
        bomb_defends=chosen["bomb_defends"] == "true",
        deck_limit=int(chosen["deck_limit"]),
        mark_seen=chosen["mark_seen"] == "true",
        no_pieces_loses=chosen["no_pieces_loses"] == "true",
        turn_limit=int(chosen["turn_limit"]),
        faces_open=faces == "true" or (faces == "by_length" and chosen["length"] == "short"),
        aims=(cast("Aim", chosen["aim_red"]), cast("Aim", chosen["aim_blue"])),
        winds=(cast("Wind", chosen["wind_red"]), cast("Wind", chosen["wind_blue"])),
        aim_helps=(chosen["aim_help_red"] == "true", chosen["aim_help_blue"] == "true"),
    )
