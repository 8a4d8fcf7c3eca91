"""Dealing by luck, and dealing so that it fits what a captain knows."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import lru_cache
from itertools import accumulate
from random import Random

from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.moves import Deal
from kidslogic.games.stratego.state import NOT_BOMB, Card, Pair, Piece, State, View, with_seat
from kidslogic.games.stratego.words import BOMB, UNKNOWN, Action, FlagCard

Faces = tuple[Action, Action]


def initial(box: Box) -> State:
    """All pieces in reserve, no card on the table (S2.1)."""
    return State(reserves=(box.crew, box.crew))


def shuffled(box: Box, rng: Random) -> Deal:
    """Each card on a place of its own, either side up (S2.2)."""
    cards = rng.sample(box.cards, len(box.cards))
    return Deal(tuple((first, second) if rng.random() < 0.5 else (second, first) for first, second in cards))


def is_deal_of(deal: Deal, box: Box) -> bool:
    """Whether these are the cards of the box, each either way up."""
    return Counter(map(sorted_faces, deal.cards)) == Counter(map(sorted_faces, box.cards))


def sorted_faces(faces: tuple[Action, Action]) -> Faces:
    """The two faces of a card whichever of them is up."""
    first, second = faces
    return (first, second) if first < second else (second, first)


def that_fits(view: View, rng: Random) -> State:
    """A state that has this view for its captain, drawn evenly from all of them."""
    return Dealer(view).dealt(rng)


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


class Dealer:
    """Deals what one view leaves open, as often as wanted: ranks, flag cards and faces below, all that fits evenly.

    Everything that is dealt is in the order of the box before it is shuffled, so that nothing hidden decides about it.
    """

    def __init__(self, view: View) -> None:
        table, self._enemy = view.table, view.enemy
        self._table = initial(view.box) if table.phase == "deal" else table
        deck = self._table.decks[self._enemy]
        self._deck = deck
        self._free = [index for index, piece in enumerate(deck) if piece.rank == UNKNOWN]
        self._ranks = unseen_ranks(self._table, self._enemy, view.box)
        self._bomb = BOMB in self._ranks
        if self._bomb:
            self._ranks.remove(BOMB)
        self._maybe_bomb = [index for index in self._free if deck[index].known != NOT_BOMB]
        self._reserve = self._table.reserves[self._enemy].count(UNKNOWN)
        self._flags = list(view.box.flags)
        for card in self._table.flags[self._enemy]:
            if card is not None:
                self._flags.remove(card)
        self._unseen = _unseen_cards(self._table, view.box)

    def dealt(self, rng: Random) -> State:
        """The view's table with everything open dealt anew."""
        table, enemy = self._table, self._enemy
        flags, cards, front = table.flags, table.cards, table.front
        if None in flags[enemy]:
            flags = with_seat(flags, enemy, self._flags_dealt(rng))
        if self._unseen is not None:
            cards, front = self._faces_dealt(self._unseen, rng)
        if not self._free and not self._reserve:
            return table._replace(flags=flags, cards=cards, front=front)
        deck, reserve = self._ranks_dealt(rng)
        decks, reserves = with_seat(table.decks, enemy, deck), with_seat(table.reserves, enemy, reserve)
        return table._replace(decks=decks, reserves=reserves, flags=flags, cards=cards, front=front)

    def _ranks_dealt(self, rng: Random) -> tuple[tuple[Piece, ...], tuple[int, ...]]:
        """First the bomb, which not every piece can be; then the others, which fit everywhere."""
        left = self._ranks.copy()
        rng.shuffle(left)
        bomb_at = UNKNOWN
        if self._bomb:
            lot = int(rng.random() * (len(self._maybe_bomb) + self._reserve))
            if lot < len(self._maybe_bomb):
                bomb_at = self._maybe_bomb[lot]
            else:
                left.insert(0, BOMB)
        deck = list(self._deck)
        for index in self._free:
            number, _, aboard, known = deck[index]
            deck[index] = Piece(number, BOMB if index == bomb_at else left.pop(), aboard, known)
        left.sort(reverse=True)
        return tuple(deck), tuple(left)

    def _flags_dealt(self, rng: Random) -> tuple[FlagCard, ...]:
        left = self._flags.copy()
        rng.shuffle(left)
        return tuple(left.pop() if card is None else card for card in self._table.flags[self._enemy])

    def _faces_dealt(self, unseen: _Unseen, rng: Random) -> tuple[tuple[Card | None, ...], Pair[Card | None]]:
        cards, front = list(self._table.cards), list(self._table.front)
        below = iter(unseen.drawn(rng))
        for lying in (cards, front):
            for index, card in enumerate(lying):
                if card is not None and card.below is None:
                    lying[index] = Card(card.up, next(below), card.turned)
        return tuple(cards), (front[0], front[1])


# ---- cards of which one face is seen ---------------------------------------------------------------


def _unseen_cards(table: State, box: Box) -> _Unseen | None:
    """The cards of which only the face up is known, None when there are none."""
    left = [sorted_faces(faces) for faces in box.cards]
    ups: list[Action] = []
    for card in (*table.cards, *table.front):
        if card is None:
            continue
        if card.below is None:
            ups.append(card.up)
        else:
            left.remove(sorted_faces((card.up, card.below)))
    return _unseen(tuple(ups), tuple(sorted(left))) if ups else None


@lru_cache(maxsize=512)
def _unseen(ups: tuple[Action, ...], cards: tuple[Faces, ...]) -> _Unseen:
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
            index = fitting[bisect_right(sums, rng.random() * sums[-1])] if len(fitting) > 1 else fitting[0]
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
