"""The house rules that can be chosen before a game (S11), and the same as typed values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, cast, get_args

from kidslogic.engine.game import Option, Setup

Length = Literal["full", "short"]
Aim = Literal["pull", "timing", "puzzle"]
Wind = Literal["calm", "breeze", "storm"]
LENGTHS: Final[tuple[Length, ...]] = get_args(Length)
YES_OR_NO: Final = ("true", "false")
NO_OR_YES: Final = ("false", "true")
AIMS: Final[tuple[Aim, ...]] = get_args(Aim)
WINDS: Final[tuple[Wind, ...]] = get_args(Wind)
CAPTAINS: Final = ("red", "blue")
"""The captains by seat, as options name them."""
LAST_SHOTS: Final = 30
"""So many of the last shots in earlier games are remembered."""
_COUNTS: Final = tuple(str(count) for count in range(LAST_SHOTS + 1))

OPTIONS: Final = (
    Option("length", LENGTHS, "full"),
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
    Option("hits_red", _COUNTS, "0"),
    Option("misses_red", _COUNTS, "0"),
    Option("hits_blue", _COUNTS, "0"),
    Option("misses_blue", _COUNTS, "0"),
)
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}


class Practice(NamedTuple):
    """How many of a captain's last shots hit and missed, in games before this one."""

    hits: int = 0
    misses: int = 0


@dataclass(frozen=True, kw_only=True)
class HouseRules:
    """The options of one game as values.

    `deck_limit` counts one captain's pieces on one deck, `turn_limit` the turns of both together; 0 for none. With
    `faces_open` both faces of each action card lie open: in the short game unless chosen otherwise. `mark_seen`, `aims`
    and `winds` (by seat; what the captains begin with) and `aim_helps` (whether help grows after misses) only matter to
    the screen: the rules get hit or miss. `practices` (by seat) only matter to the steadiness of computer captains.
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
    practices: tuple[Practice, Practice] = (Practice(), Practice())


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
        practices=(_practice(chosen, "red"), _practice(chosen, "blue")),
    )


def _practice(chosen: Mapping[str, str], captain: str) -> Practice:
    return Practice(int(chosen[f"hits_{captain}"]), int(chosen[f"misses_{captain}"]))
