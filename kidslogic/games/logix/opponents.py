"""Computer players of LOGIX. They choose from a View and know nothing else."""

from __future__ import annotations

from random import Random

from kidslogic.games.logix.actions import legal_actions
from kidslogic.games.logix.moves import Claim, EndTurn, Move
from kidslogic.games.logix.state import View


def random(view: View, rng: Random) -> Move:
    """Any action; claims what is complete."""
    if view.own is not None and view.may_claim:
        return Claim(view.seat)
    if view.phase == "acted":
        return EndTurn()
    return rng.choice(legal_actions(view.board, view.locked, view.house) or (EndTurn(),))
