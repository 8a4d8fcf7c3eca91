"""Die Logik-Piraten on the screen, played with real clicks, drags and keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kidslogic.engine.events import Answered, Event
from kidslogic.engine.game import Seat
from kidslogic.engine.session import SavedGame, Session, resume
from kidslogic.games.piraten.moves import Answer, Move, PlaceMonster, RollBall, Uncover, parse_move
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.view import game_view, title
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.choose_stage import ChooseStage
from kidslogic.games.piraten.view.draw_stage import DrawStage
from kidslogic.games.piraten.view.end_stage import EndStage
from kidslogic.games.piraten.view.game import PiratenView
from kidslogic.games.piraten.view.treasure_stage import TreasureStage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit, TouchPauses
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from kidslogic.ui.voice import Voice
from tests.games.table import SOURCE, SampleLibrary

MIA = Person(Seat("child", "mia"), "Mia", "avatar_rabbit")
JONAS = Person(Seat("child", "jonas"), "Jonas", "avatar_bear")


@dataclass
class Kept:
    """A journal that remembers what it was given."""

    saved: list[SavedGame] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        self.saved.append(saved)
        self.events.extend(events)


@pytest.fixture
def kit(languages) -> Kit:
    """The touch kit without sound, with no pauses between touches and less motion."""
    sound, motion = Sound(content_dir() / "sounds"), Motion()
    sound.on, motion.reduced = False, True
    return Kit(Pictures(content_dir()), sound, Voice(), motion, built_in_vocabulary(), TouchPauses(0, 0))


class Played:
    """A game on a window, and the fingers that play it."""

    def __init__(self, kit: Kit, qtbot, people: tuple[Person, ...], **options: str) -> None:
        """Nobody is asked to explain unless the options say so."""
        options = {"explaining": "false"} | options
        self.kit, self.qtbot, self.people, self.journal = kit, qtbot, people, Kept()
        setup = GAME.setup(tuple(person.seat for person in people), SOURCE, **options)
        self.session = Session(
            GAME, setup, SampleLibrary(), session_id="s", seed=4, journal=self.journal, clock=lambda: 0.0
        )
        self.window = QWidget()
        self.window.resize(1280, 800)
        qtbot.addWidget(self.window)
        self.window.show()
        self.view = self.open(self.session)

    def open(self, session: Session) -> PiratenView:
        view = game_view(self.kit, session, self.people)
        view.setParent(self.window)
        view.setGeometry(142, 0, 1138, 800)
        view.set_metrics(Metrics(1280, 800))
        view.show()
        view.begin()
        return view

    def read(self, text: str) -> Move:
        """A move's text; `right` answers right, `stay` leaves a monster, `hit` and `miss` leave the monsters alone."""
        view = self.view.view
        match text:
            case "right":
                return Answer(self.solution())
            case "stay":
                return PlaceMonster(view.seat, view.placing, view.monsters[view.placing])
            case "hit" | "miss":
                return RollBall(hit=text == "hit", monsters=view.monsters)
        return parse_move(text)

    @property
    def stage(self) -> QWidget:
        return self.view.stage

    def wait_for(self, kind: type) -> QWidget:
        self.qtbot.waitUntil(lambda: isinstance(self.view.stage, kind) and not self.view.stage.busy(), timeout=4000)
        return self.view.stage

    def tap(self, button: TouchButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.face.center().toPoint())

    def answer(self, *, right: bool) -> Symbol:
        stage = self.wait_for(AnswerStage)
        solution = self.solution()
        symbol = solution if right else next(symbol for symbol in stage.tiles if symbol != solution)
        self.tap(stage.tiles[symbol])
        return solution

    def solution(self) -> Symbol:
        card, row = self.view.view.card, self.view.view.row
        pack = SampleLibrary().find("pack", SOURCE)
        side = next(c for c in pack.cards if c.id == card.id).sides[card.side]
        return side.rows[row - 1].row.answer

    def to_answer(self) -> AnswerStage:
        self.tap(self.wait_for(DrawStage).stack)
        self.tap(self.wait_for(ChooseStage).rows[0])
        return self.wait_for(AnswerStage)

    def to_aim(self) -> AimStage:
        self.to_answer()
        self.answer(right=True)
        self.tap(self.wait_for(WhyStage).next)
        return self.wait_for(AimStage)

    def to_treasure(self) -> TreasureStage:
        stage = self.to_aim()
        stage.steer((stage.target + 0.5) / len(stage.caves))
        self.tap(stage.ball)
        return self.wait_for(TreasureStage)


@pytest.fixture
def solo(kit, qtbot) -> Iterator[Played]:
    played = Played(kit, qtbot, (MIA,), variant="solo", solo_cards="2", solo_goal="3")
    yield played
    played.window.close()


@pytest.fixture
def duo(kit, qtbot) -> Iterator[Played]:
    played = Played(kit, qtbot, (MIA, JONAS))
    yield played
    played.window.close()


def test_a_whole_solo_game_is_played_by_touch(solo):
    """Card, row, answer, ball, treasure, chest, twice; then the sail."""
    for _ in range(2):
        treasure = solo.to_treasure()
        solo.tap(treasure.tiles[next(iter(solo.view.view.down))])
        solo.qtbot.waitUntil(lambda stage=treasure: stage.chest.isEnabled())
        solo.tap(treasure.chest)
    end = solo.wait_for(EndStage)
    assert end.outcome.scores == (2,)
    answered = [event for event in solo.journal.events if isinstance(event, Answered)]
    assert [event.right for event in answered] == [True, True]
    with solo.qtbot.waitSignal(solo.view.done):
        solo.tap(end.done_button)


def test_p11_8_a_wrong_answer_shows_the_whole_row_and_its_rule(duo):
    """The row completes itself, the rule stands below it, nobody says "wrong"."""
    duo.to_answer()
    solution = duo.answer(right=False)
    why = duo.wait_for(WhyStage)
    assert not why.right
    assert why.tiles[solution].chosen
    assert "wrong" not in why.prompt().lower()
    duo.qtbot.waitUntil(lambda: bool(why.show_row.beats))
    assert why.show_row.beats[-1].kind == "fill"
    duo.tap(why.next)
    assert duo.wait_for(DrawStage).person == JONAS


def test_the_parrot_looks_at_what_a_wrong_answer_may_mean(duo):
    """Copying the neighbour gets other words than a picture from nowhere."""
    stage = duo.to_answer()
    row = stage.row.cells
    neighbour = row[row.index(None) - 1]
    duo.tap(stage.tiles[neighbour])
    assert duo.wait_for(WhyStage).prompt().startswith("Once more the same?")


def test_the_next_child_is_called_by_name(duo):
    assert duo.wait_for(DrawStage).prompt() == "Mia, take a card!"


def test_a_mistaken_row_is_mended_by_undo_but_a_shown_card_stays(duo):
    """Nothing hidden was shown by the choice of a row, but the card was."""
    duo.tap(duo.wait_for(DrawStage).stack)
    duo.wait_for(ChooseStage)
    assert "undo" in duo.view.places_off()
    duo.tap(duo.stage.rows[2])
    duo.wait_for(AnswerStage)
    assert "undo" not in duo.view.places_off()
    duo.view.undo()
    duo.wait_for(ChooseStage)
    assert duo.session.view(0).row is None


def test_three_hints_on_demand_and_counted(duo):
    """Look here, the rule in words, all but the last step: the answer is in none of them."""
    stage = duo.to_answer()
    answer_word = duo.kit.vocabulary.name(duo.solution(), "en")
    said = []
    for _ in range(3):
        duo.view.hint()
        said.append(stage.prompt())
    assert len(set(said)) == 3
    assert said[0] == "Look here first!"
    assert not any(re.search(rf"\b{answer_word}\b", text, re.IGNORECASE) for text in said[:2])
    assert stage.open_row.beats
    assert all(beat.kind != "fill" for beat in stage.open_row.beats)
    duo.answer(right=True)
    assert [event.hints for event in duo.journal.events if isinstance(event, Answered)] == [3]


def test_p11_2_the_ball_is_pulled_back_and_let_go(duo):
    """A straight pull below the flag rolls into the cave."""
    stage = duo.to_aim()
    stage.steer((stage.target + 0.5) / len(stage.caves))
    ball = stage.ball
    start = ball.rect().center()
    QTest.mousePress(ball, Qt.MouseButton.LeftButton, pos=start)
    for down in range(10, 200, 10):
        global_start = stage.board.ship_point(stage.ship_at)
        target = QPoint(round(global_start.x()), round(global_start.y()) + down)
        QTest.mouseMove(ball, ball.mapFrom(stage, target))
    QTest.mouseRelease(ball, Qt.MouseButton.LeftButton, pos=ball.rect().center())
    duo.wait_for(TreasureStage)
    assert duo.session.moves[-1] == "roll hit"


def test_the_ship_is_dragged_and_comes_to_a_touch_on_the_sea(duo):
    stage = duo.to_aim()
    before = stage.ship_at
    ship = stage.ship
    QTest.mousePress(ship, Qt.MouseButton.LeftButton, pos=ship.rect().center() + QPoint(0, 50))
    for right in (30, 60, 90, 120):
        QTest.mouseMove(ship, ship.mapFrom(stage, stage.board.ship_point(before).toPoint() + QPoint(right, 80)))
    QTest.mouseRelease(ship, Qt.MouseButton.LeftButton)
    assert stage.ship_at > before
    touched = stage.board.point(0.25, 0.4).toPoint()
    QTest.mouseClick(stage, Qt.MouseButton.LeftButton, pos=touched)
    assert stage.ship_at == pytest.approx(0.25, abs=0.01)


def test_p5_4_three_misses_end_the_turn_gently(duo):
    """Every miss says how many tries are left; the third goes on to the next child."""
    stage = duo.to_aim()
    wrong = (stage.target + 1) % len(stage.caves)
    for left in (2, 1):
        stage.steer((wrong + 0.5) / len(stage.caves))
        duo.tap(stage.ball)
        duo.qtbot.waitUntil(lambda left=left: str(left) in stage.prompt() and stage.ball.isEnabled())
    duo.tap(stage.ball)
    assert duo.wait_for(DrawStage).person == JONAS


def test_p11_4_assisted_aiming_by_touch_and_by_number(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), aim_mode="assisted")
    stage = played.to_aim()
    wrong = (stage.target + 1) % len(stage.caves)
    played.tap(stage.caves[wrong])
    qtbot.waitUntil(lambda: "another cave" in stage.prompt() and not stage.busy())
    QTest.keyClick(stage, Qt.Key(Qt.Key.Key_1 + stage.target))
    played.wait_for(TreasureStage)
    assert [move for move in played.session.moves if move.startswith("roll")] == [f"roll miss {wrong}", "roll hit"]
    played.window.close()


def test_p6_7_a_bust_turns_the_tiles_back_on_their_own_places(duo):
    stage = duo.to_treasure()
    uncovered = []
    while isinstance(duo.view.stage, TreasureStage):
        place = duo.view.view.down[0]
        uncovered.append(place)
        duo.tap(stage.tiles[place])
        duo.qtbot.waitUntil(lambda: not stage.busy() or duo.view.stage is not stage, timeout=6000)
        if len(duo.session.moves) and duo.session.turn == 1:
            break
    assert duo.wait_for(DrawStage).person == JONAS
    assert all(place.lies == "down" for place in duo.view.view.places)
    assert len(uncovered) >= 2


def test_the_chance_to_bust_is_shown_only_on_request(duo):
    stage = duo.to_treasure()
    duo.tap(stage.tiles[0])
    duo.qtbot.waitUntil(stage.dare.isEnabled)
    assert stage.dare.wet is None
    duo.tap(stage.dare)
    assert stage.dare.wet == 2  # three of nineteen tiles, rounded up to a visible risk: 15.8 %


@pytest.mark.parametrize(
    ("moves", "stage"),
    [
        ((), DrawStage),
        (("draw",), ChooseStage),
        (("draw", "row 1"), AnswerStage),
        (("draw", "row 1", "right"), AimStage),
        (("draw", "row 1", "right", "roll miss"), AimStage),
        (("draw", "row 1", "right", "roll hit"), TreasureStage),
        (("draw", "row 1", "right", "roll hit", "uncover 3"), TreasureStage),
    ],
)
def test_a_resumed_game_stands_exactly_where_it_was(kit, qtbot, moves, stage):
    played = Played(kit, qtbot, (MIA, JONAS))
    played.session.begin()
    for text in moves:
        move = f"answer {played.solution().text}" if text == "right" else text
        played.session.play(parse_move(move))
    again = resume(GAME, played.journal.saved[-1], SampleLibrary(), journal=Kept(), clock=lambda: 0.0)
    view = played.open(again)
    assert isinstance(view.stage, stage)
    assert view.view == played.session.view(0)
    played.window.close()


def test_a_late_touch_changes_nothing(duo):
    """A move that is no longer allowed is dropped without a word."""
    duo.wait_for(DrawStage)
    before = duo.session.moves
    duo.view.play(Uncover(0))
    assert duo.session.moves == before


def test_keys_alone_play_a_turn(duo):
    """Enter draws, chooses and answers; the ship sails by arrows; Enter rolls, uncovers and banks."""
    stage = duo.wait_for(DrawStage)
    QTest.keyClick(stage.stack, Qt.Key.Key_Return)
    QTest.keyClick(duo.wait_for(ChooseStage).rows[0], Qt.Key.Key_Return)
    answer = duo.wait_for(AnswerStage)
    QTest.keyClick(answer.tiles[duo.solution()], Qt.Key.Key_Return)
    QTest.keyClick(duo.wait_for(WhyStage).next, Qt.Key.Key_Return)
    aim = duo.wait_for(AimStage)
    while abs(aim.ship_at - (aim.target + 0.5) / len(aim.caves)) > 0.02:
        left = aim.ship_at > (aim.target + 0.5) / len(aim.caves)
        QTest.keyClick(aim, Qt.Key.Key_Left if left else Qt.Key.Key_Right)
    QTest.keyClick(aim.ball, Qt.Key.Key_Return)
    treasure = duo.wait_for(TreasureStage)
    QTest.keyClick(treasure.tiles[5], Qt.Key.Key_Return)
    duo.qtbot.waitUntil(treasure.chest.isEnabled)
    QTest.keyClick(treasure.chest, Qt.Key.Key_Return)
    duo.wait_for(DrawStage)
    assert duo.session.view(0).heights == (1, 0)


def test_the_game_has_its_name_in_each_language(language):
    assert title() == {"de": "Logik-Piraten", "cs": "Logičtí piráti", "en": "Logic Pirates"}[language]
