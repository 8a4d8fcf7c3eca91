"""The whole game on the screen: one stage after the other, each showing what the last move did."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from kidslogic.engine.game import Illegal, Outcome
from kidslogic.engine.session import Session
from kidslogic.games.piraten.happenings import (
    AnsweredRight,
    AnsweredWrong,
    Banked,
    Busted,
    GameOver,
    Hit,
    HowFound,
    Missed,
    Uncovered,
)
from kidslogic.games.piraten.moves import Move
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.advice import next_row, row_that_suits
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.choose_stage import ChooseStage
from kidslogic.games.piraten.view.draw_stage import DrawStage
from kidslogic.games.piraten.view.end_stage import Ending, EndStage
from kidslogic.games.piraten.view.explain_stage import ExplainStage
from kidslogic.games.piraten.view.mates import Mates, Onlooker
from kidslogic.games.piraten.view.monster_stage import MonsterStage
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.games.piraten.view.training_end import TrainingEnd
from kidslogic.games.piraten.view.treasure_stage import TreasureStage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui.game_view import GameView, Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import has_keyboard
from kidslogic.ui.theme import Metrics

CHANGE_MS = 250
"""How long one stage fades into the next."""
LOOK_MS = 1500
"""How long a hit or the last miss is looked at before the game goes on; a touch goes on at once."""


class PiratenView(GameView):
    """Hosts the stages. Every move goes through the session first; what happened decides what is shown."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.stage: Stage | None = None
        self.mates = Mates(self)
        self._onlooker: Onlooker | None = None
        self._mate_decided = False
        self._going_on = QTimer(self, singleShot=True)
        self._going_on.timeout.connect(self.show_now)

    # ---- for the shell ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the game as it stands."""
        self.show_now()

    def prompt(self) -> str:
        """What the stage asks."""
        return "" if self.stage is None else self.stage.prompt()

    def places_off(self) -> frozenset[str]:
        """Hint and undo are off where they mean nothing."""
        off = set()
        watched = self.mates.on_turn is not None
        if self.stage is None or not self.stage.hints or watched:
            off.add("hint")
        if not self.session.can_undo or isinstance(self.stage, Ending) or watched or self._mate_decided:
            off.add("undo")
        return frozenset(off)

    def hint(self) -> None:
        """Pass the parrot on to the stage; the session counts the help for the row being answered."""
        if self.stage is None or self.stage.busy() or "hint" in self.places_off():
            return
        if isinstance(self.stage, AnswerStage):
            self.session.hint_shown()
        self.stage.hint()

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """What the stage says, once nothing is left to be looked at."""
        if self.stage is None or self.stage.busy() or self.is_looking or self.mates.on_turn is not None:
            return ()
        return self.stage.gestures(move)

    def undo(self) -> None:
        """Take back the last decision."""
        if "undo" not in self.places_off() and self.session.undo():
            self.show_now()

    def set_metrics(self, metrics: Metrics) -> None:
        """Lay out the stage, too."""
        super().set_metrics(metrics)
        if self.stage is not None:
            self._fit(self.stage)
        if self._onlooker is not None:
            self._onlooker.cover()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The stage covers everything."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that reached no button are the stage's."""
        if self.stage is not None and not has_keyboard(self.stage):
            self.stage.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """The stages hear of a new language themselves."""
        QWidget.changeEvent(self, event)

    # ---- stages ----------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the child on turn may see; at the end, what the first seat may see."""
        turn = self.session.turn
        view: View = self.session.view(0 if turn is None else turn)
        return view

    def show_now(self) -> None:
        """Show the stage that fits the state of the game."""
        self._going_on.stop()
        if self.view.phase == "pose":
            self.session.play(next_row(self, self.view))
        view = self.view
        makers = {
            "draw": DrawStage,
            "monster": MonsterStage,
            "row": ChooseStage,
            "answer": AnswerStage,
            "explain": ExplainStage,
            "aim": AimStage,
            "treasure": TreasureStage,
            "decide": TreasureStage,
        }
        outcome = self.session.outcome
        if outcome is not None:
            self._show_end(view, outcome)
        else:
            stage = makers[view.phase](self.kit, view, self.people, self)
            if isinstance(stage, ChooseStage):
                stage.suggest(row_that_suits(self, view))
            self._enter(stage)
        self.session.start_thinking()

    def _show_end(self, view: View, outcome: Outcome) -> None:
        ending = EndStage if view.ladder is None else TrainingEnd
        stage = ending(self.kit, view, self.people, outcome, self)
        stage.again.connect(self.again)
        stage.done.connect(self.done)
        self._enter(stage)

    def _enter(self, stage: Stage) -> None:
        old, self.stage = self.stage, stage
        self._onlooker = None
        stage.plays.connect(self._by_hand)
        stage.go_on.connect(self.show_now)
        stage.left.connect(self.left)
        watched = self.mates.on_turn is not None and not isinstance(stage, WhyStage | Ending)
        if watched:
            stage.look_on()
        if self.guided and not isinstance(stage, Ending):
            stage.say_less()
        self._fit(stage)
        stage.show()
        if old is not None:
            self._fade(old)
        if watched:
            self._onlooker = Onlooker(self.kit, stage)
            self._onlooker.cover()
            self._onlooker.show()
        stage.begin()
        if not isinstance(stage, WhyStage | Ending) and not watched:
            self.kit.voice.say(stage.prompt())
        self.rail_changed.emit()
        self.mates.look()

    def _fit(self, stage: Stage) -> None:
        stage.setGeometry(self.rect())
        stage.set_metrics(self.metrics)

    def _fade(self, old: Stage) -> None:
        """The old stage fades away over the new one."""
        picture = _Fading(old.grab(), self)
        old.hide()
        old.deleteLater()
        picture.show()
        self.kit.motion.run(picture, CHANGE_MS, picture.fade, picture.deleteLater)

    # ---- moves -----------------------------------------------------------------------------------

    @property
    def is_looking(self) -> bool:
        """Whether what just happened is still being looked at."""
        return self._going_on.isActive()

    def _by_hand(self, move: Move) -> None:
        """A stage asks for a move; while a mate is on turn only the mate's own roll counts."""
        if self.mates.on_turn is None or self.mates.acting:
            self.play(move)

    def play(self, move: Move) -> None:
        """Play a move and show what happened; one that is not allowed now (a late touch) changes nothing."""
        before, mate = self.view, self.mates.on_turn
        try:
            happenings = self.session.play(move)
        except Illegal:
            return
        self._mate_decided = mate is not None
        self.mates.look()
        for happening in happenings:
            if self._show(happening, happenings, before):
                self.rail_changed.emit()
                return
        self.show_now()

    def _show(self, happening: object, all_of: tuple[object, ...], before: View) -> bool:
        """Let the stage show a happening that needs to be looked at; whether it did."""
        stage = self.stage
        match happening:
            case AnsweredRight(symbol=symbol, puzzle=puzzle) if self.session.view(before.seat).phase != "explain":
                self._explain(before, puzzle, symbol)
            case HowFound():
                self._explain_found(before)
            case AnsweredWrong(symbol=symbol, puzzle=puzzle) if puzzle is not None:
                self._explain(before, puzzle, symbol)
            case Missed(cave=cave, left=left) if isinstance(stage, AimStage):
                if left > 0:
                    stage.show_missed(self.view, cave)
                else:
                    stage.show_no_more()
                    self._go_on_soon()
            case Hit() if isinstance(stage, AimStage):
                stage.show_hit()
                self._go_on_soon()
            case Uncovered() if isinstance(stage, TreasureStage):
                self._show_uncovered(stage, happening, all_of)
            case Banked(places=places) if isinstance(stage, TreasureStage):
                stage.show_banked(self.session.view(before.seat), places)
            case GameOver():
                return False
            case _:
                return False
        return True

    def _show_uncovered(self, stage: TreasureStage, uncovered: Uncovered, all_of: tuple[object, ...]) -> None:
        gems = uncovered.tile.gems
        busted = next((happening for happening in all_of if isinstance(happening, Busted)), None)
        banked = next((happening for happening in all_of if isinstance(happening, Banked)), None)
        if busted is not None:
            stage.show_bust(uncovered.place, gems, busted.places)
        elif banked is not None:
            stage.show_last(uncovered.place, gems, self.session.view(uncovered.seat), banked.places)
        else:
            stage.show_uncovered(self.view, uncovered.place, gems)

    def _explain(self, before: View, puzzle: PuzzleRow, answer: Symbol) -> None:
        if before.card is not None:
            self._enter(WhyStage(self.kit, before, self.people, puzzle, answer, before.card.side, self))

    def _explain_found(self, before: View) -> None:
        """After a child has told how it found the picture: the row shows its rule."""
        if before.card is None or before.row is None or before.solution is None:
            return
        row = before.card.rows[before.row - 1]
        self._explain(before, PuzzleRow(Row(row.cells, before.solution), row.rule, row.hint), before.solution)

    def _go_on_soon(self) -> None:
        self._going_on.start(0 if self.kit.motion.reduced else LOOK_MS)


class _Fading(QLabel):
    """A picture of the old stage that lets itself be seen through more and more."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self._opacity = 1.0
        self.setGeometry(parent.rect())

    def fade(self, part: float) -> None:
        self._opacity = 1.0 - part
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
