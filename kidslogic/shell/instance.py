"""One running KidsLogic for each data folder: a second start brings the first window to the front."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

LOCK = "running.lock"
CALL = "come-forward"


class Instance(QObject):
    """The right to use a data folder. Files only: no socket is opened."""

    called = Signal()
    """Somebody started KidsLogic once more."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call = folder / CALL
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None

    def take(self) -> bool:
        """Whether this is the first start; where the folder cannot be written, nobody else can be asked."""
        if self._lock.tryLock(0):
            self._watch()
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def call_first(self) -> None:
        """Ask the first window to come to the front."""
        try:
            self._call.write_text("come", encoding="utf-8")
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
        self._watcher.fileChanged.connect(self.called)
