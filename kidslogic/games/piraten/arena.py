"""How the computer mates are measured against each other."""

from __future__ import annotations

from typing import Final

from kidslogic.engine.arena import Arena

ARENA: Final = Arena(
    turns=lambda state: state.turns,
    thinks=lambda state: state.phase != "deal",
    source="kidslogic.piratenbucht",
)
