"""Whether a state can come up at all: what a damaged save is tested against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.dealing import initial, sorted_faces
from kidslogic.games.stratego.open_moves import open_moves
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SETTING_UP, SHOWN, Phase, State
from kidslogic.games.stratego.words import BOMB, NOBODY, SEATS, Action


def possible(state: State, box: Box, house: HouseRules) -> bool:
    """Whether the state fits box and house rules, so that the game can go on from it."""
    if state.phase == "deal":
        return state == initial(box)
    return (
        all(_crew_fits(state, seat, box) for seat in SEATS)
        and _cards_fit(state, box, house)
        and _set_up_fits(state, box)
        and _turn_fits(state)
        and (state.decider is None or bool(open_moves(state, house, box)))
        and (state.phase == "over") == (state.end is not None)
        and (state.winner is None or state.end is not None)
    )


def _crew_fits(state: State, seat: int, box: Box) -> bool:
    deck, out, reserve = state.decks[seat], state.out[seat], state.reserves[seat]
    numbers = [piece.number for piece in deck]
    ranks = [*reserve, *(piece.rank for piece in (*deck, *out))]
    return (
        tuple(sorted(ranks, reverse=True)) == box.crew
        and list(reserve) == sorted(reserve, reverse=True)
        and numbers == sorted(numbers)
        and sorted([*numbers, *(piece.number for piece in out)]) == list(range(len(deck) + len(out)))
        and all(piece.known == SHOWN for piece in out)
        and not any(piece.rank == BOMB and (piece.aboard or piece.known == NOT_BOMB) for piece in deck)
        and not any(piece.aboard and piece.known == HIDDEN for piece in deck)
        and state.hits[seat] + state.misses[seat] <= state.shots[seat]
        and (bool(state.shots[seat]) or state.levels[seat] == 0)
    )


def _cards_fit(state: State, box: Box, house: HouseRules) -> bool:
    lying = [card for card in (*state.cards, *state.front) if card is not None]
    faces = Counter(sorted_faces((card.up, card.below)) for card in lying if card.below is not None)
    fronts = sum(card is not None for card in state.front)
    return (
        faces == Counter(map(sorted_faces, box.cards))
        and len(state.cards) == len(box.cards)
        and state.cards.count(None) == fronts
        and (house.advanced or not fronts)
        and state.last < len(state.cards)
        and all(card.turned <= state.turns for card in lying)
    )


def _set_up_fits(state: State, box: Box) -> bool:
    """Flags and pieces are on their ships once their captain is through with setting up."""
    through = {"station": state.captain, "flags": state.captain}.get(state.phase, len(SEATS))
    for seat in SEATS:
        openings = len(state.flags[seat])
        hidden = sorted(card for card in state.flags[seat] if card is not None)
        if hidden != (sorted(box.flags) if seat < through else []) or any(at >= openings for at in state.opened[seat]):
            return False
        if list(state.opened[seat]) != sorted(set(state.opened[seat])):
            return False
        stationed = len(state.decks[seat]) + len(state.out[seat])
        begun = state.phase in SETTING_UP
        if (begun and stationed > box.stationed) or (seat < through and stationed < box.stationed):
            return False
    return (state.called is None) == (state.phase in SETTING_UP - {"toss"})


def _turn_fits(state: State) -> bool:
    """The piece on hatch or plank is there, and the action is the one that the phase belongs to."""
    if state.phase in SETTING_UP or state.phase in ("card", "over"):
        return state.action is None and state.chosen == NOBODY
    owner = state.captain if state.action == "plank" else 1 - state.captain
    chosen = state.phase == "coin" or (state.phase == "shot" and state.action == "skull" and bool(state.decks[owner]))
    there = any(piece.number == state.chosen for piece in state.decks[owner])
    return state.action in _ACTIONS_OF[state.phase] and (there if chosen else state.chosen == NOBODY)


_ACTIONS_OF: Final[Mapping[Phase, tuple[Action, ...]]] = {
    "pick": ("new",),
    "swing": ("swing",),
    "attack": ("attack",),
    "flag": ("sail", "skull"),
    "blind_pick": ("skull",),
    "shot": ("sail", "skull"),
    "remove": ("sail",),
    "plank": ("plank",),
    "coin": ("plank",),
}
