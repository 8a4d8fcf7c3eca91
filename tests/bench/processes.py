"""Measuring a process from outside, through /proc (Linux), so that the measuring costs it nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
IDLE_S = 10.0
_NS = 1e9


@dataclass(frozen=True)
class Idle:
    """What a process does while nobody touches it."""

    cpu_percent: float
    wake_ups: float
    """Voluntary context switches per second, over all threads."""


@dataclass(frozen=True)
class Stay:
    """A process at one place: `name` of the screen, seconds since its start, memory (PSS) in MB."""

    name: str
    seconds: float
    pss_mb: float


class Probe:
    """A child process that writes a line when it has come to a place, and goes on when it reads one."""

    def __init__(self, process: subprocess.Popen[str], started: float) -> None:
        self._process = process
        self._started = started

    def next_place(self) -> Stay | None:
        """Wait for the next place; None when the way is at its end."""
        line = self._stream(self._process.stdout).readline().strip()
        if not line:
            return None
        name, _, moment = line.partition(" ")
        return Stay(name, float(moment) - self._started, pss_mb(self._process.pid))

    def idle(self, seconds: float = IDLE_S) -> Idle:
        """Watch the process for some seconds in which nobody touches it."""
        began = time.monotonic()
        busy, waits = _busy_s(self._process.pid), _waits(self._process.pid)
        time.sleep(seconds)
        passed = time.monotonic() - began
        return Idle(
            100 * (_busy_s(self._process.pid) - busy) / passed,
            max(0.0, (_waits(self._process.pid) - waits) / passed),
        )

    def go_on(self) -> None:
        """Let it go to its next place."""
        stream = self._stream(self._process.stdin)
        stream.write("on\n")
        stream.flush()

    @staticmethod
    def _stream(stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream


@contextmanager
def started(module: str, *arguments: str) -> Iterator[Probe]:
    """`python -m module` without a screen, ended at the end of the block."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Probe(process, began)
    finally:
        process.kill()
        process.communicate()


def pss_mb(pid: int) -> float:
    """The memory of a process in MB, shared pages counted in parts (PSS)."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise LookupError("Pss")


def _busy_s(pid: int) -> float:
    """Seconds on a processor, to the nanosecond (the clock ticks of /proc/PID/stat are too coarse for idle use)."""
    return sum(int(path.read_text(encoding="ascii").split()[0]) for path in _threads(pid, "schedstat")) / _NS


def _waits(pid: int) -> int:
    lines = (line for path in _threads(pid, "status") for line in path.read_text(encoding="utf-8").splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))


def _threads(pid: int, name: str) -> list[Path]:
    return list(Path(f"/proc/{pid}/task").glob(f"*/{name}"))
