"""Every lesson is played to its end by its own moves, and with other moves at every step."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from kidslogic.engine.events import LessonStepDone
from kidslogic.lessons.lesson import MOST_STEPS
from kidslogic.lessons.session import LessonSession
from tests.lessons.school import FILES, GAMES, Notes, lesson_at, let_others_play, session_of

OTHERS = 4
"""So many other moves are tried at every step."""


def to_do(session: LessonSession) -> None:
    """Say and show the step; the hand plays its move through the session."""
    session.run = session.run.told()
    if session.run.phase == "show":
        session.play(session.rules.parse_move(session.run.step.shows))
        session.show_over()
    assert session.run.phase == "do"


def spread(moves: list, most: int) -> list:
    """At most so many of them, from the first to the last."""
    return list(islice(moves, 0, None, max(1, len(moves) // most)))[:most]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_lesson_is_played_to_its_end_with_other_moves_on_the_way(path: Path) -> None:
    lesson, notes = lesson_at(path), Notes()
    session = session_of(lesson, notes)
    tries = []
    for index, step in enumerate(lesson.steps):
        assert session.run.index == index
        to_do(session)
        others = [move for move in session.legal_moves() if not step.takes(move.text)]
        for move in spread(others, OTHERS):
            before = session.view(session.turn)
            session.play(move)
            assert session.run.phase == "otherwise"
            session.take_back()
            assert session.view(session.turn) == before
        tries.append(session.run.tries)
        expected = session.accepted[0]
        assert expected.text == step.expected
        session.play(expected)
        let_others_play(session)
        session.go_on()
    assert session.run.phase == "over"
    done = [event for event in notes.events if isinstance(event, LessonStepDone)]
    assert done == [LessonStepDone(lesson=lesson.key, step=index, tries=count) for index, count in enumerate(tries)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_whatever_accepted_move_the_child_chooses_the_lesson_goes_on(path: Path) -> None:
    lesson = lesson_at(path)
    for choose in (0, -1):
        session = session_of(lesson)
        while session.run.phase != "over":
            to_do(session)
            session.play(session.accepted[choose])
            let_others_play(session)
            session.go_on()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_lesson_is_short_and_known_to_its_game(path: Path) -> None:
    lesson = lesson_at(path)
    assert 5 <= len(lesson.steps) <= MOST_STEPS
    assert lesson.game == path.parent.name
    assert lesson.id in GAMES[lesson.game].lessons


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.lessons], ids=lambda game: game.id)
def test_every_lesson_that_a_game_lists_is_there(game) -> None:
    there = {path.stem for path in FILES if path.parent.name == game.id}
    assert set(game.lessons) == there
    assert len(set(game.lessons)) == len(game.lessons)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.lessons], ids=lambda game: game.id)
def test_who_cannot_read_tells_the_lessons_of_a_game_apart(game) -> None:
    pictures = [lesson_at(path).picture for path in FILES if path.parent.name == game.id]
    assert len(set(pictures)) == len(game.lessons)
