"""Which computer friend suits a child: one against whom it wins about three games of five (learning.md 4, "Losing").

Computer friends have a rating, stated in their game's record and measured by the arena; a child has a playing strength
on the same logit scale, a normal distribution that every finished game moves (one step of an extended Kalman filter, as
in `learners.mastery`; a fresh rating with its own uncertainty after Glickman 1999, "Parameter estimation in large
dynamic paired comparison experiments"). Against a rating r a child of strength m wins with the chance sigma(m - r)
(Bradley & Terry 1952). The friend is suggested whose chance is nearest to the target, and the target answers to the
rolling share of wins, so that the share comes out right in the long run although there are only a few friends.

What counts, and how:
* Several computers at the table count as one who is as strong as all of them: the logarithm of the sum of exp(r), which
  the strongest one rules (Luce 1959). So whoever sails against three has less of a chance from the start.
* Where another child or a guest wins, nothing is learned: by Luce's choice axiom the chance among child and computers
  does not depend on the others. A shared win with a computer, and a draw, are half a win.
* Hints, taking back and gentle house rules belong to how a child plays: what it reaches with them is its strength.
* Nothing counts of games without computers (solo, training), of games that were broken off (they leave no
  `GameFinished`), and of games with a computer that the game no longer knows.
* Each game has a strength of its own: who reads rows well need not be a good captain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

from kidslogic.engine.events import GameFinished
from kidslogic.engine.game import Manner
from kidslogic.learners.records import Record


@dataclass(frozen=True, kw_only=True)
class Parameters:
    """The numbers of the model; strengths in logits above the gentlest friend.

    All are design decisions, tried in the simulation of `make bench BENCH=friends`.
    """

    target: float = 0.60
    """The share of games that a child should win: the middle of 55 to 65 %."""
    lowest_target: float = 0.40
    highest_target: float = 0.75
    settled_after: int = 3
    """From the next game on, the target follows the rolling share of wins."""
    memory: float = 0.85
    """How much of the rolling share a game leaves as it was."""
    loyalty: float = 0.15
    """So near to the target the last friend's chance is good enough: nobody likes to change after every game."""
    losses: int = 2
    """After so many losses in a row a softer friend comes, announced as training."""
    chance_result: float = 0.10
    """The share of games that end by luck or play alone, whoever is the stronger."""
    strength: float = 0.3
    """What is expected of a child of five years, or of unknown age: a little better than the gentlest friend."""
    per_year: float = 0.2
    variance: float = 4.0
    """How far children differ from that, squared."""
    least_variance: float = 0.10
    growth: float = 0.02
    """What a child is expected to learn from a game."""
    drift: float = 0.04
    """How much less is known after each game, squared."""


PARAMETERS: Final = Parameters()
_YOUNGEST: Final = 5


@dataclass(frozen=True)
class Advice:
    """The friend to offer: which strength, and how."""

    strength: str
    manner: Manner


@dataclass(frozen=True, kw_only=True)
class Play:
    """How well a child plays one game, after all its games against computers so far.

    `success` is the rolling share of wins, `lost` how many games were lost in a row, `met` the strongest computer of
    the last game and `reached` the strongest of all games ("" before the first).
    """

    mean: float
    variance: float = PARAMETERS.variance
    success: float = PARAMETERS.target
    games: int = 0
    lost: int = 0
    met: str = ""
    reached: str = ""


class Played(NamedTuple):
    """A game that counts: the computers at the table, and how it ended (1 for a win, 0 for a loss, 0.5 for neither)."""

    met: tuple[str, ...]
    worth: float


def suggested_friend(
    records: Iterable[Record], game: str, ratings: Mapping[str, float], age: float | None = None
) -> Advice | None:
    """The friend to offer to the child of these records, in their order, for its next game; the gentle one at first.

    `ratings` are the strengths of the computer players of `game` in logits. None where the game has none.
    """
    return advice(play_of(records, game, ratings, age), ratings) if ratings else None


def play_of(records: Iterable[Record], game: str, ratings: Mapping[str, float], age: float | None = None) -> Play:
    """What a child's records say about how well it plays a game."""
    play = beginner(age)
    for played in games_that_count(records, game, ratings):
        play = after_game(play, played, ratings)
    return play


def beginner(age: float | None = None) -> Play:
    """A child that has not played yet; `age` in years, None where nobody told it."""
    years = 0.0 if age is None else age - _YOUNGEST
    return Play(mean=PARAMETERS.strength + PARAMETERS.per_year * years)


def games_that_count(records: Iterable[Record], game: str, known: Collection[str]) -> Iterator[Played]:
    """The games against computers that are all `known`, without those that another person won."""
    for record in records:
        event = record.event
        if not isinstance(event, GameFinished) or event.game != game:
            continue
        met = tuple(strength for strength in event.strengths if strength)
        if not met or not set(met) <= set(known):
            continue
        computers = {seat for seat, strength in enumerate(event.strengths) if strength}
        champions = set(event.champions)
        won, lost = record.seat in champions, bool(champions & computers)
        if won or lost or not champions:
            yield Played(met, 0.5 if won == lost else float(won))


def after_game(play: Play, played: Played, ratings: Mapping[str, float]) -> Play:
    """The estimate after one more game."""
    expected, slope = _expected(play.mean - together(ratings[name] for name in played.met))
    spread = expected * (1 - expected)
    information = slope * slope / spread
    shrink = 1 + play.variance * information
    step = play.variance * (played.worth - expected) * slope / spread / shrink
    met = max(played.met, key=lambda name: ratings[name])
    return Play(
        mean=play.mean + step + PARAMETERS.growth,
        variance=max(PARAMETERS.least_variance, play.variance / shrink + PARAMETERS.drift),
        success=PARAMETERS.memory * play.success + (1 - PARAMETERS.memory) * played.worth,
        games=play.games + 1,
        lost=play.lost + 1 if played.worth == 0 else 0,
        met=met,
        reached=max(play.reached or met, met, key=lambda name: ratings[name]),
    )


def together(ratings: Iterable[float]) -> float:
    """The rating of somebody who wins as often as one of several does."""
    return log(sum(exp(rating) for rating in ratings))


def chance(play: Play, rating: float) -> float:
    """The chance that the child wins, what is not known about its strength counted in."""
    return _expected((play.mean - rating) / sqrt(1 + pi * play.variance / 8))[0]


def target(play: Play) -> float:
    """The chance of winning that the next game should have: higher after more losses than meant, lower after fewer."""
    wanted, lately = PARAMETERS.target, play.success
    if play.games <= PARAMETERS.settled_after:
        return wanted
    turned = (wanted if lately > wanted else 1 - wanted) * (wanted - lately)
    moved = wanted + turned / ((1 - wanted) if lately > wanted else wanted)
    return min(max(moved, PARAMETERS.lowest_target), PARAMETERS.highest_target)


def advice(play: Play, ratings: Mapping[str, float]) -> Advice:
    """The friend whose chance to be beaten is nearest to the target; after losses in a row none but a softer one.

    A softer friend than the last one is announced as training only after losses in a row; nobody climbs past the next
    stronger one than were met so far. `ratings` is not empty.
    """
    last = ratings.get(play.met)
    offered = _within_reach(play, ratings)
    wanted = target(play)
    apart = {name: abs(chance(play, rating) - wanted) for name, rating in offered.items()}
    stays = apart.get(play.met, 1.0) <= PARAMETERS.loyalty
    name = play.met if stays else min(apart, key=lambda friend: (apart[friend], ratings[friend]))
    if last is None or name == play.met:
        return Advice(name, "fitting")
    if ratings[name] > last:
        return Advice(name, "stronger")
    return Advice(name, "softer" if play.lost >= PARAMETERS.losses else "fitting")


def _within_reach(play: Play, ratings: Mapping[str, float]) -> Mapping[str, float]:
    """The friends met so far and the next stronger one; after losses in a row only softer ones, where there are any."""
    if not play.met:
        return ratings
    softer = {name: rating for name, rating in ratings.items() if rating < ratings[play.met]}
    if softer and play.lost >= PARAMETERS.losses:
        return softer
    highest = ratings[play.reached]
    next_one = min((rating for rating in ratings.values() if rating > highest), default=highest)
    return {name: rating for name, rating in ratings.items() if rating <= next_one}


def _expected(ahead: float) -> tuple[float, float]:
    """The chance to win for somebody who is so many logits ahead, and how steeply it rises there."""
    share = 1 - PARAMETERS.chance_result
    right = 1 / (1 + exp(-ahead))
    return PARAMETERS.chance_result / 2 + share * right, share * right * (1 - right)
