"""Computer captains. They choose from a View and know nothing else.

None has a clock: how much each thinks is bounded by counts, so that the same view and generator give the same move on
every machine. A captain is data: what it forgets, how often it does anything, how far it looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from kidslogic.engine.search import Budget, never, search
from kidslogic.games.stratego.captains_guess import EVERYTHING, Guess
from kidslogic.games.stratego.captains_orders import move_of, setting_up
from kidslogic.games.stratego.captains_sight import expected
from kidslogic.games.stratego.moves import Move, Shot
from kidslogic.games.stratego.state import SETTING_UP, View
from kidslogic.games.stratego.steadiness import rate_of_hits, steadiness


@dataclass(frozen=True, kw_only=True)
class Level:
    """How well a computer captain plays.

    `slips` is the share of decisions at which it does anything that comes to mind. It remembers the faces below the
    `span` cards that were turned last; the very last one is barred, so a span of 1 is no better than none. Whether it
    remembers the ranks that it was shown is told by `minds_ranks`. It weighs its moves over `worlds` ways things may
    stand, one turn ahead. With `walks` that is but a hunch, trusted for `trust` walks: so often it then walks through
    the turns that follow, and `ahead` turns on from where it was never before (`engine.search`).
    """

    slips: float = 0.0
    span: int = EVERYTHING
    minds_ranks: bool = True
    worlds: int = 6
    walks: int = 0
    ahead: int = 2
    explore: float = 0.3
    trust: int = 10


@dataclass(frozen=True)
class Captain:
    """A computer captain of one strength.

    `aim` is the share of its shots that hit; None follows the other captain's rate of hits, in this game and the last
    shots before it, as `steadiness` says. `stop` is asked while it searches: whoever answers True gets the best move
    found so far.
    """

    strength: str
    level: Level
    aim: float | None = None
    stop: Callable[[], bool] = never

    def __call__(self, view: View, rng: Random) -> Move:
        """The move for the view's seat, which must be on turn."""
        if view.phase == "shot":
            return Shot(rng.random() < self.steadiness(view))
        if view.phase in SETTING_UP:
            return setting_up(view, rng)
        aims = (self.steadiness(view), rate_of_hits(*_fired(view, view.enemy)))
        aim = aims if view.seat == 0 else (aims[1], aims[0])
        guess = Guess(view, aim, self.level.span, minds_ranks=self.level.minds_ranks)
        return move_of(self._choice(guess, rng))

    def steadiness(self, view: View) -> float:
        """The share of its shots that hit now."""
        if self.aim is not None:
            return self.aim
        return steadiness(*_fired(view, view.enemy), self.strength)

    def aimed(self, aim: float) -> Captain:
        """The same captain with a fixed share of hits."""
        return replace(self, aim=aim)

    def _choice(self, guess: Guess, rng: Random) -> int:
        level = self.level
        world = guess.world(rng)
        if rng.random() < level.slips:
            return world.slip(rng)
        moves = list(world.moves())
        if len(moves) == 1:
            return moves[0]
        worlds = [guess.world(rng) for _ in range(level.worlds)]
        rng.shuffle(moves)  # ties are broken at random
        hunches = {move: expected(worlds, move) for move in moves}
        if level.walks:
            budget = Budget(iterations=level.walks, explore=level.explore, ahead=level.ahead, trust=level.trust)
            return search(guess.world, rng, budget, stop=self.stop, hunches=hunches)[0].move
        return max(moves, key=hunches.__getitem__)


def _fired(view: View, seat: int) -> tuple[int, int]:
    """Hits and shots of a captain, those of its practice included."""
    practice, table = view.house.practices[seat], view.table
    return practice.hits + table.hits[seat], sum(practice) + table.shots[seat]


LEVELS: Final[Mapping[str, Level]] = {
    "1": Level(slips=0.78, span=0, minds_ranks=False),
    "2": Level(slips=0.58, span=2, minds_ranks=False),
    "3": Level(slips=0.36, span=2, minds_ranks=False),
    "4": Level(slips=0.2, span=3),
    "5": Level(),
    "6": Level(walks=300),
}
"""From "forgets every card and often does anything" to one that forgets nothing and thinks some turns ahead."""
BY_CHANCE: Final = Captain("", Level(slips=1.0))
PLAIN: Final = Captain("", Level())
"""Two yardsticks that sit at no table: any move, and the best one a turn ahead with full memory."""

OPPONENTS: Final[Mapping[str, Captain]] = {name: Captain(name, level) for name, level in LEVELS.items()}
"""The computer captains by their strength, from the easiest on."""
