"""What the parrot knows: why an answer is right, and help in three steps, both from the pattern engine."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from kidslogic.games.piraten import reasoning
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.stage import language
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.explain import explain
from kidslogic.patterns.explanation import Beat, Explanation, Hint
from kidslogic.patterns.sentences import words
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.vocabulary import Vocabulary


@dataclass(frozen=True)
class Step:
    """One step of help: what is shown on the row, and what the parrot says."""

    beats: tuple[Beat, ...]
    words: str


def explanation_of(puzzle: PuzzleRow, options: tuple[Symbol, ...]) -> Explanation | None:
    """Why the row's answer is right; None when no rule is known."""
    rule = reasoning.rule(puzzle, options)
    return None if rule is None else explain(puzzle.row, rule)


class HintSteps:
    """The three steps for the row being answered; after the last one it is given again."""

    def __init__(self, vocabulary: Vocabulary, view: View) -> None:
        self._vocabulary = vocabulary
        self._steps = reasoning.steps(view)
        self._next = 0

    def next(self) -> Step:
        """The next step of help."""
        if not self._steps:
            return Step((), QCoreApplication.translate("Hints", "Say the row aloud. What do you hear?"))
        hint = self._steps[min(self._next, len(self._steps) - 1)]
        self._next += 1
        return Step(hint.beats, self._words(hint))

    def _words(self, hint: Hint) -> str:
        match hint.kind:
            case "look":
                return QCoreApplication.translate("Hints", "Look here first!")
            case "steps":
                return QCoreApplication.translate("Hints", "Only one step is missing now!")
        if hint.explanation is None:
            return ""
        return words(hint.explanation, self._vocabulary, language(), plain=True)
