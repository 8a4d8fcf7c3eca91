"""A new author's first hour at the command line, each call a process of its own, without a screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
STEPS = {
    "de": ("Meinst du", "überschreibe nichts", "weitergeben", "Hinzugefügt", "alles in Ordnung."),
    "cs": ("Myslíš", "Nic nepřepíšu", "předat dál", "Přidáno", "všechno je v pořádku."),
}


@pytest.mark.parametrize("language", list(STEPS))
def test_begin_misspell_mend_pack_and_add(tmp_path: Path, language: str) -> None:
    def kidslogic(*arguments: str | Path) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "kidslogic", *map(str, arguments)],
            cwd=tmp_path,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "KIDSLOGIC_HOME": str(tmp_path / "home"),
                "LANGUAGE": language,
                "PYTHONIOENCODING": "cp1250",
                "DISPLAY": "",
            },
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout + done.stderr

    misspelt, there, shared, added, all_is_well = STEPS[language]
    assert kidslogic("pack", "new", "Moře 1")[0] == 0
    code, told = kidslogic("pack", "new", "Moře 1")
    assert (code, there in told) == (2, True)

    pack = tmp_path / "Moře 1" / "pack.yaml"
    good = pack.read_text(encoding="utf-8")
    pack.write_text(good.replace("crab crab fish crab crab ? = fish", "crab crab fish crab crab ? = fihs"), "utf-8")
    code, told = kidslogic("pack", "check", "Moře 1")
    assert (code, misspelt in told, "fish" in told) == (1, True, True)
    assert kidslogic("pack", "pack", "Moře 1", "--out", "more.klpack")[0] == 1

    pack.write_text(good, encoding="utf-8")
    assert kidslogic("pack", "check", "Moře 1") == (0, f"Moře 1: {all_is_well}\n")
    code, told = kidslogic("pack", "pack", "Moře 1", "--out", "more.klpack")
    assert (code, shared in told) == (0, True)
    code, told = kidslogic("pack", "import", "more.klpack")
    assert (code, added in told) == (0, True)
    code, told = kidslogic("pack", "list", "--json")
    assert [one["built_in"] for one in json.loads(told)["packs"]].count(False) == 1


def test_help_speaks_the_language_of_the_system() -> None:
    command = [sys.executable, "-m", "kidslogic", "pack", "--help"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "LANGUAGE": "cs"}, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0
    assert "začít vlastní balíček" in done.stdout


def test_packs_and_rows_need_no_qt() -> None:
    code = (
        "import sys; from kidslogic.cli import main; main(['row', 'A B A B A ?']); main(['pack', 'list']);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True).returncode == 0
