"""Computer players of the shell game. They choose from a View and know nothing else."""

from __future__ import annotations

from random import Random

from kidslogic.games.blank.state import Lift, Move, Peek, View


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
