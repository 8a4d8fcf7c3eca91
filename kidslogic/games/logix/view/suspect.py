"""What might Leo be building? A riddle that the parrot asks on demand, from what everybody could see."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.games.logix.board import CELLS, SIZE, colour_at
from kidslogic.games.logix.codes import best_fit
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.position import Question
from kidslogic.games.logix.training.proof import tag_of
from kidslogic.games.logix.view.board import MarbleBoard, Shown
from kidslogic.games.logix.view.card import AnswerCard
from kidslogic.games.logix.view.raft import draw_water
from kidslogic.games.logix.view.replay import CELL
from kidslogic.games.logix.view.training_words import answer_words
from kidslogic.ui import theme
from kidslogic.ui.buttons import RoundButton
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET


class SuspectScreen(Screen):
    """Lies over the table. Two tries, then the answer is shown; `left` says that the child has seen enough."""

    answered = Signal(str)
    """Emits the card's id."""

    def __init__(
        self, kit: Kit, question: Question, house: HouseRules, person: Person, parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, parent)
        self.question = question
        self.person = person
        self._house = house
        self._tried: tuple[str, ...] = ()
        self.board = MarbleBoard(kit, None, self)
        self.face = Figure(kit, person.avatar, self, disc=theme.GLOW, part=0.7)
        self.parrot = Figure(kit, "parrot_think", self)
        self.bubble = Bubble(self.prompt, self, size=28)
        self.close_button = RoundButton(kit, "check", lambda: self.tr("On with the game"), self, in_wood=False)
        self.close_button.clicked.connect(self.left)
        self.cards = [AnswerCard(kit, partial(self._card_name, n), self) for n in range(len(question.answers))]
        for card, widget in zip(question.position.cards, self.cards, strict=True):
            widget.chosen_card.connect(partial(self.answer, card.id))
            widget.show_card(card, lies_open=True)
        self._show()

    @property
    def done(self) -> bool:
        """The answer is known: found, or shown after the second try."""
        return self.question.right in self._tried or len(self._tried) >= min(2, len(self.question.answers) - 1)

    def prompt(self) -> str:
        """The riddle, or what there is to say about an answer."""
        if self.done:
            return self.tr("It looks like this. {name} builds here.").format(name=self.person.name)
        if self._tried:
            return answer_words(tag_of(self.question, self._tried[-1], self._house))
        return self.tr("What might {name} be building?").format(name=self.person.name)

    def answer(self, card_id: str) -> None:
        """The child thinks it is this card."""
        if self.done or card_id in self._tried:
            return
        self._tried = (*self._tried, card_id)
        self.kit.sound.play("right" if card_id == self.question.right else "lets_see")
        self._show()
        self.answered.emit(card_id)
        self.kit.voice.say(self.prompt())

    def _show(self) -> None:
        position, reason = self.question.position, self.question.reason
        marbles = tuple(colour_at(position.board, cell) for cell in CELLS)
        lit = reason.places if self.done else ()
        meant = tuple(cell for cell in reason.cells if cell not in lit) if self.done else ()
        self.board.show_board(Shown(marbles=marbles, lit=lit, meant=meant))
        for card, widget in zip(position.cards, self.cards, strict=True):
            right = self.done and card.id == self.question.right
            widget.set_chosen(right or (not self.done and card.id == (self._tried or ("",))[-1]))
            widget.setEnabled(self.done or card.id not in self._tried)
            fit = best_fit(position.board, card, self._house) if right else None
            if fit is not None:
                widget.show_fit(fit, marbles)
        self.bubble.set_text(self.prompt)
        self.arrange()

    def _card_name(self, number: int) -> str:
        return self.tr("Card {number}").format(number=number + 1)

    def first_button(self) -> QWidget:
        """The first card."""
        return self.close_button if self.done else self.cards[0]

    # ---- layout ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The board left or above; face and cards beside or below it."""
        m = self.metrics
        self.bubble.size_u = m.prompt
        pitch = min(CELL, (m.w - 150) / SIZE) if m.portrait else CELL
        x = (m.w - SIZE * pitch) / 2 if m.portrait else 72.0
        y = 128.0 if m.portrait else m.h - SIZE * pitch - 48
        self.board.lay(x, y, pitch, m.u)
        edge = m.w - 20 if m.portrait else x + SIZE * pitch + 30
        self.put(self.parrot, 14, 6, 88, 88)
        self.put(self.bubble, 116, 4, min(edge - 116, self.bubble.natural_width(m.u) + 8), 92)
        self.put(self.close_button, m.w - TARGET - 22, m.h - 14 - TARGET, TARGET, TARGET)
        if m.portrait:
            top, each = y + SIZE * pitch + 50, (m.w - 180) / len(self.cards)
            self.put(self.face, 24, top + 30, 110, 110)
            for k, card in enumerate(self.cards):
                self.put(card, 150 + k * each, top, each - 14, 190)
            return
        left = x + SIZE * pitch + 58
        w, h = m.w - left - 20, (m.h - 14 - TARGET - 40) / 2
        self.put(self.face, left + w / 4 - 85, 20 + h / 2 - 95, 170, 170)
        for k, card in enumerate(self.cards, start=1):
            self.put(card, left + (k % 2) * w / 2 + 6, 20 + (k // 2) * h, w / 2 - 16, h - 16)

    def scene_key(self) -> str:
        """Nothing else changes it."""
        return "logix suspect"

    def draw_scene(self, sheet: Drawing) -> None:
        """Open water."""
        draw_water(sheet)
