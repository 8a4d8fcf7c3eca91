"""Where a child stands in a lesson: step, phase and tries. Frozen; what happens gives a new one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from kidslogic.engine.events import Event, LessonStepDone
from kidslogic.lessons.lesson import Lesson, Step

Phase = Literal["say", "show", "do", "otherwise", "praise", "over"]
"""The sentence is said; the hand shows it; the child does it; another move was made and is looked at; it is done; the
lesson is over."""
Help = Literal["none", "glow", "hand"]
"""Nothing more than the words; the place glows; the ghost hand shows it once more."""
HELPS: Final[tuple[Help, ...]] = ("none", "glow", "hand")


@dataclass(frozen=True)
class LessonRun:
    """`start` is the text of the state in which this step began, `tries` counts the moves that were not the one.

    `asked` counts how often the child asked for help in this step.
    """

    lesson: Lesson
    index: int
    start: str
    phase: Phase = "say"
    tries: int = 0
    asked: int = 0

    @property
    def step(self) -> Step:
        """The present step; the last one when the lesson is over."""
        return self.lesson.steps[self.index]

    @property
    def help(self) -> Help:
        """How much help there is now: it grows with the second and the third try, and with each time it is asked."""
        return HELPS[min(self.tries + self.asked, len(HELPS) - 1)]

    # ---- what happens ----------------------------------------------------------------------------

    def told(self) -> LessonRun:
        """The sentence was said."""
        return self._on("say", "show" if self.step.shows else "do")

    def shown(self) -> LessonRun:
        """The hand has shown it."""
        return self._on("show", "do")

    def played(self, move: str) -> LessonRun:
        """The child made a move that the rules allow."""
        if self.phase != "do":
            return self
        if self.step.takes(move):
            return replace(self, phase="praise")
        return replace(self, phase="otherwise", tries=self.tries + 1)

    def refused(self) -> LessonRun:
        """The child tried a move that the rules do not allow; the screen has said why."""
        return replace(self, tries=self.tries + 1) if self.phase == "do" else self

    def taken_back(self) -> LessonRun:
        """The other move was looked at and taken back."""
        return self._on("otherwise", "do")

    def helped(self) -> LessonRun:
        """The child asked for help."""
        return replace(self, asked=self.asked + 1) if self.phase == "do" else self

    def praised(self, now: str = "") -> LessonRun:
        """On to the next step, which begins in the state `now` unless it has a position of its own."""
        return self._to(self.index + 1, now) if self.phase == "praise" else self

    # ---- ways ------------------------------------------------------------------------------------

    def back(self) -> LessonRun:
        """To the step before; from the first one to its beginning."""
        return self._to(max(0, self.index - 1)) if self.phase != "over" else self

    def again(self) -> LessonRun:
        """This step once more, from its beginning."""
        return replace(self, phase="say", tries=0, asked=0) if self.phase != "over" else self

    def skip(self) -> LessonRun:
        """To the next step without doing this one."""
        return self._to(self.index + 1) if self.phase != "over" else self

    # ---- inside ----------------------------------------------------------------------------------

    def _on(self, before: Phase, after: Phase) -> LessonRun:
        return replace(self, phase=after) if self.phase == before else self

    def _to(self, index: int, now: str = "") -> LessonRun:
        if index == len(self.lesson.steps):
            return replace(self, phase="over", asked=0)
        step = self.lesson.steps[index]
        return LessonRun(self.lesson, index, step.start if step.fresh or not now else now)


def begin(lesson: Lesson) -> LessonRun:
    """A lesson at its beginning."""
    return LessonRun(lesson, 0, lesson.steps[0].start)


def resumed(lesson: Lesson, events: Iterable[Event]) -> LessonRun:
    """A lesson where a child left it: after the step it did last; at its beginning once it was done to its end."""
    done = -1
    for event in events:
        if isinstance(event, LessonStepDone) and event.lesson == lesson.key:
            done = event.step
    if done + 1 >= len(lesson.steps):
        return begin(lesson)
    return LessonRun(lesson, done + 1, lesson.steps[done + 1].start)
