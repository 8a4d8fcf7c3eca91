"""Which touches mean something now: the legal moves, sorted by what is touched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kidslogic.games.stratego.moves import (
    Attack,
    Call,
    Decline,
    Move,
    Pick,
    Remove,
    Station,
    Swing,
    TryFlag,
    TurnCard,
    Victim,
)

Owned = tuple[int, int]
"""A piece on a deck: the seat of its captain, and its number."""


@dataclass(frozen=True)
class Choices:
    """The moves by what a finger touches for them. `fights` and `tries` need an own piece first, `after_shot` is the
    choice of a door without one."""

    cards: dict[int, Move] = field(default_factory=dict)
    ranks: dict[int, Move] = field(default_factory=dict)
    pieces: dict[Owned, Move] = field(default_factory=dict)
    fights: dict[int, dict[int, Move]] = field(default_factory=dict)
    tries: dict[int, dict[int, Move]] = field(default_factory=dict)
    after_shot: dict[int, Move] = field(default_factory=dict)
    coins: dict[str, Move] = field(default_factory=dict)
    decline: Move | None = None

    @property
    def starters(self) -> frozenset[int]:
        """The own pieces that can fight or look for the flag."""
        return frozenset(self.fights) | frozenset(self.tries)

    def doors(self, picked: int | None) -> dict[int, Move]:
        """The doors that can be opened now."""
        return self.after_shot or ({} if picked is None else self.tries.get(picked, {}))

    def targets(self, picked: int | None) -> dict[int, Move]:
        """The enemy pieces that the picked one can have a duel with."""
        return {} if picked is None else self.fights.get(picked, {})


def choices(moves: Iterable[Move], seat: int) -> Choices:
    """Sort the legal moves of `seat`."""
    found = Choices()
    decline: Move | None = None
    for move in moves:
        match move:
            case TurnCard(place):
                found.cards[place] = move
            case Pick(rank) | Station(rank):
                found.ranks[rank] = move
            case Swing(piece) | Remove(piece):
                found.pieces[seat, piece] = move
            case Victim(piece):
                found.pieces[1 - seat, piece] = move
            case Attack(piece, target):
                found.fights.setdefault(piece, {})[target] = move
            case TryFlag(opening, None):
                found.after_shot[opening] = move
            case TryFlag(opening, int(piece)):
                found.tries.setdefault(piece, {})[opening] = move
            case Call(side):
                found.coins[side] = move
            case Decline():
                decline = move
    return Choices(
        found.cards, found.ranks, found.pieces, found.fights, found.tries, found.after_shot, found.coins, decline
    )
