"""The demo plays through the real app in a process of its own, as `make demo` runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kidslogic.shell.demo.offscreen import widen

ROOT = Path(__file__).resolve().parents[1]
LIMIT_S = 240
SCREENS = (
    "harbour-empty", "faces", "name", "chart", "setup-alone", "take-a-card", "first-card", "answer-another",
    "why-another", "hint-1", "why-right", "aim", "aim-pull", "aim-beside", "treasure", "treasure-odds",
    "bust", "sail", "setup-two", "aim-tap", "hand-over", "go-on", "gate", "report", "child",
    "packs", "pack", "workshop-slip", "workshop", "pack-arrives", "pack-added", "settings", "harbour-again",
)  # fmt: skip


def demo(out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "kidslogic", "demo", "--out", str(out), "--reduced-motion", "--hurry", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=LIMIT_S
    )


@pytest.mark.parametrize("language", ["de", "cs"])
def test_the_demo_passes_and_shows_every_screen(language, tmp_path):
    done = demo(tmp_path, "--lang", language, "--size", "1024x600")

    assert done.returncode == 0, done.stderr
    names = [path.stem.partition("-")[2] for path in sorted(tmp_path.glob("*.png"))]
    assert [name for name in SCREENS if name not in names] == []


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(tmp_path):
    blocked = tmp_path / "file"
    blocked.touch()

    done = demo(blocked / "pictures", "--lang", "en", "--size", "1024x600")

    assert done.returncode == 1
    assert done.stderr.startswith("The pictures cannot be saved. ")
    assert "Errno" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_only_an_offscreen_screen_is_widened(tmp_path):
    seen = {"QT_QPA_PLATFORM": "xcb"}
    unseen = {"QT_QPA_PLATFORM": "offscreen"}

    widen((1920, 1200), tmp_path, seen)
    widen((1920, 1200), tmp_path, unseen)

    assert seen["QT_QPA_PLATFORM"] == "xcb"
    note = Path(unseen["QT_QPA_PLATFORM"].partition("configfile=")[2])
    assert '"width": 1984' in note.read_text(encoding="utf-8")
