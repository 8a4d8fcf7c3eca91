"""The class page by real clicks: a folder of files becomes a table that hides nobody and ranks nobody."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kidslogic.learners.progress_file import write_progress
from kidslogic.shell.class_grid import GridLine
from kidslogic.shell.class_page import ClassPage
from tests.learners.files import START, answered, child_id, progress_file, record
from tests.shell.sailing import interactive, said
from tests.shell.test_data_page import choose

PUPILS = ("Zoe", "Čeněk", "Dora", "anna", "Wilhelmine Charlotte Friederike")


@pytest.fixture
def folder(tmp_path: Path, parts) -> Path:
    """Five children who played today, but for Zoe, who is away; a row that nobody found; two files of no use."""
    folder = tmp_path / "class"
    folder.mkdir()
    shift = timedelta(days=(parts.today() - START.date()).days - 2)
    for number, name in enumerate(PUPILS, start=1):
        back = shift - timedelta(days=20) if name == "Zoe" else shift
        records = [record(number, n, answered(row=1 + n % 4, family="repeat")) for n in range(12)]
        records += [record(number, 20, answered(right=False, card="bad", family="size"))]
        moved = [replace(one, at=one.at + back, local_date=(one.at + back).date()) for one in records]
        write_progress(folder / f"{number}.klprogress", progress_file(number, *moved, nickname=name))
    (folder / "half.klprogress").write_text('{"format": "kidslogic progress"', encoding="utf-8")
    (folder / "other.klprogress").write_text("hello", encoding="utf-8")
    return folder


@pytest.fixture
def klass(corner, tap) -> ClassPage:
    """The page, reached as a teacher does."""
    corner._list_room.ensureWidgetVisible(corner.list.school)
    QApplication.processEvents()
    tap(corner.list.school)
    return corner.page


@pytest.fixture
def read(klass, corner, press, qtbot):
    """Choose a folder and wait for the class."""

    def read(folder: Path) -> ClassPage:
        press(corner.page.choose)
        choose(folder)
        qtbot.waitUntil(lambda: corner.page.choose.isEnabled())
        QApplication.processEvents()
        return corner.page

    return read


def lines(page: ClassPage) -> list[str]:
    return [line.accessibleName() for _, block in page.grid.grid.blocks for line in block]


def test_before_a_folder_was_chosen_it_says_how_it_works(klass):
    assert any("On each tablet" in text for text in said(klass))


def test_a_class_stands_in_alphabetical_order_with_words_for_every_mark(read, folder):
    page = read(folder)
    assert [line.partition(".")[0] for line in lines(page)] == ["anna", "Čeněk", "Dora", PUPILS[4], "Zoe"]
    assert lines(page)[1] == "Čeněk. Repeating: not played enough yet; Big and small: not played enough yet"
    assert "5 children, in alphabetical order." in said(page)


def test_who_is_away_which_rows_are_hard_and_what_could_not_be_read(read, folder):
    told = said(read(folder))
    assert next(text for text in told if text.startswith("Not since")).count("(") == 1
    assert any("Zoe (" in text for text in told)
    assert any(text.endswith("card bad, brown side, row 1: 5 of 5 did not find it at once") for text in told)
    assert "half.klprogress: it is not whole. Please export it once more." in told
    assert "other.klprogress: this file is not from KidsLogic." in told


def test_an_empty_folder_says_what_to_do(read, tmp_path):
    page = read(tmp_path)
    assert any("On each tablet" in text for text in said(page))
    assert not hasattr(page, "grid")


def test_children_who_have_not_answered_yet_are_no_wall_of_dashes(read, tmp_path):
    write_progress(tmp_path / "a.klprogress", progress_file(1))
    page = read(tmp_path)
    assert page.findChildren(GridLine) == []
    assert "Nobody has answered anything yet." in said(page)


def test_the_table_and_the_statements(read, folder, corner, press, tmp_path):
    page = read(folder)
    press(page.saving.table)
    choose(tmp_path / "class.csv")
    assert "1 file saved in" in " ".join(said(corner.page))
    head, *rows = (tmp_path / "class.csv").read_bytes().decode("utf-8").splitlines()
    assert head.startswith("\ufeffChild;last played;")
    assert [row.partition(";")[0] for row in rows] == ["anna", "Čeněk", "Dora", PUPILS[4], "Zoe"]
    press(corner.page.saving.statements)
    choose(tmp_path / "class.json")
    text = (tmp_path / "class.json").read_text(encoding="utf-8")
    assert len({one["id"] for one in json.loads(text)}) == 13 * len(PUPILS)
    assert not [name for name in PUPILS if name in text]
    assert "urn:kidslogic:class:3b" in text


def test_a_table_without_names_holds_none(read, folder, press, tmp_path):
    page = read(folder)
    press(page.saving.nameless)
    press(page.saving.table)
    choose(tmp_path / "class.csv")
    text = (tmp_path / "class.csv").read_text(encoding="utf-8")
    assert not [name for name in PUPILS if name in text]
    assert all(child_id(number) in text for number in range(1, 6))


def test_a_place_that_cannot_be_written_is_told(read, folder, press, tmp_path, window):
    page = read(folder)
    press(page.saving.table)
    choose(tmp_path / "nowhere" / "class.csv")
    assert window.notices.text == "That did not work. The file or folder is not there."


def test_no_file_is_changed(read, folder):
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    read(folder)
    assert {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()} == before


@pytest.mark.parametrize("language", ["de", "cs", "en"])
def test_everything_lies_inside_in_every_language(read, folder, parts, language, window):
    parts.languages.use(language)
    page = read(folder)
    for size in ((1024, 600), (800, 1280)):
        window.resize(*size)
        QApplication.processEvents()
        for widget in (*interactive(page), *page.findChildren(GridLine)):
            assert widget.accessibleName()
            assert page.rect().contains(widget.geometry()), widget.accessibleName()
        page.grab()
