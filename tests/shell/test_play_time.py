"""Play time by real touches, with clocks that the tests move: what counts, what is told, and how the day ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic import registry
from kidslogic.engine.events import Played
from kidslogic.engine.session import Session
from kidslogic.games.blank.view.screens import BlankView
from kidslogic.learners.home import Home
from kidslogic.learners.playtime import seconds_on
from kidslogic.learners.store import Store
from kidslogic.shell.chart import Chart
from kidslogic.shell.enough import EnoughScreen
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.lesson_table import LessonTable
from kidslogic.shell.parts import Parts
from kidslogic.shell.play import HeardJournal, person_of
from kidslogic.shell.playing_time import IDLE_SECONDS, PlayingTime, Stopwatch
from kidslogic.ui.game_view import GameView
from tests.learners.counting import COUNTING, Add, NoLibrary, WallClock, seats
from tests.shell.sailing import named


class Ticks:
    """Seconds from a fixed point, moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def wall() -> WallClock:
    return WallClock()


@pytest.fixture
def ticks() -> Ticks:
    return Ticks()


@pytest.fixture
def parts(parts: Parts, tmp_path: Path, wall: WallClock, ticks: Ticks) -> Iterator[Parts]:
    """The shell game on the shelf, and clocks that stand still."""
    with Store.open(Home(tmp_path / "timed"), wall) as store:
        blank = {"blank": registry.game("blank")}
        yield replace(parts, store=store, seconds=ticks, today=lambda: wall().date(), now=wall, games=blank)


def limit(parts: Parts, child, minutes: int) -> None:
    learner = parts.store.learner(child.id)
    parts.store.set_preferences(child.id, replace(learner.preferences, limit=minutes))


@pytest.fixture
def play(parts, window, voyage, wall, ticks):
    """Let so many minutes pass, with a touch beside the shells each half minute; the clock looks once a minute."""

    def play(minutes: int, *, touches: bool = True) -> None:
        for _ in range(minutes):
            for _ in range(2):
                ticks.now += 30
                wall.move(seconds=30)
                if touches:
                    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(500, 590))
            voyage._time.look()

    return play


@pytest.fixture
def game(voyage, window, parts, children, tap) -> BlankView:
    """Mia in a game with the parrot, on board since just now."""
    parts.kit.motion.reduced = False
    limit(parts, children[0], 15)
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    return open_game(voyage, tap)


def open_game(voyage, tap) -> BlankView:
    assert isinstance(voyage.screen, Chart)
    tap(voyage.screen._islands["blank"])
    tap(voyage.screen.next)
    assert isinstance(voyage.screen, BlankView)
    return voyage.screen


def minutes_of(parts: Parts, child, day: date) -> float:
    return seconds_on(parts.store.events(child.id), day) / 60


# ---- the watch -------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(st.lists(st.tuples(st.floats(0, 500), st.sampled_from(["touch", "take", "stop"])), max_size=30))
def test_what_is_taken_is_never_negative_nor_more_than_there_was(steps):
    ticks = Ticks()
    watch, taken = Stopwatch(ticks), 0.0
    for passed, act in steps:
        ticks.now += passed
        if act == "take":
            given_out = watch.take()
            assert given_out >= 0
            taken += given_out
        else:
            getattr(watch, act)()
    touches = sum(act == "touch" for _, act in steps)
    assert taken <= ticks.now - 1000 + 1e-6
    assert taken <= touches * IDLE_SECONDS + 1e-6


# ---- counting --------------------------------------------------------------------------------------


def test_minutes_in_a_game_are_written_down_every_other_minute(game, parts, children, play, wall):
    play(6)
    played = [record.event for record in parts.store.events(children[0].id) if isinstance(record.event, Played)]
    assert [event.seconds for event in played] == [120, 120, 120]
    assert {event.game for event in played} == {"blank"}


def test_after_two_minutes_without_a_touch_nothing_counts_and_nothing_runs(game, voyage, parts, children, play, wall):
    play(1)
    play(30, touches=False)
    assert minutes_of(parts, children[0], wall().date()) == pytest.approx(3)
    assert not voyage._time._look.isActive()
    play(2)
    voyage._go_home()
    assert minutes_of(parts, children[0], wall().date()) == pytest.approx(4.5)  # counted from the touch on


def test_leaving_and_closing_write_the_rest(game, voyage, window, parts, children, play, ticks, wall):
    ticks.now += 50
    window.close()
    assert minutes_of(parts, children[0], wall().date()) == pytest.approx(50 / 60)


def test_the_harbour_and_the_grown_ups_corner_do_not_count(game, voyage, parts, children, play, wall):
    voyage._to_gate()
    play(5)
    assert minutes_of(parts, children[0], wall().date()) == 0


def test_every_child_at_the_table_has_played(parts, children, window, qtbot, ticks):
    time, _ = at_table(parts, children[:2], window, qtbot)
    ticks.now += 100
    time.flush()
    assert [seconds_on(parts.store.events(child.id), parts.today()) for child in children[:3]] == [100, 100, 0]


@pytest.mark.parametrize(
    ("begin", "later"),
    [("2026-03-29T01:30:00+01:00", 2), ("2026-10-25T02:30:00+02:00", 1)],
    ids=["clocks go forward", "clocks go back"],
)
def test_the_days_on_which_clocks_change_count_like_any_other(
    begin, later, wall, voyage, window, parts, children, tap, play
):
    wall.now = WallClock(begin).now
    limit(parts, children[0], 60)
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    open_game(voyage, tap)
    play(20)
    wall.zone(later)
    play(20)
    voyage._time.flush()
    assert minutes_of(parts, children[0], wall().date()) == pytest.approx(40)
    assert window.notices.text == ""


def test_a_clock_that_is_set_back_gives_no_negative_time(game, voyage, parts, children, play, wall):
    play(4)
    today = wall().date()
    wall.move(days=-1, hours=-2)
    play(4)
    voyage._time.flush()
    assert minutes_of(parts, children[0], today) == pytest.approx(4)
    assert minutes_of(parts, children[0], today - timedelta(days=1)) == pytest.approx(4)
    assert all(record.event.seconds > 0 for record in parts.store.events(children[0].id))


# ---- the end of the day ----------------------------------------------------------------------------


def test_five_minutes_before_the_child_is_told_once(game, window, parts, children, play, tap):
    play(9)
    assert window.notices.text == ""
    play(1)
    assert window.notices.text == "5 more minutes, then it is enough for today."
    tap(named(window.notices, "All right"))
    play(3)
    assert window.notices.text == ""


def test_the_game_goes_on_until_the_turn_is_over(game, voyage, window, parts, children, play, tap, qtbot):
    play(16)
    assert voyage.screen is game
    game._play(game.session.legal_moves()[-1])  # looks under a shell, and the turn is over
    assert voyage.screen is game
    touch_until_it_ends(voyage, window, qtbot)
    assert voyage.screen.prompt() == "Enough for today! Your game is kept. Tomorrow we sail on!"
    assert len(parts.store.unfinished(children[0].id)) == 1
    tap(voyage.screen.sleep)
    assert isinstance(voyage.screen, Harbour)


def touch_until_it_ends(voyage, window, qtbot) -> None:
    """A touch beside everything, once nothing moves any more."""
    voyage._parts.kit.motion.skip()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(500, 590))
    qtbot.waitUntil(lambda: isinstance(voyage.screen, EnoughScreen))
    voyage._parts.kit.motion.skip()


def test_who_leaves_after_the_limit_sees_it_on_the_chart_and_cannot_begin_again(game, voyage, play, tap):
    play(16)
    voyage._go_home()
    assert isinstance(voyage.screen, EnoughScreen)
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert isinstance(voyage.screen, Chart)
    tap(voyage.screen._islands["blank"])
    assert isinstance(voyage.screen, EnoughScreen)


def test_a_grown_up_adds_ten_minutes_and_the_game_goes_on(game, voyage, window, parts, children, play, tap, qtbot):
    play(17)
    game._play(game.session.legal_moves()[-1])
    touch_until_it_ends(voyage, window, qtbot)
    tap(voyage.screen.ask)
    assert isinstance(voyage.screen, Gate)
    QTest.keyClicks(voyage.screen, voyage.screen.wanted)
    assert voyage.screen is game
    assert voyage._time.phase_of(parts.store.learner(children[0].id)) == "free"
    play(5)
    assert voyage._time.phase_of(parts.store.learner(children[0].id)) == "soon"
    play(5)
    assert voyage._time.phase_of(parts.store.learner(children[0].id)) == "enough"


def test_the_next_day_is_free_again(game, voyage, parts, children, play, wall, tap):
    play(16)
    voyage._go_home()
    voyage._pop_to(2)
    wall.move(days=1)
    open_again = voyage.screen
    tap(open_again._islands["blank"])
    assert not isinstance(voyage.screen, EnoughScreen)
    assert voyage._time.phase_of(parts.store.learner(children[0].id)) == "free"


def test_without_a_limit_nothing_is_said(game, voyage, window, parts, children, play):
    limit(parts, children[0], 0)
    play(40)
    assert window.notices.text == ""
    assert voyage.screen is game


# ---- alone, and with brothers and sisters ----------------------------------------------------------


def at_table(parts: Parts, children, window, qtbot) -> tuple[PlayingTime, GameView]:
    """The counting game of some children on a plain screen, its time running."""
    time = PlayingTime(parts, lambda trouble: pytest.fail(trouble.code), window)
    journal = HeardJournal(parts.store.journal(lambda trouble: pytest.fail(trouble.code)), time.moved)
    setup = COUNTING.setup(seats(*(child.id for child in children)))
    session = Session(COUNTING, setup, NoLibrary(), session_id="s", seed=1, journal=journal, clock=parts.seconds)
    view = GameView(parts.kit, session, tuple(person_of(child) for child in children))
    window.sail_to(view)
    window.show()
    qtbot.waitExposed(window)
    time.shown(view, children[0])
    return time, view


def test_for_a_child_alone_a_turn_ends_where_the_next_one_begins(parts, children, window, qtbot, ticks):
    limit(parts, children[0], 15)
    time, view = at_table(parts, children[:1], window, qtbot)
    told = []
    time.enough.connect(told.append)
    for _ in range(8):
        ticks.now += 110
        view.session.play(Add(1))
    assert not told
    ticks.now += 110
    view.session.play(Add(1))
    QApplication.processEvents()
    time._stop()
    assert [child.nickname for child in told] == ["Mia"]


@pytest.mark.parametrize(("minutes", "expected"), [(14, []), (15, ["Mia"])])
def test_no_further_lesson_begins_after_the_limit(parts, children, window, qtbot, wall, ticks, minutes, expected):
    parts = replace(parts, games={"piraten": registry.game("piraten")})
    limit(parts, children[0], 15)
    parts.store.add_event(children[0].id, Played(game="piraten", seconds=60 * minutes))
    table = LessonTable(parts, lambda trouble: pytest.fail(trouble.code))
    lesson = table.screen(table.lessons_of(parts.games["piraten"])[0], children[0])
    time = PlayingTime(parts, lambda trouble: pytest.fail(trouble.code), window)
    told = []
    time.enough.connect(told.append)
    window.sail_to(lesson)
    time.shown(lesson, children[0])
    parts.kit.motion.skip()
    time._stop()
    assert [child.nickname for child in told] == expected
    assert time.players == (children[0].id,)


def test_who_may_go_on_is_not_stopped_by_the_turn_of_another(parts, children, window, qtbot, ticks):
    limit(parts, children[1], 15)
    time, view = at_table(parts, children[:2], window, qtbot)
    told = []
    time.enough.connect(told.append)
    for _ in range(9):
        ticks.now += 110
        view.session.play(Add(1))
    time._stop()
    assert not told
    view.session.play(Add(1))
    time._stop()
    assert [child.nickname for child in told] == ["Jonas"]
    assert time.soon_text(children[1], 1) == "Jonas: 1 more minute, then it is enough for today."
