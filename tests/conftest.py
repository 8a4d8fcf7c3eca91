"""What all tests stand on: Qt without a screen, an empty home for the app, one typeface, no window left behind."""

from __future__ import annotations

import os
import runpy
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

# Read by Qt when the application object is made, so they stand before any import of Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_LOGGING_RULES"] = "qt.multimedia.*=false;qt.speech.*=false"

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QStandardPaths
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from kidslogic.ui.font import CHAIN, load_fonts
from kidslogic.ui.language import Languages
from kidslogic.ui.lettering import font, use_family

ROOT = Path(__file__).resolve().parent.parent

# A slow moment of a busy machine is no failure; in CI hypothesis draws the same examples each time by itself.
settings.register_profile("house", settings(), deadline=None)
settings.load_profile("house")


# What decodes and plays needs Qt's sound modules; that the app plays on in silence without them is tested everywhere.
collect_ignore = [] if find_spec("PySide6.QtMultimedia") else ["ui/test_voice_player.py", "content/test_voice_heard.py"]


def pytest_configure(config: pytest.Config) -> None:
    """Bring the compiled translations up to date, once: the workers of a parallel run find them done."""
    if not hasattr(config, "workerinput"):
        runpy.run_path(str(ROOT / "installer" / "compile_translations.py"), run_name="__main__")


@pytest.fixture(scope="session", autouse=True)
def kidslogic_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The app's folder for this run; nothing of the person who runs the tests is read or written."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KIDSLOGIC_HOME", str(home))
        yield home


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["kidslogic", "-style", "fusion"]


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """pytest-qt's application, looking and speaking the same on every machine."""
    QStandardPaths.setTestModeEnabled(True)
    QLocale.setDefault(QLocale("en"))
    set_typeface(load_fonts())
    return qapp


def set_typeface(family: str) -> None:
    """Write in `family`, widgets as well as painted texts."""
    face = QFont(family)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    QApplication.setFont(face)
    use_family(family)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The app's languages; English is in use, and again after the test. `languages.use("cs")` switches."""
    before = QLocale()
    languages = Languages()
    languages.use("en")
    yield languages
    languages.release()
    QLocale.setDefault(before)


@pytest.fixture(params=["de", "cs", "en"])
def language(request: pytest.FixtureRequest, languages: Languages) -> str:
    """The test runs once in each language; the value is its code."""
    languages.use(request.param)
    return str(request.param)


@pytest.fixture(params=[CHAIN[1], CHAIN[3]])
def typeface(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The test runs with the bundled face and with the widest of the chain; the value is the family."""
    before = font(20).family()
    set_typeface(request.param)
    yield str(request.param)
    set_typeface(before)


@pytest.fixture(autouse=True)
def no_window_left_behind() -> Iterator[None]:
    """A test that leaves a window open fails: the window would take focus and events from the tests after it."""
    yield
    if QApplication.instance() is None:
        return
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    for widget in left:
        widget.close()
    assert not left, f"windows left open: {left}"
