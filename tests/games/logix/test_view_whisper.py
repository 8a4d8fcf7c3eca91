"""Where more than one person looks, neither the table nor the voice tells of the own code (L2.3, L9.7)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kidslogic.engine.game import Seat
from kidslogic.games.logix.moves import Claim, parse_move
from kidslogic.games.logix.suspicion import suspect_question
from kidslogic.games.logix.view import friend
from kidslogic.games.logix.view.suspect import SuspectScreen
from kidslogic.ui.curtain import Curtain
from kidslogic.ui.screen import overflowing
from tests.games.logix.at_table import EAST, JONAS, MIA, SIZES, Played, pull, winning

FRIEND = friend(Seat("computer", "1"))
ASIDE = "All others look away. Now hold the eye!"
ASKED = "Look at your card. Is it ready?"
READY = "It is ready! Hold the yellow button."


def press(button) -> None:
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.face.center().toPoint())


def let_go(button) -> None:
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.face.center().toPoint())


def rings(played: Played) -> tuple[tuple[int, ...], ...]:
    """What is pointed at on the board."""
    shown = played.view.board.shown
    return shown.lit, shown.amiss, shown.meant


def told(played: Played) -> tuple[object, ...]:
    """All that the table tells everybody: sounds, words, rings, names for screen readers, a marble on its way."""
    view = played.view
    names = (
        view.card.accessibleName(),
        view.eye.accessibleName(),
        *(cell.accessibleName() for cell in view.board.cells),
    )
    return view.prompt(), view.bubble.accessibleName(), rings(played), names, view.board.carried, view.card.is_shown


@pytest.fixture
def voiced(kit, monkeypatch) -> list[str]:
    """What the voice was asked to say."""
    said: list[str] = []
    monkeypatch.setattr(kit.voice, "say", said.append)
    return said


def test_help_shows_nothing_of_the_code_before_the_card_is_held_nor_after(duo, voiced):
    steps = duo.session.game.hints(duo.view.view)
    assert len(steps) > 1
    for step in steps:
        duo.view.hint()
        before = told(duo)
        assert before[:3] == (ASIDE, ASIDE, ((), (), ()))
        press(duo.view.eye)
        assert duo.view.card.is_shown
        assert duo.view.bubble.text == duo.view.hint_words(step)
        assert set(step.places) == set(sum(rings(duo), ()))
        let_go(duo.view.eye)
        assert told(duo) == before
    assert set(voiced) == {ASIDE}


def test_the_card_itself_is_as_good_as_the_eye_and_a_key_as_a_finger(duo):
    duo.view.hint()
    step = duo.session.game.hints(duo.view.view)[0]
    press(duo.view.card)
    assert set(sum(rings(duo), ())) == set(step.places)
    let_go(duo.view.card)
    assert rings(duo) == ((), (), ())
    QTest.keyPress(duo.view.eye, Qt.Key.Key_Space)
    assert set(sum(rings(duo), ())) == set(step.places)
    QTest.keyRelease(duo.view.eye, Qt.Key.Key_Space)
    assert rings(duo) == ((), (), ())


def test_a_good_move_is_shown_while_the_card_is_held_and_again_when_it_is_held_again(duo):
    for _ in duo.session.game.hints(duo.view.view):
        duo.view.hint()
    assert not duo.view.kit.motion.is_running
    for _ in range(2):
        press(duo.view.eye)
        assert duo.view.kit.motion.is_running
        duo.settle()
        assert duo.view.card.is_shown, "the eye is still held"
        assert rings(duo) != ((), (), ())
        let_go(duo.view.eye)
        assert rings(duo) == ((), (), ())
    press(duo.view.eye)
    let_go(duo.view.eye)
    assert not duo.view.kit.motion.is_running, "nothing flies on when the card is let go"
    assert duo.view.board.carried is None


def test_what_was_whispered_is_gone_with_the_next_touch_and_the_next_child(duo):
    duo.view.hint()
    duo.place("red", EAST)
    press(duo.view.eye)
    assert rings(duo) == ((), (), ())
    let_go(duo.view.eye)
    duo.view.hint()
    duo.end_turn()
    press(duo.view.eye)
    assert rings(duo) == ((), (), ())
    assert duo.view.bubble.text == duo.view.prompt()
    let_go(duo.view.eye)


@pytest.mark.parametrize("coach", ["true", "false"])
def test_l9_7_a_code_that_is_ready_looks_to_others_like_any_other(kit, qtbot, voiced, coach):
    """The parrot asks for help, the steps of help and the turn itself: all alike with a code that is ready or not."""
    heard = []
    for is_ready in (True, False):
        played = Played(kit, qtbot, (MIA, JONAS), coach=coach)
        moves = winning(played.session)
        if not is_ready:
            played.session.undo()
            last = moves[-1]
            other = next(
                move
                for move in played.session.legal_moves()
                if move.text.startswith("place") and move.text != last and move.text[-2:] != last[-2:]
            )
            played.session.play(other)
        assert (played.session.view(0).own is not None) == is_ready
        voiced.clear()
        played.begin()
        seen = [(played.view.prompt(), rings(played), played.view.claim.isEnabled())]
        for _ in range(3):
            played.view.hint()
            seen.append((played.view.prompt(), rings(played), played.view.places_off()))
        heard.append((seen, tuple(voiced)))
        press(played.view.eye)
        assert (played.view.bubble.text == READY) == is_ready
        let_go(played.view.eye)
        played.window.close()
    assert heard[0] == heard[1]


def test_l9_7_the_coach_asks_after_every_action_and_whispers_to_who_looks(kit, qtbot, voiced):
    played = Played(kit, qtbot, (MIA, JONAS), coach="true").begin()
    played.place("red", EAST)
    assert played.view.prompt() == ASKED, "asked whether the code is ready or not"
    played.end_turn()
    played.window.close()
    played = Played(kit, qtbot, (MIA, JONAS), coach="true")
    winning(played.session)
    played.begin()
    assert played.view.prompt() == ASKED
    press(played.view.eye)
    assert played.view.bubble.text == READY
    assert played.view.prompt() == ASKED, "what the voice says is for all ears"
    let_go(played.view.eye)
    assert played.view.bubble.text == ASKED
    assert READY not in voiced
    played.window.close()


def test_alone_with_friends_help_stays_on_the_table(kit, qtbot, voiced):
    played = Played(kit, qtbot, (MIA, FRIEND)).begin()
    step = played.session.game.hints(played.view.view)[0]
    played.view.hint()
    assert played.view.prompt() == played.view.hint_words(step)
    assert set(sum(rings(played), ())) == set(step.places)
    assert voiced[-1] == played.view.hint_words(step)
    played.window.close()


def test_how_a_refused_code_stands_is_seen_by_who_holds_the_card(kit, qtbot, voiced):
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim="hint").begin()
    played.view.play(Claim(0))
    played.tap(played.view.cover.open)
    assert told(played)[:3] == (ASIDE, ASIDE, ((), (), ()))
    press(played.view.eye)
    assert played.view.board.shown.amiss
    assert None in played.view.card.marks.values()
    assert played.view.bubble.text.startswith("Not quite yet.")
    let_go(played.view.eye)
    assert rings(played) == ((), (), ())
    assert not played.view.card.is_shown
    played.window.close()


def test_nobody_looks_at_the_card_of_a_child_that_is_not_on_turn(kit, qtbot, monkeypatch):
    """While a friend of the computer thinks, the table is everybody's."""
    played = Played(kit, qtbot, (MIA, FRIEND, JONAS)).begin()
    monkeypatch.setattr(played.view.thinker, "think", lambda _work: None)
    press(played.view.eye)
    assert played.view.card.is_shown
    let_go(played.view.eye)
    played.place("red", EAST)
    played.tap(played.view.turn_done)
    assert played.view.cover is None
    for button in (played.view.eye, played.view.card):
        press(button)
        assert not played.view.card.is_shown
        let_go(button)
    played.window.close()


def test_a_window_that_is_pulled_shows_no_more_than_before_and_all_words_find_room(duo, language):
    duo.view.hint()
    before = told(duo)
    assert before[2] == ((), (), ())
    for size in SIZES.values():
        pull(duo.view, size)
        assert told(duo) == before, size
        assert overflowing(duo.view) == [], size


@pytest.mark.parametrize("held", ["eye", "card"])
def test_a_card_that_is_held_turns_its_back_when_the_window_is_pulled_away_under_the_finger(duo, held):
    """The button has gone elsewhere, so it is not the one that hears the finger let go."""
    duo.view.hint()
    before, button = told(duo), getattr(duo.view, held)
    press(button)
    assert told(duo) != before
    pull(duo.view, SIZES["800x1280"])
    assert told(duo) == before
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(-400, -400))
    assert told(duo) == before


def test_the_riddle_leaves_out_the_own_card_and_is_for_no_other_eyes(kit, qtbot):
    """Each card that lies open there is one that the child does not hold."""
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim="hint")
    rng = Random(4)
    while suspect_question(played.session.view(0), 1) is None or played.session.turn != 0:
        head = played.session.game.opponents["6" if played.session.turn else "1"]
        move = head(played.session.view(played.session.turn), rng)
        if not isinstance(move, Claim):
            played.session.play(parse_move(move.text))
    played.begin()
    if played.view.cover is not None:
        played.tap(played.view.cover.open)
    for _ in range(3):
        played.view.hint()
        assert played.view.cover is None
    played.view.hint()
    assert isinstance(played.view.cover, Curtain)
    assert played.view.cover.person == MIA
    played.tap(played.view.cover.open)
    assert isinstance(played.view.cover, SuspectScreen)
    played.tap(played.view.cover.cards[played.view.cover.question.answers.index(played.view.cover.question.right)])
    played.tap(played.view.cover.close_button)
    assert played.view.cover is None
    assert played.view.is_childs_turn
    assert played.view.prompt() != ASIDE
    played.window.close()
