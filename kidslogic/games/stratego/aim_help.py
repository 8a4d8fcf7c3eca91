"""Aim help: it grows quietly after misses in a row, and goes again with a hit (S12.3)."""

from __future__ import annotations

from typing import Final

from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import State

PATIENCE: Final = 3
"""So many misses in a row bring the first step of help."""
STEPS: Final = 3
"""As far as help grows."""


def steps_of_help(table: State, seat: int, house: HouseRules) -> int:
    """How far the captain's aim is helped now, 0 (not at all) to `STEPS`; each further miss brings a step more."""
    if not house.aim_helps[seat]:
        return 0
    return min(STEPS, max(0, table.misses[seat] - PATIENCE + 1))
