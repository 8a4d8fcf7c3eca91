"""The row behind an answer, found again in its pack: what was asked, what was taken, what is right, and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kidslogic.engine.events import Answered
from kidslogic.learners.report import WrongAnswer
from kidslogic.packs.pack import Pack, PuzzleRow
from kidslogic.patterns.explain import explain
from kidslogic.patterns.explanation import Explanation
from kidslogic.patterns.row import Row
from kidslogic.patterns.sentences import words
from kidslogic.patterns.symbols import Symbol, VariantFault, parse_symbol
from kidslogic.patterns.verdict import verdict
from kidslogic.shell.pack_words import kit_for
from kidslogic.shell.parts import Shelf
from kidslogic.ui.kit import Kit


@dataclass(frozen=True)
class FoundRow:
    """A row of a pack that is still there. `taken` is None where the answer's text says nothing any more."""

    pack: Pack
    puzzle: PuzzleRow
    taken: Symbol | None

    def kit(self, kit: Kit) -> Kit:
        """The kit with the pack's own pictures."""
        return kit_for(kit, self.pack)

    def why(self, kit: Kit, language: str) -> str:
        """Why the right answer is right: the author's words, else those of the rule; "" where there is no rule."""
        said = self.puzzle.explain.get(language)
        if said:
            return said
        told = _explanation(self.puzzle.row, self.pack.answers)
        return "" if told is None else words(told, self.kit(kit).vocabulary, language)

    def spoken(self, kit: Kit, language: str) -> str:
        """The row for those who do not see it: its pictures by name."""
        vocabulary = self.kit(kit).vocabulary
        return ", ".join("?" if cell is None else vocabulary.name(cell, language) for cell in self.puzzle.row.cells)

    def name(self, kit: Kit, symbol: Symbol, language: str) -> str:
        """What a picture of the row is called."""
        return self.kit(kit).vocabulary.name(symbol, language)


@lru_cache(maxsize=64)
def _explanation(row: Row, answers: tuple[Symbol, ...]) -> Explanation | None:
    """Thought of once: a parent goes to and fro between the pages of a child, and each row takes some milliseconds."""
    rule = verdict(row, answers).rule
    return explain(row, rule) if rule is not None and rule.answer == row.answer else None


def find_row(shelf: Shelf, wrong: WrongAnswer) -> FoundRow | None:
    """The row of an answer; None when its pack is gone, the row was changed, or it was no row of pictures."""
    event = wrong.record.event
    if not isinstance(event, Answered):
        return None
    try:
        pack: Pack = shelf.find("pack", event.pack)
    except LookupError:
        return None
    rows = (row for card in pack.cards if card.id == event.card for side in card.sides.values() for row in side)
    puzzle = next((row for row in rows if row.row.hash == event.row_hash), None)
    if puzzle is None:
        return None
    taken = parse_symbol(event.answer)
    return FoundRow(pack, puzzle, None if isinstance(taken, VariantFault) else taken)
