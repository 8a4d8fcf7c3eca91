"""What an installation holds and whether it works: the test of every package, run by `kidslogic --smoke`."""

from __future__ import annotations

import platform
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QSysInfo, QUrl, qVersion
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

import kidslogic
from kidslogic.resources import content_dir
from kidslogic.shell.parts import Parts
from kidslogic.shell.window import Window
from kidslogic.ui.font import CHAIN
from kidslogic.ui.narration import SUFFIX
from kidslogic.ui.touch import TouchButton
from kidslogic.ui.voice_live import speaker_here

_PATIENCE_S: Final = 10.0
"""How long a window may take to stand, or a recording to be decoded."""
_ANSWER_S: Final = 3.0
"""How long the computer's speech may take to tell its languages."""
_SIDE: Final = 32
_A_PICTURE: Final = "parrot"


def findings(window: Window, parts: Parts, home: Path) -> dict[str, Any]:
    """Wait for `window`, which is being shown, and tell what was found, ready for JSON.

    `missing` names what is needed and is not there.
    `home` is the family's data folder. The window and `parts` work in another one: nothing of the family is read.
    """
    facts = {"version": kidslogic.__version__, **_ground(window), **_inside(parts), **_libraries(home)}
    facts["missing"] = [name for name, is_there in _needed(facts) if not is_there]
    return facts


def _ground(window: Window) -> dict[str, Any]:
    """What the app stands on, and its window on the screen."""
    began = time.monotonic()
    shown = _wait_for(lambda: window.windowHandle().isExposed() and not window.grab().isNull())
    screen = window.screen().availableGeometry().size()
    faces = [button.face.size() for button in window.findChildren(TouchButton) if button.isVisible()]
    return {
        "platform": QGuiApplication.platformName(),
        "system": f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        "python": platform.python_version(),
        "qt": qVersion(),
        "window": [window.width(), window.height()] if shown else None,
        "screen": [screen.width(), screen.height()],
        "fits": window.width() <= screen.width() and window.height() <= screen.height(),
        "smallest_target": round(min((min(face.width(), face.height()) for face in faces), default=0.0), 1),
        "pixel_ratio": window.devicePixelRatioF(),
        "window_ms": round((time.monotonic() - began) * 1000),
    }


def _inside(parts: Parts) -> dict[str, Any]:
    """The app's own things."""
    content = content_dir()
    languages = [language.code for language in parts.languages.available]
    return {
        "games": {game: _opens(parts, game) for game in parts.games},
        "packs": [pack.id for pack in parts.shelf.packs()],
        "languages": languages,
        "lessons": len(list(content.glob("lessons/*/*.yaml"))),
        "narration": {code: len(list(content.glob(f"voice/{code}/*{SUFFIX}"))) for code in languages},
        "sounds": len(list(content.glob("sounds/*.wav"))),
        "font": QFontInfo(QFont(QApplication.font())).family(),
        "voices": _voices(parts.languages, languages),
        "svg": parts.kit.pictures.pixmap(_A_PICTURE, _SIDE).toImage().pixelColor(_SIDE // 2, _SIDE // 2).alpha() > 0,
    }


def _libraries(home: Path) -> dict[str, Any]:
    """What others made and we bring along or find."""
    return {
        "decoder": _decodes(next(iter(sorted(content_dir().glob(f"voice/*/*{SUFFIX}"))), None)),
        "pymunk": _moves(),
        "home_writable": _is_writable(home),
    }


def _needed(facts: Mapping[str, Any]) -> list[tuple[str, bool]]:
    """What an installation must have; a voice of the computer's own is not among it."""
    return [
        ("window", facts["window"] is not None),
        ("fits", facts["fits"]),
        ("games", bool(facts["games"]) and all(facts["games"].values())),
        ("packs", bool(facts["packs"])),
        ("languages", {"de", "cs", "en"} <= set(facts["languages"])),
        ("narration", all(facts["narration"].values())),
        ("sounds", bool(facts["sounds"])),
        ("font", facts["font"] in CHAIN),
        ("svg", facts["svg"]),
        ("decoder", facts["decoder"]),
        ("pymunk", facts["pymunk"] is not None),
        ("home_writable", facts["home_writable"]),
    ]


def _opens(parts: Parts, game: str) -> bool:
    """Whether a game's screens can be loaded with all they stand on."""
    try:
        parts.view_of(game)
    except (ImportError, OSError):
        return False
    return True


def _decodes(recording: Path | None) -> bool:
    """Whether Qt makes sound of a recording of ours: its plugin may be there and its libraries not."""
    try:
        from PySide6.QtMultimedia import QAudioDecoder  # an app without sound is still an app
    except ImportError:
        return False
    if recording is None:
        return False
    decoder, faults = QAudioDecoder(), []
    decoder.error.connect(lambda: faults.append(True))
    decoder.setSource(QUrl.fromLocalFile(str(recording)))
    decoder.start()
    _wait_for(lambda: bool(faults) or decoder.bufferAvailable())
    return decoder.bufferAvailable()


def _voices(parent: QObject, ours: Iterable[str]) -> list[str]:
    """Our languages that the computer itself can speak."""
    speaker = speaker_here(parent)
    if speaker is None:
        return []
    answers: list[bool] = []
    speaker.known.connect(lambda: answers.append(True))
    speaker.ask()
    _wait_for(lambda: bool(answers), _ANSWER_S)
    return sorted(speaker.languages.intersection(ours))


def _moves() -> str | None:
    """The version of pymunk when its C library computes, None when it does not."""
    try:
        pymunk = import_module("pymunk")
    except (ImportError, OSError):
        return None
    space, ball = pymunk.Space(), pymunk.Body(1, 1)
    space.gravity = (0, 1)
    space.add(ball)
    space.step(1)
    return str(pymunk.version) if ball.velocity.y > 0 else None


def _is_writable(home: Path) -> bool:
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return True
    except OSError:
        return False


def _wait_for(happens: Callable[[], bool], seconds: float = _PATIENCE_S) -> bool:
    end = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > end:
            return False
        QApplication.processEvents()
        time.sleep(0.005)
    return True
