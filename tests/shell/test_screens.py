"""A walk over every screen of the shell: named, reachable, large enough, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from kidslogic.shell.comfort import TEXT_SCALES
from kidslogic.shell.newcomer import FaceScreen
from kidslogic.shell.pages import ScrollRoom
from kidslogic.shell.play import Table
from kidslogic.shell.window import Window
from kidslogic.ui.screen import Screen, overflowing
from kidslogic.ui.touch import TouchButton
from tests.pseudo import Longer
from tests.shell.sailing import NAMES, SCREENS, interactive, let_play, named

SIZES = {"1024x600": QSize(1024, 600), "1280x800": QSize(1280, 800), "800x1280": QSize(800, 1280)}
LANGUAGES = ("de", "cs", "en")
LEAST_PX = 88
"""What a child must hit is at least so large at 1024x600."""


@pytest.fixture
def longer(parts) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def walked(window: Window, count: int) -> list[str]:
    """What the next presses of Tab lead to."""
    names = []
    for _ in range(count):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        names.append(QApplication.focusWidget().accessibleName())
    return names


@pytest.fixture
def show(parts, children, window, qtbot):
    """Show one of the screens to Mia."""
    let_play(parts, children[0])

    def show(name: str) -> Screen:
        screen = SCREENS[name](parts, children[0])
        window.sail_to(screen)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        parts.kit.motion.skip()
        QApplication.processEvents()
        return screen

    return show


@pytest.mark.parametrize("name", SCREENS)
def test_everything_that_can_be_touched_has_a_name_of_the_language(name, show, parts, window):
    screen = show(name)
    said: dict[str, set[str]] = {}
    for language in LANGUAGES:
        parts.languages.use(language)
        QApplication.processEvents()
        said[language] = {widget.accessibleName().strip() for widget in interactive(window)}
        assert "" not in said[language]
    assert screen.isVisible()
    own = {*NAMES, *(language.name for language in parts.languages.available)}
    assert not {name for name in said["en"] & said["cs"] - own if not name.isdecimal()}


@pytest.mark.parametrize("name", SCREENS)
def test_the_keyboard_reaches_everything(name, show, window):
    show(name)
    wanted = set(interactive(window))
    reached: set[QWidget] = set()
    for _ in range(2 * len(wanted) + 4):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert not {widget.accessibleName() for widget in wanted - reached}


@pytest.mark.parametrize("name", ["chart", "go on", "lesson offer", "lesson end", "lessons", "pack choice", "enough"])
def test_the_first_tab_leads_to_the_first_thing_of_the_screen_and_shows_it(name, show, window):
    screen = show(name)
    QTest.keyClick(window, Qt.Key.Key_Tab)
    here = QApplication.focusWidget()
    assert here is screen.first_button()
    assert here.has_visible_focus


def test_tab_goes_over_boats_lifebuoy_and_pier_before_it_comes_to_the_door(show, window):
    show("harbour")
    assert walked(window, 11) == [*NAMES[:6], "I am new here", "Čeština", "Deutsch", "English", "For grown-ups: hold"]


def test_tab_goes_over_all_faces_as_they_lie(show, parts, window):
    show("faces")
    faces = [parts.avatar_word(face) for face in parts.avatars]
    assert walked(window, len(faces) + 1) == [*faces, "For grown-ups: hold"]


def test_tab_goes_over_the_digits_as_they_lie(show, window):
    show("gate")
    assert walked(window, 10) == [*"1234567890"]


def test_tab_goes_down_the_list_of_the_grown_ups(show, window):
    show("report")
    assert walked(window, 11) == [*NAMES[:6], "Packs", "Data", "Class", "Settings", "About"]


@pytest.mark.parametrize("game", ["piraten", "logix", "stratego"])
def test_tab_on_the_pages_of_a_games_choices_comes_to_the_door_last(game, parts, children, window, qtbot):
    """The arrow first, so that Enter goes on with what is suggested; then the choices."""
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    cards = table.cards_for(parts.games[game], children[0])
    setup = table.setup_screen(parts.games[game], children[0], cards[0] if cards else None)
    window.sail_to(setup)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for _ in range(setup.last_page() + 1):
        inside = interactive(setup)
        window.setFocus()
        names = walked(window, len(inside) + 1)
        assert names[0] == "Go on"
        assert sorted(names[:-1]) == sorted(widget.accessibleName() for widget in inside)
        assert names[-1] == "For grown-ups: hold"
        if setup.page < setup.last_page():
            QTest.keyClick(setup.next, Qt.Key.Key_Return)


def test_a_screen_reached_by_mouse_begins_with_its_first_thing(voyage, children, tap, window):
    tap(named(voyage.screen, "I am new here"))
    assert isinstance(voyage.screen, FaceScreen)
    assert not voyage.screen.first_button().hasFocus()
    assert walked(window, 2) == ["cat", "bear"]


@pytest.mark.parametrize("name", SCREENS)
def test_everything_is_large_enough_and_nothing_covers_another(name, show, window):
    screen = show(name)
    faces = {}
    for widget in interactive(window):
        face = widget.face if isinstance(widget, TouchButton) else widget.sheet
        assert min(face.width(), face.height()) >= LEAST_PX - 1, widget.accessibleName()
        faces[widget] = face.translated(widget.mapTo(window, widget.rect().topLeft()))
        if not any(isinstance(room, ScrollRoom) and room.isAncestorOf(widget) for room in screen.children()):
            assert window.rect().toRectF().contains(faces[widget]), widget.accessibleName()
    for one, face in faces.items():
        over = [
            other.accessibleName()
            for other, place in faces.items()
            if other is not one and other.parent() is one.parent() and face.adjusted(3, 3, -3, -3).intersects(place)
        ]
        assert not over, one.accessibleName()


@pytest.mark.parametrize("name", SCREENS)
def test_no_words_are_cut_off_when_they_are_longer(name, longer, show, window):
    show(name)
    for size in SIZES.values():
        window.resize(size)
        QApplication.processEvents()
        assert not overflowing(window), size


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("name", SCREENS)
def test_large_letters_of_the_widest_face_find_room(name, show, parts, window):
    window.set_text_scale(TEXT_SCALES["L"])
    show(name)
    for size in SIZES.values():
        window.resize(size)
        for language in ("de", "cs"):
            parts.languages.use(language)
            QApplication.processEvents()
            assert not overflowing(window), (size, language)


@pytest.mark.parametrize("size", SIZES)
def test_twelve_children_find_room_in_the_harbour(size, parts, children, window: Window, longer):
    faces = list(parts.avatars)
    for index, name in enumerate(NAMES[6:], start=6):
        parts.store.add(name, faces[index])
    window.resize(SIZES[size])
    harbour = SCREENS["harbour"](parts, children[0])
    window.sail_to(harbour)
    window.show()
    boats = [widget for widget in interactive(harbour) if widget.accessibleName() in NAMES]
    assert len(boats) == len(NAMES)
    assert all(min(boat.face.width(), boat.face.height()) >= LEAST_PX for boat in boats)
    assert not overflowing(harbour)


@pytest.mark.parametrize("name", SCREENS)
def test_it_is_painted_in_every_size(name, show, window):
    show(name)
    for size in (QSize(800, 480), QSize(480, 800), QSize(1920, 1200)):
        window.resize(size)
        assert not window.grab().isNull()


def test_a_field_shows_what_is_typed(show):
    screen = show("name")
    field = screen.findChild(QLineEdit)
    field.clear()
    QTest.keyClicks(field, "Zoe")
    assert field.text() == "Zoe"
