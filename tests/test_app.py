"""The app as a process: it starts, takes a hint to leave, remembers its window, and runs once for each folder."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kidslogic.app import make_parts, make_window
from kidslogic.learners.home import Home
from kidslogic.learners.settings import AppSettings, load_settings, save_settings
from kidslogic.packs.library import ACTIVE_FILE, VERSION_FILE
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.instance import CALL, LOCK

ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def running(home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The app with its event loop running."""
    environ = {**os.environ, "KIDSLOGIC_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "kidslogic"]
    with subprocess.Popen(command, cwd=ROOT, env=environ, stderr=subprocess.DEVNULL) as app:
        try:
            wait_until((home / LOCK).exists)
            yield app
        finally:
            app.kill()


def wait_until(happens, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_leaves_when_it_is_asked_to_and_remembers_its_window(number, tmp_path):
    save_settings(Home(tmp_path).settings, AppSettings(window="640x700"))
    with running(tmp_path) as app:
        app.send_signal(number)
        assert app.wait(20) == 0
    settings, sound = load_settings(Home(tmp_path).settings)
    assert sound
    assert settings.window
    assert not (tmp_path / LOCK).exists()


def test_a_second_start_only_calls_the_first(tmp_path):
    environ = {**os.environ, "KIDSLOGIC_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    with running(tmp_path) as first:
        wait_until((tmp_path / CALL).exists)
        second = subprocess.run([sys.executable, "-m", "kidslogic"], cwd=ROOT, env=environ, timeout=30, check=False)
        assert second.returncode == 0
        assert first.poll() is None
        assert (tmp_path / CALL).read_text("utf-8")


def test_versions_of_packs_that_nobody_plays_go_once_the_window_stands(tmp_path):
    pack = Home(tmp_path).packs / "demo.update"
    played, left = "a" * 64, "b" * 64
    for version in (played, left):
        (pack / version).mkdir(parents=True)
        (pack / version / VERSION_FILE).touch()
    (pack / ACTIVE_FILE).write_text(json.dumps({"content": played, "previous": None}), encoding="utf-8")
    with running(tmp_path):
        wait_until(lambda: not (pack / left).exists())
        assert (pack / played).exists()


def test_the_parts_fit_together(qapp, qtbot, tmp_path):
    face = QApplication.font()
    parts = make_parts(Home(tmp_path))
    window = make_window(parts)
    qtbot.addWidget(window)
    assert isinstance(window.screen_shown, Harbour)
    assert list(parts.games) == ["logix", "piraten", "stratego"]
    assert len(parts.avatars) == 12
    assert parts.shelf.packs_for("piraten")[0].game == "piraten"
    parts.close()
    QApplication.setFont(face)
