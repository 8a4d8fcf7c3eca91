"""What happened in a finished game, step by step; and the riddle about what somebody may be building."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Seat
from kidslogic.games.logix.moves import Claim
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.suspicion import suspect_question
from kidslogic.games.logix.view import friend
from kidslogic.games.logix.view.replay import ReplayScreen
from kidslogic.games.logix.view.suspect import SuspectScreen
from kidslogic.ui.labels import Label
from kidslogic.ui.screen import overflowing
from kidslogic.ui.touch import TouchButton
from tests.games.logix.at_table import JONAS, MIA, SIZES, Played, pull, winning


def fits_in(screen: QWidget) -> bool:
    """All that can be touched or read lies on the screen."""
    room = screen.rect().toRectF().adjusted(-1, -1, 1, 1)
    buttons = [(button, button.face) for button in screen.findChildren(TouchButton) if button.isVisible()]
    labels = [(label, label.sheet) for label in screen.findChildren(Label) if label.isVisible()]
    return all(room.contains(box.translated(widget.pos().toPointF())) for widget, box in (*buttons, *labels))


def finished(kit, qtbot, size=(1280, 800), friends: int = 0) -> Played:
    people = (MIA, JONAS, *(friend(Seat("computer", str(n))) for n in range(1, friends + 1)))
    played = Played(kit, qtbot, people, size=size)
    if friends:
        played.play("claim 0", "claim 1", *(["claim 2"] if friends == 2 else []))
    else:
        winning(played.session)
        played.play("claim 0")
    played.begin()
    return played


@pytest.fixture
def told(kit, qtbot):
    played = finished(kit, qtbot)
    played.tap(played.view.replay_button)
    assert isinstance(played.view.cover, ReplayScreen)
    yield played
    played.window.close()


def test_first_back_forward_last(told):
    screen, last = told.view.cover, len(told.view.cover.moments) - 1
    assert screen.prompt() == "So it began."
    assert not screen.steps["back"].isEnabled()
    told.tap(screen.steps["forward"])
    assert screen.at == 1
    assert "placed" in screen.prompt()
    assert sum(marble is not None for marble in screen.board.shown.marbles) == 2
    told.tap(screen.steps["last"])
    assert screen.at == last
    assert not screen.steps["forward"].isEnabled()
    told.tap(screen.steps["back"])
    assert screen.at == last - 1
    told.tap(screen.steps["first"])
    assert screen.at == 0


def test_all_cards_lie_open_and_the_moment_when_a_code_was_ready_has_a_star(told):
    screen = told.view.cover
    assert all(card.is_shown for card in screen.cards)
    ready = [at for at, moment in enumerate(screen.moments) if screen.ready[moment.step]]
    assert ready == [len(screen.moments) - 2], "the last placement; then came the claim"
    assert not screen.board.shown.lit
    screen.show_moment(ready[0])
    assert screen.prompt() == "Look: the code of Mia is ready!"
    assert len(screen.board.shown.lit) == 5
    assert screen.cards[0].marks
    assert not screen.cards[1].marks
    screen.show_moment(len(screen.moments) - 1)
    assert screen.prompt() == "Mia wins!"


def test_the_end_is_there_again_afterwards(told):
    told.tap(told.view.cover.close_button)
    assert told.view.cover is None
    assert told.view.prompt() == "Mia wins!"


def test_four_cards_and_all_words_find_room(kit, qtbot, language):
    played = finished(kit, qtbot, friends=2)
    played.tap(played.view.replay_button)
    screen = played.view.cover
    for size in SIZES.values():
        pull(played.view, size)
        for at in range(len(screen.moments)):
            screen.show_moment(at)
            assert overflowing(screen) == [], (size, at)
        assert fits_in(screen), size
    played.window.close()


# ---- the riddle -------------------------------------------------------------------------------------


def suspicious(kit, qtbot, size=(1280, 800)) -> Played:
    """A game in which it can be guessed what the friend builds: it plays quite straight."""
    people = (MIA, friend(Seat("computer", "3")))
    played = Played(kit, qtbot, people, size=size, wrong_claim="hint")
    rng = Random(4)
    while suspect_question(played.session.view(0), 1) is None or played.session.turn != 0:
        head = played.session.game.opponents["6" if played.session.turn else "1"]
        move = head(played.session.view(played.session.turn), rng)
        if not isinstance(move, Claim):
            played.session.play(move)
    return played.begin()


def test_after_the_last_step_of_help_the_parrot_asks_a_riddle(kit, qtbot):
    played = suspicious(kit, qtbot)
    helps = len(played.session.game.hints(played.view.view))
    for _ in range(helps):
        played.view.hint()
        played.settle()
        assert played.view.cover is None
    played.view.hint()
    screen = played.view.cover
    assert isinstance(screen, SuspectScreen)
    assert screen.prompt() == "What might Karlo be building?"
    other = next(card for card in screen.question.answers if card != screen.question.right)
    played.tap(screen.cards[screen.question.answers.index(other)])
    assert not screen.done
    assert screen.prompt() != "What might Karlo be building?"
    played.tap(screen.cards[screen.question.answers.index(screen.question.right)])
    assert screen.done
    assert screen.board.shown.lit
    assert screen.prompt() == "It looks like this. Karlo builds here."
    assert played.session.moves[-2:] == (f"guess 1 {other}", f"guess 1 {screen.question.right}")
    played.tap(screen.close_button)
    assert played.view.cover is None
    assert played.view.is_childs_turn
    played.window.close()


def test_the_riddle_finds_room(kit, qtbot, language):
    played = suspicious(kit, qtbot)
    question = suspect_question(played.view.view, 1)
    screen = SuspectScreen(kit, question, HouseRules(), played.people[1], played.view)
    played.view.put_over(screen)
    for done in (False, True):
        if done:
            screen.answer(question.right)
        for size in SIZES.values():
            pull(played.view, size)
            assert overflowing(screen) == [], (size, done)
            assert fits_in(screen), (size, done)
    played.window.close()
