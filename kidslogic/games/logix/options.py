"""The house rules that can be chosen before a game (L10), and the same as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from kidslogic.engine.game import Option, Setup
from kidslogic.engine.training import LEVELS, LEVELS_OPTION, POSING_OPTION, Posing, levels_of

WrongClaim = Literal["out", "lose_turn", "hint"]
Practice = Literal["mixed", "finish", "breaker", "neighbour"]
"""What training asks: one kind of question (`training.position.Kind`), or all of them in turn."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
NO_OR_YES: Final = ("false", "true")

OPTIONS: Final = (
    Option("mode", ("game", "training"), "game"),
    Option("slide", ("line", "path"), "line"),
    Option("keep_connected", NO_OR_YES, "false"),
    Option("lock_removed", NO_OR_YES, "false"),
    Option("mirror", NO_OR_YES, "false"),
    Option("black_cell", ("anywhere", "marked"), "anywhere"),
    Option("max_greys", ("2", "1", "0"), "2"),
    Option("diagonal_neighbours_spoil", NO_OR_YES, "false"),
    Option("claim_after", ("any_action", "place_only"), "any_action"),
    Option("wrong_claim", ("out", "lose_turn", "hint"), "out"),
    Option("last_player", ("wins", "keeps_building"), "wins"),
    Option("coach", NO_OR_YES, "false"),
    Option("takeback", NO_OR_YES, "false"),
    Option("help", NO_OR_YES, "false"),
    Option("turn_limit", ("0", "10", "15", "20", "30", "40", "60"), "0"),
    Option("start", ("lot", "youngest"), "lot"),
    Option("youngest", tuple(str(seat) for seat in range(1, MOST_SEATS + 1)), "1"),
    Option("practice", get_args(Practice), "mixed"),
    Option("questions", ("5", "10", "15"), "10"),
    Option("start_level", tuple(str(level) for level in LEVELS), "1"),
    LEVELS_OPTION,
    POSING_OPTION,
)
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}


@dataclass(frozen=True, kw_only=True)
class HouseRules:
    """The options of one game as values. `first` is the seat that begins, None when the lot decides (L2.5).

    `turn_limit` counts turns per player, 0 for no limit (L9.8). With `help` the screen shows where a marble that was
    picked up may go (L11.1); the rules know nothing of it.
    """

    seats: int = 2
    round_corners: bool = False
    keep_connected: bool = False
    lock_removed: bool = False
    mirror: bool = False
    black_marked: bool = False
    max_greys: int = 2
    diagonal_spoils: bool = False
    claim_after_place_only: bool = False
    wrong_claim: WrongClaim = "out"
    last_keeps_building: bool = False
    coach: bool = False
    takeback: bool = False
    help: bool = False
    turn_limit: int = 0
    first: int | None = None
    training: bool = False
    practice: Practice = "mixed"
    questions: int = 10
    start_level: int = 1
    levels: range = LEVELS
    posing: Posing = "luck"


def conflict(setup: Setup) -> str:
    """The reason code why options and seats do not go together, "" when they do."""
    chosen = _DEFAULTS | dict(setup.options)
    if (len(setup.seats) == 1) != (chosen["mode"] == "training"):
        return "number_of_seats"
    return "youngest_of_others" if int(chosen["youngest"]) > len(setup.seats) else ""


def house_rules(setup: Setup) -> HouseRules:
    """The house rules of a checked setup."""
    chosen = _DEFAULTS | dict(setup.options)
    return HouseRules(
        seats=len(setup.seats),
        round_corners=chosen["slide"] == "path",
        keep_connected=chosen["keep_connected"] == "true",
        lock_removed=chosen["lock_removed"] == "true",
        mirror=chosen["mirror"] == "true",
        black_marked=chosen["black_cell"] == "marked",
        max_greys=int(chosen["max_greys"]),
        diagonal_spoils=chosen["diagonal_neighbours_spoil"] == "true",
        claim_after_place_only=chosen["claim_after"] == "place_only",
        wrong_claim=cast("WrongClaim", chosen["wrong_claim"]),
        last_keeps_building=chosen["last_player"] == "keeps_building",
        coach=chosen["coach"] == "true",
        takeback=chosen["takeback"] == "true",
        help=chosen["help"] == "true",
        turn_limit=int(chosen["turn_limit"]),
        first=int(chosen["youngest"]) - 1 if chosen["start"] == "youngest" else None,
        training=chosen["mode"] == "training",
        practice=cast("Practice", chosen["practice"]),
        questions=int(chosen["questions"]),
        start_level=int(chosen["start_level"]),
        levels=levels_of(chosen["levels"]),
        posing=cast("Posing", chosen["posing"]),
    )
