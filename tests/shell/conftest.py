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
from kidslogic.shell.parts import Parts
from kidslogic.shell.voyage import Voyage
from kidslogic.shell.window import Window
from kidslogic.ui import lettering
from kidslogic.ui.kit import TouchPauses
from kidslogic.ui.touch import TouchButton
from tests.shell.sailing import NAMES


@pytest.fixture
def parts(qapp: QApplication, tmp_path: Path) -> Iterator[Parts]:
    """All parts, speaking English, with no pauses between touches."""
    before, family, face = QLocale(), lettering.font(20).family(), QApplication.font()
    parts = make_parts(Home(tmp_path / "home"))
    lettering.use_family(family)
    QApplication.setFont(face)
    parts.languages.use("en")
    yield replace(parts, kit=replace(parts.kit, pauses=TouchPauses(0, 0)))
    parts.store.close()
    parts.languages.release()
    QLocale.setDefault(before)


@pytest.fixture
def children(parts: Parts) -> tuple[Learner, ...]:
    """Six children in the harbour."""
    faces = list(parts.avatars)
    return tuple(parts.store.add(name, faces[index]) for index, name in enumerate(NAMES[:6]))


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
