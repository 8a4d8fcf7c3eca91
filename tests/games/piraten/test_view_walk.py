"""A walk over every stage of the pirates' game: named, large enough, nothing cut off, in each language and window."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.games.piraten.view.end_stage import EndStage
from kidslogic.games.piraten.view.explain_stage import ExplainStage
from kidslogic.games.piraten.view.training_end import TrainingEnd
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.patterns.sentences import catalogue
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.piraten.test_view import JONAS, MIA, Played, kit
from tests.pseudo import Longer

__all__ = ["kit"]
SIZES = ((1024, 600), (1280, 800), (1920, 1200), (800, 1280))
NARROW = (SIZES[0], SIZES[-1])
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
    "monster": (("draw",), {"variant": "advanced", "monsters": "2"}),
    "past a monster": (("draw", "stay", "row 1", "right"), {"variant": "advanced"}),
    "timing": (("draw", "row 1", "right"), {"aim_mode": "timing"}),
    "doubles": (("draw", "stay", "row 1", "right", "hit", "uncover 3"), {"variant": "advanced"}),
}


def opened(kit, qtbot, name: str) -> Played:
    moves, options = STAGES[name]
    played = Played(kit, qtbot, (MIA, JONAS), **options)
    for text in moves:
        played.session.play(played.read(text))
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


def check_all_sizes(played: Played) -> None:
    """One stage in every window, as if the window were pulled from one size to the next."""
    for size in SIZES:
        metrics = fit(played.view, size)
        check(played.view.stage, min(LEAST_PX, 118 * metrics.u))
    played.window.close()


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


@pytest.mark.parametrize("name", STAGES)
def test_every_stage_fits_every_window(kit, qtbot, language, name):
    check_all_sizes(opened(kit, qtbot, name))


@pytest.mark.parametrize("size", SIZES)
def test_the_ship_never_hides_how_many_balls_are_left(kit, qtbot, size):
    played = opened(kit, qtbot, "missed")
    fit(played.view, size)
    stage = played.view.stage
    for place in (0.0, 0.5, 1.0):
        stage.steer(place)
        for widget in (*stage.balls, stage.parrot, stage.wanted):
            assert not widget.geometry().intersects(stage.ship.geometry())
    played.window.close()


@pytest.mark.parametrize("name", STAGES)
def test_longer_words_still_have_room(kit, qtbot, longer, name):
    played = opened(kit, qtbot, name)
    for size in NARROW:
        fit(played.view, size)
        assert overflowing(played.view.stage) == []
    played.window.close()


@pytest.mark.parametrize("right", [True, False])
def test_the_reason_fits_every_window(kit, qtbot, language, right):
    played = opened(kit, qtbot, "answer")
    played.answer(right=right)
    played.wait_for(WhyStage)
    check_all_sizes(played)


def test_the_end_fits_every_window(kit, qtbot, language):
    played = Played(kit, qtbot, (MIA,), variant="solo", solo_cards="1")
    played.tap(played.stage.stack)
    played.tap(played.stage.rows[0])
    played.answer(right=False)
    played.tap(played.wait_for(WhyStage).next)
    played.wait_for(EndStage)
    check_all_sizes(played)


@pytest.mark.parametrize("name", ["answer", "hint", "why", "explain", "end"])
def test_the_training_fits_every_window(kit, qtbot, language, name):
    check_all_sizes(trained(kit, qtbot, name))


@pytest.mark.parametrize("name", ["answer", "why", "explain", "end"])
def test_longer_words_of_the_training_still_have_room(kit, qtbot, longer, name):
    played = trained(kit, qtbot, name)
    for size in NARROW:
        fit(played.view, size)
        assert overflowing(played.view.stage) == []
    played.window.close()


def longest_hint(language: str) -> str:
    """The longest sentence that the second step of help can say."""
    plain = [rule["plain"][language] for rule in catalogue()["rules"].values() if "plain" in rule]
    texts = [text for one in plain for text in (one.values() if isinstance(one, dict) else [one])]
    return max((re.sub(r"\{\w+\}", "zwölf", text) for text in texts), key=len)


@pytest.mark.parametrize("name", ["answer", "blue", "training"])
def test_whatever_the_parrot_says_has_room(kit, qtbot, language, name):
    played = trained(kit, qtbot, "answer") if name == "training" else opened(kit, qtbot, name)
    stage = played.view.stage
    played.view.hint()
    for size in SIZES:
        fit(played.view, size)
        stage.say(longest_hint(language))
        assert overflowing(stage) == []
        shown = stage.open_row.gap_box().height() / size[1]
        assert shown > 0.055, "the row is still large enough to be seen"
    played.window.close()


def trained(kit, qtbot, name: str) -> Played:
    """A training of fifteen rows, which leaves the least room for its shells."""
    asked = "true" if name == "explain" else "false"
    rows = "5" if name == "end" else "15"
    played = Played(kit, qtbot, (MIA,), variant="training", training_rows=rows, explaining=asked)
    if name == "explain":
        for _ in range(2):
            played.answer(right=True)
            played.tap(played.wait_for(WhyStage).next)
        played.answer(right=True)
        played.wait_for(ExplainStage)
    if name == "hint":
        played.view.hint()
    if name == "why":
        played.answer(right=False)
        played.wait_for(WhyStage)
    if name == "end":
        for _ in range(5):
            played.answer(right=True)
            played.tap(played.wait_for(WhyStage).next)
        played.wait_for(TrainingEnd)
    return played
