"""The robot sails for half a minute in a process of its own, as `make soak` lets it for hours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MINUTES = "0.4"
LIMIT_S = 180
JUDGED = ("exception", "warning", "leak", "dead end")
"""Frozen frames and growth are judged by longer runs on a quiet machine."""


def test_half_a_minute_of_the_robot_finds_nothing(tmp_path):
    command = [sys.executable, "-m", "kidslogic", "demo", "--soak", MINUTES, "--seed", "5", "--lang", "de"]
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}

    done = subprocess.run(
        [*command, "--out", str(tmp_path)],
        cwd=ROOT, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=LIMIT_S,
    )  # fmt: skip

    assert done.returncode in (0, 1), done.stderr
    report = json.loads((tmp_path / "soak.json").read_text(encoding="utf-8"))
    assert [finding for finding in report["findings"] if finding["kind"] in JUDGED] == []
    assert report["acts"] >= len(report["screens"]) > 3
    assert done.stdout == (tmp_path / "soak.txt").read_text(encoding="utf-8")
    assert len((tmp_path / "acts.txt").read_text(encoding="utf-8").splitlines()) >= report["acts"]
