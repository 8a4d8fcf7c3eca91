"""The screens of Pirates! Stratego."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from kidslogic.engine.session import Session
from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.stratego.view.game import StrategoView
from kidslogic.games.stratego.view.setup import StrategoSetup
from kidslogic.games.stratego.view.training import StrategoTraining
from kidslogic.games.stratego.view.words import friend
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit

__all__ = ["friend", "game_view", "setup_screen", "title"]

setup_screen = StrategoSetup


def game_view(
    kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...]
) -> StrategoView | StrategoTraining:
    """The screen of a game, or of a training."""
    screen = StrategoTraining if isinstance(session.rules, TrainingRules) else StrategoView
    return screen(kit, session, people)


def title() -> str:
    """The game's name in the current language."""
    return QCoreApplication.translate("Stratego", "Pirates! Stratego")
