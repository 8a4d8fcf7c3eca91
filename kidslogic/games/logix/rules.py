"""The rules of LOGIX, L1 to L10."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from kidslogic.engine.events import Claimed, Event
from kidslogic.engine.game import Illegal, Outcome, SeatKind, Unreadable
from kidslogic.engine.training_rules import trained
from kidslogic.games.logix import actions, dealing, moves, seeing
from kidslogic.games.logix.board import Colour
from kidslogic.games.logix.codes import Card, best_fit, complete
from kidslogic.games.logix.happenings import (
    ClaimedRight,
    ClaimedWrong,
    Dealt,
    End,
    GameOver,
    Guessed,
    Happening,
    Moved,
    NoActionLeft,
    Placed,
    Replaced,
    TurnPassed,
)
from kidslogic.games.logix.moves import Action, CallDraw, Claim, Deal, EndTurn, Guess, Move, Place, Replace, Slide
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.state import Played, State, View, parse_state
from kidslogic.games.logix.suspicion import open_guesses, suspect_question
from kidslogic.games.logix.training.course import LogixCourse

VERSION: Final = 1
REASONS: Final = (
    "not_dealt",
    "already_dealt",
    "impossible_deal",
    "game_over",
    "not_your_turn",
    "already_acted",
    "must_act",
    "claim_not_now",
    "draw_not_now",
    "no_riddle",
    "colour_locked",
    "rack_empty",
    "occupied",
    "empty_cell",
    "no_neighbour",
    "blocked",
    "path",
    "splits",
    "black_stays",
    "same_colour",
)
"""All reasons with which a move of this game is refused."""

_Result = tuple[State, tuple[Happening, ...]]


class LogixRules:
    """The rules with one deck and one choice of house rules; `kinds` says by seat who plays, for progress only."""

    def __init__(self, cards: tuple[Card, ...], house: HouseRules, kinds: tuple[SeatKind, ...]) -> None:
        self.version = VERSION
        self.deck: Mapping[str, Card] = {card.id: card for card in cards}
        self.house = house
        self._kinds = kinds

    def initial(self) -> State:
        """Black in the middle, no card is dealt yet."""
        return State()

    def turn(self, state: State) -> int | None:
        """The seat that decides next."""
        return state.turn if state.phase in ("turn", "acted") else None

    def chance(self, state: State, rng: Random) -> Move | None:
        """Luck deals the cards once and says who begins (L2.3, L2.5); everything later is decided by players."""
        return dealing.shuffled(self.deck, self.house, rng) if state.phase == "deal" else None

    def legal_moves(self, view: View) -> tuple[Move, ...]:
        """All moves open to the view's player in a fixed order."""
        return seeing.legal_moves(view)

    def view(self, state: State, seat: int) -> View:
        """What `seat` may know: everything but the face-down cards of the others (L2.3)."""
        return seeing.view(state, seat, self.deck, self.house)

    def seen(self, happening: Happening, seat: int) -> Happening | None:
        """All see everything, but with the gentle penalties only the claimant sees what is still missing.

        A guess is between the child and the parrot: its question leaves out the child's own card.
        """
        if isinstance(happening, Guessed):
            return happening if happening.seat == seat else None
        if isinstance(happening, ClaimedWrong) and happening.penalty != "out" and happening.seat != seat:
            return replace(happening, card=None, fit=None)
        return happening

    def determinise(self, view: View, rng: Random) -> State:
        """A state that fits the view: the face-down cards of the others are dealt anew."""
        return dealing.that_fits(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        """One point and the honour for the winner; without a winner nobody has a point (L9)."""
        if state.phase != "over":
            return None
        scores = tuple(int(seat == state.winner) for seat in range(self.house.seats))
        return Outcome(scores, () if state.winner is None else (state.winner,), state.winner)

    def reveals(self, _before: State, move: Move) -> bool:
        """Only an action may be taken back, with the option `takeback` and until the turn is ended (L3.5)."""
        return not (self.house.takeback and isinstance(move, Place | Slide | Replace))

    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:
        """A claim, a guess and the end of the game are facts of progress."""
        found: list[Event] = []
        if isinstance(move, Claim):
            found.append(Claimed(seat=move.seat, game="logix", right=after.end == "claim"))
        if isinstance(move, Guess):
            question = suspect_question(self.view(before, before.turn), move.seat)
            first_try = all(guess.seat != move.seat for guess in before.guesses)
            if question is not None:
                course = LogixCourse(tuple(self.deck.values()), self.house)
                found.append(trained(course, question, move.card, first_try=first_try, seat=before.turn))
        outcome = self.outcome(after)
        if outcome is not None:
            found.append(outcome.finished("logix", self.house.wrong_claim, self._kinds))
        return tuple(found)

    def parse_move(self, text: str) -> Move:
        """Read a move's text form; raises `Unreadable`."""
        return moves.parse_move(text)

    def parse_state(self, text: str) -> State:
        """Read a state's text form; raises `Unreadable`, also when the state cannot come up with this deck."""
        state = parse_state(text)
        if not dealing.possible(state, self.deck, self.house):
            raise Unreadable(text)
        return state

    def apply(self, state: State, move: Move) -> _Result:
        """The next state and what happened; raises `Illegal` with one of `REASONS`."""
        if isinstance(move, Deal):
            return self._deal(state, move)
        if state.phase == "deal":
            raise Illegal("not_dealt")
        if state.phase == "over":
            raise Illegal("game_over")
        match move:
            case Claim():
                return self._claim(state, move.seat)
            case Guess():
                return self._guess(state, move)
            case EndTurn():
                return self._end_turn(state)
            case CallDraw():
                return self._call_draw(state)
        return self._act(state, move)

    # ---- one method per move ----------------------------------------------------------------------

    def _deal(self, state: State, deal: Deal) -> _Result:
        if state.phase != "deal":
            raise Illegal("already_dealt")
        seats = self.house.seats
        known = all(card in self.deck for card in deal.cards) and len(set(deal.cards)) == len(deal.cards) == seats
        if not known or deal.start not in range(seats) or self.house.first not in (None, deal.start):
            raise Illegal("impossible_deal")
        dealt = replace(state, phase="turn", turn=deal.start, cards=deal.cards, turns=(0,) * seats)
        return dealt, (Dealt(deal.start, len(self.deck) - seats),)

    def _act(self, state: State, action: Action) -> _Result:
        if state.phase == "acted":
            raise Illegal("already_acted")
        actions.check(state.board, state.locked, self.house, action)
        board, colour, old, locked = actions.after(state.board, action, self.house)
        played = Played(state.turn, action, old)
        acted = replace(state, phase="acted", board=board, locked=locked, log=(*state.log, played), guesses=())
        return acted, (_told(state, action, colour, old),)

    def _claim(self, state: State, seat: int) -> _Result:
        if seat != state.turn:
            raise Illegal("not_your_turn")
        if not seeing.may_claim(state, self.house):
            raise Illegal("claim_not_now")
        card = self.deck[state.cards[seat]]
        fit = complete(state.board, card, self.house)
        if fit is not None:
            over, happenings = self._over(state, "claim", seat)
            return over, (ClaimedRight(seat, card, fit), *happenings)
        penalty = self.house.wrong_claim
        wrong = ClaimedWrong(seat, penalty, card, best_fit(state.board, card, self.house))
        if penalty == "hint":
            return state, (wrong,)
        if penalty == "lose_turn":
            after, happenings = self._next(state)
        else:
            after, happenings = self._next(replace(state, out=(*state.out, seat)))
        return after, (wrong, *happenings)

    def _guess(self, state: State, guess: Guess) -> _Result:
        view = self.view(state, state.turn)
        question = suspect_question(view, guess.seat) if guess in open_guesses(view) else None
        if question is None:
            raise Illegal("no_riddle")
        told = Guessed(state.turn, guess.seat, guess.card, guess.card == question.right)
        return replace(state, guesses=(*state.guesses, guess)), (told,)

    def _end_turn(self, state: State) -> _Result:
        if seeing.must_act(state, self.house):
            raise Illegal("must_act")
        after, happenings = self._next(state)
        return after, happenings if state.phase == "acted" else (NoActionLeft(state.turn), *happenings)

    def _call_draw(self, state: State) -> _Result:
        if not seeing.may_draw(state):
            raise Illegal("draw_not_now")
        return self._over(state, "draw", None)

    # ---- ends --------------------------------------------------------------------------------------

    def _next(self, state: State) -> _Result:
        """The next player who is still in, or the end (L9.5, L9.6, L9.8)."""
        turns = tuple(count + (seat == state.turn) for seat, count in enumerate(state.turns))
        ended = replace(state, turns=turns, guesses=())
        staying = ended.staying
        if not staying:
            return self._over(ended, "nobody", None)
        if len(staying) == 1 and not self.house.last_keeps_building:
            return self._over(ended, "last", staying[0])
        if self.house.turn_limit and all(turns[seat] >= self.house.turn_limit for seat in staying):
            return self._over(ended, "limit", None)
        following = next((seat for seat in staying if seat > state.turn), staying[0])
        # L7.4: a turn without an action locks nothing; nor does a player's own turn when nobody else is left.
        locked = state.locked if state.phase == "acted" and len(staying) > 1 else ()
        after = replace(ended, phase="turn", turn=following, locked=locked)
        return after, (TurnPassed(following, locked),)

    def _over(self, state: State, end: End, winner: int | None) -> _Result:
        over = replace(state, phase="over", turn=0, guesses=(), winner=winner, end=end)
        outcome = self.outcome(over)
        return over, () if outcome is None else (GameOver(outcome, end),)


def _told(state: State, action: Action, colour: Colour, old: Colour | None) -> Happening:
    match action:
        case Place(_, cell):
            return Placed(state.turn, colour, cell)
        case Slide(start, _):
            return Moved(state.turn, colour, start, actions.path(state.board, action))
        case Replace(cell, _):
            return Replaced(state.turn, cell, old or colour, colour)
