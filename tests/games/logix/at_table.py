"""LOGIX on a window, and the fingers that play it: for the tests of its screens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session
from kidslogic.games.logix.codes import complete, spreads
from kidslogic.games.logix.moves import parse_move
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.view import game_view
from kidslogic.games.logix.view.card import ClaimButton
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.table import Notebook, SampleLibrary

MIA = Person(Seat("child", "mia"), "Mia", "avatar_rabbit")
JONAS = Person(Seat("child", "jonas"), "Jonas", "avatar_bear")
SIZES = {"1024x600": (1024, 600), "1280x800": (1280, 800), "800x1280": (800, 1280)}
CENTRE, EAST, NORTH = 24, 25, 17


def pull(view: Screen, size: tuple[int, int]) -> None:
    """The window of a screen is pulled to a size, and the screen fills it."""
    metrics = Metrics(*size)
    view.window().resize(*size)
    view.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
    view.set_metrics(metrics)


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
        qtbot.addWidget(self.window)
        self.view = game_view(kit, self.session, people)
        self.view.thinker.shown_ms = 0
        self.view.setParent(self.window)
        pull(self.view, size)
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
        """Everything that moves is brought to its end."""
        QApplication.processEvents()
        while self.view.kit.motion.skip():
            QApplication.processEvents()

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


def hold(qtbot, button: ClaimButton) -> None:
    """Until it claims."""
    with qtbot.waitSignal(button.claimed):
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def winning(session: Session) -> list[str]:
    """Placements by both sides, one colour at a time, until the first seat's code is complete."""
    view = session.view(0)
    card, colour = view.card, view.card.colours[0]
    other = next(c for c in ("red", "yellow", "blue", "green") if c != colour)
    spread = spreads(card, view.house, CENTRE)[0]
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
