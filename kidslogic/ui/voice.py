"""Reading aloud in the child's own language; where there is no such voice, nothing is said and nothing breaks."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal


class Voice(QObject):
    """The computer's own speech. The engine takes a second to start, so `start` is called after the first paint."""

    ready = Signal()
    """It is now known whether there is a voice for the language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._speech: Any = None
        self._language = ""

    def start(self) -> None:
        """Find the computer's speech engine; without one the voice stays silent."""
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech  # the app starts without it
        except ImportError:
            return
        engines = [engine for engine in QTextToSpeech.availableEngines() if engine != "mock"]
        if engines:
            speech = QTextToSpeech(engines[0], self)
            if speech.state() != QTextToSpeech.State.Error:
                self._speech = speech
                self._apply_language()
        self.ready.emit()

    def set_language(self, language: str) -> None:
        """Speak `language` ("de", "cs", "en") from now on, or be silent where it has no voice."""
        self._language = language
        self._apply_language()

    @property
    def available(self) -> bool:
        """Whether there is a voice for the language; one of another language is never used."""
        return self._speech is not None and self._matching_locale() is not None

    def say(self, text: str) -> None:
        """Say `text`, ending what is being said."""
        if self.on and text and self.available:
            self._speech.stop()
            self._speech.say(text)

    def hush(self) -> None:
        """Say no more."""
        if self._speech is not None:
            self._speech.stop()

    def _apply_language(self) -> None:
        locale = self._matching_locale()
        if locale is not None:
            self._speech.setLocale(locale)

    def _matching_locale(self) -> QLocale | None:
        if self._speech is None or not self._language:
            return None
        wanted = QLocale(self._language).language()
        return next((locale for locale in self._speech.availableLocales() if locale.language() == wanted), None)
