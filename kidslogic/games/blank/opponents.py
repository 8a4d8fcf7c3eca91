"""Computer players of the shell game. They choose from a View and know nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kidslogic.engine.search import Budget, RulesWorld, World, search
from kidslogic.games.blank.rules import BlankRules
from kidslogic.games.blank.state import Lift, Move, Peek, State, View

WALKS = 60


def easy(view: View, rng: Random) -> Move:
    """Lifts any shell."""
    return Lift(rng.choice(view.covered))


def careful(view: View, rng: Random) -> Move:
    """Looks first, then takes what it knows, and never lifts a shell that it saw empty."""
    if view.coin is not None:
        return Lift(view.coin)
    mine = view.peeked[view.seat]
    if mine is None and len(view.covered) > 1:
        return Peek(rng.choice(view.covered))
    return Lift(rng.choice([shell for shell in view.covered if shell != mine]))


def thinking(view: View, rng: Random) -> Move:
    """Plays on in thought and takes what went best: what every game can have from its rules alone."""
    rules = BlankRules(("computer", "computer"))

    def deal(luck: Random) -> World[Move]:
        return RulesWorld(rules, rules.determinise(view, luck), view.seat, _even)

    return search(deal, rng, Budget(iterations=WALKS))[0].move


def _even(_state: State) -> Sequence[float]:
    return (0.5, 0.5)
