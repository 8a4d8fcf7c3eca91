"""Who the computer mates are: names, faces and what they are like."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.engine.game import Seat
from kidslogic.ui.game_view import Person

FACES = {"careful": "turtle", "daring": "gull", "forgetful": "octopus", "clever": "dolphin"}
"""The mates' faces by temper."""


def friend(seat: Seat) -> Person:
    """The mate of a temper, with name and face."""
    names = {
        "careful": QCoreApplication.translate("Mates", "Tilda"),
        "daring": QCoreApplication.translate("Mates", "Gustav"),
        "forgetful": QCoreApplication.translate("Mates", "Olly"),
        "clever": QCoreApplication.translate("Mates", "Fina"),
    }
    return Person(seat, names.get(seat.who, names["careful"]), FACES.get(seat.who, FACES["careful"]))


def temper_words(temper: str) -> str:
    """Name and temper, as they stand below a face."""
    words = {
        "careful": QCoreApplication.translate("Mates", "Tilda, careful"),
        "daring": QCoreApplication.translate("Mates", "Gustav, daring"),
        "forgetful": QCoreApplication.translate("Mates", "Olly, forgetful"),
        "clever": QCoreApplication.translate("Mates", "Fina, clever"),
    }
    return words[temper]
