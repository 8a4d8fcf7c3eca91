import csv
import io
import json
from datetime import date
from pathlib import Path

import pytest

from kidslogic.learners.class_rows import WrongRow
from kidslogic.learners.collecting import collect, merged
from kidslogic.learners.progress_file import write_progress
from kidslogic.learners.spreadsheet import COLUMNS, answers_table, csv_text
from kidslogic.learners.xapi import statements
from tests.learners.files import answered, child_id, finished, progress_file, record


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three tablets: the third child is on two of them."""
    hard = answered(right=False, card="bad-row", row=2)
    write_progress(tmp_path / "a.klprogress", progress_file(1, *(record(1, n) for n in range(12)), record(1, 50, hard)))
    write_progress(tmp_path / "b.klprogress", progress_file(2, record(2, 400), record(2, 401, hard), nickname="Ben"))
    (tmp_path / "tablet 3").mkdir()
    write_progress(tmp_path / "tablet 3" / "c.klprogress", progress_file(3, record(3, 1), nickname="Old name"))
    write_progress(tmp_path / "d.klprogress", progress_file(3, record(3, 1), record(3, 90, hard), nickname="Čeněk"))
    (tmp_path / "e.klprogress").write_text("half", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not ours", encoding="utf-8")
    return tmp_path


def test_a_folder_of_files_is_a_class(folder: Path) -> None:
    found = collect(folder, ["repeat", "mirror"])
    assert [(pupil.nickname, len(pupil.records)) for pupil in found.pupils] == [("Ben", 2), ("Mia", 13), ("Čeněk", 2)]
    assert [(skipped.name, skipped.code) for skipped in found.skipped] == [("e.klprogress", "not_ours")]
    assert found.grid[child_id(1)]["repeat"].answers == 13
    assert found.grid[child_id(1)]["mirror"].band == "not_enough"


def test_the_rows_most_often_wrong_come_first(folder: Path) -> None:
    found = collect(folder, ["repeat"])
    bad = WrongRow("kidslogic.piratenbucht", 1, "bad-row", "brown", 2, "bad-row 2", children=3, missed=3)
    assert found.wrong_rows == (bad,)


def test_who_has_not_played_since(folder: Path) -> None:
    found = collect(folder, ["repeat"])
    assert [pupil.nickname for pupil in found.away_since(date(2026, 10, 10))] == ["Mia", "Čeněk"]
    assert found.away_since(date(2026, 10, 1)) == ()


def test_collecting_changes_no_file(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    collect(folder, ["repeat"])
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_the_order_of_files_does_not_matter() -> None:
    files = [progress_file(1, record(1, n), nickname=f"Name {n}") for n in range(4)]
    assert merged(files) == merged(reversed(files))
    assert merged(files)[0].nickname == "Name 3"


# ---- tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "heading"), [("de", "Kind"), ("cs", "Dítě"), ("en", "Child")])
def test_a_table_of_answers_opens_in_every_spreadsheet(language: str, heading: str) -> None:
    evil = answered(answer="=HYPERLINK(1)", right=False)
    text = answers_table({"Žofie": [record(1, 1), record(1, 2, evil), record(1, 3, finished())]}, language)
    assert text.startswith("\ufeff" + heading + ";")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";"))
    assert [len(row) for row in rows] == [len(COLUMNS)] * 3
    first, second = (dict(zip(COLUMNS, row, strict=True)) for row in rows[1:])
    assert (first["child"], first["date"], first["time_utc"]) == ("Žofie", "2026-10-01", "10:00:00")
    assert (first["right"], first["counted"], first["seconds"], first["level"]) == ("1", "1", "7", "2")
    assert (second["answer"], second["tag"]) == ("'=HYPERLINK(1)", "repeats_last")


@pytest.mark.parametrize("cell", ["=1", "+1", "-1", "@x", "\t1"])
def test_no_cell_is_a_formula(cell: str) -> None:
    assert csv_text(["a"], [[cell]]).splitlines()[1].strip('"').startswith("'")


def test_statements_carry_the_events_ids_and_no_name() -> None:
    found = json.loads(statements([record(1, 1), record(1, 2, finished())], "3 b"))
    assert [one["verb"]["id"].rsplit("/", 1)[1] for one in found] == ["answered", "completed"]
    assert found[0]["id"].replace("-", "") == record(1, 1).id
    assert found[0]["actor"]["account"] == {"homePage": "urn:kidslogic:class:3%20b", "name": child_id(1)}
    assert found[0]["result"] == {"success": True, "response": "shell", "duration": "PT7.4S"}
    assert found[0]["timestamp"] == "2026-10-01T10:00:00.000+00:00"
