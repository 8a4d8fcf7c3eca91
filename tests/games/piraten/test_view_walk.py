"""A walk over every stage of the pirates' game: named, large enough, nothing cut off, in each language and window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.games.piraten.moves import parse_move
from kidslogic.games.piraten.view import setup_screen
from kidslogic.games.piraten.view.end_stage import EndStage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.piraten.test_view import JONAS, MIA, Played, kit
from tests.pseudo import Longer

__all__ = ["kit"]
SIZES = {"1024x600": (1024, 600), "1280x800": (1280, 800), "1920x1200": (1920, 1200), "800x1280": (800, 1280)}
LEAST_PX = 88
"""What a child must hit is at least so large at 1024x600."""

STAGES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "draw": ((), {}),
    "choose": (("draw",), {}),
    "answer": (("draw", "row 3"), {}),
    "aim": (("draw", "row 1", "right"), {}),
    "missed": (("draw", "row 1", "right", "roll miss"), {}),
    "assisted": (("draw", "row 1", "right"), {"aim_mode": "assisted"}),
    "treasure": (("draw", "row 1", "right", "roll hit"), {}),
    "decide": (("draw", "row 1", "right", "roll hit", "uncover 3"), {}),
    "blue": (("draw", "row 4"), {"side": "blue"}),
}


def opened(kit, qtbot, name: str) -> Played:
    moves, options = STAGES[name]
    played = Played(kit, qtbot, (MIA, JONAS), **options)
    for text in moves:
        move = f"answer {played.solution().text}" if text == "right" else text
        played.session.play(parse_move(move))
    played.view.show_now()
    return played


def fit(screen: QWidget, size: tuple[int, int]) -> Metrics:
    metrics = Metrics(*size)
    window = screen.window()
    window.resize(*size)
    screen.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
    screen.set_metrics(metrics)
    QApplication.processEvents()
    return metrics


def touchable(screen: QWidget) -> list[TouchButton]:
    return [button for button in screen.findChildren(TouchButton) if button.isVisible() and button.isEnabled()]


def check(screen: QWidget, least: float) -> None:
    """Named, large enough, on the screen, and every word has its room."""
    for button in touchable(screen):
        assert button.accessibleName().strip()
        face = button.face.translated(button.mapTo(screen, button.rect().topLeft()).toPointF())
        assert min(face.width(), face.height()) >= least - 1, button.accessibleName()
        assert screen.rect().toRectF().adjusted(-1, -1, 1, 1).contains(face), button.accessibleName()
    assert overflowing(screen) == []
    assert not screen.grab().isNull()


@pytest.fixture
def longer(languages):
    """German with every word 40 % longer."""
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("name", STAGES)
def test_every_stage_fits_every_window(kit, qtbot, language, name, size):
    played = opened(kit, qtbot, name)
    metrics = fit(played.view, size)
    check(played.view.stage, min(LEAST_PX, 118 * metrics.u))
    played.window.close()


@pytest.mark.parametrize("size", [SIZES["1024x600"], SIZES["800x1280"]], ids=["1024x600", "800x1280"])
@pytest.mark.parametrize("name", STAGES)
def test_longer_words_still_have_room(kit, qtbot, longer, name, size):
    played = opened(kit, qtbot, name)
    fit(played.view, size)
    assert overflowing(played.view.stage) == []
    played.window.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("right", [True, False])
def test_the_reason_fits_every_window(kit, qtbot, language, right, size):
    played = opened(kit, qtbot, "answer")
    played.answer(right=right)
    why = played.wait_for(WhyStage)
    metrics = fit(played.view, size)
    check(why, min(LEAST_PX, 118 * metrics.u))
    played.window.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_end_fits_every_window(kit, qtbot, language, size):
    played = Played(kit, qtbot, (MIA,), variant="solo", solo_cards="1")
    played.tap(played.stage.stack)
    played.tap(played.stage.rows[0])
    played.answer(right=False)
    played.tap(played.wait_for(WhyStage).next)
    end = played.wait_for(EndStage)
    metrics = fit(played.view, size)
    check(end, min(LEAST_PX, 118 * metrics.u))
    played.window.close()


def on_page(page: int, people: int) -> Callable[[QWidget], None]:
    def go(setup: QWidget) -> None:
        for tile in setup.people_tiles[1:people]:
            tile.click()
        for _ in range(page):
            setup.next.click()

    return go


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("go", [on_page(0, 1), on_page(0, 4), on_page(1, 1), on_page(1, 4)])
def test_setting_up_fits_every_window(kit, qtbot, language, go, size):
    window = QWidget()
    qtbot.addWidget(window)
    setup = setup_screen(kit, MIA, (JONAS,) * 9, {})
    setup.setParent(window)
    window.show()
    setup.show()
    metrics = fit(setup, size)
    go(setup)
    check(setup, min(LEAST_PX, 118 * metrics.u))
    window.close()


def test_the_crew_is_chosen_from_the_youngest_on(kit, qtbot):
    """The order of touching is the order of ages (P2.6); whoever is touched again stays ashore."""
    setup = setup_screen(kit, MIA, (JONAS,), {})
    qtbot.addWidget(setup)
    setup.people_tiles[0].click()
    for number in (1, 2, 0):
        setup.people_tiles[number].click()
    setup.people_tiles[2].click()
    setup.next.click()
    setup.side.tiles["blue"].click()
    setup.aims[1].tiles["assisted"].click()
    with qtbot.waitSignal(setup.chosen) as signal:
        setup.next.click()
    chosen = signal.args[0]
    assert chosen.people == (JONAS, MIA)
    assert chosen.options == {"side": "blue", "aim_mode_1": "roll", "aim_mode_2": "assisted"}
