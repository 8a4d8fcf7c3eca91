"""What a session reports for the progress of the children who play: plain facts, never changed afterwards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Answered:
    """A child answered a row of a puzzle card.

    `row_hash` is the row's identity (packs/FORMAT.md, "Progress key"), `family` the pattern family's id or "" when the
    row has no known rule, `tag` what a wrong answer may mean (learning.md 1.3) or "". `hints` counts the hints shown
    for this row before the answer, `seconds` the thinking time since the row was chosen. `level` is the row's level
    (1-8, 0 when it has none) and `options` the number of symbols that were on offer (0: not known); with them the
    mastery model can be rebuilt when the pack is long gone.
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
    level: int = 0
    options: int = 0


@dataclass(frozen=True, kw_only=True)
class Trained:
    """A child answered a training question about a position of a game.

    `skill` is the id of the skill family in the game's `skills`, `level` 1-8, `position` the question's identity (a
    hash of its text form), `options` the number of answers on offer; the rest as in `Answered`.
    """

    seat: int
    game: str
    skill: str
    level: int
    position: str
    answer: str
    right: bool
    first_try: bool
    options: int
    tag: str = ""
    hints: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, kw_only=True)
class Explained:
    """A child was asked how it found an answer (P4.4). Never scored.

    `way` is "right" or "other" for a picture reason that was picked, "told" for "I told someone", "skipped" for none.
    """

    seat: int
    row_hash: str
    family: str
    way: str


@dataclass(frozen=True, kw_only=True)
class Claimed:
    """A child said that its code is complete (LOGIX L7); `right` tells whether it was."""

    seat: int
    game: str
    right: bool


@dataclass(frozen=True, kw_only=True)
class Duelled:
    """A child chose a duel (Stratego S5). `chance` is the chance of winning by what the child could know, 0-1."""

    seat: int
    game: str
    chance: float
    won: bool


@dataclass(frozen=True, kw_only=True)
class Recalled:
    """A child turned an action card whose hidden face it had seen before, and the face was of use (`good`) or not."""

    seat: int
    game: str
    good: bool


@dataclass(frozen=True, kw_only=True)
class Fired:
    """A child fired a cannon: whether it `hit`, and the way it aimed ("" where nobody told)."""

    seat: int
    game: str
    hit: bool
    way: str = ""


@dataclass(frozen=True, kw_only=True)
class CaseMet:
    """A special case of a game's rules came up before the eyes of everybody at the table: each has been told of it.

    `case` is the game's word for it.
    """

    game: str
    case: str


@dataclass(frozen=True, kw_only=True)
class GameFinished:
    """A game came to its end. `scores` and `champions` are by seat; `mode` is the game's variant.

    `strengths` names by seat the computer player's strength, "" for people.
    """

    game: str
    mode: str
    kinds: tuple[str, ...]
    scores: tuple[int, ...]
    champions: tuple[int, ...]
    goal_reached: bool | None
    moves: int = 0
    strengths: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class LessonStepDone:
    """A learner finished a step of a tutorial; `tries` counts the wrong moves before."""

    lesson: str
    step: int
    tries: int


@dataclass(frozen=True, kw_only=True)
class Played:
    """So many seconds a child spent with a game since the last event of this kind."""

    game: str
    seconds: float


SeatEvent = Answered | Trained | Explained | Claimed | Duelled | Recalled | Fired
"""What one seat did: it belongs to the child there and to nobody else."""

Event = SeatEvent | CaseMet | GameFinished | LessonStepDone | Played
