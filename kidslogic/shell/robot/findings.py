"""What the robot found, and its report as text and as data."""

from __future__ import annotations

import os
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TextIO

from kidslogic.shell.robot.changes import Change, Work
from kidslogic.shell.robot.memory import Growth

Kind = Literal["exception", "warning", "frozen", "leak", "dead end", "memory"]
TOLD_CHANGES = 8
REMEMBERED = 12
"""How many acts before a finding are told with it."""
_TOO_SHORT = "too short a time to tell"


@dataclass
class Finding:
    """One thing that went wrong, `count` times alike; `acts` led to it the first time."""

    kind: Kind
    text: str
    screen: str
    acts: tuple[str, ...]
    count: int = 1

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "kind": self.kind,
            "text": self.text,
            "screen": self.screen,
            "count": self.count,
            "acts": list(self.acts),
        }


class Diary:
    """The acts of the robot, and what it found; where there is a `file`, each act stands there before it is done."""

    def __init__(self, file: Path | None = None) -> None:
        self.findings: dict[tuple[str, str, str], Finding] = {}
        self.acts = 0
        self.screens: Counter[str] = Counter()
        self.tricks: Counter[str] = Counter()
        self.screen = self.trick = ""
        self._recent: deque[str] = deque(maxlen=REMEMBERED)
        self._file: TextIO | None = file.open("w", encoding="utf-8", buffering=1) if file is not None else None

    def note(self, screen: str, trick: str, what: str = "") -> None:
        """The robot is about to do something on a screen."""
        self.acts += 1
        self.screen, self.trick = screen, trick
        self.screens[screen] += 1
        self.tricks[trick] += 1
        line = f"{self.acts} {screen}: {trick} {what}".rstrip()
        self._recent.append(line)
        if self._file is not None:
            print(line, file=self._file)

    def tell_more(self, what: str) -> None:
        """What is known of the last act only after it was done."""
        if self._recent:
            self._recent[-1] += f" {what}"
        if self._file is not None:
            print(f"  {what}", file=self._file)

    def find(self, kind: Kind, text: str, screen: str = "", *, alike: str = "") -> None:
        """Something went wrong; findings with the same `alike` (the text by itself) on a screen are one."""
        key = (kind, alike or text, screen or self.screen)
        if key in self.findings:
            self.findings[key].count += 1
        else:
            self.findings[key] = Finding(kind, text, screen or self.screen, tuple(self._recent))
        if self._file is not None:
            print(f"  {kind}: {text}", file=self._file)

    def close(self) -> None:
        """No more acts follow."""
        if self._file is not None:
            self._file.close()


@dataclass(frozen=True)
class Report:
    """All about one run."""

    seed: int
    language: str
    size: tuple[int, int]
    seconds: float
    acts: int
    restarts: int
    moves: dict[str, int]
    """Moves played in each game."""
    screens: dict[str, int]
    tricks: dict[str, int]
    longest_gap_ms: float
    load: float | None
    """The highest number of processes that wanted a processor; None where the system does not tell."""
    memory_mb: list[float]
    home_mb: list[tuple[float, float]]
    """Minutes since the start, and MB written by the app itself, at every other harbour."""
    bare_mb: list[tuple[float, float]]
    """The same at the harbours between, without the drawings that are kept and in a window of `size`."""
    growth: Growth | None
    """Without the drawings that are kept: they have a limit, but come and go."""
    growth_with_drawings: Growth | None
    changes: dict[Change, Work]
    findings: tuple[Finding, ...] = field(default=())

    @property
    def is_well(self) -> bool:
        """Nothing was found."""
        return not self.findings

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "seed": self.seed,
            "language": self.language,
            "size": list(self.size),
            "seconds": round(self.seconds, 1),
            "acts": self.acts,
            "restarts": self.restarts,
            "moves": self.moves,
            "screens": self.screens,
            "tricks": self.tricks,
            "longest_gap_ms": round(self.longest_gap_ms),
            "load": self.load,
            "memory_mb": self.memory_mb,
            "home_mb": self.home_mb,
            "bare_mb": self.bare_mb,
            "growth": None if self.growth is None else self.growth.as_data(),
            "growth_with_drawings": None if self.growth_with_drawings is None else self.growth_with_drawings.as_data(),
            "changes": {
                str(change): [work.times, round(1000 * work.whole), round(1000 * work.longest)]
                for change, work in self._slowest()
            },
            "well": self.is_well,
            "findings": [finding.as_data() for finding in self.findings],
        }

    def as_text(self) -> str:
        """For people."""
        lines = [
            f"Seed {self.seed}, {self.language}, {self.size[0]}x{self.size[1]}: {self.acts} acts in "
            f"{self.seconds / 60:.1f} minutes, {self.restarts} restarts",
            f"Moves: {_counted(self.moves)}",
            f"Screens: {_counted(self.screens)}",
            f"Tricks: {_counted(self.tricks)}",
            f"Longest gap between events, whoever was to blame: {self.longest_gap_ms:.0f} ms",
            "Load: not known here"
            if self.load is None
            else f"Load: up to {self.load:.1f} on {os.cpu_count()} processors",
            f"Memory every ten minutes: {', '.join(f'{mb:.0f} MB' for mb in self.memory_mb) or 'not known here'}",
            f"Growth at home after ten minutes, without the drawings that are kept: {self.growth or _TOO_SHORT}",
            f"With them: {self.growth_with_drawings or _TOO_SHORT}",
            "Slowest changes of screens, in processor time: "
            + ", ".join(
                f"{change} {1000 * work.longest:.0f} ms at a stretch, {1000 * work.whole:.0f} ms in all"
                for change, work in self._slowest()[:TOLD_CHANGES]
            ),
        ]
        for finding in self.findings:
            lines.append(f"{finding.kind} on {finding.screen}, {finding.count} x: {finding.text}")
            lines += [f"    {act}" for act in finding.acts]
        lines.append("Nothing was found." if self.is_well else f"{len(self.findings)} findings.")
        return "\n".join(lines)

    def _slowest(self) -> list[tuple[Change, Work]]:
        return sorted(self.changes.items(), key=lambda one: -one[1].longest)


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items(), key=lambda one: -one[1]))
