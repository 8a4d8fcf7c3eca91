"""The moves of the game and their one text form (design.md section 4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kidslogic.engine.game import Unreadable
from kidslogic.games.piraten.material import Face, Spot, Tile, parse_face, parse_spot, parse_tile, read_symbol
from kidslogic.games.piraten.monsters import Pose, parse_pose
from kidslogic.patterns.symbols import Symbol

REASONS_SHOWN: Final = 3
"""So many pictured reasons are offered, one of them right (P4.4)."""
TOLD, SKIPPED = "told", "skip"
"""Ways of explaining beside the pictures: somebody was told, or nobody."""
EXPLAINED: Final = (*map(str, range(REASONS_SHOWN)), TOLD, SKIPPED)
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")


@dataclass(frozen=True)
class Deal:
    """Luck lays out the tiles, place by place, and mixes the cards, top card first (P2.2, P2.4)."""

    tiles: tuple[Tile, ...]
    stack: tuple[Face, ...]

    @property
    def text(self) -> str:
        """`deal red,blue,red+green beach-1/brown,beach-2/blue`."""
        return f"deal {','.join(tile.text for tile in self.tiles)} {','.join(face.text for face in self.stack)}"


@dataclass(frozen=True)
class Draw:
    """Turn up the top card (P4.1)."""

    @property
    def text(self) -> str:
        """`draw`."""
        return "draw"


@dataclass(frozen=True)
class ChooseRow:
    """Choose a row of the open card, 1 to 4 (P4.2)."""

    row: int

    @property
    def text(self) -> str:
        """`row 3`."""
        return f"row {self.row}"


@dataclass(frozen=True)
class Answer:
    """Name the symbol that belongs into the gap (P4.4)."""

    symbol: Symbol

    @property
    def text(self) -> str:
        """`answer fish/blue`."""
        return f"answer {self.symbol.text}"


@dataclass(frozen=True)
class RollBall:
    """One attempt at aiming as it came out (P5.5): `cave` is the wrong cave that was hit, None with no cave at all.

    `monsters` say how each monster lies after the roll (P9.5), on the beach where the ball has pushed it there.
    """

    hit: bool
    cave: int | None = None
    monsters: tuple[Pose, ...] = ()

    @property
    def text(self) -> str:
        """`roll hit`, `roll miss`, `roll miss 2`, and with monsters `roll miss 2 at 5.1.0.2,8.0.3.0`."""
        came_out = "hit" if self.hit else "miss" if self.cave is None else f"miss {self.cave}"
        lie = f" at {','.join(pose.text for pose in self.monsters)}" if self.monsters else ""
        return f"roll {came_out}{lie}"


@dataclass(frozen=True)
class PlaceMonster:
    """`seat` lays a monster, counted from 0, anywhere in the water, or leaves it as it lies (P9.2, P9.3)."""

    seat: int
    monster: int
    pose: Pose

    @property
    def text(self) -> str:
        """`monster 1 0 5.1.0.0`: seat, monster, pose."""
        return f"monster {self.seat} {self.monster} {self.pose.text}"


@dataclass(frozen=True)
class Explain:
    """How the player says that the answer was found (P4.4): one of the pictured reasons, `told`, or `skip`."""

    way: str

    @property
    def text(self) -> str:
        """`explain 0`, `explain told` or `explain skip`."""
        return f"explain {self.way}"


@dataclass(frozen=True)
class Uncover:
    """Turn over the tile on a place of the display, counted from 0 (P6.1, P6.2)."""

    place: int

    @property
    def text(self) -> str:
        """`uncover 7`."""
        return f"uncover {self.place}"


@dataclass(frozen=True)
class Stop:
    """Bank the tiles of this turn (P6.5)."""

    @property
    def text(self) -> str:
        """`stop`."""
        return "stop"


@dataclass(frozen=True)
class Finish:
    """Solo: end the game after the goal was reached, with cards left (P8.2)."""

    @property
    def text(self) -> str:
        """`finish`."""
        return "finish"


@dataclass(frozen=True)
class PoseRow:
    """Training: luck chooses the next row of the child's level."""

    spot: Spot

    @property
    def text(self) -> str:
        """`pose beach-1/brown/3`."""
        return f"pose {self.spot.text}"


Move = Deal | Draw | PlaceMonster | ChooseRow | Answer | Explain | RollBall | Uncover | Stop | Finish | PoseRow


def parse_move(text: str) -> Move:
    """Read a move's text form; raises `Unreadable` on anything else."""
    word, *parts = text.split(" ")
    parse = _PARSERS.get(word)
    if parse is None:
        raise Unreadable(text)
    move = parse(parts)
    if move is None or move.text != text:
        raise Unreadable(text)
    return move


def parse_number(text: str) -> int:
    """Read a whole number from 0 to 999 without leading zeros; raises `Unreadable`."""
    if not _NUMBER.fullmatch(text):
        raise Unreadable(text)
    return int(text)


def _deal(parts: list[str]) -> Deal | None:
    if len(parts) != 2:
        return None
    tiles, stack = (part.split(",") for part in parts)
    return Deal(tuple(map(parse_tile, tiles)), tuple(map(parse_face, stack)))


def _roll(parts: list[str]) -> RollBall | None:
    monsters: tuple[Pose, ...] = ()
    match parts:
        case [*before, "at", poses]:
            parts, monsters = before, tuple(map(parse_pose, poses.split(",")))
    match parts:
        case ["hit"]:
            return RollBall(hit=True, monsters=monsters)
        case ["miss"]:
            return RollBall(hit=False, monsters=monsters)
        case ["miss", cave]:
            return RollBall(hit=False, cave=parse_number(cave), monsters=monsters)
    return None


def _monster(parts: list[str]) -> PlaceMonster | None:
    match parts:
        case [seat, monster, pose]:
            return PlaceMonster(parse_number(seat), parse_number(monster), parse_pose(pose))
    return None


_PARSERS: Final[Mapping[str, Callable[[list[str]], Move | None]]] = {
    "deal": _deal,
    "draw": lambda _parts: Draw(),
    "row": lambda parts: ChooseRow(parse_number(parts[0])) if parts else None,
    "monster": _monster,
    "explain": lambda parts: Explain(parts[0]) if parts and parts[0] in EXPLAINED else None,
    "answer": lambda parts: Answer(read_symbol(parts[0])) if parts else None,
    "roll": _roll,
    "uncover": lambda parts: Uncover(parse_number(parts[0])) if parts else None,
    "stop": lambda _parts: Stop(),
    "finish": lambda _parts: Finish(),
    "pose": lambda parts: PoseRow(parse_spot(parts[0])) if parts else None,
}
