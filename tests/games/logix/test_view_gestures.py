"""The gestures that the screen names do play the move: tutorials and the demo rely on it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic.games.logix.moves import Claim, EndTurn, parse_move
from kidslogic.ui.game_view import Gesture
from tests.games.logix.at_table import EAST, JONAS, MIA, Played


@pytest.fixture
def table(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim="hint").begin()
    yield played
    played.window.close()


def perform(table: Played, gestures: tuple[Gesture, ...]) -> None:
    """With the mouse, through whatever widget lies there."""
    for gesture in gestures:
        start = gesture.points[0]
        widget = table.view.childAt(start)
        at = [widget.mapFrom(table.view, point) for point in gesture.points]
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=at[0])
        for before, after in pairwise(at):
            for step in range(1, 9):
                QTest.mouseMove(widget, before + (after - before) * step / 8)
        if gesture.hold_ms:
            table.qtbot.waitUntil(lambda: table.view.cover is not None)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=at[-1])
        QApplication.processEvents()
    table.settle()


def turn(table: Played, move) -> None:
    gestures = table.view.gestures(move)
    assert gestures
    perform(table, gestures)
    assert table.session.moves[-1] == move.text


def test_each_kind_of_move_is_played_by_its_gestures(table):
    for text in ("place red 34", "place blue 23", "move 34 24", "replace 23 green"):
        turn(table, parse_move(text))
        turn(table, EndTurn())
        table.tap(table.view.cover.open)
    turn(table, Claim(0))


def test_a_colour_that_is_picked_up_already_is_not_tapped_again(table):
    move = parse_move("place blue 23")
    assert len(table.view.gestures(move)) == 2
    table.tap(table.view.marbles["blue"])
    assert len(table.view.gestures(move)) == 1
    turn(table, move)


def test_what_is_not_allowed_or_not_ones_turn_has_no_gesture(table):
    assert table.view.gestures(parse_move("place red 00")) == ()
    assert table.view.gestures(EndTurn()) == ()
    table.place("red", EAST)
    assert table.view.gestures(parse_move("place blue 23")) == ()
    table.tap(table.view.turn_done)
    assert table.view.gestures(parse_move("place blue 23")) == (), "the curtain hangs before the table"


def test_points_lie_on_the_screen(table):
    for move in table.session.legal_moves():
        for gesture in table.view.gestures(move):
            assert all(table.view.rect().contains(point) for point in gesture.points)
            assert all(isinstance(point, QPoint) for point in gesture.points)
