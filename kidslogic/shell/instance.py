"""One running KidsLogic for each data folder: a second start brings the first window to the front."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

LOCK = "running.lock"
CALL = "come-forward"


class Instance(QObject):
    """The right to use a data folder. Files only: no socket is opened."""

    called = Signal(str)
    """Somebody started KidsLogic once more; emits the file they want to open, "" for none."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call = folder / CALL
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None
        self._heard = ""

    def take(self) -> bool:
        """Whether this is the first start; where the folder cannot be written, nobody else can be asked."""
        if self._lock.tryLock(0):
            self._watch()
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def call_first(self, file: Path | None = None) -> None:
        """Ask the first window to come to the front, and to open a file."""
        wish = f"{uuid4().hex}\n{'' if file is None else file.absolute()}\n"
        try:
            self._call.write_text(wish, encoding="utf-8")
        except OSError:
            return  # the folder has become read-only; the first window stays where it is

    def give_up(self) -> None:
        """Let somebody else have the folder."""
        self._lock.unlock()

    def _watch(self) -> None:
        try:
            self._call.write_text("", encoding="utf-8")
        except OSError:
            return
        self._watcher = QFileSystemWatcher([str(self._call)], self)
        self._watcher.fileChanged.connect(self._listen)

    def _listen(self) -> None:
        """One wish may be noticed several times while it is written; it is whole when its last line ends."""
        try:
            wish = self._call.read_text(encoding="utf-8")
        except (OSError, UnicodeError):
            return
        if wish.count("\n") == 2 and wish != self._heard:
            self._heard = wish
            self.called.emit(wish.splitlines()[1])
