"""Training: row after row at the child's level (issue 3, point 9)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.engine.game import Illegal, Outcome, Seat, Unreadable
from kidslogic.engine.session import parse_saved, resume
from kidslogic.games.piraten.happenings import AnsweredRight, AnsweredWrong, GameOver, RowPosed
from kidslogic.games.piraten.material import Face, Material, Spot, parse_spot
from kidslogic.games.piraten.moves import Answer, PoseRow
from kidslogic.games.piraten.posing import climbed, fitting
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.state import Ladder, parse_ladder
from kidslogic.games.piraten.training import TrainingRules
from kidslogic.patterns.skills import FAMILY_IDS
from tests.games.table import SOURCE, Notebook, SampleLibrary, session_of, still

CHILD = (Seat("child", "ab12"),)


class Lesson:
    """A training session that is answered right or wrong."""

    def __init__(self, seed: int = 1, **options: str) -> None:
        options = {"explaining": "false"} | options
        self.journal = Notebook()
        setup = GAME.setup(CHILD, SOURCE, variant="training", **options)
        self.session = session_of(GAME, setup, seed, self.journal)
        rules = self.session.rules
        assert isinstance(rules, TrainingRules)
        self.rules = rules

    @property
    def ladder(self) -> Ladder:
        ladder = self.session.view(0).ladder
        assert ladder is not None
        return ladder

    def answer(self, *, right: bool) -> tuple[object, ...]:
        view = self.session.view(0)
        solution = self.rules.material.puzzle(self.ladder.posed[-1]).row.answer
        symbol = solution if right else next(other for other in view.on_offer if other != solution)
        return self.session.play(Answer(symbol))


def test_the_child_is_asked_at_once_and_answers_only():
    lesson = Lesson()
    view = lesson.session.view(0)
    assert view.phase == "answer"
    assert view.card is not None
    assert (view.planned, view.ladder.solved, view.places, view.gems) == (10, (), (), ())
    assert {type(move) for move in lesson.session.legal_moves()} == {Answer}


@pytest.mark.parametrize("rows", ["5", "10", "15"])
def test_it_ends_when_the_planned_rows_are_done(rows):
    lesson = Lesson(training_rows=rows)
    for number in range(int(rows)):
        assert lesson.session.outcome is None
        lesson.answer(right=number % 3 != 0)
    solved = int(rows) - len(range(0, int(rows), 3))
    assert lesson.session.outcome == Outcome((solved,), (), None, goal_reached=True)
    (end,) = [event for event in lesson.journal.events if isinstance(event, GameFinished)]
    assert (end.mode, end.scores, end.champions, end.goal_reached) == ("training", (solved,), (), True)


def test_every_answer_is_a_fact_of_progress():
    lesson = Lesson(training_rows="5", start_level="5")
    told = [lesson.answer(right=right)[0] for right in (True, False, True, True, True)]
    assert [type(one) for one in told[:2]] == [AnsweredRight, AnsweredWrong]
    answers = [event for event in lesson.journal.events if isinstance(event, Answered)]
    assert [event.right for event in answers] == [True, False, True, True, True]
    assert [f"{event.card}/{event.side}/{event.row}" for event in answers] == [s.text for s in lesson.ladder.posed]
    assert all(event.first_try for event in answers)
    assert {event.family for event in answers} == {"repeat"}


def test_a_second_try_is_no_second_chance_for_the_ladder():
    """The row counts as not solved, and both answers are told."""
    lesson = Lesson(wrong_answer="second_try")
    (again,) = lesson.answer(right=False)
    assert again == AnsweredWrong(0, again.symbol, None, None)
    assert lesson.session.view(0).tried == again.symbol
    assert again.symbol not in lesson.session.view(0).on_offer
    lesson.answer(right=True)
    assert lesson.ladder.solved == (False,)
    assert lesson.session.view(0).tried is None
    assert [event.first_try for event in lesson.journal.events] == [True, False]


@pytest.mark.parametrize(
    ("start", "answers", "level", "run"),
    [
        (3, "11", 4, 0),
        (3, "00", 2, 0),
        (3, "101", 3, 1),
        (3, "1", 3, 1),
        (3, "110", 4, -1),
        (3, "1111", 5, 0),
        (1, "0000", 1, 0),
        (8, "11", 8, 0),
    ],
)
def test_two_right_lead_up_and_two_others_down(start, answers, level, run):
    ladder = Ladder(start)
    for answer in answers:
        ladder = climbed(ladder, solved=answer == "1")
    assert (ladder.level, ladder.run) == (level, run)


def test_the_rows_have_the_level_of_the_ladder():
    """The sample pack has every level, so none nearby is ever needed within ten rows."""
    lesson = Lesson(start_level="4")
    for right in (True, True, True, True, False, False, True):
        assert lesson.ladder.posed[-1].level == lesson.ladder.level
        lesson.answer(right=right)


@pytest.mark.parametrize(("levels", "start"), [("1-1", "5"), ("2-3", "1"), ("6-8", "1")])
@pytest.mark.parametrize("right", [True, False])
def test_no_row_is_outside_the_levels_that_were_chosen(levels, start, right):
    """Rather a row comes twice; and the ladder begins at the nearest level there is."""
    lesson = Lesson(levels=levels, start_level=start, training_rows="15")
    low, _, high = levels.partition("-")
    while lesson.session.outcome is None:
        assert int(low) <= lesson.ladder.posed[-1].level <= int(high)
        lesson.answer(right=right)
    assert len(lesson.ladder.posed) == 15


def test_where_the_cards_have_none_of_the_levels_the_nearest_rows_come():
    lesson = Lesson()
    cards = lesson.rules.material.pack.cards
    brown = tuple(replace(card, sides={"brown": card.sides["brown"]}) for card in cards if "brown" in card.sides)
    material = Material(replace(lesson.rules.material.pack, cards=brown), ())
    assert {spot.level for spot in fitting(Ladder(7), material, range(7, 9))} == {4}


def test_levels_are_those_of_progress():
    levels = {Spot(Face("a", side), row).level: (side, row) for side in ("brown", "blue") for row in (1, 2, 3, 4)}
    assert sorted(levels) == list(range(1, 9))
    assert levels[4] == ("brown", 4)
    assert levels[5] == ("blue", 1)


def test_no_row_comes_twice_while_others_are_left():
    """Also not from another card; when all were there, all may come again, but not the last one at once."""
    material = Lesson().rules.material
    ladder, rng = Ladder(1), Random(2)
    different = set(material.row_hashes.values())
    for _ in range(2):
        seen: Counter[str] = Counter()
        while len(seen) < len(different):
            spot = rng.choice(fitting(ladder, material))
            assert not ladder.posed or spot != ladder.posed[-1]
            seen[material.row_hashes[spot]] += 1
            ladder = replace(ladder, posed=(*ladder.posed, spot))
        if len(different) == len(set(material.row_hashes)):
            assert set(seen.values()) == {1}


@settings(max_examples=25)
@given(seed=st.integers(0, 50), answers=st.lists(st.booleans(), min_size=5, max_size=5))
def test_a_resumed_training_goes_on_alike(seed, answers):
    lesson = Lesson(seed, training_rows="5", start_level="3")
    lesson.session.begin()
    for number, right in enumerate(answers):
        lesson.answer(right=right)
        saved = parse_saved(lesson.journal.written[-1][0].text)
        again = resume(GAME, saved, SampleLibrary(), journal=Notebook(), clock=still)
        assert again.view(0) == lesson.session.view(0)
        assert len(again.moves) == min(2 * number + 3, 10)
    poses = [text for text in lesson.session.moves if text.startswith("pose")]
    assert len(set(poses)) == 5


def test_another_row_cannot_be_posed():
    lesson = Lesson()
    first = lesson.rules.initial()
    other = PoseRow(parse_spot("card-0/blue/4"))
    for strange in (other, PoseRow(parse_spot("card-99/brown/1"))):
        with pytest.raises(Illegal, match="row_not_posed"):
            lesson.rules.apply(first, strange)
    with pytest.raises(Illegal, match="wrong_phase"):
        lesson.session.play(other)


def test_the_end_tells_what_went_well():
    lesson = Lesson(training_rows="5")
    assert lesson.session.view(0).went_well == ()
    for right in (True, False, False, True, True):
        lesson.answer(right=right)
    assert lesson.session.view(0).went_well == ("repeat",)
    assert set(lesson.session.view(0).went_well) <= set(FAMILY_IDS)


def test_what_happens_is_told_in_order():
    lesson = Lesson(training_rows="5")
    for _ in range(4):
        right, posed = lesson.answer(right=True)
        assert isinstance(right, AnsweredRight)
        assert posed == RowPosed(0, lesson.ladder.posed[-1])
    right, over = lesson.answer(right=True)
    assert over == GameOver(lesson.session.outcome)


@pytest.mark.parametrize(
    "text",
    [
        "", "3", "9:0::", "0:0::", "3:-0::", "3:+1::", "3:0:card-0/brown/5:", "3:0:card-0/green/1:", "3:0::2",
        "3:0:card-0/brown/1,:", "3:10::", "3:0:::",
    ],
)  # fmt: skip
def test_a_damaged_ladder_is_unreadable(text):
    with pytest.raises(Unreadable):
        parse_ladder(text)


@pytest.mark.parametrize(
    "changed",
    [
        {"level": 5},
        {"run": 0},
        {"solved": (True, True, True)},
        {"posed": ()},
        {"posed": (parse_spot("card-0/blue/4"), parse_spot("card-0/blue/3"))},
    ],
)
def test_a_state_that_cannot_come_up_is_unreadable(changed):
    lesson = Lesson(start_level="3")
    lesson.answer(right=True)
    view = lesson.session.view(0)
    state = lesson.rules.determinise(view, Random(0))
    assert lesson.rules.parse_state(state.text) == state
    other = replace(state, ladder=replace(lesson.ladder, **changed))
    with pytest.raises(Unreadable):
        lesson.rules.parse_state(other.text)
    assert parse_ladder(lesson.ladder.text) == lesson.ladder


def test_other_variants_know_no_ladder():
    rules = GAME.rules(GAME.setup(CHILD, SOURCE, variant="solo"), SampleLibrary())
    with pytest.raises(Unreadable):
        rules.parse_state(replace(rules.initial(), ladder=Ladder(1)).text)
    with pytest.raises(Illegal, match="wrong_phase"):
        rules.apply(rules.initial(), PoseRow(parse_spot("card-0/brown/1")))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_answered_the_rules_keep_their_promises(seed):
    """Only listed moves are taken, texts read back, nothing is hidden, and a view tells the whole state."""
    rng = Random(seed)
    gentle = {"choices": rng.choice(["all", "3"]), "wrong_answer": rng.choice(["end_turn", "second_try"])}
    lesson = Lesson(seed, start_level=str(rng.randint(1, 8)), training_rows="5", **gentle)
    rules, session = lesson.rules, lesson.session
    every = [Answer(symbol) for symbol in rules.material.symbols]
    while session.outcome is None:
        view = session.view(0)
        state = rules.determinise(view, rng)
        assert rules.parse_state(state.text) == state
        assert rules.view(state, 0) == view
        for move in every:
            assert rules.parse_move(move.text) == move
            if move not in session.legal_moves():
                with pytest.raises(Illegal, match="not_on_offer"):
                    session.play(move)
        assert len(session.legal_moves()) == (3 if gentle["choices"] == "3" else 7) - (view.tried is not None)
        assert not session.can_undo
        session.play(rng.choice(session.legal_moves()))
    last = rules.determinise(session.view(0), rng)
    assert rules.parse_state(last.text) == last
    assert rules.outcome(last) == session.outcome
    assert GAME.hints(session.view(0)) == ()


def test_hints_come_in_three_steps():
    assert [hint.code for hint in GAME.hints(Lesson().session.view(0))] == ["look", "words", "steps"]


def test_a_pack_of_one_card_gives_rows_again_when_all_were_there():
    lesson = Lesson(training_rows="15")
    material = Material(replace(lesson.rules.material.pack, cards=lesson.rules.material.pack.cards[-1:]), ())
    ladder, rng = Ladder(8), Random(1)
    for _ in range(12):
        ladder = replace(ladder, posed=(*ladder.posed, rng.choice(fitting(ladder, material))))
    assert set(Counter(ladder.posed).values()) == {3}
    assert all(one != next_one for one, next_one in pairwise(ladder.posed))
