"""A tiny game for the tests of the store: children count up to a goal, and after each number luck tosses a coin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, timezone
from random import Random
from typing import Any

from kidslogic.engine.events import Answered, Event, GameFinished
from kidslogic.engine.game import Game, Illegal, Outcome, Seat, Setup, Unreadable

GOAL = 40


@dataclass(frozen=True)
class Count:
    total: int = 0
    turn: int = 0
    tossing: bool = False

    @property
    def text(self) -> str:
        return f"{self.total} {self.turn} {int(self.tossing)}"


@dataclass(frozen=True)
class Add:
    number: int

    @property
    def text(self) -> str:
        return f"add {self.number}"


@dataclass(frozen=True)
class Coin:
    side: int

    @property
    def text(self) -> str:
        return f"coin {self.side}"


class CountingRules:
    version = 1

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def initial(self) -> Count:
        return Count()

    def turn(self, state: Count) -> int | None:
        return None if state.tossing or self.outcome(state) else state.turn

    def chance(self, state: Count, rng: Random) -> Coin | None:
        return Coin(rng.randrange(2)) if state.tossing else None

    def legal_moves(self, view: Count) -> tuple[Add | Coin, ...]:
        return tuple(Add(number) for number in (1, 2, 3))

    def apply(self, state: Count, move: Add | Coin) -> tuple[Count, tuple[str, ...]]:
        if isinstance(move, Coin) != state.tossing:
            raise Illegal("wrong_phase")
        if isinstance(move, Coin):
            after = Count(state.total + move.side, (state.turn + 1) % len(self.setup.seats))
        else:
            after = replace(state, total=state.total + move.number, tossing=True)
        return after, (move.text,)

    def view(self, state: Count, seat: int) -> Count:
        return state

    def seen(self, happening: str, seat: int) -> str | None:
        return happening

    def determinise(self, view: Count, rng: Random) -> Count:
        return view

    def outcome(self, state: Count) -> Outcome | None:
        if state.total < GOAL or state.tossing:
            return None
        return Outcome(scores=tuple(state.total for _ in self.setup.seats), champions=(0,))

    def reveals(self, before: Count, move: Add | Coin) -> bool:
        return True

    def events(self, before: Count, move: Add | Coin, after: Count) -> tuple[Event, ...]:
        if isinstance(move, Coin):
            return ()
        answered = answer(
            seat=before.turn, card=str(before.total), row=move.number, row_hash=f"{before.total}+{move.number}"
        )
        outcome = self.outcome(after)
        if outcome is None:
            return (answered,)
        kinds = tuple(seat.kind for seat in self.setup.seats)
        finished = GameFinished(
            game="counting",
            mode="basic",
            kinds=kinds,
            scores=outcome.scores,
            champions=outcome.champions,
            goal_reached=None,
        )
        return (answered, finished)

    def parse_move(self, text: str) -> Add | Coin:
        match text.split(" "):
            case ["add", number]:
                return Add(int(number))
            case ["coin", side]:
                return Coin(int(side))
        raise Unreadable(text)

    def parse_state(self, text: str) -> Count:
        total, turn, tossing = map(int, text.split(" "))
        return Count(total, turn, bool(tossing))


COUNTING: Game[Any, Any, Any, Any] = Game(
    id="counting",
    seats=range(1, 5),
    options=(),
    rules=lambda setup, library: CountingRules(setup),
    opponents={"easy": lambda view, rng: Add(1)},
)


class NoLibrary:
    def find(self, kind: str, name: str) -> Any:
        raise LookupError(name)


class WallClock:
    """A clock that a test moves by hand; it stands in Berlin's winter time unless told otherwise."""

    def __init__(self, now: str = "2026-11-28T16:00:00+01:00") -> None:
        self.now = datetime.fromisoformat(now)

    def __call__(self) -> datetime:
        return self.now

    def move(self, **by: float) -> None:
        self.now += timedelta(**by)

    def zone(self, hours: int) -> None:
        self.now = self.now.astimezone(timezone(timedelta(hours=hours)))


def answer(**changes: Any) -> Answered:
    """An answer as a game gives it, right at the first try after three seconds unless told otherwise."""
    facts: dict[str, Any] = {
        "seat": 0,
        "pack": "kidslogic.piratenbucht",
        "version": 1,
        "card": "beach-1",
        "side": "brown",
        "row": 1,
        "row_hash": "00ff",
        "answer": "star",
        "right": True,
        "first_try": True,
        "family": "repeat",
        "seconds": 3.0,
    }
    return Answered(**(facts | changes))


def seats(*who: str) -> tuple[Seat, ...]:
    """`guest`, `computer:easy`, or a child's id."""
    return tuple(_seats(who))


def _seats(who: tuple[str, ...]) -> Iterator[Seat]:
    for name in who:
        if name == "guest":
            yield Seat("guest")
        elif name.startswith("computer:"):
            yield Seat("computer", name.partition(":")[2])
        else:
            yield Seat("child", name)
