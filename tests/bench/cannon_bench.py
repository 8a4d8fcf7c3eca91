"""How often a child hits with the cannon of Pirates! Stratego, by target and wind, when it lets go beside its aim."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from random import Random

from kidslogic.games.stratego.cannon import BEST, Pull, Target, fly
from kidslogic.games.stratego.options import WINDS, Wind
from tests.bench.figures import Figure

SCATTER = 6 / 30
"""A child lets go about 6 mm beside where it wanted to, in full pulls of 30 mm."""
_WISHED = 1.15
"""How long a child's pull is meant to be: a little more than a full one."""
_TARGETS: tuple[Target, Target] = ("sail", "skull")
_AIM, _LESS = "55 to 75 %", "< 1 x in the weaker wind"
_SHOTS = 500


def share_of_hits(target: Target, wind: Wind, shots: int, seed: int = 3) -> float:
    """The share of shots that hit when the aim is right and the hand lets go beside it, in both directions."""
    rng, tilt = Random(seed), radians(BEST[target])
    hits = 0
    for _ in range(shots):
        aside, along = rng.gauss(0, SCATTER), _WISHED + rng.gauss(0, SCATTER)
        pull = Pull(0.5, along * cos(tilt) - aside * sin(tilt), along * sin(tilt) + aside * cos(tilt))
        hits += fly(pull, target, wind).hit
    return hits / shots


def cannon_figures() -> Iterator[Figure]:
    """Shares of hits in percent, each beside that in the wind before."""
    for target in _TARGETS:
        weaker: float | None = None
        for wind in WINDS:
            share = 100 * share_of_hits(target, wind, _SHOTS)
            yield Figure(f"shots that hit the {target}, {wind}", "%", share, weaker, _AIM if weaker is None else _LESS)
            weaker = share
