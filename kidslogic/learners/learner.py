"""A child as the store knows it, and what was chosen for that child."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

TextSize = Literal["S", "M", "L"]
Aim = Literal["roll", "assisted"]

MAX_LEARNERS = 12


@dataclass(frozen=True, kw_only=True)
class Preferences:
    """What was chosen for one child. `language` is "" until one was; `aim` is the way to roll the ball (P11.2).

    `packs_off` are the ids of the packs that this child does not play; a pack that is added later is on.
    """

    language: str = ""
    sound: bool = True
    text_size: TextSize = "M"
    aim: Aim = "roll"
    packs_off: frozenset[str] = frozenset()

    @property
    def texts(self) -> Mapping[str, str]:
        """All choices as text; `preferences_of` reads them back."""
        return {
            "language": self.language,
            "sound": "on" if self.sound else "off",
            "text_size": self.text_size,
            "aim": self.aim,
            "packs_off": " ".join(sorted(self.packs_off)),
        }


def preferences_of(texts: Mapping[str, str]) -> Preferences:
    """Read choices from text; what is missing or not understood is as if it had never been chosen."""
    sizes: Mapping[str | None, TextSize] = {"S": "S", "M": "M", "L": "L"}
    return Preferences(
        language=texts.get("language", ""),
        sound=texts.get("sound") != "off",
        text_size=sizes.get(texts.get("text_size"), "M"),
        aim="assisted" if texts.get("aim") == "assisted" else "roll",
        packs_off=frozenset(texts.get("packs_off", "").split()),
    )


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
