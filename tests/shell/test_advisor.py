from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from kidslogic.engine.events import CaseMet
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


def levels(asked: MasteryAdvisor, child: int, count: int = 6) -> list[int]:
    return [LADDER[asked.choose(child_id(child), LADDER)].level for _ in range(count)]


def test_who_finds_everything_gets_harder_rows_than_who_does_not(store: Store):
    store.take_in(progress_file(1, *(record(1, number) for number in range(30))))
    store.take_in(progress_file(2, *(record(2, number, answered(right=False)) for number in range(30))))
    able, learning = advisor(store), advisor(store)
    assert sum(levels(able, 1)) > sum(levels(learning, 2))
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
    asked = advisor(store)
    assert sorted(asked.choose(child_id(1), same) for _ in same) == list(range(6))


def test_families_not_met_for_days_open_the_session(store: Store):
    long_ago = [record(1, number, answered(family=family)) for number, family in enumerate(["grow", "turn", "pairs"])]
    store.take_in(progress_file(1, *long_ago))
    offered = [Asked(family, 2, 4, f"{family} {n}") for n in range(9) for family in ("grow", "turn", "pairs", "steps")]
    asked = advisor(store, START + timedelta(days=30))
    first, second = (offered[asked.choose(child_id(1), offered)].family for _ in range(2))
    assert {first, second} <= {"grow", "turn", "pairs"}


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
