""" "Can you tell how you found it?" (P4.4): when it is asked, and the three pictured reasons. Never judged."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from kidslogic.engine.events import Explained
from kidslogic.games.piraten import reasoning
from kidslogic.games.piraten.moves import EXPLAINED, REASONS_SHOWN, SKIPPED, TOLD, Explain
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.explain import explain, without_answer
from kidslogic.patterns.explanation import Beat, Explanation
from kidslogic.patterns.families.family import units
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.symbols import Symbol

EVERY: Final = 3
"""It is asked after every third right answer of a child (learning.md 1.4)."""
_BEAT_MS: Final = 1200

Symbols = tuple[Symbol, ...]


def is_due(rights: int, puzzle: PuzzleRow, island: Symbols) -> bool:
    """Whether a child with so many right answers is asked how it found this one, the last of them."""
    return rights > 0 and rights % EVERY == 0 and bool(reasons(puzzle, island))


def reasons(puzzle: PuzzleRow, island: Symbols) -> tuple[Explanation, ...]:
    """Three pictured reasons of which exactly one holds, always the same ones for a row; none where none are clear."""
    return _reasons(puzzle.row, island, puzzle.rule)


def ways(shown: tuple[Explanation, ...]) -> tuple[Explain, ...]:
    """All ways to answer; none where no reasons are shown."""
    return tuple(map(Explain, EXPLAINED)) if shown else ()


def told(seat: int, puzzle: PuzzleRow, island: Symbols, way: str) -> Explained:
    """What is kept of it."""
    rule = reasoning.rule(puzzle, island)
    family = reasoning.family(puzzle, island)
    kept = {TOLD: "told", SKIPPED: "skipped"}.get(way)
    if kept is None:
        right = rule is not None and reasons(puzzle, island)[int(way)] == _right(puzzle.row, rule)
        kept = "right" if right else "other"
    return Explained(seat=seat, row_hash=puzzle.row.hash, family=family, way=kept)


@lru_cache(maxsize=16)
def _reasons(row: Row, island: Symbols, word: str | None) -> tuple[Explanation, ...]:
    rule = reasoning.rule(PuzzleRow(row, word), island)
    if rule is None:
        return ()
    right, rng = _right(row, rule), Random(row.hash)
    others = _others(rule, right.beats, len(row.cells))
    if len(others) < REASONS_SHOWN - 1:
        return ()
    shown = [right, *rng.sample(others, REASONS_SHOWN - 1)]
    rng.shuffle(shown)
    return tuple(shown)


def _right(row: Row, rule: Rule) -> Explanation:
    whole = explain(row, rule)
    return Explanation(whole.family, whole.code, whole.params, without_answer(whole.beats))


def _others(rule: Rule, right: tuple[Beat, ...], length: int) -> list[Explanation]:
    """Reasons that do not hold for anything that changes in the row, and do not look like the right one."""
    channels = [part.fit.cells for part in rule.changing]
    if not channels:
        return []
    found = []
    for period in (2, 3, 4):
        if length > period + 1 and not any(cells[period:] == cells[:-period] for cells in channels):
            found.append(_other("cycle", Beat("bracket", units(length, period), 0, _BEAT_MS), period=period))
    if not any(cells == cells[::-1] for cells in channels):
        pairs = tuple((at, length - 1 - at) for at in range(length // 2))
        found.append(_other("mirror", Beat("mirror", pairs, 0, _BEAT_MS)))
    found.append(_other("same", Beat("glow", (tuple(range(length)),), 0, _BEAT_MS)))
    shown = {(beat.kind, beat.groups) for beat in right}
    return [one for one in found if (one.beats[0].kind, one.beats[0].groups) not in shown]


def _other(code: str, beat: Beat, **numbers: int) -> Explanation:
    return Explanation("", code, tuple(numbers.items()), (beat,))
