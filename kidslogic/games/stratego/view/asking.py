"""What the parrot asks: what can be done now, in at most ten words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.choosing import Choices
from kidslogic.ui.game_view import Person


def question(view: View, turn: int | None, people: Sequence[Person], choices: Choices, picked: int | None) -> str:
    """The question for whoever decides."""
    if turn is None:
        return QCoreApplication.translate("StrategoQuestions", "The game is over.")
    name = people[turn].name
    if people[turn].seat.kind == "computer":
        return QCoreApplication.translate("StrategoQuestions", "{name} is thinking.").format(name=name)
    if view.phase == "attack":
        return _duel(choices, picked)
    words = {
        "call": QCoreApplication.translate("StrategoQuestions", "{name}, shark or pirate?"),
        "card": QCoreApplication.translate("StrategoQuestions", "{name}, turn a card!"),
        "pick": QCoreApplication.translate("StrategoQuestions", "Who comes on deck? Tap a pirate below!"),
        "swing": QCoreApplication.translate("StrategoQuestions", "Who swings to the other ship?"),
        "flag": QCoreApplication.translate("StrategoQuestions", "Where is the flag? Open a door!"),
        "blind_pick": QCoreApplication.translate("StrategoQuestions", "Who shall stand on the hatch? Tap a back!"),
        "shot": QCoreApplication.translate("StrategoQuestions", "{name}, fire!"),
        "remove": QCoreApplication.translate("StrategoQuestions", "{name}, who climbs into the boat?"),
        "plank": QCoreApplication.translate("StrategoQuestions", "{name}, who walks the plank? Tap a back!"),
    }
    return words.get(view.phase, "").format(name=name)


def _duel(choices: Choices, picked: int | None) -> str:
    if picked is None:
        if choices.tries and not choices.fights:
            return QCoreApplication.translate("StrategoQuestions", "Who looks for the flag? Tap your pirate!")
        return QCoreApplication.translate("StrategoQuestions", "Who has the duel? Tap your pirate!")
    if choices.doors(picked) and not choices.targets(picked):
        return QCoreApplication.translate("StrategoQuestions", "Where is the flag? Open a door!")
    if choices.doors(picked):
        return QCoreApplication.translate("StrategoQuestions", "Tap a pirate or open a door!")
    return QCoreApplication.translate("StrategoQuestions", "With whom? Tap the other pirate!")
