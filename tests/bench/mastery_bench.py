"""How well the mastery model serves children, on children who never lived (learning.md 2.3), and how fast it is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from kidslogic.learners.choosing import choose
from kidslogic.learners.mastery import Question, newcomer
from tests.bench.figures import Figure
from tests.learners.simulated_children import findings

CHILDREN, SEED = 500, 1
ROWS, ROUNDS = 2000, 20
HUNDRED = 100.0


def mastery_figures() -> Iterator[Figure]:
    """The figures of 500 simulated children with 200 answers each, then the time of one choice among 2,000 rows."""
    found = findings(CHILDREN, SEED)
    yield Figure("success, answers 21-100", "%", HUNDRED * found.success, aim="72-85 %")
    yield Figure("children within 70-90 %, answers 21-40", "%", HUNDRED * found.in_band_soon, aim=">= 85 %")
    yield Figure("answers until in band, p90", "", found.in_band_after, aim="<= 50")
    yield Figure("never in band", "%", HUNDRED * found.never_in_band, aim="<= 5 %")
    yield Figure("five wrong in a row at some time", "%", HUNDRED * found.five_misses, aim="<= 10 %")
    yield Figure("calibration error", "", found.calibration_error, aim="<= 0.04")
    yield Figure("80 % interval covers", "%", HUNDRED * found.covered, aim="75-90 %")
    yield Figure(f'{found.claims} "can do" claims true', "%", HUNDRED * found.claims_true, aim=">= 95 %")
    yield Figure(f"choosing among {ROWS} rows", "ms", 1000 * _choice(), aim="<= 50 ms")


def _choice() -> float:
    rng = Random(SEED)
    offered = [Question(f"family {number % 15}", 1 + number % 8, 4, str(number)) for number in range(ROWS)]
    start = time.process_time()
    for _ in range(ROUNDS):
        choose(newcomer(), offered, rng)
    return (time.process_time() - start) / ROUNDS
