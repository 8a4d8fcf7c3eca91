"""A lesson on the engine's session: the expected move goes on, another one waits to be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kidslogic.engine.events import GameFinished, LessonStepDone
from kidslogic.engine.game import Illegal
from kidslogic.games.blank.state import Hide, Lift, Peek
from kidslogic.lessons.session import NOT_NOW, LessonSession
from tests.lessons.school import Notes, good, let_others_play, session_of


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def session(notes) -> LessonSession:
    session = session_of(good(), notes)
    session.run = session.run.told()
    return session


@pytest.fixture
def doing(session) -> LessonSession:
    session.show_over()
    return session


def test_the_position_is_that_of_the_lesson(session):
    assert session.run.start == "coin=1 turn=0 lifted=- peeked=--"
    assert session.turn == 0
    assert not session.moves


def test_a_child_cannot_play_while_the_lesson_speaks(session):
    session.run = session.run.again()
    with pytest.raises(Illegal, match=NOT_NOW):
        session.play(Peek(0))
    assert not session.moves


def test_what_the_hand_shows_is_taken_back(session):
    session.play(Peek(0))
    assert session.turn == 0  # the computer waits
    session.show_over()
    assert session.run.phase == "do"
    assert not session.moves
    assert session.view(0) == session_of(good()).view(0)


def test_the_expected_move_is_praised_and_kept(doing, notes):
    heard = []
    doing.changed = lambda: heard.append(doing.run.phase)
    doing.play(Peek(1))
    assert heard == ["praise"]
    assert notes.events == [LessonStepDone(lesson="blank/shells", step=0, tries=0)]


def test_another_move_is_shown_and_waits_to_be_taken_back(doing, notes):
    before = doing.view(0)
    happenings = doing.play(Lift(0))
    assert happenings
    assert doing.run.phase == "otherwise"
    assert doing.turn == 0
    with pytest.raises(Illegal, match=NOT_NOW):
        doing.play(Peek(0))
    doing.take_back()
    assert doing.view(0) == before
    assert (doing.run.phase, doing.run.tries) == ("do", 1)
    doing.play(Peek(0))
    assert notes.events == [LessonStepDone(lesson="blank/shells", step=0, tries=1)]


def test_a_move_against_the_rules_counts_as_a_try(doing):
    heard = []
    doing.changed = lambda: heard.append(doing.run.tries)
    with pytest.raises(Illegal, match="hidden"):
        doing.play(Hide(0))
    assert heard == [1]
    assert doing.run.phase == "do"


def test_the_others_play_what_the_lesson_says(doing):
    doing.play(Peek(0))
    let_others_play(doing)
    assert doing.moves[-1] == "lift 0"
    assert doing.turn == 0


def test_the_next_step_begins_where_the_game_stands(doing):
    doing.play(Peek(1))
    let_others_play(doing)
    assert [move.text for move in doing.coming] == ["lift 1", "lift 2"]
    doing.go_on()
    assert doing.run.start == "coin=1 turn=0 lifted=0 peeked=1-"
    assert [move.text for move in doing.accepted] == ["lift 1", "lift 2"]


def test_a_step_that_cannot_begin_from_there_begins_in_its_own_position(doing):
    doing.play(Peek(1))  # the computer has not played yet: it is not the child's turn
    assert not doing.coming
    doing.go_on()
    assert doing.run.start == doing.run.step.start


def test_the_end_of_a_game_is_no_event_and_no_undo_is_offered(doing, notes):
    doing.play(Peek(1))
    let_others_play(doing)
    assert not doing.can_undo
    doing.go_on()
    doing.run = doing.run.told()
    doing.play(Lift(1))
    assert doing.outcome is not None
    doing.go_on()
    assert doing.run.phase == "over"
    assert [event for event in notes.events if isinstance(event, LessonStepDone)][-1].step == 1
    # What the rules told the journal is left to it: the shell's journal of lessons keeps only the steps.
    assert [type(event) for event in notes.events if not isinstance(event, LessonStepDone)] == [GameFinished]


def test_a_state_of_an_older_game_gives_way_to_the_lessons_own(doing):
    doing.enter(replace(doing.run, start="coin=9"))
    assert doing.run.start == "coin=1 turn=0 lifted=- peeked=--"
