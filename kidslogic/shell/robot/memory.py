"""How much memory the app takes, and whether it grows from hour to hour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import median

WARM_UP_S = 600.0
"""Caches fill up to their limits in the first minutes; what grows after that grows on."""
ENOUGH_S, ENOUGH = 600.0, 8
"""How long to look after that, and how often, before growth is judged: ups and downs of some megabytes are none."""
MOST_MB_AN_HOUR = 5.0
_HOUR_S = 3600.0
_SURE = 1.96
"""Standard deviations on either side that hold 95 % of what is found by chance."""

Sample = tuple[float, float]
"""Seconds since the start, and MB."""


@dataclass(frozen=True)
class Growth:
    """MB an hour, and between which two values it lies with 95 % certainty, by so many samples."""

    mb_an_hour: float
    low: float
    high: float
    samples: int

    @property
    def is_too_much(self) -> bool:
        """More than is hoped for, and surely growth."""
        return self.mb_an_hour > MOST_MB_AN_HOUR and self.low > 0

    def as_data(self) -> dict[str, float]:
        """For JSON."""
        return {"mb_an_hour": self.mb_an_hour, "low": self.low, "high": self.high, "samples": self.samples}

    def __str__(self) -> str:
        return f"{self.mb_an_hour:+.1f} MB an hour (95 %: {self.low:+.1f} to {self.high:+.1f}; {self.samples} samples)"


def pss_mb(pid: int | str = "self") -> float | None:
    """The memory of a process in MB, shared pages counted in parts (PSS); None where the system does not tell."""
    return _line_mb(pid, "Pss:")


def own_mb(pid: int | str = "self") -> float | None:
    """The memory in MB that the process has written to by itself: others that come and go do not change it."""
    return _line_mb(pid, "Private_Dirty:")


def growth(samples: Sequence[Sample]) -> Growth | None:
    """How memory grows after the warm-up; None when the time was too short to judge.

    The slope is the median of those between all pairs of samples (Theil and Sen), so that a few that are far off change
    nothing; the range is Sen's, from the ranks that Kendall's test leaves (P. K. Sen, "Estimates of the regression
    coefficient based on Kendall's tau", 1968). Samples should be taken where the same things are shown.
    """
    late = [(at, mb) for at, mb in samples if at >= WARM_UP_S]
    count = len(late)
    if count < ENOUGH or late[-1][0] - late[0][0] < ENOUGH_S:
        return None
    slopes = sorted((b - a) / (then - at) * _HOUR_S for (at, a), (then, b) in combinations(late, 2) if then > at)
    apart = _SURE * sqrt(count * (count - 1) * (2 * count + 5) / 18)
    low = max(0, int((len(slopes) - apart) / 2))
    high = min(len(slopes) - 1, int((len(slopes) + apart) / 2) + 1)
    return Growth(median(slopes), slopes[low], slopes[high], count)


def every_ten_minutes(samples: Sequence[Sample]) -> list[float]:
    """The first sample of each ten minutes, in MB."""
    first: dict[int, float] = {}
    for at, mb in samples:
        first.setdefault(int(at // WARM_UP_S), mb)
    return [round(mb, 1) for mb in first.values()]


def in_minutes(samples: Sequence[Sample]) -> list[tuple[float, float]]:
    """All samples, in minutes since the start and MB."""
    return [(round(at / 60, 1), round(mb, 1)) for at, mb in samples]


def _line_mb(pid: int | str, kind: str) -> float | None:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(kind)), None)
