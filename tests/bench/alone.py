"""A bench in a process of its own: it starts fresh, and what it breaks is lost to itself alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.bench.figures import Figure, Measured, figure_of
from tests.bench.register import bench

_ROOT = Path(__file__).resolve().parents[2]
_SAID = 300
"""Letters of the last line of a failure that are kept."""


def measure(name: str) -> Measured:
    """The figures of a bench, those as well that it yielded before it failed."""
    began, load = time.monotonic(), os.getloadavg()[0]
    command = [sys.executable, "-m", "tests.bench.alone", name]
    process = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    figures = tuple(figure_of(json.loads(line)) for line in process.stdout.splitlines() if line.startswith("{"))
    return Measured(
        name,
        figures,
        time.monotonic() - began,
        "" if process.returncode == 0 else _trouble(process.returncode, process.stderr),
        (load, os.getloadavg()[0]),
    )


def _trouble(code: int, said: str) -> str:
    last = said.strip().splitlines()[-1:]
    return f"exit code {code}: {last[0][:_SAID] if last else 'nothing was said'}"


def _tell(figure: Figure) -> None:
    print(json.dumps(figure.as_data()), flush=True)


if __name__ == "__main__":
    for found in bench(sys.argv[1])():
        _tell(found)
