"""Widgets and screens that live on after everybody has gone home."""

from __future__ import annotations

import gc
from collections import Counter
from weakref import ReferenceType, ref

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from kidslogic.ui.screen import Screen


def sweep() -> None:
    """Let go of everything that is only waiting for it."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        gc.collect()


def ghosts() -> Counter[str]:
    """Python objects whose Qt object is gone, by class: something still holds them. Call `sweep` before.

    While anything runs aside (`ui.aside`) nobody looks: what another thread is just building must not be touched.
    """
    if not gc.isenabled():
        return Counter()
    objects = (thing for thing in gc.get_objects() if issubclass(type(thing), QObject))
    return Counter(type(thing).__name__ for thing in objects if not shiboken6.isValid(thing))


class Census:
    """Counts what lives. At home it should be the same as at the last time with as many children."""

    def __init__(self) -> None:
        self._screens: list[tuple[str, ReferenceType[Screen]]] = []
        self._counts: dict[int, Counter[str]] = {}

    def met(self, screen: Screen) -> None:
        """The robot has seen a screen."""
        if not any(known() is screen for _, known in self._screens):
            self._screens.append((type(screen).__name__, ref(screen)))

    def screens_left(self, shown: Screen | None) -> list[str]:
        """The screens that live on although they are no longer shown, each told once; call `sweep` before."""
        left = []
        for name, known in self._screens:
            screen = known()
            if screen is not None and screen is not shown:
                left.append(f"{name} lives on" + ("" if shiboken6.isValid(screen) else " in Python alone"))
        self._screens = [(name, known) for name, known in self._screens if known() is shown and shown is not None]
        return left

    def more_than_before(self, children: int) -> dict[str, int]:
        """Classes of which more widgets live than the last time with so many children; call `sweep` before."""
        now = Counter(type(widget).__name__ for widget in QApplication.allWidgets())
        before = self._counts.get(children)
        self._counts[children] = now if before is None else now | before
        return {} if before is None else dict(now - before)

    def forget(self) -> None:
        """The app starts anew."""
        self._counts.clear()
