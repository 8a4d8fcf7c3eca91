"""What a captain sees of the table (View) and of what happens (S9)."""

from __future__ import annotations

from dataclasses import replace

from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.happenings import Arrived, FlagsHidden, Happening, Stationed, Swung
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import SHOWN, Card, Piece, State, View, with_seat
from kidslogic.games.stratego.words import UNKNOWN


def view(state: State, seat: int, house: HouseRules, box: Box) -> View:
    """All that `seat` may know: everything once the game is over."""
    table = state if state.phase == "over" else _seen_from(state, seat, house)
    return View(seat=seat, house=house, box=box, table=table)


def seen(happening: Happening, seat: int) -> Happening | None:
    """The happening as `seat` may see it: of an enemy piece that moves only the back, of enemy flags nothing."""
    match happening:
        case Stationed(owner) | Arrived(owner) | Swung(owner) if owner != seat:
            return replace(happening, rank=UNKNOWN)
        case FlagsHidden(owner) if owner != seat:
            return replace(happening, order=())
    return happening


def _seen_from(state: State, seat: int, house: HouseRules) -> State:
    enemy = 1 - seat
    deck = tuple(piece if piece.known == SHOWN else _back(piece) for piece in state.decks[enemy])
    opened = state.opened[enemy]
    flags = tuple(card if index in opened else None for index, card in enumerate(state.flags[enemy]))
    cards = state.cards
    if not house.faces_open:
        cards = tuple(card if card is None or card.turned else Card(card.up, None, 0) for card in cards)
    return state._replace(
        cards=cards,
        reserves=with_seat(state.reserves, enemy, (UNKNOWN,) * len(state.reserves[enemy])),
        decks=with_seat(state.decks, enemy, deck),
        flags=with_seat(state.flags, enemy, flags),
    )


def _back(piece: Piece) -> Piece:
    return Piece(piece.number, UNKNOWN, piece.aboard, piece.known)
