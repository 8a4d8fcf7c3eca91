"""A whole game of LOGIX by keyboard only: every key goes to whatever has the focus."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.games.logix.board import RACK_COLOURS
from kidslogic.games.logix.moves import Claim, EndTurn, Move, Place, Replace, Slide
from kidslogic.games.logix.opponents import RACER
from kidslogic.games.logix.view.replay import ReplayScreen
from kidslogic.ui.curtain import Curtain
from tests.games.logix.at_table import CENTRE, JONAS, MIA, Played

LONGEST = 120


class Typist:
    """Plays on a window with keys."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.view = played.view

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus, key)
        self.played.settle()

    @property
    def focus(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None, "the keyboard is nowhere"
        return widget

    def tab_to(self, widget: QWidget) -> None:
        for _ in range(40):
            if self.focus is widget:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {widget.accessibleName()}")

    def walk_to(self, cell: int) -> None:
        """From cell to cell with the arrows."""
        cells = self.view.board.cells
        if self.focus not in cells:
            self.tab_to(self.view.board.stop)
        here = cells.index(self.focus)
        down, right = cell // 7 - here // 7, cell % 7 - here % 7
        for _ in range(abs(down)):
            self.press(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        for _ in range(abs(right)):
            self.press(Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left)
        assert self.focus is cells[cell]

    def play(self, move: Move) -> None:
        match move:
            case Place(colour, cell) | Replace(cell, colour):
                self.press(Qt.Key(Qt.Key.Key_1 + RACK_COLOURS.index(colour)))
                self.walk_to(cell)
                self.press(Qt.Key.Key_Return)
            case Slide(start, end):
                self.walk_to(start)
                self.press(Qt.Key.Key_Space)
                self.walk_to(end)
                self.press(Qt.Key.Key_Return)
            case EndTurn():
                self.tab_to(self.view.turn_done)
                self.press(Qt.Key.Key_Return)
            case Claim():
                self.claim(Qt.Key.Key_Space)

    def claim(self, key: Qt.Key) -> None:
        """Hold the key for as long as it takes."""
        self.tab_to(self.view.claim)
        with self.played.qtbot.waitSignal(self.view.claim.claimed):
            QTest.keyPress(self.focus, key)
        QTest.keyRelease(self.view.claim, key)
        self.played.settle()


@pytest.fixture
def typist(kit, qtbot):
    kit.pauses.keyboard = True
    played = Played(kit, qtbot, (MIA, JONAS))
    played.window.activateWindow()
    qtbot.waitUntil(played.window.isActiveWindow)
    played.begin()
    yield Typist(played)
    played.window.close()


def test_a_whole_game_is_played_by_keys_alone(typist, qtbot):
    view, rng = typist.view, Random(5)
    for _ in range(LONGEST):
        if view.session.outcome is not None:
            break
        if isinstance(view.cover, Curtain):
            assert typist.focus is view.cover.open
            typist.press(Qt.Key.Key_Return)
            continue
        move = RACER(view.view, rng)
        typist.play(move)
        assert view.session.moves[-1] == move.text
    assert view.session.outcome is not None

    typist.tab_to(view.replay_button)
    typist.press(Qt.Key.Key_Return)
    told = view.cover
    assert isinstance(told, ReplayScreen)
    typist.press(Qt.Key.Key_Right)
    typist.press(Qt.Key.Key_Right)
    assert told.at == 2
    typist.press(Qt.Key.Key_End)
    assert told.at == len(told.moments) - 1
    assert told.steps["back"].hasFocus(), "not on a button that leads nowhere"
    typist.press(Qt.Key.Key_Escape)
    assert view.cover is None
    typist.tab_to(view.done_button)
    with qtbot.waitSignal(view.done):
        typist.press(Qt.Key.Key_Return)


def test_tab_stops_once_on_the_board_where_the_keyboard_was(typist):
    typist.walk_to(CENTRE + 7)
    typist.tab_to(typist.view.marbles["red"])
    stops = set()
    for _ in range(40):
        typist.press(Qt.Key.Key_Tab)
        stops.add(typist.focus)
    assert stops & set(typist.view.board.cells) == {typist.view.board.cells[CENTRE + 7]}


def test_arrows_leave_the_board_over_its_edge_and_come_back(typist):
    typist.walk_to(27)
    typist.press(Qt.Key.Key_Right)
    assert typist.focus not in typist.view.board.cells
    typist.press(Qt.Key.Key_Left)
    assert typist.focus in typist.view.board.cells


def test_escape_lays_down_what_is_picked_up_and_only_then_leaves(typist, qtbot):
    typist.walk_to(CENTRE)
    typist.press(Qt.Key.Key_3)
    assert typist.view.picked == "blue"
    typist.press(Qt.Key.Key_Escape)
    assert typist.view.picked is None
    with qtbot.waitSignal(typist.view.left):
        typist.press(Qt.Key.Key_Escape)


def test_the_card_is_turned_and_looked_at_by_keys(typist):
    card = typist.view.card
    typist.tab_to(card)
    typist.press(Qt.Key.Key_Return)
    assert card.quarters == 1
    QTest.keyPress(card, Qt.Key.Key_Space)
    assert card.is_shown
    QTest.keyRelease(card, Qt.Key.Key_Space)
    assert not card.is_shown


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_short_key_claims_nothing(typist, key):
    typist.tab_to(typist.view.claim)
    before = typist.view.session.moves
    typist.press(key)
    assert not typist.view.claim.isDown()
    assert typist.view.session.moves == before
    assert typist.view.claim_show is None
