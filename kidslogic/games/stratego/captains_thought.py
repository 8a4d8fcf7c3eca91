"""What a computer captain thinks of a world: what it is worth, and how it might go on if nobody thought long."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from kidslogic.games.stratego.captains_world import (
    ABOARD,
    AT_ATTACK,
    AT_CARD,
    AT_SWING,
    DECLINE,
    OVER,
    OWN,
    PIECE_FLAG,
    SWING_BACK,
    CaptainsWorld,
)

_PIECE: Final = (0.4, 0.28, 0.32, 0.32, 0.44, 0.56, 0.72, 0.8)
"""What a piece on a deck is worth to its captain, by rank from the bomb to the 7.

In this and in what follows, 1 more makes winning 2.7 times as likely beside losing.
"""
_SPARE: Final = tuple(worth / 2 for worth in _PIECE)
"""The same in reserve."""
_NAKED: Final = 0.64
"""No piece on any deck: the next hit opens the way to a flag card."""
_OPENING: Final = 0.24
"""Each opening that the enemy's flag may still be behind."""
_LANDED: Final = (0.0, 1.2, 1.68, 1.92)
"""So many pieces aboard an enemy ship that nobody defends, when the flag is sure to be behind one opening."""
_DEFENDED: Final = 0.35
"""What each defender leaves of that."""


class Thought(CaptainsWorld):
    """A world with a judgement."""

    __slots__ = ()

    def casual(self, rng: Random) -> int:
        """Any move; but who may look for the flag does, and nobody stops half-way without need."""
        if self.at == AT_CARD:
            up, barred, count = self.up, self.barred, len(self.up)
            while True:
                place = int(rng.random() * count)
                if place != barred and up[place] is not None:
                    return place
        moves = self.moves()
        if self.at == AT_ATTACK and self.decks[self.seat][ABOARD]:
            moves = [move for move in moves if move >= PIECE_FLAG] or moves
        count = len(moves)
        if count > 1 and moves[-1] == DECLINE:
            count -= 1
        return moves[int(rng.random() * count)]

    def slip(self, rng: Random) -> int:
        """What comes to mind: as `casual`, but who swings goes over to the enemy where it can. Without that aim a game
        lasts too long for a child; a search, which walks on casually, is left as it was measured."""
        if self.at == AT_SWING:
            there = [move for move in self.moves() if move < SWING_BACK]
            if there:
                return there[int(rng.random() * len(there))]
        return self.casual(rng)

    def worth(self) -> tuple[float, float]:
        """How good things stand for each captain, 0 to 1."""
        if self.at == OVER:
            red = 0.5 if self.winner is None else float(self.winner == 0)
        else:
            red = 1 / (1 + exp(self._side(1) - self._side(0)))
        return red, 1 - red

    def _side(self, seat: int) -> float:
        ranks = self.ranks[seat]
        own, aboard = self.decks[seat]
        tried = self.tried[1 - seat]
        left = len(tried) - sum(tried)
        total = -_OPENING * left
        for rank in self.spare[seat]:
            total += _SPARE[rank]
        for piece in own:
            total += _PIECE[ranks[piece]]
        if aboard:
            for piece in aboard:
                total += _PIECE[ranks[piece]]
            defenders = len(self.decks[1 - seat][OWN])
            total += _LANDED[min(3, len(aboard))] / left * _DEFENDED**defenders
        elif not own:
            total -= _NAKED
        return total
