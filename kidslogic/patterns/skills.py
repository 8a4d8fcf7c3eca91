"""The skill families: what a child's results are counted under. The ids are stable, they are keys in progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidslogic.patterns.sentences import catalogue


@dataclass(frozen=True)
class Skill:
    """A kind of thinking that a parent understands. Levels of its rows, 1 to 8, from easiest to hardest."""

    id: str
    lowest: int
    highest: int

    @property
    def names(self) -> dict[str, str]:
        """The name for parents by language."""
        return dict(catalogue()["families"][self.id])


FAMILIES: Final = (
    Skill("repeat", 1, 5),
    Skill("size", 1, 3),
    Skill("pairs", 3, 4),
    Skill("blocks", 3, 4),
    Skill("count", 3, 4),
    Skill("turn", 4, 6),
    Skill("grow", 4, 5),
    Skill("mirror", 5, 6),
    Skill("there-back", 4, 6),
    Skill("each-once", 5, 6),
    Skill("two-things", 5, 7),
    Skill("two-rows", 6, 8),
    Skill("steps", 7, 8),
    Skill("double", 7, 7),
    Skill("shift", 7, 8),
)
"""In the order in which children usually master them."""

FAMILY_IDS: Final = tuple(skill.id for skill in FAMILIES)


def skill(family: str) -> Skill:
    """The skill of an id; KeyError when there is none."""
    return {one.id: one for one in FAMILIES}[family]
