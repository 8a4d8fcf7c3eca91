"""Which cards another player may hold, read from what that player did: all of it lies open on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidslogic.games.logix.board import Board
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.distance import aim_of, is_complete, promise
from kidslogic.games.logix.state import Played, View

_TRUST: Final = 6
"""How much an action tells: a card becomes likelier by the growth of its promise to this power (measured)."""
_WORST: Final = 0.6
"""A growth that counts for less is taken as this: everybody does something by mistake or to block now and then."""
_UNCLAIMED: Final = 0.05
"""How likely somebody leaves a complete code unclaimed."""
_BLANK: Final = 0.1
"""Added to both promises, so that a card without a chance is no division by nothing."""


def belief(view: View, seat: int) -> Mapping[Card, float]:
    """By card, how likely `seat` holds it, together 1; certain when it lies open, impossible when it lies elsewhere."""
    shown = view.cards[seat]
    if shown is not None:
        return {shown: 1.0}
    open_cards = {card for card in view.cards if card is not None}
    weights = {card: 1.0 for card in view.deck if card not in open_cards}
    for board, played, after in _past(view):
        if played.seat == seat:
            weights = {card: weight * _likely(view, card, board, after) for card, weight in weights.items()}
            most = max(weights.values())
            weights = {card: weight / most for card, weight in weights.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _past(view: View) -> list[tuple[Board, Played, Board]]:
    """All actions, the last one first, with the boards before and after."""
    found = []
    after = view.board
    for played in reversed(view.log):
        before = played.before(after)
        found.append((before, played, after))
        after = before
    return found


def _likely(view: View, card: Card, before: Board, after: Board) -> float:
    aim = aim_of(card, view.house)
    if is_complete(aim, after):
        return _UNCLAIMED
    growth = (promise(aim, after) + _BLANK) / (promise(aim, before) + _BLANK)
    return float(max(growth, _WORST) ** _TRUST)


def likeliest_first(likely: Mapping[Card, float]) -> tuple[Card, ...]:
    """The cards of a belief, the likeliest first; those that are alike by their ids."""
    return tuple(sorted(likely, key=lambda card: (-likely[card], card.id)))
