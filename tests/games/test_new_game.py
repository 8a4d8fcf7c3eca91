"""Adding a game is adding one folder: a copy of `blank` under a new name is found and keeps the contract."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NO_CACHES = shutil.ignore_patterns("__pycache__")


def test_a_copy_of_the_blank_game_is_found_and_keeps_the_contract(tmp_path):
    shutil.copytree(ROOT / "kidslogic", tmp_path / "kidslogic", ignore=NO_CACHES)
    shutil.copytree(ROOT / "content" / "games", tmp_path / "content" / "games")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("table.py", "test_contract.py"):
        (tmp_path / "tests" / "games").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / "games" / name, tmp_path / "tests" / "games" / name)
    games = tmp_path / "kidslogic" / "games"
    shutil.copytree(games / "blank", games / "shells")
    for path in (games / "shells").rglob("*.py"):
        path.write_text(re.sub(r"\bblank\b", "shells", path.read_text("utf-8")), "utf-8")

    command = [sys.executable, "-m", "pytest", "-k", "shells", "-p", "no:cacheprovider", "tests/games/test_contract.py"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert run.returncode == 0, run.stdout + run.stderr
    passed = re.search(r"(\d+) passed", run.stdout)
    assert passed is not None
    assert int(passed[1]) > 50
