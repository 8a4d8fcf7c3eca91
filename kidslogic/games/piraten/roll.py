"""How the ball rolls when a child pulls it back and lets go (P11.2, P11.3): no dice, the same pull gives the same roll.

The ship is a sling with a ramp. The ball leaves it to the side opposite the release point; a crooked or shaky pull
makes it curl a little further while it rolls. Sea, beach, rock and monsters are solid bodies in two dimensions that are
stepped with a fixed time, so the whole way is known before anybody sees it. Distances of the pull are cave widths, so
that a small screen is as hard as a big one; places on the board run from 0 to 1, left to right and from the ship's edge
(0) to the caves (1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, pi, sqrt
from typing import Final

import pymunk

from kidslogic.games.piraten.monsters import (
    BALL,
    BEACH,
    BODY,
    DEPTH,
    FIN,
    MOST_BENT,
    ROW_AT,
    TAIL,
    TAIL_STEP,
    WATERLINE,
    Pose,
    way,
)

Point = tuple[float, float]

STEP: Final = 1 / 60
"""Seconds between two points of a path."""
ENOUGH: Final = 0.8
"""Cave widths of pull with which the ball just reaches the caves; less stops on the sea."""
MOUTH: Final = 0.63
"""Width of a cave's opening in cave widths; between two openings is rock."""

_TICKS: Final = 4
_DT: Final = STEP / _TICKS
_LONGEST: Final = 6.0  # seconds; friction ends every roll long before
_STRONGEST: Final = 2.0  # times ENOUGH; a longer pull does not make the ball faster
_DRAG: Final = 1.35  # the sea slows the ball by this, in cave widths per second squared
_SAND: Final = 1.3  # the beach slows it so many times as much
_LANE: Final = 1.0  # cave widths sideways at the caves per cave width sideways at the release
_BEND: Final = 0.9  # the same per cave width of mean distance between the pull and its straight line
_SHAKE: Final = 0.6  # the same for a pull twice as long as its straight line
_MOST_SHAKE: Final = 0.5
_NOTICEABLE: Final = 0.05  # mean bend in cave widths from which a shaky pull clearly has a side
_INSIDE: Final = 0.12  # so far behind the rock's front the ball is in the cave
_LIP: Final = 0.05  # radius of the rock's edges
_BOUNCE: Final = 0.45
_RUBBER: Final = 0.9  # monsters throw the ball back
_BALL_MASS, _BODY_MASS, _TAIL_MASS = 1.0, 9.0, 2.0
_WATER: Final = 2.5  # how fast the water stops a monster's body, per second
_TAIL_WATER: Final = 3.0


@dataclass(frozen=True)
class Shot:
    """What a hand does: where the ship lies along the edge, from 0 to 1, and the points of the pull in cave widths.

    Points have x to the right and y away from the caves; they need no fixed origin.
    """

    ship: float
    pull: tuple[Point, ...]


@dataclass(frozen=True)
class Swim:
    """Where a monster is at one moment: how far from the ship's edge (0 to 1), where its tail points (radians)."""

    y: float
    angle: float


@dataclass(frozen=True)
class Roll:
    """The ball's way over the board, one point each `STEP`, and the cave it went into, None for none.

    `swims` has one entry per point, with one `Swim` per monster; `poses` say how the monsters lie afterwards, on the
    beach where one was pushed there.
    """

    path: tuple[Point, ...]
    cave: int | None
    swims: tuple[tuple[Swim, ...], ...] = ()
    poses: tuple[Pose, ...] = ()


def roll(ship: float, pull: Sequence[Point], caves: int, monsters: tuple[Pose, ...] = ()) -> Roll:
    """Roll the ball from `ship`, its place along the edge from 0 to 1, towards `caves` caves.

    `pull` are the points of the drag in cave widths: x to the right, y away from the caves. It needs no fixed origin.
    """
    back = pull[-1][1] - pull[0][1] if pull else 0.0
    if back <= 0:
        still = tuple(Swim(pose.middle[1] / DEPTH, pose.angle) for pose in monsters)
        return Roll(((ship, 0.0),), None, (still,), monsters)
    aside = -_LANE * (pull[-1][0] - pull[0][0])
    return _Sea(caves, monsters).run(ship * caves, aside, _drift(pull, back), min(back / ENOUGH, _STRONGEST))


def straight(ship: float, aside: float = 0.0, strength: float = 1.25) -> Shot:
    """The steady pull that sends the ball `aside` cave widths to the right until the caves."""
    back = ENOUGH * strength
    return Shot(ship, ((0.0, 0.0), (-aside / _LANE, back)))


def sure_shot(cave: int, caves: int, monsters: tuple[Pose, ...]) -> Shot | None:
    """A shot that rolls into the cave past the monsters; None when there is no straight way."""
    found = way(cave, caves, monsters)
    return None if found is None else straight(found.start / caves, found.aside)


class _Sea:
    """The solid world of one roll."""

    def __init__(self, caves: int, monsters: tuple[Pose, ...]) -> None:
        self._caves = caves
        self._space = pymunk.Space()
        self._space.iterations = 12
        self._ball = pymunk.Body(_BALL_MASS, pymunk.moment_for_circle(_BALL_MASS, 0, BALL))
        shape = pymunk.Circle(self._ball, BALL)
        shape.elasticity = _BOUNCE
        self._space.add(self._ball, shape)
        self._build_rock()
        self._monsters = [_Monster(self._space, pose, group) for group, pose in enumerate(monsters, start=1)]

    def run(self, start: float, aside: float, drift: float, strength: float) -> Roll:
        """Step until the ball rests or is in a cave. `aside` and `drift` are cave widths at the caves."""
        length = hypot(aside, DEPTH)
        speed = strength * sqrt(2 * _DRAG * length)
        self._ball.position = (start, 0.0)
        self._ball.velocity = (speed * aside / length, speed * DEPTH / length)
        curl = 2 * drift / (length * length)
        path, swims = [self._point()], [self._swims()]
        cave = None
        for _ in range(round(_LONGEST / STEP)):
            rests = False
            for _ in range(_TICKS):
                rests = not self._tick(curl)
                cave = self._cave()
                if rests or cave is not None:
                    break
            path.append(self._point())
            swims.append(self._swims())
            if rests or cave is not None:
                break
        return Roll(tuple(path), cave, tuple(swims), tuple(monster.pose() for monster in self._monsters))

    def _tick(self, curl: float) -> bool:
        """One step of the fixed time; False when the ball has come to rest."""
        vx, vy = self._ball.velocity
        speed = hypot(vx, vy)
        slowed = speed - _DRAG * (_SAND if self._ball.position.y > WATERLINE else 1.0) * _DT
        if slowed <= 0.0 or self._ball.position.y < 0.0:
            return False
        # A curling ball goes aside in proportion to the way it makes, so its force grows with the square of its speed.
        turned = curl * speed * _DT
        self._ball.velocity = ((vx + turned * vy) * slowed / speed, (vy - turned * vx) * slowed / speed)
        for monster in self._monsters:
            monster.slow_down()
        self._space.step(_DT)
        return True

    def _cave(self) -> int | None:
        x, y = self._ball.position
        return min(self._caves - 1, max(0, int(x))) if y >= DEPTH + _INSIDE else None

    def _point(self) -> Point:
        return self._ball.position.x / self._caves, self._ball.position.y / DEPTH

    def _swims(self) -> tuple[Swim, ...]:
        return tuple(monster.swim() for monster in self._monsters)

    def _build_rock(self) -> None:
        """The banks at both sides, and the rock between the caves."""
        half = (1 - MOUTH) / 2 - _LIP
        walls = [(x, -1.0, x, DEPTH + 1.0, _LIP) for x in (-BALL - _LIP, self._caves + BALL + _LIP)]
        for k in range(self._caves + 1):
            left, right = k - half, k + half
            walls.append((left, DEPTH + _LIP, right, DEPTH + _LIP, _LIP))
            walls += [(x, DEPTH + _LIP, x, DEPTH + 1.0, _LIP) for x in (left, right)]
        for x, y, to_x, to_y, radius in walls:
            wall = pymunk.Segment(self._space.static_body, (x, y), (to_x, to_y), radius)
            wall.elasticity = _BOUNCE
            self._space.add(wall)


class _Monster:
    """A heavy body that a ball pushes a little towards the caves, and a tail that turns around it."""

    def __init__(self, space: pymunk.Space, pose: Pose, group: int) -> None:
        self._pose = pose
        self._rest = pose.turn * pi / 2
        own = pymunk.ShapeFilter(group=group)
        self._body = pymunk.Body(_BODY_MASS, float("inf"))
        self._body.position = pose.middle
        trunk = pymunk.Circle(self._body, BODY)
        self._tail = pymunk.Body(_TAIL_MASS, _TAIL_MASS * TAIL * TAIL / 3)
        self._tail.position = pose.middle
        self._tail.angle = pose.angle
        fin = pymunk.Segment(self._tail, (BODY, 0.0), (TAIL - FIN, 0.0), FIN)
        for shape in (trunk, fin):
            shape.filter = own
            shape.elasticity = _RUBBER
        most = MOST_BENT * TAIL_STEP
        space.add(
            self._body,
            self._tail,
            trunk,
            fin,
            pymunk.PivotJoint(self._body, self._tail, pose.middle),
            pymunk.RotaryLimitJoint(self._body, self._tail, self._rest - most, self._rest + most),
        )

    def slow_down(self) -> None:
        """The water stops it; it only ever drifts towards the caves."""
        ahead = max(0.0, self._body.velocity.y) * (1 - _WATER * _DT)
        self._body.velocity = (0.0, ahead)
        self._tail.angular_velocity *= 1 - _TAIL_WATER * _DT

    def swim(self) -> Swim:
        """Where it is now."""
        return Swim(self._body.position.y / DEPTH, self._tail.angle)

    def pose(self) -> Pose:
        """The pose that is nearest to where it is now: at most one row further on."""
        bent = round((self._tail.angle - self._rest) / TAIL_STEP)
        row = self._pose.row
        if row < BEACH and self._body.position.y > (ROW_AT[row] + ROW_AT[row + 1]) / 2:
            row += 1
        return Pose(self._pose.x, row, self._pose.turn, min(MOST_BENT, max(-MOST_BENT, bent)))


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
