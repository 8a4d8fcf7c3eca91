"""Short effects. Without the sound modules or a sound device everything stays playable and silent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl


class Sound(QObject):
    """Plays the effects of `folder` by name. Effects are loaded when first needed, never before the first paint."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._folder = folder
        self._effects: dict[str, Any] = {}
        self._available: bool | None = None

    @property
    def available(self) -> bool:
        """Whether this computer can make sounds at all."""
        if self._available is None:
            try:
                from PySide6.QtMultimedia import QMediaDevices  # the app starts without it
            except ImportError:
                self._available = False
            else:
                self._available = not QMediaDevices.defaultAudioOutput().isNull()
        return self._available

    def play(self, name: str) -> None:
        """Play the effect `name`, if sound is on and there is something to play it with."""
        if not self.on or not self.available:
            return
        if name not in self._effects:
            from PySide6.QtMultimedia import QSoundEffect  # see `available`

            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
            self._effects[name] = effect
        self._effects[name].play()
