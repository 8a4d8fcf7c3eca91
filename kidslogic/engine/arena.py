"""Computer players against each other: how often who wins, how long the games are, how long they think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from kidslogic.engine.game import AnyRules, Opponent

AnyOpponent = Opponent[Any, Any]
Clock = Callable[[], float]
_Z = 1.96
"""Standard deviations on both sides of a 95 % interval."""


@dataclass(frozen=True, kw_only=True)
class Arena:
    """How a game's computer players are measured; `ARENA` in the game's module `arena`.

    `turns` reads from a state how many turns were taken so far, all seats together. `thinks` says whether the decision
    that is due in a state belongs to the game proper: its thinking time counts, and who makes the first one begins.
    `source` is what the games are played with, "" where nothing is needed.
    `aimed` gives the same computer player with a fixed share of its shots that hit, None in games without shots.
    """

    turns: Callable[[Any], int]
    thinks: Callable[[Any], bool]
    aimed: Callable[[AnyOpponent, float], AnyOpponent] | None = None
    source: str = ""


@dataclass(frozen=True)
class Result:
    """One game: who won (None for a draw), who began, how many turns it took, seconds of each decision by seat."""

    winner: int | None
    first: int | None
    turns: int
    seconds: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Match:
    """Games of one computer player (a) against another (b), on the same deals with seats changed."""

    wins_a: int
    wins_b: int
    draws: int
    first_won: int
    turns: tuple[int, ...]
    seconds_a: tuple[float, ...]
    seconds_b: tuple[float, ...]

    @property
    def games(self) -> int:
        """All games, drawn ones too."""
        return self.wins_a + self.wins_b + self.draws

    @property
    def rate_a(self) -> float:
        """Share of all games that a won."""
        return self.wins_a / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of `rate_a`."""
        return wilson(self.wins_a, self.games)


def match(
    a: AnyOpponent, b: AnyOpponent, rules: AnyRules, arena: Arena, *, games: int, seed: int, limit: int, clock: Clock
) -> Match:
    """Play an even number of games between two; each deal is played twice, so that luck of the cards evens out.

    A game that is not over after `limit` turns counts as drawn. `clock` gives seconds.
    """
    played = []
    for number in range(games):
        swapped = number % 2 == 1
        seats = (b, a) if swapped else (a, b)
        one = game(rules, seats, arena, seed=f"{seed}:{number // 2}", limit=limit, clock=clock)
        played.append((one, int(swapped)))
    decided = [(one, seat_a) for one, seat_a in played if one.winner is not None]
    return Match(
        wins_a=sum(one.winner == seat_a for one, seat_a in decided),
        wins_b=sum(one.winner != seat_a for one, seat_a in decided),
        draws=len(played) - len(decided),
        first_won=sum(one.winner == one.first for one, _ in decided),
        turns=tuple(one.turns for one, _ in played),
        seconds_a=tuple(second for one, seat_a in played for second in one.seconds[seat_a]),
        seconds_b=tuple(second for one, seat_a in played for second in one.seconds[1 - seat_a]),
    )


def game(rules: AnyRules, seats: Sequence[AnyOpponent], arena: Arena, *, seed: str, limit: int, clock: Clock) -> Result:
    """Play one game by the rules, luck and each seat with a generator of its own."""
    luck, *minds = (Random(f"{seed}:{part}") for part in range(len(seats) + 1))
    state = rules.initial()
    first: int | None = None
    seconds: list[list[float]] = [[] for _ in seats]
    while rules.outcome(state) is None and arena.turns(state) < limit:
        move = rules.chance(state, luck)
        if move is None:
            seat = rules.turn(state)
            if seat is None:
                break
            began = clock()
            move = seats[seat](rules.view(state, seat), minds[seat])
            if arena.thinks(state):
                first = seat if first is None else first
                seconds[seat].append(clock() - began)
        state, _ = rules.apply(state, move)
    outcome = rules.outcome(state)
    alone = outcome is not None and len(outcome.champions) == 1
    winner = outcome.champions[0] if outcome is not None and alone else None
    return Result(winner, first, arena.turns(state), tuple(map(tuple, seconds)))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    rate = wins / games
    scale = 1 + _Z * _Z / games
    middle = (rate + _Z * _Z / games / 2) / scale
    half = _Z * sqrt(rate * (1 - rate) / games + _Z * _Z / games**2 / 4) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
