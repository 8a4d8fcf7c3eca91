"""Information set Monte Carlo tree search: looking ahead in a game with hidden things and luck.

Source: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the single-observer form. Each
walk deals the hidden things anew, so that they fit what the searching seat knows, and goes down one tree that all walks
share. A move may not be open in every deal: what counts for trying it is how often it was open, not how often its place
in the tree was visited. Below a move the tree branches by what the searching seat observes of it and of luck.

The budget is a number of iterations, so that the same generator finds the same move on every machine. There is no clock
here: who wants a time limit gives `stop`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from kidslogic.engine.game import AnyRules

Move = TypeVar("Move", bound=Hashable)


class World(Protocol[Move]):
    """One way things may stand, with nothing hidden any more. It is played on in place and thrown away."""

    @property
    def turns(self) -> int:
        """A count that grows with each turn taken; rollouts are measured by it."""

    def turn(self) -> int | None:
        """The seat that decides next; None while luck decides or when the game is over."""

    def moves(self) -> Sequence[Move]:
        """The moves of the seat that decides, in an order that depends on nothing hidden from the searching seat."""

    def luck(self, rng: Random) -> Move | None:
        """The move that luck makes now, drawn from `rng`; None when a seat decides or the game is over."""

    def play(self, move: Move) -> Hashable:
        """Make a move, luck's too; returns what the searching seat observes of it and of what came of it."""

    def casual(self, rng: Random) -> Move:
        """The move that the deciding seat makes without much thought; what rollouts are made of."""

    def worth(self) -> Sequence[float]:
        """How good things stand by seat, from 0 (lost) to 1 (won); exact when the game is over."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How much is looked at.

    `iterations` walks down the tree. `explore` is how much moves that were tried seldom are preferred (the constant of
    UCB1; values of a world lie between 0 and 1). `ahead` is how many turns each walk goes on below the tree before
    things are judged as they stand. `trust` is for how many walks a hunch about a move at the root counts.
    """

    iterations: int
    explore: float = 0.7
    ahead: int = 6
    trust: int = 0


@dataclass(frozen=True)
class Tried(Generic[Move]):
    """A move at the root: how many walks began with it, and the mean worth they ended with for the one who moves."""

    move: Move
    visits: int
    worth: float


class _Edge:
    """A move below a node, with what came of it so far."""

    __slots__ = ("nodes", "open", "total", "visits")

    def __init__(self, visits: int = 0, worth: float = 0.0, beside: int = 0) -> None:
        """A move that was never tried, or tried so often with that worth, as often as each `beside` it."""
        self.visits = visits
        self.open = visits * beside
        self.total = visits * worth
        self.nodes: dict[Hashable, dict[Any, _Edge]] = {}


_Node = dict[Any, _Edge]
"""An information set: the moves seen open in it so far."""


def never() -> bool:
    """Do not stop a search before its budget is spent."""
    return False


def search(
    deal: Callable[[Random], World[Move]],
    rng: Random,
    budget: Budget,
    *,
    stop: Callable[[], bool] = never,
    hunches: Mapping[Move, float] = MappingProxyType({}),
) -> tuple[Tried[Move], ...]:
    """The moves of the seat that decides now, the one tried most first (the move to play).

    `deal` gives a new world for each walk, its hidden part drawn from the generator. `stop` is asked before every walk
    but the first; what was found until then counts. `hunches` are guesses of what moves at the root are worth to the
    one who moves, taken for `budget.trust` walks each. Raises ValueError when no seat decides in the world dealt.
    """
    root: _Node = {move: _Edge(budget.trust, worth, len(hunches)) for move, worth in hunches.items()}
    for walk in range(max(1, budget.iterations)):
        if walk and stop():
            break
        _walk(root, deal(rng), rng, budget)
    if not root:
        raise ValueError("nobody decides here")
    tried = (Tried(move, edge.visits, edge.total / max(1, edge.visits)) for move, edge in root.items())
    return tuple(sorted(tried, key=lambda one: (-one.visits, -one.worth)))


def _walk(node: _Node, world: World[Any], rng: Random, budget: Budget) -> None:
    """Down the tree to a place where nobody was yet, some turns further, and back with what came of it."""
    path: list[tuple[_Edge, int]] = []
    new = False
    while not new and (seat := world.turn()) is not None:
        move, edge = _choice(node, world.moves(), rng, budget.explore)
        new = edge.visits == 0
        path.append((edge, seat))
        seen = _played(world, move, rng)
        below = edge.nodes.get(seen)
        if below is None:
            below = edge.nodes[seen] = {}
            new = True
        node = below
    end = world.turns + budget.ahead
    while world.turns < end and world.turn() is not None:
        _played(world, world.casual(rng), rng)
    worth = world.worth()
    for edge, seat in path:
        edge.visits += 1
        edge.total += worth[seat]


def _choice(node: _Node, moves: Sequence[Any], rng: Random, explore: float) -> tuple[Any, _Edge]:
    """A move not tried yet, at random; when there is none, the best by UCB1 with availability."""
    fresh: list[tuple[Any, _Edge]] = []
    best: tuple[Any, _Edge] | None = None
    most = -1.0
    for move in moves:
        edge = node.get(move)
        if edge is None:
            edge = node[move] = _Edge()
        edge.open += 1
        visits = edge.visits
        if not visits:
            fresh.append((move, edge))
        elif not fresh:
            score = edge.total / visits + explore * sqrt(log(edge.open) / visits)
            if score > most:
                most, best = score, (move, edge)
    if fresh:
        return fresh[int(rng.random() * len(fresh))]
    if best is None:
        raise ValueError("a seat decides and has no move")
    return best


def _played(world: World[Any], move: Any, rng: Random) -> Hashable:
    """Make a move and then luck's moves; returns all that was observed."""
    seen = world.play(move)
    while (lucky := world.luck(rng)) is not None:
        seen = (seen, world.play(lucky))
    return seen


class RulesWorld:
    """A world that is played by a game's rules, with nothing of its own: right for every game, fast for none.

    `seat` is the one that searches: it observes of a happening what the rules let it see. `judge` gives the worth of a
    state by seat while the game goes on. Casual moves are any moves. Moves of skill count as decisions here: a game in
    which a shot may miss needs a world of its own, in which luck makes them.
    """

    def __init__(self, rules: AnyRules, state: Any, seat: int, judge: Callable[[Any], Sequence[float]]) -> None:
        """A world at a state in which the hidden things are dealt (`Rules.determinise`)."""
        self.turns = 0
        self._rules = rules
        self._state = state
        self._seat = seat
        self._judge = judge

    def turn(self) -> int | None:
        """The seat that decides next."""
        return self._rules.turn(self._state)

    def moves(self) -> Sequence[Any]:
        """All legal moves of the seat that decides."""
        decides = self._rules.turn(self._state)
        return () if decides is None else self._rules.legal_moves(self._rules.view(self._state, decides))

    def luck(self, rng: Random) -> Any:
        """Luck's move by the rules."""
        return self._rules.chance(self._state, rng)

    def play(self, move: Any) -> Hashable:
        """Make a move; each change of the deciding seat counts as a turn."""
        decided = self._rules.turn(self._state)
        self._state, happenings = self._rules.apply(self._state, move)
        self.turns += self._rules.turn(self._state) != decided
        seen = (self._rules.seen(happening, self._seat) for happening in happenings)
        return tuple(happening for happening in seen if happening is not None)

    def casual(self, rng: Random) -> Any:
        """Any move."""
        moves = self.moves()
        return moves[int(rng.random() * len(moves))]

    def worth(self) -> Sequence[float]:
        """1 shared by the champions when the game is over, else what the judge says."""
        outcome = self._rules.outcome(self._state)
        if outcome is None:
            return self._judge(self._state)
        share = 1 / max(1, len(outcome.champions))
        return tuple(share if seat in outcome.champions else 0.0 for seat in range(len(outcome.scores)))
