"""Dragging figures: to the other deck, or onto another figure for a duel. A tap and another do the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kidslogic.games.stratego.view.choosing import Owned

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView

_NEAR = 130
"""How near a figure must come to the other deck to be dropped on it, in units."""


class Dragging:
    """Lets the figures of a game be dragged."""

    def __init__(self, game: StrategoView) -> None:
        self._game = game
        for key in game.pieces:
            self._let_drag(key)

    def _let_drag(self, key: Owned) -> None:
        piece = self._game.pieces[key]
        start = [piece.pos()]

        def begin() -> None:
            start[0] = piece.pos()
            piece.raise_()

        piece.drag_started.connect(begin)
        piece.drag_moved.connect(lambda away: piece.move(start[0] + away.toPoint()))
        piece.drag_ended.connect(lambda: self._dropped(key))

    def _dropped(self, key: Owned) -> None:
        """Play what the place means; anywhere else the figure goes back to where it stood."""
        game, (owner, number) = self._game, key
        middle = game.pieces[key].geometry().center()
        if game.may_touch and owner == game.eyes and number in game.choices.starters:
            for target, move in game.choices.fights.get(number, {}).items():
                if game.pieces[1 - owner, target].geometry().contains(middle):
                    game.play(move)
                    return
        u = game.metrics.u
        near_other = abs(middle.y() - game.ship(1 - game.eyes).deck_y * u) < _NEAR * u
        is_aboard = any(piece.number == number for piece in game.view.aboard(owner))
        if game.may_touch and key in game.choices.pieces and game.view.phase == "swing" and near_other != is_aboard:
            game.play(game.choices.pieces[key])
        else:
            game.refresh()
