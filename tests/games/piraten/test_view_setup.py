"""The set-up screen: every page in every window, who sails along, house rules, and what a first game begins with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.options import OPTIONS, suggested
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.view import setup_screen
from kidslogic.games.piraten.view.rule_pills import SHOWN
from kidslogic.ui.choices import ChoiceTile
from tests.games.piraten.test_view import JONAS, MIA, kit
from tests.games.piraten.test_view_walk import LEAST_PX, SIZES, check, fit
from tests.games.table import SOURCE

__all__ = ["kit"]


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


@pytest.mark.parametrize("size", SIZES, ids=str)
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
        **{"variant": "training", "start_level": "3", "training_rows": "5", "posing": "fitting"},
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
    assert chosen_by(setup, qtbot) == {**RULES, **last, "choices": "all", "posing": "fitting"}


def how_to_play(qtbot, kit, me, others=(), last=None, level=None, aboard=0) -> QWidget:
    setup = setup_screen(kit, me, others, last or {})
    qtbot.addWidget(setup)
    setup.begin_at(level, range(1, 9))
    for tile in setup.people_tiles[1 : 1 + aboard]:
        tile.click()
    while setup.names[setup.page] != "how":
        setup.next.click()
    return setup


def test_the_first_game_begins_as_it_suits_the_youngest_on_board(kit, qtbot):
    young, old = replace(JONAS, age=5), replace(MIA, age=9)
    alone = chosen_by(how_to_play(qtbot, kit, old, (young,), level=7), qtbot)
    assert (alone["side"], alone["choices"], alone["solo_goal"]) == ("blue", "all", "10")
    together = chosen_by(how_to_play(qtbot, kit, old, (young,), aboard=1), qtbot)
    assert together.items() >= (suggested(5, None).items() - {("solo_goal", "5")})
    assert (together["choices"], together["rows_allowed"], together["timing"]) == ("3", "upper", "slow")
    unknown = chosen_by(how_to_play(qtbot, kit, MIA), qtbot)
    assert (unknown["choices"], unknown["wrong_answer"], unknown["solo_goal"]) == ("all", "end_turn", "10")


def test_what_a_child_chose_stays_until_another_crew_comes(kit, qtbot):
    young = replace(JONAS, age=5)
    setup = how_to_play(qtbot, kit, replace(MIA, age=9), (young,))
    setup.side.choose("blue")
    QTest.keyClick(setup, Qt.Key.Key_Escape)
    setup.next.click()
    assert setup.side.value == "blue"
    while setup.page > 0:
        QTest.keyClick(setup, Qt.Key.Key_Escape)
    setup.people_tiles[1].click()
    setup.next.click()
    assert (setup.side.value, setup.choices.value) == ("brown", "3")


def test_what_was_chosen_last_time_goes_before_what_suits(kit, qtbot):
    options = chosen_by(how_to_play(qtbot, kit, replace(MIA, age=5), last={"choices": "all"}), qtbot)
    assert (options["choices"], options["wrong_answer"], options["timing"]) == ("all", "end_turn", "medium")


def test_cards_without_the_side_that_suits_keep_theirs(kit, qtbot):
    setup = setup_screen(kit, replace(MIA, age=9), (), {})
    qtbot.addWidget(setup)
    setup.begin_at(8, range(1, 9))
    setup.limit_sides(["brown"])
    setup.next.click()
    setup.next.click()
    assert chosen_by(setup, qtbot)["side"] == "brown"
