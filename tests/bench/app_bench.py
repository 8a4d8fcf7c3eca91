"""Start, memory and idle use of the app beside a bare window."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from tests.bench.figures import Figure
from tests.bench.processes import Idle, Stay, started

STARTS = 3
"""How often each is started for the starting times; the middle one counts."""
SETTLED_AIM, PSS_AIM = "<= 6 x", "<= 110 MB at the chart"
_SAILING = ("tests.bench.as_kidslogic", "tests.bench.sailing_app")
CPU_AIM, WAKE_AIM = "<= 0.3 %", "<= 5 a second"


def app_figures() -> Iterator[Figure]:
    """All figures; the app and the bare window take turns, so that both meet the same busy machine."""
    bare_starts, app_starts = [], []
    for _ in range(STARTS):
        bare_starts.append(_start("tests.bench.bare_window"))
        app_starts.append(_start(*_SAILING))
    yield Figure("first window", "ms", _middle(app_starts, 0), _middle(bare_starts, 0))
    yield Figure("settled", "ms", _middle(app_starts, 1), _middle(bare_starts, 1), SETTLED_AIM)
    bare_stay, bare_idle = _bare_at_rest()
    for stay, idle in _app_at_rest():
        aim = PSS_AIM if stay.name == "chart" else ""
        yield Figure(f"{stay.name}: memory (PSS)", "MB", stay.pss_mb, bare_stay.pss_mb, aim)
        yield Figure(f"{stay.name}: idle processor", "%", idle.cpu_percent, bare_idle.cpu_percent, CPU_AIM)
        yield Figure(f"{stay.name}: wake-ups", "/s", idle.wake_ups, bare_idle.wake_ups, WAKE_AIM)


def _start(module: str, *arguments: str) -> tuple[Stay, Stay]:
    """First painting and settled window of one start."""
    with started(module, *arguments) as probe:
        first, settled = probe.next_place(), probe.next_place()
    if first is None or settled is None:
        raise LookupError(f"{' '.join((module, *arguments))} did not start")
    return first, settled


def _middle(starts: list[tuple[Stay, Stay]], place: int) -> float:
    return 1000 * median(start[place].seconds for start in starts)


def _bare_at_rest() -> tuple[Stay, Idle]:
    with started("tests.bench.bare_window") as probe:
        probe.next_place()
        stay = probe.next_place()
        if stay is None:
            raise LookupError("the bare window did not start")
        return stay, probe.idle()


def _app_at_rest() -> Iterator[tuple[Stay, Idle]]:
    with started(*_SAILING) as probe:
        probe.next_place()
        probe.next_place()
        probe.go_on()
        while (stay := probe.next_place()) is not None:
            yield stay, probe.idle()
            if stay.name == "parents":
                return
            probe.go_on()
