"""What training says: questions, help, what an answer may mean, and why the right one is right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.engine.game import Hint
from kidslogic.games.logix.board import parse_colour
from kidslogic.games.logix.training.position import Kind, Reason
from kidslogic.games.logix.view.words import colour_word


def question_words(kind: Kind) -> str:
    """What is asked."""
    words: dict[Kind, str] = {
        "finish": QCoreApplication.translate("LogixTraining", "One move makes the code ready. Which?"),
        "breaker": QCoreApplication.translate("LogixTraining", "One marble breaks the code. Tap it!"),
        "neighbour": QCoreApplication.translate("LogixTraining", "Which card lacks only one move?"),
        "suspect": QCoreApplication.translate("LogixTraining", "Which card fits this best?"),
    }
    return words[kind]


def hint_words(hint: Hint) -> str:
    """A step of help."""
    words = {
        "code_colour": QCoreApplication.translate("LogixTraining", "Look for the colour {colour}."),
        "code_here": QCoreApplication.translate("LogixTraining", "These belong to the code."),
        "near": QCoreApplication.translate("LogixTraining", "Look closely here!"),
    }
    colour = colour_word(parse_colour(hint.params["colour"])) if "colour" in hint.params else ""
    return words[hint.code].format(colour=colour)


def answer_words(tag: str) -> str:
    """What to look at after an answer that was not the one: never that it was wrong."""
    words = {
        "locked_colour": QCoreApplication.translate("LogixTraining", "This colour rests now. Try another!"),
        "neighbour_same_colour": QCoreApplication.translate(
            "LogixTraining", "Careful: the same colour lies beside it."
        ),
        "forbidden_colour": QCoreApplication.translate("LogixTraining", "The card does not allow this colour."),
        "mirrored": QCoreApplication.translate("LogixTraining", "Cards are turned, but never flipped."),
        "wrong_colour": QCoreApplication.translate("LogixTraining", "Good place! Which colour belongs there?"),
        "wrong_place": QCoreApplication.translate("LogixTraining", "Good colour! Where does it belong?"),
        "joker": QCoreApplication.translate("LogixTraining", "The joker may be any colour."),
        "black": QCoreApplication.translate("LogixTraining", "Black belongs to every code."),
        "fits": QCoreApplication.translate("LogixTraining", "This marble fits well."),
        "harmless": QCoreApplication.translate("LogixTraining", "This one does no harm."),
        "other_card": QCoreApplication.translate("LogixTraining", "This card still lacks more."),
    }
    return words.get(tag, QCoreApplication.translate("LogixTraining", "Look at the card once more!"))


def reason_words(reason: Reason) -> str:
    """Why the right answer is right."""
    words = {
        "fills_gap": QCoreApplication.translate("LogixTraining", "This marble fills the gap."),
        "changes_colour": QCoreApplication.translate("LogixTraining", "Now the colour fits."),
        "rolls_into_gap": QCoreApplication.translate("LogixTraining", "It rolls into the gap."),
        "frees_code": QCoreApplication.translate("LogixTraining", "Now nothing breaks the code."),
        "black_joins": QCoreApplication.translate("LogixTraining", "Now black belongs to it."),
        "wrong_colour": QCoreApplication.translate("LogixTraining", "Here another colour is needed."),
        "neighbour_same_colour": QCoreApplication.translate("LogixTraining", "The same colour may not lie beside it."),
        "too_many_greys": QCoreApplication.translate("LogixTraining", "That is one joker too many."),
        "one_step": QCoreApplication.translate("LogixTraining", "Here only one move is missing."),
        "built_here": QCoreApplication.translate("LogixTraining", "It is being built here."),
    }
    return words[reason.code]
