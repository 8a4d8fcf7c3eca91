"""What the pattern engine knows about the rows of the cards: their rule, a wrong answer's slip, choices and hints."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from kidslogic.engine.game import Hint
from kidslogic.games.piraten.state import FaceRow, View
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns import distractors, hints
from kidslogic.patterns.explanation import Hint as Step
from kidslogic.patterns.row import Row
from kidslogic.patterns.rule_words import parse_rule, rule_by_word, rule_of
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict

CHOICES = 3
"""How many symbols are on offer with the option `choices: 3` (P4.7)."""
_KEPT = 16
"""Of how many rows what was found is kept: those of the open card, and some that are posed or asked about."""
_FAMILIES_KEPT = 512
"""Which row fits next is asked of all rows of all packs at once."""
Symbols = tuple[Symbol, ...]


def rule(puzzle: PuzzleRow, island: Symbols) -> Rule | None:
    """The rule that gives the answer: the author's where its word fits, else the simplest; None when none is known."""
    return _rule(puzzle.row, island, puzzle.rule)


def family(puzzle: PuzzleRow, island: Symbols) -> str:
    """The skill under which an answer to the row counts, "" when no rule is known (learning.md 1.2)."""
    return _family(puzzle.row, island, puzzle.rule)


def slip(puzzle: PuzzleRow, island: Symbols, answer: Symbol) -> str:
    """The tag of what a wrong answer may mean (learning.md 1.3); "" for the right one and where no rule is known."""
    found = rule(puzzle, island)
    return "" if found is None else distractors.tag_of(puzzle.row, found, answer) or ""


def three_choices(puzzle: PuzzleRow, island: Symbols) -> frozenset[Symbol]:
    """The answer and two others that say something about a slip; the same ones whenever the row comes up (P4.7)."""
    return _three_choices(puzzle.row, island, puzzle.rule)


def steps(view: View) -> tuple[Step, ...]:
    """Three steps of help for the row being answered, read from the card as everybody sees it (P4.3).

    None is given while nothing is to be answered, or when the row follows no rule that leads to a symbol on the island.
    """
    if view.phase != "answer" or view.card is None or view.row is None:
        return ()
    return _steps(view.card.rows[view.row - 1], _island(view))


def found(view: View, row: int) -> Symbol | None:
    """The picture of the island that belongs into a row of the open card, for somebody who finds every rule."""
    if view.card is None:
        return None
    told = _told(view.card.rows[row - 1], _island(view))
    return None if told is None else told.answer


def thoughts(view: View) -> tuple[Symbol | None, Symbols]:
    """For the chosen row: the picture that belongs into it, and those that a slip leads to, the most tempting first."""
    if view.card is None or view.row is None:
        return None, ()
    return _thoughts(view.card.rows[view.row - 1], _island(view))


def game_hints(view: View) -> tuple[Hint, ...]:
    """The same steps for the shell: codes `look`, `words` and `steps`, with the cells that each one is about."""
    return tuple(
        Hint(step.kind, places=tuple(sorted({cell for beat in step.beats for group in beat.groups for cell in group})))
        for step in steps(view)
    )


@lru_cache(maxsize=_FAMILIES_KEPT)
def _family(row: Row, island: Symbols, word: str | None) -> str:
    found = _rule(row, island, word)
    return "" if found is None else found.family


@lru_cache(maxsize=_KEPT)
def _rule(row: Row, island: Symbols, word: str | None) -> Rule | None:
    by_author = None if word is None else rule_of(row, island, parse_rule(word))
    return by_author or rule_of(row, island)


@lru_cache(maxsize=_KEPT)
def _three_choices(row: Row, island: Symbols, word: str | None) -> frozenset[Symbol]:
    rng = Random(row.hash)
    found = _rule(row, island, word)
    if found is not None:
        return frozenset(distractors.choices(row, found, island, CHOICES, rng))
    others = [symbol for symbol in island if symbol != row.answer]
    rng.shuffle(others)
    others.sort(key=lambda symbol: symbol not in row.cells)
    return frozenset({row.answer, *others[: CHOICES - 1]})


@lru_cache(maxsize=_KEPT)
def _steps(row: FaceRow, island: Symbols) -> tuple[Step, ...]:
    told = _told(row, island)
    if told is None or told.answer is None:
        return ()
    solved = Row(row.cells, told.answer)
    # Read once more with the answer, so that the hints tell the same rule as the explanation after them.
    return hints.hints(solved, _rule(solved, island, row.rule) or told)


@lru_cache(maxsize=_KEPT)
def _told(row: FaceRow, island: Symbols) -> Rule | None:
    """The rule of a row as it can be read from the card, the author's where there is one."""
    word = None if row.rule is None else parse_rule(row.rule)
    by_author = None if word is None else rule_by_word(Row(row.cells, island[0]), word)
    told = by_author if by_author is not None and by_author.answer in island else verdict(row.cells, island).rule
    return told if told is not None and told.answer in island else None


@lru_cache(maxsize=_KEPT)
def _thoughts(row: FaceRow, island: Symbols) -> tuple[Symbol | None, Symbols]:
    told = _told(row, island)
    if told is None or told.answer is None:
        return None, tuple(symbol for symbol in island if symbol in row.cells)
    slips = distractors.distractors(Row(row.cells, told.answer), told, island)
    return told.answer, tuple(symbol for symbol, _ in slips)


def _island(view: View) -> Symbols:
    return tuple(symbol for cave in view.island for symbol in cave)
