"""LOGIX on the screen, played with real clicks, drags and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session
from kidslogic.games.logix.codes import complete
from kidslogic.games.logix.moves import parse_move
from kidslogic.games.logix.rules import REASONS
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.view import friend, game_view, setup_screen
from kidslogic.games.logix.view.card import turned
from kidslogic.games.logix.view.words import FACES, refusal
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit, TouchPauses
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.screen import overflowing
from kidslogic.ui.sound import Sound
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from kidslogic.ui.voice import Voice
from tests.games.table import Notebook, SampleLibrary

MIA = Person(Seat("child", "mia"), "Mia", "avatar_rabbit")
JONAS = Person(Seat("child", "jonas"), "Jonas", "avatar_bear")
SIZES = {"1024x600": (1024, 600), "1280x800": (1280, 800), "800x1280": (800, 1280)}
CENTRE, EAST, NORTH = 24, 25, 17


@pytest.fixture
def kit(languages) -> Kit:
    """The touch kit without sound, with no pauses between touches and less motion."""
    sound, motion = Sound(content_dir() / "sounds"), Motion()
    sound.on, motion.reduced = False, True
    return Kit(Pictures(content_dir()), sound, Voice(), motion, built_in_vocabulary(), TouchPauses(0, 0))


class Played:
    """A game on a window, and the fingers that play it."""

    def __init__(self, kit: Kit, qtbot, people: tuple[Person, ...], size=(1280, 800), **options: str) -> None:
        self.qtbot, self.people, self.journal = qtbot, people, Notebook()
        chosen = {"takeback": "true", "start": "youngest"} | options
        setup = GAME.setup(tuple(person.seat for person in people), **chosen)
        self.session = Session(
            GAME, setup, SampleLibrary(), session_id="s", seed=3, journal=self.journal, clock=lambda: 0.0
        )
        self.window = QWidget()
        self.window.resize(*size)
        qtbot.addWidget(self.window)
        self.view = game_view(kit, self.session, people)
        self.view.thinker.shown_ms = 0
        self.view.setParent(self.window)
        metrics = Metrics(*size)
        self.view.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
        self.view.set_metrics(metrics)
        self.window.show()
        self.view.show()

    def begin(self) -> Played:
        self.view.begin()
        return self

    def tap(self, button: TouchButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face.center().toPoint())
        self.settle()

    def cell(self, cell: int) -> None:
        self.tap(self.view.board.cells[cell])

    def settle(self) -> None:
        """Everything has come to rest: with less motion a marble needs at most 150 ms."""
        QApplication.processEvents()
        self.qtbot.wait(170)

    def place(self, colour: str, cell: int) -> None:
        self.tap(self.view.marbles[colour])
        self.cell(cell)

    def end_turn(self) -> None:
        self.tap(self.view.turn_done)
        if self.view.cover is not None:
            self.tap(self.view.cover.open)

    def play(self, *texts: str) -> None:
        """Moves made before the screen looks."""
        for text in texts:
            self.session.play(parse_move(text))

    def drag(self, handle, target: QPointF) -> None:
        """Press on a handle, drag to a point of the screen in small steps, let go."""
        start = handle.rect().center()
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
        origin = handle.mapTo(self.view, start).toPointF()
        for part in range(1, 11):
            point = origin + (target - origin) * (part / 10)
            QTest.mouseMove(handle, handle.mapFrom(self.view, point.toPoint()))
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=handle.mapFrom(self.view, target.toPoint()))
        self.settle()

    def middle(self, cell: int) -> QPointF:
        board = self.view.board
        return board.mapTo(self.view, board.middle(cell).toPoint()).toPointF()


@pytest.fixture
def duo(kit, qtbot) -> Iterator[Played]:
    played = Played(kit, qtbot, (MIA, JONAS)).begin()
    yield played
    played.window.close()


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


def hold(qtbot, button: TouchButton, ms: int) -> None:
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    qtbot.wait(ms)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def test_l9_a_claim_must_be_held_for_a_second(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), wrong_claim="hint").begin()
    before = played.session.moves
    hold(qtbot, played.view.claim, 200)
    assert played.session.moves == before
    hold(qtbot, played.view.claim, 1300)
    assert played.session.moves[-1] == "claim 0"
    assert played.view.prompt() == "Now Mia! All others look away.", "the card stays a secret"
    played.tap(played.view.cover.open)
    qtbot.waitUntil(lambda: played.view.claim_show is None)
    assert played.view.prompt().startswith("Not quite yet.")
    assert played.view.board.shown.amiss
    assert played.session.turn == 0
    played.window.close()


def winning(session: Session) -> list[str]:
    """Placements by both sides, one colour at a time, until the first seat's code is complete."""
    view = session.view(0)
    card, colour = view.card, view.card.colours[0]
    other = next(c for c in ("red", "yellow", "blue", "green") if c != colour)
    from kidslogic.games.logix.codes import spreads  # the solver of the rules tells where the code may lie

    spread = spreads(card, view.house)[CENTRE][0]
    wanted = [cell for cell in range(49) if spread.rest >> cell & 1]
    moves: list[str] = []
    while wanted or complete(session.view(0).board, card, view.house) is None:
        legal = {move.text for move in session.legal_moves()}
        mine = [f"place {colour} {cell // 7}{cell % 7}" for cell in wanted]
        if session.turn == 0:
            text = next(text for text in mine if text in legal)
            wanted = [cell for cell in wanted if not text.endswith(f" {cell // 7}{cell % 7}")]
        else:
            free = [
                text
                for text in sorted(legal)
                if text.startswith(f"place {other}") and not any(text[-2:] == own[-2:] for own in mine)
            ]
            text = free[0] if free else next(t for t in sorted(legal) if t.startswith("place grey"))
        session.play(parse_move(text))
        moves.append(text)
        if wanted or session.turn != 0:
            session.play(parse_move("end"))
    return moves


def test_l9_3_a_complete_code_lights_up_and_wins(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS))
    winning(played.session)
    played.begin()
    hold(qtbot, played.view.claim, 1300)
    qtbot.waitUntil(lambda: played.view.code is not None)
    played.settle()
    assert played.view.prompt() == "Mia wins!"
    assert len(played.view.board.shown.lit) == 5
    assert played.view.card.is_shown
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


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_board_fits_every_window_in_each_language(kit, qtbot, language, size):
    """Board, rack, own card and buttons are all visible, large enough, and no word is cut."""
    played = Played(kit, qtbot, (MIA, JONAS, friend(Seat("computer", "1"))), size=size).begin()
    u = played.view.metrics.u
    room = played.view.rect().toRectF().adjusted(-1, -1, 1, 1)
    for button in played.view.findChildren(TouchButton):
        if button.isVisible():
            face = button.face.translated(button.mapTo(played.view, button.rect().topLeft()).toPointF())
            assert room.contains(face), button.accessibleName()
            least = 76 if button in played.view.board.cells else 106
            assert min(face.width(), face.height()) >= least * u - 1, button.accessibleName()
            assert button.accessibleName().strip()
    assert overflowing(played.view) == []
    played.window.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("page", [0, 1, 2])
def test_setting_up_fits_every_window(kit, qtbot, language, size, page):
    window = QWidget()
    window.resize(*size)
    qtbot.addWidget(window)
    setup = setup_screen(kit, MIA, (JONAS,) * 6, {})
    setup.setParent(window)
    metrics = Metrics(*size)
    setup.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
    window.show()
    setup.show()
    setup.people_tiles[1].click()
    for _ in range(page):
        setup.next.click()
    setup.set_metrics(metrics)
    assert setup.page == page
    assert overflowing(setup) == []
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
    with qtbot.waitSignal(setup.chosen) as signal:
        setup.next.click()
    chosen = signal.args[0]
    assert [person.seat.text for person in chosen.people] == ["child:mia", "computer:1"]
    game = GAME.setup(tuple(person.seat for person in chosen.people), **chosen.options)
    assert GAME.option(game, "help") == "false"


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
