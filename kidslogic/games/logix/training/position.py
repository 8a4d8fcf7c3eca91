"""What a training question shows (Position), the question with its proven answer (Question), and their text forms."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from kidslogic.engine import training
from kidslogic.engine.game import Unreadable
from kidslogic.games.logix.board import (
    Board,
    Colour,
    board_text,
    cell_text,
    colour_sign,
    parse_board,
    parse_cell,
    parse_colour,
    parse_colour_sign,
)
from kidslogic.games.logix.codes import Card, card_of
from kidslogic.games.logix.moves import Action, Place, Replace, Slide

Kind = Literal["finish", "breaker", "neighbour", "suspect"]
"""Which move completes the code? Which marble breaks it? Which card could the neighbour have? What may Leo build?"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PRACTISED: Final = KINDS[:3]
"""The kinds that training asks; `suspect` is asked in a game, about what a player did."""
SKILLS: Final[Mapping[Kind, str]] = {kind: f"logix_{kind}" for kind in KINDS}

_CARD: Final = re.compile(r"([A-Za-z0-9-]+)=([XB./]+)=([a-z]+)")
_ACTION: Final = re.compile(r"\+([a-z])(\d\d)|>(\d\d)(\d\d)|~(\d\d)([a-z])")


@dataclass(frozen=True)
class Position:
    """All that is shown with a question: the board, the colours that must rest, and one card or several to choose from.

    `level` is 1 to 8.
    """

    kind: Kind
    level: int
    board: Board
    locked: tuple[Colour, ...]
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        """The one text form, without spaces; `parse_position` reads it back."""
        cards = ",".join(f"{card.id}={'/'.join(card.rows)}={card.forbidden}" for card in self.cards)
        return f"{self.kind}:{self.level}:{board_text(self.board)}:{','.join(self.locked)}:{cards}"


def parse_position(text: str) -> Position:
    """Read a position's text form; raises `Unreadable`. Whether it has an answer is asked by the proof."""
    parts = text.split(":")
    if len(parts) != 5 or not re.fullmatch(r"[1-8]", parts[1]):
        raise Unreadable(text)
    kind = parse_kind(parts[0])
    cards = tuple(_parse_card(part) for part in parts[4].split(","))
    locked = tuple(parse_colour(part) for part in parts[3].split(",")) if parts[3] else ()
    position = Position(kind, int(parts[1]), parse_board(parts[2]), locked, cards)
    if position.text != text:
        raise Unreadable(text)
    return position


def parse_kind(text: str) -> Kind:
    """Read what is asked; raises `Unreadable`."""
    kind = next((kind for kind in KINDS if kind == text), None)
    if kind is None:
        raise Unreadable(text)
    return kind


def _parse_card(text: str) -> Card:
    found = _CARD.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    return card_of(found[1], tuple(found[2].split("/")), parse_colour(found[3]))


@dataclass(frozen=True)
class Reason:
    """Why an answer is right: a code that a screen says in words, and what is meant.

    Of `finish`: `fills_gap`, `changes_colour`, `rolls_into_gap`, `black_joins`. Of `breaker`:
    `wrong_colour`, `neighbour_same_colour`, `too_many_greys`. Of `neighbour` and `suspect`: `one_step`, `built_here`.
    `places` are the cells that the words are about, `cells` those of the code, `colour` is the code's colour.
    """

    code: str
    places: tuple[int, ...]
    cells: tuple[int, ...]
    colour: Colour


REASONS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "finish": ("fills_gap", "changes_colour", "rolls_into_gap", "black_joins"),
    "breaker": ("wrong_colour", "neighbour_same_colour", "too_many_greys"),
    "neighbour": ("one_step",),
    "suspect": ("built_here",),
}


Question = training.Question[Position, Reason]
"""An answer is a text: of `finish` an action (`action_text`), of `breaker` the cell of a marble (`cell_text`), else the
id of a card."""


def action_text(action: Action) -> str:
    """`+r23` places red, `>3332` moves, `~33y` replaces by yellow."""
    match action:
        case Place(colour, cell):
            return f"+{colour_sign(colour)}{cell_text(cell)}"
        case Slide(start, end):
            return f">{cell_text(start)}{cell_text(end)}"
        case Replace(cell, colour):
            return f"~{cell_text(cell)}{colour_sign(colour)}"


def parse_action(text: str) -> Action:
    """Read `action_text`; raises `Unreadable`."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    placed, cell, start, end, where, new = found.groups()
    if placed:
        return Place(parse_colour_sign(placed), parse_cell(cell))
    if start:
        return Slide(parse_cell(start), parse_cell(end))
    return Replace(parse_cell(where), parse_colour_sign(new))
