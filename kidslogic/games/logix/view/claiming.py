"""A claim is looked at together: marbles of the code light up one by one, then the card turns until it fits (L9)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.logix.board import Colour
from kidslogic.games.logix.codes import Card, Fit
from kidslogic.games.logix.view.board import MarbleBoard, Shown
from kidslogic.games.logix.view.card import CodeCard, quarters_of
from kidslogic.ui.motion import Curve

LIGHT_MS = 350
"""How long each marble of the code has to itself."""
QUARTER_MS = 350
LOOK_MS = 1400
"""How long the whole is looked at when everything has come to its place."""


class ClaimShow(QWidget):
    """Covers the table while a claim is looked at; any touch or key brings it to its end.

    `fit` is how the code of `card` stands: complete, or at best; None when the card has no room around black.
    """

    def __init__(self, board: MarbleBoard, marbles: tuple[Colour | None, ...], own: CodeCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._marbles = marbles
        self._own = own
        self._before = 0
        self._fit: Fit | None = None
        self._turns = 0
        self._tell: Callable[[], None] | None = None
        self.setGeometry(parent.rect())

    def begin(self, card: Card, fit: Fit | None, tell: Callable[[], None], done: Callable[[], None]) -> None:
        """Show the card, light up what fits, turn the card, show what is missing.

        Then comes `tell`, for the words that go with it, and at the end `done`.
        """
        self._tell = tell
        self._own.show_card(card, lies_open=True)
        self._before = self._own.quarters
        self._fit = fit
        self._turns = 0 if fit is None else (quarters_of(card, fit.cells) - self._before) % 4
        self._board.show_board(Shown(marbles=self._marbles))
        self.show()
        self.raise_()
        self.setFocus()

        def finish() -> None:
            self.hide()
            self.deleteLater()
            done()

        self._board.kit.motion.run(self, self._ms, self._step, finish, Curve.Linear)

    @property
    def _ms(self) -> int:
        lights = 0 if self._fit is None else len(self._fit.fitting)
        return lights * LIGHT_MS + self._turns * QUARTER_MS + LOOK_MS

    def _step(self, part: float) -> None:
        fit = self._fit
        if fit is None:
            self._say()
            return
        at = part * self._ms
        lit = fit.fitting[: int(at / LIGHT_MS) + 1]
        turns = int((at - len(fit.fitting) * LIGHT_MS) / QUARTER_MS)
        if turns < self._turns:
            self._own.quarters = (self._before + max(0, turns)) % 4
            self._own.update()
            self._board.show_board(Shown(marbles=self._marbles, lit=lit))
            return
        self._say()
        self._own.show_fit(fit, self._marbles)
        self._board.show_board(Shown(marbles=self._marbles, lit=lit, amiss=(*fit.missing, *fit.spoiling)))

    def _say(self) -> None:
        if self._tell is not None:
            tell, self._tell = self._tell, None
            tell()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On we go."""
        self._board.kit.motion.skip()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On we go, unless a key that claimed is still held."""
        if not event.isAutoRepeat():
            self._board.kit.motion.skip()
        event.accept()
