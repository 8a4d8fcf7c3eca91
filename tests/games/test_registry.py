"""Finding the games by their folders."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import kidslogic.games
from kidslogic import registry


def test_every_folder_is_a_game_under_its_own_name():
    folders = {path.parent.name for path in Path(kidslogic.games.__path__[0]).glob("*/__init__.py")}
    assert {game.id for game in registry.games()} == folders
    assert all(registry.game(folder).id == folder for folder in folders)
    assert [game.id for game in registry.games()] == sorted(folders)


def test_the_blank_game_is_not_on_the_shelf():
    assert not registry.game("blank").on_shelf
    assert registry.game("piraten").on_shelf


def test_there_is_no_other_game():
    with pytest.raises(LookupError):
        registry.game("chess")
    with pytest.raises(LookupError):
        registry.view_module("chess")


def test_finding_games_and_running_cases_needs_no_qt():
    code = (
        "import sys; from kidslogic import registry; registry.games(); registry.cases_module('piraten');"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    root = Path(registry.__file__).parents[1]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder `broken` among the games; nothing of it is remembered after the test."""
    place = tmp_path / "broken"
    place.mkdir()
    (place / "__init__.py").write_text("", "utf-8")
    monkeypatch.setattr(kidslogic.games, "__path__", [*kidslogic.games.__path__, str(tmp_path)])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    registry.games.cache_clear()
    importlib.invalidate_caches()
    yield place
    registry.games.cache_clear()
    for name in [name for name in sys.modules if name.startswith("kidslogic.games.broken")]:
        del sys.modules[name]


def test_a_folder_without_a_spec_is_an_error(folder):
    with pytest.raises(registry.BrokenGame, match=r"The folder games/broken has no spec\.py\."):
        registry.games()


def test_a_spec_without_a_game_is_an_error(folder):
    (folder / "spec.py").write_text("GAME = 1\n", "utf-8")
    with pytest.raises(registry.BrokenGame, match=r"games/broken/spec\.py has no GAME\."):
        registry.games()


def test_a_game_under_another_name_is_an_error(folder):
    (folder / "spec.py").write_text("from kidslogic.games.blank.spec import GAME\n", "utf-8")
    with pytest.raises(registry.BrokenGame, match="calls itself blank"):
        registry.games()


def test_a_spec_that_imports_something_missing_says_what(folder):
    (folder / "spec.py").write_text("import kidslogic.games.broken.moods\n", "utf-8")
    with pytest.raises(ModuleNotFoundError, match="moods"):
        registry.games()
