"""Pirates! Stratego on the screen: touches become moves, captains think aside, what happened is shown."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Illegal
from kidslogic.engine.session import Session
from kidslogic.games.stratego.moves import Move, Shot, Swing
from kidslogic.games.stratego.state import SETTING_UP, piece_of
from kidslogic.games.stratego.view.aim_stage import AimStage
from kidslogic.games.stratego.view.aiming import Aiming
from kidslogic.games.stratego.view.asking import question
from kidslogic.games.stratego.view.board import StrategoBoard
from kidslogic.games.stratego.view.choosing import Choices, choices
from kidslogic.games.stratego.view.dragging import Dragging
from kidslogic.games.stratego.view.end_stage import EndStage
from kidslogic.games.stratego.view.gestures import gestures_for
from kidslogic.games.stratego.view.helping import Parrot
from kidslogic.games.stratego.view.known_stories import known_stories
from kidslogic.games.stratego.view.looking_back import Moment, moments
from kidslogic.games.stratego.view.replay import Replay
from kidslogic.games.stratego.view.showing import Showing
from kidslogic.games.stratego.view.station_stage import StationStage
from kidslogic.games.stratego.view.words import refusal
from kidslogic.games.stratego.words import BOMB
from kidslogic.ui.curtain import Curtain
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import Screen, has_keyboard
from kidslogic.ui.theme import Metrics
from kidslogic.ui.thinking import Thinker

_ABOUT_BOMB = ("bomb_stays", "bomb_cannot_attack")
"""Refusals that tell which of the pieces is the bomb."""
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class StrategoView(StrategoBoard):
    """The screen of play. `stage` covers the board while the crew is set up, while somebody aims, and at the end."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        self.stage: Screen | None = None
        self.curtain: Curtain | None = None
        super().__init__(kit, session, people, parent)
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self._thought)
        self.showing = Showing(self)
        self.aiming = Aiming(self)
        self.helper = Parrot(self)
        self.replay = Replay(self)
        self.dragging = Dragging(self)
        self._by_child = False
        self._connect()

    def _connect(self) -> None:
        for place, card in enumerate(self.cards):
            card.clicked.connect(partial(self._touch, "cards", place))
        for key, piece in self.pieces.items():
            piece.clicked.connect(partial(self.touch_piece, key))
        for slot, buttons in enumerate(self.reserve):
            for seat, button in buttons.items():
                button.clicked.connect(partial(self.touch_reserve, seat, slot))
        for opening, door in enumerate(self.doors):
            door.clicked.connect(partial(self.touch_door, opening))
        for side, coin in self.coins.items():
            coin.clicked.connect(partial(self._touch, "coins", side))
        self.decline.clicked.connect(lambda: self.play(self.choices.decline))
        self.eye.pressed.connect(partial(self._peek, True))
        self.eye.released.connect(partial(self._peek, False))

    # ---- for the shell ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the game as it stands."""
        self.showing.told |= known_stories(self)
        self.next_turn()

    def prompt(self) -> str:
        """What can be done now, or what was said last."""
        if self.note is not None:
            return self.note
        if isinstance(self.stage, Screen):
            return self.stage.prompt()
        if self.guided:
            return ""
        return question(self.view, self.session.turn, self.people, self.choices, self.picked)

    def places_off(self) -> frozenset[str]:
        """Hint and undo only for a child that decides."""
        off = set()
        if not self.is_childs_turn or isinstance(self.stage, EndStage) or self.replay.is_on:
            off.add("hint")
        if not self.may_undo:
            off.add("undo")
        return frozenset(off)

    @property
    def is_showing(self) -> bool:
        """Whether something that happened is being shown."""
        return hasattr(self, "showing") and self.showing.is_busy

    @property
    def may_undo(self) -> bool:
        """Whether the child's own last decision can be taken back."""
        return self._by_child and self.session.can_undo and not self.showing.is_busy and self.curtain is None

    def hint(self) -> None:
        """The next step of help."""
        if self.is_childs_turn and not self.showing.is_busy:
            self.session.hint_shown()
            self.helper.help()

    def odds_words(self, wins: int) -> str:
        """How many of ten duels are won (plurals are only found in the context of the class itself)."""
        return self.tr("Ten duels: about %n go well.", "", wins)

    def undo(self) -> None:
        """Take back the last decision."""
        if self.may_undo and self.session.undo():
            self.thinker.forget()
            self._by_child = self.session.can_undo
            self.next_turn()

    def set_metrics(self, metrics: Metrics) -> None:
        """Stage and curtain cover everything."""
        super().set_metrics(metrics)
        for cover in (self.stage, self.curtain):
            if cover is not None:
                self._fit(cover)

    def gestures(self, move: Any) -> tuple[Gesture, ...]:
        """How a hand plays a move on the screen as it stands."""
        return gestures_for(self, move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that reached no button are the cover's, or go on with what is shown; Esc lays down what is picked."""
        cover = self.curtain or self.stage
        if cover is not None and not has_keyboard(cover):
            cover.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.picked is not None:
            self.pick(None)
        elif event.key() in _GO_ON and self.showing.is_busy and not event.isAutoRepeat():
            self.kit.motion.skip()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "replay"):
            self.refresh()
        super().changeEvent(event)

    # ---- whose turn ------------------------------------------------------------------------------

    @property
    def is_childs_turn(self) -> bool:
        """Whether somebody at the screen decides now, with nobody else looking."""
        return self.is_childs_turn_soon() and self.curtain is None

    def next_turn(self) -> None:
        """Go on with whoever decides: a captain thinks, a child is called."""
        turn = self.session.turn
        self.note, self.picked, self.remembering, self.peeking = None, None, False, False
        self.helper.begin_turn()
        if turn is None:
            self._show_end()
        elif self.people[turn].seat.kind == "computer":
            self._leave_stage()
            self.choices = Choices()
            self.refresh()
            self._let_think(turn)
        else:
            self._call(turn)

    def _call(self, turn: int) -> None:
        """A child decides: with a curtain where it looks with other eyes than before."""
        view = self.session.view(turn)
        begun = view.phase in SETTING_UP and not self.session.moves[1:]
        if (turn != self.eyes or begun) and self.two_look and view.phase != "plank":
            self.eyes = turn
            self._leave_stage()
            self.choices = Choices()
            self.refresh()
            self._draw_curtain(self.people[turn])
            return
        self._let_decide(turn)

    def _let_decide(self, turn: int) -> None:
        self.choices = choices(self.session.legal_moves(), turn)
        phase = self.view.phase
        if phase in ("station", "flags"):
            self._set_up()
        elif phase == "shot":
            self.enter(self.aiming.stage())
        else:
            self._leave_stage()
        self.refresh()
        self.session.start_thinking()
        self.kit.voice.say(self.prompt())

    def _set_up(self) -> None:
        if isinstance(self.stage, StationStage) and self.stage.view.seat == self.view.seat:
            self.stage.show_view(self.view)
            return
        stage = StationStage(self.kit, self.view, self.people[self.eyes], self)
        stage.plays.connect(self.play)
        self.enter(stage)

    def _let_think(self, turn: int) -> None:
        captain = self.session.game.opponents[self.people[turn].seat.who]
        rng = Random(f"{self.session.seed}:{len(self.session.moves)}")
        self.thinker.think(partial(captain, self.session.view(turn), rng))

    def _thought(self, move: Move) -> None:
        if isinstance(move, Shot):
            self.enter(self.aiming.watched(move))
        else:
            self.play(move)

    # ---- covers ----------------------------------------------------------------------------------

    def enter(self, stage: Screen) -> None:
        """Cover the board with a stage."""
        self._leave_stage()
        self.stage = stage
        stage.left.connect(self.left)
        if self.guided and isinstance(stage, StationStage | AimStage):
            stage.parrot.hide()
            stage.bubble.hide()
        self._fit(stage)
        stage.show()
        stage.raise_()
        begin = getattr(stage, "begin", None)
        if begin is not None:
            begin()
        self.rail_changed.emit()

    def _leave_stage(self) -> None:
        if self.stage is not None:
            self.stage.hide()
            self.stage.deleteLater()
            self.stage = None

    def _fit(self, cover: Screen) -> None:
        cover.setGeometry(self.rect())
        cover.set_metrics(self.metrics)

    def _draw_curtain(self, person: Person) -> None:
        self.curtain = Curtain(self.kit, person, self)
        self.curtain.open.clicked.connect(self._open_curtain)
        self._fit(self.curtain)
        self.curtain.show()
        self.curtain.raise_()
        if self.kit.pauses.keyboard:
            self.curtain.open.setFocus(Qt.FocusReason.TabFocusReason)
        self.kit.voice.say(self.curtain.prompt())
        self.rail_changed.emit()

    def _open_curtain(self) -> None:
        if self.curtain is not None:
            self.curtain.hide()
            self.curtain.deleteLater()
            self.curtain = None
        if self.session.turn is not None:
            self._let_decide(self.session.turn)
            first = self.first_choice()
            if self.kit.pauses.keyboard and first is not None:
                first.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_end(self) -> None:
        self.choices = Choices()
        self.refresh()
        stage = EndStage(self.kit, self.view, self.people, self)
        stage.again.connect(self.again)
        stage.done.connect(self.done)
        stage.look_back.connect(self.look_back)
        self.enter(stage)

    def look_back(self) -> None:
        """Show the whole game once more, step by step."""
        self._leave_stage()
        self.replay.begin(self.moments())

    def moments(self) -> tuple[Moment, ...]:
        """The game so far, moment by moment."""
        return moments(self.session.rules, self.session.moves)  # type: ignore[arg-type]  # this game's rules

    # ---- touching --------------------------------------------------------------------------------

    def _peek(self, peeking: bool) -> None:
        self.peeking = peeking and self.is_childs_turn and self.session.turn == self.eyes
        self.refresh()

    def pick(self, number: int | None) -> None:
        """Pick an own piece for a duel or a door, or lay it down again."""
        self.picked, self.note = number, None
        self.refresh()
        self.kit.voice.say(self.prompt())

    def _touch(self, what: str, key: object) -> None:
        if self._asks():
            move = getattr(self.choices, what).get(key)
            if move is not None:
                self.play(move)
            elif what == "cards" and self.choices.cards:
                self.refuse("card_barred")

    @property
    def may_touch(self) -> bool:
        """Whether a touch on the board means something."""
        return self.is_childs_turn and not self.showing.is_busy and not self.replay.is_on

    def _asks(self) -> bool:
        """Whether a touch asks for a move now. While something is shown, a key goes on with that instead."""
        if self.showing.is_busy and self.kit.pauses.keyboard:
            self.kit.motion.skip()
            return False
        return self.may_touch

    def touch_piece(self, key: tuple[int, int]) -> None:
        """A figure on a deck was touched."""
        if not self._asks():
            return
        owner, number = key
        if key in self.choices.pieces:
            self.play(self.choices.pieces[key])
        elif owner == self.eyes and number in self.choices.starters:
            self.pick(None if self.picked == number else number)
        elif owner != self.eyes and number in self.choices.targets(self.picked):
            self.play(self.choices.targets(self.picked)[number])
        elif self.choices.pieces and owner == self.eyes and self.view.phase == "swing":
            self.play(Swing(number))
        elif self.view.phase == "attack" and owner == self.eyes and self._is_bomb(number):
            self.refuse("bomb_cannot_attack")

    def _is_bomb(self, number: int) -> bool:
        piece = piece_of(self.view.table.decks[self.eyes], number)
        return piece is not None and piece.rank == BOMB

    def touch_reserve(self, seat: int, slot: int) -> None:
        """A figure in the tray was touched."""
        rank = self.slots(seat)[slot]
        if self._asks() and rank in self.choices.ranks:
            self.play(self.choices.ranks[rank])

    def touch_door(self, opening: int) -> None:
        """A door of the other ship was touched."""
        if self._asks() and opening in self.choices.doors(self.picked):
            self.play(self.choices.doors(self.picked)[opening])

    # ---- playing ---------------------------------------------------------------------------------

    def play(self, move: Move | None) -> None:
        """Play a move and show what happened; one that is not allowed is refused in a few words."""
        if move is None or self.showing.is_busy:
            return
        turn, asked = self.session.turn, self.prompt()
        try:
            happenings = self.session.play(move)
        except Illegal as refused:
            self.refuse(refused.reason)
            return
        self._by_child = turn is not None and self.people[turn].seat.kind != "computer"
        self.picked, self.note, self.choices, self.remembering = None, asked, Choices(), False
        if self.view.phase in ("station", "flags") or isinstance(self.stage, StationStage):
            self.next_turn()
            return
        self._leave_stage()
        self._show_quietly()
        self.showing.play(self.session.seen(happenings, self.eyes), self.next_turn)
        self.rail_changed.emit()

    def _show_quietly(self) -> None:
        """Take away what could be touched; the figures stay until they have been seen to move."""
        for button in (*self.doors, *self.coins.values(), self.decline):
            button.hide()
        for piece in self.pieces.values():
            piece.show_piece(piece.face_shown, "")
        for card in self.cards:
            card.set_glowing(False)

    def refuse(self, reason: str) -> None:
        """Say why something is not possible; of a bomb only to its own captain."""
        self.picked = None
        self.refresh()
        self.tell(refusal("" if reason in _ABOUT_BOMB and not self.is_open else reason))
