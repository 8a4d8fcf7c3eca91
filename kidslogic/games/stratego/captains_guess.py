"""From what a captain sees and still remembers to worlds that fit it: the hidden things dealt by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import Final, TypeVar

from kidslogic.games.stratego.captains_thought import Thought
from kidslogic.games.stratego.captains_world import (
    ABOARD,
    AT_ATTACK,
    AT_CARD,
    AT_FLAG,
    AT_PICK,
    AT_PLANK,
    AT_REMOVE,
    AT_SWING,
    AT_VICTIM,
    OUT,
    OWN,
)
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import HIDDEN, SHOWN, Card, Phase, Piece, View
from kidslogic.games.stratego.words import BOMB, NOBODY, SEATS, Action, FlagCard

EVERYTHING: Final = 1_000_000
"""A memory that forgets no card."""
_MOST_DEALS: Final = 100
"""So many ways to deal the ranks, and the faces of the cards, are made for a thought; each world takes one of them."""
_PHASES: Final[dict[Phase, int]] = {
    "card": AT_CARD,
    "pick": AT_PICK,
    "swing": AT_SWING,
    "attack": AT_ATTACK,
    "flag": AT_FLAG,
    "blind_pick": AT_VICTIM,
    "remove": AT_REMOVE,
    "plank": AT_PLANK,
}
_Faces = tuple[Action, Action]
_T = TypeVar("_T")


class Guess:
    """All that a captain makes of a view. It remembers the faces below the `span` cards that were turned last;
    `minds_ranks` says whether it remembers the ranks of enemy pieces that it was shown.
    """

    def __init__(self, view: View, aim: tuple[float, float], span: int, *, minds_ranks: bool) -> None:
        self._view = view
        table, enemy = view.table, view.enemy
        since = table.turns - span + 1
        self._slots = (*table.cards, *table.front)
        self._sure = tuple(card is None or _remembered(card, since, view.house) for card in self._slots)
        minded = tuple(piece for piece in table.decks[enemy] if minds_ranks and piece.known == SHOWN)
        self._hidden = tuple(piece for piece in table.decks[enemy] if piece not in minded)
        seen = (*(piece.rank for piece in minded), *(piece.rank for piece in table.out[enemy]))
        self._ranks = tuple((Counter(view.box.crew) - Counter(seen)).elements())
        flags = table.flags[enemy]
        left = Counter(view.box.flags) - Counter(card for card in flags if card is not None)
        self._flags = tuple(_filled(flags, order) for order in sorted(set(permutations(left.elements()))))
        self._faces_pool: list[list[Action | None]] = []
        self._ranks_pool: list[tuple[list[int], list[int]]] = []
        self._known = self._template(aim)

    def world(self, rng: Random) -> Thought:
        """One world that fits."""
        enemy = self._view.enemy
        world = self._known.copy()
        below = _one_of(self._faces_pool, self._deal_faces, rng)
        count = len(world.up)
        world.below = below[:count]
        for seat in SEATS:
            card, under = self._view.table.front[seat], below[count + seat]
            world.front[seat] = None if card is None or under is None else (card.up, under)
        on_deck, spare = _one_of(self._ranks_pool, self._deal_ranks, rng)
        ranks = world.ranks[enemy]
        for piece, rank in zip(self._hidden, on_deck, strict=True):
            ranks[piece.number] = rank
        world.spare[enemy][:] = spare
        world.flags[enemy][:] = self._flags[int(rng.random() * len(self._flags))]
        return world

    def _template(self, aim: tuple[float, float]) -> Thought:
        """The part of all worlds that is known."""
        view, table = self._view, self._view.table
        world = Thought(view.house, view.seat, aim)
        world.at = _PHASES[table.phase]
        world.seat = table.captain
        world.decider = view.seat
        world.turns = table.turns - (table.phase != "card")  # the game counts turns begun, a world turns ended
        world.chosen = table.chosen
        world.up = [None if card is None else card.up for card in table.cards]
        world.faces_known = list(self._sure[: len(table.cards)])
        world.barred = NOBODY if view.house.advanced else table.last
        for seat in SEATS:
            for piece in sorted((*table.decks[seat], *table.out[seat])):
                world.ranks[seat].append(piece.rank)
                world.known[seat].append(piece.known == SHOWN)
                world.where[seat].append(ABOARD if piece.aboard else OWN)
            for piece in table.decks[seat]:
                world.decks[seat][ABOARD if piece.aboard else OWN].append(piece.number)
            for piece in table.out[seat]:
                world.where[seat][piece.number] = OUT
                world.lost[seat].append(piece.rank)
            world.tried[seat].extend(opening in table.opened[seat] for opening in range(len(table.flags[seat])))
        world.spare[view.seat].extend(table.reserves[view.seat])
        world.flags[view.seat].extend(card for card in table.flags[view.seat] if card is not None)
        return world

    def _deal_faces(self, rng: Random) -> list[Action | None]:
        """The faces below by place, then of the cards in front, so that the cards are those in the box."""
        left = list(self._view.box.cards)
        below: list[Action | None] = []
        unsure = []
        for index, (card, sure) in enumerate(zip(self._slots, self._sure, strict=True)):
            below.append(None if card is None else card.below)
            if card is not None and sure and card.below is not None:
                left.remove(_faces_in(left, card.up, card.below))
            elif card is not None:
                unsure.append((index, card.up))
        rng.shuffle(unsure)
        rng.shuffle(left)
        found = _matched([up for _, up in unsure], left)
        for (index, _), face in zip(unsure, found, strict=True):
            below[index] = face
        return below

    def _deal_ranks(self, rng: Random) -> tuple[list[int], list[int]]:
        """Ranks of the enemy's hidden pieces, and of its reserve. What swung or attacked is not the bomb."""
        hidden = self._hidden
        ranks = [rank for rank in self._ranks if rank != BOMB]
        rng.shuffle(ranks)
        if len(ranks) < len(self._ranks):
            places = [index for index, piece in enumerate(hidden) if _may_be_bomb(piece)]
            choice = int(rng.random() * (len(places) + len(self._view.table.reserves[self._view.enemy])))
            ranks.insert(places[choice] if choice < len(places) else len(hidden), BOMB)
        return ranks[: len(hidden)], ranks[len(hidden) :]


def _one_of(pool: list[_T], make: Callable[[Random], _T], rng: Random) -> _T:
    """A new deal until there are enough of them, then one of those."""
    if len(pool) == _MOST_DEALS:
        return pool[int(rng.random() * _MOST_DEALS)]
    pool.append(make(rng))
    return pool[-1]


def _filled(flags: Sequence[FlagCard | None], order: Sequence[FlagCard]) -> tuple[FlagCard, ...]:
    """The flag cards by opening, those never seen in this order."""
    unseen = iter(order)
    return tuple(next(unseen) if card is None else card for card in flags)


def _remembered(card: Card, since: int, house: HouseRules) -> bool:
    """Whether the face below is known and not yet forgotten; open faces can be looked up."""
    return card.below is not None and (house.faces_open or card.turned >= max(1, since))


def _may_be_bomb(piece: Piece) -> bool:
    return piece.known == HIDDEN or piece.rank == BOMB


def _faces_in(cards: Sequence[_Faces], up: Action, below: Action) -> _Faces:
    """The card of these two faces, as the box names it."""
    return (up, below) if (up, below) in cards else (below, up)


def _matched(ups: Sequence[Action], cards: Sequence[_Faces]) -> list[Action]:
    """A card for each face up, by augmenting paths in the order given; returns the faces below."""
    holder: list[int] = [NOBODY] * len(cards)

    def find(slot: int, looked_at: set[int]) -> bool:
        for index, faces in enumerate(cards):
            if ups[slot] in faces and index not in looked_at:
                looked_at.add(index)
                if holder[index] == NOBODY or find(holder[index], looked_at):
                    holder[index] = slot
                    return True
        return False

    for slot in range(len(ups)):
        if not find(slot, set()):
            raise ValueError("the cards on the table are not those in the box")
    below = list(ups)
    for (first, second), slot in zip(cards, holder, strict=True):
        if slot != NOBODY:
            below[slot] = second if ups[slot] == first else first
    return below
