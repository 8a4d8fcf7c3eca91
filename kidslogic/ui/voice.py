"""Reading aloud in the child's own language; where there is no such voice, nothing is said and nothing breaks."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QStandardPaths, Signal

_END_MS = 300


class Voice(QObject):
    """The computer's own speech. It is looked for in `start`, which is called when the first screen stands."""

    ready = Signal()
    """It is now known whether there is a voice for the language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self._speaker: Dispatcher | SystemSpeech | None = None
        self._language = ""

    def start(self) -> None:
        """Look for the computer's speech; returns at once, `ready` follows. Without one the voice stays silent."""
        if sys.platform == "linux":
            program = QStandardPaths.findExecutable(Dispatcher.PROGRAM)
            self._speaker = Dispatcher(program, self) if program else None
        else:
            self._speaker = SystemSpeech(self)
        if self._speaker is not None:
            self._speaker.known.connect(self.ready)
            self._speaker.ask()

    def set_language(self, language: str) -> None:
        """Speak `language` ("de", "cs", "en") from now on, or be silent where it has no voice."""
        if language != self._language:
            self.hush()
            self._language = language
            self.ready.emit()

    @property
    def available(self) -> bool:
        """Whether there is a voice for the language; one of another language is never used."""
        return self._speaker is not None and self._language in self._speaker.languages

    def say(self, text: str) -> None:
        """Say `text`, ending what is being said."""
        if self.on and text and self.available and self._speaker is not None:
            self._speaker.say(text, self._language)

    def hush(self) -> None:
        """Say no more."""
        if self._speaker is not None:
            self._speaker.stop()


class Dispatcher(QObject):
    """Linux: the speech dispatcher, through its own small program.

    Qt's engine for it halts the app for a second or more while it lists all voices; another process may take its time.
    """

    known = Signal()
    PROGRAM = "spd-say"

    def __init__(self, program: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.languages: frozenset[str] = frozenset()
        self._program = program
        self._talking = False
        self._next: tuple[str, str] | None = None

    def ask(self) -> None:
        """Ask which languages have a voice; `known` follows."""
        listing = QProcess(self)
        listing.finished.connect(lambda: self._read(listing))
        listing.start(self._program, ["--list-synthesis-voices"])
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(lambda: _end(listing))

    def say(self, text: str, language: str) -> None:
        """Say something, ending what is being said."""
        self._next = (text, language)
        if not self._talking:
            self._speak()
        else:
            self._cancel()

    def stop(self) -> None:
        """Say no more."""
        self._next = None
        if self._talking:
            self._cancel()

    def _cancel(self) -> None:
        """End what is being said; only then may the next sentence begin, or it would be ended as well."""
        cancelling = QProcess(self)
        cancelling.finished.connect(self._speak)
        cancelling.finished.connect(cancelling.deleteLater)
        cancelling.start(self._program, ["--cancel"])

    def _speak(self) -> None:
        self._talking = self._next is not None
        if self._next is not None:
            text, language = self._next
            self._next = None
            QProcess.startDetached(self._program, ["--language", language, "--", text])

    def _read(self, listing: QProcess) -> None:
        """The list has lines of name, language such as `cs` or `en-gb`, and variant; names may hold spaces."""
        lines = bytes(listing.readAllStandardOutput().data()).decode("utf-8", "replace").splitlines()[1:]
        words = (line.split() for line in lines)
        self.languages = frozenset(word[-2].split("-")[0].lower() for word in words if len(word) >= 3)
        self.known.emit()


def _end(process: QProcess) -> None:
    """Let a process go that nobody waits for any more."""
    process.blockSignals(True)
    process.kill()
    process.waitForFinished(_END_MS)


class SystemSpeech(QObject):
    """Windows and macOS: the system's speech through Qt, which starts at once there."""

    known = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.languages: frozenset[str] = frozenset()
        self._speech: Any = None

    def ask(self) -> None:
        """Find the engine and its languages; `known` follows."""
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech  # the app starts without it
        except ImportError:
            return
        engines = [engine for engine in QTextToSpeech.availableEngines() if engine != "mock"]
        if engines:
            speech = QTextToSpeech(engines[0], self)
            if speech.state() != QTextToSpeech.State.Error:
                self._speech = speech
                self.languages = frozenset(locale.name().split("_")[0] for locale in speech.availableLocales())
        self.known.emit()

    def say(self, text: str, language: str) -> None:
        """Say something, ending what is being said."""
        locales = self._speech.availableLocales()
        self._speech.stop()
        self._speech.setLocale(next(locale for locale in locales if locale.name().split("_")[0] == language))
        self._speech.say(text)

    def stop(self) -> None:
        """Say no more."""
        if self._speech is not None:
            self._speech.stop()
