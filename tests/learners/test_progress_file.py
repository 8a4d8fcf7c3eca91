import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.session import SavedGame
from kidslogic.learners.home import Home
from kidslogic.learners.learner import MAX_LEARNERS
from kidslogic.learners.nicknames import Refused
from kidslogic.learners.opening import back_up_aside
from kidslogic.learners.progress_file import (
    LARGEST,
    BadFile,
    file_name,
    parse_progress,
    read_progress,
    write_progress,
)
from kidslogic.learners.records import chronological
from kidslogic.learners.store import Store
from tests.learners.counting import COUNTING, WallClock, answer, seats
from tests.learners.files import child_id, finished, progress_file, record


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(Home(tmp_path / "home"), WallClock()) as store:
        yield store


FILE = progress_file(1, record(1, 1), record(1, 2), record(1, 3, finished()), nickname="Žofie 🦊 مريم")


def test_a_file_reads_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "x.klprogress"
    write_progress(path, FILE)
    assert read_progress(path) == FILE
    assert list(tmp_path.iterdir()) == [path]


def test_a_pseudonym_tells_no_name() -> None:
    text = FILE.pseudonym.text
    assert "Žofie" not in text
    assert "fox" not in text
    assert parse_progress(text).records == FILE.records


def test_the_name_of_a_file_tells_class_picture_and_day() -> None:
    assert file_name(FILE, date(2026, 11, 29)) == f"3b_fox_{child_id(1)[:6]}_2026-11-29.klprogress"
    assert "/" not in file_name(progress_file(1, class_id="../../3b"), date(2026, 11, 29))


@given(st.integers(0, len(FILE.text) - 2), st.sampled_from("0aZ}\\ "))
def test_a_changed_file_is_not_taken(place: int, letter: str) -> None:
    text = FILE.text
    changed = text[:place] + letter + text[place + 1 :]
    if changed != text:
        with pytest.raises(BadFile):
            parse_progress(changed)


@pytest.mark.parametrize("length", [0, 1, 60, 400, -3])
def test_half_a_file_is_not_taken(length: int) -> None:
    with pytest.raises(BadFile) as found:
        parse_progress(FILE.text[:length])
    assert found.value.code == ("not_ours" if 0 <= length < 40 else "damaged")


@pytest.mark.parametrize(
    ("text", "code"),
    [("hello", "not_ours"), ("[]", "not_ours"), ('{"format": "other"}', "not_ours"), ("[" * 100_000, "not_ours")],
)
def test_something_else_is_not_ours(text: str, code: str) -> None:
    with pytest.raises(BadFile) as found:
        parse_progress(text)
    assert found.value.code == code


def test_a_newer_file_is_refused_kindly() -> None:
    with pytest.raises(BadFile) as found:
        parse_progress(json.dumps({**json.loads(FILE.text), "version": 2}))
    assert found.value.code == "newer"


def test_a_folder_a_picture_and_a_giant_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with (tmp_path / "giant").open("wb") as giant:
        giant.truncate(LARGEST + 1)
    for name, code in {"picture": "not_ours", "giant": "too_large", "nowhere": "unreadable", ".": "unreadable"}.items():
        with pytest.raises(BadFile) as found:
            read_progress(tmp_path / name)
        assert found.value.code == code


def test_files_join_in_any_order_any_number_of_times(tmp_path: Path) -> None:
    parts = [progress_file(1, *(record(1, number) for number in numbers)) for numbers in ([1, 2], [2, 3], [5])]
    found = []
    for number, order in enumerate(permutations(parts)):
        with Store.open(Home(tmp_path / str(number)), WallClock()) as store:
            for part in (*order, *order):
                store.take_in(part)
            found.append(chronological(store.events(child_id(1))))
    assert all(one == found[0] for one in found)
    assert [one.id for one in found[0]] == [record(1, number).id for number in (1, 2, 3, 5)]


def test_what_went_out_comes_in_again(store: Store, tmp_path: Path) -> None:
    mia = store.add("Mia", "rabbit")
    journal = store.journal(lambda trouble: pytest.fail(str(trouble)))
    journal.write(SavedGame("one", COUNTING.setup(seats(mia.id)), 7, 1, ("add 1",)), (answer(seat=0),), over=False)
    file = store.file_of(mia.id, "3b")
    with Store.open(Home(tmp_path / "other"), WallClock()) as other:
        joined = other.take_in(parse_progress(file.text))
        assert (joined.learner, joined.new, joined.known) == (mia.id, 1, 0)
        assert other.learner(mia.id).nickname == "Mia"
        assert other.events(mia.id) == store.events(mia.id)
        assert other.take_in(file).known == 1


def test_there_is_no_place_for_a_thirteenth(store: Store) -> None:
    for number in range(MAX_LEARNERS):
        store.add(f"Child {number}", "rabbit")
    with pytest.raises(Refused, match="full"):
        store.take_in(FILE)
    assert len(store.learners()) == MAX_LEARNERS


# ---- two ids of one child --------------------------------------------------------------------------


@pytest.fixture
def two(store: Store) -> Store:
    store.take_in(progress_file(1, record(1, 1), nickname="Mia"))
    store.take_in(progress_file(2, record(2, 2), nickname="Mia again"))
    return store


def test_joined_children_are_one(two: Store) -> None:
    two.join(child_id(1), child_id(2))
    assert [learner.nickname for learner in two.learners()] == ["Mia"]
    assert {one.id for one in two.events(child_id(1))} == {record(1, 1).id, record(2, 2).id}
    assert two.aliases(child_id(1)) == (child_id(2),)


def test_a_later_file_of_the_alias_finds_its_child(two: Store) -> None:
    two.join(child_id(1), child_id(2))
    joined = two.take_in(progress_file(2, record(2, 2), record(2, 3)))
    assert (joined.learner, joined.new, joined.known) == (child_id(1), 1, 1)


def test_joining_can_be_undone(two: Store) -> None:
    before = {child: two.events(child_id(child)) for child in (1, 2)}
    two.join(child_id(1), child_id(2))
    two.take_in(progress_file(2, record(2, 9)))
    two.part(child_id(2))
    assert two.events(child_id(1)) == before[1]
    assert [one.id for one in two.events(child_id(2))] == [record(2, 2).id, record(2, 9).id]
    assert two.learner(child_id(2)).nickname == "Mia again"
    assert two.aliases(child_id(1)) == ()


def test_games_of_a_joined_child_go_on(two: Store) -> None:
    journal = two.journal(lambda trouble: pytest.fail(str(trouble)))
    setup = COUNTING.setup(seats(child_id(2), "guest"))
    two.remember_setup(child_id(1), setup)
    journal.write(SavedGame("one", setup, 7, 1, ("add 1",)), (), over=False)
    two.join(child_id(1), child_id(2))
    (game,) = two.unfinished(child_id(1))
    assert game.learners == (child_id(1),)
    remembered = two.last_setup(child_id(1), "counting")
    assert remembered is not None
    assert remembered.seats[0].who == child_id(1)


@pytest.mark.parametrize("pair", [(1, 1), (1, 9), (9, 1)])
def test_nobody_is_joined_with_nobody(two: Store, pair: tuple[int, int]) -> None:
    with pytest.raises(LookupError):
        two.join(child_id(pair[0]), child_id(pair[1]))
    with pytest.raises(LookupError):
        two.part(child_id(1))


def test_a_removed_child_leaves_nothing_of_its_aliases_either(two: Store) -> None:
    back_up_aside(two.home, WallClock()())
    two.join(child_id(1), child_id(2))
    two.remove(child_id(1))
    home = two.home.folder
    two.close()
    left = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
    assert child_id(1).encode() not in left
    assert child_id(2).encode() not in left


def test_a_file_replaced_by_hand_keeps_the_child_it_names(two: Store) -> None:
    """The id in the file decides, whatever records say."""
    stranger = replace(record(1, 7), learner=child_id(5))
    two.take_in(progress_file(1, stranger))
    assert stranger.id in {one.id for one in two.events(child_id(1))}
