"""The rules of the shell game: in turn lift a shell, or look under one alone once; who lifts the coin's shell wins."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from kidslogic.engine.events import Event
from kidslogic.engine.game import Illegal, Outcome, SeatKind
from kidslogic.games.blank import state as texts
from kidslogic.games.blank.state import (
    SEATS,
    SHELLS,
    Happening,
    Hidden,
    Hide,
    Lift,
    Lifted,
    Move,
    Peek,
    Peeked,
    State,
    View,
)

VERSION: Final = 1
REASONS: Final = ("already_hidden", "not_hidden_yet", "game_over", "already_lifted", "already_peeked")
"""All reasons with which a move of this game is refused."""


class BlankRules:
    """The rules; `kinds` says by seat who plays, for progress only."""

    def __init__(self, kinds: tuple[SeatKind, ...]) -> None:
        self.version = VERSION
        self._kinds = kinds

    def initial(self) -> State:
        """Three shells and no coin yet."""
        return State()

    def turn(self, state: State) -> int | None:
        """The seat that decides next."""
        return None if state.coin is None or state.found else state.turn

    def chance(self, state: State, rng: Random) -> Move | None:
        """Luck hides the coin."""
        return Hide(rng.choice(SHELLS)) if state.coin is None else None

    def legal_moves(self, view: View) -> tuple[Move, ...]:
        """Lift any shell that lies; look under one as long as this player has not."""
        if view.turn != view.seat:
            return ()
        peeks = () if view.peeked[view.seat] is not None else tuple(Peek(shell) for shell in view.covered)
        return (*(Lift(shell) for shell in view.covered), *peeks)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Happening, ...]]:
        """The next state and what happened; raises `Illegal` with one of `REASONS`."""
        if isinstance(move, Hide):
            if state.coin is not None:
                raise Illegal("already_hidden")
            return replace(state, coin=move.shell), (Hidden(),)
        if state.coin is None:
            raise Illegal("not_hidden_yet")
        if state.found:
            raise Illegal("game_over")
        if move.shell in state.lifted:
            raise Illegal("already_lifted")
        there = move.shell == state.coin
        following = replace(state, turn=1 - state.turn)
        if isinstance(move, Lift):
            return replace(following, lifted=(*state.lifted, move.shell)), (Lifted(state.turn, move.shell, there),)
        if state.peeked[state.turn] is not None:
            raise Illegal("already_peeked")
        mine, other = move.shell, state.peeked[1 - state.turn]
        peeked = (mine, other) if state.turn == 0 else (other, mine)
        return replace(following, peeked=peeked), (Peeked(state.turn, move.shell, there),)

    def view(self, state: State, seat: int) -> View:
        """What `seat` may know: what lies open, and what it saw alone."""
        known = state.found or state.peeked[seat] == state.coin
        return View(
            seat=seat,
            turn=self.turn(state),
            lifted=state.lifted,
            peeked=state.peeked,
            coin=state.coin if known else None,
            finder=1 - state.turn if state.found else None,
        )

    def seen(self, happening: Happening, seat: int) -> Happening | None:
        """Everybody sees that somebody looks under a shell; only the one who looks sees what is there."""
        if isinstance(happening, Peeked) and happening.seat != seat:
            return replace(happening, coin=None)
        return happening

    def determinise(self, view: View, rng: Random) -> State:
        """A state that fits the view: the coin under any shell that this player has not seen empty."""
        if view.finder is not None:
            return State(view.coin, 1 - view.finder, view.lifted, view.peeked)
        if view.turn is None:
            return State()
        possible = [shell for shell in view.covered if shell != view.peeked[view.seat]]
        coin = rng.choice(possible) if view.coin is None else view.coin
        return State(coin, view.turn, view.lifted, view.peeked)

    def outcome(self, state: State) -> Outcome | None:
        """Who found the coin has one point and wins."""
        if not state.found:
            return None
        finder = 1 - state.turn
        return Outcome(tuple(int(seat == finder) for seat in SEATS), (finder,), finder)

    def reveals(self, _before: State, _move: Move) -> bool:
        """Every move shows what was hidden or hides it."""
        return True

    def events(self, _before: State, _move: Move, after: State) -> tuple[Event, ...]:
        """The end of the game is a fact of progress."""
        outcome = self.outcome(after)
        if outcome is None:
            return ()
        return (outcome.finished("blank", "", self._kinds),)

    def parse_move(self, text: str) -> Move:
        """Read a move's text form; raises `Unreadable`."""
        return texts.parse_move(text)

    def parse_state(self, text: str) -> State:
        """Read a state's text form; raises `Unreadable`."""
        return texts.parse_state(text)
