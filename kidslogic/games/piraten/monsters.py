"""Sea monsters (P9): where on the sea one may lie, its text form, and which ways to the caves it leaves open.

All lengths are cave widths: x runs from 0 at the left bank to the number of caves, y from the ship's edge (0) to the
caves (`DEPTH`). Everything here is plain arithmetic on frozen values; how a ball pushes a monster is in `roll`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from kidslogic.engine.game import Unreadable

DEPTH: Final = 1.5
"""From the ship's edge to the caves."""
BALL: Final = 0.13
"""The ball's radius."""
ROW_AT: Final = (0.6, 0.8, 1.0, 1.25)
"""How far a monster of each row is from the ship's edge; the last row is the beach."""
BEACH: Final = len(ROW_AT) - 1
"""The row on which a monster lies on the sand: it never stays there (P9.6)."""
WATERLINE: Final = (ROW_AT[-2] + ROW_AT[-1]) / 2
"""Where the water ends."""
QUARTERS: Final = 4
MOST_BENT: Final = 2
"""So many steps the tail turns to either side."""
TAIL_STEP: Final = pi / 6
BODY: Final = 0.27
"""Radius of a monster's body."""
TAIL: Final = 0.75
"""From the middle of the body to the tip of the tail."""
FIN: Final = 0.07
"""Half the thickness of the tail."""

_POSE: Final = re.compile(r"([1-9][0-9]?)\.([0-3])\.([0-3])\.(-?[0-2])")
_ALONG: Final = (0.42, 0.58, TAIL - FIN)
"""Where circles stand for the tail."""
_STEEPEST: Final = 1.1
"""How far aside of its cave a ball may start that is sent straight to it."""
_SHORE: Final = 0.18
"""The ship stays so far away from the banks."""
_ROOM: Final = 0.16
"""So much room along the ship's edge a way needs, so that a child finds and hits it."""


@dataclass(frozen=True)
class Pose:
    """How a monster lies: `x` in half cave widths, its `row` (0 next to the ship), where its tail points, how bent.

    `turn` counts quarter turns from the right over the caves; `tail` counts steps of 30 degrees in the same direction.
    """

    x: int
    row: int
    turn: int
    tail: int = 0

    @property
    def text(self) -> str:
        """The one text form, `5.2.3.-1`; `parse_pose` reads it back."""
        return f"{self.x}.{self.row}.{self.turn}.{self.tail}"

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the body."""
        return self.x / 2, ROW_AT[self.row]

    @property
    def angle(self) -> float:
        """Where the tail points, in radians."""
        return self.turn * pi / 2 + self.tail * TAIL_STEP

    @property
    def afloat(self) -> Pose:
        """The same pose in the nearest water, straight back (P9.6)."""
        return replace(self, row=min(self.row, BEACH - 1))

    @property
    def circles(self) -> tuple[tuple[float, float, float], ...]:
        """Body and tail as circles: x, y, radius."""
        x, y = self.middle
        right, ahead = cos(self.angle), sin(self.angle)
        return ((x, y, BODY), *((x + far * right, y + far * ahead, FIN) for far in _ALONG))


def parse_pose(text: str) -> Pose:
    """Read a pose's text form; raises `Unreadable`. Whether it fits the sea is asked elsewhere."""
    found = _POSE.fullmatch(text)
    pose = None if found is None else Pose(*map(int, found.groups()))
    if pose is None or pose.text != text:
        raise Unreadable(text)
    return pose


@dataclass(frozen=True)
class Way:
    """A straight way into a cave: the ball starts at `start` (x) and goes `aside` to the right until the caves."""

    start: float
    aside: float


def in_water(pose: Pose, caves: int) -> bool:
    """Whether a monster may lie so at all (P9.3): between the banks and not on the beach."""
    return pose.x in range(1, 2 * caves) and pose.row < BEACH


@lru_cache(maxsize=256)
def way(cave: int, caves: int, poses: tuple[Pose, ...]) -> Way | None:
    """The way into a cave with the most room around it; None when the monsters leave none."""
    target = cave + 0.5
    low, high = max(_SHORE, target - _STEEPEST), min(caves - _SHORE, target + _STEEPEST)
    blocked = sorted(_shadow(target, *circle) for pose in poses for circle in pose.circles)
    best: tuple[float, float] | None = None
    at = low
    for left, right in (*blocked, (high, high)):
        end = min(left, high)
        # Everything beyond half a cave width is room enough: then the straighter way is the better one.
        middle = min(max(target, at + 0.25), end - 0.25) if end - at >= 0.5 else (at + end) / 2
        worth = min(end - at, 0.5) - 0.05 * abs(middle - target)
        if end - at >= _ROOM and (best is None or worth > best[0]):
            best = worth, middle
        at = max(at, right)
    return None if best is None else Way(best[1], target - best[1])


def passable(poses: tuple[Pose, ...], caves: int) -> bool:
    """Whether every cave can be reached (P11.3)."""
    return all(way(cave, caves, poses) is not None for cave in range(caves))


@lru_cache(maxsize=32)
def placements(others: tuple[Pose, ...], caves: int) -> tuple[Pose, ...]:
    """All poses in which one more monster may be placed beside `others`."""
    poses = (Pose(x, row, turn) for x in range(1, 2 * caves) for row in range(BEACH) for turn in range(QUARTERS))
    return tuple(
        pose
        for pose in poses
        if _on_sea(pose, caves) and not _touches(pose, others) and passable((*others, pose), caves)
    )


def pushed(pose: Pose) -> tuple[Pose, ...]:
    """All poses that a ball may leave a monster in: the tail turned, the body a row further on, perhaps beached."""
    rows = (pose.row, pose.row + 1)
    return tuple(Pose(pose.x, row, pose.turn, tail) for row in rows for tail in range(-MOST_BENT, MOST_BENT + 1))


def at_home(count: int, caves: int) -> tuple[Pose, ...]:
    """Where the monsters lie before anybody has placed them: spread evenly, next to the beach."""
    homes: tuple[Pose, ...] = ()
    for number in range(1, count + 1):
        wanted = round(2 * caves * number / (count + 1))
        homes = (*homes, min(placements(homes, caves), key=lambda pose: (abs(pose.x - wanted), -pose.row, pose.turn)))
    return homes


def _on_sea(pose: Pose, caves: int) -> bool:
    """Whether all of it, the tail too, is between the banks, the rock and the ship's edge."""
    return all(r <= x <= caves - r and r <= y <= DEPTH - r for x, y, r in pose.circles)


def _touches(pose: Pose, others: Iterable[Pose]) -> bool:
    return any(
        (x - a) ** 2 + (y - b) ** 2 < (r + s) ** 2
        for x, y, r in pose.circles
        for other in others
        for a, b, s in other.circles
    )


def _shadow(target: float, x: float, y: float, radius: float) -> tuple[float, float]:
    """From where along the ship's edge a ball sent straight to the cave at `target` touches a circle."""
    r = radius + BALL
    dx, dy = x - target, DEPTH - y
    far = dx * dx + dy * dy - r * r
    if dy <= r or far <= 0.0:
        # Beside the very mouth the tangents do not both reach the edge: all starts on that side are given up.
        return (-1e9, target) if dx < 0 else (target, 1e9)
    root = r * sqrt(far)
    below = dy * dy - r * r
    return target + DEPTH * (dx * dy - root) / below, target + DEPTH * (dx * dy + root) / below
