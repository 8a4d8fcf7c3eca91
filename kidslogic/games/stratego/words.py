"""The words of the game: ranks, action faces, flag cards, sides of the coin, and their text forms (S1)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from kidslogic.engine.game import Unreadable

Action = Literal["swing", "new", "attack", "sail", "skull", "plank", "sleep"]
"""What a face of an action card says (S1.4)."""
FlagCard = Literal["flag", "monkey", "barrel"]
"""What may be behind an opening of a ship (S1.2)."""
Coin = Literal["shark", "pirate"]
Verdict = Literal["wins", "loses", "both_out"]
"""How a duel ends for the piece that attacks."""
Story = Literal["higher", "equal", "little_one", "bomb", "bomb_found"]
"""Why it ends so: by rank, the 1 against the 7, the bomb against an attacker, the 2 against the bomb (S5.2-S5.4)."""

SPECIAL: Final[frozenset[Story]] = frozenset({"little_one", "bomb", "bomb_found"})
"""The duels that numbers do not decide: somebody who sees one for the first time is told why."""

ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
FLAG_CARDS: Final[tuple[FlagCard, ...]] = get_args(FlagCard)
COINS: Final[tuple[Coin, ...]] = get_args(Coin)

SEATS: Final = (0, 1)
"""Seat 0 is the red captain, seat 1 the blue one."""
BOMB: Final = 0
"""The rank of the bomb; pirates have the ranks 1 to 7."""
HIGHEST: Final = 7
LITTLE_ONE: Final = 1
BOMB_FINDER: Final = 2
UNKNOWN: Final = -1
"""In place of a rank that a captain cannot see."""
NOBODY: Final = -1
"""In place of the number of a piece, where none is meant."""

_RANK_SIGNS: Final = "b1234567"
_RANK_WORDS: Final = ("bomb", "1", "2", "3", "4", "5", "6", "7")


def duel(attacker: int, target: int) -> tuple[Verdict, Story]:
    """How a duel ends for the attacker, and why (S5.2-S5.4). The attacker is a pirate, never the bomb."""
    if target == BOMB:
        return ("wins", "bomb_found") if attacker == BOMB_FINDER else ("loses", "bomb")
    if attacker == target:
        return "both_out", "equal"
    if {attacker, target} == {LITTLE_ONE, HIGHEST}:
        return ("wins" if attacker == LITTLE_ONE else "loses"), "little_one"
    return ("wins" if attacker > target else "loses"), "higher"


def rank_word(rank: int) -> str:
    """`7` or `bomb`, as moves name a piece."""
    return _RANK_WORDS[rank]


def parse_rank_word(text: str) -> int:
    """Read a rank as moves name it; raises `Unreadable`."""
    if text not in _RANK_WORDS:
        raise Unreadable(text)
    return _RANK_WORDS.index(text)


def rank_sign(rank: int) -> str:
    """`7` or `b`, one sign, as states write a piece."""
    return _RANK_SIGNS[rank]


def parse_rank_sign(text: str) -> int:
    """Read one sign of a rank; raises `Unreadable`."""
    if len(text) != 1 or text not in _RANK_SIGNS:
        raise Unreadable(text)
    return _RANK_SIGNS.index(text)


def parse_action(text: str) -> Action:
    """Read an action's word; raises `Unreadable`."""
    for action in ACTIONS:
        if action == text:
            return action
    raise Unreadable(text)


def parse_flag_card(text: str) -> FlagCard:
    """Read a flag card's word; raises `Unreadable`."""
    for card in FLAG_CARDS:
        if card == text:
            return card
    raise Unreadable(text)


def parse_coin(text: str) -> Coin:
    """Read a side of the coin; raises `Unreadable`."""
    for side in COINS:
        if side == text:
            return side
    raise Unreadable(text)


def parse_digit(text: str) -> int:
    """Read one digit (a place, an opening, the number of a piece); raises `Unreadable`."""
    if len(text) != 1 or text not in "0123456789":
        raise Unreadable(text)
    return int(text)
