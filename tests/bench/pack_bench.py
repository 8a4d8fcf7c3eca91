"""How long packs take to read and check: beside a bare YAML parser and other readers, from the cache, at the start."""

from __future__ import annotations

import gc
import importlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import yaml

import kidslogic
from kidslogic.packs.cache import PackCache
from kidslogic.packs.loading import PackFiles, check_pack
from kidslogic.packs.vocabulary import Vocabulary, builtin_names
from kidslogic.resources import content_dir
from tests.bench.figures import Figure
from tests.bench.many_cards import many_cards
from tests.bench.processes import ROOT

STARTS, ROUNDS, SMALL_ROUNDS = 3, 9, 25
CARDS, FEW_CARDS = 200, 20
ONE_LINE, HELPED = "one-line rows", "rows with rule and hint"
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

Task = Callable[[], object]


def pack_figures() -> Iterator[Figure]:
    """Checks are without pattern verdicts (they have their own bench); times are processor time, the best round."""
    yield Figure("load piratenbucht, fresh process", "ms", 1000 * median(_seconds() for _ in range(STARTS)))
    words = builtin_names(content_dir())
    for shape in (ONE_LINE, HELPED):
        helped = shape == HELPED
        text = many_cards(CARDS, helped=helped)
        ours, bare = _best([_checking(text, words), _parsing(text)], ROUNDS)
        yield Figure(f"check {CARDS} cards, {shape}, beside yaml.parse (C)", "ms", ours, bare, "<= 3 x")
        few = many_cards(FEW_CARDS, helped=helped)
        ours, bare = _best([_checking(few, words), _parsing(few)], SMALL_ROUNDS)
        yield Figure(f"check {FEW_CARDS} cards, {shape}, beside yaml.parse (C)", "ms", ours, bare, "<= 5 ms")
        yield _from_cache(text, shape, words)
    yield from _beside_other_readers(many_cards(CARDS, helped=True), words)


def _beside_other_readers(text: str, words: Vocabulary) -> Iterator[Figure]:
    """What others need for reading alone, without a check of what was read."""
    (ours,) = _best([_checking(text, words)], ROUNDS)
    readers: dict[str, Callable[[], Task]] = {
        "PyYAML SafeLoader": lambda: lambda: yaml.load(text, Loader=yaml.SafeLoader),
        "ruamel.yaml": lambda: _ruamel(text),
        "strictyaml": lambda: _strictyaml(text),
    }
    for name, reader in readers.items():
        title = f"check {CARDS} cards, {HELPED}, beside {name}"
        try:
            read = reader()
        except ImportError:
            yield Figure(title, "ms", ours, aim=f"< 1 x ({name} is not installed)")
        else:
            yield Figure(title, "ms", ours, _best([read], 1)[0], "< 1 x")


def _ruamel(text: str) -> Task:
    reader = importlib.import_module("ruamel.yaml").YAML(typ="rt")
    return lambda: reader.load(text)


def _strictyaml(text: str) -> Task:
    reader = importlib.import_module("strictyaml")
    return lambda: reader.load(text)


def _checking(text: str, words: Vocabulary) -> Task:
    files = _files(text)

    def check() -> None:
        loaded = check_pack(files, vocabulary=words, app_version=kidslogic.__version__, verdicts=False)
        assert loaded.pack is not None
        assert not loaded.problems

    return check


def _parsing(text: str) -> Task:
    def parse() -> None:
        for _ in yaml.parse(text, Loader=yaml.CSafeLoader):
            pass

    return parse


def _from_cache(text: str, shape: str, words: Vocabulary) -> Figure:
    """Reading the cache file and taking one unchanged pack from it, beside checking that pack again."""
    files, version = _files(text), kidslogic.__version__
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "packs.json"
        first = PackCache.read(path, words, version)
        first.check(files, vocabulary=words, app_version=version, verdicts=False)
        first.write()

        def remember() -> None:
            cache = PackCache.read(path, words, version)
            assert cache.check(files, vocabulary=words, app_version=version, verdicts=False).pack is not None

        remembered, checked = _best([remember, _checking(text, words)], ROUNDS)
    return Figure(f"start with {CARDS} cards, {shape}, from the cache beside a check", "ms", remembered, checked)


def _files(text: str) -> PackFiles:
    return PackFiles("pack.yaml", text.encode(), {}, lambda _: None, shared=False)


def _best(tasks: list[Task], rounds: int) -> list[float]:
    """Milliseconds of processor time of each task at its best; they take turns, so all meet the same busy machine."""
    times: list[list[float]] = [[] for _ in tasks]
    for _ in range(rounds):
        for task, taken in zip(tasks, times, strict=True):
            gc.collect()
            began = time.process_time()
            task()
            taken.append(1000 * (time.process_time() - began))
    return [min(taken) for taken in times]


def _seconds() -> float:
    done = subprocess.run([sys.executable, "-c", _LOADING], cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout)
