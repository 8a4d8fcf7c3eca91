"""The screens of LOGIX."""

from __future__ import annotations

from typing import Any

from kidslogic.engine.session import Session
from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.logix.view.game import LogixView
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.games.logix.view.training import LogixTraining
from kidslogic.games.logix.view.words import friend
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit

__all__ = ["friend", "game_view", "setup_screen", "title"]

setup_screen = LogixSetup


def game_view(kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...]) -> LogixView | LogixTraining:
    """The screen of a game, or of a training."""
    screen = LogixTraining if isinstance(session.rules, TrainingRules) else LogixView
    return screen(kit, session, people)


def title() -> str:
    """The game's name: a name of its own, the same in all languages."""
    return "LOGIX"
