"""What suits the child: a row of the card glows as a suggestion, and training poses what the advisor picks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kidslogic.engine.game import Illegal
from kidslogic.engine.session import resume
from kidslogic.games.piraten.material import parse_spot
from kidslogic.games.piraten.moves import PoseRow
from kidslogic.games.piraten.posing import offered, posed
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.state import Ladder
from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.choose_stage import ChooseStage
from kidslogic.games.piraten.view.training_end import TrainingEnd
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.ui.crew import guest
from kidslogic.ui.game_view import Asked
from tests.games.piraten.playing import Table
from tests.games.piraten.test_view import JONAS, MIA, Played, kit
from tests.games.table import Notebook, SampleLibrary, still

__all__ = ["kit"]


class Teacher:
    """Wants the hardest row for everybody, and remembers who was asked for and what was on offer."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Asked, ...]]] = []

    def choose(self, who: str, offered: Sequence[Asked]) -> int:
        self.asked.append((who, tuple(offered)))
        return max(range(len(offered)), key=lambda place: offered[place].level)

    def level(self, who: str) -> int:
        return 1 + len(who)


def taught(played: Played) -> Teacher:
    played.view.advisor = Teacher()
    played.view.show_now()
    return played.view.advisor


def training(kit, qtbot, person=MIA, **options: str) -> Played:
    return Played(kit, qtbot, (person,), variant="training", training_rows="5", posing="fitting", **options)


# ---- choosing a row ----------------------------------------------------------------------------------


def test_the_row_that_suits_glows_and_any_other_may_be_taken(kit, qtbot):
    played = Played(kit, qtbot, (MIA, JONAS), choices="3")
    played.session.play(played.read("draw"))
    teacher = taught(played)
    stage = played.wait_for(ChooseStage)
    assert [row.suits for row in stage.rows] == [False, False, False, True]
    assert stage.rows[3].accessibleName().startswith("Row 4, it suits you: ")
    ((who, asked),) = teacher.asked
    assert who == "mia"
    assert [(one.level, one.options, one.family) for one in asked][1] == (2, 3, "repeat")
    played.tap(stage.rows[0])
    played.wait_for(AnswerStage)
    assert played.session.moves[-1] == "row 1"
    played.window.close()


@pytest.mark.parametrize("people", [(guest(1), MIA), (MIA, JONAS)], ids=["guest", "nobody to ask"])
def test_nothing_glows_for_whom_nobody_knows(kit, qtbot, people):
    played = Played(kit, qtbot, people)
    played.session.play(played.read("draw"))
    if people[0] is not MIA:
        assert taught(played).asked == []
    played.view.show_now()
    assert not any(row.suits for row in played.wait_for(ChooseStage).rows)
    played.window.close()


# ---- training ----------------------------------------------------------------------------------------


def test_training_poses_what_the_advisor_picks_and_replays(kit, qtbot):
    played = training(kit, qtbot, start_level="3")
    teacher = taught(played)
    while not isinstance(played.view.stage, TrainingEnd):
        stage = played.wait_for(AnswerStage)
        played.tap(stage.tiles[stage.view.on_offer[0]])
        played.tap(played.wait_for(WhyStage).next)
        played.qtbot.waitUntil(lambda: isinstance(played.view.stage, AnswerStage | TrainingEnd))
    first, *posed_then = [move for move in played.session.moves if move.startswith("pose")]
    picked = [asked[max(range(len(asked)), key=lambda place: asked[place].level)].row for _, asked in teacher.asked]
    rows = played.session.rules.material.row_hashes
    assert [rows[parse_spot(move.removeprefix("pose "))] for move in posed_then] == picked
    assert len({first, *posed_then}) == 5
    again = resume(GAME, played.session.saved, SampleLibrary(), journal=Notebook(), clock=still)
    assert again.view(0) == played.session.view(0)
    played.window.close()


def test_without_an_advisor_the_rows_are_of_the_level(kit, qtbot):
    played = training(kit, qtbot, guest(1), start_level="2")
    assert taught(played).asked == []
    assert played.wait_for(AnswerStage)
    assert played.session.view(0).row == 2
    played.window.close()


def test_the_first_rows_may_be_easy_wins_and_later_ones_stay_near():
    material = Table().rules.material
    ladder = Ladder(4)
    assert {spot.level for spot in offered(ladder, material)} == {1, 2, 3, 4, 5}
    for _ in range(2):
        easy = next(spot for spot in offered(ladder, material) if spot.level == 1)
        ladder = posed(ladder, easy, by_screen=True)
    assert ladder.level == 4
    assert {spot.level for spot in offered(ladder, material)} == {3, 4, 5}
    near = next(spot for spot in offered(ladder, material) if spot.level == 3)
    assert posed(ladder, near, by_screen=True).level == 3
    assert posed(ladder, near, by_screen=False).level == 4


def test_the_rules_take_only_rows_on_offer(kit, qtbot):
    played = training(kit, qtbot)
    played.view.show_now()
    session = played.session
    first = session.view(0).ladder.posed[0]
    with pytest.raises(Illegal, match="wrong_phase"):
        session.play(PoseRow(first))
    session.stand_at(session.rules.initial())
    far = next(spot for spot in session.rules.material.spots if spot.level == 8)
    assert PoseRow(far) not in session.legal_moves()
    with pytest.raises(Illegal, match="row_not_posed"):
        session.play(PoseRow(far))
    played.window.close()
