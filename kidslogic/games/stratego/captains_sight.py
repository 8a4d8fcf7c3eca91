"""Looking one turn ahead: what each move is worth on average over some worlds that fit what the captain knows."""

from __future__ import annotations

from collections.abc import Sequence

from kidslogic.games.stratego.captains_thought import Thought
from kidslogic.games.stratego.captains_world import AT_CARD, AT_COIN, AT_PLANK, AT_SHOT, HIT, MISS, OVER, PIRATE, SHARK


def expected(worlds: Sequence[Thought], move: int) -> float:
    """What a move is worth to the captain who thinks, when the turn is played to its end as well as can be.

    Choices that follow are made for all worlds together that look the same until then: who turns a card sees its face
    before choosing, but never the rank of a piece by its back.
    """
    groups: dict[object, list[Thought]] = {}
    for world in worlds:
        tried = world.copy()
        groups.setdefault(tried.play(move), []).append(tried)
    return sum(len(group) * _settled(group) for group in groups.values()) / len(worlds)


def _settled(worlds: Sequence[Thought]) -> float:
    """The mean worth at the end of the turn of worlds that look the same."""
    first = worlds[0]
    me, at = first.me, first.at
    if at in (AT_CARD, OVER):
        return sum([world.worth()[me] for world in worlds]) / len(worlds)
    if at == AT_SHOT:
        share = first.aim[first.seat]
        return share * expected(worlds, HIT) + (1 - share) * expected(worlds, MISS)
    if at == AT_COIN:
        return (expected(worlds, SHARK) + expected(worlds, PIRATE)) / 2
    if first.decider == me:
        return max(expected(worlds, move) for move in first.moves())
    if at == AT_PLANK:  # the other captain picks by the backs: anything
        picks = [move for move in first.moves() if move < MISS]
        return sum(expected(worlds, move) for move in picks) / len(picks)
    return sum(min(expected([world], move) for move in world.moves()) for world in worlds) / len(worlds)
