"""The screens of Die Logik-Piraten."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.games.piraten.view.game import PiratenView
from kidslogic.games.piraten.view.setup import PiratenSetup
from kidslogic.games.piraten.view.words import friend

__all__ = ["friend", "game_view", "setup_screen", "title"]
setup_screen = PiratenSetup
game_view = PiratenView


def title() -> str:
    """The game's name."""
    return QCoreApplication.translate("Piraten", "Logic Pirates")
