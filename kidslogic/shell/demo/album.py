"""The demo's pictures, numbered in the order in which they were taken; each is looked at for what finds no room."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QRect, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from kidslogic.learners.disk_words import why
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.ui.screen import overflowing
from kidslogic.ui.touch import TouchButton

_HARMLESS = ("This plugin does not support", "PulseAudioService:")
"""How Qt says that there is no window manager, or no sound on this machine."""
_SILENT = "qt.multimedia"
"""The log that tells which libraries for films and sounds a machine has."""
_ROUNDING_PX = 1
_QUALITY = 80
"""Of a PNG, which loses nothing: how little it is packed. So it takes two thirds of the time and a tenth more room."""


class Album:
    """Saves pictures of a window into a folder, and remembers in `faults` what was not in order on them."""

    def __init__(self, hands: Hands, folder: Path) -> None:
        """Old pictures in `folder` are deleted. Raises `Stopped` when nothing can be saved there."""
        self._hands = hands
        self._folder = folder
        self._count = 0
        self.faults: list[str] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for old in folder.glob("[0-9][0-9][0-9]-*.png"):
                old.unlink()
        except OSError as trouble:
            raise Stopped(f"The pictures cannot be saved. {why(trouble, 'en')}") from trouble

    def take(self, name: str) -> None:
        """Take a picture of the window when nothing moves any more."""
        self._hands.wait_for(lambda: self._hands.is_calm, f"The screen “{name}” never comes to rest.")
        self.take_moving(name)
        window = self._hands.window
        for words in overflowing(window):
            self.faults.append(f"On the screen “{name}” these words find no room: “{words}”")
        for words in _hidden_faces(window):
            self.faults.append(f"On the screen “{name}” a button leaves the window: “{words}”")

    def take_moving(self, name: str) -> None:
        """Take a picture at once, in the middle of a movement."""
        QApplication.processEvents()
        self._count += 1
        path = self._folder / f"{self._count:03d}-{name}.png"
        if not self._hands.window.grab().save(str(path), quality=_QUALITY):
            raise Stopped(f"The picture {path} cannot be saved.")


class Complaints:
    """Collects what Qt warns of and what fails in Python while it is entered; the rest of Qt's log goes nowhere."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __enter__(self) -> Self:
        qInstallMessageHandler(self._hear_qt)
        sys.excepthook = self._hear_python  # Qt swallows what is raised in a slot, but calls this
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        qInstallMessageHandler(None)
        sys.excepthook = sys.__excepthook__

    def _hear_qt(self, kind: QtMsgType, where: QMessageLogContext, message: str) -> None:
        serious = kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        if serious and not message.startswith(_HARMLESS) and not str(where.category).startswith(_SILENT):
            self.lines.append(f"Qt complained: {message}")

    def _hear_python(self, kind: type[BaseException], fault: BaseException, at: TracebackType | None) -> None:
        self.lines.append(f"The app failed: {kind.__name__}: {fault}")
        sys.__excepthook__(kind, fault, at)


def _hidden_faces(window: QWidget) -> list[str]:
    """Names of the buttons of which a part lies outside the window; pages that scroll may do that."""
    room = QRect(window.rect()).adjusted(-_ROUNDING_PX, -_ROUNDING_PX, _ROUNDING_PX, _ROUNDING_PX)
    return [
        button.accessibleName()
        for button in window.findChildren(TouchButton)
        if button.isVisible()
        and not _scrolls(button)
        and not room.contains(button.face.toRect().translated(button.mapTo(window, button.rect().topLeft())))
    ]


def _scrolls(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent is not None
