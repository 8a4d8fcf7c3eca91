"""A walk over every screen of the shell: named, reachable, large enough, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from kidslogic.shell.comfort import TEXT_SCALES
from kidslogic.shell.pages import ScrollRoom
from kidslogic.shell.window import Window
from kidslogic.ui.screen import Screen, overflowing
from kidslogic.ui.touch import TouchButton
from tests.pseudo import Longer
from tests.shell.sailing import NAMES, SCREENS, interactive, let_play

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
