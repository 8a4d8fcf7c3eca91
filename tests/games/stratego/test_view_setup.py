"""Choosing how to play: the page on demand, and the house rules behind the gate."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kidslogic.games.stratego.options import house_rules
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.view import setup_screen
from kidslogic.games.stratego.view.rule_pills import RULES
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import TARGET, Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.stratego.screen import JONAS, MIA, SIZES


def opened(kit, qtbot, size=(1280, 800), last=None, two: bool = False):
    """The set-up screen at the aiming of the children."""
    setup = setup_screen(kit, MIA, (JONAS,), last or {})
    qtbot.addWidget(setup)
    metrics = Metrics(*size)
    setup.resize(round(metrics.w * metrics.u), round(metrics.h * metrics.u))
    setup.set_metrics(metrics)
    setup.show()
    if two:
        setup.people_tiles[1].click()
    while setup.name != "aims":
        setup.next.click()
    return setup


def open_rules(setup, qtbot) -> None:
    """The page of the house rules, as a grown-up comes there."""
    setup.more.click()
    QTest.mouseClick(setup.gate, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(setup.grown_up_wanted) as wanted:
        QTest.keyClick(setup.gate, Qt.Key.Key_Return)
    (go_on,) = wanted.args
    go_on()


def chosen_by(setup, qtbot) -> dict[str, str]:
    with qtbot.waitSignal(setup.chosen) as chosen:
        setup.next.click()
    options = chosen.args[0].options
    house_rules(GAME.setup(tuple(person.seat for person in setup.crew), **options))
    return options


def test_a_game_begins_without_the_page_on_demand(kit, qtbot):
    options = chosen_by(opened(kit, qtbot), qtbot)
    assert (options["line"], options["card_faces_open"], options["aim_help_red"]) == ("base", "by_length", "true")
    assert "aim_help_blue" not in options


def test_s8_the_advanced_line_is_a_childs_choice(kit, qtbot):
    setup = opened(kit, qtbot)
    setup.more.click()
    setup.line.tiles["advanced"].click()
    setup.faces.tiles["true"].click()
    options = chosen_by(setup, qtbot)
    assert (options["line"], options["card_faces_open"]) == ("advanced", "true")


def test_s11_house_rules_stand_behind_the_gate_and_are_remembered(kit, qtbot):
    setup = opened(kit, qtbot, two=True, last={"deck_limit": "4", "turn_limit": "nonsense"})
    open_rules(setup, qtbot)
    pills = {pill.key: pill for pill in (*setup.rules, *setup.aim_helps)}
    assert set(pills) == {*RULES, "aim_help_red", "aim_help_blue"}
    assert all(pill.isVisible() for pill in pills.values())
    assert pills["deck_limit"].accessibleName() == "Most pirates on a deck: 4"
    assert pills["aim_help_blue"].accessibleName() == "Jonas: help after 3 misses: yes"
    for key in ("deck_limit", "bomb_defends", "aim_help_blue"):
        pills[key].click()
    options = chosen_by(setup, qtbot)
    assert (options["deck_limit"], options["bomb_defends"], options["turn_limit"]) == ("5", "false", "0")
    assert (options["aim_help_red"], options["aim_help_blue"]) == ("true", "false")
    again = opened(kit, qtbot, two=True, last=options)
    assert chosen_by(again, qtbot) == options


def test_whoever_goes_back_leaves_the_pages_on_demand(kit, qtbot):
    setup = opened(kit, qtbot)
    open_rules(setup, qtbot)
    assert not setup.aim_helps[1].isVisible()
    QTest.keyClick(setup, Qt.Key.Key_Escape)
    assert setup.gate.isVisible()
    QTest.keyClick(setup, Qt.Key.Key_Escape)
    assert setup.more.isVisible()
    assert setup.page == setup.last_page()
    assert setup.name == "aims"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_kinds_of_questions_fit_every_window(kit, qtbot, language, size):
    setup = setup_screen(kit, MIA, (JONAS,), {"mode": "training"})
    qtbot.addWidget(setup)
    metrics = Metrics(*size)
    setup.resize(*size)
    setup.set_metrics(metrics)
    for _ in range(2):
        setup.next.click()
    assert overflowing(setup) == []
    tiles = setup.drill.tiles.values()
    assert all(min(tile.face.width(), tile.face.height()) >= TARGET * metrics.u for tile in tiles)
    faces = [tile.face.translated(tile.pos().toPointF()) for tile in tiles]
    assert not [(a, b) for a, b in combinations(faces, 2) if a.intersects(b)]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("page", ["aims", "more", "rules"])
def test_nothing_overlaps_on_the_last_pages(kit, qtbot, size, page):
    setup = opened(kit, qtbot, size, two=True)
    if page == "more":
        setup.more.click()
    elif page == "rules":
        open_rules(setup, qtbot)
    buttons = [one for one in setup.findChildren(TouchButton) if one.isVisible()]
    faces = [one.face.translated(one.pos().toPointF()) for one in buttons]
    room = setup.rect().toRectF()
    assert all(room.contains(face) for face in faces)
    assert not [(a, b) for a, b in combinations(faces, 2) if a.intersects(b)]
