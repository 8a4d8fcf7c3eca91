"""LOGIX on the screen, played with real clicks, drags and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Seat
from kidslogic.games.logix.rules import REASONS
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.view import friend, setup_screen
from kidslogic.games.logix.view.card import CLAIM_MS, turned
from kidslogic.games.logix.view.words import FACES, refusal
from kidslogic.ui.screen import overflowing
from kidslogic.ui.touch import TouchButton
from tests.games.logix.at_table import CENTRE, EAST, JONAS, MIA, NORTH, SIZES, Played, hold, pull, winning


def test_l4_a_marble_is_placed_by_two_taps_and_the_turn_handed_over(duo):
    """Rack, cell, arrow, curtain: then the other child's card lies face down."""
    duo.place("red", EAST)
    assert duo.session.moves[-1] == "place red 34"
    duo.tap(duo.view.turn_done)
    assert duo.view.cover.prompt() == "Now Jonas! All others look away."
    assert not duo.view.card.is_shown
    duo.tap(duo.view.cover.open)
    assert duo.view.prompt().startswith("Jonas")
    assert duo.view.marbles["red"].locked


def test_l4_a_marble_is_placed_by_dragging_it_from_the_rack(duo):
    duo.drag(duo.view.marbles["blue"], duo.middle(NORTH))
    assert duo.session.moves[-1] == "place blue 23"


def test_l5_a_marble_rolls_by_two_taps_and_by_dragging(duo):
    duo.place("red", EAST)
    duo.end_turn()
    duo.cell(CENTRE)
    assert duo.view.board.shown.picked == CENTRE
    duo.cell(CENTRE)
    assert duo.view.board.shown.picked is None
    duo.place("blue", NORTH)
    duo.end_turn()
    duo.drag(duo.view.board.cells[EAST], duo.middle(18))
    assert duo.session.moves[-1] == "move 34 24"


def test_l6_a_rack_marble_on_a_board_marble_swaps_it(duo):
    duo.place("red", EAST)
    duo.end_turn()
    duo.place("blue", NORTH)
    duo.end_turn()
    duo.place("green", EAST)
    assert duo.session.moves[-1] == "replace 34 green"


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words_of_its_own_or_the_common_ones(reason, language):
    words = refusal(reason)
    assert words
    assert len(words.split()) <= 10


def test_a_refused_action_says_why_and_changes_nothing(duo):
    duo.place("red", EAST)
    duo.end_turn()
    before = duo.session.moves
    duo.view.tap_rack("red")
    assert duo.view.prompt() == "This colour rests for one turn."
    duo.place("blue", 0)
    assert duo.view.prompt() == "It must lie beside another marble."
    assert duo.session.moves == before


def test_l3_5_the_action_is_taken_back_until_the_turn_ends(duo):
    duo.place("red", EAST)
    assert "undo" not in duo.view.places_off()
    duo.view.undo()
    assert duo.session.view(0).marbles[EAST] is None
    duo.place("red", EAST)
    duo.end_turn()
    assert "undo" in duo.view.places_off()


def test_the_own_card_shows_only_while_it_is_held_and_turns_by_a_tap(duo):
    card = duo.view.card
    assert not card.is_shown
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    assert card.is_shown
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    assert not card.is_shown
    assert card.quarters == 1
    QTest.mousePress(duo.view.eye, Qt.MouseButton.LeftButton, pos=duo.view.eye.rect().center())
    assert card.is_shown
    QTest.mouseRelease(duo.view.eye, Qt.MouseButton.LeftButton, pos=duo.view.eye.rect().center())
    assert not card.is_shown


def test_four_quarter_turns_bring_a_shape_back():
    shape = ((0, 0), (0, 1), (1, 1), (2, 1), (2, 2))
    once = turned(shape, 1)
    assert set(turned(shape, 4)) == set(shape)
    assert set(turned(once, 3)) == set(shape)
    assert set(once) != set(shape)


def test_l9_a_claim_must_be_held_for_a_second(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim="hint").begin()
    before = played.session.moves
    played.tap(played.view.claim)
    assert played.session.moves == before
    held = QElapsedTimer()
    held.start()
    hold(qtbot, played.view.claim)
    assert held.elapsed() >= CLAIM_MS
    assert played.session.moves[-1] == "claim 0"
    assert played.view.prompt() == "Now Mia! All others look away.", "the card stays a secret"
    played.tap(played.view.cover.open)
    assert played.view.claim_show is None
    assert played.session.turn == 0
    played.window.close()


def test_l9_3_a_complete_code_lights_up_and_wins(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS))
    winning(played.session)
    played.begin()
    hold(qtbot, played.view.claim)
    played.settle()
    assert played.view.prompt() == "Mia wins!"
    assert len(played.view.board.shown.lit) == 5
    assert played.view.card.is_shown
    assert [seat.accessibleName() for seat in played.view.seats] == ["Mia has won", "Jonas"]
    with qtbot.waitSignal(played.view.again):
        played.tap(played.view.again_button)
    played.window.close()


def test_a_friend_thinks_aside_and_plays_its_turn(kit, qtbot):
    played = Played(kit, qtbot, (MIA, friend(Seat("computer", max(GAME.opponents))))).begin()
    assert played.view.card.is_shown, "nobody else could look"
    played.place("red", EAST)
    played.tap(played.view.turn_done)
    qtbot.waitUntil(lambda: played.session.turn == 0, timeout=15000)
    qtbot.waitUntil(lambda: played.view.marbles["blue"].isEnabled(), timeout=5000)
    assert played.view.cover is None
    assert len(played.session.moves) >= 5
    played.window.close()


def test_keys_alone_place_a_marble(duo):
    """A digit picks the colour, arrows walk over the board, Enter lays it down."""
    QTest.keyClick(duo.view, Qt.Key.Key_3)
    assert duo.view.picked == "blue"
    cell = duo.view.board.cells[CENTRE]
    cell.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(cell, Qt.Key.Key_Up)
    up = duo.view.board.cells[NORTH]
    QTest.keyClick(up, Qt.Key.Key_Return)
    duo.settle()
    assert duo.session.moves[-1] == "place blue 23"


def test_each_strength_has_a_friend_with_a_face():
    assert set(GAME.opponents) <= set(FACES)
    names = {friend(Seat("computer", strength)).name for strength in GAME.opponents}
    assert len(names) == len(GAME.opponents)


def test_the_board_fits_every_window_in_each_language(kit, qtbot, language):
    """Board, rack, own card and buttons are all visible, large enough, and no word is cut."""
    played = Played(kit, qtbot, (MIA, JONAS, friend(Seat("computer", "1")))).begin()
    for size in SIZES.values():
        pull(played.view, size)
        u = played.view.metrics.u
        room = played.view.rect().toRectF().adjusted(-1, -1, 1, 1)
        for button in played.view.findChildren(TouchButton):
            if button.isVisible():
                face = button.face.translated(button.mapTo(played.view, button.rect().topLeft()).toPointF())
                assert room.contains(face), (size, button.accessibleName())
                least = 76 if button in played.view.board.cells else 106
                assert min(face.width(), face.height()) >= least * u - 1, (size, button.accessibleName())
                assert button.accessibleName().strip()
        assert overflowing(played.view) == [], size
    played.window.close()


def test_setting_up_fits_every_window(kit, qtbot, language):
    window = QWidget()
    qtbot.addWidget(window)
    setup = setup_screen(kit, MIA, (JONAS,) * 6, {})
    setup.setParent(window)
    window.show()
    setup.show()
    setup.people_tiles[1].click()
    for page in range(3):
        assert setup.page == page
        for size in SIZES.values():
            pull(setup, size)
            assert overflowing(setup) == [], (page, size)
        if page < 2:
            setup.next.click()
    window.close()


def test_a_child_and_a_friend_are_set_up(kit, qtbot):
    setup = setup_screen(kit, MIA, (JONAS,), {})
    qtbot.addWidget(setup)
    setup.next.click()
    assert setup.names[setup.page] == "mode"
    setup.next.click()
    assert setup.friend_tiles[0].chosen, "a child alone is offered a friend"
    setup.friend_tiles[0].click()
    assert not setup.next.isEnabled(), "nobody to play with"
    setup.friend_tiles[0].click()
    setup.next.click()
    assert setup.wrong.value == "lose_turn", "gentle where nobody knows how old the children are"
    setup.help.tiles["false"].click()
    setup.coach.tiles["true"].click()
    with qtbot.waitSignal(setup.chosen) as signal:
        setup.next.click()
    chosen = signal.args[0]
    assert [person.seat.text for person in chosen.people] == ["child:mia", "computer:1"]
    game = GAME.setup(tuple(person.seat for person in chosen.people), **chosen.options)
    assert (GAME.option(game, "help"), GAME.option(game, "coach")) == ("false", "true")


def test_the_kinds_of_questions_fit_every_window(kit, qtbot, language):
    setup = setup_screen(kit, MIA, (JONAS,), {"mode": "training"})
    qtbot.addWidget(setup)
    for _ in range(2):
        setup.next.click()
    for size in SIZES.values():
        pull(setup, size)
        assert overflowing(setup) == [], size


def test_a_training_is_set_up_without_friends(kit, qtbot):
    setup = setup_screen(kit, MIA, (JONAS,), {"mode": "training", "practice": "breaker"})
    qtbot.addWidget(setup)
    for _ in range(2):
        setup.next.click()
    assert setup.names[setup.page] == "practice"
    with qtbot.waitSignal(setup.chosen) as signal:
        setup.next.click()
    chosen = signal.args[0]
    assert chosen.people == (MIA,)
    assert chosen.options["practice"] == "breaker"
    GAME.setup((MIA.seat,), **chosen.options)


def test_a_game_that_goes_round_in_circles_may_be_stopped(kit, qtbot, language):
    """The button finds room and covers no cell; whoever is on turn may tap it."""
    played = Played(kit, qtbot, (MIA, JONAS))
    played.play("place red 34", "end", "place blue 23", "end")
    for _ in range(2):
        played.play("replace 34 green", "end", "replace 23 yellow", "end")
        played.play("replace 34 red", "end", "replace 23 blue", "end")
    played.begin()
    button = played.view.draw_button
    assert button.isVisible()
    for size in SIZES.values():
        pull(played.view, size)
        assert overflowing(played.view) == [], size
        face = button.face.translated(button.pos().toPointF())
        corner = played.view.board.cells[6]
        cell = corner.rect().toRectF().translated(corner.mapTo(played.view, QPoint()).toPointF())
        assert not face.intersects(cell), size
    played.tap(button)
    assert played.session.outcome is not None
    assert played.view.view.winner is None
    played.window.close()
