"""Lessons on the games' own screens, with real touches: said, shown, done, taken back, praised, kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from kidslogic.engine.events import LessonStepDone
from kidslogic.games.logix.moves import Place
from kidslogic.games.logix.view.gestures import gestures_of
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.hands import Hands
from kidslogic.shell.lesson import LessonScreen, Pace
from kidslogic.shell.lesson_pages import LessonEnd, LessonList, LessonOffer, LessonPill
from kidslogic.shell.lesson_table import LessonTable, lessons_of
from kidslogic.ui.game_view import SetupScreen
from tests.lessons.school import FILES, lesson_at
from tests.shell.sailing import named

AT_ONCE = Pace(say=0, word=0, praise=0, otherwise=200, rest=0, still=0)


def path_of(key: str) -> Path:
    return next(path for path in FILES if f"{path.parent.name}/{path.stem}" == key)


@pytest.fixture
def table(parts) -> LessonTable:
    parts.kit.motion.reduced, parts.kit.motion.pace = True, 0
    return LessonTable(parts, on_trouble=lambda trouble: pytest.fail(trouble.code), pace=AT_ONCE)


@pytest.fixture
def hands(window, parts) -> Hands:
    return Hands(window, parts.kit.motion)


@pytest.fixture
def open_lesson(table, window, children, qtbot) -> Callable[..., LessonScreen]:
    """Open a lesson at its beginning; at a later step where its hand has shown already what to do."""

    def open_lesson(key: str, step: int = 0) -> LessonScreen:
        screen = table.screen(lesson_at(path_of(key)), children[0], anew=True)
        for _ in range(step):
            screen.session.run = screen.session.run.skip()
        if step:
            screen.session.enter(screen.session.run.told().shown())
        window.sail_to(screen)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        screen.begin()
        return screen

    return open_lesson


@pytest.fixture
def play(hands, qtbot) -> Callable[[LessonScreen, str], None]:
    """Play a move by the gestures that the game's screen names for it."""

    def play(screen: LessonScreen, text: str) -> None:
        move = screen.session.rules.parse_move(text)
        qtbot.waitUntil(lambda: screen.is_waiting and bool(screen.game.gestures(move)))
        hands.perform(screen.game, screen.game.gestures(move))

    return play


def steps_of(parts, learner) -> list[tuple[int, int]]:
    """Step and tries of every step kept."""
    events = [record.event for record in parts.store.events(learner.id)][
        sum(bool(game.lessons) for game in parts.games.values()) :
    ]
    return [(event.step, event.tries) for event in events if isinstance(event, LessonStepDone)]


def kinds_of_moves() -> dict[str, list[tuple[str, int]]]:
    """Of each game the steps, as lesson and number, that are the first ones to ask for a kind of move."""
    found: dict[tuple[str, str], tuple[str, int]] = {}
    for lesson in map(lesson_at, FILES):
        for index, step in enumerate(lesson.steps):
            found.setdefault((lesson.game, step.expected.split()[0]), (lesson.key, index))
    return {game: [step for (other, _), step in found.items() if other == game] for game, _ in found}


@pytest.mark.parametrize(("game", "steps"), kinds_of_moves().items())
def test_the_games_screen_offers_every_kind_of_move_that_lessons_ask_for(game, steps, open_lesson, qtbot):
    for key, index in steps:
        screen = open_lesson(key, index)
        assert screen.session.game.id == game
        qtbot.waitUntil(lambda screen=screen: bool(screen.game.gestures(screen.session.accepted[0])))
        assert screen.prompt() == screen.session.run.step.say["en"]


def test_a_lesson_skipped_to_its_end_is_over(open_lesson, qtbot):
    screen = open_lesson("stratego/duel")
    with qtbot.waitSignal(screen.finished):
        for _ in screen.session.run.lesson.steps:
            screen.band.skip.click()
    assert screen.session.run.phase == "over"


@pytest.mark.parametrize("key", ["piraten/dare", "logix/game"])
def test_a_lesson_is_played_to_its_end_by_real_touches(key, open_lesson, play, parts, children, qtbot):
    screen = open_lesson(key)
    steps = screen.session.run.lesson.steps
    with qtbot.waitSignal(screen.finished, timeout=20000):
        for index, step in enumerate(steps):
            qtbot.waitUntil(lambda index=index: screen.session.run.index == index, timeout=10000)
            play(screen, step.expected)
    assert steps_of(parts, children[0]) == [(index, 0) for index in range(len(steps))]
    assert parts.store.unfinished() == ()


@pytest.mark.parametrize("way", ["done_button", "again_button"])
def test_the_buttons_at_the_end_of_a_game_lead_on_in_its_lesson(way, open_lesson, play, hands, qtbot):
    screen = open_lesson("logix/claim", len(lesson_at(path_of("logix/claim")).steps) - 1)
    screen.pace = Pace(say=0, word=0, praise=0, rest=3_600_000)
    play(screen, screen.session.run.step.expected)
    button = getattr(screen.game, way)
    qtbot.waitUntil(button.isVisible)
    with qtbot.waitSignal(screen.finished):
        hands.tap(button)


def test_another_move_is_looked_at_and_taken_back_and_help_grows(open_lesson, play, parts, children, qtbot):
    screen = open_lesson("logix/place")
    screen.band.skip.click()  # to "Put blue beside red!"
    play(screen, "place green 24")
    qtbot.waitUntil(lambda: screen.session.run.phase == "otherwise")
    assert screen.prompt() == "You may. But now blue should touch red."
    qtbot.waitUntil(lambda: bool(screen.hand.rings))
    assert "green" not in screen.session.view(0).marbles
    play(screen, "place yellow 24")
    qtbot.waitUntil(lambda: screen.session.run.help == "hand" and screen.hand.is_shown)
    qtbot.waitUntil(lambda: screen.is_waiting)
    play(screen, "place blue 24")
    qtbot.waitUntil(lambda: screen.session.run.index == 2)
    assert steps_of(parts, children[0]) == [(1, 2)]


def test_a_move_against_the_rules_is_said_by_the_game_and_brings_help(open_lesson, hands, qtbot):
    screen = open_lesson("logix/place")
    qtbot.waitUntil(lambda: screen.is_waiting)
    hands.perform(screen.game, gestures_of(screen.game, Place("red", 8)))  # beside nothing
    qtbot.waitUntil(lambda: bool(screen.hand.rings))
    assert screen.session.run.tries == 1
    assert screen.game.prompt() == "It must lie beside another marble."


def test_the_parrot_helps_when_it_is_asked(open_lesson, qtbot):
    screen = open_lesson("logix/swap")
    qtbot.waitUntil(lambda: screen.is_waiting)
    assert not screen.hand.rings
    screen.hint()
    assert len(screen.hand.rings) == 2
    screen.hint()
    assert screen.hand.is_shown


def test_what_the_hand_shows_is_taken_back_and_touches_wait(open_lesson, hands, qtbot):
    screen = open_lesson("logix/slide")
    assert screen.session.run.phase == "say"
    hands.tap_at(screen.game.board.mapTo(hands.window, screen.game.board.rect().center()))
    assert screen.game.picked is None
    qtbot.waitUntil(lambda: bool(screen.session.moves))
    assert screen.session.run.phase == "show"
    qtbot.waitUntil(lambda: screen.is_waiting)
    assert not screen.session.moves


def test_back_and_again_begin_a_step_anew(open_lesson, play, qtbot):
    screen = open_lesson("logix/rest")
    assert not screen.band.back.isEnabled()
    screen.band.skip.click()
    screen.band.skip.click()
    assert screen.session.run.index == 2
    screen.band.back.click()
    assert screen.session.run.index == 1
    play(screen, "place yellow 13")
    qtbot.waitUntil(lambda: screen.session.run.tries == 1)
    screen.band.again.click()
    assert (screen.session.run.index, screen.session.run.tries, screen.session.run.phase) == (1, 0, "do")


def test_a_lesson_goes_on_where_it_was_left(table, open_lesson, play, children, qtbot):
    screen = open_lesson("logix/swap")
    play(screen, "replace 23 blue")
    qtbot.waitUntil(lambda: screen.session.run.index == 1)
    later = table.screen(screen.session.run.lesson, children[0])
    assert (later.session.run.index, later.session.run.phase) == (1, "say")
    later.deleteLater()


def test_the_words_change_with_the_language(open_lesson, parts, qtbot):
    screen = open_lesson("piraten/row")
    parts.languages.use("cs")
    assert screen.band.bubble.text == "Vezmi si kartu z balíčku!"
    parts.languages.use("de")
    assert screen.band.bubble.text == "Nimm eine Karte vom Stapel!"


def test_a_lesson_is_played_with_the_keyboard_alone(open_lesson, window, qtbot):
    screen = open_lesson("piraten/row")
    screen.band.skip.click()
    screen.band.skip.click()
    screen.band.skip.click()
    qtbot.waitUntil(lambda: screen.is_waiting)
    rows = screen.game.stage.rows
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(rows[0], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: screen.session.run.index == 4)
    with qtbot.waitSignal(screen.left):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


# ---- around the lessons ------------------------------------------------------------------------------


@pytest.fixture
def newcomer(parts, voyage, tap) -> LessonOffer:
    """A child who has never played opens LOGIX."""
    parts.store.add("Nora", list(parts.avatars)[7])
    voyage.screen.refresh()
    tap(named(voyage.screen, "Nora"))
    tap(named(voyage.screen, "LOGIX, 0 of 5 shells"))
    assert isinstance(voyage.screen, LessonOffer)
    return voyage.screen


def test_a_first_start_offers_the_lessons(newcomer, voyage, tap):
    assert newcomer.prompt() == "LOGIX: shall I show you?"
    tap(newcomer.show_button)
    assert isinstance(voyage.screen, LessonScreen)
    assert voyage.screen.session.run.lesson.key == "logix/place"


def test_who_knows_the_game_goes_on_to_it(newcomer, voyage, tap):
    tap(newcomer.know_button)
    assert isinstance(voyage.screen, SetupScreen)
    QTest.keyClick(voyage.screen, Qt.Key.Key_Escape)
    assert isinstance(voyage.screen, Chart)


def test_the_chart_leads_to_all_lessons_and_shows_what_is_done(voyage, parts, children, tap):
    lessons = lessons_of(parts.games["logix"])
    for index in range(len(lessons[0].steps)):
        parts.store.add_event(children[0].id, LessonStepDone(lesson="logix/place", step=index, tries=0))
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    tap(voyage.screen.book)
    page = voyage.screen
    assert isinstance(page, LessonList)
    tap(page.games["logix"])
    assert page.games["logix"].accessibleName() == f"LOGIX: 1 of {len(lessons)} lessons done"
    assert [pill.done for pill in page.pills["logix"]] == [True, *[False] * (len(lessons) - 1)]
    assert [pill.main for pill in page.pills["logix"]][:3] == [False, True, False]
    assert [pill.drawn_icon for pill in page.pills["logix"]] == [lesson.picture for lesson in lessons]
    tap(named(page, "Rolling marbles"))
    assert isinstance(voyage.screen, LessonScreen)


def test_a_done_lesson_keeps_its_picture_and_gets_a_full_shell_at_the_corner(parts, window):
    def face(*, done: bool) -> QImage:
        pill = LessonPill(parts.kit, "cannon", lambda: "The cannon", done=done, main=False, parent=window)
        pill.set_face(20, 20, 400, 120, 1.0)
        return pill.grab().toImage()

    before, after = face(done=False), face(done=True)
    w, h = before.width(), before.height()
    assert before.copy(0, 0, w - 70, h) == after.copy(0, 0, w - 70, h)
    assert before.copy(w - 70, h - 70, 70, 70) != after.copy(w - 70, h - 70, 70, 70)


@pytest.mark.usefixtures("children")
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)])
def test_the_lessons_of_each_game_lie_in_two_columns_alike(voyage, window, tap, size):
    window.resize(*size)
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    tap(voyage.screen.book)
    page = voyage.screen
    for game, pills in page.pills.items():
        tap(page.games[game])
        left = [pill for pill in pills if pill.x() == pills[0].x()]
        assert len(left) == -(-len(pills) // 2)
        assert len({pill.size().height() for pill in pills}) == 1
        assert all(page.rect().contains(pill.geometry()) for pill in pills)


def test_after_a_lesson_comes_the_next_one_or_the_game(newcomer, voyage, tap):
    tap(newcomer.show_button)
    voyage.screen.finished.emit()
    assert isinstance(voyage.screen, LessonEnd)
    tap(voyage.screen.next_button)
    assert voyage.screen.session.run.lesson.key == "logix/slide"
    voyage.screen.finished.emit()
    tap(voyage.screen.again_button)
    assert voyage.screen.session.run.lesson.key == "logix/slide"
    voyage.screen.finished.emit()
    tap(voyage.screen.play_button)
    assert isinstance(voyage.screen, SetupScreen)
