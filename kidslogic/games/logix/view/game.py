"""LOGIX on the screen: board, rack, own card and seats; the children's touches become moves, computers think aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Hint, Illegal
from kidslogic.engine.session import Session
from kidslogic.games.logix.actions import path
from kidslogic.games.logix.board import Colour
from kidslogic.games.logix.codes import Card, Fit
from kidslogic.games.logix.happenings import ClaimedRight, ClaimedWrong, Moved, Placed, Replaced
from kidslogic.games.logix.moves import Action, CallDraw, Claim, EndTurn, Guess, Move, Place, Replace, Slide, parse_move
from kidslogic.games.logix.options import WrongClaim
from kidslogic.games.logix.replay import replay
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.suspicion import suspect_question
from kidslogic.games.logix.training.position import Question
from kidslogic.games.logix.view.claiming import ClaimShow
from kidslogic.games.logix.view.replay import ReplayScreen
from kidslogic.games.logix.view.suspect import SuspectScreen
from kidslogic.games.logix.view.table import LogixTable, Marks, Whisper
from kidslogic.games.logix.view.words import refusal
from kidslogic.ui.curtain import Curtain
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import has_keyboard
from kidslogic.ui.theme import Metrics
from kidslogic.ui.thinking import Thinker

_WHISPERED = 3
"""Where others look, so many hints come before a riddle, whatever there is to say: their number would tell, too."""


class LogixView(LogixTable):
    """The screen of play."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self._hint = 0
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self.play)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self.replay_button.clicked.connect(self._look_back)
        self.turn_done.clicked.connect(lambda: self.play(EndTurn()))
        self.claim.claimed.connect(lambda: self.play(Claim(self.view.seat)))
        self.draw_button.clicked.connect(lambda: self.play(CallDraw()))
        self.eye.pressed.connect(partial(self._peek, True))
        self.eye.released.connect(partial(self._peek, False))
        self.card.pressed.connect(self._listen)
        self.card.released.connect(self._listen)
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
        if self.guided:
            return ""
        if not self.is_childs_turn:
            return self.tr("{name} is thinking.").format(name=name)
        if view.house.coach and view.may_claim and (view.acted if self.others_look else view.own is not None):
            return self.hint_words(Hint("look"))  # L9.7; where others hear it, after every action
        if view.acted:
            return self.tr("Done? Tap the arrow!")
        return self.tr("{name}, place, roll or swap a marble!").format(name=name)

    def _end_words(self) -> str:
        if self.view.winner is None:
            return self.tr("Nobody wins. Well played!")
        return self.tr("{name} wins!").format(name=self.people[self.view.winner].name)

    def hint(self) -> None:
        """The next step of help; after the last one a riddle about what somebody else may be building.

        Where others look along, all of it is only for the eyes of the child that holds its card.
        """
        hints = self.session.game.hints(self.view)
        if not hints or not self.is_childs_turn:
            return
        if self._hint >= (_WHISPERED if self.others_look else len(hints)) and self._ask_riddle():
            return
        self.session.hint_shown()
        hint = hints[min(self._hint, len(hints) - 1)]
        self._hint += 1
        move = parse_move(hint.params["move"]) if "move" in hint.params else None
        self.say_aside(Whisper(self.hint_words(hint), self.hint_marks(hint), move))
        if move is not None and not self.others_look:
            self._show_how(move, self.refresh)

    def _peek(self, peeking: bool) -> None:
        """The eye is held, or let go."""
        self.kit.motion.skip()  # what ends now would lay the card face down
        self.card.peek(peeking)
        self._listen()

    def _listen(self) -> None:
        """Whoever holds the card finds out what is whispered; it is gone as soon as the card is let go."""
        if not self.others_look:
            return
        self.kit.motion.skip()
        self._show_heard()
        heard = self.heard
        if heard is not None and heard.move is not None:
            self._show_how(heard.move, self._show_heard)

    def _let_go(self) -> None:
        """Nobody holds the card any more, though no button has heard of it."""
        held = [button for button in (self.eye, self.card) if button.isDown()]
        for button in held:
            button.setDown(False)
        if held:
            self._peek(False)

    def set_metrics(self, metrics: Metrics) -> None:
        """What is held goes away under the finger: the card turns its back."""
        super().set_metrics(metrics)
        self._let_go()

    def changeEvent(self, event: QEvent) -> None:
        """Another window comes before this one: it would get what lets go of the card."""
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._let_go()
        super().changeEvent(event)

    def _show_heard(self) -> None:
        self.board.show_board(self._shown())
        self.bubble.set_text(self._said)
        self.arrange()

    def _ask_riddle(self) -> bool:
        """What might the others be building? The next player first; False while nothing is clear."""
        count = len(self.people)
        for seat in ((self.eyes + step) % count for step in range(1, count)):
            question = suspect_question(self.view, seat)
            if question is not None:
                self._hint = 0
                show = partial(self._show_riddle, seat, question)
                if self.others_look:
                    self.forget()
                    self._call(self.eyes, show)  # the own card is never among those that are shown
                else:
                    show()
                return True
        return False

    def _show_riddle(self, seat: int, question: Question) -> None:
        riddle = SuspectScreen(self.kit, question, self.view.house, self.people[seat], self)
        riddle.answered.connect(partial(self._count_guess, seat))
        riddle.left.connect(self._back_from_cover)
        self.put_over(riddle)

    def _count_guess(self, seat: int, card: str) -> None:
        """An answer counts for progress before the action of the turn: later it would end taking back."""
        guess = Guess(seat, card)
        if guess in self.session.legal_moves():
            self.session.play(guess)

    def _show_how(self, move: Move, back: Callable[[], None]) -> None:
        """Let a marble go its way and be `back` again."""
        match move:
            case Place(colour, cell) | Replace(cell, colour):
                self.board.fly(colour, self.in_rack(colour), cell, back)
            case Slide(start, _):
                rolling = self.view.marbles[start]
                if rolling is not None:
                    self.board.roll(rolling, (start, *path(self.view.board, move)), back)

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
            if self.others_look:
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
        screen.left.connect(self._back_from_cover)
        self.put_over(screen)

    def _back_from_cover(self) -> None:
        self.take_away()
        self.refresh()
        self.bring_keyboard()

    def _let_think(self, seat: int) -> None:
        opponent = self.session.game.opponents[self.people[seat].seat.who]
        view, rng = self.session.view(seat), Random(f"{self.session.seed}:{len(self.session.moves)}")
        self.thinker.think(partial(opponent, view, rng))

    # ---- playing ---------------------------------------------------------------------------------

    def may_lift(self, colour: Colour) -> bool:
        """One action in a turn, and not with a colour that rests (L7)."""
        reason = "already_acted" if self.view.acted else "colour_locked" if colour in self.view.locked else ""
        if reason:
            self.refuse(reason)
        return not reason

    def act(self, action: Action) -> bool:
        """Play what the child's touches mean."""
        return self.play(action)

    def play(self, move: Move) -> bool:
        """Play a move and show what happened; one that is not allowed is refused in a few words, and False comes."""
        try:
            happenings = self.session.play(move)
        except Illegal as refused:
            self.refuse(refused.reason)
            return False
        self.forget()
        self.picked = None
        self.rail_changed.emit()
        for happening in self.session.seen(happenings, self.eyes):
            if self._show(happening):
                return True
        self.next_turn()
        return True

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
                if penalty != "out" and self.others_look:
                    self._call(seat, show)  # the card stays a secret
                else:
                    show()
            case _:
                return False
        return True

    def _show_arriving(self, colour: Colour, cell: int) -> None:
        self.board.show_board(self._shown(without=cell))
        self.board.fly(colour, self.in_rack(colour), cell, self._settled)
        self.kit.sound.play("marble")

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
        marks = Marks() if fit is None else Marks(lit=fit.fitting, amiss=(*fit.missing, *fit.spoiling))
        if self.others_look:
            self.say_aside(Whisper(words, marks))
        else:
            self.note, self.marks = words, marks  # said already
        self.tried = fit
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that reached no button belong to what lies above."""
        if self.cover is not None and not has_keyboard(self.cover):
            self.cover.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
