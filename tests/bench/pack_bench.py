"""How long a pack takes to load, each time in a fresh process as at the app's start."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from tests.bench.figures import Figure
from tests.bench.processes import ROOT

TIMES = 3
_LOADING = """
import time
import kidslogic
from kidslogic.packs.loading import load_pack
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.resources import content_dir
began = time.perf_counter()
content = content_dir()
words = builtin_names(content)
loaded = load_pack(content / "packs" / "piratenbucht", vocabulary=words, app_version=kidslogic.__version__,
                   verdicts=False)
assert loaded.pack is not None
print(time.perf_counter() - began)
"""


def pack_figures() -> Iterator[Figure]:
    """The pirates' own pack, as the app loads it (its proof is the tests' matter)."""
    yield Figure("load piratenbucht", "ms", 1000 * median(_seconds() for _ in range(TIMES)))


def _seconds() -> float:
    done = subprocess.run([sys.executable, "-c", _LOADING], cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout)
