"""A lesson as it is played: its steps with their words and moves, proven to be possible when it was loaded."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from kidslogic.engine.events import Event, LessonStepDone
from kidslogic.engine.game import Setup
from kidslogic.packs.pack import Texts

MOST_WORDS: Final = 10
"""Of a sentence for a child (learning.md section 3)."""
MOST_STEPS: Final = 9
ANYTHING: Final = "*"
"""In a pattern of moves: any letters, also none."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """One thing to learn: say it, show it, let the child do it, name the rule.

    `accepts` are move texts or patterns of them (`place red *`). `expected` is the accepted move by which the lesson
    goes on when it is played through by itself, `start` the text of the state in which the step then begins. `shows`
    is the move of the ghost hand, "" for none; it is taken back unless it is `kept`. `then` are the moves of the
    others afterwards. `fresh` tells that the step has a position of its own, whatever was played before.
    """

    say: Texts
    accepts: tuple[str, ...]
    praise: Texts
    otherwise: Texts = field(default_factory=dict)
    shows: str = ""
    kept: bool = False
    then: tuple[str, ...] = ()
    start: str
    expected: str
    fresh: bool = False

    def takes(self, move: str) -> bool:
        """Whether the child may do this here."""
        return any(fits(pattern, move) for pattern in self.accepts)


def fits(pattern: str, move: str) -> bool:
    """Whether a move's text fits a pattern."""
    parts = map(re.escape, pattern.split(ANYTHING))
    return re.fullmatch(".*".join(parts), move) is not None


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A tutorial of one game. `id` is the file's name, `setup` names everything it is played with.

    `picture` is the name of a picture in content/symbols: what it is about, for children who cannot read its title.
    """

    id: str
    title: Texts
    picture: str
    setup: Setup
    seed: int
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.setup.game

    @property
    def key(self) -> str:
        """What names it among all lessons: `logix/place`."""
        return lesson_key(self.game, self.id)


def lesson_key(game: str, lesson: str) -> str:
    """What names a lesson among all lessons: `logix/place`."""
    return f"{game}/{lesson}"


def said(texts: Texts, language: str) -> str:
    """A text in a language; in English where it has none."""
    return texts.get(language) or texts.get("en", "")


def is_done(lesson: Lesson, events: Iterable[Event]) -> bool:
    """Whether a child did the lesson's last step some time."""
    last = len(lesson.steps) - 1
    return any(
        isinstance(event, LessonStepDone) and event.lesson == lesson.key and event.step == last for event in events
    )
