"""The screens of Die Logik-Piraten."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.games.piraten.view.game import PiratenView
from kidslogic.games.piraten.view.setup import PiratenSetup
from kidslogic.ui.crew import parrot_friend

friend = parrot_friend
setup_screen = PiratenSetup
game_view = PiratenView


def title() -> str:
    """The game's name."""
    return QCoreApplication.translate("Piraten", "Logic Pirates")
