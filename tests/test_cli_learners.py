"""A family and a teacher at the command line: children go out as files, come in again, and are forgotten."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from kidslogic.cli import main
from kidslogic.learners.home import Home
from kidslogic.learners.store import Store
from tests.learners.files import answered, child_id, progress_file, record


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    monkeypatch.setenv("KIDSLOGIC_HOME", str(tmp_path / "home"))
    home = Home(tmp_path / "home")
    with Store.open(home, lambda: datetime.now().astimezone()) as store:
        store.take_in(progress_file(1, *(record(1, number) for number in range(9)), nickname="Mia"))
        store.take_in(progress_file(2, record(2, 1, answered(right=False)), nickname="Čeněk"))
    return home


Told = pytest.CaptureFixture[str]


def test_a_child_goes_to_another_tablet(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told):
    assert main(["learners", "export", "--out", str(tmp_path / "stick"), "--class", "3b"]) == 0
    files = [Path(line) for line in capsys.readouterr().out.split()]
    assert len(files) == 2
    monkeypatch.setenv("KIDSLOGIC_HOME", str(tmp_path / "other"))
    for _ in range(2):
        assert main(["learners", "import", "--lang", "de", *map(str, files)]) == 0
    assert "Mia: neu 9, schon da 0." in (told := capsys.readouterr().out)
    assert "Mia: neu 0, schon da 9." in told
    assert main(["learners", "list", "--json"]) == 0
    assert {one["nickname"]: one["events"] for one in json.loads(capsys.readouterr().out)} == {"Mia": 9, "Čeněk": 1}


@pytest.mark.parametrize(("form", "start"), [("csv", "\ufeffKind;Datum"), ("xapi", "[")])
def test_a_table_and_statements(home: Home, tmp_path: Path, form: str, start: str):
    out = tmp_path / "x"
    assert main(["learners", "export", "Mia", "--as", form, "--out", str(out), "--lang", "de"]) == 0
    assert out.read_text(encoding="utf-8").startswith(start)


def test_a_pseudonym_leaves_no_name_in_any_file(home: Home, tmp_path: Path):
    for form in ("file", "csv", "xapi"):
        assert main(["learners", "export", "--pseudonym", "--as", form, "--out", str(tmp_path / form)]) == 0
    written = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and "home" not in path.parts)
    assert written
    assert "Čeněk".encode() not in written
    assert b"Mia" not in written


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "ist keine Fortschrittsdatei"), ("cs", "není soubor s pokrokem"), ("en", "is no progress file")],
)
def test_something_else_is_refused_kindly(home: Home, tmp_path: Path, capsys: Told, language: str, told: str):
    (tmp_path / "letter.txt").write_text("Dear teacher", encoding="utf-8")
    assert main(["learners", "import", "--lang", language, str(tmp_path / "letter.txt")]) == 1
    assert told in capsys.readouterr().out


def test_a_child_is_deleted_only_with_yes_and_leaves_nothing(home: Home, capsys: Told):
    assert main(["learners", "delete", "Mia", "--lang", "de"]) == 2
    assert "Mit --yes" in capsys.readouterr().err
    assert main(["learners", "delete", "Mia", "--yes", "--lang", "de"]) == 0
    left = b"".join(path.read_bytes() for path in home.folder.rglob("*") if path.is_file())
    assert child_id(1).encode() not in left
    assert child_id(2).encode() in left


def test_two_entries_become_one_and_part_again(home: Home, capsys: Told):
    assert main(["learners", "join", "Mia", "Čeněk", "--lang", "cs"]) == 0
    assert f"learners part {child_id(2)}" in capsys.readouterr().out
    assert main(["learners", "part", child_id(2), "--lang", "cs"]) == 0
    assert "zase samostatné dítě" in capsys.readouterr().out
    assert main(["learners", "join", "Mia", "Nobody", "--lang", "cs"]) == 2
    assert "Nobody" in capsys.readouterr().err


def test_a_teacher_sees_the_class(home: Home, tmp_path: Path, capsys: Told):
    assert main(["learners", "export", "--out", str(tmp_path / "class")]) == 0
    (tmp_path / "class" / "half.klprogress").write_text('{"format":"kidslogic progress"', encoding="utf-8")
    capsys.readouterr()
    table = tmp_path / "class.csv"
    since = ["--since", "2026-11-01", "--out", str(table)]
    assert main(["learners", "collect", str(tmp_path / "class"), "--lang", "de", *since]) == 1
    told = capsys.readouterr().out
    assert "Seit 2026-11-01 nicht gespielt: Mia, Čeněk" in told
    assert "half.klprogress ist unvollständig" in told
    assert "Wiederholen: noch nicht genug gespielt" in told
    head, *rows = table.read_text(encoding="utf-8").splitlines()
    assert head.startswith("\ufeffKind;zuletzt gespielt;")
    assert [row.split(";")[0] for row in rows] == ["Mia", "Čeněk"]
    assert main(["learners", "collect", str(tmp_path / "class"), "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["children"]) == 2


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "de",
            ["Was gerade gelernt wird:", "  Wiederholen: noch nicht genug gespielt (Antworten: 1, zuletzt 2026-10-01)"],
        ),
        ("cs", ["Co se právě učí:", "  Opakování: zatím málo odehráno (odpovědi: 1, naposledy 2026-10-01)"]),
        ("en", ["What is being learned:", "A closer look:"]),
    ],
)
def test_a_childs_page_as_text(home: Home, language: str, lines: list[str], capsys: Told):
    assert main(["learners", "report", "Čeněk", "--lang", language]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Čeněk, ")
    assert set(lines) <= set(told)
    assert not any("Mia" in line for line in told)


def test_the_page_of_a_child_that_did_not_play_yet_and_of_nobody(home: Home, capsys: Told):
    with Store.open(home, lambda: datetime.now().astimezone()) as store:
        store.add("Ida", "rabbit")
    assert main(["learners", "report", "Ida", "--lang", "de"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["Noch nichts gespielt."]
    assert main(["learners", "report", "Nobody", "--lang", "de"]) == 2
    assert "Nobody" in capsys.readouterr().err
