import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.events import Answered, GameFinished, LessonStepDone
from kidslogic.engine.game import Setup
from kidslogic.engine.session import SavedGame, Session
from kidslogic.learners.home import Home
from kidslogic.learners.learner import MAX_LEARNERS, Preferences, preferences_of
from kidslogic.learners.nicknames import Refused
from kidslogic.learners.opening import open_database
from kidslogic.learners.playtime import LIMITS
from kidslogic.learners.records import records_of
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError, StoreFull, StoreLocked
from kidslogic.packs.fields import ID
from tests.learners.counting import COUNTING, NoLibrary, WallClock, answer, seats

preferences = st.builds(
    Preferences,
    language=st.sampled_from(["", "de", "cs", "en"]),
    sound=st.booleans(),
    text_size=st.sampled_from(["S", "M", "L"]),
    aim=st.sampled_from(["roll", "assisted"]),
    birth_year=st.sampled_from([0, 2019]),
    packs_off=st.frozensets(st.from_regex(ID, fullmatch=True), max_size=3),
    levels=st.tuples(st.integers(1, 8), st.integers(1, 8)).map(lambda pair: (min(pair), max(pair))),
    wide_spacing=st.booleans(),
    calm=st.booleans(),
    high_contrast=st.booleans(),
    limit=st.sampled_from(LIMITS),
    prolonged=st.none() | st.tuples(st.dates(), st.integers(1, 120)),
)


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
def store(tmp_path: Path, clock: WallClock) -> Iterator[Store]:
    with Store.open(Home(tmp_path), clock) as store:
        yield store


def no_trouble(trouble: StoreError) -> None:
    raise AssertionError(trouble)


def saved_game(session: str, *who: str, moves: int = 1) -> SavedGame:
    return SavedGame(session, Setup("counting", seats(*who)), 7, 1, ("add 1",) * moves)


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


# ---- children ------------------------------------------------------------------------------------


def test_children_are_there_after_the_next_start(tmp_path: Path, clock: WallClock) -> None:
    with Store.open(Home(tmp_path), clock) as store:
        mia = store.add("  Mia ", "rabbit", Preferences(language="cs"))
        tomas = store.add(unicodedata.normalize("NFD", "Tomáš"), "fox")
    with Store.open(Home(tmp_path), clock) as store:
        assert store.learners() == (mia, tomas)
        assert store.learner(tomas.id) == tomas
        assert (mia.nickname, mia.avatar, mia.preferences.language) == ("Mia", "rabbit", "cs")
        assert tomas.nickname == unicodedata.normalize("NFC", "Tomáš")
        assert mia.created == clock()


def test_a_child_is_renamed_and_gets_another_picture(store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    store.rename(mia.id, "مريم")
    store.set_avatar(mia.id, "owl")
    assert (store.learner(mia.id).nickname, store.learner(mia.id).avatar) == ("مريم", "owl")
    with pytest.raises(LookupError):
        store.rename("nobody", "Mia")


def test_two_children_of_one_name_need_two_pictures(store: Store) -> None:
    first = store.add("Žofie", "rabbit")
    second = store.add(unicodedata.normalize("NFD", "žofie"), "fox")
    for attempt in (
        lambda: store.add("ŽOFIE", "rabbit"),
        lambda: store.set_avatar(second.id, "rabbit"),
        lambda: store.rename(store.add("Ben", "rabbit").id, "Žofie"),
    ):
        with pytest.raises(Refused, match="taken"):
            attempt()
    assert store.rename(first.id, "žofie").nickname == "žofie"


def test_there_is_room_for_twelve(store: Store) -> None:
    for number in range(MAX_LEARNERS):
        store.add(f"Child {number}", "rabbit")
    with pytest.raises(Refused, match="full"):
        store.add("One more", "rabbit")
    store.remove(store.learners()[0].id)
    assert store.add("One more", "rabbit") == store.learners()[-1]


def test_a_refused_name_adds_nobody(store: Store) -> None:
    with pytest.raises(Refused, match="empty"):
        store.add(" ", "rabbit")
    assert store.learners() == ()


@given(preferences)
def test_preferences_read_back_as_they_were(chosen: Preferences) -> None:
    assert preferences_of(chosen.texts) == chosen


def test_preferences_are_kept_for_each_child(store: Store) -> None:
    mia, ben = store.add("Mia", "rabbit"), store.add("Ben", "fox")
    chosen = Preferences(language="cs", sound=False, text_size="L", aim="assisted", packs_off=frozenset({"school.sea"}))
    assert store.set_preferences(mia.id, chosen).preferences == chosen
    assert store.learner(ben.id).preferences == Preferences()


def test_preferences_of_another_version_are_as_if_never_chosen() -> None:
    assert preferences_of({"text_size": "XXL", "aim": "cannon", "sound": "?", "music": "jazz"}) == Preferences()
    assert preferences_of({"levels": "7-2", "limit": "-5", "prolonged": "soon 10", "calm": "?"}) == Preferences()
    assert preferences_of({"levels": "0-9", "limit": "9999", "prolonged": "2026-11-30 0"}) == Preferences()
    assert preferences_of({"birth_year": "soon"}) == Preferences()


def test_an_age_follows_from_the_year_of_birth():
    assert Preferences(birth_year=2019).age_on(date(2026, 11, 30)) == 7
    assert Preferences().age_on(date(2026, 11, 30)) is None


def test_the_last_setup_is_remembered_by_game(store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    assert store.last_setup(mia.id, "counting") is None
    setup = COUNTING.setup(seats(mia.id, "computer:easy"), source="a.pack@3f")
    store.remember_setup(mia.id, COUNTING.setup(seats(mia.id)))
    store.remember_setup(mia.id, setup)
    assert store.last_setup(mia.id, "counting") == setup
    assert store.last_setup(mia.id, "logix") is None
    assert store.learner(mia.id).preferences == Preferences()


# ---- removing ------------------------------------------------------------------------------------


def test_a_removed_child_leaves_no_byte(tmp_path: Path, clock: WallClock) -> None:
    home = Home(tmp_path)
    with Store.open(home, clock) as store:
        mia, ben = store.add("Mia Ježibaba", "rabbit"), store.add("Ben", "fox")
        for number in range(50):
            saved = saved_game(f"s{number}", mia.id, ben.id)
            store.journal(no_trouble).write(saved, (answer(), answer(seat=1)), over=False)
        store.remember_setup(ben.id, COUNTING.setup(seats(ben.id, mia.id)))
        store.set_aside("s3")
    home.database.with_name("learners.sqlite3.bad-1").write_bytes(b"damaged " + mia.id.encode())
    home.database.with_name("learners.sqlite3.bad-2").write_bytes(b"damaged, of others")
    clock.move(days=1)
    with Store.open(home, clock) as store:
        assert mia.id.encode() in bytes_of(home.backups)
        store.remove(mia.id)
        while_open = bytes_of(tmp_path)
        assert store.learners() == (ben,)
        assert len(store.events(ben.id)) == 50
        assert store.unfinished() == ()
    for found in (while_open, bytes_of(tmp_path)):
        assert mia.id.encode() not in found
        assert "Ježibaba".encode() not in found
        assert b"damaged, of others" in found
    home.database.unlink()
    with Store.open(home, clock) as store:  # the backup is a whole store still
        assert [notice.code for notice in store.notices] == ["restored"]
        assert store.learners() == (ben,)
        assert len(store.events(ben.id)) == 50


def test_nobody_cannot_be_removed(store: Store) -> None:
    with pytest.raises(LookupError):
        store.remove("nobody")


def test_a_game_of_a_child_removed_meanwhile_is_not_kept(store: Store) -> None:
    mia, ben = store.add("Mia", "rabbit"), store.add("Ben", "fox")
    journal = store.journal(no_trouble)
    journal.write(saved_game("s1", mia.id, ben.id), (answer(),), over=False)
    store.remove(mia.id)
    journal.write(saved_game("s1", mia.id, ben.id, moves=2), (answer(), answer(seat=1)), over=False)
    assert store.unfinished() == ()
    assert len(store.events(ben.id)) == 1
    assert store.events(mia.id) == ()


# ---- running games -------------------------------------------------------------------------------


def test_a_whole_game_leaves_its_events_and_no_save(store: Store, clock: WallClock) -> None:
    mia, ben = store.add("Mia", "rabbit"), store.add("Ben", "fox")
    session = Session(
        COUNTING,
        COUNTING.setup(seats(mia.id, "guest", ben.id, "computer:easy")),
        NoLibrary(),
        session_id="s1",
        seed=3,
        journal=store.journal(no_trouble),
        clock=lambda: 0.0,
    )
    session.begin()
    assert [game.saved for game in store.unfinished(mia.id)] == [session.saved]
    rng = Random(1)
    played: dict[int, list[int]] = {seat: [] for seat in range(4)}
    while session.turn is not None:
        assert [game.saved for game in store.unfinished()] == [session.saved]
        seat, move = session.turn, rng.choice(session.legal_moves())
        session.play(move)
        played[seat].append(move.number)
        clock.move(seconds=20)
    assert store.unfinished() == ()
    for seat, learner in ((0, mia), (2, ben)):
        *answers, end = [record.event for record in store.events(learner.id)]
        assert [event.row for event in answers if isinstance(event, Answered)] == played[seat]
        assert len(answers) == len(played[seat])
        assert isinstance(end, GameFinished)
        assert end.kinds == ("child", "guest", "child", "computer")
        assert {record.seat for record in store.events(learner.id)} == {seat}


def test_writing_the_same_move_twice_adds_nothing(store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    journal = store.journal(no_trouble)
    for _ in range(3):
        journal.write(saved_game("s1", mia.id), (answer(),), over=False)
    journal.write(saved_game("s1", mia.id, moves=2), (answer(),), over=True)
    assert len(store.events(mia.id)) == 2


def test_unfinished_games_are_those_of_the_child_last_played_first(store: Store, clock: WallClock) -> None:
    mia, ben = store.add("Mia", "rabbit"), store.add("Ben", "fox")
    games = [saved_game("a", mia.id), saved_game("b", ben.id, mia.id), saved_game("c", "guest")]
    for saved in games:
        store.journal(no_trouble).write(saved, (), over=False)
        clock.move(minutes=1)
    assert [game.saved.id for game in store.unfinished()] == ["c", "b", "a"]
    assert [game.saved for game in store.unfinished(mia.id)] == [games[1], games[0]]
    assert [game.learners for game in store.unfinished(ben.id)] == [(ben.id, mia.id)]
    store.discard("b")
    assert store.unfinished(ben.id) == ()


def test_a_game_set_aside_is_kept_but_not_offered(tmp_path: Path, store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    saved = saved_game("no-longer-replays", mia.id)
    store.journal(no_trouble).write(saved, (answer(),), over=False)
    store.set_aside(saved.id)
    assert store.unfinished() == ()
    assert b"no-longer-replays" in bytes_of(tmp_path)
    assert len(store.events(mia.id)) == 1


def test_a_damaged_save_is_set_aside(store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    store.journal(no_trouble).write(saved_game("fine", mia.id), (), over=False)
    with closing(sqlite3.connect(store.home.database, isolation_level=None)) as other:
        other.execute("INSERT INTO saves (session, text, updated_utc) VALUES ('x', '{', '2026-01-01T00:00:00+00:00')")
        assert [game.saved.id for game in store.unfinished()] == ["fine"]
        assert other.execute("SELECT session FROM saves WHERE aside = 1").fetchall() == [("x",)]


def test_a_step_of_a_tutorial_is_kept(store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    step = LessonStepDone(lesson="piraten.first", step=2, tries=1)
    store.add_event(mia.id, step)
    store.add_event(mia.id, step)
    assert [record.event for record in store.events(mia.id)] == [step, step]
    with pytest.raises(LookupError):
        store.add_event("nobody", step)


def test_a_clock_set_back_keeps_the_order(store: Store, clock: WallClock) -> None:
    mia = store.add("Mia", "rabbit")
    journal = store.journal(no_trouble)
    for number in range(1, 6):
        journal.write(saved_game("s1", mia.id, moves=number), (answer(row=number),), over=False)
        clock.move(days=-30)
    events = [record.event for record in store.events(mia.id)]
    assert [event.row for event in events if isinstance(event, Answered)] == [1, 2, 3, 4, 5]


# ---- trouble -------------------------------------------------------------------------------------


def limited(home: Home, clock: WallClock, pages: int) -> tuple[Store, sqlite3.Connection]:
    """A store whose disk has room for so many more pages, by SQLite's own limit, and the connection to lift it."""
    opened = open_database(home, clock())
    used = opened.connection.execute("PRAGMA page_count").fetchone()[0]
    opened.connection.execute(f"PRAGMA max_page_count = {used + pages}")
    return Store(home, clock, opened), opened.connection


def test_a_full_disk_does_not_stop_the_game_and_nothing_is_half_written(tmp_path: Path, clock: WallClock) -> None:
    home = Home(tmp_path)
    with Store.open(home, clock) as store:
        mia = store.add("Mia", "rabbit")
    heard: list[StoreError] = []
    store, connection = limited(home, clock, pages=3)
    with store:
        journal = store.journal(heard.append)
        moves = 0
        while len(heard) < 3:
            moves += 1
            journal.write(saved_game("s1", mia.id, moves=moves), (answer(row=moves),), over=False)
            assert moves < 500
        assert {type(trouble) for trouble in heard} == {StoreFull}
        (game,) = store.unfinished(mia.id)
        assert len(game.saved.moves) == len(store.events(mia.id)) == moves - 3
        connection.execute("PRAGMA max_page_count = 1000000")
        assert journal.retry()
        (game,) = store.unfinished(mia.id)
        assert len(game.saved.moves) == moves
        rows = [record.event.row for record in store.events(mia.id) if isinstance(record.event, Answered)]
        assert rows == list(range(1, moves + 1))
        assert journal.retry()


def test_a_full_disk_is_said_to_who_adds_a_child(tmp_path: Path, clock: WallClock) -> None:
    home = Home(tmp_path)
    Store.open(home, clock).close()
    store, _ = limited(home, clock, pages=0)
    with store, pytest.raises(StoreFull):  # noqa: PT012  # the last of many is the one that fails
        for number in range(MAX_LEARNERS):
            mia = store.add("x" * 40, f"{number}" * 4000)
            store.remember_setup(mia.id, COUNTING.setup(seats(mia.id), source="s" * 4000))
    with Store.open(home, clock) as store:
        assert store.notices == ()
        assert len(store.learners()) < MAX_LEARNERS


def test_another_writer_does_not_stop_the_game(store: Store) -> None:
    mia = store.add("Mia", "rabbit")
    heard: list[StoreError] = []
    journal = store.journal(heard.append)
    with closing(sqlite3.connect(store.home.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        journal.write(saved_game("s1", mia.id), (answer(),), over=False)
        assert [type(trouble) for trouble in heard] == [StoreLocked]
        other.execute("ROLLBACK")
    journal.write(saved_game("s1", mia.id, moves=2), (answer(),), over=False)
    assert len(heard) == 1
    assert len(store.events(mia.id)) == 2


def test_a_repeated_transaction_is_the_same_as_one(store: Store, clock: WallClock) -> None:
    mia = store.add("Mia", "rabbit")
    saved = saved_game("s1", mia.id)
    records = records_of(saved, (answer(), answer(card="beach-2")), clock())
    store.keep(saved, records, over=False)
    store.keep(saved, records[::-1], over=False)
    assert store.events(mia.id) == records
