"""Conformance cases: how one case of a game's case file is played, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

Case = Mapping[str, Any]
_WORDS: Final = ("id", "rule", "title", "given", "options", "do", "expect")


class CaseTable(Protocol):
    """A game that a case has set up, after some of its steps."""

    @property
    def refused(self) -> str:
        """Why the rules refused the last step, "" when they did not."""


Table = TypeVar("Table", bound=CaseTable)


def _equal(_word: str, wanted: Any, found: Any) -> bool:
    return bool(wanted == found)


@dataclass(frozen=True)
class CasePlayer(Generic[Table]):
    """Plays the cases of one game; called with a case it says in English why that failed, "" when it passed.

    What cannot be set up may raise LookupError, TypeError, ValueError or AttributeError anywhere: a case is written by
    hand.
    """

    given: Collection[str]
    """The words that may stand under `given`."""
    set_up: Callable[[Case, Case], Table]
    """From what is given and the options."""
    step: Callable[[Table, Case], Table]
    found: Mapping[str, Callable[[Table, Any], object]]
    """What holds for each word that may be expected, told in the way in which the case tells what it wants."""
    agrees: Callable[[str, Any, Any], bool] = _equal
    """Whether, for a word, what is wanted and what was found are the same."""

    def __call__(self, case: Case) -> str:
        """Why the case failed, "" when it passed."""
        try:
            return self._why(case)
        except (LookupError, TypeError, ValueError, AttributeError) as fault:
            return f"this case cannot be set up: {fault!r}"

    def _why(self, case: Case) -> str:
        given, expect = case.get("given") or {}, case["expect"]
        for words, known in ((case, _WORDS), (given, self.given), (expect, self.found)):
            only(words, known)
        table = self.set_up(given, case.get("options") or {})
        for number, step in enumerate(case["do"], 1):
            if table.refused:
                return f"step {number - 1} was refused: {table.refused}"
            table = self.step(table, step)
        if table.refused and expect.get("legal") is not False and "reason" not in expect:
            return f"the last step was refused: {table.refused}"
        compared = ((word, wanted, self.found[word](table, wanted)) for word, wanted in expect.items())
        return "; ".join(
            f"{word}: expected {wanted!r}, got {found!r}"
            for word, wanted, found in compared
            if not self.agrees(word, wanted, found)
        )


def only(words: Collection[str], known: Collection[str]) -> None:
    """Raises ValueError when there are words that mean nothing here."""
    if unknown := sorted(set(map(str, words)) - set(known)):
        raise ValueError(f"unknown words: {', '.join(unknown)}")


@dataclass(frozen=True)
class CaseResult:
    """`why` says in English why the case failed, "" when it passed."""

    id: str
    why: str

    @property
    def passed(self) -> bool:
        """All that the case expects holds."""
        return not self.why


class CasesModule(Protocol):
    """What the module `cases` of a game offers."""

    def run_case(self, case: Mapping[str, Any]) -> str:
        """Run one case on the real rules; returns why it failed, "" when it passed."""
