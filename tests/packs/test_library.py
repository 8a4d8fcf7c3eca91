"""Added packs: taken in whole or not at all, updated, put back, removed; hostile files leave nothing behind."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kidslogic.packs.cache import PackCache
from kidslogic.packs.library import Arrival, Library
from tests.packs.kit import APP_VERSION, EXAMPLES, SMALL, good, words

UPDATE = EXAMPLES / "update"
ID = "demo.update"
EXPECTED = [line.split("\t") for line in (UPDATE / "EXPECT.tsv").read_text(encoding="utf-8").splitlines()[1:]]
ATTACKS = sorted((EXAMPLES / "bad").glob("zip-*"))
CRASHES = """
import os, sys
from pathlib import Path
from tests.packs.test_library import UPDATE, library

def crash_after(until):
    shelf = library(Path(sys.argv[1]) / str(until))
    shelf.install(shelf.look(UPDATE / "1-first.yaml"))
    arrival = shelf.look(UPDATE / "2-row-changed-card-added.yaml")
    steps = 0

    def watch(event, args):
        nonlocal steps
        writes = event == "open" and isinstance(args[1], str) and "w" in args[1]
        if writes or event in ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "shutil.rmtree"):
            steps += 1
            if steps > until:
                os._exit(9)

    sys.addaudithook(watch)
    os._exit(0 if shelf.install(arrival) else 1)

until, code = 0, 9
while code == 9:
    child = os.fork() or crash_after(until)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    until += 1
sys.exit(code)
"""
"""Updates a pack again and again, each time in a process that dies one step later, until one comes through."""


def library(folder: Path) -> Library:
    return Library(folder, words(), APP_VERSION)


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    return library(tmp_path / "packs")


def _add(shelf: Library, name: str, **how: bool) -> Arrival:
    arrival = shelf.look(UPDATE / name)
    assert shelf.install(arrival, **how)
    return arrival


def _version(shelf: Library, pack_id: str = ID) -> int:
    loaded = shelf.load(pack_id)
    assert loaded.problems == ()
    assert loaded.pack is not None
    return loaded.pack.version


def _files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def test_an_added_pack_is_there_for_everybody_who_looks_later(shelf: Library) -> None:
    arrival = _add(shelf, "1-first.yaml")
    later = library(shelf.folder)
    assert [one.id for one in later.installed()] == [ID]
    assert later.load(ID).pack == arrival.pack
    assert arrival.pack is not None
    content = arrival.pack.content_hash
    assert _files(shelf.folder) == {Path(ID, content, "pack.klpack"), Path(ID, "active.json")}


def test_nothing_is_added_before_the_first_pack(shelf: Library) -> None:
    assert shelf.installed() == ()
    with pytest.raises(LookupError):
        shelf.load(ID)


@pytest.mark.parametrize(("before", "file", "code", "what"), EXPECTED)
def test_updates_are_told_before_they_are_made(shelf: Library, before: str, file: str, code: str, what: str) -> None:
    if before != "(nothing)":
        _add(shelf, before)
    arrival = shelf.look(UPDATE / file)
    assert arrival.update is not None
    assert arrival.update.code == code, what
    files = _files(shelf.folder)
    done = shelf.install(arrival)
    assert done == (code in ("installed", "updated"))
    if not done:
        assert _files(shelf.folder) == files
    assert shelf.install(arrival, agreed=True) == (code in ("older-version", "id-of-other-author"))


def test_an_update_can_be_taken_back_once(shelf: Library) -> None:
    _add(shelf, "1-first.yaml")
    _add(shelf, "2-row-changed-card-added.yaml")
    assert _version(shelf) == 2
    shelf.undo(ID)
    assert _version(shelf) == 1
    with pytest.raises(LookupError):
        shelf.undo(ID)
    _add(shelf, "2-row-changed-card-added.yaml")
    assert _version(shelf) == 2


def test_a_running_game_finishes_on_its_old_version(shelf: Library) -> None:
    first = _add(shelf, "1-first.yaml").pack
    assert first is not None
    _add(shelf, "2-row-changed-card-added.yaml")
    _add(shelf, "3-card-removed.yaml")
    assert shelf.load(ID, first.content_hash).pack == first
    shelf.tidy(in_use=[first.content_hash])
    assert shelf.load(ID, first.content_hash).pack == first
    shelf.tidy()
    with pytest.raises(LookupError):
        shelf.load(ID, first.content_hash)
    assert _version(shelf) == 3
    shelf.undo(ID)
    assert _version(shelf) == 2


def test_a_removed_pack_is_gone(shelf: Library) -> None:
    _add(shelf, "1-first.yaml")
    shelf.remove(ID)
    assert shelf.installed() == ()
    assert _files(shelf.folder) == set()
    with pytest.raises(LookupError):
        shelf.remove(ID)


def test_a_pack_of_another_author_can_be_kept_under_another_id(shelf: Library) -> None:
    _add(shelf, "1-first.yaml")
    arrival = shelf.look(UPDATE / "9-other-author.yaml", new_id="demo.update-2")
    assert shelf.install(arrival)
    assert [one.id for one in shelf.installed()] == [ID, "demo.update-2"]
    assert _version(shelf) == 1
    with pytest.raises(ValueError, match=r"\.\./evil"):
        shelf.look(UPDATE / "9-other-author.yaml", new_id="../evil")


def test_a_pack_of_the_program_is_the_older_version_of_an_added_one(tmp_path: Path) -> None:
    mine = good(SMALL)
    shelf = Library(tmp_path / "packs", words(), APP_VERSION, built_in={mine.id: mine})
    changed = tmp_path / "changed.yaml"
    changed.write_text(SMALL.replace("Sterne", "Perlen"), encoding="utf-8")
    arrival = shelf.look(changed)
    assert arrival.update is not None
    assert arrival.update.code == "same-version-other-content"
    assert not shelf.install(arrival, agreed=True)


def test_an_id_cannot_lead_out_of_the_folder(shelf: Library) -> None:
    _add(shelf, "1-first.yaml")
    inner = library(shelf.folder / "inner")
    outside = f"../{ID}"
    for action in (inner.load, inner.undo, inner.remove):
        with pytest.raises(LookupError):
            action(outside)
    with pytest.raises(LookupError):
        shelf.load(ID, f"../{ID}")
    assert _version(shelf) == 1


def test_other_folders_are_no_packs(shelf: Library) -> None:
    _add(shelf, "1-first.yaml")
    for name in ("My Notes", ".new-abc"):
        shutil.copytree(shelf.folder / ID, shelf.folder / name)
    (shelf.folder / "empty").mkdir()
    assert [one.id for one in shelf.installed()] == [ID]


@given(place=st.integers(0, 4000), value=st.binary(max_size=3), cut=st.integers(0, 4000))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_damaged_files_are_problems_and_write_nothing(tmp_path: Path, place: int, value: bytes, cut: int) -> None:
    whole = (EXAMPLES / "good" / "06-zip-with-top-folder.klpack").read_bytes()
    path = tmp_path / "damaged.klpack"
    path.write_bytes((whole[:place] + value + whole[place + len(value) :])[: cut or None])
    shelf = library(tmp_path / "packs")
    arrival = shelf.look(path)
    assert arrival.pack is not None or arrival.loaded.problems
    assert not shelf.folder.exists()


@pytest.mark.parametrize("path", ATTACKS, ids=lambda path: path.stem)
def test_refused_files_leave_nothing_on_the_disk(tmp_path: Path, path: Path) -> None:
    shelf = library(tmp_path / "home" / "packs")
    arrival = shelf.look(path)
    assert arrival.pack is None
    assert arrival.loaded.problems
    assert not shelf.install(arrival, agreed=True)
    assert list(tmp_path.rglob("*")) == []


def test_an_id_that_windows_keeps_for_a_device_gets_a_folder_of_another_name(shelf: Library, tmp_path: Path) -> None:
    path = tmp_path / "aux.yaml"
    path.write_text(SMALL.replace("mueller.muscheln", "aux.school"), encoding="utf-8")
    assert shelf.install(shelf.look(path))
    assert [one.id for one in shelf.installed()] == ["aux.school"]
    assert _version(shelf, "aux.school") == 1
    assert not (shelf.folder / "aux.school").exists()


@pytest.mark.parametrize("damage", [b"", b"PK nonsense", None])
def test_a_version_damaged_on_the_disk_is_noticed_and_mended_by_adding_it_again(
    shelf: Library, damage: bytes | None
) -> None:
    _add(shelf, "1-first.yaml")
    stored = next(shelf.folder.rglob("*.klpack"))
    other = library(shelf.folder.parent / "other")
    _add(other, "3-card-removed.yaml")
    stored.write_bytes(next(other.folder.rglob("*.klpack")).read_bytes() if damage is None else damage)
    assert [problem.code for problem in shelf.load(ID).problems] == ["zip-broken"]
    _add(shelf, "1-first.yaml")
    assert _version(shelf) == 1


@pytest.mark.parametrize("said", ["", "[]", "{}", '{"content": "../../x", "previous": null}', '{"content": 3}'])
def test_a_damaged_note_of_what_is_played_is_no_pack(shelf: Library, said: str) -> None:
    _add(shelf, "1-first.yaml")
    (shelf.folder / ID / "active.json").write_text(said, encoding="utf-8")
    assert shelf.installed() == ()


def test_a_crash_at_any_step_of_an_update_leaves_the_old_state_or_the_new_one(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", CRASHES, str(tmp_path)], check=True, cwd=Path(__file__).parents[2])
    shelves = [library(tmp_path / str(number)) for number in range(len(list(tmp_path.iterdir())))]
    versions = [_version(shelf) for shelf in shelves]
    assert len(versions) > 5
    assert versions == sorted(versions)
    assert set(versions) == {1, 2}
    arrival = shelves[0].look(UPDATE / "2-row-changed-card-added.yaml")
    assert [shelf.install(arrival) for shelf in shelves] == [version == 1 for version in versions]
    assert {_version(shelf) for shelf in shelves} == {2}


def test_added_packs_are_remembered_as_checked(shelf: Library, tmp_path: Path) -> None:
    _add(shelf, "1-first.yaml")
    shelf.cache = PackCache.read(tmp_path / "cache", words(), APP_VERSION)
    first = shelf.load(ID)
    shelf.cache.write()
    shelf.cache = PackCache.read(tmp_path / "cache", words(), APP_VERSION)
    assert shelf.load(ID) == first
