"""LOGIX on the screen: board, rack, own card and seats; the children's touches become moves, computers think aside."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Illegal
from kidslogic.engine.session import Session
from kidslogic.games.logix.board import RACK_COLOURS, Colour
from kidslogic.games.logix.codes import Fit
from kidslogic.games.logix.happenings import ClaimedRight, ClaimedWrong, Moved, Placed, Replaced
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Move, Place, Replace, Slide
from kidslogic.games.logix.state import View
from kidslogic.games.logix.view.board import Shown
from kidslogic.games.logix.view.layout import LogixLayout, Picked
from kidslogic.games.logix.view.rack import draw_rack
from kidslogic.games.logix.view.words import colour_word, refusal
from kidslogic.ui.curtain import Curtain
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.theme import Metrics
from kidslogic.ui.thinking import Thinker


class LogixView(LogixLayout):
    """The screen of play."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self.play)
        self._connect()

    def _connect(self) -> None:
        self.board.tapped.connect(self.tap_cell)
        self.board.lifted.connect(lambda _cell: self.pick(None))
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
        self.say(self.hint_words(hint))
        self.board.show_board(self._shown(lit=hint.places))

    def hint_words(self, hint: Any) -> str:
        """A hint's code in words."""
        colour = colour_word(hint.params.get("colour", "blue")) if "colour" in hint.params else ""
        words = {
            "look": self.tr("Look at your card. Is it ready?"),
            "claim": self.tr("It is ready! Hold the yellow button."),
            "end": self.tr("Tap the arrow to end your turn."),
            "need": self.tr("You need {colour} here."),
            "in_way": self.tr("This marble is in your way."),
            "move": self.tr("Look: this would be a good move."),
        }
        return words[hint.code].format(colour=colour)

    def undo(self) -> None:
        """Take back the action of this turn."""
        if self.session.undo():
            self.note = None
            self.refresh()

    def set_metrics(self, metrics: Metrics) -> None:
        """The curtain covers everything."""
        super().set_metrics(metrics)
        if self.curtain is not None:
            self._fit_curtain()

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
        return turn is not None and self.people[turn].seat.kind != "computer" and self.curtain is None

    @property
    def people_here(self) -> int:
        """How many people sit at the screen."""
        return sum(person.seat.kind != "computer" for person in self.people)

    def next_turn(self) -> None:
        """Go on to whoever decides: a computer thinks, a child is called, with a curtain where others could look."""
        turn = self.session.turn
        self.note, self.picked, self._hint = None, None, 0
        if turn is not None and self.people[turn].seat.kind == "computer":
            self.refresh()
            self._let_think(turn)
            return
        if turn is not None and turn != self.eyes:
            self.eyes = turn
            if self.people_here > 1:
                self._draw_curtain(self.people[turn])
        self.refresh()
        self.session.start_thinking()
        if self.curtain is None:
            self.kit.voice.say(self.prompt())

    def _draw_curtain(self, person: Person) -> None:
        self.curtain = Curtain(self.kit, person, self)
        self.curtain.open.clicked.connect(self._open_curtain)
        self._fit_curtain()
        self.curtain.show()
        self.curtain.raise_()
        self.kit.voice.say(self.curtain.prompt())

    def _fit_curtain(self) -> None:
        if self.curtain is not None:
            self.curtain.setGeometry(self.rect())
            self.curtain.set_metrics(self.metrics)

    def _open_curtain(self) -> None:
        if self.curtain is not None:
            self.curtain.hide()
            self.curtain.deleteLater()
            self.curtain = None
        self.refresh()
        self.kit.voice.say(self.prompt())

    def _let_think(self, seat: int) -> None:
        opponent = self.session.game.opponents[self.people[seat].seat.who]
        view, rng = self.session.view(seat), Random(f"{self.session.seed}:{len(self.session.moves)}")
        self.thinker.think(partial(opponent, view, rng))

    # ---- touching --------------------------------------------------------------------------------

    def pick(self, what: Picked) -> None:
        """Pick something up, or lay it down again."""
        self.picked, self.note = what, None
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
            self.play(Slide(start, end))
        else:
            self.refresh()

    def _carry(self, colour: Colour, away: QPointF) -> None:
        marble = self.marbles[colour]
        point = self.board.mapFrom(self, marble.geometry().center()).toPointF() + away
        self.board.carry(colour if self.is_childs_turn and marble.count else None, point)

    def _drop_from_rack(self, colour: Colour) -> None:
        moving = self.board.carried
        self.board.carry(None, QPointF())
        cell = None if moving is None else self.board.cell_at(moving)
        if cell is None:
            self.pick(None)
            return
        self.picked = colour
        self.tap_cell(cell)

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move and show what happened; one that is not allowed is refused in a few words."""
        try:
            happenings = self.session.play(move)
        except Illegal as refused:
            self.refuse(refused.reason)
            return
        self.picked, self.note = None, None
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
            case ClaimedRight(fit=fit):
                self.code = fit
                self.kit.sound.play("sail")
                self.next_turn()
            case ClaimedWrong(fit=fit, penalty=penalty):
                self._show_wrong_claim(fit, penalty)
            case _:
                return False
        return True

    def _show_arriving(self, colour: Colour, cell: int) -> None:
        marble = self.marbles[colour]
        start = self.board.mapFrom(self, marble.geometry().center()).toPointF()
        self.board.show_board(self._shown(without=cell))
        self.board.fly(colour, start, cell, self._settled)
        self.kit.sound.play("tap")

    def _settled(self) -> None:
        turn = self.session.turn
        if turn is not None and self.people[turn].seat.kind == "computer":
            self.next_turn()
            return
        self.refresh()
        self.kit.voice.say(self.prompt())

    def _show_wrong_claim(self, fit: Fit | None, penalty: str) -> None:
        words = {
            "hint": self.tr("Not quite yet. Yellow rings do not fit."),
            "lose_turn": self.tr("Not quite yet. The turn goes on."),
            "out": self.tr("The code is not ready. You watch now."),
        }
        note = words[penalty]
        self.next_turn()
        self.note = note
        self.kit.sound.play("lets_see")
        self.refresh(amiss=() if fit is None else (*fit.missing, *fit.spoiling), lit=() if fit is None else fit.fitting)

    def refuse(self, reason: str) -> None:
        """Say why something is not possible; the marble is back where it was."""
        self.picked = None
        self.refresh()
        self.say(refusal(reason))

    def say(self, words: str) -> None:
        """Let the parrot say something until the next touch."""
        self.note = words
        self.bubble.set_text(self.prompt)
        self.arrange()
        self.kit.voice.say(words)

    # ---- showing ---------------------------------------------------------------------------------

    def refresh(self, lit: tuple[int, ...] = (), amiss: tuple[int, ...] = ()) -> None:
        """Show everything as it stands now."""
        view, childs_turn = self.view, self.is_childs_turn
        self.board.show_board(self._shown(lit=lit, amiss=amiss))
        for colour in RACK_COLOURS:
            self.marbles[colour].show_count(view.rack[colour], locked=colour in view.locked and not view.acted)
            self.marbles[colour].set_chosen(self.picked == colour)
            self.marbles[colour].setEnabled(childs_turn and view.rack[colour] > 0)
        self.show_card(view, alone=self.people_here == 1, over=self.session.outcome is not None)
        self.turn_done.setEnabled(childs_turn and (view.acted or not self._can_act()))
        self.claim.setEnabled(childs_turn and view.may_claim)
        self.draw_button.setVisible(childs_turn and view.may_draw)
        self.show_seats(view, self.session.turn)
        self.bubble.set_text(self.prompt)
        self.arrange()
        self.rail_changed.emit()

    def _can_act(self) -> bool:
        return any(not isinstance(move, EndTurn | Claim | CallDraw) for move in self.session.legal_moves())

    def _shown(self, lit: tuple[int, ...] = (), amiss: tuple[int, ...] = (), without: int | None = None) -> Shown:
        view = self.view
        marbles = tuple(None if cell == without else colour for cell, colour in enumerate(view.marbles))
        last = None
        if view.log and without is None:
            action = view.log[-1].action
            last = action.end if isinstance(action, Slide) else action.cell
        code = () if self.code is None else self.code.cells
        return Shown(
            marbles=marbles,
            legal=self._legal(),
            last=last,
            picked=self.picked if isinstance(self.picked, int) else None,
            lit=code or lit,
            amiss=amiss,
        )

    def _legal(self) -> frozenset[int]:
        if not self.is_childs_turn or self.picked is None:
            return frozenset()
        moves = self.session.legal_moves()
        if isinstance(self.picked, str):
            return frozenset(move.cell for move in moves if isinstance(move, Place) and move.colour == self.picked)
        return frozenset(move.end for move in moves if isinstance(move, Slide) and move.start == self.picked)

    def cell_name(self, cell: int) -> str:
        """What a screen reader says of a cell."""
        row, column = divmod(cell, 7)
        colour = self.view.marbles[cell]
        what = self.tr("empty") if colour is None else colour_word(colour)
        return self.tr("Row {row}, column {column}: {what}").format(row=row + 1, column=column + 1, what=what)

    def draw_scene(self, sheet: Drawing) -> None:
        """Open water and the tray of the rack."""
        super().draw_scene(sheet)
        draw_rack(sheet, self.rack_box(), self.rack_rows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits pick colours; Esc lays down what is picked."""
        digit = int(event.text()) if event.text().isdigit() else 0
        if 1 <= digit <= len(RACK_COLOURS):
            self.tap_rack(RACK_COLOURS[digit - 1])
        elif event.key() == Qt.Key.Key_Escape and self.picked is not None:
            self.pick(None)
        else:
            super().keyPressEvent(event)
