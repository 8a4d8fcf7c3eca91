"""The moves of the game and their one text form (design.md section 4).

A piece in reserve is named by its rank: it has no number yet. A piece on a deck is named by its number, of which both
captains know; so a move of the screen tells nothing that the table does not know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kidslogic.engine.game import Unreadable
from kidslogic.games.stratego.options import AIMS, Aim
from kidslogic.games.stratego.words import (
    Action,
    Coin,
    FlagCard,
    parse_action,
    parse_coin,
    parse_digit,
    parse_flag_card,
    parse_rank_word,
    rank_word,
)

_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@:+-]{0,79}")
_HASH: Final = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True, slots=True)
class Deal:
    """Luck lays out the action cards (S2.2): for each place the face up and the face below."""

    cards: tuple[tuple[Action, Action], ...]

    @property
    def text(self) -> str:
        """`deal swing/attack,plank/skull`."""
        return "deal " + ",".join(f"{up}/{below}" for up, below in self.cards)


@dataclass(frozen=True, slots=True)
class Station:
    """Setting up: put a piece on the own deck (S2.4), one after the other."""

    rank: int

    @property
    def text(self) -> str:
        """`station 7` or `station bomb`."""
        return f"station {rank_word(self.rank)}"


@dataclass(frozen=True, slots=True)
class HideFlags:
    """Setting up: put the flag cards into the openings 0, 1, 2 in this order (S2.3). The own set-up is done then."""

    order: tuple[FlagCard, ...]

    @property
    def text(self) -> str:
        """`flags monkey,flag,barrel`."""
        return "flags " + ",".join(self.order)


@dataclass(frozen=True, slots=True)
class Call:
    """The red captain calls a side of the coin: if it is right, red starts (S2.5)."""

    side: Coin

    @property
    def text(self) -> str:
        """`call shark`."""
        return f"call {self.side}"


@dataclass(frozen=True, slots=True)
class Toss:
    """Luck tosses the coin: for who starts (S2.5) or for the piece on the plank (S4.6)."""

    side: Coin

    @property
    def text(self) -> str:
        """`coin pirate`."""
        return f"coin {self.side}"


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Turn over the action card at a place (S3.1)."""

    place: int

    @property
    def text(self) -> str:
        """`turn 4`."""
        return f"turn {self.place}"


@dataclass(frozen=True, slots=True)
class Pick:
    """New pirate: a piece comes from the reserve to the own deck (S4.1)."""

    rank: int

    @property
    def text(self) -> str:
        """`pick 7` or `pick bomb`."""
        return f"pick {rank_word(self.rank)}"


@dataclass(frozen=True, slots=True)
class Swing:
    """Swing an own piece to the other deck, there or back again (S4.2)."""

    piece: int

    @property
    def text(self) -> str:
        """`swing 2`."""
        return f"swing {self.piece}"


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack an enemy piece with an own one on the same deck (S5.1)."""

    piece: int
    target: int

    @property
    def text(self) -> str:
        """`attack 2 0`: the own number 2 attacks the enemy's number 0."""
        return f"attack {self.piece} {self.target}"


@dataclass(frozen=True, slots=True)
class TryFlag:
    """Turn the enemy flag card of an opening (S7). `piece` tries it in an attack (S7.5), None after a shot (S7.3)."""

    opening: int
    piece: int | None = None

    @property
    def text(self) -> str:
        """`flag 1 2` with a piece, `flag 1` after a shot."""
        return f"flag {self.opening}" if self.piece is None else f"flag {self.opening} {self.piece}"


@dataclass(frozen=True, slots=True)
class Victim:
    """Choose an enemy piece by its back: for the hatch (S6.3), or for the plank that the enemy turned up (S4.5)."""

    piece: int

    @property
    def text(self) -> str:
        """`victim 0`."""
        return f"victim {self.piece}"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The row that was solved in place of aiming (S12.3), with what progress wants to know (`events.Answered`).

    `row` is the row's hash, `pack` where it comes from ("" for a row made by the generator), `family` and `tag` may be
    "", `level` 0 when it has none. `first_try` tells whether the answer was the first one.
    """

    row: str
    answer: str
    family: str = ""
    level: int = 0
    options: int = 0
    first_try: bool = True
    tag: str = ""
    pack: str = ""

    @property
    def text(self) -> str:
        """`0123456789abcdef star repeat 3 4 1 - -`: row, answer, family, level, options, first try, tag, pack."""
        words = (self.row, self.answer, self.family or "-", self.level, self.options, int(self.first_try))
        return " ".join([*map(str, words), self.tag or "-", self.pack or "-"])


@dataclass(frozen=True, slots=True)
class TakeAim:
    """The captain who is to fire goes over to another way of aiming (S12), and stays with it."""

    way: Aim

    @property
    def text(self) -> str:
        """`aim timing`."""
        return f"aim {self.way}"


@dataclass(frozen=True, slots=True)
class Shot:
    """The cannon was fired (S6.1): the screen brings hit or miss (S6.6). With a puzzle a right answer is a hit.

    `aim` is how a hand aimed, where somebody wants to know; a puzzle tells that itself.
    """

    hit: bool
    puzzle: Puzzle | None = None
    aim: Literal["pull", "timing"] | None = None

    @property
    def way(self) -> Aim | None:
        """The way of aiming, None where it is not told."""
        return self.aim if self.puzzle is None else "puzzle"

    @property
    def text(self) -> str:
        """`shot hit`, `shot miss pull`, or with a puzzle `shot hit 0123456789abcdef star repeat 3 4 1 - -`."""
        how = self.aim if self.puzzle is None else self.puzzle.text
        return " ".join(["shot", "hit" if self.hit else "miss", *([how] if how else [])])


@dataclass(frozen=True, slots=True)
class Remove:
    """The own sail was hit: give up a piece from either deck (S6.2)."""

    piece: int

    @property
    def text(self) -> str:
        """`remove 1`."""
        return f"remove {self.piece}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not do what may be done (S3.4)."""

    @property
    def text(self) -> str:
        """`decline`."""
        return "decline"


LuckMove = Deal | Toss
SetupMove = Station | HideFlags | Call
Move = LuckMove | SetupMove | TurnCard | Pick | Swing | Attack | TryFlag | Victim | TakeAim | Shot | Remove | Decline


def parse_move(text: str) -> Move:
    """Read a move's text form; raises `Unreadable` on anything else."""
    word, *parts = text.split(" ")
    parse = _PARSERS.get((word, len(parts)))
    if parse is None:
        raise Unreadable(text)
    move = parse(*parts)
    if move.text != text:
        raise Unreadable(text)
    return move


def _deal(text: str) -> Deal:
    pairs = [card.partition("/") for card in text.split(",")]
    return Deal(tuple((parse_action(up), parse_action(below)) for up, _, below in pairs))


def _aim(way: str) -> Aim:
    for aim in AIMS:
        if aim == way:
            return aim
    raise Unreadable(way)


def _shot(hit: str, *how: str) -> Shot:
    if hit not in ("hit", "miss"):
        raise Unreadable(hit)
    match how:
        case ():
            return Shot(hit == "hit")
        case ("pull" | "timing" as aim,):
            return Shot(hit == "hit", aim=aim)
        case (_,):
            raise Unreadable(how[0])
    return Shot(hit == "hit", _puzzle(*how))


def _puzzle(
    row: str, answer: str, family: str, level: str, options: str, first_try: str, tag: str, pack: str
) -> Puzzle:
    words = [word for word in (answer, family, tag, pack) if word != "-"]
    if not _HASH.fullmatch(row) or not all(map(_WORD.fullmatch, words)) or answer == "-" or first_try not in ("0", "1"):
        raise Unreadable(row)
    empty_as = {"-": ""}
    return Puzzle(
        row,
        answer,
        empty_as.get(family, family),
        parse_digit(level),
        parse_digit(options),
        first_try == "1",
        empty_as.get(tag, tag),
        empty_as.get(pack, pack),
    )


_PARSERS: Final[Mapping[tuple[str, int], Callable[..., Move]]] = {
    ("deal", 1): _deal,
    ("station", 1): lambda rank: Station(parse_rank_word(rank)),
    ("flags", 1): lambda order: HideFlags(tuple(map(parse_flag_card, order.split(",")))),
    ("call", 1): lambda side: Call(parse_coin(side)),
    ("coin", 1): lambda side: Toss(parse_coin(side)),
    ("turn", 1): lambda place: TurnCard(parse_digit(place)),
    ("pick", 1): lambda rank: Pick(parse_rank_word(rank)),
    ("swing", 1): lambda piece: Swing(parse_digit(piece)),
    ("attack", 2): lambda piece, target: Attack(parse_digit(piece), parse_digit(target)),
    ("flag", 1): lambda opening: TryFlag(parse_digit(opening)),
    ("flag", 2): lambda opening, piece: TryFlag(parse_digit(opening), parse_digit(piece)),
    ("victim", 1): lambda piece: Victim(parse_digit(piece)),
    ("aim", 1): lambda way: TakeAim(_aim(way)),
    ("shot", 1): _shot,
    ("shot", 2): _shot,
    ("shot", 9): _shot,
    ("remove", 1): lambda piece: Remove(parse_digit(piece)),
    ("decline", 0): Decline,
}
