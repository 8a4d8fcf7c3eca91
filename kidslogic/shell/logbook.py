"""A small diary of what went wrong, for whoever helps a family: no names, no answers, nothing of what was played.

It lies in the data folder as `log/kidslogic.log` with two older files beside it, 100 kB each.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from kidslogic.learners.home import Home
from kidslogic.learners.trouble import StoreError
from kidslogic.resources import PACKAGE

LOG_FILE: Final = "kidslogic.log"
FILE_BYTES: Final = 100_000
OLDER_FILES: Final = 2
SOMEBODY: Final = "(name)"
"""Stands where a nickname would be."""
HOME_SIGN: Final = "~"
"""Stands for the person's own folder, which tells the name of who uses the computer."""
_ABOUT_CODE: Final = (TypeError, AttributeError, NameError, ImportError, RecursionError, ZeroDivisionError)
"""Faults whose messages tell about the program and never about what somebody wrote or answered."""
_QUIET: Final = ("qt.multimedia", "This plugin does not support", "PulseAudioService:")
"""What Qt tells on every machine without a sound card or a window manager."""
_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Logbook(QObject):
    """Writes while it is open what Qt complains of and what fails in Python; a full disk or no folder is no trouble."""

    failed = Signal()
    """Something failed that nobody expected; it is written down."""

    def __init__(self, home: Home, names: Callable[[], Iterable[str]], parent: QObject | None = None) -> None:
        """`names` tells the nicknames that must not be written; it is asked for every line of the main thread."""
        super().__init__(parent)
        self._names = names
        self._known: tuple[str, ...] = ()
        self._last = ""
        self._log = logging.Logger("kidslogic", logging.INFO)
        self._handler: logging.Handler = logging.NullHandler()
        try:
            home.log.mkdir(parents=True, exist_ok=True)
            self._handler = _DiskFile(
                home.log / LOG_FILE, maxBytes=FILE_BYTES, backupCount=OLDER_FILES, encoding="utf-8"
            )
        except OSError:
            pass  # a folder that cannot be written is told by the store
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self._log.addHandler(self._handler)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear Qt and Python; both complain as before when it is left."""
        before = sys.excepthook
        sys.excepthook = self.hear_python
        qInstallMessageHandler(self.hear_qt)
        try:
            yield
        finally:
            qInstallMessageHandler(None)
            sys.excepthook = before
            self.close()

    def close(self) -> None:
        """Write no more."""
        self._log.removeHandler(self._handler)
        with suppress(OSError):
            self._handler.close()

    def note(self, line: str) -> None:
        """Write that something happened that is no fault."""
        self._write(logging.INFO, line)

    def hear_python(self, kind: type[BaseException], fault: BaseException, at: TracebackType | None) -> None:
        """Write down a fault and where it happened, without values; the same one again is counted, not repeated."""
        self._write(logging.ERROR, describe(kind, fault, at))
        self.failed.emit()

    def hear_qt(self, kind: QtMsgType, where: QMessageLogContext, message: str) -> None:
        """Write down what Qt complains of."""
        level = _LEVELS.get(kind)
        if level is not None and not f"{where.category or ''} {message}".lstrip().startswith(_QUIET):
            self._write(level, f"Qt: {message}")

    def _write(self, level: int, line: str) -> None:
        """One line for each event; what keeps happening, such as a fault in painting, is written once."""
        if threading.current_thread() is threading.main_thread():  # the store belongs to it
            with suppress(StoreError):
                self._known = tuple(self._names())
        clean = without_names(line, self._known)
        if clean != self._last:
            self._last = clean
            self._log.log(level, "%s", clean)


def last_lines(home: Home, count: int) -> list[str]:
    """The last lines of the logbook, oldest first; none when there is no logbook."""
    try:
        return (home.log / LOG_FILE).read_text(encoding="utf-8", errors="replace").splitlines()[-count:]
    except OSError:
        return []


def describe(kind: type[BaseException], fault: BaseException, at: TracebackType | None) -> str:
    """A fault in one line: its kind, what it says about the program, and the calls that led to it, inmost last."""
    calls = " > ".join(f"{_place(Path(frame.filename))}:{frame.lineno} {frame.name}" for frame in extract_tb(at))
    said = f": {fault}" if issubclass(kind, _ABOUT_CODE) else ""
    if isinstance(fault, OSError) and fault.strerror:
        said = f": {fault.strerror}"
    return f"{kind.__name__}{said} at {calls or 'nowhere'}".replace("\n", " ")


def without_names(line: str, names: Iterable[str]) -> str:
    """The line with every nickname and the person's own folder taken out."""
    clean = line.replace(str(Path.home()), HOME_SIGN)
    for name in sorted({name for name in names if name}, key=len, reverse=True):
        clean = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", SOMEBODY, clean, flags=re.IGNORECASE)
    return clean


def _place(file: Path) -> str:
    """A file of ours below the package, any other by its name alone."""
    return file.relative_to(PACKAGE).as_posix() if file.is_relative_to(PACKAGE) else file.name


class _DiskFile(RotatingFileHandler):
    """A file that may fail: the disk is full or gone, which the store tells the grown-ups."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Let it be."""
