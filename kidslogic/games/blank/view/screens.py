"""Set-up and play of the shell game: three shells to lift, and below each one a telescope to look under it alone."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Illegal, Seat
from kidslogic.engine.session import Session
from kidslogic.games.blank.state import SHELLS, Lift, Move, Peek, View
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui.buttons import ArrowButton, RoundButton, Tile
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.game_view import Chosen, GameView, Person, SetupScreen
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Sign
from kidslogic.ui.scenery import sea
from kidslogic.ui.touch import TouchButton

OTHERS_TURN_MS = 800
"""How long the computer player seems to think."""


class BlankSetup(SetupScreen):
    """Nothing to choose: the child plays against the parrot."""

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.sign = Sign(self.prompt, self)
        self.next = ArrowButton(kit, lambda: QCoreApplication.translate("Blank", "Go on"), self)
        self.next.clicked.connect(self._choose)

    def prompt(self) -> str:
        """What is going to be played."""
        return QCoreApplication.translate("Blank", "Find the coin before the parrot does!")

    def arrange(self) -> None:
        """The sign above the arrow."""
        m = self.metrics
        self.put_centred(self.sign, m.w / 2, m.h * 0.3, 80, m.w - 40)
        self.put(self.next, m.w / 2 - 62, m.h * 0.55, 124, 124)

    def draw_scene(self, sheet: Drawing) -> None:
        """A quiet sea."""
        _draw_sea(sheet)

    def _choose(self) -> None:
        parrot = Person(Seat("computer", "careful"), QCoreApplication.translate("Blank", "Parrot"), "parrot")
        self.chosen.emit(Chosen((self.me, parrot)))


class BlankView(GameView):
    """Shows the view of the child on turn, or of the child who waits for the computer player."""

    places = frozenset({"home", "listen", "gate"})

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.sign = Sign(self.prompt, self)
        self.shells = [Tile(kit, Symbol("shell"), partial(self._shell_name, n), self, seed=n + 1) for n in SHELLS]
        self.looks = [RoundButton(kit, "telescope", partial(self._look_name, n), self) for n in SHELLS]
        for shell, (lift, look) in enumerate(zip(self.shells, self.looks, strict=True)):
            self._let(lift, Lift(shell))
            self._let(look, Peek(shell))
        self.on = ArrowButton(kit, lambda: QCoreApplication.translate("Blank", "Go on"), self)
        self.on.clicked.connect(self.done)
        self._others_turn = QTimer(self, singleShot=True)
        self._others_turn.timeout.connect(self._let_computer_play)

    def begin(self) -> None:
        """Show the game as it stands."""
        self._show()

    def prompt(self) -> str:
        """What is asked, or who found the coin."""
        view = self._view()
        if view.finder is not None:
            name = self.people[view.finder].name
            return QCoreApplication.translate("Blank", "{name} found the coin!").format(name=name)
        return QCoreApplication.translate("Blank", "Where is the coin?")

    def arrange(self) -> None:
        """Three shells in a row, the telescopes below."""
        m = self.metrics
        side, step = min(200.0, m.w / 5), m.w / 4
        self.put_centred(self.sign, m.w / 2, 40, 80, m.w - 40)
        for shell in SHELLS:
            x = step * (shell + 1)
            self.put(self.shells[shell], x - side / 2, m.h * 0.3, side, side)
            self.put(self.looks[shell], x - 62, m.h * 0.3 + side + 40, 124, 124)
        self.put(self.on, m.w / 2 - 62, m.h * 0.3 + side + 40, 124, 124)

    def draw_scene(self, sheet: Drawing) -> None:
        """A quiet sea."""
        _draw_sea(sheet)

    # ---- inside ------------------------------------------------------------------------------------

    def _view(self) -> View:
        turn = self.session.turn
        waiting = turn is None or self._is_computer(turn)
        child = next((seat for seat, person in enumerate(self.people) if person.seat.kind != "computer"), 0)
        view: View = self.session.view(child if waiting or turn is None else turn)
        return view

    def _is_computer(self, seat: int) -> bool:
        return self.people[seat].seat.kind == "computer"

    def _let(self, button: TouchButton, move: Move) -> None:
        """The button plays the move."""
        button.clicked.connect(lambda: self._play(move))

    def _play(self, move: Move) -> None:
        """Play a move; one that is not allowed now (a late touch) changes nothing."""
        try:
            self.session.play(move)
        except Illegal:
            return
        self._show()

    def _show(self) -> None:
        view, turn = self._view(), self.session.turn
        open_moves = self.session.legal_moves() if turn == view.seat else ()
        over = view.finder is not None
        for shell in SHELLS:
            lift, look = self.shells[shell], self.looks[shell]
            lift.picture = Symbol("coin" if shell == view.coin else "shell")
            lift.setEnabled(Lift(shell) in open_moves)
            look.setEnabled(Peek(shell) in open_moves)
            look.setVisible(not over)
            lift.setAccessibleName(self._shell_name(shell))
            lift.update()
        self.on.setVisible(over)
        self.sign.set_text(self.prompt)
        self.arrange()
        self.kit.voice.say(self.prompt())
        if turn is not None and self._is_computer(turn):
            self._others_turn.start(0 if self.kit.motion.reduced else OTHERS_TURN_MS)

    def _let_computer_play(self) -> None:
        turn = self.session.turn
        if turn is not None and self._is_computer(turn):
            choose = self.session.game.opponents[self.people[turn].seat.who]
            rng = Random(f"{self.session.seed}:{len(self.session.moves)}")
            self._play(choose(self.session.view(turn), rng))

    def _shell_name(self, shell: int) -> str:
        view = self._view()
        if shell == view.coin:
            text = QCoreApplication.translate("Blank", "Shell {number}: the coin is here")
        elif shell in view.lifted:
            text = QCoreApplication.translate("Blank", "Shell {number}: nothing here")
        else:
            text = QCoreApplication.translate("Blank", "Lift shell {number}")
        return text.format(number=shell + 1)

    def _look_name(self, shell: int) -> str:
        return QCoreApplication.translate("Blank", "Look under shell {number}").format(number=shell + 1)


def _draw_sea(sheet: Drawing) -> None:
    sea.air(sheet, 90)
    sea.sea(sheet, 80, bottom=sheet.h, seed=3, crests=False)
