"""All benches. A new one is a function without arguments that yields figures; it is added to `BENCHES` here."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.bench.app_bench import app_figures
from tests.bench.cannon_bench import cannon_figures
from tests.bench.figures import Figure
from tests.bench.learner_bench import learner_figures
from tests.bench.logix_bench import logix_figures
from tests.bench.mastery_bench import mastery_figures
from tests.bench.pack_bench import pack_figures
from tests.bench.pattern_bench import pattern_figures
from tests.bench.piraten_bench import piraten_figures
from tests.bench.stratego_bench import stratego_figures
from tests.bench.thinking_bench import thinking_figures

BENCHES: dict[str, Callable[[], Iterable[Figure]]] = {
    "app": app_figures,
    "cannon": cannon_figures,
    "learners": learner_figures,
    "logix": logix_figures,
    "mastery": mastery_figures,
    "packs": pack_figures,
    "patterns": pattern_figures,
    "piraten": piraten_figures,
    "stratego": stratego_figures,
    "thinking": thinking_figures,
}
