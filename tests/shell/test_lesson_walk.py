"""The screen of a lesson is walked like all others: named, reachable, large enough, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.shell.comfort import TEXT_SCALES
from kidslogic.shell.lesson import LessonScreen
from kidslogic.shell.lesson_band import LessonBand
from kidslogic.shell.lesson_table import LessonTable
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import BAR, Metrics
from kidslogic.ui.touch import TouchButton
from tests.lessons.school import FILES, lesson_at
from tests.shell.sailing import interactive
from tests.shell.test_screens import LANGUAGES, LEAST_PX, SIZES, longer  # noqa: F401  # a fixture

LONGEST = 10
"""So many of the longest sentences of each language are tried."""


@pytest.fixture
def open_lesson(parts, children, window, qtbot) -> Callable[[str, str], LessonScreen]:
    """Opens the second step of a lesson of a game, where nothing waits to be shown."""

    def begun(game: str, name: str) -> LessonScreen:
        parts.kit.motion.reduced = True
        path = next(path for path in FILES if (path.parent.name, path.stem) == (game, name))
        screen = LessonTable(parts, print).screen(lesson_at(path), children[0], anew=True)
        screen.session.enter(screen.session.run.skip())
        window.sail_to(screen)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        screen.begin()
        assert screen.session.run.phase == "do"
        return screen

    return begun


@pytest.fixture
def screen(open_lesson) -> LessonScreen:
    """The first lesson of LOGIX."""
    return open_lesson("logix", "place")


def sentences(language: str) -> list[str]:
    """The longest sentences of all lessons."""
    steps = [step for path in FILES for step in lesson_at(path).steps]
    texts = {texts[language] for step in steps for texts in (step.say, step.otherwise, step.praise) if texts}
    return sorted(texts, key=len)[-LONGEST:]


def test_everything_has_a_name_in_each_language(screen, parts, window):
    names: dict[str, set[str]] = {}
    for language in LANGUAGES:
        parts.languages.use(language)
        QApplication.processEvents()
        names[language] = {widget.accessibleName().strip() for widget in interactive(window)}
        assert "" not in names[language]
    assert not names["en"] & names["cs"]
    assert {button.accessibleName() for button in (screen.band.back, screen.band.again, screen.band.skip)} <= names[
        "en"
    ]


def test_the_keyboard_reaches_everything(screen, window):
    board = screen.game.board
    wanted = {widget for widget in interactive(window) if widget not in board.cells or widget is board.stop}
    reached: set[QWidget] = set()
    for _ in range(2 * len(wanted) + 4):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert not {widget.accessibleName() for widget in wanted - reached}


def test_the_ways_are_as_large_as_all_buttons_and_cover_nothing(screen, window):
    band = screen.band
    for size in SIZES.values():
        window.resize(size)
        faces = [button.face.translated(button.pos().toPointF()) for button in (band.back, band.again, band.skip)]
        assert all(min(face.width(), face.height()) >= LEAST_PX - 1 for face in faces)
        assert all(band.rect().toRectF().contains(face) for face in faces)
        words = band.bubble.sheet.translated(band.bubble.pos().toPointF())
        for index, face in enumerate(faces):
            assert not any(face.intersects(other) for other in (*faces[:index], words))
        assert not band.geometry().intersects(screen.game.geometry())


def test_no_words_are_cut_off_when_they_are_longer(longer, screen, window):  # noqa: F811  # the fixture
    for size in SIZES.values():
        window.resize(size)
        assert not overflowing(window), size


@pytest.mark.usefixtures("typeface")
def test_every_sentence_finds_room_in_the_band(parts, window):
    band = LessonBand(parts.kit, str, window)
    words = {language: sentences(language) for language in LANGUAGES}
    for size, scale in product(SIZES.values(), (TEXT_SCALES["M"], TEXT_SCALES["L"])):
        metrics = Metrics(size.width(), size.height(), scale)
        band.lie(size.width() - (0 if metrics.portrait else round(BAR * metrics.u)), metrics)
        for sentence in chain.from_iterable(words.values()):
            band.bubble.set_text(lambda sentence=sentence: sentence)
            assert band.bubble.laid_out().fits, (sentence, size)


def test_with_a_lesson_the_game_itself_asks_for_nothing(screen):
    assert screen.game.prompt() == ""
    assert not screen.game.bubble.isVisible()
    assert screen.game.seats[0].isVisible()
    screen.game.refuse("no_neighbour")
    assert screen.game.bubble.isVisible()
    assert not screen.game.seats[0].isVisible()


@pytest.mark.parametrize(
    "lesson", [*product(["piraten"], ["row", "group", "answer", "aim", "dare"]), ("logix", "place")]
)
def test_in_a_low_window_the_game_is_as_large_as_without_a_lesson(open_lesson, window, lesson):
    screen = open_lesson(*lesson)
    window.resize(SIZES["1024x600"])
    cells = getattr(screen.game, "board", None)  # the board's cells may be smaller
    asked = [button for button in screen.game.findChildren(TouchButton) if button.parent() is not cells]
    faces = {button: button.face for button in asked if button.isVisible() and button.isEnabled()}
    assert faces
    for button, face in faces.items():
        assert min(face.width(), face.height()) >= LEAST_PX - 1, button.accessibleName()
        assert window.rect().toRectF().contains(face.translated(button.mapTo(window, button.rect().topLeft())))


def test_in_a_lesson_a_row_is_alone_on_its_strip(open_lesson, window):
    stage = open_lesson("piraten", "group").game.stage
    window.resize(SIZES["1024x600"])
    assert not stage.ask.isVisible()
    stage.hint()
    assert stage.ask.isVisible()
    assert not overflowing(window)


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_low_window_the_ways_to_aim_have_room_for_their_words(open_lesson, parts, window, language):
    parts.languages.use(language)
    open_lesson("stratego", "cannon")
    window.resize(SIZES["1024x600"])
    assert not overflowing(window)
