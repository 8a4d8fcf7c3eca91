"""The screens of LOGIX."""

from __future__ import annotations

from kidslogic.games.logix.view.game import LogixView
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.games.logix.view.words import friend

__all__ = ["friend", "game_view", "setup_screen", "title"]

setup_screen = LogixSetup
game_view = LogixView


def title() -> str:
    """The game's name: a name of its own, the same in all languages."""
    return "LOGIX"
