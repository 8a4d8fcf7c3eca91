"""What is chosen for one child really acts, by real clicks: on the child's own page, and when the child plays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic.learners.learner import Preferences
from kidslogic.learners.playtime import LIMITS
from kidslogic.shell.advisor import MasteryAdvisor
from kidslogic.shell.chart import Chart
from kidslogic.shell.child_page import ChildPage
from kidslogic.shell.comfort import make_comfortable
from kidslogic.shell.play import Table, person_of, sides_at
from kidslogic.ui import lettering
from kidslogic.ui.game_view import Asked, Chosen, GameView
from tests.shell.sailing import answered


@pytest.fixture
def page(corner, children) -> ChildPage:
    corner.show_child(children[0])
    QApplication.processEvents()
    return corner.page


def wishes(parts, child) -> Preferences:
    return parts.store.learner(child.id).preferences


def choose(parts, child, **changes: object) -> None:
    parts.store.set_preferences(child.id, replace(wishes(parts, child), **changes))


# ---- on the page -----------------------------------------------------------------------------------


def test_every_switch_is_kept_for_this_child_alone(page, parts, children, press):
    for switch in (page.comfort.sound, page.comfort.spacing, page.comfort.calm, page.comfort.contrast):
        press(switch)
    now = wishes(parts, children[0])
    assert (now.sound, now.wide_spacing, now.calm, now.high_contrast) == (False, True, True, True)
    assert wishes(parts, children[1]) == Preferences()


@pytest.mark.parametrize("limit", [20, 90, 0])
def test_play_time_is_chosen(page, parts, children, press, limit):
    assert list(page.limit.buttons) == [str(limit) for limit in LIMITS]
    press(page.limit.buttons["45"])
    press(page.limit.buttons[str(limit)])
    assert wishes(parts, children[0]).limit == limit
    assert [value for value, button in page.limit.buttons.items() if button.chosen] == [str(limit)]


def test_levels_are_chosen_and_never_cross(page, parts, children, press):
    press(page.levels.lowest[3])
    press(page.levels.highest[6])
    assert wishes(parts, children[0]).levels == (3, 6)
    press(page.levels.lowest[7])
    assert wishes(parts, children[0]).levels == (7, 7)
    press(page.levels.highest[2])
    assert wishes(parts, children[0]).levels == (2, 2)
    assert page.levels.lowest[2].accessibleName() == "From level 2"
    assert page.levels.highest[2].chosen


def test_packs_are_switched_off_but_never_the_last_one(page, parts, children, press):
    switches = page.packs.switches
    first, *others = switches
    for pack in others:
        press(switches[pack])
    assert wishes(parts, children[0]).packs_off == frozenset(others)
    assert not switches[first].isEnabled()
    press(switches[others[0]])
    assert switches[first].isEnabled()


# ---- when the child plays --------------------------------------------------------------------------


def test_wide_letters_take_more_room_on_the_childs_screens_only(voyage, parts, children, tap):
    choose(parts, children[0], wide_spacing=True)
    close = lettering.text_width("Muschel", 30)
    voyage._board(parts.store.learner(children[0].id), False)
    assert lettering.text_width("Muschel", 30) == pytest.approx(close + 7 * 30 * lettering.WIDE, abs=2)
    assert lettering.font(30).letterSpacing() == pytest.approx(30 * lettering.WIDE, abs=0.05)
    voyage._go_home()
    assert lettering.text_width("Muschel", 30) == close


def test_less_movement_holds_while_the_child_is_on_board(voyage, parts, children):
    choose(parts, children[0], calm=True)
    voyage._board(parts.store.learner(children[0].id), False)
    assert parts.kit.motion.reduced
    voyage._go_home()
    assert not parts.kit.motion.reduced
    parts.settings.change(reduced_motion=True)
    voyage._board(children[1], False)
    assert parts.kit.motion.reduced


def test_sound_is_off_for_the_child(voyage, parts, children):
    choose(parts, children[0], sound=False)
    voyage._board(parts.store.learner(children[0].id), False)
    assert not parts.kit.sound.on
    voyage._go_home()
    assert parts.kit.sound.on


def test_strong_contrast_is_seen_at_once_and_gone_in_the_harbour(voyage, window, parts, children):
    def colours() -> set[int]:
        parts.kit.motion.skip()
        QApplication.processEvents()
        image = window.grab().toImage()
        return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}

    black = 0xFF000000
    assert black not in colours()
    choose(parts, children[0], high_contrast=True)
    voyage._board(parts.store.learner(children[0].id), False)
    assert black in colours()
    voyage._go_home()
    assert black not in colours()


def test_the_language_is_the_childs(voyage, parts, children):
    choose(parts, children[0], language="cs")
    voyage._board(parts.store.learner(children[0].id), False)
    assert voyage.screen.prompt() == "Kam poplujeme?"


def test_larger_letters_are_the_childs(window, parts, children):
    choose(parts, children[0], text_size="L")
    make_comfortable(parts, window, parts.store.learner(children[0].id))
    large = window.metrics.type(60)
    make_comfortable(parts, window, None)
    assert large > window.metrics.type(60)


# ---- levels ----------------------------------------------------------------------------------------


def setup_of(parts, child, game_id: str):
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    game, learner = parts.games[game_id], parts.store.learner(child.id)
    cards = table.cards_for(game, learner)
    return table.setup_screen(game, learner, cards[0] if cards else None)


@pytest.mark.parametrize(
    ("levels", "sides"),
    [
        ((1, 8), {"brown", "blue"}),
        ((1, 4), {"brown"}),
        ((3, 4), {"brown"}),
        ((5, 8), {"blue"}),
        ((4, 5), {"brown", "blue"}),
    ],
)
def test_levels_stand_on_the_sides_of_the_cards(levels, sides):
    assert sides_at(range(levels[0], levels[1] + 1)) == sides


@pytest.mark.parametrize(
    ("levels", "starts", "sides"),
    [
        ((1, 8), ["1", "3", "5"], {"brown", "blue", "mixed"}),
        ((1, 2), ["1"], {"brown"}),
        ((3, 6), ["3", "5"], {"brown", "blue", "mixed"}),
        ((7, 8), ["5"], {"blue"}),
    ],
)
def test_the_set_up_offers_what_is_allowed_or_the_nearest(parts, children, qtbot, levels, starts, sides):
    choose(parts, children[0], levels=levels)
    screen = setup_of(parts, children[0], "piraten")
    qtbot.addWidget(screen)
    assert list(screen.level.tiles) == starts
    assert set(screen.side.tiles) == sides
    assert screen.level.value in starts
    assert screen.side.value in sides


def test_a_level_that_was_locked_meanwhile_lands_softly(parts, children, qtbot):
    child, game = children[0], parts.games["piraten"]
    setup = game.setup((person_of(child).seat,), variant="training", start_level="5")
    parts.store.remember_setup(child.id, setup)
    before = setup_of(parts, child, "piraten")
    qtbot.addWidget(before)
    assert before.level.value == "5"
    choose(parts, child, levels=(1, 4))
    after = setup_of(parts, child, "piraten")
    qtbot.addWidget(after)
    assert after.level.value == "3"


@pytest.mark.parametrize(("right", "start"), [(True, "5"), (False, "1")])
def test_training_begins_at_the_childs_own_level(parts, children, qtbot, right, start):
    fresh = setup_of(parts, children[0], "piraten")
    qtbot.addWidget(fresh)
    assert fresh.level.value == "1"
    for _ in range(24):
        parts.store.add_event(children[0].id, answered("repeat", right=right, level=6 if right else 1, options=6))
    screen = setup_of(parts, children[0], "piraten")
    qtbot.addWidget(screen)
    assert screen.level.value == start


def test_the_advisor_asks_nothing_that_is_not_allowed(parts, children):
    choose(parts, children[0], levels=(3, 4))
    advisor = MasteryAdvisor(parts.store, parts.today, 5)
    offered = [Asked("repeat", level, 6, f"row {level}.{n}") for level in range(1, 9) for n in range(5)]
    games = [MasteryAdvisor(parts.store, parts.today, seed) for seed in range(20)]
    asked = {offered[game.choose(children[0].id, offered)].level for game in games}
    assert asked <= {3, 4}
    assert advisor.level(children[0].id) in (3, 4)
    hard = [Asked("repeat", 8, 6, "row")]
    assert advisor.choose(children[0].id, hard) == 0


def test_a_game_that_was_begun_goes_on_whatever_is_locked_now(voyage, parts, children, tap):
    child, game = children[0], parts.games["piraten"]
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    pack = parts.shelf.packs_for("piraten")[0]
    options = {"variant": "training", "start_level": "5"}
    table.begin(game, Chosen((person_of(child),), options), child, pack)
    choose(parts, child, levels=(1, 2), packs_off=frozenset({pack.id}))
    voyage._board(parts.store.learner(child.id), False)
    assert isinstance(voyage.screen, Chart)
    tap(voyage.screen._islands["piraten"])
    tap(voyage.screen._go_on)
    assert isinstance(voyage.screen, GameView)
    assert voyage.screen.session.setup.source.startswith(pack.id)
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)


def test_no_answers_no_guess(parts, children):
    assert Table(parts, lambda trouble: pytest.fail(trouble.code))._level_of(children[0]) is None
