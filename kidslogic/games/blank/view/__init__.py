"""The screens of the shell game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.games.blank.view.screens import BlankSetup, BlankView
from kidslogic.ui.crew import parrot_friend

friend = parrot_friend
setup_screen = BlankSetup
game_view = BlankView


def title() -> str:
    """The game's name."""
    return QCoreApplication.translate("Blank", "Three shells")
