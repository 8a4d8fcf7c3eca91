"""A child as the store knows it, and what was chosen for that child."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Final, Literal

TextSize = Literal["S", "M", "L"]
Aim = Literal["roll", "assisted"]

MAX_LEARNERS = 12

ALL_LEVELS: Final = (1, 8)
"""The easiest and the hardest level of rows and training questions."""
LONGEST_LIMIT: Final = 24 * 60
"""Minutes of a day."""


@dataclass(frozen=True, kw_only=True)
class Preferences:
    """What was chosen for one child. `language` is "" until one was; `aim` is the way to roll the ball (P11.2).

    `packs_off` are the ids of the packs that this child does not play; a pack that is added later is on. `levels` are
    the easiest and the hardest level that the child meets. `wide_spacing` sets letters apart, `calm` leaves no movement
    but short fades, `high_contrast` makes ink darker and outlines thicker. `limit` is how many minutes a day the child
    plays (0: no limit), and `prolonged` how many minutes a grown-up added on which day. `birth_year` may stay 0, for
    untold: then the app begins gently, and somewhere in the middle.
    """

    language: str = ""
    sound: bool = True
    text_size: TextSize = "M"
    aim: Aim = "roll"
    packs_off: frozenset[str] = frozenset()
    levels: tuple[int, int] = ALL_LEVELS
    wide_spacing: bool = False
    calm: bool = False
    high_contrast: bool = False
    limit: int = 0
    prolonged: tuple[date, int] | None = None
    birth_year: int = 0

    def age_on(self, day: date) -> int | None:
        """The age that the child reaches in the year of a day; None when no birth year was told."""
        return day.year - self.birth_year if self.birth_year else None

    def prolonged_on(self, day: date) -> int:
        """The minutes that a grown-up added on a day."""
        return self.prolonged[1] if self.prolonged is not None and self.prolonged[0] == day else 0

    @property
    def texts(self) -> Mapping[str, str]:
        """All choices as text; `preferences_of` reads them back."""
        return {
            "language": self.language,
            "sound": "on" if self.sound else "off",
            "text_size": self.text_size,
            "aim": self.aim,
            "packs_off": " ".join(sorted(self.packs_off)),
            "levels": "{}-{}".format(*self.levels),
            "wide_spacing": "on" if self.wide_spacing else "off",
            "calm": "on" if self.calm else "off",
            "high_contrast": "on" if self.high_contrast else "off",
            "limit": str(self.limit),
            "birth_year": str(self.birth_year),
            "prolonged": "" if self.prolonged is None else "{} {}".format(*self.prolonged),
        }


def shared_levels(chosen: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """The levels of a table with the children for whom these were chosen; all of them where there is no child.

    Nobody meets a harder one than was chosen; an easier one only where the choices have nothing in common.
    """
    every = list(chosen) or [ALL_LEVELS]
    highest = min(high for _, high in every)
    return min(max(low for low, _ in every), highest), highest


def preferences_of(texts: Mapping[str, str]) -> Preferences:
    """Read choices from text; what is missing or not understood is as if it had never been chosen."""
    sizes: Mapping[str | None, TextSize] = {"S": "S", "M": "M", "L": "L"}
    return Preferences(
        language=texts.get("language", ""),
        sound=texts.get("sound") != "off",
        text_size=sizes.get(texts.get("text_size"), "M"),
        aim="assisted" if texts.get("aim") == "assisted" else "roll",
        packs_off=frozenset(texts.get("packs_off", "").split()),
        levels=_levels(texts.get("levels", "")),
        wide_spacing=texts.get("wide_spacing") == "on",
        calm=texts.get("calm") == "on",
        high_contrast=texts.get("high_contrast") == "on",
        limit=_minutes(texts.get("limit", "")),
        prolonged=_prolonged(texts.get("prolonged", "")),
        birth_year=_year(texts.get("birth_year", "")),
    )


def _levels(text: str) -> tuple[int, int]:
    lowest, _, highest = text.partition("-")
    if {lowest, highest} <= set("12345678") and lowest <= highest:
        return int(lowest), int(highest)
    return ALL_LEVELS


def _minutes(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and int(text) <= LONGEST_LIMIT else 0


def _year(text: str) -> int:
    return int(text) if re.fullmatch("[12][0-9]{3}", text) else 0


def _prolonged(text: str) -> tuple[date, int] | None:
    day, _, minutes = text.partition(" ")
    try:
        return (date.fromisoformat(day), added) if (added := _minutes(minutes)) else None
    except ValueError:
        return None


@dataclass(frozen=True, kw_only=True)
class Learner:
    """A child: a random id, a nickname and a picture, and nothing that would tell who it is.

    `id` is a uuid4 as 32 hex digits, `avatar` the id of a picture, `created` a time in UTC.
    """

    id: str
    nickname: str
    avatar: str
    created: datetime
    preferences: Preferences = field(default_factory=Preferences)
