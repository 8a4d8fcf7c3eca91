"""Conformance cases: what one case of a game's case file came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

NEEDS: Final = "needs: "
"""How `why` begins when a case asks for a part of the rules that is not there yet."""


@dataclass(frozen=True)
class CaseResult:
    """`why` says in English why the case failed, "" when it passed."""

    id: str
    why: str

    @property
    def passed(self) -> bool:
        """All that the case expects holds."""
        return not self.why

    @property
    def needs(self) -> str:
        """The missing part of the rules, such as "monsters"; "" for all cases that could be run."""
        return self.why.removeprefix(NEEDS) if self.why.startswith(NEEDS) else ""


class CasesModule(Protocol):
    """What the module `cases` of a game offers."""

    def run_case(self, case: Mapping[str, Any]) -> str:
        """Run one case on the real rules; returns why it failed, "" when it passed, `NEEDS` + what is missing."""
