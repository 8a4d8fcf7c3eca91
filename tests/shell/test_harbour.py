"""The harbour: coming aboard, one more child in three touches, languages on the pier."""

from __future__ import annotations

from weakref import ref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from kidslogic.learners.learner import MAX_LEARNERS
from kidslogic.shell.chart import Chart
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.newcomer import NameScreen
from kidslogic.shell.robot.leaks import sweep
from kidslogic.shell.seafarers import BoatButton
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.labels import Sign
from tests.shell.sailing import NAMES, interactive, named


def test_three_touches_add_a_child_in_its_language(voyage, parts, window, tap):
    tap(named(voyage.screen, "Deutsch"))
    tap(named(voyage.screen, "Ich bin neu hier"))
    tap(named(voyage.screen, "Fuchs"))
    tap(voyage.screen.findChild(ArrowButton))
    assert isinstance(voyage.screen, Harbour)
    (learner,) = parts.store.learners()
    assert (learner.nickname, learner.avatar, learner.preferences.language) == ("Fuchs", "avatar_fox", "de")
    assert named(voyage.screen, "Fuchs").isVisible()


def test_the_suggested_name_is_free_and_typing_replaces_it(voyage, parts, tap, qtbot):
    parts.store.add("Fox", "avatar_fox")
    voyage.screen.refresh()
    tap(named(voyage.screen, "I am new here"))
    tap(named(voyage.screen, "fox"))
    field = voyage.screen.findChild(QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    assert field.text() == "Fox 2"
    QTest.keyClicks(field, "Zoe")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert [learner.nickname for learner in parts.store.learners()] == ["Fox", "Zoe"]


@pytest.mark.parametrize("typed", ["   ", "x" * 60, "FOX"])
def test_a_name_that_cannot_be_taken_is_answered_kindly(typed, voyage, parts, tap):
    parts.store.add("Fox", "avatar_fox")
    tap(named(voyage.screen, "I am new here"))
    tap(named(voyage.screen, "fox"))
    voyage.screen.findChild(QLineEdit).setText(typed)
    tap(voyage.screen.findChild(ArrowButton))
    assert isinstance(voyage.screen, NameScreen)
    assert voyage.screen.answer
    assert len(parts.store.learners()) == 1


def test_with_twelve_children_there_is_no_lifebuoy(voyage, parts):
    faces = list(parts.avatars)
    for index in range(MAX_LEARNERS):
        parts.store.add(NAMES[index], faces[index])
    voyage.screen.refresh()
    names = [widget.accessibleName() for widget in interactive(voyage.screen)]
    assert set(NAMES) <= set(names)
    assert "I am new here" not in names


def test_the_pier_switches_the_language_at_once_and_for_the_next_start(voyage, parts, window, tap):
    for name, sign in (("Čeština", "Kdo dnes hraje?"), ("Deutsch", "Wer spielt heute?")):
        tap(named(voyage.screen, name))
        assert voyage.screen.findChild(Sign).text == sign
        assert [button for button in interactive(voyage.screen) if getattr(button, "chosen", False)] == [
            named(voyage.screen, name)
        ]
    assert parts.settings.now.language == "de"


def test_the_language_chosen_on_the_pier_goes_with_the_child_that_boards(voyage, parts, children, tap):
    voyage.screen.refresh()
    tap(named(voyage.screen, "Čeština"))
    tap(named(voyage.screen, "Mia"))
    assert parts.store.learner(children[0].id).preferences.language == "cs"
    assert parts.store.learner(children[1].id).preferences.language == ""


def test_a_child_brings_its_language_aboard(voyage, parts, children, tap):
    voyage.screen.refresh()
    tap(named(voyage.screen, "Čeština"))
    tap(named(voyage.screen, "Mia"))
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    tap(named(voyage.screen, "Deutsch"))
    tap(named(voyage.screen, "Jonas"))
    assert parts.languages.current == "de"
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    tap(named(voyage.screen, "Mia"))
    assert parts.languages.current == "cs"


def test_the_keyboard_alone_leads_to_the_chart_and_back(voyage, children, window, parts):
    voyage.screen.refresh()
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is named(voyage.screen, "Mia")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is named(voyage.screen, "Jonas")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(voyage.screen, Chart)
    QApplication.processEvents()
    assert QApplication.focusWidget().has_visible_focus
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(voyage.screen, Harbour)


def test_a_boat_that_had_the_keyboard_goes_with_its_harbour(voyage, children, window):
    voyage.screen.refresh()

    def press(*keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(window.windowHandle(), key)
            QApplication.processEvents()

    press(Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Up)
    boat = ref(QApplication.focusWidget())
    assert isinstance(boat(), BoatButton)
    press(Qt.Key.Key_Return, Qt.Key.Key_Escape)
    sweep()
    assert QApplication.focusWidget().accessibleName() == "Mia"
    assert boat() is None
