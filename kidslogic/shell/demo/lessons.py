"""How the demo learns: it plays every lesson of every game through the real widgets, by the lesson's own moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kidslogic.engine.events import GameFinished, LessonStepDone, SeatEvent
from kidslogic.lessons.lesson import Lesson
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.guide import Guide
from kidslogic.shell.demo.hands import Stopped
from kidslogic.shell.lesson import LessonScreen, Pace
from kidslogic.shell.lesson_pages import LessonEnd, LessonList
from kidslogic.shell.lesson_table import lessons_of
from kidslogic.ui.buttons import ArrowButton

QUICK = Pace(say=120, word=6, praise=300, otherwise=200, rest=200, still=200)
"""The demo reads faster than a child."""
_TOUCH_S = 0.7
"""How long a touch may take to be heard: what has just appeared takes none."""
_TOUCHES = 12


def play(guide: Guide, *, in_full: bool) -> None:
    """All lessons; on a tour through the whole app only the first of each game."""
    guide.hurry()
    pupil = Pupil(guide)
    for game in guide.parts.games.values():
        for lesson in lessons_of(game)[: None if in_full else 1]:
            pupil.learn(lesson)


class Pupil:
    """Learns in a window, with a picture of every step."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._hands = guide.hands

    def learn(self, lesson: Lesson) -> None:
        """From the chart through one lesson and back. Raises `Stopped`."""
        hands, album = self._hands, self._guide.album
        name = lesson.key.replace("/", "-")
        hands.tap(hands.see(Chart).book, "finger")
        page = hands.see(LessonList)
        hands.tap(page.games[lesson.game], "finger")
        album.take(f"lessons-before-{name}")
        index = [one.id for one in lessons_of(self._guide.parts.games[lesson.game])].index(lesson.id)
        hands.tap(page.pills[lesson.game][index], "finger")
        screen = hands.see(LessonScreen)
        screen.pace, screen.hand.still_ms = QUICK, QUICK.still
        for step in range(len(lesson.steps)):
            self._wait(partial(_waits_at, screen, step), lesson, step, screen)
            album.take(f"{name}-{step + 1}")
            self._do(screen, lesson, step)
            album.take_moving(f"{name}-{step + 1}-praise")
        self._wait(lambda: isinstance(hands.window.screen_shown, LessonEnd), lesson, len(lesson.steps), screen)
        hands.see(LessonEnd)
        album.take(f"{name}-end")
        self._check(lesson)
        hands.tap(hands.rail["home"], "finger")
        hands.see(Chart)

    def _do(self, screen: LessonScreen, lesson: Lesson, step: int) -> None:
        """Play the lesson's own move by the gestures that the game's screen names, until it is heard."""

        def heard() -> bool:
            return (screen.session.run.index, screen.session.run.phase) != (step, "do")

        for _ in range(_TOUCHES):
            if screen.is_waiting and screen.session.accepted:
                self._hands.perform(screen.game, screen.game.gestures(screen.session.accepted[0]))
            if self._hands.has_come(heard, _TOUCH_S):
                return
        raise Stopped(f"The lesson {lesson.key} does not hear the touches of its step {step + 1}.")

    def _wait(self, happens: Callable[[], bool], lesson: Lesson, step: int, screen: LessonScreen) -> None:
        """Wait for something; where the game's screen asks for its arrow meanwhile, tap it."""

        def looked() -> bool:
            if happens():
                return True
            if self._must_look_on(screen):
                for arrow in screen.game.findChildren(ArrowButton):
                    if arrow.isVisible() and arrow.isEnabled():
                        self._hands.tap(arrow, "finger")
            return happens()

        self._hands.wait_for(looked, f"The lesson {lesson.key} does not go on after its step {step + 1}.")

    def _must_look_on(self, screen: LessonScreen) -> bool:
        """Whether the game shows something that ends with its arrow, before the next step can be done."""
        session = screen.session
        if session.run.phase != "praise" or not self._hands.is_calm or not session.coming:
            return False
        return not any(screen.game.gestures(move) for move in session.coming)

    def _check(self, lesson: Lesson) -> None:
        """All steps must be in the store, and nothing else. Raises `Stopped`."""
        steps = [event for event in self._guide.events if isinstance(event, LessonStepDone)]
        if [one.step for one in steps if one.lesson == lesson.key] != list(range(len(lesson.steps))):
            raise Stopped(f"The store does not know every step of the lesson {lesson.key}.")
        games = [event for event in self._guide.events if isinstance(event, SeatEvent | GameFinished)]
        if games or self._guide.unfinished:
            raise Stopped(f"The lesson {lesson.key} left something else in the store.")


def _waits_at(screen: LessonScreen, step: int) -> bool:
    return screen.session.run.index == step and screen.is_waiting
