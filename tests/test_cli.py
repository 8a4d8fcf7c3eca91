"""The command line as a person calls it: a process of its own, its words and its exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kidslogic
from kidslogic.cli import system_language
from kidslogic.cli.entry import main

ROOT = Path(__file__).resolve().parents[1]
NO_SCREEN = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}


def run(*arguments: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kidslogic", *map(str, arguments)],
        cwd=ROOT, env={**os.environ, **environ}, capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip


def test_it_tells_its_version():
    done = run("--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"kidslogic {kidslogic.__version__}")


@pytest.mark.parametrize(
    ("language", "words"), [("de_DE.UTF-8", "Bildschirm"), ("cs_CZ", "obrazovku"), ("fr_FR", "screen")]
)
@pytest.mark.parametrize(
    "command", [[], ["play"], ["Strand.klpack"], ["play", "Strand.klpack"], ["demo", "--out", "nowhere"]]
)
def test_without_a_screen_it_says_so_in_one_sentence(command, language, words):
    done = run(*command, LANGUAGE="", LC_ALL=language, **NO_SCREEN)
    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_screen_that_is_gone_is_no_abort():
    done = run(DISPLAY=":4711", QT_QPA_PLATFORM="", WAYLAND_DISPLAY="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_library_that_qt_misses_is_named(tmp_path):
    (tmp_path / "PySide6").mkdir()
    fault = "raise ImportError('libGL.so.1: cannot open shared object file: No such file or directory')"
    (tmp_path / "PySide6" / "__init__.py").write_text(fault, encoding="utf-8")
    done = run(QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path), LANGUAGE="de")
    assert done.returncode == 2
    assert "libGL.so.1" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("call", [["sing"], ["pack"], ["demo", "--out", "x", "--size", "huge"], ["cases"]])
def test_a_wrong_call_is_two(call):
    assert run(*call).returncode == 2


# ---- packs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "usage", "help_words", "missing"),
    [
        ("de_DE.UTF-8", "Aufruf: kidslogic", "diese Hilfe zeigen", "Hier fehlt noch: PATH"),
        ("cs_CZ.UTF-8", "použití: kidslogic", "ukázat tuto nápovědu", "Ještě chybí: PATH"),
        ("fr_FR.UTF-8", "usage: kidslogic", "show this help", "the following arguments are required: PATH"),
    ],
)
def test_the_help_speaks_one_language(language, usage, help_words, missing, monkeypatch, capsys):
    for variable in ("LANGUAGE", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", language)
    for call, words in ((["pack", "check", "--help"], help_words), (["pack", "check"], missing)):
        with pytest.raises(SystemExit):
            main(call)
        told = "".join(capsys.readouterr())
        assert told.startswith(usage)
        assert words in told


def test_a_good_pack_has_no_problems_and_that_is_said():
    done = run("pack", "check", ROOT / "content" / "packs" / "piratenbucht", "--lang", "de")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.endswith("alles in Ordnung.\n")


@pytest.fixture
def bad_pack(tmp_path) -> Path:
    pack = tmp_path / "meer.yaml"
    pack.write_text(
        "kidslogic: 1\nid: school.sea\nversion: 1\ntitle: {en: Sea}\nlanguages: [en]\n"
        "board: [shell, star, crab, fish]\ncards:\n  - id: one\n    brown:\n"
        "      - shell star shell star shell ? = stra\n"
        "      - crab fish crab fish crab ? = fish\n      - shell crab shell crab ? = shell\n"
        "      - fish star fish star ? = fish\n",
        encoding="utf-8",
    )
    return pack


def test_a_bad_pack_is_explained_with_its_place(bad_pack):
    done = run("pack", "check", bad_pack, "--lang", "de")
    assert done.returncode == 1
    assert "meer.yaml, Zeile 10" in done.stdout


def test_the_same_as_json(bad_pack):
    done = run("pack", "check", bad_pack, "--json", "--lang", "cs")
    (problem,) = json.loads(done.stdout)["problems"]
    assert done.returncode == 1
    assert (problem["file"], problem["line"], problem["code"]) == ("meer.yaml", 10, "unknown-symbol")
    assert set(problem) == {"file", "line", "column", "code", "severity", "message", "card", "side", "row"}


def test_a_pack_that_is_not_there_is_a_wrong_call(tmp_path):
    assert run("pack", "check", tmp_path / "none").returncode == 2


# ---- cases -----------------------------------------------------------------------------------------


CASES = ROOT / "tests" / "cases" / "piraten.yaml"


def test_cases_tell_what_failed_and_how_many_passed():
    done = run("cases", "piraten", CASES)
    told = json.loads(run("cases", "piraten", CASES, "--json").stdout)["cases"]
    passed = sum(case["passed"] for case in told)
    assert f"{passed} of {len(told)} cases passed" in done.stdout
    assert done.returncode == (0 if passed == len(told) else 1)
    assert all(set(case) == {"id", "passed", "why"} for case in told)


@pytest.mark.parametrize("call", [["chess", CASES], ["piraten", "nowhere.yaml"], ["piraten", ROOT / "pyproject.toml"]])
def test_cases_that_cannot_be_read_are_a_wrong_call(call):
    assert run("cases", *call).returncode == 2


# ---- language --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANGUAGE": "fr:de:cs", "LANG": "cs_CZ"}, "de"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_systems_language_is_taken_from_the_environment(environ, code):
    assert system_language(environ) == code
