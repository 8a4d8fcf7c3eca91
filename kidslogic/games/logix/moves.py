"""The moves of the game and their one text form (design.md section 4); a cell is row and column as two digits."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kidslogic.engine.game import Unreadable
from kidslogic.games.logix.board import Colour, cell_text, parse_cell, parse_colour

CARD_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,39}")


@dataclass(frozen=True)
class Deal:
    """Luck deals a card to each seat and says who begins (L2.3, L2.5). `cards` are the cards' ids by seat."""

    cards: tuple[str, ...]
    start: int

    @property
    def text(self) -> str:
        """`deal F1,N2,T 2`."""
        return f"deal {','.join(self.cards)} {self.start}"


@dataclass(frozen=True)
class Place:
    """Put a marble from the rack on an empty cell (L4)."""

    colour: Colour
    cell: int

    @property
    def text(self) -> str:
        """`place red 23`."""
        return f"place {self.colour} {cell_text(self.cell)}"


@dataclass(frozen=True)
class Slide:
    """Move a marble on the board (L5)."""

    start: int
    end: int

    @property
    def text(self) -> str:
        """`move 33 32`."""
        return f"move {cell_text(self.start)} {cell_text(self.end)}"


@dataclass(frozen=True)
class Replace:
    """Take a marble off the board and put one of another colour on its cell (L6)."""

    cell: int
    colour: Colour

    @property
    def text(self) -> str:
        """`replace 33 yellow`."""
        return f"replace {cell_text(self.cell)} {self.colour}"


@dataclass(frozen=True)
class Claim:
    """`seat` says that its code is complete (L9); only the seat on turn may."""

    seat: int

    @property
    def text(self) -> str:
        """`claim 0`."""
        return f"claim {self.seat}"


@dataclass(frozen=True)
class Guess:
    """The child on turn answers "what might they be building?" about `seat`; nothing on the table changes."""

    seat: int
    card: str

    @property
    def text(self) -> str:
        """`guess 1 N2`."""
        return f"guess {self.seat} {self.card}"


@dataclass(frozen=True)
class EndTurn:
    """The turn goes on to the next player (L3); without an action only when none is legal (L3.3)."""

    @property
    def text(self) -> str:
        """`end`."""
        return "end"


@dataclass(frozen=True)
class CallDraw:
    """The table agrees that nobody wins; only in a game that goes round in circles or is very long."""

    @property
    def text(self) -> str:
        """`draw`."""
        return "draw"


Action = Place | Slide | Replace
Move = Deal | Action | Claim | Guess | EndTurn | CallDraw


def parse_move(text: str) -> Move:
    """Read a move's text form; raises `Unreadable` on anything else."""
    word, *parts = text.split(" ")
    count, parse = _PARSERS.get(word, (-1, None))
    if parse is None or len(parts) != count:
        raise Unreadable(text)
    move = parse(*parts)
    if move.text != text:
        raise Unreadable(text)
    return move


def parse_seat(text: str) -> int:
    """Read the number of a seat; raises `Unreadable`. Whether somebody sits there is asked elsewhere."""
    if text not in ("0", "1", "2", "3"):
        raise Unreadable(text)
    return int(text)


def parse_card_id(text: str) -> str:
    """Read the id of a card; raises `Unreadable`. Whether there is such a card is asked elsewhere."""
    if not CARD_ID.fullmatch(text):
        raise Unreadable(text)
    return text


def parse_card_ids(text: str) -> tuple[str, ...]:
    """Read ids of cards between commas; raises `Unreadable`. Whether there are such cards is asked elsewhere."""
    return tuple(map(parse_card_id, text.split(",")))


_PARSERS: Final[Mapping[str, tuple[int, Callable[..., Move]]]] = {
    "deal": (2, lambda cards, start: Deal(parse_card_ids(cards), parse_seat(start))),
    "place": (2, lambda colour, cell: Place(parse_colour(colour), parse_cell(cell))),
    "move": (2, lambda start, end: Slide(parse_cell(start), parse_cell(end))),
    "replace": (2, lambda cell, colour: Replace(parse_cell(cell), parse_colour(colour))),
    "claim": (1, lambda seat: Claim(parse_seat(seat))),
    "guess": (2, lambda seat, card: Guess(parse_seat(seat), parse_card_id(card))),
    "end": (0, EndTurn),
    "draw": (0, CallDraw),
}
