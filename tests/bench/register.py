"""All benches. A new one is a function without arguments that yields figures; it is named here and nowhere else."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from typing import cast

from tests.bench.figures import Figure

BENCHES = {
    "app": "app_bench:app_figures",
    "cannon": "cannon_bench:cannon_figures",
    "friends": "friend_bench:friend_figures",
    "learners": "learner_bench:learner_figures",
    "logix": "logix_bench:logix_figures",
    "mastery": "mastery_bench:mastery_figures",
    "packs": "pack_bench:pack_figures",
    "patterns": "pattern_bench:pattern_figures",
    "piraten": "piraten_bench:piraten_figures",
    "sailing": "sailing_bench:sailing_figures",
    "stratego": "stratego_bench:stratego_figures",
    "thinking": "thinking_bench:thinking_figures",
}
"""Name of a bench: where it is, as module of this package and function. It is imported in a process of its own."""


def bench(name: str) -> Callable[[], Iterable[Figure]]:
    """The function of a bench."""
    module, _, function = BENCHES[name].partition(":")
    return cast("Callable[[], Iterable[Figure]]", getattr(importlib.import_module(f"tests.bench.{module}"), function))
