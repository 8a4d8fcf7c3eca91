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


def comment_on(puzzle: PuzzleRow, options: tuple[Symbol, ...], answer: Symbol) -> str:
    """What the parrot says to a wrong answer: it looks at what the answer may mean, and never calls it wrong."""
    words_by_tag = {
        "repeat-last": QCoreApplication.translate("Slips", "Once more the same? Let us see!"),
        "first-seen": QCoreApplication.translate("Slips", "From the start again? Let us see!"),
        "off-by-one": QCoreApplication.translate("Slips", "The right group, another place. Look!"),
        "other-rule": QCoreApplication.translate("Slips", "A good idea. Look at the whole row!"),
        "no-growth": QCoreApplication.translate("Slips", "Something grows here. Look!"),
        "wrong-turn": QCoreApplication.translate("Slips", "Which way does it turn? Look!"),
        "no-mirror": QCoreApplication.translate("Slips", "There is a mirror in it. Look!"),
        "wrong-row": QCoreApplication.translate("Slips", "That is from the other row. Look!"),
        "drop-rule": QCoreApplication.translate("Slips", "One thing fits already. Look!"),
    }
    tag = reasoning.slip(puzzle, options, answer).partition(":")[0]
    return words_by_tag.get(tag, QCoreApplication.translate("Slips", "Let us see why!"))


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
