"""Whether the window stutters while the strongest friend or captain thinks and something moves on the board."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence

from tests.bench.figures import Figure
from tests.bench.processes import ROOT

GAP_P95_AIM, GAP_MOST_AIM, THOUGHT_AIM = "<= 25 ms", "<= 100 ms", "<= 300 ms"
LIMIT_S = 300
TABLES = {"LOGIX": "tests.bench.thinking_friend", "Stratego": "tests.bench.thinking_captain"}


def thinking_figures() -> Iterator[Figure]:
    """Gaps between frames while somebody thinks beside those while nobody does; and how long a thought takes then."""
    for game, module in TABLES.items():
        told = _told(module)
        calm, busy = told["calm"], told["busy"]
        yield Figure(f"{game}: gap between frames, p95", "ms", share(busy, 0.95), share(calm, 0.95), GAP_P95_AIM)
        yield Figure(f"{game}: gap between frames, longest", "ms", max(busy), max(calm), GAP_MOST_AIM)
        yield Figure(f"{game}: a thought of the strongest, p95", "ms", share(told["thoughts"], 0.95), aim=THOUGHT_AIM)


def _told(module: str) -> dict[str, list[float]]:
    """What a process of its own has measured."""
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", module],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT_S,
        check=True,
    )
    told: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return told


def share(values: Sequence[float], part: float) -> float:
    """The value that `part` of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
