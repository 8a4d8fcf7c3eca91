"""What comes next in the trainings of LOGIX and Stratego: kinds and levels that suit the child, by its log (9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import count
from random import Random

import pytest

from kidslogic.engine.events import Trained
from kidslogic.engine.session import SavedGame
from kidslogic.engine.training import LEVELS, Answer, Ask, Finish, More, parse_ask
from kidslogic.learners.learner import Learner, Preferences
from kidslogic.learners.mastery import Question, chance, mastery_of, target
from kidslogic.shell.advisor import MasteryAdvisor
from kidslogic.shell.parts import Parts
from kidslogic.shell.play import Table, person_of
from kidslogic.ui.crew import guest
from kidslogic.ui.game_view import Asked, Chosen
from kidslogic.ui.training import TrainingScreen
from tests.learners.files import child_id, progress_file, record

LONG = timedelta(days=60)
DRILLS = {"logix": ("practice", "breaker"), "stratego": ("drill", "compare")}
each_game = pytest.mark.parametrize("game", DRILLS)


def trained(skill: str, level: int, *, right: bool, number: int = 0) -> Trained:
    """An answer that counts."""
    return Trained(
        seat=0,
        game=skill.partition("_")[0],
        skill=skill,
        level=level,
        position=f"{skill} {number}",
        answer="1",
        right=right,
        first_try=True,
        options=4,
        seconds=20.0,
    )


def with_log(parts: Parts, *events: Trained, days: timedelta = LONG) -> Parts:
    """The first child comes with a log that ends so many days ago; thinking takes it ten seconds."""
    records = [record(1, number, event) for number, event in enumerate(events)]
    later = parts.today() - days - (records[-1].local_date if records else parts.today())
    moved = (replace(one, at=one.at + later, local_date=one.local_date + later) for one in records)
    parts.store.take_in(progress_file(1, *moved))
    clock = count(step=10)
    return replace(parts, seconds=lambda: float(next(clock)))


def able(game: str, kinds: tuple[str, ...], level: int = 5) -> tuple[Trained, ...]:
    """A child that can do these kinds of questions, the first ones learned first."""
    return tuple(trained(f"{game}_{kind}", level, right=True, number=n) for kind in kinds for n in range(12))


@dataclass
class Trainee:
    """The first child in a training, on the screen that the shell makes."""

    parts: Parts
    qtbot: object
    game: str

    @property
    def table(self) -> Table:
        return Table(self.parts, lambda trouble: pytest.fail(trouble.code))

    @property
    def learner(self) -> Learner:
        return self.parts.store.learner(child_id(1))

    def chosen(self, **options: str) -> dict[str, str]:
        """What the set-up screen gives when the child takes what it is offered."""
        setup = self.table.setup_screen(self.parts.games[self.game], self.learner, None)
        self.qtbot.addWidget(setup)
        setup.mode.choose("training")
        return setup.options() | options

    def begin(self, seed: int = 7, **options: str) -> TrainingScreen:
        self.parts = replace(self.parts, luck=lambda: seed)
        chosen = Chosen((person_of(self.learner),), self.chosen(**options))
        session = self.table.begin(self.parts.games[self.game], chosen, self.learner, None)
        return self.opened(session)

    def resume(self, saved: SavedGame) -> TrainingScreen:
        return self.opened(self.table.resume(self.parts.games[self.game], saved))

    def opened(self, session) -> TrainingScreen:
        view = self.table.game_view(session, (person_of(self.learner),))
        self.qtbot.addWidget(view)
        view.begin()
        return view


def answer(view: TrainingScreen, *, right: bool = True) -> None:
    """Answer the question; of another answer both tries."""
    while view.standing.phase == "answer":
        standing = view.standing
        question = standing.course.prove(standing.position)
        others = [one for one in question.answers if one not in (question.right, standing.tried)]
        view.session.play(Answer(question.right if right or not others else others[0]))


def asked(view: TrainingScreen) -> list[Ask]:
    """All that the screen has asked for."""
    return [parse_ask(move) for move in view.session.moves if move.startswith("ask ")]


def through(view: TrainingScreen, *, right: bool = True) -> Iterator[Ask]:
    """What is asked for, one after the other, to the end."""
    while True:
        answer(view, right=right)
        yield asked(view)[-1]
        if More() not in view.session.legal_moves():
            return
        view.session.play(More())
        view.begin()


@each_game
def test_skills_not_met_for_weeks_open_a_training_as_easy_wins(parts, qtbot, game):
    kinds = parts.games[game].skills
    first, second, third = (kind.partition("_")[2] for kind in kinds[:3])
    log = able(game, (second, first, third), level=6)
    trainee = Trainee(with_log(parts, *log), qtbot, game)
    opening = list(through(trainee.begin(questions="5")))[:2]
    assert len({ask.kind for ask in opening}) == 2
    assert {ask.kind for ask in opening} < {first, second, third}
    mastery = mastery_of([record(1, number, event) for number, event in enumerate(log)])
    assert chance(mastery, Question(f"{game}_{opening[0].kind}", opening[0].level, 4)) > target(mastery)


@each_game
def test_no_more_than_two_skills_a_day_come_back(parts, qtbot, game):
    first, second, third = parts.games[game].skills[:3]
    log = [trained(skill, 3, right=True, number=n) for skill in (first, second, third) for n in range(12)]
    trainee = Trainee(with_log(parts, *log), qtbot, game)
    hard = Asked(third, 8, 4, "")

    def picked(*offered: Asked) -> set[str]:
        advisors = (MasteryAdvisor(trainee.parts.store, trainee.parts.today, seed) for seed in range(10))
        return {offered[advisor.choose(child_id(1), offered)].family for advisor in advisors}

    assert picked(Asked(first, 1, 4, ""), hard) == {first}
    assert picked(Asked("other", 4, 4, ""), hard) == {third}, "it is due, however hard"
    asks = through(trainee.begin(questions="5"))
    met = {f"{game}_{next(asks).kind}" for _ in range(2)}
    (left,) = {first, second, third} - met
    others = [Asked(skill, level, 4, "") for skill in met for level in LEVELS]
    assert picked(*others, Asked(left, 1, 4, "")) <= met, "so able a child is asked more"


@each_game
def test_a_drill_asks_harder_questions_of_those_who_can_do_more(parts, qtbot, game):
    key, kind = DRILLS[game]
    skill = f"{game}_{kind}"
    log = [trained(skill, 4, right=number % 5 > 0, number=number) for number in range(20)]
    trainee = Trainee(with_log(parts, *log, days=timedelta(days=1)), qtbot, game)
    up, down = (list(through(trainee.begin(questions="10", **{key: kind}), right=right)) for right in (True, False))
    assert {ask.kind for ask in (*up, *down)} == {kind}
    assert sum(ask.level for ask in down[-5:]) + 5 < sum(ask.level for ask in up[-5:])


@each_game
def test_nothing_is_asked_beyond_the_levels_that_grown_ups_chose(parts, qtbot, game):
    kinds = tuple(skill.partition("_")[2] for skill in parts.games[game].skills[:3])
    trainee = Trainee(with_log(parts, *able(game, kinds, level=8)), qtbot, game)
    trainee.parts.store.set_preferences(child_id(1), Preferences(levels=(2, 3)))
    view = trainee.begin(questions="10")
    assert {ask.level for ask in through(view)} <= {2, 3}
    assert view.standing.solved == (True,) * 10


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_the_same_place_gets_the_same_advice_when_a_training_goes_on(parts, qtbot, game, seed):
    log = able(game, tuple(skill.partition("_")[2] for skill in parts.games[game].skills[:2]))
    trainee = Trainee(with_log(parts, *log, days=timedelta(days=1)), qtbot, game)
    view = trainee.begin(seed, questions="5")
    for number in range(4):
        answer(view, right=(seed + number) % 3 > 0)
        view.session.play(More())
        between = view.session.saved
        again = trainee.resume(between)
        view.begin()
        assert between.moves == view.session.moves[: len(between.moves)]
        assert again.session.moves == view.session.moves
        assert trainee.resume(view.session.saved).session.moves == view.session.moves
        assert again.standing == view.standing
    view.session.play(Answer(view.standing.answers[0]))
    assert len(asked(view)) == 5


@each_game
def test_who_is_not_known_or_says_where_to_begin_climbs_the_ladder(parts, qtbot, game):
    fresh = Trainee(with_log(parts), qtbot, game)
    assert fresh.chosen()["posing"] == "luck"
    assert asked(fresh.begin()) == []
    fresh.parts.store.add_event(child_id(1), trained(f"{game}_plan", 2, right=True))
    setup = fresh.table.setup_screen(fresh.parts.games[game], fresh.learner, None)
    qtbot.addWidget(setup)
    setup.mode.choose("game")
    assert setup.options()["posing"] == "luck", "a game is no training"
    setup.mode.choose("training")
    assert setup.options()["posing"] == "fitting"
    offered = setup.level.value
    setup.level.choose(next(level for level in setup.level.tiles if level != offered))
    assert setup.options()["posing"] == "luck"
    setup.level.choose(offered)
    setup.crew = [guest(1)]
    assert setup.options()["posing"] == "luck"


@each_game
def test_where_nobody_knows_the_child_any_more_one_kind_follows_the_other(parts, qtbot, game):
    trainee = Trainee(with_log(parts), qtbot, game)
    options = {"mode": "training", "posing": "fitting", "questions": "10", "start_level": "2"}
    session = trainee.table.begin(parts.games[game], Chosen((guest(1),), options), trainee.learner, None)
    view = trainee.table.game_view(session, (guest(1),))
    qtbot.addWidget(view)
    view.begin()
    kinds = view.standing.course.kinds
    found = list(through(view))
    assert [ask.kind for ask in found] == [kinds[number % len(kinds)] for number in range(10)]
    assert [ask.level for ask in found] == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert view.session.legal_moves() == (Finish(),)


@each_game
def test_how_often_guessing_finds_the_answer_is_known_well_enough(parts, qtbot, game):
    trainee = Trainee(with_log(parts), qtbot, game)
    course = trainee.begin().standing.course
    for kind in course.kinds:
        for level in LEVELS:
            counts = [len(course.draw(kind, level, Random(seed)).answers) for seed in range(3)]
            assert abs(1 / course.usual_answers(kind, level) - sum(1 / found for found in counts) / 3) < 0.09
