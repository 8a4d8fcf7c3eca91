"""The parrot's help: what the action means, what has been seen, and the chance of a duel in pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kidslogic.games.stratego.odds import Odds, duel_odds
from kidslogic.games.stratego.state import SHOWN, piece_of
from kidslogic.games.stratego.view.words import action_words

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView


class Parrot:
    """Gives one step of help after the other."""

    def __init__(self, game: StrategoView) -> None:
        self._game = game
        self._steps = 0

    def begin_turn(self) -> None:
        """Another decision: help begins anew."""
        self._steps = 0

    def help(self) -> None:
        """The next step; the chance of a duel would tell those who look along how strong a back is."""
        game = self._game
        step, self._steps = self._steps, self._steps + 1
        phase = game.view.phase
        if phase == "attack" and game.picked is not None and game.choices.targets(game.picked) and game.is_open:
            self._show_odds()
        elif phase in ("card", "flag", "blind_pick", "plank") or step % 2 == 1:
            self._remember()
        elif game.view.table.action is not None and phase not in ("remove", "plank"):
            game.tell(action_words(game.view.table.action))
        else:
            game.tell(game.prompt())

    def _remember(self) -> None:
        """Show which faces have been seen: on the cards, and on the figures."""
        game = self._game
        table = game.view.table
        cards = any(card is not None and card.below is not None for card in table.cards)
        seen = any(piece.known == SHOWN for pieces in table.decks for piece in pieces) or any(table.opened)
        game.remembering = True
        game.refresh()
        if cards or seen:
            game.tell(QCoreApplication.translate("StrategoHelp", "I remember these faces. Look!"))
        else:
            game.tell(QCoreApplication.translate("StrategoHelp", "Nothing has been seen yet. Watch well!"))

    def _show_odds(self) -> None:
        """Ten little pirates: how many of ten duels the picked one wins."""
        game, view = self._game, self._game.view
        piece = piece_of(view.table.decks[game.eyes], game.picked if game.picked is not None else -1)
        if piece is None:
            return
        odds = [duel_odds(view, piece.rank, target) for target in game.choices.targets(game.picked)]
        best = max(odds, key=lambda one: one.wins)
        wins, both = in_ten(best)
        game.show_box.show_odds(wins, both)
        game.decline.hide()
        game.arrange()
        game.tell(game.odds_words(wins))


def in_ten(odds: Odds) -> tuple[int, int]:
    """How many of ten duels are won, and how many end with both out, rounded so that all are ten."""
    wins = round(odds.wins * 10)
    return wins, min(10 - wins, round(odds.both_out * 10))
