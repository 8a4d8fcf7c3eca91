"""`kidslogic lesson check`: well, found, wrong call; for people and for programs."""

from __future__ import annotations

import json

import pytest

from kidslogic.cli import main
from tests.lessons.school import FOLDER, GOOD


@pytest.fixture
def bad(tmp_path):
    path = tmp_path / "shells.yaml"
    path.write_text(GOOD.replace("show: peek 0", "show: peek 9"), encoding="utf-8")
    return path


def test_all_lessons_of_the_program_are_well(capsys):
    assert main(["lesson", "check", str(FOLDER)]) == 0
    assert capsys.readouterr().out == ""


def test_what_is_wrong_is_said_with_its_place(bad, capsys):
    assert main(["lesson", "check", "--lang", "de", str(bad)]) == 1
    told = capsys.readouterr().out
    assert "shells.yaml, Zeile 7:" in told
    assert "„peek 9“ ist kein Zug dieses Spiels." in told


def test_programs_read_it_as_json(bad, capsys):
    assert main(["lesson", "check", "--lang", "cs", "--json", str(bad)]) == 1
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert (problem["code"], problem["line"], problem["file"]) == ("move-unreadable", 7, "shells.yaml")
    assert problem["message"] == "„peek 9“ není tah téhle hry."


def test_a_path_that_is_not_there_is_a_wrong_call(tmp_path, capsys):
    assert main(["lesson", "check", str(tmp_path / "none.yaml")]) == 2
    assert "none.yaml" in capsys.readouterr().err
