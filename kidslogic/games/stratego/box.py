"""What lies in the box for a game of one length: crew, action cards, flag cards (content/games/stratego.yaml)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kidslogic.engine.game import Unreadable
from kidslogic.games.stratego.options import LENGTHS, Length
from kidslogic.games.stratego.words import Action, FlagCard, parse_action, parse_flag_card, parse_rank_word

PREFIX: Final = "actions:"
"""A setup's source `actions:id` names a set of action cards; any other source plays with the first one."""
MOST_PIECES: Final = 10
MOST_CARDS: Final = 10
FLAG_CARDS_PER_SHIP: Final = (2, 3)


@dataclass(frozen=True)
class Box:
    """`crew` are the ranks of a captain's pieces, highest first; `stationed` of them begin on deck (S1.3, S2.4).

    `cards` are the two faces of each action card, first face first and in order of the file; `flags` are a captain's
    flag cards.
    """

    crew: tuple[int, ...]
    stationed: int
    cards: tuple[tuple[Action, Action], ...]
    flags: tuple[FlagCard, ...]

    @property
    def openings(self) -> int:
        """How many openings for flag cards a ship has."""
        return len(self.flags)


@dataclass(frozen=True)
class ActionSet:
    """A set of action cards that may be chosen: as a setup's source names it, and its titles by language."""

    source: str
    titles: Mapping[str, str]


def action_sets(content: Mapping[str, Any]) -> tuple[ActionSet, ...]:
    """The sets that can be played with in both lengths, the one to begin with first: a setup need not name it."""
    found = []
    for action_set in content["action_sets"]:
        source = PREFIX + str(action_set["id"])
        try:
            for length in LENGTHS:
                box_for(content, source, length)
        except LookupError:
            continue  # somebody's own set that is not finished yet
        first = action_set is content["action_sets"][0]
        found.append(ActionSet("" if first else source, action_set["title"]))
    return tuple(found)


def box_for(content: Mapping[str, Any], source: str, length: Length) -> Box:
    """The box of the action set that a setup's source names; raises LookupError when it is missing or damaged."""
    try:
        action_set = _action_set(content["action_sets"], source)
        ship = content["lengths"][length]
        cards = action_set[length]
        box = Box(
            crew=tuple(sorted((parse_rank_word(str(rank)) for rank in ship["crew"]), reverse=True)),
            stationed=int(ship["stationed"]),
            cards=tuple(_faces(card) for card in cards),
            flags=tuple(map(parse_flag_card, ship["flags"])),
        )
    except (TypeError, ValueError, KeyError) as fault:
        raise LookupError(source) from fault
    if not _playable(box):
        raise LookupError(source)
    return box


def _action_set(sets: list[Mapping[str, Any]], source: str) -> Mapping[str, Any]:
    if not source.startswith(PREFIX):
        return sets[0]
    found = [action_set for action_set in sets if PREFIX + str(action_set["id"]) == source]
    if not found:
        raise LookupError(source)
    return found[0]


def _faces(card: object) -> tuple[Action, Action]:
    match card:
        case [str(first), str(second)] if first != second:  # S1.4: never the same action on both sides
            return parse_action(first), parse_action(second)
    raise Unreadable(str(card))


def _playable(box: Box) -> bool:
    """Everything has one digit for its name, in every turn there is a card to turn, and the cannon can end any game."""
    faces = {face for card in box.cards for face in card}
    return (
        not faces.isdisjoint(("sail", "skull"))
        and 1 <= box.stationed <= len(box.crew) <= MOST_PIECES
        and box.crew.count(0) <= 1
        and 4 <= len(box.cards) <= MOST_CARDS
        and len(box.flags) in FLAG_CARDS_PER_SHIP
        and box.flags.count("flag") == 1
    )
