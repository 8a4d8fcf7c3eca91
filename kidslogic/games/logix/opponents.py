"""Computer players of LOGIX. They choose from a View and know nothing else.

None has a clock: how much each thinks is bounded by counts (all own actions, the best of them once more with all
answers), so that the same view and generator give the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kidslogic.games.logix.distance import Aim, aim_of, is_complete, steps_left
from kidslogic.games.logix.foresight import Choice, certainty, choices, score, suspicion
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Move
from kidslogic.games.logix.state import View

LONGEST: Final = 200
"""From so many turns on a computer player calls the draw when it may."""
_WIDTH: Final = 8
"""How many of the best actions are looked at one turn further."""


@dataclass(frozen=True, kw_only=True)
class Level:
    """How well a computer player plays. All shares are from 0 to 1.

    `slips` is the share of turns with any action at all, `overlooks` the share of chances to win that are not seen.
    `looks` is the share of turns on which it asks whether the next player could win and thinks of blocking, `plans` the
    share of these on which it also asks which of its actions leaves a win that cannot be stopped. `minds` is how much
    the progress of the others counts against its own. From turn `tires` on, all players together, it looks only on
    `late` of those turns: two players that always block would never come to an end.
    """

    slips: float = 0.0
    overlooks: float = 0.0
    looks: float = 0.0
    plans: float = 0.0
    minds: float = 0.0
    tires: int = 16
    late: float = 0.4


@dataclass(frozen=True)
class Player:
    """A computer player of one level."""

    level: Level

    def __call__(self, view: View, rng: Random) -> Move:
        """The move for the view's seat, which must be on turn."""
        if view.may_claim and view.own is not None and rng.random() >= self.level.overlooks:
            return Claim(view.seat)
        if view.may_draw and sum(view.turns) >= LONGEST:
            return CallDraw()
        if view.card is None or view.acted:
            return EndTurn()
        open_now = choices(view.board, view.locked, view.house)
        if not open_now:
            return EndTurn()
        rng.shuffle(open_now)  # ties are broken at random, or who begins would have the better of it
        return self._choice(view, aim_of(view.card, view.house), open_now, rng).action

    def _choice(self, view: View, own: Aim, open_now: list[Choice], rng: Random) -> Choice:
        level = self.level
        if rng.random() < level.slips:
            return open_now[0]
        winning = next((choice for choice in open_now if is_complete(own, choice.board)), None)
        if winning is not None and rng.random() >= level.overlooks:
            return winning
        looks = level.looks * (level.late if sum(view.turns) >= level.tires else 1.0)
        if rng.random() >= looks:
            return min(open_now, key=lambda choice: steps_left(own, choice.board))
        guess = suspicion(view)
        best = sorted(
            ((score(own, choice, view.house, guess, level.minds), choice) for choice in open_now),
            key=lambda pair: -pair[0],
        )
        if rng.random() >= level.plans:
            return best[0][1]
        weighed = ((points + certainty(own, choice, view.house), choice) for points, choice in best[:_WIDTH])
        return max(weighed, key=lambda pair: pair[0])[1]


LEVELS: Final[Mapping[str, Level]] = {
    "1": Level(slips=0.6, overlooks=0.5),
    "2": Level(slips=0.3, overlooks=0.25),
    "3": Level(slips=0.08, overlooks=0.08, looks=0.4),
    "4": Level(looks=0.8, minds=0.3),
    "5": Level(looks=1.0, minds=0.3, plans=0.35),
    "6": Level(looks=1.0, minds=0.3, plans=1.0, tires=26, late=0.3),
}
"""From "sees only its own plan and overlooks a lot" to one that infers what the others build, blocks and forks."""
BY_CHANCE: Final = Player(Level(slips=1.0))
RACER: Final = Player(Level())
"""Two yardsticks that sit at no table: any action, and always the shortest own way without a look at the others."""

OPPONENTS: Final[Mapping[str, Player]] = {name: Player(level) for name, level in LEVELS.items()}
"""The computer players by their id, from the easiest to the strongest."""
