"""Looking back on the board: one moment after the other, everything open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.looking_back import Moment, words_of

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView


class Replay:
    """Leafs through the moments of a finished game."""

    def __init__(self, game: StrategoView) -> None:
        self._game = game
        self._moments: tuple[Moment, ...] = ()
        self.index = 0
        game.back_button.clicked.connect(lambda: self.go(-1))
        game.on_button.clicked.connect(lambda: self.go(1))
        game.close_button.clicked.connect(self.end)

    @property
    def is_on(self) -> bool:
        """Whether a finished game is being looked at."""
        return bool(self._moments)

    def begin(self, moments: Sequence[Moment]) -> None:
        """Begin with the first moment."""
        self._moments, self.index = tuple(moments), 0
        self._show()

    def go(self, step: int) -> None:
        """One moment further, or back."""
        self.index = min(len(self._moments) - 1, max(0, self.index + step))
        self._show()

    def end(self) -> None:
        """Back to the end of the game."""
        game = self._game
        self._moments = ()
        game.replayed = None
        for button in (game.back_button, game.on_button, game.close_button):
            button.hide()
        game.next_turn()

    def _show(self) -> None:
        game = self._game
        moment = self._moments[self.index]
        now = game.session.view(game.eyes)
        game.replayed = View(seat=game.eyes, house=now.house, box=now.box, table=moment.table)
        for button in (game.back_button, game.on_button, game.close_button):
            button.show()
        game.back_button.setEnabled(self.index > 0)
        game.on_button.setEnabled(self.index < len(self._moments) - 1)
        game.refresh()
        game.tell(words_of(moment, [person.name for person in game.people]))
