from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from kidslogic.engine.events import CaseMet, Played
from kidslogic.learners.home import Home
from kidslogic.learners.store import Store
from kidslogic.shell.advisor import MasteryAdvisor
from kidslogic.ui.game_view import Asked
from tests.learners.counting import WallClock
from tests.learners.files import answered, child_id, progress_file, record

START = record(1, 0).local_date
LADDER = [Asked("repeat", level, 4, f"row {level}") for level in range(1, 9)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(Home(tmp_path), WallClock()) as store:
        yield store


def advisor(store: Store, today: date = START) -> MasteryAdvisor:
    return MasteryAdvisor(store, lambda: today, 5)


class Log:
    """A child that answers what it is asked, one answer after the other."""

    def __init__(self, store: Store, asked: MasteryAdvisor, child: int, first: int) -> None:
        self.store, self.asked, self.child, self.number = store, asked, child, first

    def asks(self, offered: list[Asked], *, right: bool = True) -> Asked:
        """What is asked next; the answer is in the log afterwards."""
        picked = offered[self.asked.choose(child_id(self.child), offered)]
        self.number += 1
        event = replace(
            answered(right=right, family=picked.family, row_hash=picked.row), level=picked.level, options=picked.options
        )
        self.store.take_in(progress_file(self.child, record(self.child, self.number, event)))
        return picked


def levels(store: Store, asked: MasteryAdvisor, child: int, *, right: bool) -> list[int]:
    log = Log(store, asked, child, 100)
    return [log.asks(LADDER, right=right).level for _ in range(6)]


def test_who_finds_everything_gets_harder_rows_than_who_does_not(store: Store):
    store.take_in(progress_file(1, *(record(1, number) for number in range(30))))
    store.take_in(progress_file(2, *(record(2, number, answered(right=False)) for number in range(30))))
    able, learning = advisor(store), advisor(store)
    assert sum(levels(store, able, 1, right=True)) > sum(levels(store, learning, 2, right=False))
    assert able.level(child_id(1)) > learning.level(child_id(2))


def test_what_was_answered_meanwhile_counts(store: Store):
    store.take_in(progress_file(1))
    asked = advisor(store)
    before = asked.level(child_id(1))
    store.take_in(progress_file(1, *(record(1, number) for number in range(40))))
    assert asked.level(child_id(1)) > before
    assert asked.level(child_id(1)) == advisor(store).level(child_id(1))


def test_no_row_comes_twice_while_there_are_others(store: Store):
    store.take_in(progress_file(1))
    same = [Asked("repeat", 3, 4, f"row {number}") for number in range(6)]
    log = Log(store, advisor(store), 1, 0)
    assert sorted(log.asks(same).row for _ in same) == [one.row for one in same]


def test_the_same_position_gets_the_same_advice_however_often_it_is_asked_for(store: Store):
    """After a step back the screen asks again; after going on with a saved game another advisor is asked."""
    store.take_in(progress_file(1, *(record(1, number) for number in range(5))))
    many = [Asked(f"family {n % 5}", 1 + n % 8, 4, f"row {n}") for n in range(40)]
    asked = advisor(store)
    first = asked.choose(child_id(1), many)
    other = asked.choose(child_id(1), LADDER)
    assert [asked.choose(child_id(1), many) for _ in range(5)] == [first] * 5
    assert asked.choose(child_id(1), LADDER) == other
    store.add_event(child_id(1), Played(game="piraten", seconds=9.0))
    assert advisor(store).choose(child_id(1), many) == first, "resumed"
    places = {MasteryAdvisor(store, lambda: START, seed).choose(child_id(1), many) for seed in range(9)}
    assert len(places) > 1, "not every game is the same"


def test_families_not_met_for_days_open_the_day(store: Store):
    """Two of them, however often the advice is asked for, and whoever gives it."""
    long_ago = [record(1, number, answered(family=family)) for number, family in enumerate(["grow", "turn", "pairs"])]
    store.take_in(progress_file(1, *long_ago))
    offered = [Asked(family, 2, 4, f"{family} {n}") for n in range(9) for family in ("grow", "turn", "pairs", "steps")]
    today = START + timedelta(days=30)
    number = 24 * 30
    met = []
    for _ in range(2):
        asked = advisor(store, today)
        for _ in range(4):
            assert asked.choose(child_id(1), offered) == asked.choose(child_id(1), offered)
        number += 1
        met.append(Log(store, asked, 1, number).asks(offered).family)
    assert len(set(met)) == 2
    assert set(met) <= {"grow", "turn", "pairs"}
    later = [Log(store, advisor(store, today), 1, number + 2 + n).asks(offered).family for n in range(6)]
    assert "steps" in later, "the third family that is due waits for another day"


def test_where_no_question_is_allowed_the_nearest_ones_are_asked(store: Store):
    store.take_in(progress_file(1, *(record(1, number) for number in range(30))))
    store.set_preferences(child_id(1), replace(store.learner(child_id(1)).preferences, levels=(1, 2)))
    hard = [Asked("repeat", level, 4, f"row {level} {n}") for level in (4, 6, 8) for n in range(3)]
    log = Log(store, advisor(store), 1, 100)
    assert {log.asks(hard).level for _ in range(3)} == {4}


def test_a_child_nobody_knows_is_served_all_the_same(store: Store):
    assert 0 <= advisor(store).choose("nobody", LADDER) < len(LADDER)


def test_each_child_has_met_the_cases_of_its_own_games(store: Store):
    store.take_in(progress_file(1))
    store.take_in(progress_file(2))
    asked = advisor(store)
    store.add_event(child_id(1), CaseMet(game="stratego", case="bomb"))
    store.add_event(child_id(1), CaseMet(game="other", case="little_one"))
    assert asked.met(child_id(1), "stratego") == {"bomb"}
    assert asked.met(child_id(2), "stratego") == asked.met("nobody", "stratego") == frozenset()
