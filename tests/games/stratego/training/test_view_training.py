"""The captain's training on the screen: real touches answer, pictures explain, cards close before they are asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.engine.events import GameFinished, Trained
from kidslogic.engine.game import Hint
from kidslogic.engine.session import Session, resume
from kidslogic.engine.training import Answer, Finish, More
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.training.position import ASKED, KINDS, REASONS, Position, Question, Reason
from kidslogic.games.stratego.view import game_view, setup_screen
from kidslogic.games.stratego.view.training import StrategoTraining
from kidslogic.games.stratego.view.training_words import answer_words, hint_words, question_words, reason_words
from kidslogic.games.stratego.view.words import action_name
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.stratego.screen import JONAS, MIA, SIZES
from tests.games.stratego.training.test_questions import WORDS
from tests.games.table import Notebook, SampleLibrary


class Training:
    """A training on a window, and the finger that answers."""

    def __init__(self, kit, qtbot, size=(1280, 800), saved=None, **options: str) -> None:
        self.qtbot, self.journal = qtbot, Notebook()
        setup = GAME.setup((MIA.seat,), mode="training", questions="5", **options)
        session = saved or Session(
            GAME, setup, SampleLibrary(), session_id="t", seed=5, journal=self.journal, clock=lambda: 0.0
        )
        self.window = QWidget()
        self.window.resize(*size)
        qtbot.addWidget(self.window)
        self.view = game_view(kit, session, (MIA,))
        assert isinstance(self.view, StrategoTraining)
        self.view.look_ms = 0
        self.view.setParent(self.window)
        metrics = Metrics(*size)
        self.view.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
        self.view.set_metrics(metrics)
        self.window.show()
        self.view.show()
        self.view.begin()

    @property
    def standing(self):
        return self.view.standing

    @property
    def question(self) -> Question:
        return self.standing.course.prove(self.standing.position)

    @property
    def other(self) -> str:
        """An answer that is not the right one."""
        return next(answer for answer in self.question.answers if answer != self.question.right)

    def perform(self, move) -> None:
        """Do what the screen itself says."""
        self.settle()
        (gesture,) = self.view.gestures(move)
        widget = self.view.childAt(gesture.points[0])
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.mapFrom(self.view, gesture.points[0]))
        self.settle()

    def settle(self) -> None:
        """Until all cards were looked at and nothing moves."""
        self.qtbot.waitUntil(lambda: not self.view.is_looking)
        QApplication.processEvents()


@pytest.fixture(params=KINDS)
def training(kit, qtbot, request):
    training = Training(kit, qtbot, drill=request.param, start_level="3")
    yield training
    training.window.close()


def test_the_right_answer_is_explained_and_counts(training):
    training.settle()
    question, view = training.question, training.view
    assert view.prompt() == question_words(question.position)
    training.perform(Answer(question.right))
    assert training.standing.phase == "shown"
    assert view.prompt() == view.reason_words(question.reason)
    assert view.more.isVisible()
    pictured = view.show_box.isVisible() or question.kind in ("deduce", "remember") or question.position.asked == "save"
    assert pictured
    (event,) = training.journal.events
    assert isinstance(event, Trained)
    assert (event.skill, event.level, event.right, event.first_try) == (f"stratego_{question.kind}", 3, True, True)
    assert (event.options, event.position) == (len(question.answers), question.identity)
    training.perform(More())
    assert len(training.standing.solved) == 1
    assert training.standing.phase == "answer"


def test_another_answer_is_met_by_what_it_may_mean_then_the_solution_is_shown(training):
    training.settle()
    first, view, question = training.other, training.view, training.question
    training.perform(Answer(first))
    assert training.standing.tried == first
    assert view.prompt() == answer_words(training.standing.tag)
    assert not view.answer_buttons[first].isEnabled()
    second = next(answer for answer in question.answers if answer not in (first, question.right))
    training.perform(Answer(second))
    assert training.standing.phase == "shown"
    assert view.prompt() == view.reason_words(question.reason)
    assert training.standing.solved == (False,)


def test_three_steps_of_help_lead_to_two_answers(training):
    view = training.view
    said = []
    for _ in range(3):
        training.settle()
        view.hint()
        said.append(view.prompt())
    training.settle()
    assert len(set(said)) == 3
    assert view.session.hints_used == 3
    glowing = {answer for answer in training.question.answers if view.glows(answer)}
    assert len(glowing) == 2
    assert training.question.right in glowing


def test_cards_are_turned_over_for_a_look_and_close_before_anything_is_asked(kit, qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(kit.voice, "say", said.append)
    training = Training(kit, qtbot, drill="remember", start_level="6")
    view, question = training.view, training.question
    assert view.is_looking
    assert view.places_off() == {"undo", "hint"}
    view.cards[0].click()
    assert training.standing.tried == "", "nothing can be answered while cards are looked at"
    training.settle()
    seen = [action_name(question.position.cards[place].below) for place in question.position.shown]
    assert said == ["Watch the cards well!", *seen, question_words(question.position)]
    assert [card.up for card in view.cards[:4]] == [card.up for card in question.position.cards]
    assert all(card.down is None for card in view.cards)
    assert view.sought.up == question.position.asked
    training.window.close()


def test_hidden_pieces_show_their_backs_on_the_screen(training):
    training.settle()
    position = training.question.position
    for piece in position.theirs:
        button = training.view.pieces[1, piece.number]
        assert button.isVisible()
        assert (button.face_shown is None) == (piece.rank < 0)
        assert ("A pirate of" in button.accessibleName()) == (piece.rank < 0)


def test_a_whole_training_by_touches_to_its_end(kit, qtbot):
    training = Training(kit, qtbot, drill="mixed")
    kinds = []
    for number in range(5):
        kinds.append(training.question.kind)
        if number % 2:
            training.perform(Answer(training.other))
        training.perform(Answer(training.question.right))
        training.perform(More() if number < 4 else Finish())
    assert kinds == list(KINDS)
    view = training.view
    assert training.standing.phase == "over"
    assert view.prompt() == "5 questions done. You looked closely!"
    assert view.cheer.isVisible()
    assert overflowing(view) == []
    assert isinstance(training.journal.events[-1], GameFinished)
    assert {event.skill for event in training.journal.events[:-1]} == set(GAME.skills)
    with qtbot.waitSignal(view.done):
        QTest.mouseClick(view.done_button, Qt.MouseButton.LeftButton, pos=view.done_button.face.center().toPoint())
    training.window.close()


@pytest.mark.parametrize("drill", ["compare", "deduce", "plan"])
def test_a_question_is_answered_by_keys_alone(kit, qtbot, drill):
    kit.pauses.keyboard = True
    training = Training(kit, qtbot, drill=drill)
    training.window.activateWindow()
    qtbot.waitUntil(training.window.isActiveWindow)
    training.view.begin()
    training.settle()
    buttons = training.view.answer_buttons
    assert QApplication.focusWidget() is next(iter(buttons.values()))
    for _ in range(40):
        if QApplication.focusWidget() is buttons[training.question.right]:
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    training.settle()
    assert training.standing.phase == "shown"
    assert QApplication.focusWidget() is training.view.more
    QTest.keyClick(training.view.more, Qt.Key.Key_Return)
    training.settle()
    assert training.standing.phase == "answer"
    training.window.close()


def test_a_resumed_question_is_looked_at_once_more(kit, qtbot):
    training = Training(kit, qtbot, drill="remember", start_level="3")
    training.settle()
    session = training.view.session
    again = resume(GAME, session.saved, SampleLibrary(), journal=Notebook(), clock=lambda: 0.0)
    assert again.view(0) == session.view(0)
    later = Training(kit, qtbot, saved=again)
    assert later.view.is_looking
    later.settle()
    assert later.question == training.question
    for one in (training, later):
        one.window.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_all_kinds_of_questions_fit_every_window(kit, qtbot, language, size):
    training = Training(kit, qtbot, size, drill="mixed", start_level="6")
    view, room = training.view, training.view.rect().toRectF().adjusted(-1, -1, 1, 1)

    def check() -> None:
        training.settle()
        for button in view.findChildren(TouchButton):
            if button.isVisible():
                face = button.face.translated(button.mapTo(view, button.rect().topLeft()).toPointF())
                assert room.contains(face), button.accessibleName()
        assert overflowing(view) == []

    for number in range(len(KINDS)):
        view.hint()
        check()
        view.give(training.other)
        view.give(training.question.right)
        check()
        view.session.play(More() if number < 4 else Finish())
        view.begin()
    check()
    training.window.close()


def test_the_set_up_offers_the_training_to_one_child_alone(kit, qtbot):
    setup = setup_screen(kit, MIA, (JONAS,), {})
    qtbot.addWidget(setup)
    setup.set_metrics(Metrics(1280, 800))
    setup.begin_at(3, range(1, 9))
    assert "mode" in setup.names
    setup.next.click()
    setup.mode.tiles["training"].click()
    setup.next.click()
    setup.drill.tiles["odds"].click()
    with qtbot.waitSignal(setup.chosen) as chosen:
        setup.next.click()
    (choice,) = chosen.args
    assert [person.seat.who for person in choice.people] == ["mia"]
    assert (choice.options["mode"], choice.options["drill"], choice.options["start_level"]) == ("training", "odds", "3")
    assert GAME.setup((MIA.seat,), **choice.options)
    two = setup_screen(kit, MIA, (JONAS,), choice.options)
    qtbot.addWidget(two)
    two.people_tiles[1].click()
    assert two.names == ("crew", "length", "aims")
    assert two.options()["mode"] == "game"


def test_all_words_exist_short_and_kind(language):
    asked = [Position(kind, 1, "full", one) for kind in KINDS for one in ASKED[kind]]
    words = [question_words(position) for position in asked if position.asked != "" or position.kind == "compare"]
    words += [answer_words(tag) for tag in WORDS]
    codes = [code for codes in REASONS.values() for code in codes if code != "best_chance"]
    words += [reason_words(Reason(code, (7, 3))) for code in codes]
    looks = [Hint("look", {"kind": position.kind, "asked": position.asked}) for position in asked]
    words += [hint_words(hint) for hint in (*looks, Hint("not_this"), Hint("near"))]
    assert all(0 < len(text.split()) <= 10 for text in words), words
    assert not any(blame in text.lower() for text in words for blame in ("wrong", "falsch", "špatn"))
