"""Conformance cases: what one case of a game's case file came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol


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
