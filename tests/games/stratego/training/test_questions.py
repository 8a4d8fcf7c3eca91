"""Every question has exactly one right answer: by the real rules, played out over what may be hidden."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from kidslogic.engine.game import Unreadable
from kidslogic.engine.training import NoQuestion
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.moves import Attack, Shot, Toss, TryFlag, TurnCard
from kidslogic.games.stratego.state import SHOWN, piece_of
from kidslogic.games.stratego.training.drawing import draw
from kidslogic.games.stratego.training.position import (
    ASKED,
    KINDS,
    REASONS,
    SKILLS,
    Position,
    Question,
    asked_piece,
    parse_position,
)
from kidslogic.games.stratego.training.proof import prove, tag_of
from kidslogic.games.stratego.words import BOMB, COINS, UNKNOWN, duel, rank_word
from kidslogic.resources import content_dir
from tests.games.stratego.training.asked import (
    LEVELS,
    course,
    deals,
    drawn,
    questions,
    rules_of,
    table_of,
    without_cards,
)

each_kind = pytest.mark.parametrize("kind", KINDS)
WORDS = {
    "as_strong", "forgot_bomb", "forgot_little_one", "weaker", "less_chance", "is_out", "is_here", "bomb_stays",
    "still_there", "other_seen", "not_looked_at", "face_up", "wrong_card",
}  # fmt: skip
"""All that a wrong answer may mean."""


# ---- exactly one right answer, by brute force ------------------------------------------------------------


def right_by_duels(question: Question) -> set[str]:
    """Whose duel is won on the real table, however the hidden pieces stand."""
    view = table_of(question.position)
    rules, target = rules_of(view), question.position.theirs[0]
    won = []
    for answer in question.answers:
        ends = set()
        for state in deals(view):
            after, _ = rules.apply(state, Attack(int(answer), target.number))
            own, other = piece_of(after.decks[0], int(answer)), piece_of(after.decks[1], target.number)
            ends.add(own is not None and other is None)
        assert len(ends) == 1
        won += [answer] if ends == {True} else []
    return set(won)


def unseen(question: Question) -> list[int]:
    """The ranks that the hidden piece may have, each as often as it is left in the crew."""
    position = question.position
    left = list(course().box_of(position).crew)
    for rank in (*position.out, *(piece.rank for piece in position.theirs if piece.rank != UNKNOWN)):
        left.remove(rank)
    return [rank for rank in left if not (rank == BOMB and position.hidden.aboard)]


def right_by_counting(question: Question) -> set[str]:
    """The answers with the most duels won, one duel against each rank that may be hidden."""
    position, asked = question.position, asked_piece(question.position)
    chances = {}
    for answer in question.answers:
        if position.asked == "theirs":
            other = piece_of(position.theirs, int(answer))
            against = unseen(question) if other.rank == UNKNOWN else [other.rank]
            own = asked.rank
        else:
            own, against = piece_of(position.own, int(answer)).rank, unseen(question)
        chances[answer] = Fraction(sum(duel(own, rank)[0] == "wins" for rank in against), len(against))
    best = max(chances.values())
    return {answer for answer, chance in chances.items() if chance == best}


def right_by_elimination(question: Question) -> set[str]:
    left = {rank_word(rank) for rank in unseen(question)}
    return {answer for answer in question.answers if (answer in left) == (question.position.asked == "can")}


def right_by_memory(question: Question) -> set[str]:
    position = question.position
    return {str(place) for place in position.shown if position.cards[place].below == position.asked}


def right_by_playing(question: Question) -> set[str]:
    """The cards that come to a door, or keep the other captain from all of mine; tried move by move."""
    view, take = table_of(question.position), question.position.asked == "take"
    rules = rules_of(view)

    def moves(state):
        if state.phase == "shot":
            return (Shot(True), Shot(False))
        return tuple(map(Toss, COINS)) if state.phase == "coin" else rules.open_moves(state)

    def comes_to_a_door(state, move) -> bool:
        after, _ = rules.apply(state, move)
        if isinstance(move, TryFlag):
            return True
        same_turn = after.turns == state.turns or isinstance(move, TurnCard)
        return (
            same_turn and after.phase not in ("card", "over") and any(comes_to_a_door(after, m) for m in moves(after))
        )

    def danger(state) -> bool:
        return any(comes_to_a_door(state, move) for move in rules.open_moves(state))

    def keeps_safe(state) -> bool:
        if state.phase == "card":
            return not danger(state)
        ends = [keeps_safe(rules.apply(state, move)[0]) for move in moves(state)]
        return any(ends) if state.decider == 0 and state.phase != "shot" else all(ends)

    found = None
    for state in deals(view, 3):
        right = {
            answer
            for answer in question.answers
            if (
                comes_to_a_door(state, TurnCard(int(answer)))
                if take
                else keeps_safe(rules.apply(state, TurnCard(int(answer)))[0])
            )
        }
        assert found in (None, right), "what is hidden must not matter"
        found = right
    return found


BRUTE = {
    "compare": right_by_duels,
    "odds": right_by_counting,
    "deduce": right_by_elimination,
    "remember": right_by_memory,
    "plan": right_by_playing,
}


@each_kind
def test_exactly_one_answer_is_right_by_brute_force(kind):
    for question in questions(kind):
        assert BRUTE[kind](question) == {question.right}, question.text


@settings(max_examples=25, deadline=None)
@given(kind=st.sampled_from(KINDS), level=st.sampled_from(LEVELS), seed=st.integers(0, 10_000))
def test_whatever_luck_draws_is_proven_and_read_back(kind, level, seed):
    question = course().draw(kind, level, Random(seed))
    assert question.level == level
    assert 3 <= len(question.answers) <= 4
    assert len(set(question.answers)) == len(question.answers)
    assert question.right in question.answers
    assert question.reason.code in {*REASONS[kind]}
    assert BRUTE[kind](question) == {question.right}
    again = parse_position(question.text)
    assert again == question.position
    assert course().prove(again) == question


# ---- hidden means hidden ---------------------------------------------------------------------------------


@each_kind
def test_the_child_sees_a_real_table_and_nothing_that_is_hidden(kind):
    """However the hidden things stand, the real rules give just this view, and take the table for possible."""
    for question in questions(kind):
        view = table_of(question.position)
        if any(card.below is None for card in question.position.cards):
            view = without_cards(view)
        rules = rules_of(view)
        for state in deals(view):
            assert rules.parse_state(state.text) == state
            assert rules.view(state, 0) == view
        assert all((piece.rank == UNKNOWN) == (piece.known != SHOWN) for piece in view.table.decks[1])
        assert set(view.table.reserves[1]) <= {UNKNOWN}


def test_a_card_that_nobody_has_looked_at_has_no_face_below():
    for question in questions("remember"):
        position = question.position
        hidden = [place for place, card in enumerate(position.cards) if card.below is None]
        assert set(position.shown) == set(range(len(position.cards))) - set(hidden)
        table = table_of(position).table
        assert all(table.cards[place].turned for place in position.shown)


# ---- levels ----------------------------------------------------------------------------------------------


def test_the_span_of_cards_to_remember_grows():
    spans = [len(drawn("remember", level, 1).position.shown) for level in LEVELS]
    assert spans[0] == 1
    assert spans == sorted(spans)
    assert spans[-1] == 4


def test_special_cases_come_after_plain_numbers():
    codes = {level: {drawn("compare", level, seed).reason.code for seed in range(8)} for level in LEVELS}
    assert all(codes[level] == {"higher"} for level in range(1, 5))
    assert codes[5] == {"bomb_found"}
    assert codes[6] == {"little_one"}
    assert codes[8] == {"bomb_found", "little_one"}


@each_kind
def test_there_are_many_different_questions(kind):
    assert len({drawn(kind, level, seed).identity for level in LEVELS for seed in range(5)}) >= 36


@each_kind
def test_everything_that_may_be_asked_comes_up(kind):
    asked = {drawn(kind, level, seed).position.asked for level in LEVELS for seed in range(12)}
    assert asked == set(ASKED[kind])


def test_a_box_without_such_cards_asks_nothing():
    bare = Box((3, 3, 3), 2, (("sleep", "plank"),) * 4, ("flag", "monkey"))
    for kind in KINDS:
        with pytest.raises(NoQuestion):
            draw(kind, 2, {"full": bare, "short": bare}, Random(1))


# ---- what is no question ---------------------------------------------------------------------------------


def changes() -> list[Position]:
    """Positions that have no single answer, or that no game can come to."""
    compare, odds = drawn("compare", 2, 0).position, drawn("odds", 2, 0).position
    deduce, remember, plan = (drawn(kind, 3, 0).position for kind in ("deduce", "remember", "plan"))
    full = course().full.crew
    return [
        replace(compare, own=compare.own[:1]),
        replace(compare, own=(*compare.own, compare.own[0])),
        replace(compare, theirs=(compare.theirs[0]._replace(rank=UNKNOWN),)),
        replace(compare, theirs=()),
        replace(compare, out=full),
        replace(odds, out=()),
        replace(odds, out=(*odds.out, *odds.out)),
        replace(odds, theirs=(odds.theirs[0]._replace(known=SHOWN),)),
        replace(deduce, offered=(*deduce.offered, deduce.offered[0])),
        replace(deduce, offered=()),
        replace(deduce, theirs=()),
        replace(remember, shown=()),
        replace(remember, shown=(*remember.shown, *remember.shown)),
        replace(remember, shown=(9,)),
        replace(remember, cards=remember.cards[:1]),
        replace(plan, cards=(plan.cards[0],) * 3),
        replace(plan, cards=tuple(card._replace(below=None) for card in plan.cards)),
        replace(plan, asked="save"),
    ]


@pytest.mark.parametrize("number", range(18))
def test_no_question_without_a_single_answer(number):
    position = changes()[number]
    assert prove(position, course().box_of(position)) is None


@pytest.mark.parametrize(
    "change", [("compare", "guess"), (":2:", ":9:"), ("full", "long"), ("h!", "h?"), (":", ";"), ("05", "5")]
)
def test_damaged_positions_are_unreadable(change):
    text = "compare:2:full::04a+,11a+,26a+:05h!:47:::"
    assert parse_position(text).text == text
    damaged = text.replace(*change)
    assert damaged != text
    with pytest.raises(Unreadable):
        parse_position(damaged)


def test_an_action_is_asked_for_only_where_cards_are():
    with pytest.raises(Unreadable):
        parse_position("remember:2:full:take:04h.:0xh.:::0:")


# ---- what a wrong answer may mean --------------------------------------------------------------------------


@each_kind
def test_wrong_answers_say_what_they_may_mean(kind):
    told = set()
    for question in questions(kind):
        assert tag_of(question, question.right) == ""
        told |= {tag_of(question, answer) for answer in question.answers if answer != question.right}
    assert told <= WORDS
    assert told


def test_tags_of_duels():
    def tags(own: str, target: str) -> list[str]:
        pieces = ",".join(f"{k}{rank}a+" for k, rank in enumerate(own))
        position = parse_position(f"compare:7:full::{pieces}:0{target}h!:34:::")
        question = course().prove(position)
        return [tag_of(question, answer) for answer in question.answers]

    assert tags("236", "5") == ["weaker", "weaker", ""]
    assert tags("5436", "5") == ["as_strong", "weaker", "weaker", ""]
    assert tags("7321", "b") == ["forgot_bomb", "forgot_bomb", "", "forgot_bomb"]
    assert tags("7561", "7") == ["as_strong", "forgot_little_one", "forgot_little_one", ""]
    assert tags("712", "1") == ["forgot_little_one", "as_strong", ""]


def test_grown_ups_find_words_for_every_skill_and_slip():
    texts = {
        name: yaml.safe_load((content_dir() / "texts" / f"{name}.yaml").read_text("utf-8"))
        for name in ("tables", "report")
    }
    for words, keys in (
        (texts["tables"]["skills"], SKILLS.values()),
        (texts["report"]["at_the_table"], SKILLS.values()),
        (texts["report"]["slips"], WORDS),
    ):
        assert all({"de", "cs", "en"} <= set(words[key]) for key in keys)
