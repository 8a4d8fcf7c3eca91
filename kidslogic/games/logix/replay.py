"""A finished game step by step: what happened, and when whose code was complete, noticed or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidslogic.engine.game import Illegal
from kidslogic.games.logix.codes import Fit, complete
from kidslogic.games.logix.happenings import Happening
from kidslogic.games.logix.moves import Claim, Guess, Move
from kidslogic.games.logix.rules import LogixRules
from kidslogic.games.logix.state import State


@dataclass(frozen=True)
class Moment:
    """One step of a finished game, counted from 1; step 1 is the deal. `seat` decided it, None for luck.

    `state` is the table after it; `complete` are by seat the complete codes there, None where there is none.
    """

    step: int
    seat: int | None
    move: Move
    happenings: tuple[Happening, ...]
    state: State
    complete: tuple[Fit | None, ...]


@dataclass(frozen=True)
class Completion:
    """A code was complete from the step `since` on. `claimed` is the step of the claim that won with it.

    `spoiled` is the step at which it was no longer complete. Both are None when the game ended otherwise.
    """

    seat: int
    since: int
    fit: Fit
    claimed: int | None
    spoiled: int | None


@dataclass(frozen=True)
class Replay:
    """All steps, and all times that a code was complete, in the order in which they began."""

    moments: tuple[Moment, ...]
    completions: tuple[Completion, ...]


def replay(rules: LogixRules, moves: Sequence[str]) -> Replay:
    """The replay of a finished game from its moves as text.

    Raises `Illegal` while the game goes on: it shows everything that is hidden; `Unreadable` for damaged moves.
    """
    state = rules.initial()
    moments: list[Moment] = []
    for text in moves:
        move, seat = rules.parse_move(text), rules.turn(state)
        state, happenings = rules.apply(state, move)
        if not isinstance(move, Guess):  # nothing happened on the table
            moments.append(Moment(len(moments) + 1, seat, move, happenings, state, _complete(rules, state)))
    if rules.outcome(state) is None:
        raise Illegal("game_goes_on")
    found = [one for seat in range(rules.house.seats) for one in _completions(seat, moments)]
    return Replay(tuple(moments), tuple(sorted(found, key=lambda one: (one.since, one.seat))))


def _complete(rules: LogixRules, state: State) -> tuple[Fit | None, ...]:
    return tuple(complete(state.board, rules.deck[card], rules.house) for card in state.cards)


def _completions(seat: int, moments: Sequence[Moment]) -> list[Completion]:
    found = []
    since: Moment | None = None
    for moment in moments:
        fit = moment.complete[seat]
        if since is not None and (fit is None or _wins(moment, seat)):
            kept = since.complete[seat]
            claimed, spoiled = (moment.step, None) if fit is not None else (None, moment.step)
            found += [] if kept is None else [Completion(seat, since.step, kept, claimed, spoiled)]
            since = None
        elif since is None and fit is not None:
            since = moment
    if since is not None and (kept := since.complete[seat]) is not None:
        found.append(Completion(seat, since.step, kept, None, None))
    return found


def _wins(moment: Moment, seat: int) -> bool:
    return isinstance(moment.move, Claim) and moment.state.winner == seat == moment.seat
