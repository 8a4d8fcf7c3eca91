"""A claim is looked at together: what lights up, what the card shows, who may see it, and that a touch skips it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kidslogic.engine.game import Seat
from kidslogic.games.logix.board import SIZE
from kidslogic.games.logix.moves import Claim
from kidslogic.games.logix.view import friend
from kidslogic.games.logix.view.card import quarters_of, spots_of, turned
from kidslogic.ui.curtain import Curtain
from tests.games.logix.at_table import EAST, JONAS, MIA, Played, winning


@pytest.fixture
def ready(kit, qtbot):
    """The code of the first child is complete, and it is its turn."""
    played = Played(kit, qtbot, (MIA, JONAS))
    winning(played.session)
    played.begin()
    yield played
    played.window.close()


@pytest.mark.parametrize("coach", ["true", "false"])
def test_l9_7_only_the_coach_whispers_that_the_code_is_ready(kit, qtbot, coach):
    played = Played(kit, qtbot, (MIA, friend(Seat("computer", "1"))), coach=coach)
    assert not played.begin().view.prompt().startswith("Look")
    winning(played.session)
    played.view.next_turn()
    played.settle()
    assert (played.view.prompt() == "Look at your card. Is it ready?") == (coach == "true")
    played.window.close()


def test_the_marbles_of_the_code_light_up_one_by_one_then_the_card_turns(ready):
    fit = ready.view.view.own
    shown, quarters = [], []
    show = ready.view.board.show_board

    def watch(now):
        shown.append(now.lit)
        quarters.append(ready.view.card.quarters)
        show(now)

    ready.view.board.show_board = watch
    ready.view.play(Claim(0))
    for part in (0.1, 0.3, 0.5, 0.7, 0.9, 1.0):
        ready.view.claim_show._step(part)
    assert [len(lit) for lit in shown] == sorted(len(lit) for lit in shown)
    assert shown[-1] == fit.cells
    assert ready.view.card.is_shown
    assert quarters[-1] == quarters_of(ready.view.card.card, fit.cells)
    assert set(ready.view.card.marks) == set(turned(ready.view.card.card.spots, ready.view.card.quarters))
    assert None not in ready.view.card.marks.values()
    assert ready.view.prompt() == "The code is ready!"
    ready.settle()
    assert ready.view.prompt() == "Mia wins!"


def test_a_touch_ends_it_at_once_and_touches_nothing_below(ready, qtbot):
    ready.view.play(Claim(0))
    assert ready.view.gestures(Claim(0)) == ()
    assert not ready.view.claim.isEnabled()
    cell = ready.view.board.cells[0]
    at = cell.mapTo(ready.window, cell.rect().center())
    below = ready.window.childAt(at)
    assert below is ready.view.claim_show
    qtbot.mouseClick(below, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert ready.view.claim_show is None
    assert ready.view.done_button.isVisible()


def test_any_key_ends_it(ready, qtbot):
    ready.view.play(Claim(0))
    qtbot.keyClick(ready.view.claim_show, Qt.Key.Key_Space)
    assert ready.view.claim_show is None


def test_with_less_motion_the_end_is_there_at_once(ready, kit, qtbot):
    kit.motion.reduced = True
    ready.view.play(Claim(0))
    assert len(ready.view.board.shown.lit) == 5
    qtbot.waitUntil(lambda: ready.view.claim_show is None)
    assert ready.view.done_button.isVisible()


@pytest.mark.parametrize("penalty", ["hint", "lose_turn"])
def test_a_gentle_claim_that_came_too_early_is_only_for_the_eyes_of_who_claimed(kit, qtbot, penalty):
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim=penalty).begin()
    played.view.play(Claim(0))
    assert isinstance(played.view.cover, Curtain)
    assert played.view.cover.person == MIA
    assert played.view.board.shown.amiss == ()
    assert not played.view.card.is_shown
    played.tap(played.view.cover.open)
    if penalty == "hint":
        assert played.session.turn == 0
        assert played.view.board.shown.amiss == (), "how it stands is seen by who holds the card (test_view_whisper)"
    else:
        assert played.view.cover.person == JONAS
        played.tap(played.view.cover.open)
        assert played.view.board.shown.amiss == ()
        assert not played.view.card.is_shown
        assert played.view.prompt().startswith("Jonas")
    played.window.close()


def test_marbles_that_lie_on_the_card_turn_along_with_it(kit, qtbot):
    played = Played(kit, qtbot, (MIA, friend(Seat("computer", "1"))), wrong_claim="hint").begin()
    played.view.play(Claim(0))
    played.settle()
    card, lying = played.view.card, list(played.view.card.marks.values())
    for _ in range(4):
        assert set(card.marks) == set(turned(card.card.spots, card.quarters))
        assert list(card.marks.values()) == lying
        before = card.quarters
        played.tap(card)
        assert card.quarters != before
    assert "black" in lying
    played.window.close()


def test_with_friends_only_nobody_needs_to_look_away(kit, qtbot):
    played = Played(kit, qtbot, (MIA, friend(Seat("computer", "1"))), wrong_claim="hint").begin()
    played.view.play(Claim(0))
    assert played.view.cover is None
    played.settle()
    assert played.view.prompt().startswith("Not quite yet.")
    played.window.close()


def test_by_the_book_the_card_stays_open_and_the_other_wins(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim="out").begin()
    played.view.play(Claim(0))
    assert played.view.card.is_shown
    assert "You watch now" not in played.view.prompt()
    played.settle()
    assert played.view.prompt() == "Jonas wins!"
    played.window.close()


def test_cells_of_the_board_are_spots_of_the_card():
    cells = (SIZE + 1, SIZE + 2, 2 * SIZE + 2)
    assert spots_of(cells) == {(0, 0): SIZE + 1, (0, 1): SIZE + 2, (1, 1): 2 * SIZE + 2}


@pytest.mark.parametrize("on", [True, False])
def test_l11_1_places_glow_only_with_help(kit, qtbot, on):
    played = Played(kit, qtbot, (MIA, JONAS), help="true" if on else "false").begin()
    played.tap(played.view.marbles["red"])
    assert bool(played.view.board.shown.legal) == on
    played.window.close()


def test_a_marble_that_was_dropped_in_vain_glides_back(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS)).begin()
    played.drag(played.view.marbles["blue"], played.middle(0))
    assert played.view.prompt() == "It must lie beside another marble."
    assert played.session.moves == played.session.moves[:1]
    played.place("red", EAST)
    played.end_turn()
    played.drag(played.view.board.cells[EAST], played.middle(0))
    assert played.view.prompt() == "This colour rests for one turn."
    assert played.view.board.shown.marbles[EAST] == "red", "back where it was"
    played.window.close()
