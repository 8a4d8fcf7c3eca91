"""How the ball rolls when a child pulls it back and lets go (P11.2): no dice, the same pull gives the same roll.

The ship is a sling. The ball's lane goes from the ship to the side opposite the release point; a crooked or shaky pull
makes it drift a little further while it rolls. Distances of the pull are cave widths, so that a small screen is as
hard as a big one; places on the board run from 0 to 1, left to right and from the ship's edge (0) to the caves (1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, sqrt
from typing import Final

Point = tuple[float, float]

STEP: Final = 1 / 60
"""Seconds between two points of a path; the last step may be shorter."""
ENOUGH: Final = 0.8
"""Cave widths of pull with which the ball just reaches the caves; less stops on the sea."""
MOUTH: Final = 0.54
"""Width of a cave's opening in cave widths; between two openings is rock."""

_STRONGEST: Final = 2.5  # times ENOUGH; a longer pull does not make the ball faster
_DRAG: Final = 0.9  # the sea slows the ball by this, in board lengths per second squared
_LANE: Final = 1.0  # cave widths sideways at the caves per cave width sideways at the release
_BEND: Final = 0.9  # the same per cave width of mean distance between the pull and its straight line
_SHAKE: Final = 0.6  # the same for a pull twice as long as its straight line
_MOST_SHAKE: Final = 0.5
_NOTICEABLE: Final = 0.05  # mean bend in cave widths from which a shaky pull clearly has a side


@dataclass(frozen=True)
class Roll:
    """The ball's way over the board, one point each `STEP`, and the cave it went into, None for none."""

    path: tuple[Point, ...]
    cave: int | None


def roll(ship: float, pull: Sequence[Point], caves: int) -> Roll:
    """Roll the ball from `ship`, its place along the edge from 0 to 1, towards `caves` caves.

    `pull` are the points of the drag in cave widths: x to the right, y away from the caves. It needs no fixed origin.
    """
    back = pull[-1][1] - pull[0][1] if pull else 0.0
    if back <= 0:
        return Roll(((ship, 0.0),), None)
    lane = -_LANE * (pull[-1][0] - pull[0][0])
    drift = _drift(pull, back)
    path = tuple(
        (min(1.0, max(0.0, ship + (lane * y + drift * y * y) / caves)), y) for y in _way(min(back / ENOUGH, _STRONGEST))
    )
    x, y = path[-1]
    return Roll(path, _cave_at(x, caves) if y == 1.0 else None)


def _way(strength: float) -> list[float]:
    """How far the ball has come at each step, up to the caves or to where the sea has stopped it."""
    reach = strength * strength
    speed = sqrt(2 * _DRAG * reach)
    end = min(1.0, reach)
    seconds = (speed - sqrt(2 * _DRAG * (reach - end))) / _DRAG
    moments = (step * STEP for step in range(ceil(seconds / STEP)))
    return [*(min(end, speed * t - _DRAG * t * t / 2) for t in moments), end]


def _drift(pull: Sequence[Point], back: float) -> float:
    """Drift in cave widths at the caves, from how straight and how steady the pull was; 0 for a straight one."""
    start, release = pull[0], pull[-1]
    slope = (release[0] - start[0]) / back
    off = [x - start[0] - slope * (y - start[1]) for x, y in pull]
    bend = sum((a + b) / 2 * (q[1] - p[1]) for (p, q), (a, b) in zip(pairwise(pull), pairwise(off), strict=True)) / back
    length = sum(sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2) for p, q in pairwise(pull))
    shake = min(_MOST_SHAKE, length / sqrt((release[0] - start[0]) ** 2 + back * back) - 1)
    side = bend / (abs(bend) + _NOTICEABLE)
    return -(_BEND * bend + _SHAKE * shake * side)


def _cave_at(x: float, caves: int) -> int | None:
    cave = min(caves - 1, int(x * caves))
    return cave if abs(x * caves - cave - 0.5) <= MOUTH / 2 else None
