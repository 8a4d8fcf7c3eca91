"""What a computer captain thinks of a world: what it is worth, and how it might go on if nobody thought long."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from kidslogic.games.stratego.captains_world import (
    ABOARD,
    AT_ATTACK,
    DECLINE,
    OVER,
    PIECE_FLAG,
    CaptainsWorld,
)

_PIECE: Final = (0.5, 0.35, 0.4, 0.4, 0.55, 0.7, 0.9, 1.0)
"""What a piece is worth to its captain, by rank from the bomb to the 7."""
_IN_RESERVE: Final = 0.5
"""A piece in reserve is worth so much of it."""
_LANDED: Final = (0.0, 0.5, 0.7, 0.8)
"""Pieces aboard an enemy ship that nobody defends, by their number."""
_DEFENDED: Final = 0.35
"""What a defender leaves of that."""
_NAKED: Final = 0.8
"""No piece on any deck: the next shot may open the way to a flag card."""
_SCALE: Final = 0.8


class Thought(CaptainsWorld):
    """A world with a judgement."""

    __slots__ = ()

    def casual(self, rng: Random) -> int:
        """Any move; but who may look for the flag does, and nobody stops half-way without need."""
        moves = self.moves()
        if self.at == AT_ATTACK and self.decks[self.seat][ABOARD]:
            moves = [move for move in moves if move >= PIECE_FLAG] or moves
        count = len(moves)
        if count > 1 and moves[-1] == DECLINE:
            count -= 1
        return moves[int(rng.random() * count)]

    def worth(self) -> tuple[float, float]:
        """How good things stand for each captain, 0 to 1."""
        if self.at == OVER:
            red = 0.5 if self.winner is None else float(self.winner == 0)
        else:
            red = 1 / (1 + exp(_SCALE * (self._side(1) - self._side(0))))
        return red, 1 - red

    def _side(self, seat: int) -> float:
        ranks = self.ranks[seat]
        own, aboard = self.decks[seat]
        total = _IN_RESERVE * sum([_PIECE[rank] for rank in self.spare[seat]])
        for piece in own:
            total += _PIECE[ranks[piece]]
        for piece in aboard:
            total += _PIECE[ranks[piece]]
        if not own and not aboard:
            total -= _NAKED
        left = len(self.tried[1 - seat]) - sum(self.tried[1 - seat])
        total -= 0.3 * left
        if aboard:
            landed = _LANDED[min(3, len(aboard))] * 3 / left
            total += landed * _DEFENDED ** len(self.decks[1 - seat][0])
        return total
