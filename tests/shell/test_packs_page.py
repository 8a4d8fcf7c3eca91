"""A teacher at the packs' pages: real clicks, real files, nothing lost whatever the file holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl, qVersion
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from kidslogic.learners.trouble import StoreFull
from kidslogic.packs.sentences import sentence
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.pack_arrival import ArrivalPage
from kidslogic.shell.pack_files import is_pack
from kidslogic.shell.pack_page import PackPage
from kidslogic.shell.packs_page import PacksPage
from kidslogic.shell.paper_field import PaperField
from kidslogic.shell.parents import ParentsCorner
from kidslogic.ui.buttons import Pill
from kidslogic.ui.rail import Rail
from tests.packs.kit import SMALL, TWO_CARDS
from tests.shell.sailing import EXAMPLES, named, said

ID = "demo.update"
UPDATE, GOOD, BAD = EXAMPLES / "update", EXAMPLES / "good", EXAMPLES / "bad"
REFUSED = (
    "file-empty.yaml", "file-is-word-document.yaml", "file-is-zip-renamed.yaml", "control-character.yaml",
    "encoding-windows-1252.yaml", "pack-is-plain-text.yaml", "format-number-too-new.yaml", "field-missing-title.yaml",
    "id-path-traversal.yaml", "board-too-small.yaml", "card-three-rows.yaml", "row-symbol-misspelt.yaml",
    "rule-gives-other-answer.yaml", "yaml-tab-indent.yaml", "yaml-alias-bomb.yaml", "yaml-tag-python-object.yaml",
    "svg-script", "svg-external-image", "png-huge-dimensions", "symbol-path-outside",
    *sorted(path.name for path in BAD.glob("zip-*")),
)  # fmt: skip


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# ---- the list --------------------------------------------------------------------------------------


def test_the_list_shows_title_author_licence_version_and_cards(corner, tap, bring, press):
    press(bring(GOOD / "02-german-czech.yaml").question.yes)
    corner._list_room.ensureWidgetVisible(corner.list.packs)
    tap(corner.list.packs)
    assert isinstance(corner.page, PacksPage)
    words = {text.replace("\N{NO-BREAK SPACE}", " ") for text in said(corner.page)}
    assert "Reihen am Strand" in words
    assert "Božena Křížová, Jürgen Groß · CC-BY-4.0 · version 3 · 1 card" in words
    assert any("KidsLogic" in line and "19 cards" in line for line in words)
    press(named(corner.page, "More about Reihen am Strand"))
    assert isinstance(corner.page, PackPage)


def test_a_pack_with_a_bad_card_plays_its_good_ones_and_says_which_is_left_out(bring, press, corner, parts, tmp_path):
    path = tmp_path / "two.yaml"
    path.write_text(TWO_CARDS, encoding="utf-8")
    page = bring(path)
    left_out = "Left out: m2. All other cards are played."
    assert left_out in said(page)
    assert page.problems.problems[0].code == "unknown-symbol"
    press(page.question.yes)
    corner.packs.show_all()
    assert left_out in said(corner.page)
    assert [card.id for card in parts.shelf.find("pack", "mueller.muscheln").cards] == ["m1"]
    corner.packs.show_pack("mueller.muscheln")
    assert corner.page.problems.problems
    assert "unknown-symbol" in {problem.code for problem in corner.page.problems.problems}


def test_a_damaged_pack_is_listed_with_its_fault_and_can_be_removed(updated, corner, library, press):
    for packed in library.folder.rglob("*.klpack"):
        packed.write_bytes(b"PK no more")
    corner.packs.show_all()
    assert corner.page.sections[ID].more.isVisible()
    corner.packs.show_pack(ID)
    press(corner.page.ways.ask)
    press(corner.page.ways.remove)
    assert library.installed() == ()


def test_what_is_no_text_is_offered_to_no_editor(bring):
    page = bring(BAD / "file-is-word-document.yaml")
    assert not page.mend.isVisible()
    assert [button for button in page.findChildren(Pill) if button.isVisible()] == [page.back]


def test_hints_about_patterns_come_while_the_page_stands(bring, press, corner, qtbot):
    press(bring(BAD / "warning-answer-looks-wrong.yaml").question.yes)
    page = corner.page
    assert isinstance(page, PackPage)
    qtbot.waitUntil(lambda: bool(page.problems.problems))
    assert any(text.startswith("Note: ") for text in said(page))


# ---- adding ----------------------------------------------------------------------------------------


def test_a_good_pack_is_added_after_a_yes_and_not_before(bring, press, corner, library, parts):
    page = bring(GOOD / "05-own-symbols")
    assert library.installed() == ()
    assert "New pack with 4 rows." in said(page)
    press(page.question.yes)
    assert [state.id for state in library.installed()] == ["mueller.garten"]
    assert isinstance(corner.page, PackPage)
    assert "The pack is there." in said(corner.page)
    assert "mueller.garten" in [pack.id for pack in parts.shelf.packs_for("piraten")]


def test_no_leaves_everything_as_it_was(bring, press, corner, library):
    press(bring(UPDATE / "1-first.yaml").back)
    assert isinstance(corner.page, PacksPage)
    assert library.installed() == ()


def test_a_refused_file_is_explained_and_nothing_is_lost(updated, bring, corner, library):
    before = files(library.folder)
    for name in REFUSED:
        page = bring(BAD / name)
        assert page.question is None, name
        problems = page.arrival.loaded.problems
        assert {sentence(problem, "en") for problem in problems} <= said(page), name
        assert f"{name} was not added, and nothing has changed." in said(page)
        assert not corner.grab().isNull()
    assert files(library.folder) == before


def test_at_most_twenty_problems_are_shown_and_the_rest_is_counted(bring, tmp_path):
    path = tmp_path / "many.yaml"
    row = "      - shell stern shell star shell ? = star\n"
    cards = "".join(f"  - id: c{number}\n    brown:\n{row * 4}" for number in range(10))
    path.write_text(SMALL[: SMALL.index("  - id: m1")] + cards, encoding="utf-8")
    page = bring(path)
    assert len(page.problems.problems) == 20
    assert any(text.startswith("And ") and text.endswith(" more.") for text in said(page))


def test_several_files_are_looked_at_one_after_the_other(corner, press, library, qtbot):
    corner.packs.bring((UPDATE / "1-first.yaml", GOOD / "01-minimal.yaml"))
    for _ in range(2):
        qtbot.waitUntil(lambda: isinstance(corner.page, ArrivalPage))
        press(corner.page.question.yes)
        corner.packs.show_all()
    assert len(library.installed()) == 2


def test_a_full_disk_is_said_and_nothing_is_added(bring, press, corner, library, window, monkeypatch):
    def full(*_arguments: object, **_named: object) -> None:
        raise OSError(28, "No space left on device")

    page = bring(UPDATE / "1-first.yaml")
    monkeypatch.setattr(type(library), "install", full)
    press(page.question.yes)
    assert window.notices.text == "That did not work. The disk is full; please make room there."
    assert corner.page is page


# ---- updating --------------------------------------------------------------------------------------


def test_an_update_shows_what_changes_and_can_be_taken_back(updated, corner, press, library, parts):
    assert "The pack is up to date." in said(corner.page)
    assert parts.shelf.find("pack", ID).version == 2
    press(corner.page.ways.undo)
    assert "The version before is back." in said(corner.page)
    assert parts.shelf.find("pack", ID).version == 1
    assert corner.page.ways.undo.isHidden()


def test_the_change_is_told_before_it_is_made(bring, press, parts):
    press(bring(UPDATE / "1-first.yaml").question.yes)
    page = bring(UPDATE / "2-row-changed-card-added.yaml")
    assert "Cards: 1 new, 1 changed, 0 removed. The results of 7 rows stay." in said(page)
    assert parts.shelf.find("pack", ID).version == 1


@pytest.mark.parametrize("name", ["2-row-changed-card-added.yaml", "2-same-version-other-content.yaml"])
def test_what_needs_no_answer_asks_nothing(updated, bring, library, name):
    before = files(library.folder)
    page = bring(UPDATE / name)
    assert not page.question.asks
    assert page.question.yes.isHidden()
    assert files(library.folder) == before


def test_a_pack_of_another_author_with_the_same_id_is_kept_beside_it(updated, bring, press, corner, library, qtbot):
    page = bring(UPDATE / "9-other-author.yaml")
    press(page.question.both)
    qtbot.waitUntil(lambda: corner.page is not page and isinstance(corner.page, ArrivalPage))
    press(corner.page.question.yes)
    assert [state.id for state in library.installed()] == [ID, f"{ID}-2"]


def test_a_pack_is_removed_after_asking(updated, corner, press, library, parts):
    press(corner.page.ways.ask)
    press(corner.page.ways.keep)
    assert library.installed()
    press(corner.page.ways.ask)
    press(corner.page.ways.remove)
    assert library.installed() == ()
    assert isinstance(corner.page, PacksPage)
    assert ID not in [pack.id for pack in parts.shelf.packs()]


# ---- who plays it ----------------------------------------------------------------------------------


def test_a_pack_is_switched_off_for_one_child(updated, corner, press, parts, children):
    switch = corner.page.players.switches[children[0].id]
    press(switch)
    assert switch.accessibleName() == "Mia: off"
    off = {child.nickname: child.preferences.packs_off for child in parts.store.learners()}
    assert off.pop("Mia") == {ID}
    assert set(off.values()) == {frozenset()}
    press(switch)
    assert parts.store.learner(children[0].id).preferences.packs_off == frozenset()


def test_the_last_pack_of_a_child_stays_on(updated, corner, press, parts, children):
    ids = [pack.id for pack in parts.shelf.packs()]
    for pack_id in ids[:-1]:
        corner.packs.show_pack(pack_id)
        press(corner.page.players.switches[children[0].id])
    corner.packs.show_pack(ids[-1])
    assert not corner.page.players.switches[children[0].id].isEnabled()
    assert "One pack always stays on. First switch on another one." in said(corner.page)
    assert corner.page.players.switches[children[1].id].isEnabled()


def test_a_change_that_the_disk_does_not_take_is_said(updated, corner, press, parts, children, window, monkeypatch):
    def full(*_arguments: object) -> None:
        raise StoreFull

    monkeypatch.setattr(parts.store, "set_preferences", full)
    press(corner.page.players.switches[children[0].id])
    assert window.notices.text == "The disk is full. You can play on; please make room."


# ---- from outside ----------------------------------------------------------------------------------


def drop(window, *paths: Path) -> bool:
    """Drag files over the window and let them go; whether the window wanted them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    # Qt 6.12 warns about whole points here, 6.11 takes no others.
    place = QPointF(300, 200) if qVersion() >= "6.12" else QPoint(300, 200)
    enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    over = QDropEvent(QPoint(300, 200), Qt.DropAction.CopyAction, data, buttons, keys)
    return QApplication.sendEvent(window, over)


def test_a_file_dropped_in_the_corner_is_looked_at(corner, window, qtbot):
    assert drop(window, GOOD / "06-zip-with-top-folder.klpack")
    assert is_pack(Path("Strand.yaml.txt"))  # as Notepad calls it
    assert not is_pack(Path("letter.txt"))
    qtbot.waitUntil(lambda: isinstance(corner.page, ArrivalPage))


def test_a_file_dropped_on_a_line_to_write_on_goes_to_the_window(window, qtbot):
    field, path = PaperField(lambda: "Name", window), GOOD / "06-zip-with-top-folder.klpack"
    with qtbot.waitSignal(window.brought) as brought:
        assert drop(field, path)
    assert brought.args == [(path,)]
    assert field.text() == ""


def test_what_is_no_pack_is_not_taken(corner, window, tmp_path):
    (tmp_path / "holiday.jpg").write_bytes(b"")
    assert not drop(window, tmp_path / "holiday.jpg")
    assert not isinstance(corner.page, ArrivalPage)


def test_a_child_who_drops_a_pack_meets_the_gate(voyage, window, parts, qtbot):
    assert drop(window, UPDATE / "1-first.yaml")
    gate = voyage.screen
    assert isinstance(gate, Gate)
    assert parts.shelf.library.installed() == ()
    for digit in gate.wanted:
        gate.type(digit)
    assert isinstance(voyage.screen, ParentsCorner)
    qtbot.waitUntil(lambda: isinstance(voyage.screen.page, ArrivalPage))


def test_a_pack_that_was_left_at_the_gate_does_not_wait_there(voyage, window, qtbot):
    drop(window, UPDATE / "1-first.yaml")
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert isinstance(voyage.screen, Harbour)
    window.findChild(Rail).gate.emit()
    for digit in voyage.screen.wanted:
        voyage.screen.type(digit)
    qtbot.wait(60)
    assert not isinstance(voyage.screen.page, ArrivalPage)


def test_a_pack_is_chosen_in_a_window_of_our_own(corner, tap, qtbot):
    corner.packs.show_all()
    tap(corner.page.add)
    dialog = corner.findChild(QFileDialog)
    assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.fileSelected.emit(str(UPDATE / "1-first.yaml"))
    dialog.close()
    qtbot.waitUntil(lambda: isinstance(corner.page, ArrivalPage))
