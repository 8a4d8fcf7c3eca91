"""The benches themselves take minutes; here is what they are made of."""

from __future__ import annotations

import json
import os
import sys

import pytest

from tests.bench.__main__ import main, run
from tests.bench.alone import measure
from tests.bench.figures import Figure, Measured, figure_of, table
from tests.bench.register import BENCHES, bench


def test_the_table_sets_app_reference_ratio_and_verdict_side_by_side():
    figures = (Figure("settled", "ms", 1200, 400, "<= 6 x"), Figure("load", "ms", 42.44), Figure("read", "s", 1, 80))

    head, title, settled, load, read, last = table([Measured("app", figures, 3, load=(1, 2))]).splitlines()

    assert head.split() == ["KidsLogic", "reference", "ratio", "met", "aim"]
    assert title == "app (3 s at a load of 1.0 to 2.0)"
    assert settled.split() == ["settled", "1200", "ms", "400", "ms", "3.0", "x", "yes", "<=", "6", "x"]
    assert load.split() == ["load", "42.4", "ms"]
    assert read.split() == ["read", "1.00", "s", "80.0", "s", "0.01", "x"]
    assert settled.index("1200 ms") + len("1200 ms") == head.index("KidsLogic") + len("KidsLogic")
    assert last == "1 of 1 aims are met."


def test_beside_nothing_there_is_no_ratio():
    assert Figure("idle", "%", 0.1, 0.0).ratio is None


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("settled", "ms", 700, 100, "<= 6 x"), False),
        (Figure("settled", "ms", 700, None, "<= 6 x"), None),
        (Figure("read", "ms", 1, 2, "< 1 x (of ruamel)"), True),
        (Figure("memory", "MB", 110, 30, "<= 110 MB at the chart"), True),
        (Figure("rows", "/s", 49, aim=">= 50 a second"), False),
        (Figure("hits", "%", 55, aim="55 to 75 %"), True),
        (Figure("hits", "%", 75.5, aim="55-75 %"), False),
        (Figure("missed", "of all", 0, aim="0"), True),
        (Figure("missed", "of all", 1, aim="0"), False),
        (Figure("hits", "%", 3, aim="less"), None),
        (Figure("hits", "%", 3), None),
    ],
)
def test_aims_are_judged(figure, met):
    assert figure.met is met
    assert figure_of(json.loads(json.dumps(figure.as_data()))) == figure


def test_an_unknown_bench_is_a_wrong_call(capsys):
    assert main(["nothing"]) == 2
    assert "There is no bench nothing" in capsys.readouterr().err
    assert "app" in BENCHES


def test_every_entry_names_a_bench():
    assert all(callable(bench(name)) for name in BENCHES)


def test_a_bench_that_fails_leaves_the_figures_of_others(tmp_path, monkeypatch):
    monkeypatch.setitem(BENCHES, "gone", "no_such_bench:figures")
    monkeypatch.setattr("tests.bench.__main__.measure", lambda name: measure(name) if name == "gone" else _good(name))

    before, gone, after = run(["before", "gone", "after"], tmp_path / "figures.json")

    assert before.figures == after.figures
    assert gone.figures == ()
    assert "exit code 1" in gone.trouble
    assert "ended early: exit code 1" in table([before, gone, after])
    written = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert [one["bench"] for one in written["benches"]] == ["before", "gone", "after"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_the_memory_of_a_process_is_read_from_outside():
    from tests.bench.processes import pss_mb

    assert 1 < pss_mb(os.getpid()) < 4096


def _good(name: str) -> Measured:
    return Measured(name, (Figure("something", "ms", 1),))
