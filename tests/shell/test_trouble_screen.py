"""Something failed: the child sees a kind screen, the game stays, home leads on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kidslogic.shell.chart import Chart
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.logbook import Logbook
from kidslogic.shell.trouble_screen import Comforter, TroubleScreen
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import TARGET
from tests.shell.sailing import named


@pytest.fixture
def logbook(parts, window) -> Iterator[Logbook]:
    logbook = Logbook(parts.store.home, parts.nicknames)
    Comforter(window, parts.kit, logbook)
    yield logbook
    logbook.close()


def fail(logbook: Logbook) -> None:
    fault = TypeError("none of the child's business")
    logbook.hear_python(TypeError, fault, None)


def test_home_leads_on(children, voyage, window, logbook, tap, qtbot):
    tap(named(window, children[0].nickname))
    assert isinstance(voyage.screen, Chart)
    for _ in range(3):
        fail(logbook)
    qtbot.waitUntil(lambda: isinstance(voyage.screen, TroubleScreen))
    fail(logbook)
    qtbot.wait(1)
    tap(voyage.screen.home)
    assert isinstance(voyage.screen, Chart)
    fail(logbook)
    qtbot.waitUntil(lambda: isinstance(voyage.screen, TroubleScreen))
    window.home.emit()
    assert isinstance(voyage.screen, Chart)


def test_it_shows_in_the_harbour_too(voyage, logbook, tap, qtbot):
    fail(logbook)
    qtbot.waitUntil(lambda: isinstance(voyage.screen, TroubleScreen))
    tap(voyage.screen.home)
    assert isinstance(voyage.screen, Harbour)


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 800), (600, 1024)])
def test_all_words_fit_and_the_way_home_is_big(size, language, parts, window, voyage):
    window.resize(*size)
    screen = TroubleScreen(parts.kit)
    window.visit.emit(screen)
    assert overflowing(screen) == []
    assert len(screen.prompt().split()) <= 10
    assert screen.home.face.height() >= TARGET * window.metrics.u * 0.99
    assert screen.rect().contains(screen.home.geometry())
