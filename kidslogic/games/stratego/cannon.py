"""How the ball flies when a child pulls the cannon back and lets go (S12.2): no dice, the same pull is the same flight.

The sea is seen from the side: our ship on the left, the other one on the right. Places are in metres of a small model
world, x to the right and y up from the water. The hole in the sail is small and high, the skull larger and low.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, cos, hypot, radians, sin
from random import Random
from typing import Final, Literal

import pymunk

from kidslogic.games.stratego.options import Wind

Target = Literal["sail", "skull"]
Point = tuple[float, float]

FIELD: Final = (14.0, 8.0)
"""Width and height of what is seen."""
RAIL: Final = (0.9, 2.3)
"""From where to where the cannon can be moved, never further forward than the own ship (S6.1)."""
MOUTH: Final = 1.75
"""How high above the water the ball leaves the cannon."""
BALL: Final = 0.2
"""The ball's radius."""
SAIL_X: Final = 11.2
"""Where the sail hangs."""
SAIL: Final = (2.9, 7.2)
"""From where to where it reaches."""
HOLE_Y: Final = 5.0
SKULL: Final[Point] = (9.6, 2.0)
"""The middle of the skull."""
DECK: Final = 1.45
"""How high the other ship's deck lies."""
HOLES: Final[Mapping[Wind, float]] = {"calm": 1.62, "breeze": 1.16, "storm": 0.78}
"""Half the height of the hole."""
SKULLS: Final[Mapping[Wind, float]] = {"calm": 0.66, "breeze": 0.48, "storm": 0.34}
"""The skull's radius."""
SHORTEST: Final = 0.15
"""A pull shorter than this, in full pulls, is none."""
TILT: Final = (4.0, 72.0)
"""How far the cannon can be tilted, in degrees."""
FRAMES: Final = 60
"""Points of a path for each second."""

_STEPS: Final = 2  # of the physics for each point of a path
_FASTEST: Final = 13.2
_GRAVITY: Final = 9.8
_LONGEST: Final = 4 * FRAMES
_TRIES: Final = 400


@dataclass(frozen=True)
class Pull:
    """What the hand did: `at` is where the cannon stands on its rail, 0 to 1.

    `back` and `down` are how far the ball was pulled to the left and down, in full pulls; more than one in all is no
    stronger.
    """

    at: float
    back: float
    down: float

    @property
    def strength(self) -> float:
        """From 0 to 1."""
        return min(1.0, hypot(self.back, self.down))

    @property
    def degrees(self) -> float:
        """The cannon's tilt: it points away from the hand."""
        tilt = atan2(self.down, max(1e-6, self.back)) / radians(1)
        return min(TILT[1], max(TILT[0], tilt))

    @property
    def is_none(self) -> bool:
        """Too short to fire."""
        return self.strength < SHORTEST


@dataclass(frozen=True)
class Flight:
    """The ball's way, `FRAMES` points a second, and whether it went into its target."""

    path: tuple[Point, ...]
    hit: bool


def muzzle(at: float) -> Point:
    """Where the ball lies in a cannon that stands at `at`."""
    return RAIL[0] + (RAIL[1] - RAIL[0]) * min(1.0, max(0.0, at)), MOUTH


def fly(pull: Pull, target: Target, wind: Wind) -> Flight:
    """Fire. A ball that goes through the hole, or touches the skull, has hit; all others end in the water."""
    space, ball = _world(pull, target, wind)
    skull = next((shape for shape in space.shapes if isinstance(shape, pymunk.Circle) and shape.body is not ball), None)
    path: list[Point] = [(ball.position.x, ball.position.y)]
    hit = False
    while len(path) < _LONGEST:
        for _ in range(_STEPS):
            before = ball.position
            space.step(1 / (FRAMES * _STEPS))
            hit = hit or _has_hit(before, ball, skull, wind)
        path.append((ball.position.x, ball.position.y))
        if (hit and (target == "skull" or ball.position.x > SAIL_X + 1.2)) or ball.position.y < -BALL:
            break
    return Flight(tuple(path), hit)


def aimed(target: Target, wind: Wind, rng: Random, *, hit: bool) -> Pull:
    """A pull that hits, or one that only just misses: how a computer captain's shot is shown (its result is known)."""
    best = _straight(target)
    spread = 0.05
    for _ in range(_TRIES):
        tilt = atan2(best.down, best.back) + rng.gauss(0, spread)
        pull = Pull(best.at, cos(tilt) * 1.1, sin(tilt) * 1.1)
        if fly(pull, target, wind).hit == hit:
            return pull
        spread = min(0.35, spread * (1.03 if not hit else 0.97))
    return best if hit else Pull(best.at, 0.4, 0.1)


def _straight(target: Target) -> Pull:
    """The steadiest hand's pull: full strength, as high as the target needs."""
    tilt = radians(BEST[target])
    return Pull(0.5, cos(tilt), sin(tilt))


BEST: Final[Mapping[Target, float]] = {"sail": 38.0, "skull": 15.0}
"""The tilt in degrees at full strength, from the middle of the rail, that meets each target in its middle."""


def _world(pull: Pull, target: Target, wind: Wind) -> tuple[pymunk.Space, pymunk.Body]:
    space = pymunk.Space()
    space.gravity = (0.0, -_GRAVITY)
    ball = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0.0, BALL))
    ball.position = muzzle(pull.at)
    tilt, speed = radians(pull.degrees), _FASTEST * pull.strength
    ball.velocity = (speed * cos(tilt), speed * sin(tilt))
    round_ball = pymunk.Circle(ball, BALL)
    shapes: list[pymunk.Shape] = [round_ball]
    half = HOLES[wind] if target == "sail" else 0.0
    cloth = [((SAIL_X, SAIL[0]), (SAIL_X, HOLE_Y - half)), ((SAIL_X, HOLE_Y + half), (SAIL_X, SAIL[1]))]
    shapes += [pymunk.Segment(space.static_body, lower, upper, 0.05) for lower, upper in cloth]
    hull = [(9.3, DECK), (13.8, DECK), (13.2, -0.6), (10.0, -0.6)]
    shapes.append(pymunk.Poly(space.static_body, hull))
    if target == "skull":
        shapes.append(pymunk.Circle(space.static_body, SKULLS[wind], SKULL))
    for shape in shapes:
        shape.elasticity, shape.friction = (0.0 if isinstance(shape, pymunk.Segment) else 0.35), 0.3
    space.add(ball, *shapes)
    return space, ball


def _has_hit(before: pymunk.Vec2d, ball: pymunk.Body, skull: pymunk.Shape | None, wind: Wind) -> bool:
    if skull is not None:
        return skull.point_query(ball.position).distance <= BALL + 0.03
    return before.x < SAIL_X <= ball.position.x and abs(ball.position.y - HOLE_Y) < HOLES[wind]
