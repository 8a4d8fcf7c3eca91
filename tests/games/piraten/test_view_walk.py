"""A walk over every stage of the pirates' game: named, large enough, nothing cut off, in each language and window."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.games.piraten.options import OPTIONS
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.view import setup_screen
from kidslogic.games.piraten.view.end_stage import EndStage
from kidslogic.games.piraten.view.explain_stage import ExplainStage
from kidslogic.games.piraten.view.rule_pills import SHOWN
from kidslogic.games.piraten.view.training_end import TrainingEnd
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.patterns.sentences import catalogue
from kidslogic.ui.choices import ChoiceTile
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.piraten.test_view import JONAS, MIA, Played, kit
from tests.games.table import SOURCE
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


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("name", ["answer", "hint", "why", "explain", "end"])
def test_the_training_fits_every_window(kit, qtbot, language, name, size):
    played = trained(kit, qtbot, name)
    metrics = fit(played.view, size)
    check(played.view.stage, min(LEAST_PX, 118 * metrics.u))
    played.window.close()


@pytest.mark.parametrize("size", [SIZES["1024x600"], SIZES["800x1280"]], ids=["1024x600", "800x1280"])
@pytest.mark.parametrize("name", ["answer", "why", "explain", "end"])
def test_longer_words_of_the_training_still_have_room(kit, qtbot, longer, name, size):
    played = trained(kit, qtbot, name)
    fit(played.view, size)
    assert overflowing(played.view.stage) == []
    played.window.close()


def longest_hint(language: str) -> str:
    """The longest sentence that the second step of help can say."""
    plain = [rule["plain"][language] for rule in catalogue()["rules"].values() if "plain" in rule]
    texts = [text for one in plain for text in (one.values() if isinstance(one, dict) else [one])]
    return max((re.sub(r"\{\w+\}", "zwölf", text) for text in texts), key=len)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("name", ["answer", "blue", "training"])
def test_whatever_the_parrot_says_has_room(kit, qtbot, language, name, size):
    played = trained(kit, qtbot, "answer") if name == "training" else opened(kit, qtbot, name)
    fit(played.view, size)
    stage = played.view.stage
    played.view.hint()
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


def on_page(name: str, people: int, mode: str = "solo") -> Callable[[QWidget], None]:
    def go(setup: QWidget) -> None:
        setup.grown_up_wanted.connect(lambda then: then())
        for tile in setup.people_tiles[1:people]:
            tile.click()
        setup.mode.choose(mode)
        ways = {"mates": setup.mates_button, "more": setup.more, "rules": setup.more}
        while setup.names[setup.page] != name:
            if setup.gate.isVisible():
                setup.gate.opened.emit()
            elif name in ways and ways[name].isVisible():
                ways[name].click()
            else:
                setup.next.click()

    return go


PAGES = {
    "crew": on_page("crew", 1),
    "crew of four": on_page("crew", 4),
    "mode": on_page("mode", 1),
    "hunt": on_page("how", 1),
    "hunt of four": on_page("how", 4),
    "training": on_page("how", 1, "training"),
    "more": on_page("more", 1),
    "mates": on_page("mates", 1),
    "rules": on_page("rules", 2),
}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("go", PAGES.values(), ids=PAGES)
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
    assert chosen.options == {
        **RULES,
        **{"variant": "basic", "side": "blue", "aim_mode_1": "roll", "aim_mode_2": "assisted"},
        **{"choices": "all", "wrong_answer": "end_turn"},
    }


RULES = {option.key: option.default for option in OPTIONS if option.key in SHOWN}
"""What is chosen where nobody has opened the house rules."""


def test_mates_sail_along_and_need_no_way_of_aiming(kit, qtbot):
    setup = setup_screen(kit, MIA, (), {})
    qtbot.addWidget(setup)
    setup.show()
    setup.mates_button.click()
    assert setup.prompt() == "Which mates sail along?"
    setup.mate_tiles[3].click()
    setup.mate_tiles[0].click()
    setup.next.click()
    assert setup.names[setup.page] == "how"
    assert len(setup.aims) == 1
    setup.aims[0].tiles["timing"].click()
    setup.variant.tiles["advanced"].click()
    with qtbot.waitSignal(setup.chosen) as signal:
        setup.next.click()
    chosen = signal.args[0]
    assert [person.seat.text for person in chosen.people] == ["child:mia", "computer:clever", "computer:careful"]
    assert (chosen.options["variant"], chosen.options["aim_mode_1"]) == ("advanced", "timing")
    assert GAME.setup(tuple(person.seat for person in chosen.people), SOURCE, **chosen.options)
    setup.hide()


def test_mates_alone_sail_nowhere(kit, qtbot):
    setup = setup_screen(kit, MIA, (), {})
    qtbot.addWidget(setup)
    setup.people_tiles[0].click()
    assert not setup.next.isEnabled()
    setup.mates_button.click()
    setup.mate_tiles[1].click()
    assert not setup.next.isEnabled()


def test_house_rules_stand_behind_the_gate(kit, qtbot):
    setup = setup_screen(kit, MIA, (JONAS,), {"attempts": "5", "timing": "nonsense"})
    qtbot.addWidget(setup)
    setup.show()
    setup.people_tiles[1].click()
    setup.next.click()
    setup.more.click()
    QTest.mouseClick(setup.gate, Qt.MouseButton.LeftButton)
    assert setup.names[setup.page] == "more"
    with qtbot.waitSignal(setup.grown_up_wanted) as wanted:
        QTest.keyClick(setup.gate, Qt.Key.Key_Return)
    assert setup.names[setup.page] == "more"
    (go_on,) = wanted.args
    go_on()
    pills = {pill.key: pill for pill in setup.rules}
    assert all(pill.isVisible() for pill in pills.values())
    assert pills["attempts"].accessibleName() == "Balls each turn: 5"
    pills["attempts"].click()
    pills["explaining"].click()
    assert pills["explaining"].accessibleName() == "Ask why: never"
    options = chosen_by(setup, qtbot)
    assert (options["attempts"], options["explaining"], options["timing"]) == ("1", "false", "medium")
    setup.hide()


def chosen_by(setup: QWidget, qtbot) -> dict[str, str]:
    with qtbot.waitSignal(setup.chosen) as signal:
        setup.next.click()
    options: dict[str, str] = signal.args[0].options
    return options


def test_one_child_alone_may_train(kit, qtbot):
    """First the two big pictures, then where to begin and how many rows."""
    setup = setup_screen(kit, MIA, (JONAS,), {})
    qtbot.addWidget(setup)
    setup.show()
    setup.next.click()
    assert [tile.isVisible() for tile in setup.mode.tiles.values()] == [True, True]
    setup.mode.tiles["training"].click()
    setup.next.click()
    assert not setup.side.tiles["blue"].isVisible()
    setup.level.tiles["3"].click()
    setup.rows.tiles["5"].click()
    assert chosen_by(setup, qtbot) == {
        **RULES,
        **{"variant": "training", "start_level": "3", "training_rows": "5"},
        **{"choices": "all", "wrong_answer": "end_turn"},
    }
    setup.hide()


@pytest.mark.parametrize(
    ("sides", "offered", "levels"),
    [
        (["brown"], ["brown"], ["1", "3"]),
        (["blue"], ["blue"], ["5"]),
        (["brown", "blue"], ["brown", "blue", "mixed"], ["1", "3", "5"]),
    ],
)
def test_only_sides_that_the_cards_have_are_offered(kit, qtbot, sides, offered, levels):
    setup = setup_screen(kit, MIA, (), {"side": "mixed", "start_level": "5"})
    qtbot.addWidget(setup)
    setup.limit_sides(sides)
    setup.show()
    setup.next.click()
    setup.next.click()
    shown = [tile.picture for tile in setup.findChildren(ChoiceTile) if tile.isVisible() and "card_" in tile.picture]
    assert shown == [f"card_{side}" for side in offered]
    assert list(setup.level.tiles) == levels
    assert setup.level.value == ("5" if "5" in levels else "1")
    assert chosen_by(setup, qtbot)["side"] == offered[-1]
    setup.hide()


def test_gentler_ways_stand_on_a_page_of_their_own(kit, qtbot):
    setup = setup_screen(kit, MIA, (), {"choices": "3"})
    qtbot.addWidget(setup)
    setup.show()
    setup.next.click()
    setup.next.click()
    setup.more.click()
    assert setup.choices.value == "3"
    setup.tries.tiles["second_try"].click()
    QTest.keyClick(setup, Qt.Key.Key_Escape)
    assert setup.side.tiles["blue"].isVisible()
    assert setup.more.isVisible()
    options = chosen_by(setup, qtbot)
    assert (options["variant"], options["choices"], options["wrong_answer"]) == ("solo", "3", "second_try")
    setup.hide()


def test_what_was_chosen_last_time_is_chosen_again(kit, qtbot):
    last = {"variant": "training", "start_level": "5", "training_rows": "15", "wrong_answer": "second_try"}
    setup = setup_screen(kit, MIA, (), last)
    qtbot.addWidget(setup)
    setup.next.click()
    setup.next.click()
    assert chosen_by(setup, qtbot) == {**RULES, **last, "choices": "all"}
