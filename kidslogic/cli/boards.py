"""A board as it is typed at the command line, or copied out of a pack: `shell, [star, coin/3], crab`."""

from __future__ import annotations

import re


def board_names(text: str) -> list[str]:
    """The words for its symbols, from left to right."""
    return re.sub(r"[\[\],]", " ", text).split()
