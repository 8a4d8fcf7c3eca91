"""What Pirates! Stratego trains (`engine.training.Course`)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.training.drawing import draw
from kidslogic.games.stratego.training.options import Drill
from kidslogic.games.stratego.training.position import (
    KINDS,
    SKILLS,
    Kind,
    Position,
    Question,
    parse_kind,
    parse_position,
)
from kidslogic.games.stratego.training.proof import prove, tag_of

_FOUR: Final = 4
"""From this level on there are mostly four answers."""


@dataclass(frozen=True)
class StrategoCourse:
    """The questions that Pirates! Stratego asks, with the boxes of both lengths and what is practised."""

    full: Box
    short: Box
    drill: Drill = "mixed"

    @property
    def game(self) -> str:
        """The game's id."""
        return "stratego"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds in turn, or the one that is practised."""
        return KINDS if self.drill == "mixed" else (self.drill,)

    def skill_of(self, kind: str) -> str:
        """The id of the skill family."""
        return SKILLS[parse_kind(kind)]

    def usual_answers(self, _kind: str, level: int) -> int:
        """Three of everything, later four."""
        return 4 if level >= _FOUR else 3

    def draw(self, kind: str, level: int, rng: Random) -> Question:
        """A proven question; raises `NoQuestion`."""
        return draw(parse_kind(kind), level, {"full": self.full, "short": self.short}, rng)

    def box_of(self, position: Position) -> Box:
        """The whole box that a position is played with."""
        return self.full if position.length == "full" else self.short

    def prove(self, position: Position) -> Question | None:
        """The question, when exactly one answer is right."""
        return prove(position, self.box_of(position))

    def tag_of(self, question: Question, answer: str) -> str:
        """What an answer may mean (`proof.tag_of`)."""
        return tag_of(question, answer)

    def parse_position(self, text: str) -> Position:
        """Read a position; raises `Unreadable`."""
        return parse_position(text)
