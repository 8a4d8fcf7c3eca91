"""How well a computer captain aims: about as well as the child who plays against it."""

from __future__ import annotations

from typing import Final

EASY: Final = frozenset({"1", "2"})
"""The strengths that aim a little worse than the child."""
_LOWEST, _HIGHEST, _EASIER = 0.25, 0.7, 0.1
_PRIOR: Final = 2
"""Before the first shot as much as two hits and two misses are taken for seen (a Beta(2, 2) prior)."""


def rate_of_hits(hits: int, shots: int) -> float:
    """The share of hits that is to be expected after so many hits of so many shots, between 0 and 1."""
    return (hits + _PRIOR) / (shots + 2 * _PRIOR)


def steadiness(child_hits: int, child_shots: int, strength: str) -> float:
    """The share of the computer captain's shots that hit; the screen shows it.

    It follows the child's own rate, in this game and in the last shots of earlier ones, within sensible bounds: each
    tenth of difference is worth some 13 points of winning.
    """
    followed = min(_HIGHEST, max(_LOWEST, rate_of_hits(child_hits, child_shots)))
    return followed - _EASIER if strength in EASY else followed
