"""What the captain's training says: questions, help, what an answer may mean, and why the right one is right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.engine.game import Hint
from kidslogic.games.stratego.training.position import Position, Reason
from kidslogic.games.stratego.view.words import refusal, story_words
from kidslogic.games.stratego.words import Story

_STORIES: tuple[Story, ...] = ("higher", "little_one", "bomb_found")


def question_words(position: Position) -> str:
    """What is asked."""
    words = {
        ("compare", ""): QCoreApplication.translate("StrategoTraining", "Which of yours wins this duel?"),
        ("odds", "mine"): QCoreApplication.translate("StrategoTraining", "Who has the best chance here?"),
        ("odds", "theirs"): QCoreApplication.translate("StrategoTraining", "Against whom is the chance best?"),
        ("deduce", "can"): QCoreApplication.translate("StrategoTraining", "Who may be hiding here?"),
        ("deduce", "cannot"): QCoreApplication.translate("StrategoTraining", "Who can not be hiding here?"),
        ("plan", "take"): QCoreApplication.translate(
            "StrategoTraining", "One card opens the way to their flag. Which?"
        ),
        ("plan", "save"): QCoreApplication.translate(
            "StrategoTraining", "Your flag is in danger! Which card saves it?"
        ),
        ("remember", "swing"): QCoreApplication.translate("StrategoTraining", "Where did you see the swing?"),
        ("remember", "new"): QCoreApplication.translate("StrategoTraining", "Where did you see the new pirate?"),
        ("remember", "attack"): QCoreApplication.translate("StrategoTraining", "Where did you see the duel?"),
        ("remember", "sail"): QCoreApplication.translate("StrategoTraining", "Where did you see the sail?"),
        ("remember", "skull"): QCoreApplication.translate("StrategoTraining", "Where did you see the skull?"),
        ("remember", "plank"): QCoreApplication.translate("StrategoTraining", "Where did you see the plank?"),
        ("remember", "sleep"): QCoreApplication.translate("StrategoTraining", "Where did you see the sleepers?"),
    }
    return words[position.kind, position.asked]


def watch_words() -> str:
    """Before the cards are turned over for a look."""
    return QCoreApplication.translate("StrategoTraining", "Watch the cards well!")


def hint_words(hint: Hint) -> str:
    """A step of help."""
    match hint.code:
        case "not_this":
            return QCoreApplication.translate("StrategoTraining", "It is not this one.")
        case "near":
            return QCoreApplication.translate("StrategoTraining", "It is one of these two.")
    words = {
        ("compare", ""): QCoreApplication.translate("StrategoTraining", "Look closely who stands there."),
        ("odds", "mine"): QCoreApplication.translate("StrategoTraining", "All of these may still be hiding."),
        ("odds", "theirs"): QCoreApplication.translate("StrategoTraining", "All of these may still be hiding."),
        ("deduce", "can"): QCoreApplication.translate("StrategoTraining", "Look who sits in the boat already."),
        ("deduce", "cannot"): QCoreApplication.translate("StrategoTraining", "Look who sits in the boat already."),
        ("plan", "take"): QCoreApplication.translate("StrategoTraining", "Look: does anybody guard their doors?"),
        ("plan", "save"): QCoreApplication.translate("StrategoTraining", "Look: nobody guards your doors."),
    }
    asked = (hint.params["kind"], hint.params["asked"])
    return words.get(asked, QCoreApplication.translate("StrategoTraining", "Watch once more!"))


def answer_words(tag: str) -> str:
    """What to look at after an answer that was not the one: never that it was wrong."""
    words = {
        "as_strong": QCoreApplication.translate("StrategoTraining", "These two are just as strong. Who else?"),
        "forgot_bomb": QCoreApplication.translate("StrategoTraining", "Who cools the Snore Bomb?"),
        "forgot_little_one": QCoreApplication.translate("StrategoTraining", "Think of Little Pip and the Captain!"),
        "weaker": QCoreApplication.translate("StrategoTraining", "Compare the numbers once more!"),
        "less_chance": QCoreApplication.translate("StrategoTraining", "Somebody has an even better chance."),
        "is_out": QCoreApplication.translate("StrategoTraining", "That one sits in the boat already."),
        "is_here": QCoreApplication.translate("StrategoTraining", "That one stands on deck already."),
        "bomb_stays": refusal("bomb_stays"),
        "still_there": QCoreApplication.translate("StrategoTraining", "That one may well be hiding here."),
        "other_seen": QCoreApplication.translate("StrategoTraining", "Something else was here."),
        "not_looked_at": QCoreApplication.translate("StrategoTraining", "Nobody has looked here yet."),
        "wrong_card": QCoreApplication.translate("StrategoTraining", "What does this card bring? Look again!"),
        "face_up": QCoreApplication.translate("StrategoTraining", "It turns over: the small picture counts."),
    }
    return words[tag]


def reason_words(reason: Reason) -> str:
    """Why the right answer is right; of a chance that is not sure the screen itself tells the number."""
    for story in _STORIES:
        if story == reason.code:
            return story_words(story, *reason.numbers)
    words = {
        "sure_win": QCoreApplication.translate("StrategoTraining", "This duel goes well for sure."),
        "others_out": QCoreApplication.translate("StrategoTraining", "Nobody else of them is left."),
        "is_out": QCoreApplication.translate("StrategoTraining", "It sits in the boat already."),
        "is_here": QCoreApplication.translate("StrategoTraining", "It stands on deck already."),
        "bomb_stays": refusal("bomb_stays"),
        "seen_here": QCoreApplication.translate("StrategoTraining", "Here it was!"),
        "attack_flag": QCoreApplication.translate(
            "StrategoTraining", "Nobody guards the doors: your pirate looks inside."
        ),
        "cannon_flag": QCoreApplication.translate("StrategoTraining", "Nobody is on deck: a hit opens a door."),
        "brings_home": QCoreApplication.translate("StrategoTraining", "One swings home and guards the doors."),
        "calls_new": QCoreApplication.translate("StrategoTraining", "A new pirate guards the doors."),
    }
    return words[reason.code]
