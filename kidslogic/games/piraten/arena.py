"""How the computer mates are measured against each other."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.arena import AnyOpponent, Arena
from kidslogic.games.piraten.opponents import Mate


def _aimed(opponent: AnyOpponent, aim: float) -> AnyOpponent:
    return opponent.aimed(aim) if isinstance(opponent, Mate) else opponent


ARENA: Final = Arena(
    turns=lambda state: state.turns,
    thinks=lambda state: state.phase != "deal",
    aimed=_aimed,
    source="kidslogic.piratenbucht",
)
