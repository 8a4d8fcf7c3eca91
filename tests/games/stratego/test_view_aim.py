"""The cannon on the screen: three ways of aiming, and the captain's shot that is watched."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kidslogic.engine.session import resume
from kidslogic.games.stratego.aim_help import steps_of_help
from kidslogic.games.stratego.moves import Puzzle, Shot
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.view.aim_stage import WatchStage
from kidslogic.games.stratego.view.pull_stage import SEEN, SEEN_MORE, PullStage
from kidslogic.games.stratego.view.puzzle_stage import ANSWERS, FEWEST, FIRST, HIGHEST, LOWEST, PuzzleStage, riddle
from kidslogic.games.stratego.view.timing_stage import PART, PART_MORE, TimingStage
from tests.games.stratego.screen import DUO, SLOW_MS, Played, at
from tests.games.table import Notebook, SampleLibrary, still


def firing(kit, qtbot, aim: str, people=DUO) -> Played:
    return at(kit, qtbot, "shot", people=people, aim_red=aim, wind_red="calm").begin()


@pytest.mark.parametrize("hit", [True, False])
@pytest.mark.parametrize("aim", ["pull", "puzzle"])
def test_each_way_of_aiming_hits_and_misses(kit, qtbot, aim, hit):
    played = firing(kit, qtbot, aim)
    text = played.play(Shot(hit))
    assert text.startswith("shot hit" if hit else "shot miss")
    assert (text.split(" ")[2:] == ["pull"]) == (aim == "pull")
    assert (len(text.split(" ")) == 10) == (aim == "puzzle")
    played.close()


def test_s12_3_the_marker_decides(kit, qtbot):
    played = firing(kit, qtbot, "timing")
    stage = played.view.stage
    assert isinstance(stage, TimingStage)
    stage.phase = 0.25
    assert not stage.is_on_target
    stage.phase = 0.5
    assert stage.is_on_target
    QTest.keyClick(stage, Qt.Key.Key_Space)
    assert stage.flight is not None
    assert stage.flight.hit
    played.close()


def test_a_child_chooses_another_way_of_aiming(kit, qtbot):
    played = firing(kit, qtbot, "pull")
    assert isinstance(played.view.stage, PullStage)
    count = len(played.session.moves)
    played.click(played.view.stage.modes.tiles["puzzle"])
    assert isinstance(played.view.stage, PuzzleStage)
    assert [played.view.aiming.mode(seat) for seat in (0, 1)] == ["puzzle", "pull"]
    assert played.session.moves[count:] == ("aim puzzle",)
    played.close()


def test_the_way_of_aiming_stays_when_the_app_is_closed_before_the_shot(kit, qtbot):
    played = firing(kit, qtbot, "pull")
    played.click(played.view.stage.modes.tiles["puzzle"])
    row = played.view.stage.riddle
    played.close()
    again = resume(GAME, played.session.saved, SampleLibrary(), journal=Notebook(), clock=still)
    resumed = Played(kit, qtbot, DUO, session=again).begin()
    resumed.open_curtain()
    assert isinstance(resumed.view.stage, PuzzleStage)
    assert resumed.view.stage.riddle == row
    resumed.close()


def test_another_aim_brings_no_other_row_and_is_taken_back(kit, qtbot):
    played = firing(kit, qtbot, "puzzle")
    row = played.view.stage.riddle
    played.click(played.view.stage.modes.tiles["timing"])
    assert isinstance(played.view.stage, TimingStage)
    played.view.undo()
    assert isinstance(played.view.stage, PuzzleStage)
    assert played.view.stage.riddle == row
    played.close()


def test_in_a_lesson_another_aim_is_no_move(kit, qtbot):
    played = at(kit, qtbot, "shot", people=DUO, aim_red="pull")
    played.view.guided = True
    played.begin()
    count = len(played.session.moves)
    played.click(played.view.stage.modes.tiles["timing"])
    assert isinstance(played.view.stage, TimingStage)
    assert len(played.session.moves) == count
    played.close()


def fired_before(session, *shots: Shot):
    """The session as if red had fired these shots before: the table of a game that is resumed."""
    state = session._state
    for shot in shots:
        state, _ = session.rules.apply(state._replace(phase="shot", captain=0, action="sail", chosen=-1), shot)
    session._state = state._replace(phase="shot", captain=0, action="sail", chosen=-1)
    return session


def row(level: int) -> Puzzle:
    return Puzzle("0123456789abcdef", "star", level=level)


@pytest.mark.parametrize(
    ("shots", "mode", "level"),
    [
        ((), "pull", FIRST),
        ((Shot(False, aim="timing"),), "timing", FIRST),
        ((Shot(True, row(4)),), "puzzle", 5),
        ((Shot(False, row(4)),), "puzzle", 3),
        ((Shot(True, row(HIGHEST)),), "puzzle", HIGHEST),
        ((Shot(False, row(LOWEST)), Shot(False, aim="pull")), "pull", LOWEST),
    ],
)
def test_a_child_goes_on_aiming_as_it_did_and_with_rows_of_its_level(kit, qtbot, shots, mode, level):
    played = at(kit, qtbot, "shot", people=DUO)
    fired_before(played.session, *shots)
    played.begin()
    assert played.view.stage.mode == mode
    assert played.view.aiming.level(0) == level
    played.close()


MISS = Shot(False, aim="pull")


@pytest.mark.parametrize(("misses", "steps"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3), (9, 3)])
def test_s12_3_aim_help_grows_quietly_after_three_misses_in_a_row(kit, qtbot, misses, steps):
    played = at(kit, qtbot, "shot", people=DUO, wind_red="storm")
    fired_before(played.session, *[MISS] * misses)
    played.begin()
    view, stage = played.view, played.view.stage
    assert isinstance(stage, PullStage)
    assert stage.foretold == pytest.approx(SEEN["storm"] + SEEN_MORE * steps)
    played.click(stage.modes.tiles["timing"])
    assert view.stage.half == pytest.approx(view.stage.field.target_half * (PART + PART_MORE * steps))
    played.click(view.stage.modes.tiles["puzzle"])
    assert len(view.stage.tiles) == max(FEWEST, ANSWERS - steps)
    played.close()


@pytest.mark.parametrize(
    ("shots", "options", "steps"),
    [
        ([MISS] * 3, {}, 1),
        ([MISS] * 3, {"aim_help_red": "false"}, 0),
        ([MISS] * 3, {"aim_help_blue": "false"}, 1),
        ([MISS] * 3 + [Shot(True)], {}, 0),
    ],
)
def test_aim_help_goes_with_a_hit_and_is_switched_for_each_captain(kit, qtbot, shots, options, steps):
    played = at(kit, qtbot, "shot", people=DUO, **options)
    view = fired_before(played.session, *shots).view(0)
    assert steps_of_help(view.table, 0, view.house) == steps
    assert steps_of_help(view.table, 1, view.house) == 0


def test_the_cannon_is_aimed_with_keys_and_by_a_tap_on_the_water(kit, qtbot):
    played = firing(kit, qtbot, "pull")
    stage = played.view.stage
    tilt, at = stage.tilt, stage.at
    QTest.keyClick(stage, Qt.Key.Key_Up)
    QTest.keyClick(stage, Qt.Key.Key_Right)
    assert stage.tilt > tilt
    assert stage.at > at
    high = stage.field.point(5, 6) * stage.metrics.u
    QTest.mouseClick(stage, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, high.toPoint())
    assert stage.tilt > 40
    QTest.keyClick(stage, Qt.Key.Key_Return)
    assert stage.is_flying
    played.close()


def test_a_captains_shot_is_watched_with_its_steadiness(kit, qtbot):
    played = at(kit, qtbot, "shot", seat=1).begin()
    view = played.view
    qtbot.waitUntil(lambda: isinstance(view.stage, WatchStage), timeout=SLOW_MS)
    assert 0.0 < view.stage.steadiness < 1.0
    assert "Stella" in view.prompt()
    count = len(played.session.moves)
    qtbot.waitUntil(lambda: len(played.session.moves) > count, timeout=SLOW_MS)
    assert played.session.moves[count].startswith("shot ")
    played.close()


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_rows_have_one_right_answer_among_four(level):
    asked = riddle(level, Random(level))
    assert len(set(asked.answers)) == 4
    assert asked.proven.row.answer in asked.answers
    right, wrong = asked.puzzle(asked.proven.row.answer), next(a for a in asked.answers if a != asked.proven.row.answer)
    assert right.tag == ""
    assert asked.puzzle(wrong).tag
    assert right.level == level
