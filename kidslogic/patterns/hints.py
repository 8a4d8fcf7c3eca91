"""Help in three steps, only on demand (learning.md 3): look here, the rule in words, everything but the last step."""

from __future__ import annotations

from kidslogic.patterns.explain import explain, without_answer
from kidslogic.patterns.explanation import Beat, Hint
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Rule

_LOOK_MS = 2000


def hints(row: Row, rule: Rule) -> tuple[Hint, Hint, Hint]:
    """The three steps. Not even the third one shows the answer; the words of the second name no picture at all."""
    explanation = explain(row, rule)
    marked = _look_here(explanation.beats[0], row.gap)
    return (
        Hint("look", (Beat("glow", (marked,), 0, _LOOK_MS),)),
        Hint("words", (), explanation),
        Hint("steps", without_answer(explanation.beats)),
    )


def _look_here(beat: Beat, gap: int) -> tuple[int, ...]:
    """The lane with the gap, or the first whole group without it; where there is none, everything but the gap."""
    if beat.kind == "lane":
        return tuple(cell for group in beat.groups if gap in group for cell in group if cell != gap)
    groups = [group for group in beat.groups if gap not in group and len(group) > 1]
    if groups:
        return groups[0]
    cells = sorted({cell for group in beat.groups for cell in group if cell != gap})
    return tuple(cells)
