"""The moves of training and their one text form."""

from __future__ import annotations

from dataclasses import dataclass

from kidslogic.engine.game import Unreadable
from kidslogic.games.logix.training.position import Position, parse_position
from kidslogic.games.logix.training.standing import parse_answer


@dataclass(frozen=True)
class Pose:
    """Luck draws the next question."""

    position: Position

    @property
    def text(self) -> str:
        """`pose finish:1:......./.../.......:grey:T=XBX/.X./.X.=red`."""
        return f"pose {self.position.text}"


@dataclass(frozen=True)
class Answer:
    """The child answers; what an answer looks like says `Question`."""

    answer: str

    @property
    def text(self) -> str:
        """`answer +b32`, `answer 32` or `answer N2`."""
        return f"answer {self.answer}"


@dataclass(frozen=True)
class More:
    """After the solution: one more question."""

    @property
    def text(self) -> str:
        """`more`."""
        return "more"


@dataclass(frozen=True)
class Finish:
    """After the solution: enough for today."""

    @property
    def text(self) -> str:
        """`finish`."""
        return "finish"


TrainingMove = Pose | Answer | More | Finish


def parse_training_move(text: str) -> TrainingMove:
    """Read a move's text form; raises `Unreadable` on anything else."""
    word, _, rest = text.partition(" ")
    match word, bool(rest):
        case "pose", True:
            return Pose(parse_position(rest))
        case "answer", True:
            return Answer(parse_answer(rest))
    if text == "more":
        return More()
    if text == "finish":
        return Finish()
    raise Unreadable(text)
