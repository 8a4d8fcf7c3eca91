"""How much memory the app takes, and whether it grows from hour to hour."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

WARM_UP_S = 600.0
"""Caches fill up to their limits in the first minutes; what grows after that grows on."""
ENOUGH_S = 600.0
"""How long to look after that before growth is judged: ups and downs of some megabytes are no growth."""
MOST_MB_AN_HOUR = 5.0
_HOUR_S = 3600.0


def pss_mb(pid: int | str = "self") -> float | None:
    """The memory of a process in MB, shared pages counted in parts (PSS); None where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:")), None)


def growth(samples: Sequence[tuple[float, float]]) -> float | None:
    """MB an hour after the warm-up, by the straight line that fits best; None when the time was too short to judge.

    `samples` are seconds since the start and MB.
    """
    late = [(at, mb) for at, mb in samples if at >= WARM_UP_S]
    if len(late) < 3 or late[-1][0] - late[0][0] < ENOUGH_S:
        return None
    middle_at = sum(at for at, _ in late) / len(late)
    middle_mb = sum(mb for _, mb in late) / len(late)
    spread = sum((at - middle_at) ** 2 for at, _ in late)
    slope = sum((at - middle_at) * (mb - middle_mb) for at, mb in late) / spread
    return slope * _HOUR_S


def every_ten_minutes(samples: Sequence[tuple[float, float]]) -> list[float]:
    """The first sample of each ten minutes, in MB."""
    first: dict[int, float] = {}
    for at, mb in samples:
        first.setdefault(int(at // WARM_UP_S), mb)
    return [round(mb, 1) for mb in first.values()]
