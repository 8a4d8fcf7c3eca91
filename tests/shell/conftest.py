"""The whole app without its event loop: a store in an empty folder, real screens in a real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.app import make_parts
from kidslogic.learners.home import Home
from kidslogic.learners.learner import Learner
from kidslogic.packs.library import Library
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf
from kidslogic.shell.gate import Gate
from kidslogic.shell.pack_arrival import ArrivalPage
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts
from kidslogic.shell.voyage import Voyage
from kidslogic.shell.window import Window
from kidslogic.ui import lettering, theme
from kidslogic.ui.kit import TouchPauses
from kidslogic.ui.picture import Pictures
from kidslogic.ui.touch import TouchButton
from tests.shell.sailing import EXAMPLES, NAMES, know_the_games


@pytest.fixture(scope="session")
def pictures(qapp: QApplication) -> Pictures:
    """The app's pictures; what one test has drawn the next one has."""
    return Pictures(content_dir())


@pytest.fixture(scope="session")
def built_in() -> BuiltInShelf:
    """The packs and boxes that come with the program, read once for all tests; nobody can change them."""
    return BuiltInShelf(content_dir())


@pytest.fixture
def parts(qapp: QApplication, tmp_path: Path, pictures: Pictures, built_in: BuiltInShelf) -> Iterator[Parts]:
    """All parts, speaking English, with no pauses between touches."""
    before, family, face = QLocale(), lettering.font(20).family(), QApplication.font()
    parts = make_parts(Home(tmp_path / "home"))
    lettering.use_family(family)
    QApplication.setFont(face)
    parts.languages.use("en")
    parts.shelf._built_in = built_in
    yield replace(parts, kit=replace(parts.kit, pictures=pictures, pauses=TouchPauses(0, 0)))
    lettering.use_wide_spacing(False)
    theme.use_strong_contrast(False)
    parts.close()
    QLocale.setDefault(before)


@pytest.fixture
def children(parts: Parts) -> tuple[Learner, ...]:
    """Six children in the harbour who know the games already."""
    faces = list(parts.avatars)
    children = tuple(parts.store.add(name, faces[index]) for index, name in enumerate(NAMES[:6]))
    for child in children:
        know_the_games(parts, child)
    return children


@pytest.fixture
def window(parts: Parts, qtbot) -> Iterator[Window]:
    """A window, not shown, without a screen."""
    window = Window(parts.kit)
    window.setMinimumSize(QSize(1, 1))
    window.resize(1024, 600)
    qtbot.addWidget(window)
    yield window
    window.close()


@pytest.fixture
def voyage(parts: Parts, window: Window, qtbot) -> Voyage:
    """The way through the app, at the harbour, shown."""
    voyage = Voyage(window, parts)
    voyage.start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return voyage


@pytest.fixture
def tap(parts: Parts, qtbot) -> Callable[[QWidget], None]:
    """A real click in the middle of a widget, and the way to the next screen brought to its end."""

    def click(widget: QWidget) -> None:
        assert widget.isVisible(), widget.accessibleName()
        at = widget.face.center().toPoint() if isinstance(widget, TouchButton) else widget.rect().center()
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()
        parts.kit.motion.skip()

    return click


# ---- packs -----------------------------------------------------------------------------------------


@pytest.fixture
def library(parts) -> Library:
    return parts.shelf.library


@pytest.fixture
def corner(voyage, children, tap) -> ParentsCorner:
    """The packs in the grown-ups' corner."""
    voyage._pile.push(Gate(voyage._parts.kit))
    voyage._to_parents()
    corner = voyage.screen
    assert isinstance(corner, ParentsCorner)
    return corner


@pytest.fixture
def bring(corner, qtbot):
    """Bring a file to the corner; gives the page that tells of it."""

    def bring(path: Path) -> ArrivalPage:
        before = corner.page
        corner.packs.bring((path,))
        qtbot.waitUntil(lambda: corner.page is not before and isinstance(corner.page, ArrivalPage))
        QApplication.processEvents()
        return corner.page

    return bring


@pytest.fixture
def press(corner, tap):
    """Click a button of the page, after scrolling to it."""

    def press(button) -> None:
        corner._room.ensureWidgetVisible(button)
        QApplication.processEvents()
        tap(button)

    return press


@pytest.fixture
def updated(bring, press, library) -> None:
    """A pack was added, and updated once."""
    for name in ("1-first.yaml", "2-row-changed-card-added.yaml"):
        press(bring(EXAMPLES / "update" / name).question.yes)
