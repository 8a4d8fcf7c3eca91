"""The gate and the grown-ups' corner by real clicks."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic.learners.trouble import StoreFull
from kidslogic.shell.about_page import AboutPage
from kidslogic.shell.child_page import ChildPage
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.report_page import ReportPage
from kidslogic.shell.report_pictures import RangeBar
from kidslogic.shell.settings_page import SettingsPage
from kidslogic.ui.labels import Label
from kidslogic.ui.rail import Rail
from tests.shell.sailing import let_play, named, said

WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def open_gate(voyage, window, qtbot) -> Gate:
    """Hold the door until it opens."""
    door = window.findChild(Rail).buttons["gate"]
    qtbot.mousePress(door, Qt.MouseButton.LeftButton, pos=door.rect().center())
    qtbot.waitUntil(lambda: isinstance(voyage.screen, Gate), timeout=3000)
    qtbot.mouseRelease(door, Qt.MouseButton.LeftButton, pos=door.rect().center())
    return voyage.screen


@pytest.fixture
def corner(voyage, window, parts, children, qtbot, tap) -> ParentsCorner:
    """The grown-ups' corner at Mia's report."""
    voyage.screen.refresh()
    let_play(parts, children[0])
    gate = open_gate(voyage, window, qtbot)
    parts.kit.motion.skip()
    for word in gate.prompt().removeprefix("Type: ").split(", "):
        tap(named(gate, str(WORDS.index(word))))
    assert isinstance(voyage.screen, ParentsCorner)
    return voyage.screen


def reach(corner: ParentsCorner, widget) -> None:
    """Scroll to a widget, as a finger would."""
    corner._room.ensureWidgetVisible(widget)
    QApplication.processEvents()


# ---- gate ------------------------------------------------------------------------------------------


def test_a_short_touch_does_not_open_the_door(voyage, window, qtbot, tap):
    tap(window.findChild(Rail).buttons["gate"])
    qtbot.wait(50)
    assert isinstance(voyage.screen, Harbour)


def test_wrong_digits_bring_other_words_and_nothing_else(parts, qtbot):
    gate = Gate(parts.kit, dice=random.Random(5))
    qtbot.addWidget(gate)
    opened = []
    gate.passed.connect(lambda: opened.append(True))
    wanted = gate.wanted
    for digit in wanted:
        gate.type(str((int(digit) + 1) % 10))
    qtbot.waitUntil(lambda: gate.wanted != wanted)
    assert not opened
    for digit in gate.wanted:
        gate.type(digit)
    assert opened


def test_a_keyboard_types_and_takes_back(parts, qtbot):
    gate = Gate(parts.kit, dice=random.Random(5))
    qtbot.addWidget(gate)
    QTest.keyClicks(gate, str((int(gate.wanted[0]) + 1) % 10))
    QTest.keyClick(gate, Qt.Key.Key_Backspace)
    with qtbot.waitSignal(gate.passed):
        QTest.keyClicks(gate, gate.wanted)


def test_the_gate_of_a_game_leads_back_into_it(voyage, window, qtbot, parts):
    before = voyage.screen
    open_gate(voyage, window, qtbot)
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert voyage.screen is before


# ---- report ----------------------------------------------------------------------------------------


def test_the_report_says_what_was_played_and_how_it_went(corner):
    words = said(corner.page)
    assert {"Played on 1 day, last on " + corner.page.told.day(corner._parts.today()) + "."} <= words
    assert {"Logic Pirates: 1 game to the end", "Repeating", "Mirroring", "not played enough yet"} <= words
    bars = {bar.accessibleName() for bar in corner.page.findChildren(RangeBar)}
    assert {"Repeating: not played enough yet", "Mirroring: not played enough yet"} <= bars


def test_each_child_has_its_own_report(corner, tap):
    tap(named(corner.list, "Jonas"))
    words = said(corner.page)
    assert {"Jonas", "In the last four weeks: 0 min."} <= words  # a lesson alone, no answers
    assert "What is being learned" not in words
    assert not corner.page.grab().isNull()


def test_what_concerns_all_stands_below_the_children(corner, tap):
    for entry, page in ((corner.list.about, AboutPage), (corner.list.settings, SettingsPage)):
        corner._list_room.ensureWidgetVisible(entry)
        QApplication.processEvents()
        tap(entry)
        assert isinstance(corner.page, page)
        assert entry.chosen


# ---- changing --------------------------------------------------------------------------------------


@pytest.fixture
def child_page(corner, tap) -> ChildPage:
    tap(named(corner.page, "Change"))
    assert isinstance(corner.page, ChildPage)
    return corner.page


def test_a_child_is_renamed(corner, child_page, parts, children, tap):
    child_page.name.field.setText("  Mia  Sophie ")
    tap(child_page.name.save)
    assert parts.store.learner(children[0].id).nickname == "Mia Sophie"
    assert named(corner.list, "Mia Sophie").chosen


def test_a_name_that_cannot_be_taken_is_explained(child_page, parts, children, tap):
    child_page.name.field.setText(" ")
    tap(child_page.name.save)
    assert "Write a name, please." in {label.text for label in child_page.findChildren(Label) if label.isVisible()}
    assert parts.store.learner(children[0].id).nickname == "Mia"


def test_a_child_gets_another_animal_language_and_letters(corner, child_page, parts, children, tap):
    for widget in (child_page.animal.tiles["avatar_owl"], child_page.language.buttons["cs"],
                   child_page.letters.buttons["L"]):  # fmt: skip
        reach(corner, widget)
        tap(widget)
        assert widget.chosen
    learner = parts.store.learner(children[0].id)
    assert (learner.avatar, learner.preferences.language, learner.preferences.text_size) == ("avatar_owl", "cs", "L")
    assert parts.languages.current == "en"


def test_removing_asks_for_the_name_and_leaves_nothing(corner, child_page, parts, children, voyage, tap):
    removal = child_page.removal
    reach(corner, removal.ask)
    tap(removal.ask)
    assert not removal.remove.isEnabled()
    removal.field.setText("Jonas")
    assert not removal.remove.isEnabled()
    removal.field.setText("mia ")
    reach(corner, removal.remove)
    tap(removal.remove)
    assert parts.store.learners()[0].nickname == "Jonas"
    assert parts.store.events(children[0].id) == ()
    assert isinstance(corner.page, ReportPage)
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert "Mia" not in [boat.accessibleName() for _, boat, _ in voyage.screen._boats]


def test_the_child_on_the_way_may_be_removed(voyage, window, parts, children, qtbot, tap):
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    gate = open_gate(voyage, window, qtbot)
    for digit in gate.wanted:
        gate.type(digit)
    parts.store.remove(children[0].id)
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert isinstance(voyage.screen, Harbour)


def test_a_change_that_the_disk_does_not_take_is_said(child_page, parts, window, monkeypatch, tap):
    def full(*_arguments: object) -> None:
        raise StoreFull

    monkeypatch.setattr(parts.store, "rename", full)
    child_page.name.field.setText("Marie")
    tap(child_page.name.save)
    assert window.notices.text == "The disk is full. You can play on; please make room."


# ---- settings --------------------------------------------------------------------------------------


@pytest.fixture
def settings_page(corner, tap) -> SettingsPage:
    corner._list_room.ensureWidgetVisible(corner.list.settings)
    tap(corner.list.settings)
    assert isinstance(corner.page, SettingsPage)
    return corner.page


def test_volumes_act_at_once_and_apart(settings_page, parts):
    for section, step in ((settings_page.effects, "35"), (settings_page.reading, "65")):
        section.buttons[step].click()
    assert (parts.settings.now.sound_volume, parts.settings.now.voice_volume) == (35, 65)
    assert (parts.kit.sound.volume, parts.kit.voice.volume) == (35, 65)


def test_each_switch_acts_at_once_and_is_remembered(corner, settings_page, parts, tap):
    for switch in (settings_page.senses.sound, settings_page.senses.calm):
        reach(corner, switch)
        tap(switch)
    assert not parts.kit.sound.on
    assert parts.kit.motion.reduced
    assert settings_page.senses.sound.accessibleName() == "Sounds: off"
    now = parts.settings.now
    assert (now.sound, now.reduced_motion, now.voice) == (False, True, True)


def test_where_nothing_reads_aloud_a_sentence_says_what_is_missing(corner, settings_page, parts, tmp_path):
    assert not parts.kit.voice.available
    assert not settings_page.senses.voice.isEnabled()
    assert "loudspeaker" in settings_page.senses.no_voice.text
    parts.kit.voice._folder = tmp_path  # another language, without recordings of our own
    corner.show_settings()
    assert "speech-dispatcher" in corner.page.senses.no_voice.text


def test_the_language_of_the_app_switches_at_once(corner, settings_page, parts, tap):
    tap(settings_page.language.buttons["de"])
    assert "Optionen" in {label.text for label in settings_page.findChildren(Label)}
    assert parts.settings.now.language == "de"


def test_home_leads_to_the_harbour(corner, voyage, window, tap):
    tap(window.findChild(Rail).buttons["home"])
    assert isinstance(voyage.screen, Harbour)
