"""The one place where the parts are put together: application, languages, kit, store, library, window."""

from __future__ import annotations

import gc
import itertools
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import yaml
from PySide6.QtCore import QSize, QSysInfo, Qt, QTimer, qVersion
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

import kidslogic
from kidslogic import registry
from kidslogic.learners.home import Home, find_home
from kidslogic.learners.store import Store
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.shell.data_backup import back_up_beside
from kidslogic.shell.goodbye import Goodbye
from kidslogic.shell.heap import return_large_blocks
from kidslogic.shell.instance import Instance
from kidslogic.shell.leaving import Leaving, is_tablet
from kidslogic.shell.lesson_table import lessons_of
from kidslogic.shell.logbook import Logbook
from kidslogic.shell.pack_shelf import PackShelf
from kidslogic.shell.pages import ScrollRoom
from kidslogic.shell.parts import SEED_BITS, Parts, Settings
from kidslogic.shell.trouble_screen import Comforter
from kidslogic.shell.voyage import Voyage
from kidslogic.shell.window import Window
from kidslogic.shell.words import notice_text
from kidslogic.ui import lettering
from kidslogic.ui.font import load_fonts
from kidslogic.ui.game_view import ViewModule
from kidslogic.ui.kit import Kit
from kidslogic.ui.language import Languages
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice

FIRST_SIZE = QSize(1280, 800)


VOICE_AFTER_MS = 700
"""When the voice is looked for, after the window was shown."""
TIDY_AFTER_MS = 2_000
"""When old versions of packs are removed and a large store is backed up, after the window was shown."""
BACK_UP_EVERY_MS = 3_600_000
"""How often the running app looks whether a new day wants its backup."""
FETCH_AFTER_MS, FETCH_APART_MS = 900, 150
"""When what is wanted soon is fetched, after the window was shown: piece by piece, with time for touches between."""
FULL = "full"
"""How the settings write a window that filled the screen."""


def play(pack: Path | None = None, *, full_screen: bool = False, kiosk: bool = False) -> int:
    """Open the app, perhaps with a pack to add; returns its exit code when the window was closed.

    `full_screen` fills the screen, `kiosk` too, and then only a grown-up leaves.
    """
    application = make_application()
    goodbye = Goodbye()
    home = find_home()
    home_is_there = _make(home)
    instance = Instance(home.folder)
    if home_is_there and not instance.take():
        instance.call_first(pack)
        return 0
    parts = make_parts(home)
    window = make_window(parts, kiosk=kiosk)
    goodbye.said.connect(window.leave)
    instance.called.connect(lambda file: _come_forward(window, file))
    filled = full_screen or kiosk or is_tablet()
    if not filled:
        window.closing.connect(lambda: parts.settings.change(window=_size_text(window)))
    _show(window, FULL if filled else parts.settings.now.window)
    QTimer.singleShot(VOICE_AFTER_MS, window, parts.kit.voice.start)
    QTimer.singleShot(TIDY_AFTER_MS, window, parts.tidy_packs)
    fetch_soon(parts, window)
    back_up_each_day(parts, window)
    if pack is not None:
        QTimer.singleShot(0, window, lambda: window.brought.emit((pack.absolute(),)))
    logbook = Logbook(home, parts.nicknames)
    Comforter(window, parts.kit, logbook)
    with logbook.listening():
        logbook.note(f"KidsLogic {kidslogic.__version__} on {QSysInfo.prettyProductName()}, Qt {qVersion()}")
        code = int(application.exec())
    parts.close()
    instance.give_up()
    return code


def smoke() -> dict[str, Any]:
    """What this installation holds, as `kidslogic.shell.smoke` finds it in a window over an empty folder."""
    from kidslogic.shell.smoke import findings  # nobody who plays needs it

    with tempfile.TemporaryDirectory(prefix="kidslogic-smoke-") as folder:
        make_application()
        parts = make_parts(Home(Path(folder)))
        window = make_window(parts)
        _show(window, "")
        found = findings(window, parts, find_home().folder)
        window.close()
        parts.close()
    return found


def demo(
    out: Path,
    language: str,
    size: tuple[int, int],
    *,
    reduced_motion: bool = False,
    hurry: bool = False,
    game_id: str = "",
) -> int:
    """Let the app play by itself and save a picture of every screen in `out`; returns 0 when all went well.

    `hurry` makes movements and pauses short from the start.
    `game_id` names one game that is shown in full, "" stands for a tour of everything.
    """
    from kidslogic.shell.demo.album import Complaints  # nobody who plays needs these
    from kidslogic.shell.demo.offscreen import widen
    from kidslogic.shell.demo.tour import play_through

    with Complaints() as complaints, tempfile.TemporaryDirectory(prefix="kidslogic-demo-") as folder:
        widen(size, Path(folder))
        make_application()
        # The same luck each time: two demos differ only where the app does.
        parts = replace(make_parts(Home(Path(folder))), luck=itertools.count(1).__next__)
        parts.languages.use(language)
        parts.settings.change(language=language, reduced_motion=reduced_motion)
        parts.kit.motion.reduced = reduced_motion
        window = make_window(parts)
        window.resize(*size)
        window.show()
        code = play_through(window, parts, out, complaints, hurry=hurry, game_id=game_id)
        window.close()
        parts.close()
    return code


def soak(minutes: float, seed: int, language: str, size: tuple[int, int], out: Path | None = None) -> int:
    """Let a robot play for `minutes`, well and badly, and print what it found; returns 0 when that was nothing.

    `out` is a folder for the report (text and JSON) and the list of all acts. The app starts several times over the
    same empty home; its luck and the robot's come from `seed`.
    """
    from kidslogic.shell.demo.album import Complaints  # nobody who plays needs these
    from kidslogic.shell.demo.offscreen import widen
    from kidslogic.shell.robot.soak import ROOM, Course, Soak

    luck = Random(seed)
    with Complaints() as complaints, tempfile.TemporaryDirectory(prefix="kidslogic-soak-") as folder:
        widen(ROOM, Path(folder))
        os.environ["HOME"] = folder  # what the robot saves by chance lands here
        make_application()
        home = Home(Path(folder) / "data")
        home.make()

        def start() -> tuple[Window, Parts]:
            fresh = not home.settings.exists()
            parts = replace(make_parts(home), luck=lambda: luck.getrandbits(SEED_BITS))
            if fresh:
                parts.languages.use(language)
                parts.settings.change(language=language)
            window = make_window(parts)
            parts.kit.voice.start()
            for fetch in _wanted_soon(parts, window):
                fetch()
            return window, parts

        report = Soak(start, complaints, Course(seed, minutes, language, size, out)).run()
    print(report.as_text())
    return 0 if report.is_well else 1


def make_parts(home: Home) -> Parts:
    """Everything the screens share, for the data folder `home`. Needs a QApplication."""
    family = load_fonts()
    lettering.use_family(family)
    QApplication.setFont(QFont(family))
    settings = Settings(home.settings)
    content = content_dir()
    voice = Voice(folder=content / "voice")
    languages = Languages()
    languages.changed.connect(voice.set_language)
    codes = [language.code for language in languages.available]
    languages.use(settings.now.language if settings.now.language in codes else languages.system_default())
    return Parts(
        kit=Kit(Pictures(content), Sound(content / "sounds"), voice, Motion(), built_in_vocabulary()),
        languages=languages,
        store=Store.open(home, lambda: datetime.now().astimezone()),
        settings=settings,
        shelf=PackShelf(content, home),
        games={game.id: game for game in registry.games() if game.on_shelf},
        view_of=lambda game_id: cast("ViewModule", registry.view_module(game_id)),
        avatars=_avatars(),
        today=lambda: datetime.now().astimezone().date(),
        now=lambda: datetime.now().astimezone(),
        seconds=time.monotonic,
        luck=lambda: secrets.randbits(SEED_BITS),
    )


def make_window(parts: Parts, *, kiosk: bool = False) -> Window:
    """The window at the harbour, not yet shown."""
    window = Window(parts.kit, kiosk=kiosk)
    window.resize(FIRST_SIZE)
    Voyage(window, parts).start()
    Leaving(window, parts)
    return window


def fetch_soon(parts: Parts, window: Window) -> None:
    """Fetch what is wanted soon, while nobody touches the window that is shown."""
    for place, fetch in enumerate(_wanted_soon(parts, window)):
        QTimer.singleShot(FETCH_AFTER_MS + place * FETCH_APART_MS, window, fetch)


def _wanted_soon(parts: Parts, window: Window) -> Iterator[Callable[[], object]]:
    """What the first child on board would wait for: the packs, the screens of the games, then their lessons.

    Qt's binding makes the words of a kind of widget when the first one is asked, which takes as long as a whole screen:
    a room that scrolls is asked and let go. All that is there in the end stays for good: the garbage collector need not
    halt the window for it again and again, 70 ms each time.
    """
    yield parts.shelf.packs
    for game_id in parts.games:
        yield partial(parts.view_of, game_id)
    yield lambda: ScrollRoom(window).deleteLater()
    for game in parts.games.values():
        yield partial(lessons_of, game)
    yield gc.collect
    yield gc.freeze


def make_application() -> QApplication:
    """The application object, named and styled."""
    return_large_blocks()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("kidslogic")
    application.setApplicationDisplayName("KidsLogic")
    application.setStyle("fusion")
    return application


def _make(home: Home) -> bool:
    try:
        home.make()
    except OSError:
        return False  # the store says so, and the children can play
    return True


def _show(window: Window, last: str) -> None:
    """Show the window as it was left; a small screen is filled."""
    room = window.screen().availableGeometry().size()
    width, _, height = last.partition("x")
    if last == FULL:
        window.showFullScreen()
        return
    if width.isdecimal() and height.isdecimal():
        window.resize(QSize(int(width), int(height)).boundedTo(room))
    elif room.width() <= FIRST_SIZE.width() or room.height() <= FIRST_SIZE.height():
        window.showMaximized()
        return
    window.show()


def back_up_each_day(parts: Parts, window: Window) -> None:
    """Soon, and again every hour: a tablet that is never off has a copy of each day, too."""

    def back_up() -> None:
        back_up_beside(parts, window, lambda code: window.notices.say(code, lambda: notice_text(code)))

    QTimer.singleShot(TIDY_AFTER_MS, window, back_up)
    hourly = QTimer(window, interval=BACK_UP_EVERY_MS)
    hourly.timeout.connect(back_up)
    hourly.start()


def _size_text(window: Window) -> str:
    return FULL if window.isFullScreen() else f"{window.width()}x{window.height()}"


def _come_forward(window: Window, file: str) -> None:
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    if file:
        window.brought.emit((Path(file),))


def _avatars() -> Mapping[str, Mapping[str, str]]:
    text = (content_dir() / "symbols" / "symbols.yaml").read_text(encoding="utf-8")
    avatars: Mapping[str, Mapping[str, str]] = yaml.load(text, Loader=yaml.CSafeLoader)["avatars"]
    return avatars
