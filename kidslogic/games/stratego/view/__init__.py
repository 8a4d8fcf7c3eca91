"""The screens of Pirates! Stratego."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.games.stratego.view.game import StrategoView
from kidslogic.games.stratego.view.setup import StrategoSetup
from kidslogic.games.stratego.view.words import friend

__all__ = ["friend", "game_view", "setup_screen", "title"]

setup_screen = StrategoSetup
game_view = StrategoView


def title() -> str:
    """The game's name in the current language."""
    return QCoreApplication.translate("Stratego", "Pirates! Stratego")
