"""A training asks question after question, goes up and down, tells progress, and is resumed to the same place."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kidslogic.engine.events import GameFinished, Trained
from kidslogic.engine.game import Illegal, Seat, Unreadable
from kidslogic.engine.session import Session, resume
from kidslogic.engine.training import (
    Answer,
    AnsweredRight,
    AnsweredWrong,
    Finish,
    More,
    Pose,
    QuestionPosed,
    TrainingOver,
    level_after,
    parse_training,
    parse_training_move,
)
from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.logix.board import START, board_text, parse_board
from kidslogic.games.logix.codes import card_of
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.training.drawing import draw
from kidslogic.games.logix.training.hints import training_hints
from kidslogic.games.logix.training.position import PRACTISED, parse_position
from kidslogic.games.logix.training.proof import prove, tag_of
from tests.games.logix.playing import (
    DECK,
    BoxOnly,
)
from tests.games.table import Notebook, still

CARDS = {card.id: card for card in DECK.cards}
EMPTY = board_text(START)
ALONE = (Seat("child", "ab12"),)


def started(seed: int = 1, journal: Notebook | None = None, **options: str) -> Session:
    setup = GAME.setup(ALONE, mode="training", **options)
    return Session(GAME, setup, BoxOnly(), session_id="t", seed=seed, journal=journal or Notebook(), clock=still)


def asked(session: Session):
    question = prove(session.view(0).position, session.rules.course.house)
    assert question is not None
    return question


def wrong_of(question) -> list[str]:
    return [answer for answer in question.answers if answer != question.right]


def test_training_is_for_one_and_a_game_is_not():
    with pytest.raises(Illegal, match="number_of_seats"):
        GAME.setup(ALONE * 2, mode="training")
    with pytest.raises(Illegal, match="number_of_seats"):
        GAME.setup(ALONE)
    assert isinstance(started().rules, TrainingRules)
    assert GAME.skills == ("logix_finish", "logix_breaker", "logix_neighbour", "logix_suspect")


def test_right_at_once_and_more():
    journal = Notebook()
    session = started(journal=journal)
    question = asked(session)
    view = session.view(0)
    assert (view.phase, view.turn, view.right, view.reason) == ("answer", 0, "", None)
    (told,) = session.play(Answer(question.right))
    assert told == AnsweredRight(question.right, question.reason)
    view = session.view(0)
    assert (view.right, view.reason, view.solved) == (question.right, question.reason, (True,))
    (event,) = journal.events
    assert event == Trained(
        seat=0,
        game="logix",
        skill="logix_finish",
        level=1,
        position=question.identity,
        answer=question.right,
        right=True,
        first_try=True,
        options=len(question.answers),
    )
    assert session.legal_moves() == (More(), Finish())
    (posed,) = session.play(More())
    assert posed == QuestionPosed(session.view(0).position)
    assert session.view(0).position.kind == "breaker"


def test_a_second_try_and_then_the_solution():
    journal = Notebook()
    session = started(journal=journal, practice="breaker")
    question = asked(session)
    first, second = wrong_of(question)[:2]
    (told,) = session.play(Answer(first))
    assert told == AnsweredWrong(first, tag_of(question, first, session.rules.course.house), "", None)
    view = session.view(0)
    assert (view.tried, view.tag, view.right) == (first, told.tag, "")
    assert Answer(first) not in session.legal_moves()
    with pytest.raises(Illegal, match="not_on_offer"):
        session.play(Answer(first))
    (told,) = session.play(Answer(second))
    assert (told.right, told.reason) == (question.right, question.reason)
    assert session.view(0).solved == (False,)
    assert [(event.right, event.first_try, event.tag) for event in journal.events] == [
        (False, True, tag_of(question, first, session.rules.course.house)),
        (False, False, tag_of(question, second, session.rules.course.house)),
    ]


def test_right_at_the_second_try_is_not_solved_at_once():
    session = started(practice="neighbour")
    question = asked(session)
    session.play(Answer(wrong_of(question)[0]))
    session.play(Answer(question.right))
    assert session.view(0).solved == (False,)


def test_moves_at_the_wrong_time_are_refused():
    session = started()
    for move in (More(), Finish(), Pose(session.view(0).position)):
        with pytest.raises(Illegal, match="wrong_phase"):
            session.play(move)
    session.play(Answer(asked(session).right))
    with pytest.raises(Illegal, match="wrong_phase"):
        session.play(Answer("33"))


def test_a_question_of_another_kind_or_deck_or_level_is_not_posed():
    rules = started().rules
    good = draw("finish", 1, CARDS, rules.course.house, Random(1)).position
    (card,) = good.cards
    strange = card_of(card.id, ("XBXXX",), card.forbidden)
    for bad in (
        replace(good, kind="breaker"),
        replace(good, level=2),
        replace(good, cards=(strange,)),
        replace(good, board=parse_board(EMPTY)),
    ):
        with pytest.raises(Illegal, match="not_posed"):
            rules.apply(rules.initial(), Pose(bad))
    state, _ = rules.apply(rules.initial(), Pose(good))
    assert rules.parse_state(state.text) == state


def test_the_planned_questions_and_no_more():
    session = started(questions="5", start_level="8")
    for number in range(5):
        assert session.view(0).position.kind == PRACTISED[number % 3]
        session.play(Answer(asked(session).right))
        if number < 4:
            session.play(More())
    assert session.legal_moves() == (Finish(),)
    with pytest.raises(Illegal, match="all_done"):
        session.play(More())
    (told,) = session.play(Finish())
    assert isinstance(told, TrainingOver)
    assert told.outcome.scores == (5,)
    assert session.outcome == told.outcome


def test_the_end_is_an_event_of_its_own():
    journal = Notebook()
    session = started(journal=journal)
    session.play(Answer(asked(session).right))
    session.play(Finish())
    assert journal.events[-1] == GameFinished(
        game="logix",
        mode="training",
        kinds=("child",),
        scores=(1,),
        champions=(),
        goal_reached=True,
        moves=3,
        strengths=("",),
    )


@pytest.mark.parametrize(
    ("solved", "level"),
    [
        ("", 3),
        ("1", 3),
        ("11", 4),
        ("111", 4),
        ("1111", 5),
        ("00", 2),
        ("10", 3),
        ("1011", 4),
        ("0" * 20, 1),
        ("1" * 20, 8),
    ],
)
def test_two_alike_make_a_step(solved, level):
    assert level_after(tuple(digit == "1" for digit in solved), 3) == level


@pytest.mark.parametrize(("solved", "level"), [("", 5), ("0" * 9, 5), ("1" * 9, 6), ("11110000", 5)])
def test_the_steps_stay_within_the_levels_that_were_chosen(solved, level):
    assert level_after(tuple(digit == "1" for digit in solved), 3, range(5, 7)) == level


def test_no_question_is_harder_than_the_levels_that_were_chosen():
    session, met = started(levels="1-2", start_level="6", questions="15"), []
    while session.outcome is None:
        view = session.view(0)
        if view.phase == "answer":
            met.append(view.position.level)
            session.play(Answer(view.course.prove(view.position).right))
        else:
            session.play(More() if More() in session.legal_moves() else Finish())
    assert len(met) == 15
    assert set(met) <= {1, 2}


def test_a_training_is_resumed_to_the_same_place():
    session, rng = started(seed=5, start_level="4"), Random(5)
    for _ in range(12):
        saved = session.saved
        again = resume(GAME, saved, BoxOnly(), journal=Notebook(), clock=still)
        assert again.view(0) == session.view(0)
        state = session.rules.determinise(session.view(0), rng)
        assert session.rules.parse_state(state.text) == parse_training(state.text, parse_position) == state
        session.play(More() if session.view(0).phase == "shown" else rng.choice(session.legal_moves()))


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "answer"},
        {"phase": "pose"},
        {"phase": "over", "solved": ()},
        {"solved": (True,) * 11},
        {"solved": (False,)},
        {"given": ""},
        {"given": "32", "tried": "32"},
        {"tried": "99"},
        {"position": None},
    ],
    ids=str,
)
def test_a_training_that_cannot_be_is_unreadable(change):
    session = started()
    session.play(Answer(asked(session).right))
    rules = session.rules
    state = rules.determinise(session.view(0), Random(1))
    assert rules.parse_state(state.text) == state
    with pytest.raises(Unreadable):
        rules.parse_state(replace(state, **change).text)


@pytest.mark.parametrize("text", ["", "more 1", "finish now", "answer", "answer a b", "pose", "pose x", "leave"])
def test_damaged_moves_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_training_move(text, parse_position)


def test_hints_lead_on_and_keep_the_answer():
    for kind in PRACTISED:
        session = started(practice=kind, start_level="5")
        question = asked(session)
        hints = GAME.hints(session.view(0))
        assert [hint.code for hint in hints] == ["code_colour", "code_here", "near"][: 2 if kind == "neighbour" else 3]
        assert hints == training_hints(session.view(0))
        assert hints[0].params == {"colour": question.reason.colour}
        assert set(hints[1].places) <= set(question.reason.cells) - set(question.reason.places)
        session.play(Answer(question.right))
        assert GAME.hints(session.view(0)) == ()
