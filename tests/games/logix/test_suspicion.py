"""What might Leo be building? Asked only when one card is clearly likelier, from the view alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kidslogic.engine.events import Trained
from kidslogic.engine.game import Illegal, Unreadable
from kidslogic.games.logix.belief import belief
from kidslogic.games.logix.happenings import Guessed
from kidslogic.games.logix.moves import Guess, Place
from kidslogic.games.logix.opponents import OPPONENTS, RACER
from kidslogic.games.logix.replay import replay as replay_of
from kidslogic.games.logix.suspicion import OFFERED, open_guesses, suspect_question
from kidslogic.games.logix.training.position import REASONS, parse_position
from kidslogic.games.logix.training.proof import tag_of
from tests.games.logix.playing import played, rules_with, table


def asked_in_games(count: int):
    """Rules, state, view and question whenever seat 0 may be asked about seat 1, which builds without disguise."""
    for seed in range(count):
        rules, rng = rules_with(), Random(seed)
        state, _ = rules.apply(rules.initial(), rules.chance(rules.initial(), rng))
        while rules.outcome(state) is None:
            seat = state.turn
            view = rules.view(state, seat)
            if seat == 0 and state.phase == "turn" and (question := suspect_question(view, 1)) is not None:
                yield rules, state, view, question
            state, _ = rules.apply(state, (OPPONENTS["1"], RACER)[seat](view, rng))


def test_the_right_card_is_clearly_the_likeliest_one_shown():
    found = list(asked_in_games(25))
    assert len(found) >= 15
    for rules, _, view, question in found:
        likely = {card.id: weight for card, weight in belief(view, 1).items()}
        assert len(question.answers) == OFFERED == len(set(question.answers))
        assert question.right == max(likely, key=lambda card: (likely[card], card))
        assert all(4 * likely[card] <= likely[question.right] for card in question.answers if card != question.right)
        assert view.card.id not in question.answers
        assert question.reason.code in REASONS["suspect"]
        assert set(question.reason.places) <= set(question.reason.cells)
        assert parse_position(question.text) == question.position
        assert {answer for answer in question.answers if not tag_of(question, answer, rules.house)} == {question.right}


def test_the_question_depends_on_the_view_alone():
    """Whatever the neighbour holds: the same question."""
    for rules, _, view, question in asked_in_games(8):
        for seed in range(3):
            other = rules.determinise(view, Random(seed))
            assert suspect_question(rules.view(other, 0), 1) == question


def test_who_builds_openly_is_seen_through_more_often_than_by_guessing():
    """Of sixteen cards a guess is right one time in fifteen; among the questions it is one in three or better."""
    right = [state.cards[1] == question.right for _, state, _, question in asked_in_games(40)]
    assert sum(right) * 3 >= len(right)


def test_nothing_is_asked_when_nothing_is_clear():
    rules = rules_with(3)
    start = table(rules, "T,U,V")
    assert suspect_question(rules.view(start, 0), 1) is None
    assert suspect_question(rules.view(start, 0), 0) is None
    assert suspect_question(rules.view(rules.initial(), 0), 1) is None


# ---- answers as moves -----------------------------------------------------------------------------


def wrong_of(question) -> list[str]:
    return [answer for answer in question.answers if answer != question.right]


def test_an_answer_counts_for_progress_and_changes_nothing_on_the_table():
    rules, state, view, question = next(asked_in_games(25))
    assert {move.card for move in open_guesses(view)} == set(question.answers)
    right = Guess(1, question.right)
    assert right in rules.legal_moves(view)
    after, told = rules.apply(state, right)
    assert told == (Guessed(0, 1, question.right, right=True),)
    assert (after.board, after.turn, after.phase, after.log) == (state.board, state.turn, state.phase, state.log)
    assert open_guesses(rules.view(after, 0)) == ()
    assert rules.events(state, right, after) == (
        Trained(
            seat=0,
            game="logix",
            skill="logix_suspect",
            level=6,
            position=question.identity,
            answer=question.right,
            right=True,
            first_try=True,
            options=3,
        ),
    )
    with pytest.raises(Illegal, match="no_riddle"):
        rules.apply(after, right)


def test_two_tries_and_no_more():
    rules, state, _, question = next(asked_in_games(25))
    first, second = wrong_of(question)
    after, told = rules.apply(state, Guess(1, first))
    assert not told[0].right
    assert {move.card for move in open_guesses(rules.view(after, 0))} == {second, question.right}
    assert [event.first_try for event in rules.events(state, Guess(1, first), after)] == [True]
    last, _ = rules.apply(after, Guess(1, second))
    assert [event.first_try for event in rules.events(after, Guess(1, second), last)] == [False]
    assert open_guesses(rules.view(last, 0)) == ()
    assert rules.parse_state(last.text) == last
    action = next(move for move in rules.legal_moves(rules.view(last, 0)) if isinstance(move, Place))
    acted, _ = rules.apply(last, action)
    assert acted.guesses == ()
    assert open_guesses(rules.view(acted, 0)) == ()


def test_the_others_notice_nothing():
    """The question leaves out the child's own card, so it must not tell the others about it."""
    rules, state, _, question = next(asked_in_games(25))
    after, (told,) = rules.apply(state, Guess(1, question.right))
    assert rules.view(after, 1) == rules.view(state, 1)
    assert (rules.seen(told, 0), rules.seen(told, 1)) == (told, None)


def test_guesses_that_cannot_be_are_unreadable():
    rules, state, _, question = next(asked_in_games(25))
    first, second = wrong_of(question)
    for guesses in (
        (Guess(0, first),),
        (Guess(1, state.cards[0]),),
        (Guess(1, first), Guess(1, first)),
        (Guess(1, first), Guess(1, second), Guess(1, question.right)),
        (Guess(3, first),),
    ):
        with pytest.raises(Unreadable):
            rules.parse_state(replace(state, guesses=guesses).text)
    with pytest.raises(Unreadable):
        rules.parse_state(replace(state, phase="acted", guesses=(Guess(1, first),)).text)


def test_a_replay_leaves_guesses_out():
    rules, moves = rules_with(), []
    state, rng = rules.initial(), Random(3)
    while rules.outcome(state) is None:
        view = rules.view(state, state.turn)
        guesses = open_guesses(view) if state.phase != "deal" else ()
        move = rules.chance(state, rng) or (guesses[0] if guesses else RACER(view, rng))
        moves.append(move)
        state, _ = rules.apply(state, move)
    assert any(isinstance(move, Guess) for move in moves)
    told = replay_of(rules, [move.text for move in moves])
    assert [moment.move for moment in told.moments] == [move for move in moves if not isinstance(move, Guess)]


def test_a_card_that_lies_open_is_not_asked_for():
    rules = rules_with(3)
    state, _ = played(rules, table(rules, "T,U,V"), "claim 0")
    assert suspect_question(rules.view(state, 1), 0) is None
