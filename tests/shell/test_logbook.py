"""The logbook: small, without names or answers, never a trouble itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qWarning

from kidslogic.learners.home import Home
from kidslogic.learners.trouble import StoreFull
from kidslogic.shell.logbook import FILE_BYTES, LOG_FILE, OLDER_FILES, Logbook, describe, last_lines

NAMES = ("Eliška", "Jo", "Bartholomäus Friedrich")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


@pytest.fixture
def logbook(qapp, home: Home) -> Iterator[Logbook]:
    logbook = Logbook(home, lambda: NAMES)
    yield logbook
    logbook.close()


def everything(home: Home) -> str:
    return "".join(file.read_text("utf-8") for file in home.log.iterdir())


def raised(fault: BaseException) -> BaseException:
    try:
        raise fault
    except type(fault) as caught:
        return caught


def test_it_writes_where_a_fault_happened_and_tells_it(logbook, home, qtbot):
    fault = raised(TypeError("unsupported operand"))
    with qtbot.waitSignal(logbook.failed):
        logbook.hear_python(type(fault), fault, fault.__traceback__)
    (line,) = last_lines(home, 10)
    assert "TypeError: unsupported operand at test_logbook.py:" in line
    assert line.endswith("raised")


@pytest.mark.parametrize("name", NAMES)
def test_no_nickname_gets_in_whoever_says_it(name, logbook, home):
    fault = raised(AttributeError(f"{name.upper()} has no boat"))
    logbook.hear_python(type(fault), fault, fault.__traceback__)
    logbook.note(f"{name} came; {name}, again")
    with logbook.listening():
        qWarning(f"QLabel: no room for {name}")
    text = everything(home)
    assert name.casefold() not in text.casefold().split()
    assert text.count("(name)") == 4
    assert "Jonah" not in text


def test_a_name_inside_another_word_is_left_alone(logbook, home):
    logbook.note("the Journal of Jo")
    assert everything(home).endswith("the Journal of (name)\n")


def test_what_a_fault_says_about_values_stays_out():
    for fault in (ValueError("shell is not star"), KeyError("answer"), AssertionError("coconut")):
        caught = raised(fault)
        line = describe(type(caught), caught, caught.__traceback__)
        assert type(fault).__name__ in line
        assert str(fault) not in line
    caught = raised(OSError(28, "No space left on device", "Eliška.pdf"))
    assert "No space left on device" in describe(type(caught), caught, None)
    assert "Eliška" not in describe(type(caught), caught, None)


def test_the_folder_of_the_person_is_not_named(logbook, home):
    logbook.hear_qt(QtMsgType.QtWarningMsg, _Nowhere(), f"cannot open {Path.home()}/x")
    assert "cannot open ~/x" in everything(home)
    assert str(Path.home()) not in everything(home)


def test_what_repeats_is_written_once_and_chatter_never(logbook, home):
    for _ in range(1000):
        logbook.hear_qt(QtMsgType.QtWarningMsg, _Nowhere(), "QPainter::begin: twice")
    logbook.hear_qt(QtMsgType.QtDebugMsg, _Nowhere(), "chatter")
    logbook.hear_qt(QtMsgType.QtWarningMsg, _Nowhere("qt.multimedia.ffmpeg"), "no card")
    assert len(last_lines(home, 10)) == 1


def test_it_stays_small(logbook, home):
    for number in range(6000):
        logbook.note(f"{number} {'x' * 80}")
    files = sorted(home.log.iterdir())
    assert len(files) == OLDER_FILES + 1
    assert all(file.stat().st_size <= FILE_BYTES for file in files)
    assert last_lines(home, 1)[0].split()[-2] == "5999"


def test_a_folder_that_cannot_be_made_is_no_trouble(qapp, home):
    home.folder.mkdir()
    home.log.touch()
    Logbook(home, lambda: ()).note("nobody reads this")
    assert last_lines(home, 5) == []


def test_a_store_that_cannot_tell_the_names_is_no_trouble(qapp, home):
    def names() -> list[str]:
        raise StoreFull

    logbook = Logbook(home, names)
    logbook.note("started")
    logbook.close()
    assert len(last_lines(home, 5)) == 1


def test_python_and_qt_are_left_as_they_were(logbook):
    before = sys.excepthook
    with logbook.listening():
        assert sys.excepthook == logbook.hear_python
    assert sys.excepthook == before


FAILS_IN_A_SLOT = """
import sys
from collections.abc import Iterator
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kidslogic.learners.home import Home
from kidslogic.shell.logbook import Logbook
app = QApplication([])
logbook = Logbook(Home(Path(sys.argv[1])), lambda: ["Mia"])
QTimer.singleShot(0, lambda: len(5))
QTimer.singleShot(20, app.quit)
with logbook.listening():
    app.exec()
"""


def test_a_fault_in_a_slot_is_heard_and_the_app_goes_on(home):
    command = [sys.executable, "-c", FAILS_IN_A_SLOT, str(home.folder)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run(command, env=environ, check=False, timeout=60).returncode == 0
    assert "TypeError: object of type 'int' has no len()" in (home.log / LOG_FILE).read_text("utf-8")


class _Nowhere:
    """Where a message of Qt's comes from."""

    def __init__(self, category: str = "default") -> None:
        self.category = category


def test_a_full_disk_is_no_trouble(qapp, home, capfd):
    home.log.mkdir(parents=True)
    (home.log / LOG_FILE).symlink_to("/dev/full")
    logbook = Logbook(home, lambda: ())
    with logbook.listening():
        logbook.note("nobody can read this")
    assert capfd.readouterr() == ("", "")
