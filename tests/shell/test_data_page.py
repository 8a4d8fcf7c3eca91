"""The data page by real clicks: files go out and come in, entries are brought together, a backup is restored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from kidslogic.app import BACK_UP_EVERY_MS, back_up_each_day
from kidslogic.engine.game import Seat
from kidslogic.engine.session import SavedGame
from kidslogic.learners import health
from kidslogic.learners.backups import Backups
from kidslogic.learners.learner import MAX_LEARNERS
from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.progress_file import read_progress, write_progress
from kidslogic.learners.trouble import StoreFull
from kidslogic.shell.data_backup import back_up_beside
from kidslogic.shell.data_backup_page import BackupPage
from kidslogic.shell.data_page import DataPage
from kidslogic.shell.words import breakable
from tests.learners.files import child_id, progress_file, record
from tests.shell.sailing import answered, interactive, let_play, said
from tests.shell.test_packs_page import drop


@pytest.fixture
def data(corner, parts, children, tap) -> DataPage:
    """The page, reached as a parent does; Mia has played."""
    let_play(parts, children[0])
    corner._list_room.ensureWidgetVisible(corner.list.data)
    QApplication.processEvents()
    tap(corner.list.data)
    return corner.page


def choose(*paths: Path) -> None:
    """Answer the file dialog that is open."""
    dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog) and one.isVisible()]
    assert len(dialogs) == 1
    dialog = dialogs[0]
    if len(paths) > 1 or dialog.fileMode() == QFileDialog.FileMode.ExistingFiles:
        dialog.filesSelected.emit([str(path) for path in paths])
    else:
        dialog.fileSelected.emit(str(paths[0]))
    dialog.close()
    QApplication.processEvents()


def read_in(corner, press, qtbot, *paths: Path) -> set[str]:
    """Read files and give what the page then says."""
    before = corner.page
    press(corner.page.reading.button)
    choose(*paths)
    qtbot.waitUntil(lambda: corner.page is not before)
    QApplication.processEvents()
    return said(corner.page)


# ---- out -------------------------------------------------------------------------------------------


def test_one_child_goes_out_as_a_file(corner, data, press, parts, children, tmp_path):
    press(data.export.faces[children[0].id])
    data.export.class_field.setText("3b")
    press(data.export.files)
    choose(tmp_path / "mia.klprogress")
    file = read_progress(tmp_path / "mia.klprogress")
    assert (file.child, file.nickname, file.class_id) == (children[0].id, "Mia", "3b")
    assert file.records == parts.store.events(children[0].id)
    assert f"1 file saved in {breakable(str(tmp_path))}" in said(corner.page)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Das hat nicht geklappt. Die Datei oder den Ordner gibt es dort nicht."),
        ("cs", "To se nepovedlo. Soubor nebo složka tam není."),
        ("en", "That did not work. The file or folder is not there."),
    ],
)
def test_a_folder_that_is_gone_is_said_with_the_reason(
    corner, data, press, parts, children, window, tmp_path, language, words
):
    parts.languages.use(language)
    press(data.export.faces[children[0].id])
    for button, name in ((data.export.files, "mia.klprogress"), (data.export.table, "mia.csv")):
        press(button)
        choose(tmp_path / "gone" / name)
        assert corner.page is data
        assert window.notices.text == words
        window.notices._read.click()


def test_words_of_the_system_are_quoted_in_the_language_of_the_moment(
    corner, data, press, parts, children, window, tmp_path, monkeypatch
):
    def odd(*_arguments: object, **_named: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(Path, "write_text", odd)
    press(data.export.faces[children[0].id])
    press(data.export.table)
    choose(tmp_path / "mia.csv")
    assert window.notices.text == "That did not work. The system says: “Too many open files”"
    parts.languages.use("de")
    assert window.notices.text == "Das hat nicht geklappt. Das System meldet: „Too many open files“"


def test_all_children_go_out_at_once(corner, data, press, children, tmp_path):
    press(data.export.files)
    choose(tmp_path)
    found = {read_progress(path).child for path in tmp_path.glob("*.klprogress")}
    assert found == {child.id for child in children}
    assert any(text.startswith("6 files saved in") for text in said(corner.page))


def test_a_table_of_one_child_and_of_all(data, corner, press, children, tmp_path):
    press(data.export.faces[children[0].id])
    press(data.export.table)
    choose(tmp_path / "one.csv")
    press(corner.page.export.table)
    choose(tmp_path / "all.csv")
    for name in ("one.csv", "all.csv"):
        text = (tmp_path / name).read_bytes().decode("utf-8")
        assert text.startswith("\ufeffChild;Date;")
        assert "\r\nMia;" in text


def test_without_names_no_name_and_no_face_leaves_the_device(data, corner, press, children, tmp_path):
    press(data.export.nameless)
    press(data.export.files)
    choose(tmp_path)
    press(corner.page.export.nameless)
    press(corner.page.export.table)
    choose(tmp_path / "all.csv")
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for child in children:
        assert child.nickname.encode() not in written
        assert child.avatar.encode() not in written
    assert children[0].id.encode() in written


def test_without_children_there_is_nothing_to_take_along(voyage, parts):
    page = DataPage(parts, ())
    assert not page.export.files.isEnabled()
    assert not page.export.table.isEnabled()
    assert {page.export._text.text, page.joining._text.text} == {"There is no child here yet."}
    parts.store.add("Mia", "avatar_cat")
    alone = DataPage(parts, ())
    assert alone.joining._text.text == "There is only one child here."
    for one in (page, alone):
        one.deleteLater()


# ---- in --------------------------------------------------------------------------------------------


def test_files_come_in_and_it_is_told_what_they_brought(corner, data, press, qtbot, tmp_path, parts):
    zoe = progress_file(1, record(1, 1), record(1, 2), nickname="Zoe")
    write_progress(tmp_path / "a.klprogress", zoe)
    write_progress(tmp_path / "b.klprogress", replace(zoe, records=(record(1, 2), record(1, 3))))
    (tmp_path / "c.klprogress").write_text("hello", encoding="utf-8")
    told = read_in(corner, press, qtbot, *(tmp_path / f"{name}.klprogress" for name in "abc"))
    assert {"2 files read.", "Zoe: 3 new entries", "c.klprogress: this file is not from KidsLogic."} <= told
    assert child_id(1) in corner.list.children_cards
    assert len(parts.store.events(child_id(1))) == 3
    assert {"1 file read.", "Zoe: nothing new"} <= read_in(corner, press, qtbot, tmp_path / "b.klprogress")


def test_there_is_no_place_for_a_thirteenth(corner, data, press, qtbot, tmp_path, parts):
    for number in range(MAX_LEARNERS - len(parts.store.learners())):
        parts.store.add(f"Child {number}", "avatar_owl")
    write_progress(tmp_path / "a.klprogress", progress_file(1, record(1, 1)))
    told = read_in(corner, press, qtbot, tmp_path / "a.klprogress")
    assert "a.klprogress: there are twelve children already." in told


# ---- together and apart ----------------------------------------------------------------------------


def test_two_entries_become_one_and_part_again(corner, data, press, parts, children):
    mia, jonas = children[0], children[1]
    assert not data.joining.join.isEnabled()
    press(data.joining.faces[mia.id])
    press(data.joining.faces[jonas.id])
    assert "All that Jonas did goes to Mia. It can be taken back." in said(data)
    press(data.joining.join)
    assert jonas.id not in corner.list.children_cards
    assert {"Jonas now belongs to Mia.", "Jonas belongs to Mia"} <= said(corner.page)
    (button,) = corner.page.joining.parts
    assert button.accessibleName() == "Part Jonas again"
    press(button)
    assert jonas.id in corner.list.children_cards
    assert "Jonas has an entry of its own again." in said(corner.page)


def test_another_touch_takes_a_choice_back(data, press, children):
    mia, jonas, ben = (child.id for child in (children[0], children[1], children[3]))
    for touched in (mia, jonas, jonas, ben):
        press(data.joining.faces[touched])
    assert {who for who, face in data.joining.faces.items() if face.chosen} == {mia, ben}


# ---- backups ---------------------------------------------------------------------------------------


def look(corner, press, qtbot) -> BackupPage:
    press(corner.page.backups.days[0])
    qtbot.waitUntil(lambda: isinstance(corner.page, BackupPage))
    QApplication.processEvents()
    return corner.page


@pytest.fixture
def with_backup(corner, parts, children, tap) -> DataPage:
    """The page with one backup; after it Mia was renamed."""
    let_play(parts, children[0])
    Backups(parts.store.home.backups).make(parts.store._connection, parts.today())
    parts.store.rename(children[0].id, "Mia Maus")
    corner.data.show_all()
    QApplication.processEvents()
    return corner.page


@pytest.mark.usefixtures("with_backup")
def test_a_backup_shows_what_is_in_it_and_is_restored(corner, press, qtbot, parts, children):
    page = look(corner, press, qtbot)
    answers = sum(record.event.__class__.__name__ == "Answered" for record in parts.store.events(children[0].id))
    assert any(text.startswith(f"Mia: {answers} answer") for text in said(page))
    assert parts.store.learner(children[0].id).nickname == "Mia Maus"
    press(page.way.ask)
    press(page.way.keep)
    press(page.way.ask)
    press(page.way.sure)
    assert parts.store.learner(children[0].id).nickname == "Mia"
    assert corner.list.children_cards[children[0].id].accessibleName() == "Mia"
    assert "All is as it was in the backup." in said(corner.page)


@pytest.mark.usefixtures("with_backup")
def test_a_damaged_backup_offers_nothing(corner, press, qtbot, parts):
    (backup,) = Backups(parts.store.home.backups).all()
    backup.path.write_bytes(b"damaged")
    page = look(corner, press, qtbot)
    assert "This backup is damaged and cannot be opened." in said(page)
    assert [button for button in interactive(page) if button is not page.back] == []
    press(page.back)
    assert isinstance(corner.page, DataPage)


def test_a_tablet_that_is_never_off_is_backed_up_each_day(parts, children, window, qtbot):
    backups = Backups(parts.store.home.backups)
    back_up_each_day(parts, window)
    (hourly,) = (timer for timer in window.findChildren(QTimer) if timer.interval() == BACK_UP_EVERY_MS)
    assert hourly.isActive()
    assert backups.all() == ()
    hourly.timeout.emit()
    qtbot.waitUntil(lambda: len(backups.all()) == 1)


@pytest.mark.usefixtures("with_backup")
def test_a_full_disk_restores_nothing_and_says_so(corner, press, qtbot, parts, window, children):
    page = look(corner, press, qtbot)
    (parts.store.home.folder / "learners.tmp").mkdir()
    press(page.way.ask)
    press(page.way.sure)
    assert parts.store.learner(children[0].id).nickname == "Mia Maus"
    assert window.notices.text


def test_the_copy_of_a_large_store_is_made_beside_the_window(parts, children, qtbot, monkeypatch):
    monkeypatch.setattr(health, "LARGE", 0)
    told: list[str] = []
    errand = back_up_beside(parts, parts.settings, told.append)
    assert errand is not None
    with qtbot.waitSignal(errand.done):
        pass
    assert told == []
    assert len(Backups(parts.store.home.backups).all()) == 1
    assert back_up_beside(parts, parts.settings, told.append) is None


def test_a_copy_that_fails_is_told(parts, children, qtbot):
    (parts.store.home.backups / "in the way.tmp").mkdir()
    told: list[str] = []
    errand = back_up_beside(parts, parts.settings, told.append)
    assert errand is not None
    with qtbot.waitSignal(errand.done):
        pass
    assert told == ["backup_failed"]


# ---- the rest --------------------------------------------------------------------------------------


def test_the_folder_is_shown(data, press, parts, monkeypatch):
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    press(data.place.button)
    assert [Path(url.toLocalFile()) for url in opened] == [parts.store.home.folder]


@pytest.mark.parametrize("language", ["de", "cs", "en"])
def test_everything_has_a_name_and_lies_inside_in_every_language(corner, data, parts, language):
    parts.languages.use(language)
    QApplication.processEvents()
    page = corner.page
    for widget in interactive(page):
        assert widget.accessibleName()
        assert page.rect().contains(widget.geometry()), widget.accessibleName()
    buttons = [widget for widget in interactive(page) if hasattr(widget, "face")]
    for index, one in enumerate(buttons):
        for other in buttons[index + 1 :]:
            there = other.face.translated(other.geometry().topLeft())
            assert not one.face.translated(one.geometry().topLeft()).intersects(there)


def test_a_disk_that_refuses_reading_in_says_so(corner, data, press, qtbot, tmp_path, parts, window, monkeypatch):
    write_progress(tmp_path / "a.klprogress", progress_file(1, record(1, 1)))

    def full(_store: object, _file: object) -> None:
        raise StoreFull("full")

    monkeypatch.setattr(type(parts.store), "take_in", full)
    press(data.reading.button)
    choose(tmp_path / "a.klprogress")
    qtbot.waitUntil(lambda: bool(window.notices.text))
    assert corner.page is data


# ---- gone for good ---------------------------------------------------------------------------------


def everything(folder: Path) -> bytes:
    """Every byte of a folder: what lies in the files, and what they are called."""
    paths = sorted(folder.rglob("*"))
    names = "\n".join(str(path.relative_to(folder)) for path in paths).encode()
    return names + b"".join(path.read_bytes() for path in paths if path.is_file())


def test_a_removed_child_leaves_no_byte_in_the_folder(corner, parts, children, press, tap, qtbot, voyage, tmp_path):
    """A child plays, is backed up, sits in another child's game and setup, and is joined with a second entry."""
    store = parts.store
    yolanda = store.add("Ježibaba 🦊", "avatar_owl")
    store.take_in(progress_file(1, record(1, 1), nickname="Ježibaba Dvě"))
    game = next(iter(parts.games.values()))
    setup = game.setup((Seat("child", yolanda.id), Seat("child", children[0].id)), source="none")
    let_play(parts, yolanda)
    store.remember_setup(children[0].id, setup)
    store.journal(print).write(SavedGame("one", setup, 7, 1, ()), (answered("repeat"),), over=False)
    back_up_aside(store.home, parts.now())
    store.join(yolanda.id, child_id(1))
    Backups(store.home.backups).make(store._connection, parts.today())
    corner.data.show_all()
    store.home.database.with_name("learners.sqlite3.bad-1").write_bytes(b"damaged " + yolanda.id.encode())
    traces = [yolanda.id.encode(), child_id(1).encode(), "Ježibaba".encode()]
    before = everything(store.home.folder)
    assert [before.count(trace) > 0 for trace in traces] == [True, True, True]

    corner.list.refresh()
    corner.show_child(store.learner(yolanda.id))
    press(corner.page.removal.ask)
    corner.page.removal.field.setText("Ježibaba 🦊")
    press(corner.page.removal.remove)

    for found in (everything(store.home.folder), _after_closing(parts)):
        assert [trace for trace in traces if trace in found] == []
        assert children[0].id.encode() in found


def _after_closing(parts) -> bytes:
    parts.store.close()
    return everything(parts.store.home.folder)


# ---- dropped on the window -------------------------------------------------------------------------


def test_a_progress_file_dropped_in_the_corner_is_read(corner, window, qtbot, tmp_path):
    path = tmp_path / "zoe.klprogress"
    write_progress(path, progress_file(1, record(1, 1), nickname="Zoe"))
    assert drop(window, path)
    qtbot.waitUntil(lambda: isinstance(corner.page, DataPage))
    assert {"1 file read.", "Zoe: 1 new entry"} <= said(corner.page)
