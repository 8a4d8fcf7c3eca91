"""The benches themselves take minutes; here is what they are made of."""

from __future__ import annotations

import os
import sys

import pytest

from tests.bench.__main__ import main
from tests.bench.figures import Figure, table
from tests.bench.register import BENCHES


def test_the_table_sets_app_bare_and_ratio_side_by_side():
    figures = [Figure("settled", "ms", 1200, 400, "<= 6 x"), Figure("load", "ms", 42.44), Figure("read", "s", 1, 80)]

    head, settled, load, read = table(figures).splitlines()

    assert head.split() == ["KidsLogic", "bare", "ratio", "aim"]
    assert settled.split() == ["settled", "1200", "ms", "400", "ms", "3.0", "x", "<=", "6", "x"]
    assert load.split() == ["load", "42.4", "ms"]
    assert read.split() == ["read", "1.00", "s", "80.0", "s", "0.01", "x"]
    assert settled.index("1200 ms") + len("1200 ms") == head.index("KidsLogic") + len("KidsLogic")


def test_beside_nothing_there_is_no_ratio():
    assert Figure("idle", "%", 0.1, 0.0).ratio is None


def test_an_unknown_bench_is_a_wrong_call(capsys):
    assert main(["nothing"]) == 2
    assert "There is no bench nothing" in capsys.readouterr().err
    assert "app" in BENCHES


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_the_memory_of_a_process_is_read_from_outside():
    from tests.bench.processes import pss_mb

    assert 1 < pss_mb(os.getpid()) < 4096
