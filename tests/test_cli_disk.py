"""What the command line says when the disk does not let it: in the reader's language, with the reason."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from kidslogic.cli.entry import main
from kidslogic.learners.home import HOME_VARIABLE, Home
from kidslogic.learners.progress_file import LARGEST, write_progress
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreFull
from kidslogic.packs.library import Library
from tests.learners.files import progress_file, record

CANNOT_WRITE = {
    "de": "Ich kann {path} nicht schreiben. {why}\n",
    "cs": "Nemohu zapsat {path}. {why}\n",
    "en": "I cannot write {path}. {why}\n",
}
CANNOT_REACH = {
    "de": "Ich komme nicht an {path} heran. {why}\n",
    "cs": "Nemohu se dostat k {path}. {why}\n",
    "en": "I cannot get at {path}. {why}\n",
}
GONE = {
    "de": "Die Datei oder den Ordner gibt es dort nicht.",
    "cs": "Soubor nebo složka tam není.",
    "en": "The file or folder is not there.",
}
FULL = {
    "de": "Der Datenträger ist voll, dort muss erst Platz werden.",
    "cs": "Disk je plný, nejdřív je potřeba tam uvolnit místo.",
    "en": "The disk is full; please make room there.",
}
LANGUAGES = tuple(CANNOT_WRITE)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return Home(tmp_path / "home")


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]):
    """Call the program; gives what it says is wrong."""

    def told(*arguments: object) -> str:
        assert main([*map(str, arguments)]) == 2
        return capsys.readouterr().err

    return told


def full(*_arguments: object, **_named: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_is_not_there_is_said_wherever_a_file_is_written(language, tmp_path, told, capsys):
    pack, text = tmp_path / "pack", tmp_path / "old.yaml"
    assert main(["pack", "new", str(pack), "--lang", language]) == 0
    capsys.readouterr()
    text.write_bytes("# Žralok\n".encode("cp1250"))
    (tmp_path / "class").mkdir()
    out = tmp_path / "none" / "out.yaml"
    sentence = CANNOT_WRITE[language].format(path=out, why=GONE[language])
    assert told("pack", "pack", pack, "--out", out, "--lang", language) == sentence
    assert told("pack", "convert", text, "--out", out, "--lang", language) == sentence
    assert told("deck", "new", out, "--lang", language) == sentence
    assert told("learners", "collect", tmp_path / "class", "--out", out, "--lang", language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_is_said_wherever_a_file_is_written(language, home, tmp_path, told, monkeypatch, capsys):
    with Store.open(home, lambda: datetime.now().astimezone()) as store:
        store.take_in(progress_file(1, record(1, 1), nickname="Mia"))
    deck, pack = tmp_path / "deck.yaml", tmp_path / "pack"
    assert main(["deck", "new", str(deck), "--lang", language]) == 0
    assert main(["pack", "new", str(pack), "--lang", language]) == 0
    capsys.readouterr()
    for name in ("write_bytes", "mkdir"):
        monkeypatch.setattr(Path, name, full)
    monkeypatch.setattr(Library, "install", full)

    def sentence(path: Path) -> str:
        return CANNOT_WRITE[language].format(path=path, why=FULL[language])

    assert told("pack", "new", tmp_path / "other", "--lang", language) == sentence(tmp_path / "other")
    assert told("pack", "import", pack, "--yes", "--lang", language) == sentence(home.packs)
    assert told("deck", "add", deck, "--lang", language) == sentence(home.decks / "deck.yaml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_that_find_no_room_are_told(language, home, tmp_path, told):
    with Store.open(home, lambda: datetime.now().astimezone()) as store:
        store.take_in(progress_file(1, record(1, 1), nickname="Mia"))
    out = tmp_path / "file"
    out.touch()
    why = {
        "de": "Dort gibt es schon etwas mit diesem Namen.",
        "cs": "Něco s tímto názvem tam už je.",
        "en": "There is something of that name already.",
    }
    sentence = CANNOT_WRITE[language].format(path=out, why=why[language])
    assert told("learners", "export", "--out", out, "--lang", language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_command_expects_is_no_traceback(language, tmp_path, told, monkeypatch):
    def gone(*_arguments: object) -> None:
        raise FileNotFoundError(2, "No such file or directory", "box.klpack")

    monkeypatch.setattr(Library, "undo", gone)
    sentence = CANNOT_REACH[language].format(path="box.klpack", why=GONE[language])
    assert told("pack", "undo", "a.b", "--lang", language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_store_that_finds_no_room_is_said(language, home, told, monkeypatch):
    def no_room(_store: Store) -> None:
        raise StoreFull("database or disk is full")

    monkeypatch.setattr(Store, "learners", no_room)
    sentence = CANNOT_REACH[language].format(path=home.folder, why=FULL[language])
    assert told("learners", "list", "--lang", language) == sentence


def test_what_would_be_forgotten_is_not_called_done(tmp_path, told, monkeypatch):
    """A home that is no folder: the app would play from memory, a command has nothing to give then."""
    (tmp_path / "file").touch()
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    write_progress(tmp_path / "mia.klprogress", progress_file(1, record(1, 1), nickname="Mia"))
    for call in (
        ["import", tmp_path / "mia.klprogress"],
        ["delete", "Mia", "--yes"],
        ["join", "a", "b"],
        ["part", "a"],
        ["list"],
        ["list", "--json"],
        ["export", "--out", tmp_path / "out"],
    ):
        assert told("learners", *call, "--lang", "de").startswith(f"Ich komme nicht an {tmp_path / 'file'} heran. Der ")


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("de", "Dort war schon ein neueres KidsLogic."),
        ("cs", "Byl tam už novější KidsLogic."),
        ("en", "A newer KidsLogic was there already."),
    ],
)
def test_a_store_of_a_newer_program_is_said(language, why, home, told):
    with Store.open(home, lambda: datetime.now().astimezone()):
        pass
    with closing(sqlite3.connect(home.database)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    assert told("learners", "list", "--lang", language) == CANNOT_REACH[language].format(path=home.folder, why=why)


def test_a_command_without_a_language_takes_that_of_the_system(monkeypatch, told):
    monkeypatch.setenv("LANGUAGE", "cs")
    sentence = CANNOT_REACH["cs"].format(path="nowhere.yaml", why=GONE["cs"])
    assert told("cases", "piraten", "nowhere.yaml") == sentence


@pytest.mark.parametrize(
    ("language", "unreadable", "foreign", "large"),
    [
        ("de", "lässt sich nicht lesen.", "ist keine Fortschrittsdatei von KidsLogic.", "ist zu groß für eine"),
        ("cs", "nejde přečíst.", "není soubor s pokrokem z KidsLogic.", "je na soubor s pokrokem příliš velký."),
        ("en", "cannot be read.", "is no progress file of KidsLogic.", "is too large for a progress file."),
    ],
)
def test_files_of_progress_that_cannot_be_taken_in_are_named(language, unreadable, foreign, large, tmp_path, capsys):
    missing, other, huge = (tmp_path / f"{name}.klprogress" for name in ("missing", "other", "huge"))
    other.write_text("{}", "utf-8")
    with huge.open("wb") as file:
        file.truncate(LARGEST + 1)
    call = ["learners", "import", str(missing), str(other), str(huge), "--lang", language]
    assert main(call) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{missing} {unreadable}"
    assert told[1] == f"{other} {foreign}"
    assert told[2].startswith(f"{huge} {large}")
