"""How likely the next tile is to bust (P12), from nothing but what a player may know."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from kidslogic.games.piraten.material import Tile
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.treasure import busts


def unknown_tiles(view: View) -> tuple[Tile, ...]:
    """The tiles that may lie face down anywhere, in the display or in a stack, as far as the view's player knows."""
    shown = [place.tile for place in view.places if place.tile is not None]
    banked = [tile for stack in view.stacks or () for tile in stack]
    return tuple((Counter(view.tile_set) - Counter(shown) - Counter(banked)).elements())


def bust_chance(view: View, place: int | None = None) -> Fraction | None:
    """The chance that the tile turned over next busts: any unknown one, or the one on `place`.

    A face-down place whose tile is known (option `show_known`) gives 0 or 1. None when there is nothing to turn over.
    """
    known = None if place is None else view.places[place].tile
    candidates = unknown_tiles(view) if known is None else (known,)
    if not view.down or not candidates:
        return None
    bad = sum(busts(view.colours, tile, both_must_match=view.both_must_match) for tile in candidates)
    return Fraction(bad, len(candidates))
