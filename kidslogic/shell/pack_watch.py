"""Notices when somebody saves a pack, whatever their editor does to the file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from kidslogic.packs.archive import MAIN_FILE
from kidslogic.packs.loading import CARD_FOLDER
from kidslogic.packs.pictures import FOLDER

_CALM_MS = 120
"""So long a file must have been left alone: it is written in pieces."""
_POLL_MS = 500
"""School shares tell nobody of a change; looking at a few names costs nothing."""
_EMPTY_POLLS = 3
"""So often an empty or missing file is taken for one that is just being saved."""

Stamp = tuple[tuple[str, int, int], ...]


class PackWatch(QObject):
    """Watches the pack at `path`: a file of its own, or a folder with cards and pictures."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._empty = 0
        self._known = self._stamp()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._touched)
        self._watcher.directoryChanged.connect(self._touched)
        self._calm = QTimer(self, singleShot=True, interval=_CALM_MS)
        self._calm.timeout.connect(self._look)
        self._poll = QTimer(self, interval=_POLL_MS)
        self._poll.timeout.connect(self._look)
        self._poll.start()
        self._watch()

    def _touched(self) -> None:
        self._calm.start()

    def _look(self) -> None:
        now = self._stamp()
        if now == self._known or self._calm.isActive():
            return
        main = self._path / MAIN_FILE if self._path.is_dir() else self._path
        if not _size(main) and self._empty < _EMPTY_POLLS:
            self._empty += 1
            return
        self._empty = 0
        self._known = now
        self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        """Watch what is there now: a file that was replaced by a new one is no longer watched."""
        wanted = {str(path) for path in (*self._folders(), *self._files())}
        missing = wanted.difference(self._watcher.files(), self._watcher.directories())
        if missing:
            self._watcher.addPaths(sorted(missing))

    def _folders(self) -> list[Path]:
        if not self._path.is_dir():
            return [self._path.parent]
        return [folder for folder in (self._path, self._path / CARD_FOLDER, self._path / FOLDER) if folder.is_dir()]

    def _files(self) -> list[Path]:
        if not self._path.is_dir():
            return [self._path] if self._path.is_file() else []
        patterns = ("*.yaml", f"{CARD_FOLDER}/*.yaml", f"{FOLDER}/*")
        return sorted(file for pattern in patterns for file in self._path.glob(pattern) if file.is_file())

    def _stamp(self) -> Stamp:
        stamps = []
        for file in self._files():
            try:
                state = file.stat()
            except OSError:
                continue  # gone since the folder was listed
            stamps.append((str(file), state.st_size, state.st_mtime_ns))
        return tuple(stamps)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
