"""Own sets of action cards (S1.4): where the box has several, grown-ups choose one with the house rules."""

from __future__ import annotations

from copy import deepcopy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kidslogic.games.stratego.box import action_sets
from kidslogic.games.stratego.options import OPTIONS
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.view import setup_screen
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from tests.games.stratego.playing import BOX, BoxOnly
from tests.games.stratego.screen import JONAS, MIA

FROM_EARLIER = {"hits_red", "misses_red", "hits_blue", "misses_blue"}
"""Options that nobody chooses: they follow from the shots of earlier games."""


def box_with(*ids: str, cards: object = None):
    """The box with further sets, each with the usual cards unless others are given."""
    box = deepcopy(BOX)
    for name in ids:
        one = deepcopy(box["action_sets"][0]) | {"id": name, "title": {"de": "Viel Wind", "cs": "Vítr", "en": "Windy"}}
        box["action_sets"].append(one | ({} if cards is None else {"short": cards}))
    return box


def at_rules(kit, qtbot, box):
    """The set-up of two children at the house rules."""
    setup = setup_screen(kit, MIA, (JONAS,), {})
    qtbot.addWidget(setup)
    setup.resize(1138, 800)
    setup.set_metrics(Metrics(1280, 800))
    setup.look_into(BoxOnly(box))
    setup.show()
    setup.people_tiles[1].click()
    while not setup.more.isVisible():
        setup.next.click()
    setup.more.click()
    with qtbot.waitSignal(setup.grown_up_wanted) as wanted:
        QTest.keyClick(setup.gate, Qt.Key.Key_Return)
    wanted.args[0]()
    return setup


def chosen_by(setup, qtbot):
    with qtbot.waitSignal(setup.chosen) as chosen:
        setup.next.click()
    return chosen.args[0]


def test_one_set_leaves_nothing_to_choose(kit, qtbot):
    setup = at_rules(kit, qtbot, BOX)
    assert not setup.action_set.isVisible()
    assert chosen_by(setup, qtbot).source == ""


@pytest.mark.parametrize(("taps", "source"), [(0, ""), (1, "actions:windy"), (2, "")])
def test_another_set_is_chosen_and_played_with(kit, qtbot, taps, source):
    box = box_with("windy")
    setup = at_rules(kit, qtbot, box)
    for _ in range(taps):
        QTest.mouseClick(setup.action_set, Qt.MouseButton.LeftButton)
    title = "Windy" if source else BOX["action_sets"][0]["title"]["en"]
    assert setup.action_set.accessibleName() == f"Action cards: {title}"
    assert overflowing(setup) == []
    chosen = chosen_by(setup, qtbot)
    assert chosen.source == source
    game = GAME.setup(tuple(person.seat for person in chosen.people), chosen.source, **chosen.options)
    assert GAME.rules(game, BoxOnly(box)).box.cards


@pytest.mark.parametrize("cards", [[["swing", "swing"]], [["swing", "new"]] * 6, "none"])
def test_a_set_that_cannot_be_played_with_is_not_offered(cards):
    assert [one.source for one in action_sets(box_with("windy", cards=cards))] == [""]
    assert [one.source for one in action_sets(box_with("windy", "calm"))] == ["", "actions:windy", "actions:calm"]


def test_s11_every_option_is_chosen_somewhere(kit, qtbot):
    chosen = chosen_by(at_rules(kit, qtbot, BOX), qtbot)
    assert set(chosen.options) >= {option.key for option in OPTIONS} - FROM_EARLIER
