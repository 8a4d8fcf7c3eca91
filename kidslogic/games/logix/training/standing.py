"""Training as it stands (Training) and as the child sees it (TrainingView)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from kidslogic.engine.game import Unreadable
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.position import LEVELS, Position, Reason, parse_position

TrainingPhase = Literal["pose", "answer", "shown", "over"]
"""Luck draws a question, the child answers, the solution is shown, the end."""
PHASES: Final[tuple[TrainingPhase, ...]] = get_args(TrainingPhase)
RUN: Final = 2
"""So many alike answers make a step up or down."""

_ANSWER: Final = re.compile(r"[A-Za-z0-9+>~-]{1,40}")


@dataclass(frozen=True)
class Training:
    """Everything about a training: `solved` says of each question done whether it was right at the first try.

    `position` is the present question's. `tried` is the first wrong answer, "" before; `given` is the last answer, ""
    until the question is done.
    """

    phase: TrainingPhase = "pose"
    solved: tuple[bool, ...] = ()
    position: Position | None = None
    tried: str = ""
    given: str = ""

    @property
    def text(self) -> str:
        """The one text form: five fields between spaces, empty ones as `-`; `parse_training` reads it back."""
        fields = {
            "phase": self.phase,
            "solved": "".join("1" if right else "0" for right in self.solved),
            "position": "" if self.position is None else self.position.text,
            "tried": self.tried,
            "given": self.given,
        }
        return " ".join(f"{key}={value or '-'}" for key, value in fields.items())


def parse_training(text: str) -> Training:
    """Read a training's text form; raises `Unreadable`. Whether it can come up is asked by the rules."""
    parts = dict(part.partition("=")[::2] for part in text.split(" "))
    if tuple(parts) != tuple(_FIELDS):
        raise Unreadable(text)
    values = {key: read("" if parts[key] == "-" else parts[key]) for key, read in _FIELDS.items()}
    training = Training(**values)  # type: ignore[arg-type]  # each reader gives its field's type
    if training.text != text:
        raise Unreadable(text)
    return training


def _phase(text: str) -> TrainingPhase:
    found = next((phase for phase in PHASES if phase == text), None)
    if found is None:
        raise Unreadable(text)
    return found


def _solved(text: str) -> tuple[bool, ...]:
    if not re.fullmatch(r"[01]*", text):
        raise Unreadable(text)
    return tuple(digit == "1" for digit in text)


def parse_answer(text: str) -> str:
    """Read an answer; raises `Unreadable`. Whether it is on offer is asked by the rules."""
    if not _ANSWER.fullmatch(text):
        raise Unreadable(text)
    return text


_FIELDS: Final[Mapping[str, Callable[[str], object]]] = {
    "phase": _phase,
    "solved": _solved,
    "position": lambda text: parse_position(text) if text else None,
    "tried": lambda text: parse_answer(text) if text else "",
    "given": lambda text: parse_answer(text) if text else "",
}


def level_after(solved: tuple[bool, ...], start: int) -> int:
    """The level of the next question: up after two in a row that were solved at once, down after two that were not."""
    level, run = start, 0
    for right in solved:
        run = max(0, run) + 1 if right else min(0, run) - 1
        if abs(run) == RUN:
            level = min(max(level + (1 if right else -1), LEVELS.start), LEVELS.stop - 1)
            run = 0
    return level


@dataclass(frozen=True, kw_only=True)
class TrainingView:
    """All that the child may know. `turn` is 0 while it decides, else None; `seat` is always 0.

    `position` is the question shown and `answers` all that may be answered. `tried` is the first wrong answer and
    `tag` what it may mean, both "" before. Once the question is done `given` is the last answer, `right` the right one
    and `reason` why; before that they are "" and None. `level` is that of the question, or of the next one; `solved`
    as in `Training`, `planned` how many questions there are.
    """

    seat: int
    house: HouseRules
    phase: TrainingPhase
    turn: int | None
    position: Position | None
    answers: tuple[str, ...]
    tried: str
    tag: str
    given: str
    right: str
    reason: Reason | None
    level: int
    solved: tuple[bool, ...]
    planned: int
