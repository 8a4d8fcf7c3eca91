"""What the crew, the actions and the captains are called, and what is said about what happens, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kidslogic.engine.game import Seat
from kidslogic.games.stratego.words import BOMB, Action, FlagCard, Story, rank_word
from kidslogic.ui.game_view import Person

FACES = {"1": "starfish", "2": "turtle", "3": "crab", "4": "dolphin", "5": "octopus", "6": "whale"}
"""The computer captains' faces, from the gentlest to the cleverest."""
ACTION_PICTURES: dict[str, str] = {
    "swing": "act_swing",
    "new": "act_new",
    "attack": "act_attack",
    "sail": "act_sail",
    "skull": "skull_hatch",
    "plank": "act_plank",
    "sleep": "act_sleep",
}
FLAG_PICTURES: dict[str, str] = {"flag": "flag", "monkey": "monkey", "barrel": "barrel"}


def action_picture(action: str) -> str:
    """The picture of an action."""
    return ACTION_PICTURES[action]


def face_of(rank: int) -> str | None:
    """How a figure of a rank looks: its digit or "bomb"; None for a rank that cannot be seen."""
    return None if rank < BOMB else rank_word(rank)


def crew_name(rank: int) -> str:
    """What a member of the crew is called."""
    names = (
        QCoreApplication.translate("StrategoCrew", "Snore Bomb"),
        QCoreApplication.translate("StrategoCrew", "Little Pip"),
        QCoreApplication.translate("StrategoCrew", "Noodle the Cook"),
        QCoreApplication.translate("StrategoCrew", "Bobble"),
        QCoreApplication.translate("StrategoCrew", "Rudder"),
        QCoreApplication.translate("StrategoCrew", "Whisker"),
        QCoreApplication.translate("StrategoCrew", "Coral"),
        QCoreApplication.translate("StrategoCrew", "Captain Carrot"),
    )
    return names[rank] if 0 <= rank < len(names) else QCoreApplication.translate("StrategoCrew", "somebody")


def crew_words(rank: int) -> str:
    """Name and number, as a screen reader says them."""
    return crew_name(rank) if rank <= BOMB else f"{crew_name(rank)}, {rank}"


def action_name(action: Action) -> str:
    """What an action is called on its card."""
    names = {
        "swing": QCoreApplication.translate("StrategoActions", "swing over"),
        "new": QCoreApplication.translate("StrategoActions", "new pirate"),
        "attack": QCoreApplication.translate("StrategoActions", "duel"),
        "sail": QCoreApplication.translate("StrategoActions", "shot at the sail"),
        "skull": QCoreApplication.translate("StrategoActions", "shot at the skull"),
        "plank": QCoreApplication.translate("StrategoActions", "plank"),
        "sleep": QCoreApplication.translate("StrategoActions", "sleep"),
    }
    return names[action]


def action_words(action: Action) -> str:
    """What an action is, as it is said when its card has turned over."""
    words = {
        "swing": QCoreApplication.translate("StrategoActions", "Swing! One pirate may change ships."),
        "new": QCoreApplication.translate("StrategoActions", "New pirate! One may come on deck."),
        "attack": QCoreApplication.translate("StrategoActions", "Duel! Who is stronger?"),
        "sail": QCoreApplication.translate("StrategoActions", "Fire through the hole in the sail!"),
        "skull": QCoreApplication.translate("StrategoActions", "Fire at the yellow skull!"),
        "plank": QCoreApplication.translate("StrategoActions", "The plank! The coin decides."),
        "sleep": QCoreApplication.translate("StrategoActions", "All pirates sleep. Good night!"),
    }
    return words[action]


def skipped_words(action: Action) -> str:
    """Why an action cannot be done now."""
    words = {
        "swing": QCoreApplication.translate("StrategoActions", "Nobody can swing now."),
        "new": QCoreApplication.translate("StrategoActions", "Nobody can come on deck now."),
        "attack": QCoreApplication.translate("StrategoActions", "Nobody can have a duel now."),
        "plank": QCoreApplication.translate("StrategoActions", "Nobody stands on deck."),
    }
    return words.get(action, QCoreApplication.translate("StrategoActions", "Not possible now."))


def story_words(story: Story, high: int, low: int) -> str:
    """How a duel ended: the numbers that were compared, or the little story of a special case."""
    words = {
        "higher": QCoreApplication.translate("StrategoStories", "{high} is more than {low}."),
        "equal": QCoreApplication.translate("StrategoStories", "As strong as each other: both climb into the boat."),
        "little_one": QCoreApplication.translate(
            "StrategoStories", "Little Pip tickles the Captain. The Captain is out!"
        ),
        "bomb": QCoreApplication.translate("StrategoStories", "Plop! The Snore Bomb gives a shower."),
        "bomb_found": QCoreApplication.translate("StrategoStories", "Noodle cools the bomb with soup."),
    }
    return words[story].format(high=high, low=low)


def danger_words(where: str) -> str:
    """Somebody was chosen by the back for the plank, or for the hatch."""
    if where == "plank":
        return QCoreApplication.translate("StrategoShowing", "Somebody walks the plank. Shark or pirate?")
    return QCoreApplication.translate("StrategoShowing", "Somebody climbs onto the hatch.")


def flag_words(card: FlagCard) -> str:
    """What was behind an opening."""
    words = {
        "flag": QCoreApplication.translate("StrategoFlags", "The flag! You found it!"),
        "monkey": QCoreApplication.translate("StrategoFlags", "A monkey! It waves and hides again."),
        "barrel": QCoreApplication.translate("StrategoFlags", "A barrel! Splash, the finder gets wet."),
    }
    return words[card]


def flag_name(card: FlagCard) -> str:
    """What a flag card is called."""
    words = {
        "flag": QCoreApplication.translate("StrategoFlags", "flag"),
        "monkey": QCoreApplication.translate("StrategoFlags", "monkey"),
        "barrel": QCoreApplication.translate("StrategoFlags", "barrel"),
    }
    return words[card]


def coin_name(side: str) -> str:
    """What a side of the coin is called."""
    if side == "shark":
        return QCoreApplication.translate("StrategoFlags", "shark")
    return QCoreApplication.translate("StrategoFlags", "pirate")


def wind_name(wind: str) -> str:
    """What a wind is called: the calmer, the larger the targets."""
    words = {
        "calm": QCoreApplication.translate("StrategoAims", "calm"),
        "breeze": QCoreApplication.translate("StrategoAims", "breeze"),
        "storm": QCoreApplication.translate("StrategoAims", "storm"),
    }
    return words[wind]


def aim_name(aim: str) -> str:
    """What a way of aiming is called."""
    words = {
        "pull": QCoreApplication.translate("StrategoAims", "pull"),
        "timing": QCoreApplication.translate("StrategoAims", "stop"),
        "puzzle": QCoreApplication.translate("StrategoAims", "riddle"),
    }
    return words[aim]


def refusal(reason: str) -> str:
    """Why a move is not possible, in a few words for a child."""
    words = {
        "card_barred": QCoreApplication.translate("StrategoRefusals", "This card was just turned. Take another!"),
        "bomb_stays": QCoreApplication.translate("StrategoRefusals", "The Snore Bomb stays on its ship."),
        "bomb_cannot_attack": QCoreApplication.translate("StrategoRefusals", "The Snore Bomb only sleeps."),
        "deck_full": QCoreApplication.translate("StrategoRefusals", "This deck is full."),
    }
    return words.get(reason, QCoreApplication.translate("StrategoRefusals", "That is not possible now."))


def friend(seat: Seat) -> Person:
    """The computer captain of a strength, with name and face."""
    names = {
        "1": QCoreApplication.translate("StrategoCaptains", "Stella"),
        "2": QCoreApplication.translate("StrategoCaptains", "Tilda"),
        "3": QCoreApplication.translate("StrategoCaptains", "Karlo"),
        "4": QCoreApplication.translate("StrategoCaptains", "Fina"),
        "5": QCoreApplication.translate("StrategoCaptains", "Otto"),
        "6": QCoreApplication.translate("StrategoCaptains", "Wanda"),
    }
    return Person(seat, names.get(seat.who, names["1"]), FACES.get(seat.who, FACES["1"]))
