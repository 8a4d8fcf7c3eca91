"""The computer's own speech, for what no recording says: names, numbers, what a family wrote."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QStandardPaths, Signal

_END_MS = 300


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
        self._cancelling = False
        self._next: tuple[str, str] | None = None
        self._listing = QProcess(self)
        self._listing.finished.connect(self._read)

    def ask(self) -> None:
        """Ask which languages have a voice; `known` follows."""
        self._listing.start(self._program, ["--list-synthesis-voices"])
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._end_listing)

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
        if self._cancelling:
            return
        self._cancelling = True
        cancelling = QProcess(self)
        cancelling.finished.connect(self._cancelled)
        cancelling.finished.connect(cancelling.deleteLater)
        cancelling.start(self._program, ["--cancel"])

    def _cancelled(self) -> None:
        self._cancelling = False
        self._speak()

    def _speak(self) -> None:
        self._talking = self._next is not None
        if self._next is not None:
            text, language = self._next
            self._next = None
            QProcess.startDetached(self._program, ["--language", language, "--", text])

    def _read(self) -> None:
        """The list has lines of name, language such as `cs` or `en-gb`, and variant; names may hold spaces."""
        lines = bytes(self._listing.readAllStandardOutput().data()).decode("utf-8", "replace").splitlines()[1:]
        words = (line.split() for line in lines)
        self.languages = frozenset(word[-2].split("-")[0].lower() for word in words if len(word) >= 3)
        self.known.emit()

    def _end_listing(self) -> None:
        """Let the list go: nobody waits for it any more."""
        self._listing.blockSignals(True)
        self._listing.kill()
        self._listing.waitForFinished(_END_MS)


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


def speaker_here(parent: QObject) -> Dispatcher | SystemSpeech | None:
    """What speaks on this computer, not yet asked for its languages; None where nothing can."""
    if sys.platform != "linux":
        return SystemSpeech(parent)
    program = QStandardPaths.findExecutable(Dispatcher.PROGRAM)
    return Dispatcher(program, parent) if program else None
