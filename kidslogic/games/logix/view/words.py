"""What the screen says: colours, why something is not possible, who has which strength."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.engine.game import Seat
from kidslogic.games.logix.board import Colour
from kidslogic.ui.game_view import Person

FACES = {
    "1": "starfish",
    "2": "turtle",
    "3": "crab",
    "4": "monkey",
    "5": "dolphin",
    "6": "octopus",
}
"""The computer friends' faces, from the gentlest to the cleverest."""


def colour_word(colour: Colour) -> str:
    """What a marble is called."""
    words = {
        "red": QCoreApplication.translate("Marbles", "red"),
        "yellow": QCoreApplication.translate("Marbles", "yellow"),
        "blue": QCoreApplication.translate("Marbles", "blue"),
        "green": QCoreApplication.translate("Marbles", "green"),
        "grey": QCoreApplication.translate("Marbles", "grey joker"),
        "black": QCoreApplication.translate("Marbles", "black"),
    }
    return words[colour]


def refusal(reason: str) -> str:
    """Why a move is not possible, in a few words for a child."""
    words = {
        "colour_locked": QCoreApplication.translate("Refusals", "This colour rests for one turn."),
        "rack_empty": QCoreApplication.translate("Refusals", "No marble of this colour is left."),
        "occupied": QCoreApplication.translate("Refusals", "A marble lies there already."),
        "no_neighbour": QCoreApplication.translate("Refusals", "It must lie beside another marble."),
        "empty_cell": QCoreApplication.translate("Refusals", "There is no marble here."),
        "blocked": QCoreApplication.translate("Refusals", "It is blocked on all sides."),
        "path": QCoreApplication.translate("Refusals", "It only rolls straight, over empty places."),
        "splits": QCoreApplication.translate("Refusals", "All marbles must stay together."),
        "black_stays": QCoreApplication.translate("Refusals", "Black is never swapped."),
        "same_colour": QCoreApplication.translate("Refusals", "Swap it for another colour."),
        "already_acted": QCoreApplication.translate("Refusals", "One move each turn. Tap the arrow!"),
        "must_act": QCoreApplication.translate("Refusals", "Make a move first."),
        "claim_not_now": QCoreApplication.translate("Refusals", "You can say so after placing."),
    }
    return words.get(reason, QCoreApplication.translate("Refusals", "That is not possible now."))


def friend(seat: Seat) -> Person:
    """The computer friend of a strength, with name and face."""
    names = {
        "1": QCoreApplication.translate("Friends", "Stella"),
        "2": QCoreApplication.translate("Friends", "Tilda"),
        "3": QCoreApplication.translate("Friends", "Karlo"),
        "4": QCoreApplication.translate("Friends", "Momo"),
        "5": QCoreApplication.translate("Friends", "Fina"),
        "6": QCoreApplication.translate("Friends", "Otto"),
    }
    return Person(seat, names.get(seat.who, names["1"]), FACES.get(seat.who, FACES["1"]))
