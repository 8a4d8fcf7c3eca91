"""When a further tile busts (P6.3, P6.4)."""

from __future__ import annotations

from collections.abc import Collection

from kidslogic.games.piraten.material import Tile


def busts(open_colours: Collection[str], tile: Tile, *, both_must_match: bool) -> bool:
    """Whether turning over `tile` busts when `open_colours` lie open in this turn.

    One colour already open is enough; with `both_must_match` every gemstone of the tile must be open already (P10). A
    tile never busts against itself (A1).
    """
    matches = [gem in open_colours for gem in tile.gems]
    return all(matches) if both_must_match else any(matches)
