"""The captain's training: questions on the real table, answered by touching figures, cards or faces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Hint, Seat
from kidslogic.engine.session import Session
from kidslogic.engine.training import TrainingView
from kidslogic.games.stratego.dealing import unseen_ranks
from kidslogic.games.stratego.odds import could_be, duel_odds
from kidslogic.games.stratego.state import Piece, piece_of
from kidslogic.games.stratego.training.position import (
    CHILD,
    OTHER,
    Reason,
    action_of,
    asked_piece,
)
from kidslogic.games.stratego.view.helping import in_ten
from kidslogic.games.stratego.view.pieces import COLOURS
from kidslogic.games.stratego.view.riddle import boat_of, riddle_of
from kidslogic.games.stratego.view.story import DOERS, Scene, Side
from kidslogic.games.stratego.view.training_table import TrainingTable
from kidslogic.games.stratego.view.training_words import (
    answer_words,
    hint_words,
    question_words,
    reason_words,
    watch_words,
)
from kidslogic.games.stratego.view.words import action_name, crew_words, friend
from kidslogic.games.stratego.words import duel, rank_word
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.gestures import tap
from kidslogic.ui.kit import Kit
from kidslogic.ui.touch import TouchButton

LOOK_MS = 1500
"""How long a card that is turned over can be looked at."""


class StrategoTraining(TrainingTable):
    """Asks, listens, explains. The table is the real one, as the red captain sees it; nothing else is on the screen.

    `is_looking` while cards are turned over for a look: then nothing can be answered yet.
    """

    look_ms = LOOK_MS

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        self.is_looking = False
        self._helped = ""
        self._has_picture = False
        super().__init__(kit, session, (people[0], friend(Seat("computer", "1"))), parent)
        for button in (*self.pieces.values(), *self.cards, *self.rank_tiles):
            button.clicked.connect(partial(self._touch, button))

    # ---- words -----------------------------------------------------------------------------------

    def question_words(self, _view: TrainingView[Any, Any]) -> str:
        """What is asked."""
        return question_words(self.position)

    def answer_words(self, tag: str) -> str:
        """What to look at after an answer that was not the one."""
        return answer_words(tag)

    def reason_words(self, reason: Reason) -> str:
        """Why the right answer is right."""
        if reason.code == "best_chance":
            return self.tr("Of ten duels about %n go well.", "", reason.numbers[0])
        return reason_words(reason)

    def hint_words(self, hint: Hint) -> str:
        """A step of help."""
        return hint_words(hint)

    # ---- what the child may know -------------------------------------------------------------------

    @property
    def may_touch(self) -> bool:
        """While a question is open and everything has been seen."""
        return super().may_touch and not self.is_looking

    @property
    def is_showing(self) -> bool:
        """Whether a picture lies on the panel."""
        return self._has_picture

    # ---- answering -------------------------------------------------------------------------------

    @property
    def answer_buttons(self) -> Mapping[str, TouchButton]:
        """What is touched for each answer."""
        position, answers = self.position, self.standing.answers
        match position.kind:
            case "compare" | "odds":
                owner = OTHER if position.asked == "theirs" else CHILD
                return {answer: self.pieces[owner, int(answer)] for answer in answers}
            case "deduce":
                return dict(zip(answers, self.rank_tiles, strict=False))
        return {answer: self.cards[int(answer)] for answer in answers}

    def _touch(self, button: TouchButton) -> None:
        answer = next((answer for answer, one in self.answer_buttons.items() if one is button), "")
        if self.may_touch and answer:
            self.give(answer)

    def give(self, answer: str) -> bool:
        """Another answer than the right one is met by what it brings, as a picture."""
        if not super().give(answer):
            return False
        if self.standing.phase == "answer":
            self._show_what_comes(answer)
        return True

    def first_answer(self) -> QWidget:
        """The first answer that is left."""
        return next(
            (button for answer, button in self.answer_buttons.items() if answer != self.standing.tried), self.more
        )

    def answer_gestures(self, answer: str) -> tuple[Gesture, ...]:
        """A tap."""
        return (tap(self, self.answer_buttons[answer]),)

    # ---- cards to remember -------------------------------------------------------------------------

    def begin_question(self) -> None:
        """Cards are turned over for a look first."""
        if self.position.shown and not self.standing.tried:
            self._look()
        else:
            self.show_now()

    def _look(self) -> None:
        self.is_looking = True
        self.note = watch_words()
        self.refresh()
        self.kit.voice.say(self.prompt())
        self._wait(partial(self._turn_next, self.position.shown))

    def _turn_next(self, places: tuple[int, ...]) -> None:
        """Turn the first of the cards over, and the others after it."""
        if not places:
            self.is_looking = False
            self.forget()
            self.show_now()
            return
        card = self.position.cards[places[0]]
        assert card.below is not None
        self.tell(action_name(card.below))
        self.kit.sound.play("flip")
        turn_back = partial(self.cards[places[0]].turn_over, card.up, None, partial(self._turn_next, places[1:]))
        self.cards[places[0]].turn_over(card.below, None, partial(self._wait, turn_back))

    def _wait(self, then: Callable[[], None]) -> None:
        QTimer.singleShot(self.look_ms, self, then)

    # ---- explaining --------------------------------------------------------------------------------

    def forget(self) -> None:
        """No picture any more."""
        super().forget()
        self._helped, self._has_picture = "", False

    def help_with(self, hint: Hint) -> None:
        """Point at answers, turn the cards once more, or show who may still be hiding."""
        self._helped = hint.code
        if hint.code == "look" and self.position.shown:
            self._look()
        else:
            super().help_with(hint)

    def show_solution(self) -> None:
        """The duel, the chances or the card that turns over."""
        self._has_picture = True
        self.show_now()
        self._show_what_comes(self.standing.right)

    def _show_what_comes(self, answer: str) -> None:
        position = self.position
        match position.kind:
            case "compare" | "odds":
                self._has_picture = True
                own, other = self._pair(answer)
                self._show_duel(own, other) if position.kind == "compare" else self._show_odds(own, other)
                self.riddle.hide()
                self.arrange()
            case "plan":
                self._turn(int(answer))
            case "remember" if position.cards[int(answer)].below is not None:
                self._turn(int(answer))

    def _turn(self, place: int) -> None:
        """Turn a card over; one that was not the right one turns back."""
        card, button = self.position.cards[place], self.cards[place]
        assert card.below is not None
        back = card.below if self.view.house.faces_open else None
        self.kit.sound.play("flip")
        stays = str(place) == self.standing.right
        button.show_card(card.up, back, roped=False, fresh=False)
        button.turn_over(card.below, None, self._open_door if stays else partial(self._wait, self.refresh))

    def _open_door(self) -> None:
        """Behind the door that the card has opened waits the flag."""
        self.refresh()
        reason = self.standing.reason
        if isinstance(reason, Reason) and reason.code in ("attack_flag", "cannon_flag"):
            self.show_box.open_door("flag", lambda: None)
            self.riddle.hide()
            self.arrange()

    def _pair(self, answer: str) -> tuple[Piece, Piece]:
        """The own piece and the other one that an answer is about."""
        position, asked = self.position, asked_piece(self.position)
        theirs = position.asked == "theirs"
        piece = piece_of(position.theirs if theirs else position.own, int(answer))
        assert piece is not None
        assert asked is not None
        return (asked, piece) if theirs else (piece, asked)

    def _show_duel(self, own: Piece, other: Piece) -> None:
        verdict, story = duel(own.rank, other.rank)
        left, right = Side(COLOURS[CHILD], rank_word(own.rank)), Side(COLOURS[OTHER], rank_word(other.rank))
        if story in DOERS:
            self.show_box.tell_story(Scene(story, left, right), self.prompt(), lambda: None)
        else:
            self.show_box.show_duel(left, right, verdict, lambda: None)

    def _show_odds(self, own: Piece, other: Piece) -> None:
        self.show_box.show_odds(*in_ten(duel_odds(self.view, own.rank, other.number)))

    # ---- showing ---------------------------------------------------------------------------------

    def show_board(self) -> None:
        """Ships, cards and faces."""
        self.show_table()
        view, position = self.standing, self.position
        for answer, button in self.answer_buttons.items():
            button.setEnabled(answer != view.tried or view.phase == "shown")
        for place, card in enumerate(self.cards):
            answer = str(place)
            card.set_glowing(answer in self.answer_buttons and self.glows(answer))
            if view.phase == "shown" and answer == view.right and place < len(position.cards):
                card.show_card(position.cards[place].below, None, roped=False, fresh=True)
        self._show_ranks()
        sought = position.kind == "remember" and view.phase == "answer" and not self.is_looking
        self.sought.show_card(action_of(position) if sought else None, None, roped=False, fresh=sought)
        self._show_riddle()

    def _show_riddle(self) -> None:
        """What is asked, as pictures, while nothing else lies on the panel."""
        if self.is_looking:
            self.riddle.show_parts(("eye",))
            return
        self.boat.show_parts(boat_of(self.position) if self.standing.phase != "over" else ())
        out = [crew_words(rank) for rank in self.position.out]
        self.boat.setAccessibleName(self.tr("In the boat: {pirates}").format(pirates=", ".join(out)))
        is_free = self.standing.phase != "over" and self.show_box.isHidden() and not any(self._extras_shown())
        self.riddle.show_parts(riddle_of(self.position) if is_free else ())

    def _show_ranks(self) -> None:
        """The faces to choose from, or those that may still be hiding."""
        view, position, hidden = self.standing, self.position, self.position.hidden
        ranks: tuple[int, ...] = position.offered
        if self._helped == "look" and position.kind == "odds" and hidden is not None:
            may = could_be(self.view, hidden.number)
            ranks = tuple(rank for rank in unseen_ranks(self.view.table, OTHER, self.view.box) if rank in may)
        answers = view.answers if position.kind == "deduce" else ()
        for place, tile in enumerate(self.rank_tiles):
            shown = place < len(ranks) and view.phase != "over"
            glows = place < len(answers) and self.glows(answers[place])
            pale = place < len(answers) and not glows
            tile.show_rank(ranks[place] if shown else None, glows=glows, pale=pale)
            tile.set_chosen(view.phase == "shown" and glows)
            tile.setEnabled(place < len(answers) and answers[place] != view.tried)

    def glows(self, answer: str) -> bool:
        """Whether an answer glows: it may be given, or was the right one."""
        view = self.standing
        if view.phase != "answer":
            return view.phase == "shown" and answer == view.right
        place = view.answers.index(answer)
        if self._helped == "not_this" and place in self.meant:
            return False
        if self._helped == "near" and place not in self.meant:
            return False
        return self.may_touch and answer != view.tried

    def _mark(self, key: tuple[int, int]) -> str:
        """The piece that is asked about is ringed; those that may be answered glow."""
        owner, number = key
        asked = asked_piece(self.position)
        side = OTHER if asked in self.position.theirs else CHILD
        if asked is not None and key == (side, asked.number) and self.standing.phase != "over":
            return "chosen"
        answers = {button: answer for answer, button in self.answer_buttons.items()}
        answer = answers.get(self.pieces[owner, number])
        return "glow" if answer is not None and self.glows(answer) else ""
