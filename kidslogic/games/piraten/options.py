"""The house rules that can be chosen before a game (P10), and the same as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final, Literal, cast, get_args

from kidslogic.engine.game import Option, Setup
from kidslogic.engine.training import LEVELS, LEVELS_OPTION, POSING_OPTION, Posing, levels_of

Variant = Literal["basic", "advanced", "solo", "training"]
ALONE: Final = ("solo", "training")
"""The variants for one child."""
AimMode = Literal["roll", "timing", "assisted"]
AIM_MODES: Final[tuple[AimMode, ...]] = get_args(AimMode)
Timing = Literal["slow", "medium", "fast"]
"""How fast the pointer sweeps in the mode `timing`, and how near to a cave it must be stopped (P11.4)."""
MOST_SEATS: Final = 4
_SCHOOL_AGE: Final = 7
_READER_AGE: Final = 9
"""Ages in years at which the bands of 7 to 8 and of 9 to 10 begin; the first band begins at 5."""


def _orders_of_age() -> tuple[str, ...]:
    """All orders of 2 to 4 seats, as digits counted from 1, the youngest first (P2.6): `12`, `21`, `123` ..."""
    return tuple(
        "".join(str(seat) for seat in order)
        for seats in range(2, MOST_SEATS + 1)
        for order in permutations(range(1, seats + 1))
    )


OPTIONS: Final = (
    Option("variant", ("basic", "advanced", "solo", "training"), "basic"),
    Option("side", ("brown", "blue", "mixed"), "brown"),
    Option("rows_allowed", ("all", "upper", "lower"), "all"),
    Option("choices", ("all", "3"), "all"),
    Option("wrong_answer", ("end_turn", "second_try"), "end_turn"),
    Option("attempts", ("1", "2", "3", "4", "5"), "3"),
    Option("double_bust", ("any", "both"), "any"),
    Option("score_by", ("gems", "tiles"), "gems"),
    Option("show_known", ("false", "true"), "false"),
    Option("monsters", ("1", "2"), "1"),
    Option("solo_monsters", ("0", "1", "2"), "0"),
    Option("explaining", ("true", "false"), "true"),
    Option("solo_cards", tuple(str(cards) for cards in range(1, 9)), "4"),
    Option("solo_goal", tuple(str(gems) for gems in range(3, 21)), "10"),
    Option("training_rows", ("5", "10", "15"), "10"),
    Option("start_level", tuple(str(level) for level in LEVELS), "1"),
    LEVELS_OPTION,
    POSING_OPTION,
    Option("ages", ("given", *_orders_of_age()), "given"),
    Option("timing", get_args(Timing), "medium"),
    Option("aim_mode", AIM_MODES, "roll"),
    *(Option(f"aim_mode_{seat}", ("same", *AIM_MODES), "same") for seat in range(1, MOST_SEATS + 1)),
)
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}


@dataclass(frozen=True, kw_only=True)
class HouseRules:
    """The options of one game as values. `ages` lists the seats, counted from 0, from the youngest on.

    `aim_modes` says by seat how that player aims; the rules never ask for it (P11.4).
    """

    variant: Variant = "basic"
    side: Literal["brown", "blue", "mixed"] = "brown"
    rows: tuple[int, ...] = (1, 2, 3, 4)
    three_choices: bool = False
    second_try: bool = False
    attempts: int = 3
    both_must_match: bool = False
    score_by_tiles: bool = False
    show_known: bool = False
    monsters: int = 0
    explaining: bool = True
    solo_cards: int = 4
    solo_goal: int = 10
    training_rows: int = 10
    start_level: int = 1
    levels: range = LEVELS
    posing: Posing = "luck"
    ages: tuple[int, ...] = (0, 1)
    aim_modes: tuple[AimMode, ...] = ("roll", "roll")
    timing: Timing = "medium"

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.ages)

    @property
    def solo(self) -> bool:
        """One child plays a fixed number of cards against a goal (P8)."""
        return self.variant == "solo"

    @property
    def training(self) -> bool:
        """One child answers row after row."""
        return self.variant == "training"


def conflict(setup: Setup) -> str:
    """The reason code why options and seats do not go together, "" when they do (P2.1)."""
    chosen = _DEFAULTS | dict(setup.options)
    if (len(setup.seats) == 1) != (chosen["variant"] in ALONE):
        return "number_of_seats"
    if chosen["ages"] != "given" and len(chosen["ages"]) != len(setup.seats):
        return "ages_of_others"
    return ""


def house_rules(setup: Setup) -> HouseRules:
    """The house rules of a checked setup."""
    chosen = _DEFAULTS | dict(setup.options)
    seats = range(len(setup.seats))
    given_modes = (chosen[f"aim_mode_{seat + 1}"] for seat in seats)
    return HouseRules(
        variant=cast("Variant", chosen["variant"]),
        side=cast("Literal['brown', 'blue', 'mixed']", chosen["side"]),
        rows={"all": (1, 2, 3, 4), "upper": (1, 2), "lower": (3, 4)}[chosen["rows_allowed"]],
        three_choices=chosen["choices"] == "3",
        second_try=chosen["wrong_answer"] == "second_try",
        attempts=int(chosen["attempts"]),
        both_must_match=chosen["double_bust"] == "both",
        score_by_tiles=chosen["score_by"] == "tiles",
        show_known=chosen["show_known"] == "true",
        monsters=int({"advanced": chosen["monsters"], "solo": chosen["solo_monsters"]}.get(chosen["variant"], "0")),
        explaining=chosen["explaining"] == "true",
        timing=cast("Timing", chosen["timing"]),
        solo_cards=int(chosen["solo_cards"]),
        solo_goal=int(chosen["solo_goal"]),
        training_rows=int(chosen["training_rows"]),
        start_level=int(chosen["start_level"]),
        levels=levels_of(chosen["levels"]),
        posing=cast("Posing", chosen["posing"]),
        ages=tuple(seats) if chosen["ages"] == "given" else tuple(int(digit) - 1 for digit in chosen["ages"]),
        aim_modes=tuple(cast("AimMode", chosen["aim_mode"] if mode == "same" else mode) for mode in given_modes),
    )


def suggested(youngest: int | None, level: int | None) -> dict[str, str]:
    """Options that suit a table whose youngest player is `youngest` years old; other options stay as they are.

    `level` is the level of rows (1 to 8) at which the child who sets up finds most answers. Either may be None where it
    is not known: then the usual level of the age counts, or no age. What was chosen last time goes before all this.
    """
    if youngest is None and level is None:
        return {}
    age = _SCHOOL_AGE if youngest is None else youngest
    able = level if level is not None else _usual_level(age)
    if age < _SCHOOL_AGE and able <= 2:
        return {
            "choices": "3",
            "wrong_answer": "second_try",
            "rows_allowed": "upper",
            "timing": "slow",
            "solo_goal": "5",
        }
    if age < _SCHOOL_AGE or able <= 4:
        return {"wrong_answer": "second_try", "solo_goal": "7"}
    if able <= 6:
        return {}
    return {"side": "mixed" if age < _READER_AGE else "blue"}


def _usual_level(age: int) -> int:
    return 1 if age < _SCHOOL_AGE else 3 if age < _READER_AGE else 5
