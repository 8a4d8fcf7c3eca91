"""Training: single questions about positions of a game, each with exactly one right answer (LOGIX L11.5).

What every game shares: how a question looks from outside, how a training stands, its moves and what happens. A game
brings its `Course`: the positions it can ask about, and their proof.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, Literal, Protocol, TypeVar, get_args

from kidslogic.engine.fields import fields_text, parse_fields
from kidslogic.engine.game import Option, Outcome, Unreadable

LEVELS: Final = range(1, 9)
LEVELS_OPTION: Final = Option(
    "levels", tuple(f"{low}-{high}" for low in LEVELS for high in LEVELS if low <= high), f"{LEVELS[0]}-{LEVELS[-1]}"
)
"""The easiest and the hardest level that a training asks: what grown-ups chose for the child."""
Posing = Literal["luck", "fitting"]
"""What comes next: by luck at the level of a plain ladder, or what the screen says that suits the child."""
POSING_OPTION: Final = Option("posing", get_args(Posing), "luck")
RUN: Final = 2
"""So many alike answers make a step up or down."""
TrainingPhase = Literal["ask", "pose", "answer", "shown", "over"]
"""The screen says what suits, luck draws a question, the child answers, the solution is shown, the end."""
PHASES: Final[tuple[TrainingPhase, ...]] = get_args(TrainingPhase)

_ANSWER: Final = re.compile(r"[A-Za-z0-9+>~-]{1,40}")
_ASK: Final = re.compile(r"ask ([a-z]{1,40}) ([1-8])")


class Posable(Protocol):
    """All that a question shows. `kind` is what is asked, `level` 1 to 8; `text` has no spaces and says everything."""

    @property
    def kind(self) -> str:
        """What is asked."""

    @property
    def level(self) -> int:
        """1 to 8."""

    @property
    def text(self) -> str:
        """The one text form."""


P = TypeVar("P", bound=Posable)
R = TypeVar("R")


@dataclass(frozen=True)
class Question(Generic[P, R]):
    """A position with its answers, exactly one of which is right, and the reason why it is.

    What an answer looks like says the game's course; it is a word without spaces.
    """

    position: P
    answers: tuple[str, ...]
    right: str
    reason: R

    @property
    def kind(self) -> str:
        """What is asked."""
        return self.position.kind

    @property
    def level(self) -> int:
        """1 to 8."""
        return self.position.level

    @property
    def text(self) -> str:
        """The text form of the position: all else follows from it."""
        return self.position.text

    @property
    def identity(self) -> str:
        """A hash of the text form: the same question is known again."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


class NoQuestion(LookupError):
    """The game's box and house rules do not allow any question of this kind."""


class Course(Protocol[P, R]):
    """What a game trains, with its box and house rules. Two courses of the same things are equal."""

    @property
    def game(self) -> str:
        """The game's id."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What is asked, in this order: one kind after the other."""

    def skill_of(self, kind: str) -> str:
        """The id of the skill family that a kind of question trains."""

    def usual_answers(self, kind: str, level: int) -> int:
        """About how many answers a question has on offer: how often guessing would find the right one."""

    def draw(self, kind: str, level: int, rng: Random) -> Question[P, R]:
        """A proven question of the level, or of an easier one where there is none; raises `NoQuestion`."""

    def prove(self, position: P) -> Question[P, R] | None:
        """The question with its answers; None when not exactly one of them is right, or the position cannot be."""

    def tag_of(self, question: Question[P, R], answer: str) -> str:
        """What an answer may mean, a code for the report; "" for the right one."""

    def parse_position(self, text: str) -> P:
        """Read a position's text form; raises `Unreadable`. Whether it has an answer is asked by the proof."""


# ---- moves -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ask:
    """The screen says what suits the child: a question of this kind and level; luck draws it then."""

    kind: str
    level: int

    @property
    def text(self) -> str:
        """`ask breaker 3`."""
        return f"ask {self.kind} {self.level}"


@dataclass(frozen=True)
class Pose(Generic[P]):
    """Luck draws the next question."""

    position: P

    @property
    def text(self) -> str:
        """`pose ` and the position's text form."""
        return f"pose {self.position.text}"


@dataclass(frozen=True)
class Answer:
    """The child answers; what an answer looks like says the game's course."""

    answer: str

    @property
    def text(self) -> str:
        """`answer 32`."""
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


TrainingMove = Ask | Pose[P] | Answer | More | Finish


def parse_training_move(text: str, parse_position: Callable[[str], P]) -> TrainingMove[P]:
    """Read a move's text form; raises `Unreadable` on anything else."""
    word, _, rest = text.partition(" ")
    match word, bool(rest):
        case "ask", True:
            return parse_ask(text)
        case "pose", True:
            return Pose(parse_position(rest))
        case "answer", True:
            return Answer(parse_answer(rest))
    if text == "more":
        return More()
    if text == "finish":
        return Finish()
    raise Unreadable(text)


def parse_ask(text: str) -> Ask:
    """Read what a screen asked for; raises `Unreadable`. Whether it may is asked by the rules."""
    found = _ASK.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    return Ask(found[1], int(found[2]))


def parse_answer(text: str) -> str:
    """Read an answer; raises `Unreadable`. Whether it is on offer is asked by the rules."""
    if not _ANSWER.fullmatch(text):
        raise Unreadable(text)
    return text


# ---- what happens: data that the screen shows and the voice may speak -------------------------------


@dataclass(frozen=True)
class QuestionPosed(Generic[P]):
    """A question is asked."""

    position: P


@dataclass(frozen=True)
class AnsweredRight(Generic[R]):
    """The answer is right; `reason` says why."""

    answer: str
    reason: R


@dataclass(frozen=True)
class AnsweredWrong(Generic[R]):
    """Another answer is right; `tag` says what this one may mean (`Course.tag_of`).

    The child may try once more while `right` is "" and `reason` None; after that they tell the solution.
    """

    answer: str
    tag: str
    right: str
    reason: R | None


@dataclass(frozen=True)
class TrainingOver:
    """Enough for today."""

    outcome: Outcome


TrainingHappening = QuestionPosed[P] | AnsweredRight[R] | AnsweredWrong[R] | TrainingOver


# ---- how it stands -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Training(Generic[P]):
    """Everything about a training: `solved` says of each question done whether it was right at the first try.

    `asked` is what the screen has asked for, None once that was drawn. `position` is the present question's. `tried` is
    the first wrong answer, "" before; `given` is the last answer, "" until the question is done.
    """

    phase: TrainingPhase = "pose"
    solved: tuple[bool, ...] = ()
    asked: Ask | None = None
    position: P | None = None
    tried: str = ""
    given: str = ""

    @property
    def text(self) -> str:
        """The one text form: six fields between spaces, empty ones as `-`; `parse_training` reads it back."""
        fields = {
            "phase": self.phase,
            "solved": "".join("1" if right else "0" for right in self.solved),
            "asked": "" if self.asked is None else f"{self.asked.kind}:{self.asked.level}",
            "position": "" if self.position is None else self.position.text,
            "tried": self.tried,
            "given": self.given,
        }
        return fields_text(fields)


_FIELDS: Final = ("phase", "solved", "asked", "position", "tried", "given")


def parse_training(text: str, parse_position: Callable[[str], P]) -> Training[P]:
    """Read a training's text form; raises `Unreadable`. Whether it can come up is asked by the rules."""
    phase, solved, asked, position, tried, given = parse_fields(text, _FIELDS).values()
    training = Training(
        _phase(phase),
        _solved(solved),
        parse_ask(f"ask {asked.replace(':', ' ')}") if asked else None,
        parse_position(position) if position else None,
        parse_answer(tried) if tried else "",
        parse_answer(given) if given else "",
    )
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


def levels_of(value: str) -> range:
    """The levels that a value of `LEVELS_OPTION` means."""
    low, _, high = value.partition("-")
    return range(int(low), int(high) + 1)


def within(level: int, levels: range) -> int:
    """The level itself, or the nearest of `levels`."""
    return min(max(level, levels.start), levels.stop - 1)


def level_after(solved: tuple[bool, ...], start: int, levels: range = LEVELS) -> int:
    """The level of the next question: up after two in a row that were solved at once, down after two that were not.

    It stays within `levels`.
    """
    level, run = within(start, levels), 0
    for right in solved:
        run = max(0, run) + 1 if right else min(0, run) - 1
        if abs(run) == RUN:
            level = within(level + (1 if right else -1), levels)
            run = 0
    return level


@dataclass(frozen=True, kw_only=True)
class TrainingView(Generic[P, R]):
    """All that the child may know. `turn` is 0 while it decides, else None; `seat` is always 0.

    `position` is the question shown and `answers` all that may be answered. `tried` is the first wrong answer and
    `tag` what it may mean, both "" before. Once the question is done `given` is the last answer, `right` the right one
    and `reason` why; before that they are "" and None. `solved` and `asked` as in `Training`; `due` is what comes next
    where nobody chooses, `planned` how many questions there are. `course` is what is trained.
    """

    seat: int
    course: Course[P, R]
    phase: TrainingPhase
    turn: int | None
    due: Ask
    asked: Ask | None
    position: P | None
    answers: tuple[str, ...]
    tried: str
    tag: str
    given: str
    right: str
    reason: R | None
    solved: tuple[bool, ...]
    planned: int


def open_question(view: TrainingView[P, R]) -> Question[P, R] | None:
    """The proven question while it waits for an answer: what help is made from, never what is shown at once."""
    return None if view.position is None or view.phase != "answer" else view.course.prove(view.position)
