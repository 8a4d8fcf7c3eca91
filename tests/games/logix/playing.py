"""A table of LOGIX to try single rules on, with the built-in deck; and positions as the naive engine reads them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import yaml

from kidslogic.engine.game import Seat
from kidslogic.games.logix.board import CELLS, SIZE, Board, colour_at, parse_board
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.deck import deck_for
from kidslogic.games.logix.happenings import Happening
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.state import State
from kidslogic.resources import content_dir
from tests.games.logix import naive

BOX: dict[str, Any] = yaml.safe_load((content_dir() / "games" / "logix.yaml").read_text("utf-8"))
DECK = deck_for(BOX, "")
EMPTY_ROW = "......."


class BoxOnly:
    """A library that has nothing but this game's box."""

    def find(self, kind: str, name: str) -> Any:
        if (kind, name) == ("game", "logix"):
            return BOX
        raise LookupError(name)


def rules_with(seats: int = 2, source: str = "", **options: str) -> LogixRules:
    rules = GAME.rules(GAME.setup((Seat("guest"),) * seats, source, **options), BoxOnly())
    assert isinstance(rules, LogixRules)
    return rules


def board_of(*rows: str) -> Board:
    """A board from rows of signs; rows not given are empty."""
    return parse_board("/".join([*rows, *(EMPTY_ROW,) * (7 - len(rows))]))


def table(rules: LogixRules, cards: str = "T,U", **fields: Any) -> State:
    """A state after the deal; cards by their ids."""
    dealt, _ = rules.apply(rules.initial(), rules.parse_move(f"deal {cards} 0"))
    return replace(dealt, **fields)


def played(rules: LogixRules, state: State, *moves: str) -> tuple[State, tuple[Happening, ...]]:
    """The state after some moves and all that happened."""
    told: tuple[Happening, ...] = ()
    for move in moves:
        state, happenings = rules.apply(state, rules.parse_move(move))
        told += happenings
    return state, told


def literal(house: HouseRules) -> naive.House:
    return naive.House(house.round_corners, house.keep_connected, house.lock_removed)


def as_dictionary(board: Board) -> naive.Marbles:
    found = {divmod(cell, SIZE): colour_at(board, cell) for cell in CELLS}
    return {cell: colour for cell, colour in found.items() if colour is not None}


def as_tuple(action: Action) -> naive.Action:
    match action:
        case Place(colour, cell):
            return ("place", colour, divmod(cell, SIZE))
        case Slide(start, end):
            return ("move", divmod(start, SIZE), divmod(end, SIZE))
        case Replace(cell, colour):
            return ("replace", divmod(cell, SIZE), colour)


def slowly_complete(marbles: naive.Marbles, card: Card, house: HouseRules) -> bool:
    return naive.complete(
        marbles,
        card.rows,
        card.forbidden,
        mirror=house.mirror,
        marked=house.black_marked,
        max_greys=house.max_greys,
        diagonal=house.diagonal_spoils,
    )
