"""A teacher writes a pack: every saving shows, old letters are repaired, the finished pack is added and passed on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from kidslogic.resources import content_dir
from kidslogic.shell.pack_arrival import ArrivalPage, RepairPage
from kidslogic.shell.pack_files import readings, save_repaired, telling_lines
from kidslogic.shell.pack_workshop import BeginPage, WorkshopPage
from tests.packs.kit import SMALL, TWO_CARDS
from tests.shell.sailing import EXAMPLES, named, said

ID = "demo.update"
BAD = EXAMPLES / "bad"

# ---- repairing -------------------------------------------------------------------------------------


def test_a_czech_ansi_file_is_repaired_beside_the_original(bring, press, corner, tmp_path, qtbot):
    original = tmp_path / "musle.yaml"
    shutil.copy(BAD / "encoding-windows-1250-czech.yaml", original)
    before = original.read_bytes()
    page = bring(original)
    press(named(page, "Repair musle.yaml"))
    repair = corner.page
    assert isinstance(repair, RepairPage)
    assert any("Žluťoučké mušle" in text for text in said(repair))
    press(repair.yes)
    qtbot.waitUntil(lambda: isinstance(corner.page, ArrivalPage))
    assert corner.page.arrival.pack.title == {"cs": "Žluťoučké mušle"}
    assert original.read_bytes() == before
    assert (tmp_path / "musle-utf8.yaml").is_file()


def test_the_reading_is_chosen_by_looking_at_the_letters(bring, press, corner, tmp_path):
    path = tmp_path / "herz.yaml"
    path.write_bytes(SMALL.replace("Müller", "Hélène Größl").encode("cp1252"))
    press(named(bring(path), "Repair herz.yaml"))
    press(corner.page.choice.buttons["cs"])
    wrong = said(corner.page)
    press(corner.page.choice.buttons["de"])
    assert any("Anna Hélène Größl" in text for text in said(corner.page) - wrong)
    press(corner.page.back)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["herz.yaml"]


def test_readings_that_are_alike_are_no_choice(bring, press, corner, tmp_path):
    path = tmp_path / "herz.yaml"
    path.write_bytes(SMALL.encode("cp1252"))
    press(named(bring(path), "Repair herz.yaml"))
    assert not [button for button in corner.page.choice.buttons.values() if button.isVisible()]
    assert "Which letters look right?" not in said(corner.page)
    press(corner.page.yes)
    assert (tmp_path / "herz-utf8.yaml").read_text("utf-8") == SMALL


def test_in_a_folder_the_repaired_file_takes_the_name_and_the_old_one_is_kept(tmp_path):
    path = tmp_path / "pack.yaml"
    data = "title: Mušle".encode("cp1250")
    path.write_bytes(data)
    text = readings(data)["cs"]
    assert telling_lines(text) == [(1, "title: Mušle")]
    assert save_repaired(path, text) == path
    assert path.read_text("utf-8") == "title: Mušle"
    assert (tmp_path / "pack.yaml.old").read_bytes() == data
    path.write_bytes(data)
    save_repaired(path, text)
    assert (tmp_path / "pack.yaml-2.old").read_bytes() == data


# ---- writing ---------------------------------------------------------------------------------------


@pytest.fixture
def writing(corner, tmp_path) -> WorkshopPage:
    """The page of a pack in a file, as its author sees it."""
    path = tmp_path / "mine.yaml"
    path.write_text(SMALL, encoding="utf-8")
    corner.packs._write_on(path)
    assert isinstance(corner.page, WorkshopPage)
    return corner.page


def replaced(path: Path, text: str) -> None:
    """Save as editors do that write a new file and put it in the place of the old one."""
    fresh = path.with_suffix(".tmp")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def written_over(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("save", [replaced, written_over])
def test_every_saving_shows_within_a_second(save, writing, qtbot):
    assert list(writing.cards.sides) == [("m1", "brown")]
    for _ in range(2):
        save(writing.path, TWO_CARDS)
        qtbot.waitUntil(lambda: writing.loaded.left_out == ("m2",), timeout=1000)
        assert "Left out: m2. All other cards are played." in said(writing)
        assert writing.problems.problems[0].code == "unknown-symbol"
        save(writing.path, TWO_CARDS.replace("stern", "star"))
        qtbot.waitUntil(lambda: len(writing.cards.sides) == 2, timeout=1000)
        assert not writing.grab().isNull()


def test_a_file_that_is_just_being_written_frightens_nobody(writing, qtbot):
    writing.path.write_text("", encoding="utf-8")
    qtbot.wait(700)
    assert writing.loaded.pack is not None
    written_over(writing.path, TWO_CARDS)
    qtbot.waitUntil(lambda: writing.loaded.left_out == ("m2",), timeout=1000)
    writing.path.write_text("", encoding="utf-8")
    qtbot.waitUntil(lambda: writing.loaded.pack is None, timeout=4000)
    assert "The cards appear as soon as the pack can be read." in said(writing)


def test_hints_about_patterns_are_those_of_the_last_saving(writing, qtbot):
    doubtful = SMALL.replace("shell star shell star shell ? = star", "shell star shell star shell ? = moon")
    for text in (doubtful, SMALL, doubtful):
        replaced(writing.path, text)
        writing.read()
    qtbot.waitUntil(lambda: [one.code for one in writing.problems.problems] == ["answer-looks-wrong"])
    written_over(writing.path, SMALL)
    qtbot.waitUntil(lambda: writing.problems.problems == (), timeout=1000)


def test_a_new_file_of_cards_in_a_folder_shows_too(corner, tmp_path, qtbot):
    (tmp_path / "pack.yaml").write_text(SMALL, encoding="utf-8")
    corner.packs._write_on(tmp_path / "pack.yaml")
    page = corner.page
    assert page.path == tmp_path
    (tmp_path / "cards").mkdir()
    cards = "cards:\n" + SMALL[SMALL.index("  - id: m1") :].replace("m1", "m2")
    (tmp_path / "cards" / "more.yaml").write_text(cards, encoding="utf-8")
    qtbot.waitUntil(lambda: ("m2", "brown") in page.cards.sides, timeout=1000)


def test_the_changed_card_comes_into_view(corner, tmp_path, qtbot, press):
    card = SMALL[SMALL.index("  - id: m1") :]
    text = SMALL[: SMALL.index("  - id: m1")] + "".join(card.replace("m1", f"m{n}") for n in range(1, 16))
    path = tmp_path / "many.yaml"
    path.write_text(text, encoding="utf-8")
    corner.packs._write_on(path)
    page = corner.page
    assert ("m1", "brown") in page.cards.sides
    press(page.cards.after)
    assert ("m7", "brown") in page.cards.sides
    changed = text.replace("id: m15\n", "id: m15\n    title: Ende\n")
    path.write_text(changed, encoding="utf-8")
    qtbot.waitUntil(lambda: ("m15", "brown") in page.cards.sides, timeout=1000)
    press(page.cards.before)
    assert ("m7", "brown") in page.cards.sides


def test_a_new_pack_is_begun_checked_packed_added_and_played(corner, press, tmp_path, parts, qtbot):
    corner.packs.show_workshop()
    assert isinstance(corner.page, BeginPage)
    corner.packs._begin(tmp_path / "Muscheln")
    page = corner.page
    assert isinstance(page, WorkshopPage)
    assert page.loaded.problems == ()
    press(page.save)
    qtbot.waitUntil(lambda: corner.findChild(QFileDialog) is not None)
    dialog = corner.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "mine.klpack"))
    dialog.close()
    press(page.play)
    qtbot.waitUntil(lambda: isinstance(corner.page, ArrivalPage))
    press(corner.page.question.yes)
    assert parts.shelf.find("pack", "mine.muscheln").authors == ("Your Name",)
    arrival = parts.shelf.library.look(tmp_path / "mine.klpack")
    assert arrival.update.code == "already-installed"
    corner.packs.show_workshop()
    assert corner.page.path == tmp_path / "Muscheln"


def test_a_pack_without_licence_is_not_passed_on_and_says_why(writing, press, qtbot):
    press(writing.save)
    qtbot.waitUntil(lambda: "share-needs-licence" in {problem.code for problem in writing.problems.problems})


def test_an_added_pack_is_written_on_as_a_copy(updated, corner, press, tmp_path, monkeypatch):
    monkeypatch.setattr("kidslogic.shell.pack_desk.documents", lambda: tmp_path)
    press(corner.page.ways.copy)
    assert isinstance(corner.page, WorkshopPage)
    assert corner.page.path == tmp_path / "KidsLogic" / ID
    assert corner.page.loaded.pack.version == 2


@pytest.mark.parametrize(("language", "name"), [("de", "README.de.md"), ("en", "README.md")])
def test_the_guide_is_at_hand_in_the_language_of_the_app(language, name, corner, writing, press, parts, monkeypatch):
    opened = []
    monkeypatch.setattr("kidslogic.shell.pack_desk.open_in_editor", lambda file: opened.append(file) or True)
    parts.languages.use(language)
    press(writing.guide)
    corner.packs._choose_workshop()
    press(corner.page.guide)
    assert opened == [content_dir() / name] * 2


def test_the_file_opens_in_the_editor_or_it_is_said_where_it_lies(writing, press, window, monkeypatch):
    opened = []
    monkeypatch.setattr("kidslogic.shell.pack_desk.open_in_editor", lambda file: opened.append(file))
    press(writing.open)
    assert opened == [writing.path]
    assert "mine.yaml" in window.notices.text
