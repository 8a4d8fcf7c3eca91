"""Dealing by luck, dealing so that it fits what a captain knows, and whether a state can come up at all."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import Final

from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.moves import Deal
from kidslogic.games.stratego.open_moves import open_moves
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import (
    HIDDEN,
    NOT_BOMB,
    SETTING_UP,
    SHOWN,
    Card,
    Pair,
    Phase,
    Piece,
    State,
    View,
    with_seat,
)
from kidslogic.games.stratego.words import BOMB, NOBODY, SEATS, UNKNOWN, Action, FlagCard

Faces = tuple[Action, Action]


def shuffled(box: Box, rng: Random) -> Deal:
    """Each card on a place of its own, either side up (S2.2)."""
    cards = rng.sample(box.cards, len(box.cards))
    return Deal(tuple((first, second) if rng.random() < 0.5 else (second, first) for first, second in cards))


def is_deal_of(deal: Deal, box: Box) -> bool:
    """Whether these are the cards of the box, each either way up."""
    return Counter(map(_sorted_faces, deal.cards)) == Counter(map(_sorted_faces, box.cards))


def _sorted_faces(faces: tuple[Action, Action]) -> Faces:
    first, second = faces
    return (first, second) if first < second else (second, first)


# ---- dealing what fits a view ----------------------------------------------------------------------


def that_fits(view: View, rng: Random) -> State:
    """A state that has this view for its captain, drawn evenly from all of them."""
    table = view.table
    if table.phase == "deal":
        return initial(view.box)
    if table.phase == "over":
        return table
    enemy = view.enemy
    decks, reserves = _ranks_dealt(table, enemy, view.box, rng)
    flags = table.flags
    if None in flags[enemy]:
        flags = with_seat(flags, enemy, _flags_dealt(flags[enemy], view.box, rng))
    cards, front = table.cards, table.front
    if any(card is not None and card.below is None for card in (*cards, *front)):
        cards, front = _faces_dealt(table, view.box, rng)
    return table._replace(decks=decks, reserves=reserves, flags=flags, cards=cards, front=front)


def _ranks_dealt(
    table: State, enemy: int, box: Box, rng: Random
) -> tuple[Pair[tuple[Piece, ...]], Pair[tuple[int, ...]]]:
    """Decks and reserves with a rank for each enemy piece whose rank is unknown: the rest of the crew, dealt evenly."""
    deck, reserve = list(table.decks[enemy]), table.reserves[enemy]
    free = [index for index, piece in enumerate(deck) if piece.rank == UNKNOWN]
    left = unseen_ranks(table, enemy, box)  # in the order of the crew, so that nothing hidden decides about the dealing
    if BOMB in left:
        # First the bomb, which not every piece can be; then all others fit everywhere.
        left.remove(BOMB)
        maybe = [index for index in free if deck[index].known != NOT_BOMB]
        lot = rng.randrange(len(maybe) + len(reserve))
        if lot < len(maybe):
            free.remove(maybe[lot])
            deck[maybe[lot]] = deck[maybe[lot]]._replace(rank=BOMB)
            rng.shuffle(left)
        else:
            rng.shuffle(left)
            left.insert(0, BOMB)
    else:
        rng.shuffle(left)
    for index in free:
        number, _, aboard, known = deck[index]
        deck[index] = Piece(number, left.pop(), aboard, known)
    left.sort(reverse=True)
    return with_seat(table.decks, enemy, tuple(deck)), with_seat(table.reserves, enemy, tuple(left))


def unseen_ranks(table: State, owner: int, box: Box) -> list[int]:
    """The ranks of the owner's crew that the table does not show, highest first."""
    left = list(box.crew)
    for piece in (*table.out[owner], *table.decks[owner]):
        if piece.rank != UNKNOWN:
            left.remove(piece.rank)
    for rank in table.reserves[owner]:
        if rank != UNKNOWN:
            left.remove(rank)
    return left


def _flags_dealt(flags: tuple[FlagCard | None, ...], box: Box, rng: Random) -> tuple[FlagCard, ...]:
    left = list(box.flags)
    for card in flags:
        if card is not None:
            left.remove(card)
    rng.shuffle(left)
    return tuple(left.pop() if card is None else card for card in flags)


def _faces_dealt(table: State, box: Box, rng: Random) -> tuple[tuple[Card | None, ...], Pair[Card | None]]:
    """Cards on the table and in front of the captains with a face below for each that is unknown."""
    left = [_sorted_faces(faces) for faces in box.cards]
    ups: list[Action] = []
    for card in (*table.cards, *table.front):
        if card is None:
            continue
        if card.below is None:
            ups.append(card.up)
        else:
            left.remove(_sorted_faces((card.up, card.below)))
    below = iter(_deck_of(tuple(ups), tuple(sorted(left))).drawn(rng))

    def whole(card: Card | None) -> Card | None:
        return card if card is None or card.below is not None else Card(card.up, next(below), card.turned)

    cards = tuple(whole(card) for card in table.cards)
    return cards, (whole(table.front[0]), whole(table.front[1]))


@lru_cache(maxsize=512)
def _deck_of(ups: tuple[Action, ...], cards: tuple[Faces, ...]) -> _Unseen:
    return _Unseen(ups, cards)


class _Unseen:
    """Cards of which only the faces up are known, and which cards they are together: draws how they may lie, evenly.

    Not every card fits under every face, so places are filled one by one, each card as often as there are ways to
    fill the places after it. A set of used cards is a bit mask; `ways` counts for it how the rest can be laid.
    """

    def __init__(self, ups: tuple[Action, ...], cards: tuple[Faces, ...]) -> None:
        self._ups = ups
        self._fitting = [[index for index, faces in enumerate(cards) if up in faces] for up in ups]
        self._cards = cards
        self._ways: dict[int, int] = {(1 << len(cards)) - 1: 1}
        self._lots: dict[int, tuple[list[int], list[int]]] = {}

    def drawn(self, rng: Random) -> list[Action]:
        """The faces below, in the order of the faces up."""
        used, below = 0, []
        for place, up in enumerate(self._ups):
            lots = self._lots.get(used) or self._lots_at(place, used)
            fitting, sums = lots
            index = fitting[bisect_right(sums, rng.randrange(sums[-1]))] if len(fitting) > 1 else fitting[0]
            first, second = self._cards[index]
            below.append(second if first == up else first)
            used |= 1 << index
        return below

    def _lots_at(self, place: int, used: int) -> tuple[list[int], list[int]]:
        """The cards that can lie at the place, and the running sums of the ways that each leaves."""
        counted = [
            (index, self._count(place + 1, used | 1 << index))
            for index in self._fitting[place]
            if not used >> index & 1
        ]
        fitting = [(index, ways) for index, ways in counted if ways]
        lots = [index for index, _ in fitting], list(accumulate(ways for _, ways in fitting))
        self._lots[used] = lots
        return lots

    def _count(self, place: int, used: int) -> int:
        if used not in self._ways:
            self._ways[used] = sum(
                self._count(place + 1, used | 1 << index) for index in self._fitting[place] if not used >> index & 1
            )
        return self._ways[used]


# ---- what can come up ------------------------------------------------------------------------------


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


def initial(box: Box) -> State:
    """All pieces in reserve, no card on the table (S2.1)."""
    return State(reserves=(box.crew, box.crew))


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
        and state.hits[seat] <= state.shots[seat]
    )


def _cards_fit(state: State, box: Box, house: HouseRules) -> bool:
    lying = [card for card in (*state.cards, *state.front) if card is not None]
    faces = Counter(_sorted_faces((card.up, card.below)) for card in lying if card.below is not None)
    fronts = sum(card is not None for card in state.front)
    return (
        faces == Counter(map(_sorted_faces, box.cards))
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
