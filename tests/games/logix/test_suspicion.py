"""What might Leo be building? Asked only when one card is clearly likelier, from the view alone."""

from __future__ import annotations

from random import Random

from kidslogic.games.logix.belief import belief
from kidslogic.games.logix.opponents import OPPONENTS, RACER
from kidslogic.games.logix.suspicion import OFFERED, suspect_question
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


def test_a_card_that_lies_open_is_not_asked_for():
    rules = rules_with(3)
    state, _ = played(rules, table(rules, "T,U,V"), "claim 0")
    assert suspect_question(rules.view(state, 1), 0) is None
