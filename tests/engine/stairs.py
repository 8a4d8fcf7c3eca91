"""A small game for testing sessions: two climb a stair, the wind may blow them back, a riddle waits on the way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from kidslogic.engine.events import Answered, Event, GameFinished
from kidslogic.engine.game import Game, Hint, Illegal, Option, Outcome, Unreadable

TOP = 12


@dataclass(frozen=True)
class Word:
    """A move is one word: `up`, `look` (shows something hidden), `right` or `wrong` (an answer), `wind` (luck)."""

    text: str


@dataclass(frozen=True)
class Stair:
    steps: tuple[int, int] = (0, 0)
    turn: int = 0
    windy: bool = False

    @property
    def text(self) -> str:
        return f"{self.steps[0]} {self.steps[1]} {self.turn} {int(self.windy)}"


class StairRules:
    def __init__(self, *, windy: bool) -> None:
        self.version = 7
        self.windy = windy

    def initial(self) -> Stair:
        return Stair()

    def turn(self, state: Stair) -> int | None:
        return None if state.windy or self.outcome(state) else state.turn

    def chance(self, state: Stair, rng: Random) -> Word | None:
        return Word(rng.choice(("wind", "calm"))) if state.windy else None

    def legal_moves(self, view: tuple[Stair, int]) -> tuple[Word, ...]:
        return tuple(map(Word, ("up", "look", "right", "wrong"))) if view[0].turn == view[1] else ()

    def apply(self, state: Stair, move: Word) -> tuple[Stair, tuple[str, ...]]:
        if self.outcome(state) or state.windy != (move.text in ("wind", "calm")):
            raise Illegal("not_now")
        match move.text:
            case "calm":
                after = replace(state, windy=False)
            case "wind":
                after = replace(state, windy=False, steps=tuple(max(0, step - 1) for step in state.steps))
            case "up":
                steps = tuple(step + 3 * (seat == state.turn) for seat, step in enumerate(state.steps))
                after = Stair(steps, 1 - state.turn, self.windy and max(steps) < TOP)
            case _:
                after = replace(state, turn=1 - state.turn)
        return after, (f"{move.text} by {state.turn}",)

    def view(self, state: Stair, seat: int) -> tuple[Stair, int]:
        return state, seat

    def seen(self, happening: str, seat: int) -> str | None:
        return None if happening == f"look by {1 - seat}" else happening

    def determinise(self, view: tuple[Stair, int], rng: Random) -> Stair:
        return view[0]

    def outcome(self, state: Stair) -> Outcome | None:
        champions = tuple(seat for seat, step in enumerate(state.steps) if step >= TOP)
        return Outcome(state.steps, champions) if champions else None

    def reveals(self, before: Stair, move: Word) -> bool:
        return move.text == "look"

    def events(self, before: Stair, move: Word, after: Stair) -> tuple[Event, ...]:
        found: list[Event] = []
        if move.text in ("right", "wrong"):
            found.append(
                Answered(
                    seat=before.turn,
                    pack="stairs",
                    version=1,
                    card="c",
                    side="brown",
                    row=1,
                    row_hash="0",
                    answer=move.text,
                    right=move.text == "right",
                    first_try=True,
                )
            )
        if outcome := self.outcome(after):
            found.append(
                GameFinished(
                    game="stairs",
                    mode="",
                    kinds=(),
                    scores=outcome.scores,
                    champions=outcome.champions,
                    goal_reached=None,
                )
            )
        return tuple(found)

    def parse_move(self, text: str) -> Word:
        if text not in ("up", "look", "right", "wrong", "wind", "calm"):
            raise Unreadable(text)
        return Word(text)

    def parse_state(self, text: str) -> Stair:
        raise Unreadable(text)


def _first(view: Any, rng: Random) -> Word:
    return Word("up")


STAIRS: Game[Any, Any, Any, Any] = Game(
    id="stairs",
    seats=range(2, 3),
    options=(Option("wind", ("off", "on"), "off"), Option("dust", ("none", "thick"), "none")),
    rules=lambda setup, _library: StairRules(windy=dict(setup.options).get("wind") == "on"),
    opponents={"first": _first},
    hints=lambda _view: (Hint("go_on"),),
    conflict=lambda setup: "dust_flies" if len(setup.options) == 2 else "",
)
