"""Dealing by luck, dealing so that it fits what a player knows, and whether a state can come up at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from kidslogic.games.logix import seeing
from kidslogic.games.logix.board import BLACK, SUPPLY, Board, colour_at, occupied
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.moves import Deal, Place, Replace, Slide
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.state import Played, State, View
from kidslogic.games.logix.suspicion import open_guesses

Deck = Mapping[str, Card]


def shuffled(deck: Deck, house: HouseRules, rng: Random) -> Deal:
    """A card for each seat, and who begins: the youngest, or by lot (L2.3, L2.5)."""
    cards = rng.sample(sorted(deck), house.seats)
    lot = rng.randrange(house.seats)
    return Deal(tuple(cards), lot if house.first is None else house.first)


def that_fits(view: View, rng: Random) -> State:
    """A state with exactly this view for its seat; face-down cards of others are drawn by `rng` from the rest."""
    if view.phase == "deal":
        return State()
    known = {card.id for card in view.cards if card is not None}
    others = sorted({card.id for card in view.deck} - known)
    rng.shuffle(others)
    return State(
        phase=view.phase,
        turn=_turn_of(view),
        board=view.board,
        locked=view.locked,
        cards=tuple(others.pop() if card is None else card.id for card in view.cards),
        out=view.out,
        turns=view.turns,
        log=view.log,
        guesses=view.guesses,
        winner=view.winner,
        end=view.end,
    )


def possible(state: State, deck: Deck, house: HouseRules) -> bool:
    """Whether the state fits the deck and the house rules, so that the game can go on from it."""
    if state.phase == "deal":
        return state == State()
    return (
        _players_fit(state, deck, house)
        and _marbles_fit(state)
        and _end_fits(state, house)
        and _guesses_fit(state, deck, house)
    )


def _turn_of(view: View) -> int:
    """Whose turn it is; once the game is over nobody's, and the state then keeps seat 0."""
    return 0 if view.turn is None else view.turn


def _players_fit(state: State, deck: Deck, house: HouseRules) -> bool:
    seats = range(house.seats)
    return (
        len(state.cards) == len(set(state.cards)) == house.seats
        and all(card in deck for card in state.cards)
        and len(state.turns) == house.seats
        and all(seat in seats for seat in (state.turn, *state.out))
        and len(set(state.out)) == len(state.out)
        and (not state.out or house.wrong_claim == "out")
        and (state.phase == "over" or state.turn not in state.out)
        and (state.winner is None or state.winner in state.staying)
    )


def _marbles_fit(state: State) -> bool:
    """No more marbles than there are, one black one, and a past that leads to this board."""
    if any(bits.bit_count() > supply for bits, supply in zip(state.board, SUPPLY, strict=True)):
        return False
    if not state.board[BLACK] or len(set(state.locked)) != len(state.locked):
        return False
    board = state.board
    for played in reversed(state.log):
        if played.seat >= len(state.cards) or not _was_played(played, board):
            return False
        board = played.before(board)
        if any(bits.bit_count() > supply for bits, supply in zip(board, SUPPLY, strict=True)):
            return False
    return state.phase != "acted" or (bool(state.log) and state.log[-1].seat == state.turn)


def _was_played(played: Played, board: Board) -> bool:
    """The board shows what the action left there."""
    match played.action:
        case Place(colour, cell):
            return colour != "black" and colour_at(board, cell) == colour
        case Slide(start, end):
            return bool(occupied(board) >> end & 1) and not occupied(board) >> start & 1
        case Replace(cell, colour):
            return colour_at(board, cell) == colour != "black" and played.old not in (None, "black", colour)


def _guesses_fit(state: State, deck: Deck, house: HouseRules) -> bool:
    """Each guess could be made after those before it."""
    for count, guess in enumerate(state.guesses):
        earlier = replace(state, guesses=state.guesses[:count])
        if state.phase != "turn" or guess not in open_guesses(seeing.view(earlier, state.turn, deck, house)):
            return False
    return True


def _end_fits(state: State, house: HouseRules) -> bool:
    if state.phase != "over":
        in_time = not house.turn_limit or any(state.turns[seat] < house.turn_limit for seat in state.staying)
        playing = len(state.staying) >= (1 if house.last_keeps_building else 2)
        return state.end is None and state.winner is None and in_time and playing
    return (
        state.turn == 0
        and (state.winner is not None) == (state.end in ("claim", "last"))
        and (state.end is not None)
        and (state.end != "nobody" or not state.staying)
        and (state.end != "last" or state.staying == (state.winner,))
        and (state.end != "limit" or bool(house.turn_limit))
    )
