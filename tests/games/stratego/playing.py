"""A table of Pirates! Stratego to try single rules on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from kidslogic.engine.game import Seat
from kidslogic.games.stratego.happenings import Happening
from kidslogic.games.stratego.moves import Move
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Piece, State
from kidslogic.resources import content_data

BOX: dict[str, Any] = content_data("games/stratego.yaml")
DEAL = "deal swing/attack,swing/plank,swing/sleep,swing/new,new/attack,new/sail,new/sleep,attack/skull,attack/sail"
"""The cards of the full game in the order of the file, without the last one."""
SET_UP = (
    *(f"{DEAL},plank/skull", "station 7", "station 4", "station bomb", "flags monkey,flag,barrel"),
    *("station 5", "station 3", "station 1", "flags flag,barrel,monkey", "call shark", "coin shark"),
)
"""A full game up to red's first turn: red 7, 4, bomb on deck, blue 5, 3, 1, numbered 0, 1, 2."""


Deck = list[tuple[int, bool]]
"""Ranks on deck, and whether each stands aboard the enemy."""


class BoxOnly:
    """A library that has nothing but this game's box."""

    def __init__(self, box: Any = BOX) -> None:
        self.box = box

    def find(self, kind: str, name: str) -> Any:
        if (kind, name) == ("game", "stratego"):
            return self.box
        raise LookupError(name)


def rules_with(source: str = "", box: Any = BOX, **options: str) -> StrategoRules:
    rules = GAME.rules(GAME.setup((Seat("child", "ab12"), Seat("guest")), source, **options), BoxOnly(box))
    assert isinstance(rules, StrategoRules)
    return rules


def played(rules: StrategoRules, state: State, *moves: str) -> tuple[State, tuple[Happening, ...]]:
    """The state after some moves and all that happened."""
    told: tuple[Happening, ...] = ()
    for move in moves:
        state, happenings = rules.apply(state, rules.parse_move(move))
        told += happenings
    return state, told


def set_up(rules: StrategoRules, *moves: str) -> State:
    """The full game as `SET_UP` tells, and some moves more."""
    return played(rules, rules.initial(), *SET_UP, *moves)[0]


def moves_of(rules: StrategoRules, state: State) -> list[str]:
    """The texts of all open moves."""
    return [move.text for move in rules.open_moves(state)]


def table(rules: StrategoRules, red: Deck, blue: Deck, **fields: Any) -> State:
    """Red to turn a card; decks as given as (rank, aboard), whatever else of the crews is out."""
    decks, out = [], []
    for deck in (red, blue):
        left = list(rules.box.crew)
        for rank, _ in deck:
            left.remove(rank)
        known = {True: NOT_BOMB, False: HIDDEN}
        decks.append(tuple(Piece(at, rank, aboard, known[aboard]) for at, (rank, aboard) in enumerate(deck)))
        out.append(tuple(Piece(len(deck) + at, rank, False, SHOWN) for at, rank in enumerate(left)))
    return set_up(rules)._replace(**{"reserves": ((), ()), "decks": tuple(decks), "out": tuple(out), **fields})


def steps(rules: StrategoRules, seed: int) -> Iterator[tuple[State, Move, State, tuple[Happening, ...]]]:
    """A game played to its end by chance, step by step: state, move, next state, what happened."""
    rng, state = Random(seed), rules.initial()
    while state.phase != "over":
        move = rules.chance(state, rng) or rng.choice(rules.open_moves(state))
        after, happenings = rules.apply(state, move)
        yield state, move, after, happenings
        state = after


def positions(rules: StrategoRules, count: int, seed: int = 0, skip: int = 3) -> list[State]:
    """So many states from games by chance, about one in `skip`."""
    found: list[State] = []
    rng = Random(seed)
    while len(found) < count:
        found += [before for before, *_ in steps(rules, rng.randrange(10**6)) if rng.randrange(skip) == 0]
    return found[:count]
