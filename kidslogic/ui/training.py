"""The flow of a training on the screen, the same in every game: a question, a try, why it is so, and on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Hint, Illegal
from kidslogic.engine.session import Session
from kidslogic.engine.training import Answer, AnsweredRight, Ask, Finish, More, TrainingMove, TrainingView
from kidslogic.ui.buttons import ArrowButton, Pill
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Asked, GameView, Gesture, Person
from kidslogic.ui.gestures import tap
from kidslogic.ui.kit import Kit
from kidslogic.ui.shells import Shells


class TrainingScreen(GameView):
    """Asks, listens, explains. To be mixed into a screen with the game's own board.

    Subclasses say `question_words`, `answer_words`, `reason_words` and `hint_words`, show their board (`show_board`),
    and call `give` with an answer. `note` is what the parrot says instead of the question, `meant` are the places it
    points at.
    """

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        self.note: str | None = None
        self.meant: tuple[int, ...] = ()
        self._hint = 0
        super().__init__(kit, session, people, parent)
        self.trail = Shells(kit, self)
        self.more = ArrowButton(kit, lambda: self.tr("On we go"), self)
        self.cheer = Figure(kit, "parrot_cheer", self)
        self.again_button = Pill(kit, lambda: self.tr("Once more"), self, icon="step_again", size=28)
        self.done_button = Pill(kit, lambda: self.tr("Done"), self, main=True, icon="check", size=28, seed=5)
        self.more.clicked.connect(self._go_on)
        self.again_button.clicked.connect(self.again)
        self.done_button.clicked.connect(self.done)

    # ---- for subclasses --------------------------------------------------------------------------

    def question_words(self, _view: TrainingView[Any, Any], /) -> str:
        """What is asked."""
        return ""

    def answer_words(self, _tag: str, /) -> str:
        """What to look at after an answer that was not the one: never that it was wrong."""
        return ""

    def reason_words(self, _reason: Any, /) -> str:
        """Why the right answer is right."""
        return ""

    def hint_words(self, _hint: Hint, /) -> str:
        """A step of help."""
        return ""

    def show_board(self) -> None:
        """Show the game's own things as they stand, and the words."""

    def begin_question(self) -> None:
        """A question can be looked at from now on; what there is to see first is shown before."""
        self.show_now()

    def show_solution(self) -> None:
        """A question is done: show what happens, then everything as it stands."""
        self.show_now()

    def take_keyboard(self, button: QWidget) -> None:
        """The keyboard goes on at `button`."""
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def first_answer(self) -> QWidget:
        """Where the keyboard begins while a question is open."""
        return super().first_button()

    def answer_gestures(self, _answer: str, /) -> tuple[Gesture, ...]:
        """How a hand gives an answer that is on offer."""
        return ()

    # ---- for the shell ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the question as it stands; where none is posed yet, ask for one that suits the child."""
        if self.standing.phase == "ask":
            self.session.play(self._suiting())
        if self.standing.phase == "answer":
            self.begin_question()
        else:
            self.show_now()

    def places_off(self) -> frozenset[str]:
        """Help while a question is open; an answer is never taken back."""
        return frozenset({"undo"} if self.may_touch else {"undo", "hint"})

    def prompt(self) -> str:
        """The question, or what there is to say about an answer."""
        view = self.standing
        if self.note is not None:
            return self.note
        if view.position is None:
            return ""
        if view.phase == "over":
            return self.trail.farewell(len(view.solved))
        if view.phase == "shown" and view.reason is not None:
            return self.reason_words(view.reason)
        return self.answer_words(view.tag) if view.tried else self.question_words(view)

    def hint(self) -> None:
        """The next step of help."""
        hints = self.session.game.hints(self.standing)
        if not hints or not self.may_touch:
            return
        self.session.hint_shown()
        hint = hints[min(self._hint, len(hints) - 1)]
        self._hint += 1
        self.forget()
        self.note, self.meant = self.hint_words(hint), hint.places
        self.help_with(hint)

    def help_with(self, _hint: Hint, /) -> None:
        """Show a step of help and say it."""
        self.refresh()
        self.kit.voice.say(self.prompt())

    def gestures(self, move: TrainingMove[Any]) -> tuple[Gesture, ...]:
        """How a hand answers, or goes on."""
        match move:
            case Answer(answer) if self.may_touch and answer in self.standing.answers:
                return self.answer_gestures(answer)
            case More() | Finish() if self.more.isVisible():
                return (tap(self, self.more),)
        return ()

    # ---- what the child may know -------------------------------------------------------------------

    @property
    def standing(self) -> TrainingView[Any, Any]:
        """The training as the child sees it."""
        view: TrainingView[Any, Any] = self.session.view(0)
        return view

    @property
    def kind(self) -> str:
        """What is asked; "" at the end."""
        view = self.standing
        return "" if view.position is None or view.phase == "over" else view.position.kind

    @property
    def may_touch(self) -> bool:
        """While a question is open."""
        return self.standing.phase == "answer"

    # ---- answering -------------------------------------------------------------------------------

    def give(self, answer: str) -> bool:
        """Give an answer and show what it brings; False when it is none of those on offer."""
        try:
            happenings = self.session.play(Answer(answer))
        except Illegal:
            return False
        self.forget()
        self._hint = 0
        self.kit.sound.play("right" if isinstance(happenings[0], AnsweredRight) else "lets_see")
        if self.standing.phase == "shown":
            self.show_solution()
        else:
            self.show_now()
        return True

    def _go_on(self) -> None:
        view = self.standing
        self.session.play(More() if len(view.solved) < view.planned else Finish())
        self.forget()
        self.begin()

    def _suiting(self) -> Ask:
        """What the advisor picks; where nobody knows the child, one kind after the other, as the ladder stands."""
        seat = self.people[0].seat
        if self.advisor is None or seat.kind != "child":
            return self.standing.due
        course = self.standing.course
        asks = [move for move in self.session.legal_moves() if isinstance(move, Ask)]
        offered = [
            Asked(course.skill_of(ask.kind), ask.level, course.usual_answers(ask.kind, ask.level), "") for ask in asks
        ]
        return asks[self.advisor.choose(seat.who, offered)]

    def show_now(self) -> None:
        """Show everything, say it, and count the thinking time from here."""
        self.refresh()
        self.session.start_thinking()
        if self.kit.pauses.keyboard:
            self.take_keyboard(self.first_button())
        self.kit.voice.say(self.prompt())

    def forget(self) -> None:
        """The parrot says and points at nothing more than the question does."""
        self.note, self.meant = None, ()

    # ---- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it stands now."""
        view = self.standing
        over = view.phase == "over"
        self.more.setVisible(view.phase == "shown")
        for widget in (self.cheer, self.again_button, self.done_button):
            widget.setVisible(over)
        self.show_board()
        self.trail.show_done(len(view.solved), view.planned)
        self.update()
        self.arrange()
        self.rail_changed.emit()

    def first_button(self) -> QWidget:
        """Where the keyboard begins: the answers, or the way on."""
        match self.standing.phase:
            case "over":
                return self.done_button
            case "shown":
                return self.more
        return self.first_answer()
