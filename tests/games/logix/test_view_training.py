"""Training on the screen: real touches answer, the board explains, nobody says "wrong"."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.engine.events import GameFinished, Trained
from kidslogic.engine.game import Hint
from kidslogic.engine.session import Session
from kidslogic.engine.training import Answer, Finish, More
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.training.position import KINDS, PRACTISED, REASONS, Question, Reason
from kidslogic.games.logix.view import game_view
from kidslogic.games.logix.view.training import LogixTraining
from kidslogic.games.logix.view.training_words import answer_words, hint_words, question_words, reason_words
from kidslogic.ui.screen import overflowing
from kidslogic.ui.touch import TouchButton
from tests.games.logix.at_table import MIA, SIZES, pull
from tests.games.table import Notebook, SampleLibrary

TAGS = (
    "locked_colour", "neighbour_same_colour", "forbidden_colour", "mirrored", "wrong_colour", "wrong_place",
    "joker", "black", "fits", "harmless", "other_card", "elsewhere",
)  # fmt: skip


class Training:
    """A training on a window, and the finger that answers."""

    def __init__(self, kit, qtbot, size=(1280, 800), **options: str) -> None:
        self.qtbot, self.journal = qtbot, Notebook()
        setup = GAME.setup((MIA.seat,), mode="training", questions="5", **options)
        session = Session(GAME, setup, SampleLibrary(), session_id="t", seed=5, journal=self.journal, clock=lambda: 0.0)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        view = game_view(kit, session, (MIA,))
        assert isinstance(view, LogixTraining)
        self.view = view
        view.setParent(self.window)
        pull(view, size)
        self.window.show()
        view.show()
        view.begin()

    @property
    def question(self) -> Question:
        return self.view.standing.course.prove(self.view.standing.position)

    def perform(self, move) -> None:
        """Do what the screen itself says."""
        gestures = self.view.gestures(move)
        assert gestures
        for gesture in gestures:
            start, end = gesture.points[0], gesture.points[-1]
            widget = self.view.childAt(start)
            QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(self.view, start))
            for step in range(1, 9):
                if start != end:
                    QTest.mouseMove(widget, widget.mapFrom(self.view, start + (end - start) * step / 8))
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(self.view, end))
        self.settle()

    def settle(self) -> None:
        QApplication.processEvents()
        while self.view.kit.motion.skip():
            QApplication.processEvents()

    def other_answer(self) -> str:
        """One that is not the right one, and that the hand can give (no colour that rests)."""
        locked = self.question.position.locked
        return next(
            answer
            for answer in self.question.answers
            if answer != self.question.right and not (self.question.kind == "finish" and locked and "j" in answer)
        )


@pytest.fixture(params=PRACTISED)
def training(kit, qtbot, request):
    training = Training(kit, qtbot, practice=request.param)
    yield training
    training.window.close()


def test_the_right_answer_is_explained_on_the_board(training):
    question = training.question
    assert training.view.prompt() == question_words(question.kind)
    training.perform(Answer(question.right))
    assert training.view.prompt() == reason_words(question.reason)
    assert training.view.board.shown.lit
    assert training.view.more.isVisible()
    if question.kind != "neighbour":
        assert None not in training.view.cards[0].marks.values() or question.kind == "breaker"
    training.perform(More())
    assert len(training.view.standing.solved) == 1
    assert training.view.standing.phase == "answer"
    (event,) = training.journal.events
    assert isinstance(event, Trained)
    assert event.right


def test_another_answer_is_met_by_what_it_may_mean_then_the_solution_is_shown(training):
    question = training.question
    first = training.other_answer()
    training.perform(Answer(first))
    view = training.view
    assert view.standing.tried == first
    assert view.prompt() == answer_words(view.standing.tag)
    assert view.standing.phase == "answer"
    if question.kind != "neighbour":
        assert view.board.shown.amiss
    second = next(answer for answer in question.answers if answer not in (first, question.right))
    view.session.play(Answer(second))
    view.begin()
    assert view.standing.phase == "shown"
    assert view.prompt() == reason_words(question.reason)


def test_three_steps_of_help_point_at_the_board(training):
    steps = len(training.view.session.game.hints(training.view.standing))
    said = []
    for _ in range(steps):
        training.view.hint()
        said.append(training.view.prompt())
    assert len(set(said)) == steps
    assert steps >= 2
    assert training.view.board.shown.meant
    assert training.view.session.hints_used == steps


def test_a_move_that_is_not_allowed_says_why_and_is_no_answer(kit, qtbot):
    training = Training(kit, qtbot, practice="finish")
    lone = next(cell for cell in range(49) if training.view.lying[cell] is None and cell in (0, 6, 42, 48))
    training.view.tap_rack("red")
    training.view.tap_cell(lone)
    assert training.view.prompt() == "It must lie beside another marble."
    assert training.view.standing.tried == ""
    training.window.close()


def test_a_training_is_answered_by_keys_alone_to_its_end(kit, qtbot):
    kit.pauses.keyboard = True
    training = Training(kit, qtbot, practice="neighbour")
    training.window.activateWindow()
    qtbot.waitUntil(training.window.isActiveWindow)
    training.view.begin()
    view = training.view
    for _ in range(5):
        place = training.question.answers.index(training.question.right)
        assert QApplication.focusWidget() is view.cards[0]
        for _ in range(place):
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        training.settle()
        assert QApplication.focusWidget() is view.more
        QTest.keyClick(view.more, Qt.Key.Key_Return)
        training.settle()
    assert view.prompt() == "5 questions done. You looked closely!"
    assert isinstance(training.journal.events[-1], GameFinished)
    with qtbot.waitSignal(view.done):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    training.window.close()


def test_after_the_last_question_the_arrow_leads_to_the_end(kit, qtbot):
    training = Training(kit, qtbot, practice="breaker")
    for _ in range(5):
        training.perform(Answer(training.question.right))
        training.perform(More() if len(training.view.standing.solved) < 5 else Finish())
    assert training.view.standing.phase == "over"
    assert training.view.cheer.isVisible()
    assert not training.view.more.isVisible()
    training.window.close()


def check_all_sizes(view: LogixTraining) -> None:
    """A question in every window, as if the window were pulled from one size to the next."""
    for size in SIZES.values():
        pull(view, size)
        room = view.rect().toRectF().adjusted(-1, -1, 1, 1)
        for button in view.findChildren(TouchButton):
            if button.isVisible():
                face = button.face.translated(button.mapTo(view, button.rect().topLeft()).toPointF())
                assert room.contains(face), (size, button.accessibleName())
        assert overflowing(view) == [], size


def test_all_kinds_of_questions_fit_every_window(kit, qtbot, language):
    training = Training(kit, qtbot, practice="mixed", start_level="6")
    view = training.view
    for _ in PRACTISED:
        for answer in (training.other_answer(), training.question.right):
            check_all_sizes(view)
            view.session.play(Answer(answer))
            view.begin()
        check_all_sizes(view)
        view.session.play(More())
        view.begin()
    training.window.close()


def test_all_words_exist_short_and_kind(language):
    words = [question_words(kind) for kind in KINDS]
    words += [answer_words(tag) for tag in TAGS]
    words += [reason_words(Reason(code, (), (), "red")) for codes in REASONS.values() for code in codes]
    words += [hint_words(Hint(code, {"colour": "red"})) for code in ("code_colour", "code_here", "near")]
    assert all(0 < len(text.split()) <= 10 for text in words)
    assert not any(blame in text.lower() for text in words for blame in ("wrong", "falsch", "špatn"))
