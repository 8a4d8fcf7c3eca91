"""A table of LOGIX to try single rules on, with the built-in deck."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import yaml

from kidslogic.engine.game import Seat
from kidslogic.games.logix.board import Board, parse_board
from kidslogic.games.logix.deck import deck_for
from kidslogic.games.logix.happenings import Happening
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.state import State
from kidslogic.resources import content_dir

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
