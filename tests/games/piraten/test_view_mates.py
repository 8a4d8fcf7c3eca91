"""Monsters, mates, the sweeping pointer, explaining and the sail on the screen, with real fingers and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kidslogic.engine.events import Explained
from kidslogic.engine.game import Outcome, Seat
from kidslogic.games.piraten.material import Tile
from kidslogic.games.piraten.moves import Explain, Uncover
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.choose_stage import ChooseStage
from kidslogic.games.piraten.view.draw_stage import DrawStage
from kidslogic.games.piraten.view.end_stage import EndStage, as_large_as_fits
from kidslogic.games.piraten.view.explain_stage import ExplainStage
from kidslogic.games.piraten.view.medals import HANGING, WIDE, medal_words
from kidslogic.games.piraten.view.monster_stage import MonsterStage
from kidslogic.games.piraten.view.treasure_stage import TreasureStage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.games.piraten.view.words import friend
from kidslogic.ui.theme import Metrics
from tests.games.piraten.test_view import JONAS, MIA, Played, kit

__all__ = ["kit"]
CLEVER, CAREFUL = (friend(Seat("computer", temper)) for temper in ("clever", "careful"))


def hurried(played: Played) -> Played:
    """Mates that do not let anybody wait."""
    mates = played.view.mates
    mates.pace_ms, mates.shown_ms, mates.reason_ms = (0, 0), 0, 0
    return played


def drag(widget: QWidget, away: QPoint) -> None:
    start = widget.rect().center()
    origin = widget.mapToGlobal(start)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(widget, widget.mapFromGlobal(origin + away * part / 8))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=widget.mapFromGlobal(origin + away))


# ---- monsters ----------------------------------------------------------------------------------------


@pytest.fixture
def sea(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), variant="advanced")
    played.tap(played.wait_for(DrawStage).stack)
    played.wait_for(MonsterStage)
    yield played
    played.window.close()


def test_p9_2_the_left_neighbour_drags_the_monster_to_its_place(sea):
    stage = sea.stage
    assert stage.prompt() == "Jonas, where shall the sea monster lie?"
    wanted = max(stage.poses, key=lambda pose: (pose.x, pose.row))
    away = (stage.board.place(*wanted.middle) - stage.board.place(*stage.pose.middle)) * stage.metrics.u
    drag(stage.monster, away.toPoint())
    assert (stage.pose.x, stage.pose.row) == (wanted.x, wanted.row)
    sea.tap(stage.done)
    sea.wait_for(ChooseStage)
    assert sea.session.view(0).monsters == (stage.pose,)


def test_a_tap_on_the_sea_brings_the_monster_and_a_tap_on_it_turns_it(sea):
    stage = sea.stage
    spots = {(pose.x, pose.row) for pose in stage.poses}
    wanted = next(pose for pose in stage.poses if sum((p.x, p.row) == (pose.x, pose.row) for p in stage.poses) > 1)
    point = (stage.board.place(*wanted.middle) * stage.metrics.u).toPoint()
    stage.put_near(stage.board.place(0.4, 0.6))
    QTest.mouseClick(stage, Qt.MouseButton.LeftButton, pos=point)
    assert (stage.pose.x, stage.pose.row) == (wanted.x, wanted.row)
    before = stage.pose.turn
    sea.tap(stage.monster)
    assert stage.pose.turn != before
    assert stage.pose in stage.poses
    assert len(spots) > 4


def test_keys_place_the_monster(sea):
    stage = sea.stage
    stage.monster.setFocus()
    at, name = stage.pose.x, stage.monster.accessibleName()
    QTest.keyClick(stage.monster, Qt.Key.Key_Right)
    assert stage.pose.x > at
    assert stage.monster.accessibleName() != name
    QTest.keyClick(stage.monster, Qt.Key.Key_Left)
    assert stage.pose.x == at
    QTest.keyClick(stage.turn, Qt.Key.Key_Return)
    QTest.keyClick(stage.done, Qt.Key.Key_Return)
    sea.wait_for(ChooseStage)


def test_p11_3_the_roll_on_the_screen_is_the_roll_in_the_rules(sea):
    """Straight into the monster: it swims on the screen, and the rules know how it lies now."""
    sea.tap(sea.stage.done)
    sea.tap(sea.wait_for(ChooseStage).rows[0])
    sea.answer(right=True)
    sea.tap(sea.wait_for(WhyStage).next)
    stage = sea.wait_for(AimStage)
    (lying,) = stage.view.monsters
    stage.steer((lying.x / 2 + 0.62) / len(stage.caves))
    sea.tap(stage.ball)
    sea.qtbot.waitUntil(lambda: len(sea.session.moves) == 6)
    assert " at " in sea.session.moves[-1]
    (after,) = sea.session.view(0).monsters
    assert after != lying
    assert len(stage.swims) == 1


# ---- pointer -----------------------------------------------------------------------------------------


def sweeps(stage: AimStage) -> bool:
    """Whether the pointer moves now."""
    return stage.sweep.findChild(QTimer).isActive()


def test_p11_4_one_press_stops_the_pointer(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), aim_mode="timing")
    stage = played.to_aim()
    assert sweeps(stage)
    assert not stage.ship.isEnabled()
    qtbot.waitUntil(lambda: stage.sweep.at > 0.01)
    wrong = (stage.target + 1) % len(stage.caves)
    stage.sweep.at = (wrong + 0.5) / len(stage.caves)
    QTest.keyClick(stage, Qt.Key.Key_Space)
    assert not sweeps(stage)
    qtbot.waitUntil(lambda: "another cave" in stage.prompt() and sweeps(stage))
    stage.sweep.at = (stage.target + 0.6) / len(stage.caves)  # a little beside still counts
    played.tap(stage.ball)
    played.wait_for(TreasureStage)
    played.window.close()


# ---- mates -------------------------------------------------------------------------------------------


def test_a_mate_plays_its_turn_while_everybody_watches(kit, qtbot):
    played = hurried(Played(kit, qtbot, (CLEVER, MIA)))
    qtbot.waitUntil(lambda: played.session.turn == 1 and isinstance(played.view.stage, DrawStage), timeout=15000)
    words = [text.split(" ")[0] for text in played.session.moves]
    assert words[1:4] == ["draw", "row", "answer"]
    assert not played.stage.watched
    assert "undo" in played.view.places_off()
    played.tap(played.stage.stack)
    played.wait_for(ChooseStage)
    played.window.close()


def test_touches_and_keys_mean_nothing_while_a_mate_is_on_turn(kit, qtbot):
    played = Played(kit, qtbot, (CAREFUL, MIA))
    stage = played.wait_for(DrawStage)
    assert stage.watched
    assert {"hint", "undo"} <= played.view.places_off()
    point = stage.stack.geometry().center()
    assert played.window.childAt(played.view.mapTo(played.window, point)) is not stage.stack
    stage.stack.click()
    assert len(played.session.moves) == 1
    assert played.view.gestures(played.session.legal_moves()[0]) == ()
    played.window.close()


@pytest.mark.parametrize(
    ("moves", "kind"), [((), DrawStage), (("draw",), ChooseStage), (("draw", "row 1"), AnswerStage)]
)
def test_what_a_mate_chooses_is_shown(kit, qtbot, moves, kind):
    played = Played(kit, qtbot, (CAREFUL, MIA))
    played.view.mates.pace_ms = (10**6, 10**6)
    for text in moves:
        played.session.play(played.read(text))
    played.view.show_now()
    stage = played.wait_for(kind)
    assert "Tilda" in stage.prompt()
    choice = played.session.legal_moves()[1 if moves else 0]
    stage.show_choice(choice)
    buttons = {"row": lambda: stage.rows[1], "answer": lambda: stage.tiles[choice.symbol]}
    for word, button in buttons.items():
        if choice.text.startswith(word):
            assert button().chosen
    played.window.close()


def test_nobody_is_asked_where_the_monster_shall_lie_while_a_mate_lays_it(kit, qtbot):
    played = Played(kit, qtbot, (MIA, CAREFUL), variant="advanced")
    played.view.mates.pace_ms = (10**6, 10**6)
    played.session.play(played.read("draw"))
    played.view.show_now()
    stage = played.wait_for(MonsterStage)
    assert stage.bubble.text == stage.prompt() == "Tilda is playing."
    played.window.close()


def test_a_treasure_that_a_mate_chooses_is_marked(kit, qtbot):
    played = Played(kit, qtbot, (CAREFUL, MIA))
    played.view.mates.pace_ms = (10**6, 10**6)
    for text in ("draw", "row 1", "right", "roll hit"):
        played.session.play(played.read(text))
    played.view.show_now()
    stage = played.wait_for(TreasureStage)
    stage.show_choice(Uncover(4))
    assert [place for place, tile in enumerate(stage.tiles) if tile.chosen] == [4]
    played.window.close()


def test_p4_3_a_mate_at_the_table_gives_the_hints(kit, qtbot):
    played = Played(kit, qtbot, (MIA, CLEVER))
    stage = played.to_answer()
    played.view.hint()
    assert stage.parrot.isVisible()
    assert stage.parrot.picture == CLEVER.avatar
    answer = kit.vocabulary.name(played.solution(), "en")
    assert answer not in stage.prompt()
    played.window.close()


# ---- explaining --------------------------------------------------------------------------------------


def test_p4_4_after_the_third_right_answer_it_is_asked_before_the_rule_is_shown(kit, qtbot):
    played = Played(kit, qtbot, (MIA,), variant="training", explaining="true")
    for _ in range(2):
        played.answer(right=True)
        played.tap(played.wait_for(WhyStage).next)
    solution = played.solution()
    played.answer(right=True)
    stage = played.wait_for(ExplainStage)
    assert len({button.accessibleName() for button in stage.reasons}) == 3
    assert all(gesture for gesture in map(stage.gestures, map(Explain, ("0", "told", "skip"))))
    played.tap(stage.reasons[1])
    why = played.wait_for(WhyStage)
    assert why.row.answer == solution
    (event,) = (event for event in played.journal.events if isinstance(event, Explained))
    assert event.way in ("right", "other")
    played.tap(why.next)
    played.wait_for(AnswerStage)
    played.window.close()


# ---- the end -----------------------------------------------------------------------------------------


def ended(kit, qtbot, people, outcome, stacks) -> EndStage:
    options = {} if len(people) > 1 else {"variant": "solo"}
    view = Played(kit, qtbot, people, **options).session.view(0)
    told = dict(vars(view)) | {"stacks": stacks, "heights": tuple(map(len, stacks))}
    stage = EndStage(kit, type(view)(**told), people, outcome)
    qtbot.addWidget(stage)
    stage.resize(1138, 800)
    stage.set_metrics(stage.metrics)
    stage.show()
    stage.begin()
    return stage


TWO = (((Tile(("red",)),) * 3), (Tile(("red",)),))


def test_p7_4_the_winner_pulls_the_sail_up(kit, qtbot):
    stage = ended(kit, qtbot, (MIA, JONAS), Outcome((3, 1), (0,), 0), TWO)
    assert stage.pull.isVisible()
    low = stage.sail.y()
    drag(stage.sail, QPoint(0, -60))
    assert 0 < stage.sail.risen < 1
    assert stage.sail.y() < low
    drag(stage.sail, QPoint(0, -600))
    assert stage.sail.risen == 1
    assert not stage.pull.isVisible()
    stage.hide()


def test_the_sail_rises_by_keys_and_while_it_is_held(kit, qtbot):
    stage = ended(kit, qtbot, (MIA, JONAS), Outcome((3, 1), (0,), 0), TWO)
    QTest.keyClick(stage.sail, Qt.Key.Key_Return)
    assert stage.sail.risen == pytest.approx(0.34)
    QTest.mousePress(stage.sail, Qt.MouseButton.LeftButton, pos=stage.sail.rect().center())
    qtbot.waitUntil(lambda: stage.sail.risen > 0.4)
    QTest.mouseRelease(stage.sail, Qt.MouseButton.LeftButton, pos=stage.sail.rect().center())
    stage.hide()


def test_a_mates_sail_goes_up_by_itself_and_without_the_goal_none_does(kit, qtbot):
    stage = ended(kit, qtbot, (MIA, CLEVER), Outcome((1, 3), (1,), 1), TWO[::-1])
    assert not stage.sail.isEnabled()
    qtbot.waitUntil(lambda: stage.sail.risen == 1)
    stage.hide()
    alone = ended(kit, qtbot, (MIA,), Outcome((7,), (), None, goal_reached=False), ((Tile(("red",)),) * 7,))
    assert not alone.sail.isEnabled()
    assert not alone.pull.isVisible()
    assert alone.medal.text == "Silver!"
    alone.hide()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)])
def test_nothing_covers_the_medals_of_a_child_alone(kit, qtbot, size):
    alone = ended(kit, qtbot, (MIA,), Outcome((7,), (0,), 0, goal_reached=True), ((Tile(("red",)),) * 7,))
    alone.set_metrics(Metrics(*size))
    u = alone.metrics.u
    x, y = alone.medals_at()
    medals = QRectF(x * u, y * u, WIDE * u, HANGING * u).toRect()
    papers = [label.sheet.translated(label.pos()).toRect() for label in (alone.sign, alone.pull, alone.medal)]
    for box in (*papers, *(widget.geometry() for widget in (alone.sail, *alone.faces, *alone.names))):
        assert not box.intersects(medals)
    alone.hide()


def test_many_stones_lie_in_more_rows_and_stay_large():
    assert as_large_as_fits(3, 150, 120) == (3, 40)
    per_row, side = as_large_as_fits(14, 150, 120)
    assert per_row == 5
    assert side == 30


@pytest.mark.parametrize(("gems", "medal"), [(4, ""), (5, "Bronze!"), (7, "Silver!"), (9, "Silver!"), (12, "Gold!")])
def test_p8_3_the_ladder_of_a_child_alone(languages, gems, medal):
    assert medal_words(gems) == medal
