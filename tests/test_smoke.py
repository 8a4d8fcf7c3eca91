"""`kidslogic --smoke` as those who build packages call it: a process of its own, one line of JSON, an exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import kidslogic
from kidslogic.ui.theme import TARGET, Metrics

ROOT = Path(__file__).resolve().parents[1]
SILENT = [] if find_spec("PySide6.QtMultimedia") else ["decoder"]
"""What the smoke test misses where Qt's sound modules are not installed."""


def smoke(home: Path, **environ: str) -> tuple[int, dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "kidslogic", "--smoke"],
        cwd=ROOT, env={**os.environ, "KIDSLOGIC_HOME": str(home), **environ},
        capture_output=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, json.loads(done.stdout)


def test_a_whole_installation_misses_nothing_even_without_a_screen(tmp_path):
    no_screen = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    code, found = smoke(tmp_path / "home", **no_screen)
    assert (code, found["missing"]) == (len(SILENT), SILENT)
    assert found["version"] == kidslogic.__version__
    assert found["platform"] == "offscreen"
    assert found["games"] == {"logix": True, "piraten": True, "stratego": True}
    assert "kidslogic.piratenbucht" in found["packs"]
    assert found["languages"] == ["cs", "de", "en"]
    assert found["decoder"] != bool(SILENT)
    assert list((tmp_path / "home").iterdir()) == []


def test_a_home_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "home").touch()
    code, found = smoke(tmp_path / "home")
    assert (code, found["missing"]) == (1, [*SILENT, "home_writable"])


def test_a_library_without_which_nothing_starts_is_named(tmp_path):
    (tmp_path / "pymunk.py").write_text("raise OSError('no such library')", encoding="utf-8")
    code, found = smoke(tmp_path / "home", PYTHONPATH=str(tmp_path))
    assert (code, found["missing"]) == (1, ["start"])
    assert "no such library" in found["fault"]


@pytest.mark.parametrize(("width", "height", "scale"), [(1366, 768, 1.25), (1200, 1920, 1.5), (1920, 1080, 3)])
def test_on_every_screen_of_large_dots_the_window_fits_and_fingers_hit(width, height, scale, tmp_path):
    screen = {"name": "s", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    note = tmp_path / "screens.json"
    note.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96, "refreshRate": 60}]}), encoding="utf-8")
    code, found = smoke(
        tmp_path / "home", QT_QPA_PLATFORM=f"offscreen:configfile={note}", QT_SCALE_FACTOR=str(scale)
    )  # fmt: skip
    assert (code, found["missing"]) == (len(SILENT), SILENT)
    assert found["pixel_ratio"] == scale
    assert found["screen"] == [round(width / scale), round(height / scale)]
    window = Metrics(*found["window"])
    assert found["smallest_target"] >= 0.99 * TARGET * window.u
    assert found["smallest_target"] >= 50
