"""Shows what happened, one thing after the other; a touch on the sea goes on at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.happenings import (
    Arrived,
    Called,
    CardTurned,
    CoinTossed,
    Declined,
    DuelFought,
    FlagTried,
    Happening,
    PieceChosen,
    PieceOut,
    PieceSaved,
    Skipped,
    Slept,
    Swung,
)
from kidslogic.games.stratego.view import words as say
from kidslogic.games.stratego.view.pieces import COLOURS
from kidslogic.games.stratego.view.story import DOERS, STILL_MS, Scene, Side
from kidslogic.games.stratego.words import Action, Coin, FlagCard, Story, rank_word
from kidslogic.ui.motion import Curve

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.board import StrategoBoard

LOOK_MS, LONG_LOOK_MS = 1100, 1900
"""How long something is looked at before the game goes on."""
MOVE_MS = 420
SPLASH_MS = 450
_ARC = 46.0


class Showing:
    """Plays happenings on the board; `is_busy` while it does.

    `told` are the stories that everybody at the screen knows: of them the sentence says enough.
    """

    def __init__(self, board: StrategoBoard) -> None:
        self._board = board
        self._queue: list[Happening] = []
        self._done: Callable[[], None] = lambda: None
        self.is_busy = False
        self.told: set[Story] = set()

    def play(self, happenings: Sequence[Happening], done: Callable[[], None]) -> None:
        """Show them all, then call `done`."""
        self._queue, self._done, self.is_busy = list(happenings), done, True
        self._next()

    def stop(self) -> None:
        """Show nothing more."""
        self._queue.clear()
        self._done = lambda: None
        self.is_busy = False

    # ---- one after the other ---------------------------------------------------------------------

    def _next(self) -> None:
        if self._queue:
            self._show(self._queue.pop(0))
            return
        if self.is_busy:
            self.is_busy = False
            self._board.show_box.clear()
            self._done()

    def _pause(self, ms: int) -> None:
        self._board.kit.motion.rest(self._board, ms, self._next)

    def _look(self, words: str, ms: int = LOOK_MS) -> None:
        self._board.tell(words)
        self._pause(ms)

    def _show(self, happening: Happening) -> None:
        board = self._board
        match happening:
            case CardTurned(place=place, action=action, below=below):
                self._show_card(place, action, below if board.view.house.faces_open else None)
            case Slept():
                self._look(say.action_words("sleep"), LONG_LOOK_MS)
            case Skipped(action=action):
                self._look(say.skipped_words(action), LONG_LOOK_MS)
            case Declined(seat=seat):
                self._look(
                    QCoreApplication.translate("StrategoShowing", "{name} would rather not.").format(
                        name=board.people[seat].name
                    )
                )
            case Called(seat=seat, side=side):
                words = QCoreApplication.translate("StrategoShowing", "{name} says: {side}!")
                self._look(words.format(name=board.people[seat].name, side=say.coin_name(side)))
            case CoinTossed(side=side, why=why):
                self._show_coin(side, why)
            case DuelFought():
                self._show_duel(happening)
            case FlagTried(opening=opening, card=card):
                self._show_flag(opening, card)
            case _:
                self._show_piece(happening)

    def _show_piece(self, happening: Happening) -> None:
        """What moves a figure."""
        board = self._board
        match happening:
            case Arrived(owner=owner, piece=piece, rank=rank):
                self._show_arriving(owner, piece, rank)
            case Swung(owner=owner, piece=piece):
                board.kit.sound.play("sail")
                self._move(owner, piece, self._home_of(owner, piece), self._next)
            case PieceChosen(owner=owner, piece=piece, where=where):
                board.tell(say.danger_words(where))
                box = board.danger_box(owner, where)
                self._move(owner, piece, box, lambda: self._pause(MOVE_MS))
            case PieceSaved(owner=owner, piece=piece):
                board.tell(QCoreApplication.translate("StrategoShowing", "Dry again! Back it goes."))
                self._move(owner, piece, self._home_of(owner, piece), lambda: self._pause(LOOK_MS))
            case PieceOut(owner=owner, piece=piece, rank=rank):
                self._show_out(owner, piece, rank)
            case _:
                self._next()

    # ---- cards, coin, duel, flag -----------------------------------------------------------------

    def _show_card(self, place: int, action: Action, below: Action | None) -> None:
        board = self._board
        board.kit.sound.play("flip")
        board.cards[place].turn_over(action, below, lambda: self._turned(action))

    def _turned(self, action: Action) -> None:
        board = self._board
        says_more = bool(self._queue) and isinstance(self._queue[0], Slept | Skipped)
        if says_more or (board.is_childs_turn_soon() and action != "plank"):
            self._next()
        else:
            self._look(say.action_words(action))

    def _show_coin(self, side: Coin, why: str) -> None:
        board = self._board
        board.tell(QCoreApplication.translate("StrategoShowing", "The coin flies!"))

        def landed() -> None:
            board.kit.sound.play("tap")
            words = (
                QCoreApplication.translate("StrategoShowing", "The coin shows the shark.")
                if side == "shark"
                else QCoreApplication.translate("StrategoShowing", "The coin shows the pirate.")
            )
            if why == "start":
                first = board.people[board.view.table.captain].name
                words = QCoreApplication.translate("StrategoShowing", "{side}! {name} begins.").format(
                    side=say.coin_name(side).capitalize(), name=first
                )
            self._look(words, LONG_LOOK_MS)

        board.show_box.toss(side, landed)
        board.arrange()

    def _show_duel(self, duel: DuelFought) -> None:
        board = self._board
        left = Side(COLOURS[duel.seat], rank_word(duel.rank))
        right = Side(COLOURS[1 - duel.seat], rank_word(duel.target_rank))
        for owner, number in ((duel.seat, duel.piece), (1 - duel.seat, duel.target)):
            board.pieces[owner, number].show_piece(None, "chosen")
        board.tell(QCoreApplication.translate("StrategoShowing", "Who is stronger?"))

        def weighed() -> None:
            board.kit.sound.play("right")
            low, high = sorted((duel.rank, duel.target_rank))
            words = say.story_words(duel.story, high, low)
            if duel.story in DOERS and duel.story not in self.told:
                self._tell_story(Scene(duel.story, left, right), words)
            else:
                self._look(words, LONG_LOOK_MS)

        board.show_box.show_duel(left, right, duel.verdict, weighed)
        board.arrange()

    def _tell_story(self, scene: Scene, words: str) -> None:
        """The little story with its sentence; where less motion is wished, its last picture stands for a while."""
        board = self._board
        self.told.add(scene.story)
        board.tell(words)
        still = STILL_MS if board.kit.motion.reduced else 0
        seen = partial(self._pause, LOOK_MS)
        board.show_box.tell_story(scene, words, lambda: board.kit.motion.rest(board, still, seen))
        board.arrange()

    def _show_flag(self, opening: int, card: FlagCard) -> None:
        board = self._board
        board.tell(
            QCoreApplication.translate("StrategoShowing", "What is behind door {number}?").format(number=opening + 1)
        )

        def opened() -> None:
            board.kit.sound.play("gem" if card == "flag" else "page")
            self._look(say.flag_words(card), LONG_LOOK_MS)

        board.show_box.open_door(card, opened)
        board.arrange()

    # ---- figures ---------------------------------------------------------------------------------

    def _home_of(self, owner: int, piece: int) -> QRectF | None:
        return self._board.deck_places(self._board.view).get((owner, piece))

    def _show_arriving(self, owner: int, piece: int, rank: int) -> None:
        board = self._board
        button = board.pieces[owner, piece]
        start = board.where_from(owner, rank)
        button.setGeometry(start)
        button.show_piece(say.face_of(board.rank_shown(owner, rank)))
        button.show()
        board.kit.sound.play("tap")
        self._move(owner, piece, self._home_of(owner, piece), self._next)

    def _show_out(self, owner: int, piece: int, rank: int) -> None:
        board = self._board
        button = board.pieces[owner, piece]
        plate = board.plates[owner]
        boat = plate.boat_box().translated(QPointF(plate.pos())).toRect()
        size = round(62 * board.metrics.u)
        end = QRect(boat.center().x() - size // 2, boat.center().y() - size // 2, size, size)
        button.show_piece(say.face_of(rank))
        words = QCoreApplication.translate("StrategoShowing", "Splash! {pirate} climbs into the boat.").format(
            pirate=say.crew_name(rank)
        )

        def landed() -> None:
            button.hide()
            board.kit.sound.play("splash")
            board.tell(words)
            splash = board.splash_at(end)
            board.show_boat(owner)
            board.kit.motion.rest(splash, SPLASH_MS, lambda: self._dry(splash))

        self._fly(button, end, landed, 900)

    def _dry(self, splash: QWidget) -> None:
        splash.hide()
        splash.deleteLater()
        self._pause(LOOK_MS - SPLASH_MS)

    def _move(self, owner: int, piece: int, box: QRectF | None, done: Callable[[], None]) -> None:
        u = self._board.metrics.u
        if box is None:
            done()
            return
        end = QRectF(box.x() * u, box.y() * u, box.width() * u, box.height() * u).toRect()
        self._fly(self._board.pieces[owner, piece], end, done, MOVE_MS)

    def _fly(self, button: QWidget, end: QRect, done: Callable[[], None], ms: int) -> None:
        start = button.geometry()
        button.raise_()

        def step(part: float) -> None:
            def between(a: int, b: int) -> int:
                return round(a + (b - a) * part)

            arc = round(_ARC * self._board.metrics.u * 4 * part * (1 - part))
            button.setGeometry(
                between(start.x(), end.x()),
                between(start.y(), end.y()) - arc,
                between(start.width(), end.width()),
                between(start.height(), end.height()),
            )

        self._board.kit.motion.run(button, ms, step, done, Curve.InOutQuad)
