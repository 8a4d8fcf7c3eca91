"""Reading aloud in the child's own language; where nothing can say it, nothing is said and nothing breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kidslogic.ui.narration import Clip, Narration, Sound
from kidslogic.ui.sound import may_have_output
from kidslogic.ui.voice_live import Dispatcher, SystemSpeech, speaker_here

if TYPE_CHECKING:
    from kidslogic.ui.voice_player import ClipPlayer

Recordings = Mapping[str, Mapping[str, Sound]]
"""Language -> text as it is written -> the recording that says it."""


class Voice(QObject):
    """Says texts from recordings (`kidslogic.ui.narration`); a text with words that none of them says is left to the
    computer's own speech, if it has a voice of that language, else those words are left out.

    Nothing is loaded before `start`, which is called when the first screen stands, and the sound modules of Qt (18 MB)
    not before something is said on a computer that has something to play it on.
    """

    ready = Signal()
    """It is known anew whether anything can be heard in the language."""

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        """`folder` holds the recordings (`content/voice`); without it only the computer's own speech is used."""
        super().__init__(parent)
        self.on = True
        self.volume = 100
        """How loud the recordings are, 0 to 100."""
        self._folder = folder
        self._language = ""
        self._own: Recordings = {}
        self._narration: Narration | None = None
        self._started = False
        self._waiting = ""
        self._player: ClipPlayer | None = None
        self._plays = folder is not None
        self._speaker: Dispatcher | SystemSpeech | None = None

    def start(self) -> None:
        """Look for the computer's speech; returns at once, `ready` follows. What was asked for already is said now."""
        self._started = True
        self._plays = self._plays and may_have_output()
        self._speaker = speaker_here(self)
        if self._speaker is not None:
            self._speaker.known.connect(self.ready)
            self._speaker.ask()
        if self._has_recordings:
            self.ready.emit()
        self.say(self._waiting)

    def set_language(self, language: str) -> None:
        """Speak `language` ("de", "cs", "en") from now on, or be silent where nothing says it."""
        if language != self._language:
            self.hush()
            self._language = language
            self._narration = None
            self.ready.emit()

    def use_recordings(self, recordings: Recordings) -> None:
        """Look into a pack's own recordings first, from now on; an empty mapping ends it."""
        if recordings != self._own:
            self._own = recordings
            self._narration = None

    @property
    def available(self) -> bool:
        """Whether anything can be heard in the language; a voice of another one is never used."""
        return self._started and (self._has_recordings or self._is_spoken)

    @property
    def is_recorded(self) -> bool:
        """Whether there are recordings in the language, also where there is nothing to play them on."""
        return self._folder is not None and self._language != "" and (self._folder / self._language).is_dir()

    def say(self, text: str) -> None:
        """Say `text`, ending what is being said."""
        self.hush()
        if not self.on or not text:
            return
        if not self._started:
            self._waiting = text
            return
        reading = self._recorded().reading(text) if self._has_recordings else None
        if reading is not None and (reading.complete or not self._is_spoken):
            self._play(reading.clips)
        elif self._is_spoken and self._speaker is not None:
            self._speaker.say(text, self._language)

    def hush(self) -> None:
        """Say no more."""
        self._waiting = ""
        if self._player is not None:
            self._player.stop()
        if self._speaker is not None:
            self._speaker.stop()

    @property
    def _is_spoken(self) -> bool:
        return self._speaker is not None and self._language in self._speaker.languages

    @property
    def _has_recordings(self) -> bool:
        return self._plays and (self._narration is not None or self.is_recorded)

    def _recorded(self) -> Narration:
        if self._narration is None and self._folder is not None:
            loaded = Narration.load(self._folder, self._language)
            self._narration = loaded.with_own(self._own.get(self._language, {}))
        return self._narration or Narration({})

    def _play(self, clips: Sequence[Clip]) -> None:
        if self._player is None and clips:
            self._player = _make_player(self)
        if self._player is not None:
            self._player.play(clips, self.volume)
        elif clips:
            self._plays = False
            self.ready.emit()


class Bystander(Voice):
    """The voice of a screen about which another one speaks: says nothing, but touches on it end what `other` says."""

    def __init__(self, other: Voice) -> None:
        super().__init__()
        self._other = other

    def say(self, text: str) -> None:
        """Leave the word to the other one."""

    def hush(self) -> None:
        """End what the other one says."""
        self._other.hush()


def _make_player(parent: QObject) -> ClipPlayer | None:
    """None where Qt's sound modules, a decoder or a device are missing: the app plays on in silence."""
    try:
        from kidslogic.ui.voice_player import make_player  # loads the sound modules
    except ImportError:
        return None
    return make_player(parent)
