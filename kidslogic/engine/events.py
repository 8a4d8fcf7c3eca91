"""What a session reports for the progress of the children who play: plain facts, never changed afterwards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Answered:
    """A child answered a row of a puzzle card.

    `row_hash` is the row's identity (packs/FORMAT.md, "Progress key"), `family` the pattern family's id or "" when the
    row has no known rule, `tag` what a wrong answer may mean (learning.md 1.3) or "". `hints` counts the hints shown
    for this row before the answer, `seconds` the thinking time since the row was chosen.
    """

    seat: int
    pack: str
    version: int
    card: str
    side: str
    row: int
    row_hash: str
    answer: str
    right: bool
    first_try: bool
    family: str = ""
    tag: str = ""
    hints: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, kw_only=True)
class GameFinished:
    """A game came to its end. `scores` and `champions` are by seat; `mode` is the game's variant."""

    game: str
    mode: str
    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    champions: tuple[int, ...]
    goal_reached: bool | None
    moves: int = 0


@dataclass(frozen=True, kw_only=True)
class LessonStepDone:
    """A learner finished a step of a tutorial; `tries` counts the wrong moves before."""

    lesson: str
    step: int
    tries: int


Event = Answered | GameFinished | LessonStepDone
