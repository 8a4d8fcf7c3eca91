"""Leaving a full screen, which has no frame: the held door in the harbour. In a kiosk only a grown-up gets through."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QInputDevice

from kidslogic.shell.parts import Parts
from kidslogic.shell.pin_gate import gate_of
from kidslogic.shell.window import Window

_MADE_UP: Final = ("Virtual core",)
"""How X names the mouse and keyboard that it has even where none is plugged in."""


class Leaving(QObject):
    """Lets a child out who holds the door, in a kiosk only who passes the fence of the grown-ups."""

    def __init__(self, window: Window, parts: Parts) -> None:
        super().__init__(window)
        self._window = window
        self._parts = parts
        window.leaving.connect(self._leave)

    def _leave(self) -> None:
        if not self._window.kiosk:
            self._window.leave()
            return
        gate = gate_of(self._parts)
        gate.passed.connect(self._window.leave)
        self._window.visit.emit(gate)


def is_tablet(devices: Iterable[QInputDevice] | None = None, platform: str = sys.platform) -> bool:
    """Whether this device has a touch screen and neither mouse nor keys; `devices` are those that Qt knows."""
    if platform in ("android", "ios"):
        return True
    kinds = {
        device.type()
        for device in (QInputDevice.devices() if devices is None else devices)
        if not device.name().startswith(_MADE_UP)
    }
    kind = QInputDevice.DeviceType
    return kind.TouchScreen in kinds and not kinds & {kind.Mouse, kind.TouchPad, kind.Keyboard}
