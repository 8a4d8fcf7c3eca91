"""Computer mates: sailors of different temper. They choose from a View and know nothing else.

A mate solves a row with a stated chance and else takes a picture that a child may take, aims like a hand of stated
steadiness on the real sea, and dares by the chance to bust as it sees it. The same view and generator give the same
move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Final, Literal

from kidslogic.games.piraten import reasoning
from kidslogic.games.piraten.material import ROWS, Tile
from kidslogic.games.piraten.monsters import Pose, way
from kidslogic.games.piraten.moves import Answer, ChooseRow, Move, PlaceMonster, RollBall, Stop, Uncover
from kidslogic.games.piraten.odds import unknown_tiles
from kidslogic.games.piraten.roll import Point, Roll, Shot, roll, straight, sure_shot
from kidslogic.games.piraten.seeing import legal_moves
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.treasure import busts

_PULL_POINTS: Final = 12
_TREMBLE: Final = 0.01
_LOOKED_AT: Final = 24
"""So many places for a monster a mate looks at."""


@dataclass(frozen=True, kw_only=True)
class Temper:
    """How a mate plays.

    `solves` is the chance to find the picture of a row of level 1, `fades` how much less it is for each level more.
    `aside` is how far from the wanted point the ball is let go, as a standard deviation in cave widths. `dares` is the
    highest chance to bust that it takes. `remembers` is the share of the tiles seen before that it remembers, asked
    anew at each decision. `likes` are the rows it takes; `blocks` whether it lays a monster where it hinders most.
    """

    solves: float
    fades: float
    aside: float
    dares: Fraction
    remembers: float
    likes: Literal["easy", "hard", "any"] = "any"
    blocks: bool = False

    def solving(self, level: int) -> float:
        """The chance to solve a row of a level from 1 to 8."""
        return max(0.0, self.solves - self.fades * (level - 1))


@dataclass(frozen=True)
class Mate:
    """A computer player of one temper. `aim` is its share of hits in place of its own hand, None for its own hand."""

    temper: Temper
    aim: float | None = None

    def __call__(self, view: View, rng: Random) -> Move:
        """The move for the view's seat, which must be on turn."""
        match view.phase:
            case "monster":
                return self._place(view, rng)
            case "row":
                return ChooseRow(self._row(view, rng))
            case "answer":
                return self._answer(view, rng)
            case "aim":
                if self.aim is not None:
                    return RollBall(hit=rng.random() < self.aim, monsters=view.monsters)
                return self.rolled(view, self.shot(view, rng))[0]
            case "treasure" | "decide":
                return self._dare(view, rng)
        return legal_moves(view)[0]

    def aimed(self, aim: float) -> Mate:
        """The same mate with a fixed share of hits, whatever lies in the way."""
        return replace(self, aim=aim)

    def shot(self, view: View, rng: Random) -> Shot:
        """How it pulls the ball: the first thing it decides while it aims, so that a screen can show just this pull."""
        caves, target = len(view.island), view.target or 0
        best = sure_shot(target, caves, view.monsters) or straight((target + 0.5) / caves)
        (_, _), (x, back) = best.pull
        x += rng.gauss(0.0, self.temper.aside)
        parts = [part / _PULL_POINTS for part in range(1, _PULL_POINTS)]
        inner: list[Point] = [(x * part + rng.gauss(0.0, _TREMBLE * self.temper.aside), back * part) for part in parts]
        return Shot(best.ship, ((0.0, 0.0), *inner, (x, back)))

    @staticmethod
    def rolled(view: View, shot: Shot) -> tuple[RollBall, Roll]:
        """The move that a shot leads to, and the ball's way."""
        result = roll(shot.ship, shot.pull, len(view.island), view.monsters)
        hit = result.cave is not None and result.cave == view.target
        return RollBall(hit=hit, cave=None if hit else result.cave, monsters=result.poses), result

    # ---- riddle ----------------------------------------------------------------------------------

    def _row(self, view: View, rng: Random) -> int:
        match self.temper.likes:
            case "easy":
                return view.rows_open[0]
            case "hard":
                return view.rows_open[-1]
        return rng.choice(view.rows_open)

    def _answer(self, view: View, rng: Random) -> Answer:
        """The picture it finds, or one that somebody may take who looks less closely."""
        if view.card is None or view.row is None:
            raise LookupError(view.phase)
        level = view.row + (len(ROWS) if view.card.side == "blue" else 0)
        knows = rng.random() < self.temper.solving(level)
        right, slips = reasoning.thoughts(view)
        if right is not None and right in view.on_offer and knows:
            return Answer(right)
        tempting = [symbol for symbol in slips if symbol in view.on_offer and symbol != right]
        return Answer(rng.choice(tempting[:3] or view.on_offer))

    # ---- monsters --------------------------------------------------------------------------------

    def _place(self, view: View, rng: Random) -> Move:
        """Leave it, lay it anywhere, or lay it where the ways to the caves of this card become narrow."""
        moves = [move for move in legal_moves(view) if isinstance(move, PlaceMonster)]
        looked_at = rng.sample(moves, min(_LOOKED_AT, len(moves)))
        if not self.temper.blocks:
            return looked_at[0]
        return max(looked_at, key=lambda move: _detour(view, move))

    # ---- treasure --------------------------------------------------------------------------------

    def _dare(self, view: View, rng: Random) -> Move:
        """Open one more where it seems safe enough, a remembered tile first; else keep what there is."""
        remembered = {place: tile for place, tile in view.remembered if rng.random() < self.temper.remembers}
        remembered |= {place: tile for place in view.down if (tile := view.places[place].tile) is not None}
        risks = {place: _risk(view, remembered, place) for place in view.down}
        least = min(risks.values())
        if view.phase == "decide" and least > self.temper.dares:
            return Stop()
        best = [place for place, risk in risks.items() if risk == least]
        if view.phase == "treasure":  # the first tile never busts: better one that nobody knows yet
            best = [place for place in best if place not in remembered] or best
        return Uncover(rng.choice(best))


def _risk(view: View, remembered: Mapping[int, Tile], place: int) -> Fraction:
    """The chance that the tile on a place busts, for somebody who remembers some tiles."""
    known = remembered.get(place)
    tiles = [known] if known is not None else list(unknown_tiles(view))
    if known is None:
        for tile in remembered.values():
            if tile in tiles:
                tiles.remove(tile)
    bad = sum(busts(view.colours, tile, both_must_match=view.both_must_match) for tile in tiles)
    return Fraction(bad, len(tiles)) if tiles else Fraction(0)


def _detour(view: View, move: PlaceMonster) -> float:
    """How far aside a ball must start for the caves that this card may ask for, all together."""
    caves = len(view.island)
    poses: tuple[Pose, ...] = (*view.monsters[: move.monster], move.pose, *view.monsters[move.monster + 1 :])
    asked = {symbol for row in range(1, len(ROWS) + 1) if (symbol := reasoning.found(view, row)) is not None}
    wanted = {cave for cave, symbols in enumerate(view.island) if asked & set(symbols)} or set(range(caves))
    ways = (way(cave, caves, poses) for cave in wanted)
    return sum(abs(found.aside) for found in ways if found is not None)


TEMPERS: Final[Mapping[str, Temper]] = {
    "careful": Temper(solves=0.95, fades=0.06, aside=0.16, dares=Fraction(1, 5), remembers=0.4, likes="easy"),
    "daring": Temper(
        solves=0.9, fades=0.06, aside=0.24, dares=Fraction(9, 20), remembers=0.4, likes="hard", blocks=True
    ),
    "forgetful": Temper(solves=0.85, fades=0.07, aside=0.2, dares=Fraction(1, 3), remembers=0.0),
    "clever": Temper(solves=0.98, fades=0.03, aside=0.14, dares=Fraction(7, 20), remembers=1.0, blocks=True),
}
"""The mates by their id."""

OPPONENTS: Final[Mapping[str, Mate]] = {name: Mate(temper) for name, temper in TEMPERS.items()}
