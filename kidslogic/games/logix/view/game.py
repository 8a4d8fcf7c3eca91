"""LOGIX on the screen: board, rack, own card and seats; the children's touches become moves, computers think aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Illegal
from kidslogic.engine.session import Session
from kidslogic.games.logix.actions import path
from kidslogic.games.logix.board import RACK_COLOURS, Colour
from kidslogic.games.logix.codes import Card, Fit
from kidslogic.games.logix.happenings import ClaimedRight, ClaimedWrong, Moved, Placed, Replaced
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Move, Place, Replace, Slide, parse_move
from kidslogic.games.logix.options import WrongClaim
from kidslogic.games.logix.replay import replay
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.view.claiming import ClaimShow
from kidslogic.games.logix.view.layout import Picked
from kidslogic.games.logix.view.replay import ReplayScreen
from kidslogic.games.logix.view.table import LogixTable
from kidslogic.games.logix.view.words import refusal
from kidslogic.ui.curtain import Curtain
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import has_keyboard
from kidslogic.ui.thinking import Thinker


class LogixView(LogixTable):
    """The screen of play."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self._hint = 0
        self._dropped_at: QPointF | None = None
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self.play)
        self._connect()

    def _connect(self) -> None:
        self.board.tapped.connect(self.tap_cell)
        self.board.lifted.connect(lambda _cell: self.pick(None))
        self.replay_button.clicked.connect(self._look_back)
        self.board.dropped.connect(self._dropped)
        for colour, marble in self.marbles.items():
            marble.clicked.connect(partial(self.tap_rack, colour))
            marble.drag_started.connect(partial(self.pick, colour))
            marble.drag_moved.connect(partial(self._carry, colour))
            marble.drag_ended.connect(partial(self._drop_from_rack, colour))
        self.turn_done.clicked.connect(lambda: self.play(EndTurn()))
        self.claim.claimed.connect(lambda: self.play(Claim(self.view.seat)))
        self.draw_button.clicked.connect(lambda: self.play(CallDraw()))
        self.eye.pressed.connect(lambda: self.card.peek(True))
        self.eye.released.connect(lambda: self.card.peek(False))
        self.again_button.clicked.connect(self.again)
        self.done_button.clicked.connect(self.done)

    # ---- for the shell ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the game as it stands."""
        self.next_turn()

    def places_off(self) -> frozenset[str]:
        """Hint and undo only for the child on turn."""
        off = set()
        if not self.is_childs_turn or not self.session.game.hints(self.view):
            off.add("hint")
        if not self.session.can_undo or not self.is_childs_turn:
            off.add("undo")
        return frozenset(off)

    def prompt(self) -> str:
        """What can be done now, or what was just not possible."""
        if self.cover is not None:
            return self.cover.prompt()
        if self.note is not None:
            return self.note
        view, name = self.view, self.turn_name
        if self.session.outcome is not None:
            return self._end_words()
        if not self.is_childs_turn:
            return self.tr("{name} is thinking.").format(name=name)
        if view.acted:
            return self.tr("Done? Tap the arrow!")
        return self.tr("{name}, place, roll or swap a marble!").format(name=name)

    def _end_words(self) -> str:
        if self.view.winner is None:
            return self.tr("Nobody wins. Well played!")
        return self.tr("{name} wins!").format(name=self.people[self.view.winner].name)

    def hint(self) -> None:
        """The next step of help."""
        hints = self.session.game.hints(self.view)
        if not hints or not self.is_childs_turn:
            return
        self.session.hint_shown()
        hint = hints[min(self._hint, len(hints) - 1)]
        self._hint += 1
        self.say(self.hint_words(hint), self.hint_marks(hint))
        if "move" in hint.params:
            self._show_how(parse_move(hint.params["move"]))

    def _show_how(self, move: Move) -> None:
        """Let a marble go its way and be back again."""
        match move:
            case Place(colour, cell) | Replace(cell, colour):
                self.board.fly(colour, self._in_rack(colour), cell, self.refresh)
            case Slide(start, _):
                rolling = self.view.marbles[start]
                if rolling is not None:
                    self.board.roll(rolling, (start, *path(self.view.board, move)), self.refresh)

    def undo(self) -> None:
        """Take back the action of this turn."""
        if self.session.undo():
            self.forget()
            self.refresh()

    # ---- turns -----------------------------------------------------------------------------------

    def next_turn(self) -> None:
        """Go on to whoever decides: a computer thinks, a child is called, with a curtain where others could look."""
        turn = self.session.turn
        self.forget()
        self.picked, self._hint = None, 0
        if turn is not None and self.people[turn].seat.kind == "computer":
            self.refresh()
            self._let_think(turn)
            return
        if turn is not None and turn != self.eyes:
            self.eyes = turn
            if self.people_here > 1:
                self._call(turn, self._begin_turn)
                return
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.take_away()
        self.refresh()
        self.session.start_thinking()
        self.bring_keyboard()
        self.kit.voice.say(self.prompt())

    def _call(self, seat: int, then: Callable[[], None]) -> None:
        """Call somebody to the screen while all others look away."""
        curtain = Curtain(self.kit, self.people[seat], self)
        curtain.open.clicked.connect(then)
        self.put_over(curtain)

    def _look_back(self) -> None:
        """What happened in the game, step by step."""
        rules = self.session.rules
        if not isinstance(rules, LogixRules):
            return  # training has no game to look back at
        told = replay(rules, self.session.moves)
        cards = tuple(card for card in self.view.cards if card is not None)
        screen = ReplayScreen(self.kit, told, cards, self.people, self)
        screen.left.connect(self._back_from_replay)
        self.put_over(screen)

    def _back_from_replay(self) -> None:
        self.take_away()
        self.refresh()
        self.bring_keyboard()

    def _let_think(self, seat: int) -> None:
        opponent = self.session.game.opponents[self.people[seat].seat.who]
        view, rng = self.session.view(seat), Random(f"{self.session.seed}:{len(self.session.moves)}")
        self.thinker.think(partial(opponent, view, rng))

    # ---- touching --------------------------------------------------------------------------------

    def pick(self, what: Picked) -> None:
        """Pick something up, or lay it down again."""
        self.forget()
        self.picked = what
        self.refresh()

    def tap_rack(self, colour: Colour) -> None:
        """A colour of the rack is picked up, or laid down again."""
        if not self.is_childs_turn:
            return
        if self.view.acted:
            self.refuse("already_acted")
        elif colour in self.view.locked:
            self.refuse("colour_locked")
        else:
            self.pick(None if self.picked == colour else colour)

    def tap_cell(self, cell: int) -> None:
        """With something picked up a cell is where it goes; otherwise its marble is picked up."""
        if not self.is_childs_turn:
            return
        occupied = self.view.marbles[cell] is not None
        if isinstance(self.picked, str):
            self.play(Replace(cell, self.picked) if occupied else Place(self.picked, cell))
        elif isinstance(self.picked, int) and not occupied:
            self.play(Slide(self.picked, cell))
        elif occupied:
            self.pick(None if self.picked == cell else cell)

    def _dropped(self, start: int, end: int) -> None:
        if self.is_childs_turn and end not in (-1, start):
            self._dropped_at = self.board.middle(end)
            self.play(Slide(start, end))
        else:
            self.refresh()

    def _in_rack(self, colour: Colour) -> QPointF:
        """Where the marbles of a colour lie, in the pixels of the board."""
        return self.board.mapFrom(self, self.marbles[colour].geometry().center()).toPointF()

    def _carry(self, colour: Colour, away: QPointF) -> None:
        may = self.is_childs_turn and self.marbles[colour].count > 0
        self.board.carry(colour if may else None, self._in_rack(colour) + away)

    def _drop_from_rack(self, colour: Colour) -> None:
        self._dropped_at = self.board.carried
        self.board.carry(None, QPointF())
        cell = None if self._dropped_at is None else self.board.cell_at(self._dropped_at)
        if cell is None:
            self.pick(None)
            return
        self.picked = colour
        self.tap_cell(cell)

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move and show what happened; one that is not allowed is refused in a few words."""
        dropped_at, self._dropped_at = self._dropped_at, None
        try:
            happenings = self.session.play(move)
        except Illegal as refused:
            self.refuse(refused.reason)
            if dropped_at is not None:
                self._glide_back(move, dropped_at)
            return
        self.forget()
        self.picked = None
        self.rail_changed.emit()
        for happening in self.session.seen(happenings, self.eyes):
            if self._show(happening):
                return
        self.next_turn()

    def _show(self, happening: object) -> bool:
        """Animate what needs to be seen; whether the game goes on only afterwards."""
        match happening:
            case Placed(colour=colour, cell=cell) | Replaced(colour=colour, cell=cell):
                self._show_arriving(colour, cell)
            case Moved(colour=colour, start=start, path=path):
                self.board.show_board(self._shown(without=path[-1]))
                self.board.roll(colour, (start, *path), self._settled)
                self.kit.sound.play("roll")
            case ClaimedRight(card=card, fit=fit):
                self.show_claim(card, fit, self.tr("The code is ready!"), partial(self._win, fit))
            case ClaimedWrong(seat=seat, card=card, fit=fit, penalty=penalty) if card is not None:
                show = partial(self._show_wrong_claim, card, fit, penalty)
                if penalty != "out" and self.people_here > 1:
                    self._call(seat, show)  # the card stays a secret
                else:
                    show()
            case _:
                return False
        return True

    def _show_arriving(self, colour: Colour, cell: int) -> None:
        self.board.show_board(self._shown(without=cell))
        self.board.fly(colour, self._in_rack(colour), cell, self._settled)
        self.kit.sound.play("tap")

    def _settled(self) -> None:
        turn = self.session.turn
        if turn is not None and self.people[turn].seat.kind == "computer":
            self.next_turn()
            return
        self.refresh()
        self.kit.voice.say(self.prompt())

    def _win(self, fit: Fit) -> None:
        self.code = fit
        self.kit.sound.play("sail")
        self.next_turn()

    def _show_wrong_claim(self, card: Card, fit: Fit | None, penalty: WrongClaim) -> None:
        words = {
            "hint": self.tr("Not quite yet. Yellow rings do not fit."),
            "lose_turn": self.tr("Not quite yet. The turn goes on."),
            "out": self.tr("The code is not ready. You watch now."),
        }
        self.take_away()
        self.show_claim(card, fit, words[penalty], partial(self._after_wrong_claim, fit, words[penalty], penalty))

    def _after_wrong_claim(self, fit: Fit | None, words: str, penalty: WrongClaim) -> None:
        if penalty != "hint":
            self.next_turn()
            return
        self.note, self.tried = words, fit
        self.refresh()
        self.bring_keyboard()

    def show_claim(self, card: Card, fit: Fit | None, words: str, then: Callable[[], None]) -> None:
        """Look at a claim together: the marbles, the card, and then the words for how it is."""
        self.forget()
        self.note = self.tr("Let us look!")
        self.claim_show = ClaimShow(self.board, self.view.marbles, self.card, self)
        self.refresh()

        def tell() -> None:
            self.note = words
            self.bubble.set_text(self.prompt)
            self.arrange()
            self.kit.sound.play("lets_see")
            self.kit.voice.say(words)

        def go_on() -> None:
            self.claim_show = None
            then()

        self.claim_show.begin(card, fit, tell, go_on)

    def refuse(self, reason: str) -> None:
        """Say why something is not possible."""
        self.picked = None
        self.say(refusal(reason))

    def _glide_back(self, move: Move, start: QPointF) -> None:
        """A marble that was dropped where it may not lie goes back to where it was."""
        match move:
            case Place(colour, _) | Replace(_, colour):
                self.board.glide(colour, start, self._in_rack(colour), self.refresh)
            case Slide(cell, _):
                lifted = self.view.marbles[cell]
                if lifted is not None:
                    self.board.show_board(self._shown(without=cell))
                    self.board.glide(lifted, start, self.board.middle(cell), self.refresh)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits pick colours; Esc lays down what is picked; keys that reached no button belong to what lies above."""
        if self.cover is not None and not has_keyboard(self.cover):
            self.cover.keyPressEvent(event)
            return
        digit = int(event.text()) if event.text().isdecimal() else 0
        if 1 <= digit <= len(RACK_COLOURS):
            self.tap_rack(RACK_COLOURS[digit - 1])
        elif event.key() == Qt.Key.Key_Escape and self.picked is not None:
            self.pick(None)
        else:
            super().keyPressEvent(event)
