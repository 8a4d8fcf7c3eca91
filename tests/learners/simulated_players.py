"""Children who never lived play against computer friends, to see what the suggestions make of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from statistics import fmean

from kidslogic.learners.friends import Played, advice, after_game, beginner, chance

GAMES, SETTLED = 40, 5
"""So many games each; the share of wins is told of those after the first few."""
NOISE = 0.10
"""The share of games that are decided by anything but strength."""
GROWTH = 0.02
"""What a game teaches in truth, in logits: 0.8 in all."""
BEYOND = 1.5
"""How far below the weakest and above the strongest friend children are looked at."""
BAND = (0.5, 0.7)
WINDOW = 10
ROW = 4


@dataclass(frozen=True)
class Career:
    """One child's games: its strength at the start, whether each was won, and the true chance of each."""

    strength: float
    won: tuple[bool, ...]
    truly: tuple[float, ...]
    expected: tuple[float, ...]

    @property
    def share(self) -> float:
        """The share of wins after the first games."""
        return fmean(self.won[SETTLED:])

    @property
    def until_in_band(self) -> int:
        """After how many games the last ten had a fitting chance on the whole; one more than all where never."""
        low, high = BAND
        stops = range(WINDOW, len(self.truly) + 1)
        return next((n for n in stops if low <= fmean(self.truly[n - WINDOW : n]) <= high), len(self.truly) + 1)

    @property
    def longest_losing(self) -> int:
        """The longest row of losses."""
        longest = run = 0
        for won in self.won:
            run = 0 if won else run + 1
            longest = max(longest, run)
        return longest


@dataclass(frozen=True)
class Findings:
    """What became of many children. All shares are from 0 to 1."""

    children: int
    wins: float
    in_band: float
    until_in_band: float
    never: float
    four_losses: float
    calibration_error: float


def live(rng: Random, ratings: Mapping[str, float], strength: float, age: float | None = None) -> Career:
    """One child plays as suggested, learns a little, and is sometimes not quite there."""
    play, now = beginner(age), strength
    won: list[bool] = []
    truly: list[float] = []
    expected: list[float] = []
    for _ in range(GAMES):
        friend = advice(play, ratings).strength
        truly.append(NOISE / 2 + (1 - NOISE) / (1 + exp(ratings[friend] - now)))
        expected.append(chance(play, ratings[friend]))
        won.append(rng.random() < truly[-1])
        play = after_game(play, Played((friend,), float(won[-1])), ratings)
        now += GROWTH
    return Career(strength, tuple(won), tuple(truly), tuple(expected))


def careers(children: int, seed: int, ratings: Mapping[str, float], low: float, high: float) -> tuple[Career, ...]:
    """Children whose strengths are spread evenly from `low` to `high`; of every other one the age is known.

    The age says nothing about the strength: the model must not depend on its first guess.
    """
    rng = Random(seed)
    return tuple(
        live(rng, ratings, low + (high - low) * (k + 0.5) / children, rng.uniform(5, 10) if k % 2 else None)
        for k in range(children)
    )


def findings(lives: Sequence[Career]) -> Findings:
    """The figures of these children."""
    low, high = BAND
    until = sorted(life.until_in_band for life in lives)
    return Findings(
        children=len(lives),
        wins=fmean(life.share for life in lives),
        in_band=_share(low <= life.share <= high for life in lives),
        until_in_band=until[len(until) // 2],
        never=_share(games > GAMES for games in until),
        four_losses=_share(life.longest_losing >= ROW for life in lives),
        calibration_error=_calibration_error(lives),
    )


def _share(found: Iterable[bool]) -> float:
    return fmean(map(float, found))


def _calibration_error(lives: Sequence[Career]) -> float:
    """How far expected and true share of wins lie apart, by tenths of the expected one, weighted by games."""
    tenths: dict[int, list[float]] = {}
    for life in lives:
        for guess, won in zip(life.expected, life.won, strict=True):
            tenths.setdefault(int(guess * 10), []).append(guess - won)
    return sum(abs(sum(apart)) for apart in tenths.values()) / sum(len(apart) for apart in tenths.values())
