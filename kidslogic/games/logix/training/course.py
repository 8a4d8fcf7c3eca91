"""What LOGIX trains with one deck and one choice of house rules (`engine.training.Course`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kidslogic.engine.training import TrainingView
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.drawing import FOUR, draw
from kidslogic.games.logix.training.position import (
    PRACTISED,
    SKILLS,
    Kind,
    Position,
    Question,
    Reason,
    parse_kind,
    parse_position,
)
from kidslogic.games.logix.training.proof import prove, tag_of

LogixTrainingView = TrainingView[Position, Reason]

_MOVES: Final = 65
"""About how many moves there are while a code lacks one."""


@dataclass(frozen=True)
class LogixCourse:
    """The questions that LOGIX asks. An answer is what `position.Question` says."""

    cards: tuple[Card, ...]
    house: HouseRules

    @property
    def game(self) -> str:
        """The game's id."""
        return "logix"

    @property
    def deck(self) -> Mapping[str, Card]:
        """The cards by their id."""
        return {card.id: card for card in self.cards}

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds in turn, or the one that is practised."""
        return PRACTISED if self.house.practice == "mixed" else (self.house.practice,)

    def skill_of(self, kind: str) -> str:
        """The id of the skill family."""
        return SKILLS[parse_kind(kind)]

    def usual_answers(self, kind: str, level: int) -> int:
        """Many moves; the marbles of the code and of those strewn around it; three or four cards."""
        match kind:
            case "finish":
                return _MOVES
            case "breaker":
                return 3 + 2 * level
        return 4 if level >= FOUR else 3

    def draw(self, kind: str, level: int, rng: Random) -> Question:
        """A proven question; raises `NoQuestion`."""
        return draw(parse_kind(kind), level, self.deck, self.house, rng)

    def prove(self, position: Position) -> Question | None:
        """The question, when its cards are of the deck and exactly one answer is right."""
        deck = self.deck
        return prove(position, self.house) if all(deck.get(card.id) == card for card in position.cards) else None

    def tag_of(self, question: Question, answer: str) -> str:
        """What an answer may mean (`proof.tag_of`)."""
        return tag_of(question, answer, self.house)

    def parse_position(self, text: str) -> Position:
        """Read a position; raises `Unreadable`."""
        return parse_position(text)
