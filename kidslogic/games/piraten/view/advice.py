"""Asking the advisor of the shell: which row of the card suits a child, and which row comes next in training."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kidslogic.games.piraten.moves import PoseRow
from kidslogic.games.piraten.state import Offer, View
from kidslogic.ui.game_view import Asked

if TYPE_CHECKING:
    from kidslogic.games.piraten.view.game import PiratenView


def row_that_suits(game: PiratenView, view: View) -> int | None:
    """The row of the open card that suits the child on turn best.

    None where nobody knows the child, or where there is nothing to choose.
    """
    offer = _best(game, view) if len(view.offers) > 1 else None
    return None if offer is None else offer.spot.row


def next_row(game: PiratenView, view: View) -> PoseRow:
    """The next row of a training: the one that suits the child; for others one of the level, by luck of the game."""
    offer = _best(game, view)
    if offer is None:
        level = 1 if view.ladder is None else view.ladder.level
        nearest = min(abs(one.spot.level - level) for one in view.offers)
        rng = Random(f"{game.session.seed}:{len(game.session.moves)}:pose")
        offer = rng.choice([one for one in view.offers if abs(one.spot.level - level) == nearest])
    return PoseRow(offer.spot)


def _best(game: PiratenView, view: View) -> Offer | None:
    seat = game.people[view.whose].seat
    if game.advisor is None or seat.kind != "child":
        return None
    asked = [Asked(offer.family, offer.spot.level, offer.answers, offer.row) for offer in view.offers]
    return view.offers[game.advisor.choose(seat.who, asked)]
