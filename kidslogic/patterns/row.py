"""A row of pictures with one gap, and the identity under which a child's results are kept."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from kidslogic.patterns.symbols import Symbol


class Row(NamedTuple):
    """4 to 9 cells from left to right; exactly one cell is None, the gap, into which `answer` belongs.

    A named tuple, as packs have thousands of rows and frozen dataclasses take longer to make and to compare.
    """

    cells: tuple[Symbol | None, ...]
    answer: Symbol

    @property
    def gap(self) -> int:
        """Index of the gap, counted from 0."""
        return self.cells.index(None)

    @property
    def completed(self) -> tuple[Symbol, ...]:
        """All cells with the answer in its place."""
        return tuple(self.answer if cell is None else cell for cell in self.cells)

    @property
    def text(self) -> str:
        """The one text form: `shell star shell ? = star`."""
        return " ".join("?" if cell is None else cell.text for cell in self.cells) + f" = {self.answer.text}"

    @property
    def hash(self) -> str:
        """16 hex digits over symbols and answer: the row's identity in progress (packs/FORMAT.md, "Progress key")."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]
