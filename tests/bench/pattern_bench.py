"""How well and how fast rows are judged and made: the figures that the patterns room is built for."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import median

from kidslogic.patterns.generator import generate
from kidslogic.patterns.row import Row
from kidslogic.patterns.skills import FAMILIES
from kidslogic.patterns.verdict import Verdict, verdict
from tests.bench.figures import Figure
from tests.patterns.chance_rows import NOISE, Cells, drafts, noise, odd_rows
from tests.patterns.labelled_rows import FILES, accuracy, labelled_rows
from tests.patterns.rows_for_tests import BOARD

DRAFTS, NOISE_ROWS, ODD_ROWS, ROUNDS = 2000, 500, 600, 5
SEED = 20
HUNDRED = 100.0


def pattern_figures() -> Iterator[Figure]:
    """Accuracy on the labelled rows, drafts and noise that pass, times in processor time, the generator's rate."""
    for name in FILES:
        yield from _accuracy(name)
    times: list[float] = []
    yield from _drafts(times)
    yield from _noise(times)
    yield Figure("one row, median", "ms", 1000 * median(times), aim="<= 5 ms")
    yield Figure("one row, worst", "ms", 1000 * max(times), aim="<= 200 ms")
    yield Figure("500 rows", "s", 500 * sum(times) / len(times), aim="<= 10 s")
    odd: list[float] = []
    for cells in odd_rows(random.Random(SEED), ODD_ROWS):
        _timed(cells, odd)
    yield Figure("one odd row, worst", "ms", 1000 * max(odd), aim="<= 200 ms")
    yield Figure("proven rows made", "/s", _rate(), aim=">= 50 a second")


def _accuracy(name: str) -> Iterator[Figure]:
    found = accuracy(labelled_rows(name))
    yield Figure(f"{name}: wanted answer first", "%", HUNDRED * found.first / found.clear, aim=">= 99 %")
    yield Figure(f"{name}: clear rows passed", "%", HUNDRED * found.passed / found.clear, aim=">= 95 %")
    yield Figure(f"{name}: bad rows stopped", "%", HUNDRED * found.stopped / found.bad, aim=">= 95 %")


def _drafts(times: list[float]) -> Iterator[Figure]:
    passed = other = 0
    for row in drafts(random.Random(SEED), DRAFTS):
        found = _timed(row, times)
        passed += found.kind == "clear"
        other += found.kind == "clear" and found.answer != row.answer
    yield Figure(f"{DRAFTS} drafts: passed", "%", HUNDRED * passed / DRAFTS)
    yield Figure(f"{DRAFTS} drafts: passed with another answer", "%", HUNDRED * other / DRAFTS, aim="<= 0.5 %")


def _noise(times: list[float]) -> Iterator[Figure]:
    every = 0
    for name, palette in NOISE.items():
        rows = noise(random.Random(SEED), palette, NOISE_ROWS)
        passed = sum(_timed(cells, times).kind == "clear" for cells in rows)
        every += passed
        yield Figure(f"noise of {name}: passed", "%", HUNDRED * passed / NOISE_ROWS)
    yield Figure("noise of all kinds: passed", "%", HUNDRED * every / (NOISE_ROWS * len(NOISE)), aim="<= 10 %")


def _timed(row: Row | Cells, times: list[float]) -> Verdict:
    start = time.process_time()
    found = verdict(row)
    times.append(time.process_time() - start)
    return found


def _rate() -> float:
    """Rows of every family and level, some rounds, on a board that has the pictures for all of them."""
    rng = random.Random(SEED)
    wanted = [(family.id, level) for family in FAMILIES for level in range(family.lowest, family.highest + 1)]
    start = time.process_time()
    made = [generate(family, level, rng, BOARD) for _ in range(ROUNDS) for family, level in wanted]
    return sum(one is not None for one in made) / (time.process_time() - start)
