"""Short effects. Without the sound modules or a sound device everything stays playable and silent."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl


class Sound(QObject):
    """Plays the effects of `folder` by name. Effects are loaded when first needed, never before the first paint."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._volume = 100
        self._folder = folder
        self._effects: dict[str, Any] = {}
        self._available: bool | None = None

    @property
    def available(self) -> bool:
        """Whether this computer can make sounds at all."""
        if self._available is None:
            self._available = may_have_output() and _has_output()
        return self._available

    @property
    def volume(self) -> int:
        """How loud the effects are, 0 to 100."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._volume = volume
        for effect in self._effects.values():
            effect.setVolume(loudness(volume))

    def play(self, name: str) -> None:
        """Play the effect `name`, if sound is on and there is something to play it with."""
        if not self.on or not self.available:
            return
        if name not in self._effects:
            from PySide6.QtMultimedia import QSoundEffect  # see `available`

            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{name}.wav")))
            effect.setVolume(loudness(self._volume))
            self._effects[name] = effect
        self._effects[name].play()


def loudness(volume: int) -> float:
    """The amplitude for a volume of 0 to 100: squared, for so an ear hears equal steps as equal."""
    return (min(max(volume, 0), 100) / 100) ** 2


def may_have_output() -> bool:
    """Whether Linux has a sound card or a sound server at all: asking Qt loads 18 MB of sound modules."""
    if not sys.platform.startswith("linux"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/run/user/none"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0")
    cards = Path("/dev/snd")
    return (
        "PULSE_SERVER" in os.environ
        or any(server.exists() for server in servers)
        or (cards.is_dir() and any(cards.glob("pcm*p")))
    )


def _has_output() -> bool:
    """Whether Qt finds something to play on; the app starts and plays without its sound modules."""
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError:
        return False
    return not QMediaDevices.defaultAudioOutput().isNull()
