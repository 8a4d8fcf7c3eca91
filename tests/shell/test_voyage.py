"""From the chart into a game and back, and on again exactly there; trouble is said calmly."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic import registry
from kidslogic.engine.session import parse_saved
from kidslogic.learners.opening import Notice
from kidslogic.learners.trouble import StoreFull
from kidslogic.shell.chart import Chart
from kidslogic.shell.gate import Gate
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.island_button import IslandButton
from kidslogic.shell.parts import Settings
from kidslogic.shell.passage import Passage
from kidslogic.shell.voyage import Voyage
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.game_view import GameView, SetupScreen
from kidslogic.ui.rail import Rail
from tests.shell.sailing import answered, interactive, named

SHELL_GAME = "Three shells, {full} of 5 shells"


@pytest.fixture
def parts(parts):
    """With the template game on the shelf: it is played to its end in a few touches."""
    return replace(parts, games={"blank": registry.game("blank"), **parts.games})


@pytest.fixture
def aboard(voyage, children, tap):
    """Mia stands before her chart."""
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    return voyage


@pytest.fixture
def playing(aboard, tap):
    """Mia plays the shell game."""
    tap(named(aboard.screen, SHELL_GAME.format(full=0)))
    assert isinstance(aboard.screen, SetupScreen)
    tap(aboard.screen.findChild(ArrowButton))
    assert isinstance(aboard.screen, GameView)
    return aboard


@pytest.fixture
def rail(window):
    return window.findChild(Rail).buttons


def test_only_games_on_the_shelf_can_be_opened(aboard, parts):
    islands = [widget for widget in interactive(aboard.screen) if isinstance(widget, IslandButton)]
    assert len(islands) == len(parts.games)
    assert set(interactive(aboard.screen)) == {*islands, aboard.screen.book}


def test_home_saves_and_asks_nothing_and_the_game_goes_on_exactly_there(playing, parts, children, rail, tap, qtbot):
    playing.screen.looks[1].click()
    moves = playing.screen.session.moves
    tap(rail["home"])
    assert isinstance(playing.screen, Chart)
    tap(named(playing.screen, SHELL_GAME.format(full=0)))
    assert isinstance(playing.screen, GoOnScreen)
    tap(named(playing.screen, "Go on where we were"))
    assert isinstance(playing.screen, GameView)
    assert playing.screen.session.moves == moves


def test_a_new_game_takes_the_place_of_the_one_that_was_left(playing, parts, children, rail, tap):
    left = playing.screen.session.id
    tap(rail["home"])
    tap(named(playing.screen, SHELL_GAME.format(full=0)))
    tap(named(playing.screen, "A new game"))
    assert [one.saved.id for one in parts.store.unfinished()] == [left]
    tap(playing.screen.findChild(ArrowButton))
    (now,) = parts.store.unfinished()
    assert now.saved.id == playing.screen.session.id != left


def test_a_finished_game_fills_a_shell_and_is_not_offered_again(playing, tap, qtbot):
    screen = playing.screen
    coin = next(n for n in range(3) if _lifts_the_coin(screen, n))
    assert coin in range(3)
    qtbot.waitUntil(screen.on.isVisible, timeout=5000)
    tap(screen.on)
    assert isinstance(playing.screen, Chart)
    tap(named(playing.screen, SHELL_GAME.format(full=1)))
    assert isinstance(playing.screen, SetupScreen)


def _lifts_the_coin(screen: GameView, shell: int) -> bool:
    """Lift a shell; while the parrot is on turn, wait for it."""
    for _ in range(50):
        if screen.session.outcome is not None:
            return True
        if screen.session.turn == 0:
            break
        screen._let_computer_play()
    screen.shells[shell].click()
    return screen.session.outcome is not None


def test_a_save_that_no_longer_replays_is_set_aside_with_a_kind_sentence(playing, parts, window, rail, tap):
    session = playing.screen.session
    tap(rail["home"])
    broken = replace(session.saved, moves=("nonsense",))
    parts.store.keep(parse_saved(broken.text), (), over=False)
    tap(named(playing.screen, SHELL_GAME.format(full=0)))
    tap(named(playing.screen, "Go on where we were"))
    assert isinstance(playing.screen, Chart)
    assert window.notices.text == "This game cannot go on any more. Let's start a new one!"
    assert parts.store.unfinished() == ()
    tap(named(window.notices, "All right"))
    assert not window.notices.isVisible()


def test_a_full_disk_is_said_once_and_the_game_goes_on(playing, parts, window, monkeypatch):
    def full(*_arguments: object, **_named: object) -> None:
        raise StoreFull

    monkeypatch.setattr(parts.store, "keep", full)
    for look in playing.screen.looks:
        look.click()
    assert window.notices.text == "The disk is full. You can play on; please make room."
    assert len(playing.screen.session.moves) > 1


def test_what_the_store_had_to_do_is_said_at_the_start(parts, window, qtbot):
    parts.store.notices = (Notice("restored", {"day": "2026-11-28"}), Notice("backup_failed"))
    Voyage(window, parts).start()
    window.show()
    assert "11/28/26" in window.notices.text
    named(window.notices, "All right").click()
    assert window.notices.text == "All is well, but there is no safety copy of today."


def test_a_set_up_screen_goes_on_behind_the_same_gate_as_the_grown_ups_corner(aboard, parts, tap, rail):
    """A child who turns back finds the set-up as it was; who types the numbers is let in."""
    voyage, passed = aboard, []
    tap(named(voyage.screen, SHELL_GAME.format(full=0)))
    setup = voyage.screen
    setup.grown_up_wanted.emit(lambda: passed.append(voyage.screen))
    assert isinstance(voyage.screen, Gate)
    tap(rail["home"])
    assert voyage.screen is setup
    setup.grown_up_wanted.emit(lambda: passed.append(voyage.screen))
    gate = voyage.screen
    assert not passed
    for digit in gate.wanted:
        gate.type(digit)
    assert passed == [setup]
    setup.grown_up_wanted.emit(passed.clear)
    parts.kit.motion.skip()
    assert isinstance(voyage.screen, Gate)


def test_settings_that_could_not_be_read_are_mentioned(parts, window, qtbot, tmp_path):
    path = tmp_path / "settings.yaml"
    path.write_text("language: [", encoding="utf-8")
    Voyage(window, replace(parts, settings=Settings(path))).start()
    assert window.notices.text == "The settings could not be read. All is as at the start."


def test_f11_fills_the_screen_and_gives_it_back(voyage, window):
    for full in (True, False):
        QTest.keyClick(window, Qt.Key.Key_F11)
        assert window.isFullScreen() is full


def test_esc_leads_back_one_screen_at_a_time(playing):
    for kind in (Chart, Harbour, Harbour):
        QTest.keyClick(playing.screen, Qt.Key.Key_Escape)
        assert isinstance(playing.screen, kind)


def test_letters_and_sound_are_those_of_the_child_on_board(voyage, parts, children, window, tap):
    wish = replace(children[0].preferences, text_size="L", sound=False)
    parts.store.set_preferences(children[0].id, wish)
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    assert window.metrics.text_scale > 1
    assert not parts.kit.sound.on
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert window.metrics.text_scale == 1
    assert parts.kit.sound.on


def test_shells_of_a_pack_count_its_solved_rows(aboard, parts, children):
    pack = parts.shelf.packs_for("piraten")[0]
    whole = 4 * len(pack.cards)
    for number in range(whole // 2):
        event = replace(answered(), pack=pack.id, card=f"c{number}", row_hash=f"r{number}")
        parts.store.add_event(children[0].id, event)
    aboard.screen.refresh()
    names = [widget.accessibleName() for widget in interactive(aboard.screen)]
    assert "Logic Pirates, 2 of 5 shells" in names


@pytest.mark.parametrize("reduced", [False, True])
def test_screens_sail_along_or_fade_and_a_touch_brings_the_new_one(reduced, voyage, children, window, parts, qtbot):
    parts.kit.motion.reduced = reduced
    voyage.screen.refresh()
    passage = window.findChild(Passage)
    named(voyage.screen, "Mia").click()
    assert passage.isVisible()
    QApplication.processEvents()
    assert not window.grab().isNull()
    qtbot.mouseClick(passage, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not passage.isVisible())
