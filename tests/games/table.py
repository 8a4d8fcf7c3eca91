"""What tests need to play any game: a small library, a journal that remembers, and players that choose by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import yaml

from kidslogic import registry
from kidslogic.engine.events import Event
from kidslogic.engine.game import AnyGame, AnyRules, Illegal, Seat, Setup
from kidslogic.engine.session import SavedGame, Session
from kidslogic.packs.pack import Card, Pack, PuzzleRow, Side
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol
from kidslogic.resources import content_dir

SOURCE = "sample@0"
LONGEST = 20_000


def _row(text: str, rule: str | None) -> PuzzleRow:
    cells, _, answer = text.partition(" = ")
    return PuzzleRow(Row(tuple(None if cell == "?" else Symbol(cell) for cell in cells.split()), Symbol(answer)), rule)


def _side(a: str, b: str, c: str, d: str) -> Side:
    return Side(
        (
            _row(f"{a} {b} {a} {b} {a} ? = {b}", "repeat 2"),
            _row(f"{a} {a} {b} {a} ? {b} = {a}", "repeat 3"),
            _row(f"{a} {b} {c} {a} {b} ? = {c}", None),
            _row(f"{a} {b} {c} {d} {a} {b} {c} ? = {d}", "repeat 4"),
        )
    )


def sample_pack() -> Pack:
    """Six cards on an island of five caves, the last two of them under two symbols."""
    names = ("shell", "star", "fish", "crab", "moon", "palm", "anchor")
    cards = tuple(
        Card(
            f"card-{number}",
            {"brown": _side(*names[number : number + 4]), "blue": _side(*reversed(names[number : number + 4]))},
        )
        for number in range(4)
    )
    shell, star, fish, crab, moon, palm, anchor = map(Symbol, names)
    board = ((shell,), (star,), (fish,), (crab, moon), (palm, anchor))
    only_brown = Card("card-4", {"brown": _side("palm", "anchor", "star", "moon")})
    return Pack("sample", {}, (), (*cards, only_brown), version=3, board=board)


class SampleLibrary:
    """The sample pack under any name, and the real boxes of the games."""

    def find(self, kind: str, name: str) -> Any:
        if kind == "pack":
            return sample_pack()
        return yaml.safe_load((content_dir() / "games" / f"{name}.yaml").read_text("utf-8"))


class Notebook:
    """A journal that remembers what it was given."""

    def __init__(self) -> None:
        self.written: list[tuple[SavedGame, tuple[Event, ...], bool]] = []

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        self.written.append((saved, events, over))

    @property
    def events(self) -> list[Event]:
        return [event for _, events, _ in self.written for event in events]


def still() -> float:
    """A clock that stands."""
    return 0.0


def session_of(
    game: AnyGame, setup: Setup, seed: int = 1, journal: Notebook | None = None
) -> Session[Any, Any, Any, Any]:
    return Session(game, setup, SampleLibrary(), session_id="t1", seed=seed, journal=journal or Notebook(), clock=still)


def table_of(game: AnyGame, count: int) -> tuple[Seat, ...]:
    """A child, guests and, where the game has computer players, one of them in the last seat."""
    kinds = [Seat("child", "ab12"), *(Seat("guest", f"g{n}") for n in range(1, count))]
    if game.opponents and count > 1:
        kinds[-1] = Seat("computer", next(iter(game.opponents)))
    return tuple(kinds[:count])


def accepted(game: AnyGame, seats: int, options: dict[str, str]) -> Setup | None:
    try:
        return game.setup(table_of(game, seats), SOURCE, **options)
    except Illegal:
        return None


def plain_setups(game: AnyGame) -> tuple[Setup, ...]:
    """For each possible number of seats all setups with at most one option touched."""
    return _plain_setups(game.id)


@cache
def _plain_setups(game_id: str) -> tuple[Setup, ...]:
    game = registry.game(game_id)
    touched: list[dict[str, str]] = [{}]
    touched += [{option.key: value} for option in game.options for value in option.values if value != option.default]
    setups = (accepted(game, seats, options) for seats in game.seats for options in touched)
    return tuple(setup for setup in setups if setup is not None)


def any_setup(game: AnyGame, rng: Random) -> Setup:
    """A setup with any number of seats and about half of the options touched."""
    count = rng.choice(sorted({len(setup.seats) for setup in plain_setups(game)}))
    setup = rng.choice([setup for setup in plain_setups(game) if len(setup.seats) == count])
    for option in rng.sample(game.options, len(game.options)):
        if rng.random() < 0.5:
            options = dict(setup.options) | {option.key: rng.choice(option.values)}
            setup = accepted(game, count, options) or setup
    return setup


def any_move(moves: tuple[Any, ...], rng: Random) -> Any:
    """First what to do, then which: stopping is as likely as all tiles together."""
    word = rng.choice(sorted({move.text.split(" ")[0] for move in moves}))
    return rng.choice([move for move in moves if move.text.split(" ")[0] == word])


@dataclass(frozen=True)
class Play:
    """A game played to its end by chance: `states[n]` is the table before `moves[n]`; the last state is the end."""

    game: AnyGame
    setup: Setup
    rules: AnyRules
    states: tuple[Any, ...]
    moves: tuple[Any, ...]

    def picked(self, count: int) -> Iterator[tuple[Any, Any]]:
        """About `count` states with the moves made there, spread over the game, the first and the last included."""
        step = max(1, len(self.moves) // count)
        for index in sorted({*range(0, len(self.moves), step), len(self.moves) - 1}):
            yield self.states[index], self.moves[index]


def play(game: AnyGame, seed: int) -> Play:
    return _play(game.id, seed)


@cache
def _play(game_id: str, seed: int) -> Play:
    game = registry.game(game_id)
    rng = Random(seed)
    setup = any_setup(game, rng)
    rules = game.rules(setup, SampleLibrary())
    states, moves = [rules.initial()], []
    while rules.outcome(states[-1]) is None:
        state = states[-1]
        move = rules.chance(state, rng)
        if move is None:
            seat = rules.turn(state)
            move = any_move(rules.legal_moves(rules.view(state, seat)), rng)
        moves.append(move)
        states.append(rules.apply(state, move)[0])
        assert len(moves) < LONGEST, f"no end in sight: {setup.text}"
    return Play(game, setup, rules, tuple(states), tuple(moves))
