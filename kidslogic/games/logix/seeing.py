"""What a player sees of the table (View), and the moves that are open from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidslogic.games.logix.actions import any_action, legal_actions
from kidslogic.games.logix.board import Board
from kidslogic.games.logix.codes import Card, complete
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Move, Place
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.state import State, View
from kidslogic.games.logix.suspicion import open_guesses

LONG_GAME: Final = 60
"""From so many turns on, all players together, the table may call it a draw."""
REPETITIONS: Final = 3
"""And once the same board has come up so often after an action of the same player."""


def view(state: State, seat: int, deck: Mapping[str, Card], house: HouseRules) -> View:
    """All that `seat` may know."""
    over = state.phase == "over"
    cards = tuple(deck[card] for card in state.cards)
    on_turn = state.phase in ("turn", "acted")
    return View(
        seat=seat,
        house=house,
        deck=tuple(deck.values()),
        phase=state.phase,
        turn=state.turn if on_turn else None,
        board=state.board,
        locked=state.locked,
        cards=tuple(
            card if over or owner == seat or lies_open(state, owner, house) else None
            for owner, card in enumerate(cards)
        ),
        out=state.out,
        turns=state.turns,
        log=state.log,
        guesses=state.guesses if state.turn == seat else (),
        may_claim=on_turn and state.turn == seat and may_claim(state, house),
        may_draw=on_turn and may_draw(state),
        own=complete(state.board, cards[seat], house) if cards else None,
        winner=state.winner,
        end=state.end,
    )


def lies_open(state: State, seat: int, house: HouseRules) -> bool:
    """The card of a player who is out stays open (L9.5)."""
    return seat in state.out and house.wrong_claim == "out"


def may_claim(state: State, house: HouseRules) -> bool:
    """The player on turn may claim: before the action, and after it unless the house rules ask for a place (L9.2)."""
    placed = bool(state.log) and isinstance(state.log[-1].action, Place)
    return state.phase == "turn" or not house.claim_after_place_only or placed


def may_draw(state: State) -> bool:
    """The game is very long or goes round in circles, so the table may agree on a draw."""
    return sum(state.turns) >= LONG_GAME or _comes_again(state) >= REPETITIONS


def legal_moves(view: View) -> tuple[Move, ...]:
    """All moves open to the view's player in a fixed order."""
    if view.turn != view.seat:
        return ()
    claim: tuple[Move, ...] = (Claim(view.seat),) if view.may_claim else ()
    draw: tuple[Move, ...] = (CallDraw(),) if view.may_draw else ()
    actions: tuple[Move, ...] = ()
    if view.phase == "turn":
        actions = legal_actions(view.board, view.locked, view.house)
    return (*(actions or (EndTurn(),)), *claim, *open_guesses(view), *draw)


def must_act(state: State, house: HouseRules) -> bool:
    """The player on turn has not acted yet and can (L3.2)."""
    return state.phase == "turn" and any_action(state.board, state.locked, house)


def _comes_again(state: State) -> int:
    """How often the board of now, after an action of the same player, has come up, this time included."""
    if not state.log:
        return 1
    actor, now = state.log[-1].seat, state.board
    board: Board = now
    count = 0
    for played in reversed(state.log):
        count += board == now and played.seat == actor
        board = played.before(board)
    return count
