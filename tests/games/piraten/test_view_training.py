"""The training of Die Logik-Piraten on the screen."""

from __future__ import annotations

from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.training_end import TrainingEnd
from kidslogic.games.piraten.view.why_stage import WhyStage
from tests.games.piraten.test_view import MIA, Played, kit

__all__ = ["kit"]


def test_a_training_goes_from_row_to_row(kit, qtbot):
    """Answer, why, next row, with a shell for each; at the end the parrot names what went well."""
    played = Played(kit, qtbot, (MIA,), variant="training", training_rows="5")
    for done in range(5):
        stage = played.wait_for(AnswerStage)
        assert stage.trail.accessibleName() == f"{done} of 5 rows"
        played.answer(right=done != 1)
        why = played.wait_for(WhyStage)
        assert why.right == (done != 1)
        assert why.trail.done == done + 1
        played.tap(why.next)
    end = played.wait_for(TrainingEnd)
    assert end.prompt() == "5 rows done! You found out: Repeating!"
    with qtbot.waitSignal(played.view.again):
        played.tap(end.again_button)
    played.window.close()


def test_a_training_without_a_solved_row_ends_friendly(kit, qtbot):
    played = Played(kit, qtbot, (MIA,), variant="training", training_rows="5", wrong_answer="second_try")
    for _ in range(5):
        played.answer(right=False)
        qtbot.waitUntil(lambda: played.view.view.tried is not None)
        assert played.wait_for(AnswerStage).prompt() == "Look again. What else could fit?"
        played.answer(right=True)
        played.tap(played.wait_for(WhyStage).next)
    end = played.wait_for(TrainingEnd)
    assert end.prompt() == "5 rows done! You looked closely and kept going. That helps!"
    played.window.close()


def test_in_training_only_the_row_itself_is_to_be_seen(kit, qtbot):
    played = Played(kit, qtbot, (MIA,), variant="training")
    stage = played.wait_for(AnswerStage)
    assert list(stage._layout().rows) == [stage.number]
    played.view.hint()
    assert stage.prompt() == "Look here first!"
    played.answer(right=True)
    assert [event.hints for event in played.journal.events] == [1]
    played.window.close()
