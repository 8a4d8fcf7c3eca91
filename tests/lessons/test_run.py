"""Where a child stands in a lesson: what happens moves it on, and all ways are open at any time."""

from __future__ import annotations

import pytest

from kidslogic.engine.events import Answered, LessonStepDone
from kidslogic.lessons.lesson import fits, is_done, said
from kidslogic.lessons.run import LessonRun, begin, resumed
from tests.lessons.school import good
from tests.shell.sailing import answered


@pytest.fixture
def run() -> LessonRun:
    return begin(good())


@pytest.fixture
def doing(run) -> LessonRun:
    return run.told().shown()


def done(step: int, lesson: str = "blank/shells") -> LessonStepDone:
    return LessonStepDone(lesson=lesson, step=step, tries=0)


def test_a_step_is_said_shown_done_and_praised(run):
    phases = [run.phase]
    for what in (LessonRun.told, LessonRun.shown, lambda one: one.played("peek 1"), LessonRun.praised):
        run = what(run)
        phases.append(run.phase)
    assert phases == ["say", "show", "do", "praise", "say"]
    assert run.index == 1


def test_a_step_that_shows_nothing_is_done_at_once(run):
    assert run.skip().told().phase == "do"


def test_another_move_is_looked_at_and_taken_back(doing):
    other = doing.played("lift 0")
    assert (other.phase, other.tries) == ("otherwise", 1)
    assert other.taken_back() == doing.refused()


def test_help_grows_with_the_second_and_third_try_and_when_it_is_asked(doing):
    second = doing.played("lift 0").taken_back()
    assert (doing.help, second.help, second.refused().help) == ("none", "glow", "hand")
    assert (doing.helped().help, doing.helped().helped().help) == ("glow", "hand")
    assert second.refused().refused().help == "hand"


def test_what_does_not_belong_to_the_phase_changes_nothing(run, doing):
    assert run.played("peek 0") is run
    assert run.refused() is run
    assert run.taken_back() is run
    assert run.praised() is run
    assert run.helped() is run
    assert doing.told() is doing


def test_back_again_and_skip_begin_a_step_anew(doing):
    later = doing.refused().skip()
    assert (later.index, later.phase, later.tries) == (1, "say", 0)
    assert later.back() == begin(doing.lesson)
    assert begin(doing.lesson).back() == begin(doing.lesson)
    assert doing.refused().helped().again() == begin(doing.lesson)


def test_the_last_step_skipped_or_praised_ends_the_lesson(run):
    over = run.skip().skip()
    assert over.phase == "over"
    assert over.back() is over
    assert over.skip() is over
    assert over.again() is over
    assert run.skip().told().played("lift 2").praised().phase == "over"


def test_the_next_step_goes_on_from_where_the_child_came_to(doing):
    praised = doing.played("peek 0")
    assert praised.praised("here").start == "here"
    assert praised.praised().start == doing.lesson.steps[1].start


def test_a_lesson_left_goes_on_after_the_step_done_last(run):
    lesson = run.lesson
    assert resumed(lesson, []) == run
    assert resumed(lesson, [done(0)]) == run.skip()
    assert resumed(lesson, [done(0, "blank/other"), answered()]) == run
    assert resumed(lesson, [done(0), done(1)]) == run
    assert resumed(lesson, [done(0), done(1), done(0)]) == run.skip()


def test_a_lesson_is_done_when_its_last_step_was(run):
    assert not is_done(run.lesson, [done(0)])
    assert is_done(run.lesson, [done(1)])
    assert not is_done(run.lesson, [done(1, "blank/other"), answered()])
    assert isinstance(answered(), Answered)


@pytest.mark.parametrize(
    ("pattern", "move", "expected"),
    [
        ("place red *", "place red 23", True),
        ("place red *", "place blue 23", False),
        ("*", "end", True),
        ("end", "end", True),
        ("end", "ended", False),
        ("roll hit", "roll hit", True),
        ("a.c", "abc", False),
    ],
)
def test_patterns_of_moves(pattern, move, expected):
    assert fits(pattern, move) is expected


def test_words_fall_back_on_english():
    assert said({"de": "ja", "en": "yes"}, "de") == "ja"
    assert said({"de": "ja", "en": "yes"}, "cs") == "yes"
    assert said({}, "cs") == ""
