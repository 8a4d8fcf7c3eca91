"""From what a captain sees and still remembers to worlds that fit it: the hidden things dealt by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

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
from kidslogic.games.stratego.words import BOMB, NOBODY, SEATS, Action

EVERYTHING: Final = 1_000_000
"""A memory that forgets no card."""
_DEALS: Final = 40
"""So many ways to deal the faces of the cards are made for a thought; each world takes one of them."""
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


class Guess:
    """All that a captain makes of a view. It remembers the faces below the `span` cards that were turned last;
    `minds_ranks` says whether it remembers the ranks of enemy pieces that it was shown.
    """

    def __init__(self, view: View, aim: tuple[float, float], span: int, *, minds_ranks: bool) -> None:
        self._view = view
        self._aim = aim
        table = view.table
        since = table.turns - span + 1
        slots = (*table.cards, *table.front)
        self._slots = tuple(slots)
        self._sure = tuple(card is None or _remembered(card, since, view.house) for card in slots)
        self._faces: list[list[Action | None]] = []
        enemy = view.enemy
        self._hidden = tuple(piece for piece in table.decks[enemy] if not (minds_ranks and piece.known == SHOWN))
        shown = [piece.rank for piece in table.decks[enemy] if minds_ranks and piece.known == SHOWN]
        gone = [piece.rank for piece in table.out[enemy]]
        left = Counter(view.box.crew) - Counter(shown) - Counter(gone)
        self._has_bomb = left.pop(BOMB, 0) > 0
        self._ranks = tuple(left.elements())
        self._seen_flags = [card for card in table.flags[enemy] if card is not None]
        self._flags_left = list((Counter(view.box.flags) - Counter(self._seen_flags)).elements())

    def world(self, rng: Random) -> Thought:
        """One world that fits."""
        view, table = self._view, self._view.table
        world = Thought(view.house, view.seat, self._aim)
        world.at = _PHASES[table.phase]
        world.seat = table.captain
        world.decider = view.seat
        world.turns = table.turns - (table.phase != "card")  # the game counts turns begun, a world turns ended
        world.chosen = table.chosen
        self._lay_cards(world, rng)
        self._place_pieces(world, rng)
        self._hide_flags(world, rng)
        return world

    # ---- cards ---------------------------------------------------------------------------------------

    def _lay_cards(self, world: Thought, rng: Random) -> None:
        table = self._view.table
        if len(self._faces) < _DEALS:
            self._faces.append(self._deal_faces(rng))
            below = self._faces[-1]
        else:
            below = self._faces[int(rng.random() * _DEALS)]
        count = len(table.cards)
        world.up = [None if card is None else card.up for card in table.cards]
        world.below = below[:count]
        world.faces_known = list(self._sure[:count])
        world.barred = NOBODY if self._view.house.advanced else table.last
        for seat in SEATS:
            card, under = table.front[seat], below[count + seat]
            world.front[seat] = None if card is None or under is None else (card.up, under)

    def _deal_faces(self, rng: Random) -> list[Action | None]:
        """The faces below, so that the cards are those in the box; a few tries, then any that can be."""
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

    # ---- pieces --------------------------------------------------------------------------------------

    def _place_pieces(self, world: Thought, rng: Random) -> None:
        view, table = self._view, self._view.table
        enemy = view.enemy
        ranks = self._dealt_ranks(rng)
        for seat in SEATS:
            pieces = sorted((*table.decks[seat], *table.out[seat]))
            for piece in pieces:
                rank = ranks.get(piece.number, piece.rank) if seat == enemy else piece.rank
                world.ranks[seat].append(rank)
                world.known[seat].append(piece.known == SHOWN)
                world.where[seat].append(ABOARD if piece.aboard else OWN)
            for piece in table.decks[seat]:
                world.decks[seat][ABOARD if piece.aboard else OWN].append(piece.number)
            for piece in table.out[seat]:
                world.where[seat][piece.number] = OUT
                world.lost[seat].append(piece.rank)
        world.spare[view.seat].extend(table.reserves[view.seat])
        world.spare[enemy].extend(self._reserve)

    def _dealt_ranks(self, rng: Random) -> dict[int, int]:
        """Ranks of the enemy's hidden pieces by number; the rest is in reserve. What swung is not the bomb."""
        hidden = self._hidden
        ranks = list(self._ranks)
        rng.shuffle(ranks)
        spare = len(self._view.table.reserves[self._view.enemy])
        if self._has_bomb:
            places = [index for index, piece in enumerate(hidden) if _may_be_bomb(piece)]
            choice = int(rng.random() * (len(places) + spare))
            ranks.insert(places[choice] if choice < len(places) else len(hidden), BOMB)
        self._reserve = ranks[len(hidden) :]
        return {piece.number: rank for piece, rank in zip(hidden, ranks, strict=False)}

    # ---- flags ---------------------------------------------------------------------------------------

    def _hide_flags(self, world: Thought, rng: Random) -> None:
        table = self._view.table
        left = self._flags_left[:]
        rng.shuffle(left)
        for seat in SEATS:
            for opening, card in enumerate(table.flags[seat]):
                world.flags[seat].append(card if card is not None else left.pop())
                world.tried[seat].append(opening in table.opened[seat])


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
