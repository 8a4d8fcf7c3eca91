"""Which rows a training may pose next, and the plain ladder that their level follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kidslogic.engine.training import LEVELS, within
from kidslogic.games.piraten.material import Material, Spot
from kidslogic.games.piraten.state import Ladder

RUN: Final = 2
"""So many alike answers make a step up or down."""
OPENING: Final = 2
"""So many rows of a session may be easier than its level: what was learned long ago comes back as easy wins."""


def climbed(ladder: Ladder, *, solved: bool, levels: range = LEVELS) -> Ladder:
    """The ladder after the posed row was answered; it stays within `levels`."""
    run = max(0, ladder.run) + 1 if solved else min(0, ladder.run) - 1
    level = ladder.level
    if abs(run) == RUN:
        level = within(level + (1 if solved else -1), levels)
        run = 0
    return replace(ladder, level=level, run=run, solved=(*ladder.solved, solved))


def fitting(ladder: Ladder, material: Material, levels: range = LEVELS) -> Sequence[Spot]:
    """The rows that may be posed next: those of the level, or of the nearest one that has any."""
    left = _left(ladder, material, levels)
    nearest = min((abs(spot.level - ladder.level), spot.level) for spot in left)[1]
    return [spot for spot in left if spot.level == nearest]


def offered(ladder: Ladder, material: Material, levels: range = LEVELS) -> Sequence[Spot]:
    """The rows of which the screen may pose one: at most one level beside the ladder's, the first ones easier, too.

    Where there are none so near, those of the nearest level.
    """
    lowest = LEVELS.start if len(ladder.posed) < OPENING else ladder.level - 1
    near = [spot for spot in _left(ladder, material, levels) if lowest <= spot.level <= ladder.level + 1]
    return near or fitting(ladder, material, levels)


def posed(ladder: Ladder, spot: Spot, *, by_screen: bool) -> Ladder:
    """The ladder once a row is posed; it follows a row that a screen has chosen, but no easy win of the opening."""
    follows = by_screen and abs(spot.level - ladder.level) <= 1
    return replace(ladder, level=spot.level if follows else ladder.level, posed=(*ladder.posed, spot))


def _left(ladder: Ladder, material: Material, levels: range) -> Sequence[Spot]:
    """No row comes twice while others are left; a row that stands on two cards counts as one.

    Only rows of `levels`, however often they come; where the cards have none, the nearest there are.
    """
    away = {spot: abs(spot.level - within(spot.level, levels)) for spot in material.row_hashes}
    hashes = {spot: found for spot, found in material.row_hashes.items() if away[spot] == min(away.values())}
    times = Counter(material.row_hashes[spot] for spot in ladder.posed)
    fewest = min(times[found] for found in hashes.values())
    left = [spot for spot, found in hashes.items() if times[found] == fewest]
    if ladder.posed and len(hashes) > 1:
        left = [spot for spot in left if spot != ladder.posed[-1]] or left
    return left
