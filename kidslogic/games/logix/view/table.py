"""The LOGIX table as a child sees it: what lies where, what may be touched, what the parrot says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Hint
from kidslogic.engine.session import Session
from kidslogic.games.logix.board import RACK_COLOURS, Colour, parse_colour
from kidslogic.games.logix.codes import Fit
from kidslogic.games.logix.moves import Move, Place, Replace, Slide
from kidslogic.games.logix.state import View
from kidslogic.games.logix.view.board import Shown
from kidslogic.games.logix.view.claiming import ClaimShow
from kidslogic.games.logix.view.gestures import gestures_of
from kidslogic.games.logix.view.layout import LogixLayout
from kidslogic.games.logix.view.words import colour_word
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import Screen, has_keyboard
from kidslogic.ui.theme import Metrics


@dataclass(frozen=True)
class Marks:
    """Rings on the board until the next touch: marbles that fit, what is amiss, what is talked about."""

    lit: tuple[int, ...] = ()
    amiss: tuple[int, ...] = ()
    meant: tuple[int, ...] = ()


@dataclass(frozen=True)
class Whisper:
    """What is only for the child that holds its card: the parrot's words, what it points at, a move to be shown."""

    words: str
    marks: Marks = Marks()
    move: Move | None = None


class LogixTable(LogixLayout):
    """Shows views of the session; what touches do is decided by the subclass.

    `eyes` is the seat of the child who looks at the screen. `note` is what the parrot says instead of the question,
    `marks` are what it points at, `tried` is how the code of a wrong claim stands, and `whisper` what others at the
    screen must not learn; all until the next touch. `code` is the code that won. `cover` lies over everything: the
    curtain between two children, what happened in the game.
    """

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        self.note: str | None = None
        self.marks = Marks()
        self.tried: Fit | None = None
        self.whisper: Whisper | None = None
        self.code: Fit | None = None
        self.cover: Screen | None = None
        self.claim_show: ClaimShow | None = None
        self.eyes = next((seat for seat, person in enumerate(people) if person.seat.kind != "computer"), 0)
        super().__init__(kit, session, people, parent)

    # ---- whose eyes ------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the child who looks at the screen may see."""
        view: View = self.session.view(self.eyes)
        return view

    @property
    def turn_name(self) -> str:
        """The name of whoever is on turn."""
        return self.people[self.session.turn or 0].name

    @property
    def is_childs_turn(self) -> bool:
        """Whether somebody at the screen decides now, with nobody else looking."""
        turn = self.session.turn
        free = self.cover is None and self.claim_show is None
        return turn is not None and self.people[turn].seat.kind != "computer" and free

    @property
    def people_here(self) -> int:
        """How many people sit at the screen."""
        return sum(person.seat.kind != "computer" for person in self.people)

    @property
    def others_look(self) -> bool:
        """Whether somebody sits at the screen who must not learn where the own code lies, or that it is ready."""
        return self.people_here > 1

    @property
    def heard(self) -> Whisper | None:
        """What is whispered to the child that holds its card just now; None while the card lies face down."""
        if not (self.others_look and self.is_childs_turn and self.card.is_shown):
            return None
        if self.whisper is None and self.view.house.coach:
            return self._coached()
        return self.whisper

    def _coached(self) -> Whisper | None:
        """What the option `coach` tells the owner of a card (L9.7)."""
        view = self.view
        if view.own is not None and view.may_claim:
            return Whisper(self.hint_words(Hint("claim")))
        return Whisper(self.hint_words(Hint("end"))) if view.acted else None

    @property
    def may_touch(self) -> bool:
        """The child on turn."""
        return self.is_childs_turn

    @property
    def lying(self) -> tuple[Colour | None, ...]:
        """What the child sees."""
        return self.view.marbles

    # ---- words -----------------------------------------------------------------------------------

    def say(self, words: str, marks: Marks | None = None) -> None:
        """Let the parrot say something, and point at something, until the next touch: for all who look along."""
        self.forget()
        self.note, self.marks = words, marks or Marks()
        self.refresh()
        self.kit.voice.say(words)

    def say_aside(self, whisper: Whisper) -> None:
        """Let the parrot say what the own code may be known by: where others look, only while the card is held."""
        if self.others_look:
            self.say(self.tr("All others look away. Now hold the eye!"))
            self.whisper = whisper
        else:
            self.say(whisper.words, whisper.marks)

    def _said(self) -> str:
        """What is written beside the parrot; nothing while something lies over the table that speaks itself.

        The voice says `prompt` instead, which is for all ears.
        """
        if self.cover is not None:
            return ""
        heard = self.heard
        return self.prompt() if heard is None else heard.words

    def forget(self) -> None:
        """The parrot says and points at nothing any more."""
        self.note, self.marks, self.tried, self.whisper = None, Marks(), None, None

    def hint_words(self, hint: Hint) -> str:
        """A hint's code in words."""
        colour = colour_word(parse_colour(hint.params["colour"])) if "colour" in hint.params else ""
        words = {
            "look": self.tr("Look at your card. Is it ready?"),
            "claim": self.tr("It is ready! Hold the yellow button."),
            "end": self.tr("Tap the arrow to end your turn."),
            "need": self.tr("You need {colour} here."),
            "in_way": self.tr("This marble is in your way."),
            "move": self.tr("Look: this would be a good move."),
        }
        return words[hint.code].format(colour=colour)

    def hint_marks(self, hint: Hint) -> Marks:
        """Where a hint points."""
        match hint.code:
            case "claim":
                return Marks(lit=hint.places)
            case "in_way":
                return Marks(amiss=hint.places)
        return Marks(meant=hint.places)

    # ---- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything as it stands now."""
        view, childs_turn = self.view, self.is_childs_turn
        over = self.session.outcome is not None and self.claim_show is None
        rests = () if view.acted or over else view.locked
        self.board.show_board(self._shown())
        for colour in RACK_COLOURS:
            self.marbles[colour].show_count(view.rack[colour], locked=colour in rests)
            self.marbles[colour].set_chosen(self.picked == colour)
            self.marbles[colour].setEnabled(childs_turn and view.rack[colour] > 0)
        self.show_card(view, alone=self.people_here == 1, over=over)
        may_look = childs_turn or over or not self.others_look
        for widget in (self.card, self.eye):
            widget.setEnabled(may_look)
        fit = self.code or self.tried
        if fit is not None:
            self.card.show_fit(fit, view.marbles)
        self.turn_done.setEnabled(childs_turn and (view.acted or not self._can_act()))
        self.claim.setEnabled(childs_turn and view.may_claim)
        self.draw_button.setVisible(childs_turn and view.may_draw)
        self.show_seats(view, self.session.turn, over=over)
        self.bubble.set_text(self._said)
        self.arrange()
        self.rail_changed.emit()

    def _can_act(self) -> bool:
        return any(isinstance(move, Place | Slide | Replace) for move in self.session.legal_moves())

    def _shown(self, without: int | None = None) -> Shown:
        """The board; the marble of the cell `without` is still on its way."""
        view, heard = self.view, self.heard
        marks = self.marks if heard is None else heard.marks
        last = None
        if view.log and without is None:
            action = view.log[-1].action
            last = action.end if isinstance(action, Slide) else action.cell
        return Shown(
            marbles=tuple(None if cell == without else colour for cell, colour in enumerate(view.marbles)),
            legal=self._legal(),
            last=last,
            picked=self.picked if isinstance(self.picked, int) else None,
            lit=marks.lit if self.code is None else self.code.cells,
            amiss=marks.amiss,
            meant=marks.meant,
        )

    def _legal(self) -> frozenset[int]:
        """Where what is picked up may go: shown only with help (L11.1)."""
        if not self.view.house.help or not self.is_childs_turn or self.picked is None:
            return frozenset()
        moves = self.session.legal_moves()
        if isinstance(self.picked, str):
            return frozenset(move.cell for move in moves if isinstance(move, Place) and move.colour == self.picked)
        return frozenset(move.end for move in moves if isinstance(move, Slide) and move.start == self.picked)

    def gestures(self, move: Any) -> tuple[Gesture, ...]:
        """How a hand plays `move` now; nothing while somebody else decides or something lies over the table."""
        if not self.is_childs_turn or move not in self.session.legal_moves():
            return ()
        return gestures_of(self, move)

    # ---- what lies over it -------------------------------------------------------------------------

    def put_over(self, cover: Screen) -> None:
        """Cover the table; the keyboard goes along."""
        self.take_away()
        self.cover = cover
        self._fit_cover()
        cover.show()
        cover.raise_()
        if self.kit.pauses.keyboard:
            cover.first_button().setFocus(Qt.FocusReason.TabFocusReason)
        self.refresh()
        self.kit.voice.say(cover.prompt())

    def take_away(self) -> None:
        """Uncover the table again."""
        if self.cover is not None:
            self.cover.hide()
            self.cover.deleteLater()
            self.cover = None

    def _fit_cover(self) -> None:
        if self.cover is not None:
            self.cover.setGeometry(self.rect())
            self.cover.set_metrics(self.metrics)

    def set_metrics(self, metrics: Metrics) -> None:
        """What lies over the table covers all of it."""
        super().set_metrics(metrics)
        self._fit_cover()
        if self.claim_show is not None:
            self.claim_show.setGeometry(self.rect())

    def first_button(self) -> QWidget:
        """The keyboard begins on the board, at the end with the buttons, under a curtain there."""
        if self.cover is not None:
            return self.cover.first_button()
        return self.replay_button if self.session.outcome is not None else self.board.stop

    def bring_keyboard(self) -> None:
        """Whoever plays by keyboard finds it at a place of use."""
        if self.kit.pauses.keyboard and not has_keyboard(self.board):
            self.first_button().setFocus(Qt.FocusReason.TabFocusReason)
