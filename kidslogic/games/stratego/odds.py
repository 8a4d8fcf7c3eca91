"""The chance of a duel by what a captain can know (S10): exact, every unseen piece as likely as the crew allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from kidslogic.games.stratego.dealing import unseen_ranks
from kidslogic.games.stratego.state import NOT_BOMB, Piece, View, piece_of
from kidslogic.games.stratego.words import BOMB, UNKNOWN, Verdict, duel


@dataclass(frozen=True)
class Odds:
    """How a duel can end for the attacker, each 0 to 1 and together 1."""

    wins: float
    both_out: float
    loses: float


def could_be(view: View, target: int) -> Mapping[int, float]:
    """How likely the enemy piece of that number has each rank, highest first; raises LookupError when it is gone.

    All ways to deal the unseen ranks that fit what is known are equally likely: the bomb is on one of the pieces that
    may be it (on deck or in reserve), the other ranks are spread evenly over the rest.
    """
    piece = piece_of(view.table.decks[view.enemy], target)
    if piece is None:
        raise LookupError(target)
    if piece.rank != UNKNOWN:
        return {piece.rank: 1.0}
    left = Counter(unseen_ranks(view.table, view.enemy, view.box))
    bomb = _chance_of_bomb(view, piece) if left[BOMB] else 0.0
    pirates = sum(left.values()) - left[BOMB]
    chances = {rank: (1 - bomb) * count / pirates for rank, count in left.items() if rank != BOMB}
    return chances | ({BOMB: bomb} if bomb else {})


def duel_odds(view: View, rank: int, target: int) -> Odds:
    """How a duel of a piece of that rank with the enemy piece `target` can end."""
    sums: dict[Verdict, float] = {"wins": 0.0, "both_out": 0.0, "loses": 0.0}
    for other, chance in could_be(view, target).items():
        sums[duel(rank, other)[0]] += chance
    return Odds(**sums)


def _chance_of_bomb(view: View, piece: Piece) -> float:
    if piece.known == NOT_BOMB:
        return 0.0
    deck, reserve = view.table.decks[view.enemy], view.table.reserves[view.enemy]
    maybe = sum(other.rank == UNKNOWN and other.known != NOT_BOMB for other in deck)
    return 1 / (maybe + len(reserve))
