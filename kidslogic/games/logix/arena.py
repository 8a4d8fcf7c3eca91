"""How the computer players of LOGIX are measured against each other."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.arena import Arena
from kidslogic.games.logix.state import State


def _turns(state: State) -> int:
    """The finished turns, and the one in which the game was won."""
    return sum(state.turns) + (state.winner is not None)


ARENA: Final = Arena(turns=_turns, thinks=lambda state: state.phase == "turn")
