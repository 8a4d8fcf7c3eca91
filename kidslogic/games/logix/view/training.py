"""Training: one question after the other on the real board, answered by real touches (L11.5)."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Hint, Illegal
from kidslogic.engine.session import Session
from kidslogic.games.logix.actions import after, check, path
from kidslogic.games.logix.board import (
    CELLS,
    RACK_COLOURS,
    START,
    Board,
    Colour,
    cell_text,
    colour_at,
    in_rack,
    parse_cell,
)
from kidslogic.games.logix.codes import Fit, best_fit
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.training.course import LogixCourse, LogixTrainingView
from kidslogic.games.logix.training.position import Reason, action_text, parse_action
from kidslogic.games.logix.view.board import Shown
from kidslogic.games.logix.view.card import AnswerCard
from kidslogic.games.logix.view.raft import RaftScreen
from kidslogic.games.logix.view.training_words import answer_words, hint_words, question_words, reason_words
from kidslogic.games.logix.view.words import refusal
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.gestures import drag, tap
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import has_keyboard
from kidslogic.ui.theme import TARGET
from kidslogic.ui.training import TrainingScreen

MOST_CARDS = 4


class LogixTraining(TrainingScreen, RaftScreen):
    """Asks, listens, explains on the board."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.cards = [AnswerCard(kit, partial(self._card_name, place), self) for place in range(MOST_CARDS)]
        for place, card in enumerate(self.cards):
            card.chosen_card.connect(partial(self._tap_card, place))

    # ---- words -----------------------------------------------------------------------------------

    def question_words(self, view: LogixTrainingView) -> str:
        """What is asked."""
        return "" if view.position is None else question_words(view.position.kind)

    def answer_words(self, tag: str) -> str:
        """What to look at after an answer that was not the one."""
        return answer_words(tag)

    def reason_words(self, reason: Reason) -> str:
        """Why the right answer is right."""
        return reason_words(reason)

    def hint_words(self, hint: Hint) -> str:
        """A step of help."""
        return hint_words(hint)

    # ---- what the child may know -------------------------------------------------------------------

    @property
    def course(self) -> LogixCourse:
        """What is trained, with the house rules."""
        course = self.standing.course
        assert isinstance(course, LogixCourse)
        return course

    @property
    def table(self) -> Board:
        """The board that is shown: once a move was asked for and found, with it."""
        view = self.standing
        if view.position is None or view.phase == "over":
            return START
        board: Board = view.position.board
        if view.phase == "answer" or self.kind != "finish":
            return board
        return after(board, parse_action(view.right), self.course.house).board

    @property
    def lying(self) -> tuple[Colour | None, ...]:
        """The marbles of the question."""
        board = self.table
        return tuple(colour_at(board, cell) for cell in CELLS)

    @property
    def has_rack(self) -> bool:
        """Only for moves."""
        return self.kind == "finish"

    # ---- answering -------------------------------------------------------------------------------

    def tap_cell(self, cell: int) -> None:
        """A marble is the answer, or part of a move; where a card is asked for, nothing."""
        if self.kind == "breaker" and self.may_touch and self.lying[cell] is not None:
            self.give(cell_text(cell))
        elif self.kind == "finish":
            super().tap_cell(cell)

    def act(self, action: Action) -> bool:
        """A move is the answer; one that is not allowed says why and is none."""
        view = self.standing
        if self.kind != "finish" or view.position is None:
            self.refresh()
            return False
        if self.give(action_text(action)):
            return True
        self.picked = None
        try:
            check(view.position.board, view.position.locked, self.course.house, action)
        except Illegal as refused:
            self.forget()
            self.note = refusal(refused.reason)
        self.refresh()
        self.kit.voice.say(self.prompt())
        return False

    def _tap_card(self, place: int) -> None:
        position = self.standing.position
        if self.kind == "neighbour" and self.may_touch and position is not None:
            self.give(position.cards[place].id)

    def give(self, answer: str) -> bool:
        """An answer lays down what is picked up."""
        self.picked = None
        return super().give(answer)

    def show_solution(self) -> None:
        """The right move is seen on the board."""
        view = self.standing
        if view.position is not None and self.kind == "finish":
            self._show_move(view.position.board, parse_action(view.right))
        else:
            self.show_now()

    def _show_move(self, before: Board, action: Action) -> None:
        """The right move, seen on the board."""
        marbles = tuple(colour_at(before, cell) for cell in CELLS)
        self.board.show_board(Shown(marbles=marbles))
        match action:
            case Place(colour, cell) | Replace(cell, colour):
                self.board.fly(colour, self.in_rack(colour), cell, self.show_now)
            case Slide(start, _):
                colour = marbles[start] or "black"
                self.board.hide_marble(start)
                self.board.roll(colour, (start, *path(before, action)), self.show_now)

    def take_keyboard(self, button: QWidget) -> None:
        """On the board it stays where it is."""
        if not (button is self.board.stop and has_keyboard(self.board)):
            super().take_keyboard(button)

    # ---- showing ---------------------------------------------------------------------------------

    def show_board(self) -> None:
        """Board, rack and cards."""
        view, finish = self.standing, self.kind == "finish"
        self.board.show_board(self._shown(view))
        locked = () if view.position is None else view.position.locked
        left = dict(zip(RACK_COLOURS, in_rack(self.table), strict=False))
        for colour in RACK_COLOURS:
            marble = self.marbles[colour]
            marble.show_count(left[colour], locked=colour in locked and view.phase == "answer")
            marble.set_chosen(self.picked == colour)
            marble.setVisible(self.has_rack)
            marble.setEnabled(finish and self.may_touch and left[colour] > 0)
        self._show_cards(view)
        self.bubble.set_text(self.prompt)

    def _shown(self, view: LogixTrainingView) -> Shown:
        picked = self.picked if isinstance(self.picked, int) else None
        if view.phase == "shown" and view.reason is not None:
            amiss = view.reason.places if self.kind == "breaker" else ()
            lit = tuple(cell for cell in view.reason.cells if cell not in amiss and self.lying[cell] is not None)
            meant = view.reason.places if self.kind == "neighbour" else ()
            return Shown(marbles=self.lying, lit=lit, amiss=amiss, meant=meant)
        tried = _places(self.kind, view.tried) if self.note is None else ()
        return Shown(marbles=self.lying, picked=picked, amiss=tried, meant=self.meant)

    def _show_cards(self, view: LogixTrainingView) -> None:
        cards = () if view.position is None or view.phase == "over" else view.position.cards
        for place, widget in enumerate(self.cards):
            card = cards[place] if place < len(cards) else None
            widget.setVisible(card is not None)
            widget.show_card(card, lies_open=True)
            if card is None:
                continue
            asked = self.kind == "neighbour"
            widget.set_chosen(asked and card.id in (view.tried if view.phase == "answer" else view.right,))
            widget.setEnabled(not asked or view.phase == "shown" or card.id != view.tried)
            fit = self._fit_of(view, place)
            if fit is not None:
                widget.show_fit(fit, self.lying)

    def _fit_of(self, view: LogixTrainingView, place: int) -> Fit | None:
        """How the code lies, for the card that is right, once the question is done."""
        if view.phase != "shown" or view.position is None:
            return None
        card = view.position.cards[place]
        if self.kind == "neighbour" and card.id != view.right:
            return None
        return best_fit(self.table, card, self.course.house)

    def _card_name(self, place: int) -> str:
        return self.tr("Card {number}").format(number=place + 1)

    def first_answer(self) -> QWidget:
        """The cards, where one is asked for, or the board."""
        return self.cards[0] if self.kind == "neighbour" else self.board.stop

    # ---- hands -----------------------------------------------------------------------------------

    def answer_gestures(self, answer: str) -> tuple[Gesture, ...]:
        """A tap on a card or a marble, or the gestures of a move."""
        if self.kind == "neighbour":
            return (tap(self, self.cards[self.standing.answers.index(answer)]),)
        if self.kind == "breaker":
            return (tap(self, self.board.cells[_places("breaker", answer)[0]]),)
        return self._move_gestures(parse_action(answer))

    def _move_gestures(self, action: Action) -> tuple[Gesture, ...]:
        match action:
            case Place(colour, cell):
                return (tap(self, self.marbles[colour]), tap(self, self.board.cells[cell]))
            case Replace(cell, colour):
                return (drag(self, self.marbles[colour], self.board.cells[cell]),)
            case Slide(start, end):
                return (drag(self, self.board.cells[start], self.board.cells[end]),)

    # ---- layout ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Trail above the rack, cards below it, the arrow in the corner."""
        self.lay_raft()
        m, rack = self.metrics, self.rack_box()
        count = sum(not card.isHidden() for card in self.cards) or 1
        if m.portrait:
            self.trail.lay_in(20, 20, m.w - 40, 84, m.u)
            bottom = m.h - 14 - TARGET
            if self.has_rack or self.standing.phase == "over":
                self.say_at(20, rack.bottom() + 12, m.w - 40, 62)
                self._lay_cards(24, bottom, m.w - 48 - TARGET - 20, TARGET + 14, count)
            else:
                self._lay_cards(24, rack.y(), m.w - 48, bottom - rack.y(), count)
                self.say_at(20, bottom + 20, m.w - TARGET - 60, 84)
            self.put(self.cheer, m.w / 2 - 80, rack.y() - 20, 160, 160)
        else:
            x, w = rack.x(), rack.width()
            self.say_at(14, 2, x - 26, 92)
            self.trail.lay_in(x, 40, w, 90, m.u)
            if self.has_rack:  # one card, beside the arrow
                top = rack.bottom() + 18
                self._lay_cards(x, top, w - TARGET - 10, m.h - top, count)
            else:
                self._lay_cards(x, 150, w, m.h - 28 - TARGET - 150, count)
            self.put(self.cheer, x + (w - 320) / 2, 220, 320, 320)
        y = m.h - 14 - TARGET
        self.put(self.more, m.w - TARGET - 22, y, TARGET, TARGET)
        x, w = (20.0, m.w - 40) if m.portrait else (rack.x(), rack.width())
        self.put(self.again_button, x, y, w / 2 - 8, TARGET)
        self.put(self.done_button, x + w / 2 + 8, y, w / 2 - 8, TARGET)

    def _lay_cards(self, x: float, y: float, w: float, h: float, count: int) -> None:
        """One card large, several in up to two rows."""
        columns = count if self.metrics.portrait or count == 1 else 2
        rows = -(-count // columns)
        each, high = w / columns, h / rows
        for place, card in enumerate(self.cards[:count]):
            card_h = high - 14
            card_w = min(each - 14, card_h * (1.5 if self.metrics.portrait and count == 1 else 0.85))
            self.put(card, x + each * (place % columns), y + high * (place // columns), card_w, card_h)

    def scene_key(self) -> str:
        """The rack stands there only where it is needed."""
        return f"logix training|{self.has_rack}"


def _places(kind: str, answer: str) -> tuple[int, ...]:
    """The cells that an answer is about."""
    if not answer or kind not in ("finish", "breaker"):
        return ()
    if kind == "breaker":
        return (parse_cell(answer),)
    match parse_action(answer):
        case Place(_, cell) | Replace(cell, _):
            return (cell,)
        case Slide(start, end):
            return (start, end)
