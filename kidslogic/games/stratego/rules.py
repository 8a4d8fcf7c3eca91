"""The rules of Pirates! Stratego as the session and the computer captains ask them (S1 to S11)."""

from __future__ import annotations

from random import Random
from typing import Final

from kidslogic.engine.events import Event
from kidslogic.engine.game import Outcome, SeatKind, Unreadable
from kidslogic.games.stratego import dealing, moves, possible, progress, seeing, steps
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.happenings import Happening
from kidslogic.games.stratego.moves import Call, Decline, Move, Pick, Station, Swing, TakeAim, Toss, Victim
from kidslogic.games.stratego.open_moves import open_moves
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import State, View, parse_state
from kidslogic.games.stratego.words import COINS

VERSION: Final = 1
REASONS: Final = (
    "not_now",
    "impossible_deal",
    "not_in_reserve",
    "other_flags",
    "no_card",
    "card_barred",
    "bomb_stays",
    "deck_full",
    "bomb_cannot_attack",
    "not_on_that_deck",
    "deck_defended",
    "no_opening",
    "pick_first",
    "must_act",
)
"""All reasons with which a move of this game is refused."""

_TAKEN_BACK: Final = (Station, Call, Pick, Swing, Victim, TakeAim, Decline)
"""Moves that show nothing hidden. Hiding the flags ends the own set-up and is final: the other captain comes next."""


class StrategoRules:
    """The rules with one box and one choice of house rules; `kinds` says by seat who plays, for progress only."""

    def __init__(self, box: Box, house: HouseRules, kinds: tuple[SeatKind, ...]) -> None:
        self.version = VERSION
        self.box = box
        self.house = house
        self._table = steps.Table(house, box)
        self._kinds = kinds

    def initial(self) -> State:
        """All pieces in reserve, no card on the table."""
        return dealing.initial(self.box)

    def turn(self, state: State) -> int | None:
        """The seat that decides next."""
        return state.decider

    def chance(self, state: State, rng: Random) -> Move | None:
        """Luck lays out the cards (S2.2) and tosses the coin for the start (S2.5) and at the plank (S4.6)."""
        match state.phase:
            case "deal":
                return dealing.shuffled(self.box, rng)
            case "toss" | "coin":
                return Toss(rng.choice(COINS))
        return None

    def legal_moves(self, view: View) -> tuple[Move, ...]:
        """All moves open to the view's captain, in a fixed order; both results of a shot, without a puzzle.

        Other ways of aiming are left out: they change nothing that a captain could think about.
        """
        return open_moves(view.table, view.house, view.box) if view.decides else ()

    def open_moves(self, state: State) -> tuple[Move, ...]:
        """The moves of the seat that decides, straight from a state: for computer captains that play ahead."""
        return open_moves(state, self.house, self.box)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Happening, ...]]:
        """The next state and what happened; raises `Illegal` with one of `REASONS`."""
        return steps.step(state, move, self._table)

    def view(self, state: State, seat: int) -> View:
        """What `seat` may know (S9), all that has been seen so far included."""
        return seeing.view(state, seat, self.house, self.box)

    def seen(self, happening: Happening, seat: int) -> Happening | None:
        """The happening as `seat` may see it: enemy pieces from the back, enemy flags not at all."""
        return seeing.seen(happening, seat)

    def determinise(self, view: View, rng: Random) -> State:
        """A state that fits the view: unseen ranks, flags and faces below are dealt evenly."""
        return dealing.that_fits(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Who captured the flag; with the options also who has more pieces left (S7.8, S7.9)."""
        return steps.outcome(state)

    def reveals(self, _before: State, move: Move) -> bool:
        """Cards, duels, shots, coins, flags: final. What only the own captain chose may be taken back until then."""
        return not isinstance(move, _TAKEN_BACK)

    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:
        """Duels chosen, special cases met, cards remembered, shots, puzzles solved, and the end."""
        return progress.events(before, move, after, self.house, self.box, self._kinds)

    def parse_move(self, text: str) -> Move:
        """Read a move's text form; raises `Unreadable`."""
        return moves.parse_move(text)

    def parse_state(self, text: str) -> State:
        """Read a state's text form; raises `Unreadable`, also when the state cannot come up with this box."""
        state = parse_state(text)
        if not possible.possible(state, self.box, self.house):
            raise Unreadable(text)
        return state
