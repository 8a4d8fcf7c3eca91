"""How the computer captains are measured against each other."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.arena import AnyOpponent, Arena
from kidslogic.games.stratego.opponents import Captain
from kidslogic.games.stratego.state import SETTING_UP, State


def _turns(state: State) -> int:
    """The turns begun: a game that is won in its fifth turn took five."""
    return state.turns


def _thinks(state: State) -> bool:
    """Not while setting up, and not at a shot."""
    return state.phase not in SETTING_UP and state.phase != "shot"


def _aimed(opponent: AnyOpponent, aim: float) -> AnyOpponent:
    return opponent.aimed(aim) if isinstance(opponent, Captain) else opponent


ARENA: Final = Arena(turns=_turns, thinks=_thinks, aimed=_aimed)
