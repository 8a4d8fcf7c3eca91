"""From one screen to the next: how long the window works until the next one is painted, for every change there is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

from tests.bench.figures import Figure
from tests.bench.processes import ROOT

SIZES = ((1280, 800), (1920, 1200))
STANDS_AIM = "<= 100 ms"
LIMIT_S = 300


def sailing_figures() -> Iterator[Figure]:
    """The longest standstill in each change, in processor time of the main thread; the first time counts as well.

    A touch is answered when the window comes back to its events, so the parts between are what a child waits for. All
    work together until the first frame is the last figure of each size.
    """
    for width, height in SIZES:
        changes = _sailed(width, height)
        for change, (_, longest) in sorted(changes.items(), key=lambda one: -one[1][1]):
            yield Figure(f"{change}, {width}x{height}", "ms", longest, aim=STANDS_AIM)
        most = max(changes, key=lambda change: changes[change][0])
        yield Figure(f"most work, {most}, {width}x{height}", "ms", changes[most][0])


def _sailed(width: int, height: int) -> dict[str, list[float]]:
    """What a process of its own has measured."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.as_kidslogic", "tests.bench.sailing_screens", str(width), str(height)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT_S,
        check=True,
    )
    changes: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return changes
