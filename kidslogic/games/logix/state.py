"""The table as it stands (State) and as a player may see it (View)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from kidslogic.engine.fields import fields_text, parse_whole
from kidslogic.engine.game import Unreadable
from kidslogic.games.logix.actions import changed
from kidslogic.games.logix.board import (
    CELLS,
    RACK_COLOURS,
    START,
    Board,
    Colour,
    board_text,
    cell_text,
    colour_at,
    colour_sign,
    in_rack,
    parse_board,
    parse_cell,
    parse_colour,
    parse_colour_sign,
)
from kidslogic.games.logix.codes import Card, Fit
from kidslogic.games.logix.happenings import End
from kidslogic.games.logix.moves import Action, Guess, Place, Replace, Slide, parse_card_id, parse_card_ids, parse_seat
from kidslogic.games.logix.options import HouseRules

Phase = Literal["deal", "turn", "acted", "over"]
"""Before the cards are dealt; the player on turn has not acted yet, or has; the end (L3)."""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ENDS: Final[tuple[End, ...]] = get_args(End)

_PLAYED: Final = re.compile(r"([0-3])(?:\+([a-z])(\d\d)|>(\d\d)(\d\d)|~([a-z])(\d\d)([a-z]))")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")


@dataclass(frozen=True)
class Played:
    """An action of the past. `old` is the colour that a replacement took off the board, None for other actions."""

    seat: int
    action: Action
    old: Colour | None = None

    @property
    def text(self) -> str:
        """`0+r23` placed red, `0>3332` moved, `0~r33y` replaced red by yellow."""
        match self.action:
            case Place(colour, cell):
                return f"{self.seat}+{colour_sign(colour)}{cell_text(cell)}"
            case Slide(start, end):
                return f"{self.seat}>{cell_text(start)}{cell_text(end)}"
            case Replace(cell, colour):
                old = "" if self.old is None else colour_sign(self.old)
                return f"{self.seat}~{old}{cell_text(cell)}{colour_sign(colour)}"

    def before(self, board: Board) -> Board:
        """The board that `board` was before this action."""
        return changed(board, self.action, self.old)


def parse_played(text: str) -> Played:
    """Read an action of the past; raises `Unreadable`."""
    found = _PLAYED.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    seat, placed, cell, start, end, old, where, new = found.groups()
    if placed:
        return Played(int(seat), Place(parse_colour_sign(placed), parse_cell(cell)))
    if start:
        return Played(int(seat), Slide(parse_cell(start), parse_cell(end)))
    return Played(int(seat), Replace(parse_cell(where), parse_colour_sign(new)), parse_colour_sign(old))


@dataclass(frozen=True, kw_only=True)
class State:
    """Everything on the table, hidden things included.

    `locked` are the colours that must rest (L7): while the phase is `turn` for the player on turn, once that player has
    acted for the next one. `cards` are the ids of the cards by seat. `out` lists the seats that are out, in that order.
    `turns` counts the finished turns by seat. `log` are all actions in their order; the last one is this turn's while
    the phase is `acted`. `guesses` are those of this turn about what others build, before the action. `winner` is the
    seat that won, `end` says why the game is over, both None before.
    """

    phase: Phase = "deal"
    turn: int = 0
    board: Board = START
    locked: tuple[Colour, ...] = ()
    cards: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    log: tuple[Played, ...] = ()
    guesses: tuple[Guess, ...] = ()
    winner: int | None = None
    end: End | None = None

    @property
    def text(self) -> str:
        """The one text form: eleven fields between spaces, empty ones as `-`; `parse_state` reads it back."""
        fields = {
            "phase": self.phase,
            "turn": str(self.turn),
            "board": board_text(self.board),
            "locked": ",".join(self.locked),
            "cards": ",".join(self.cards),
            "out": ",".join(map(str, self.out)),
            "turns": ",".join(map(str, self.turns)),
            "log": ",".join(played.text for played in self.log),
            "guesses": ",".join(f"{guess.seat}:{guess.card}" for guess in self.guesses),
            "winner": "" if self.winner is None else str(self.winner),
            "end": self.end or "",
        }
        return fields_text(fields)

    @property
    def staying(self) -> tuple[int, ...]:
        """The seats that are still in."""
        return tuple(seat for seat in range(len(self.cards)) if seat not in self.out)


def parse_state(text: str) -> State:
    """Read a state's text form; raises `Unreadable`. Whether it fits the deck is asked by the rules."""
    return parse_whole(text, State, _FIELDS)


def _word(words: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise Unreadable(text)
        return text

    return read


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Unreadable(text)
    return int(text)


def _guess(text: str) -> Guess:
    seat, _, card = text.partition(":")
    return Guess(parse_seat(seat), parse_card_id(card))


def _list(read: Callable[[str], object]) -> Callable[[str], tuple[object, ...]]:
    return lambda text: tuple(map(read, text.split(","))) if text else ()


_FIELDS: Final[Mapping[str, Callable[[str], object]]] = {
    "phase": _word(PHASES),
    "turn": parse_seat,
    "board": parse_board,
    "locked": _list(parse_colour),
    "cards": lambda text: parse_card_ids(text) if text else (),
    "out": _list(parse_seat),
    "turns": _list(_number),
    "log": _list(parse_played),
    "guesses": _list(_guess),
    "winner": lambda text: parse_seat(text) if text else None,
    "end": lambda text: _word(ENDS)(text) if text else None,
}


@dataclass(frozen=True, kw_only=True)
class View:
    """All that the player `seat` may know: the whole board and its past, the own card, and cards that lie open.

    `turn` is the seat that decides, None when none does. `locked`, `out`, `turns`, `log`, `winner` and `end` are as in
    `State`; `guesses` are this player's own. `cards` are by seat, None for a face-down card of another; before the deal
    there are none. `deck` are all cards that can have been dealt. `may_claim` says whether this player can claim now,
    `may_draw` whether the app may ask the table to call it a draw. `own` is the complete code of the own card, None
    while there is none: a screen whispers it only with the option `coach` (L9.7).
    """

    seat: int
    house: HouseRules
    deck: tuple[Card, ...]
    phase: Phase
    turn: int | None
    board: Board
    locked: tuple[Colour, ...]
    cards: tuple[Card | None, ...]
    out: tuple[int, ...]
    turns: tuple[int, ...]
    log: tuple[Played, ...]
    guesses: tuple[Guess, ...]
    may_claim: bool
    may_draw: bool
    own: Fit | None
    winner: int | None
    end: End | None

    @property
    def card(self) -> Card | None:
        """The own card, None before the deal."""
        return self.cards[self.seat] if self.cards else None

    @property
    def acted(self) -> bool:
        """The player on turn has done the action of this turn."""
        return self.phase == "acted"

    @property
    def marbles(self) -> tuple[Colour | None, ...]:
        """The colour on each of the 49 cells, row by row, None for an empty one."""
        return tuple(colour_at(self.board, cell) for cell in CELLS)

    @property
    def rack(self) -> dict[Colour, int]:
        """How many marbles of each colour lie in the rack."""
        return dict(zip(RACK_COLOURS, in_rack(self.board), strict=False))

    @property
    def played(self) -> Played | None:
        """The action of this turn, None while there is none."""
        return self.log[-1] if self.phase == "acted" and self.log else None
