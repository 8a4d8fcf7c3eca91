from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.events import Answered, CaseMet, Event, Fired, GameFinished, LessonStepDone
from kidslogic.engine.game import Setup
from kidslogic.engine.session import SavedGame
from kidslogic.learners.records import Record, record_of, records_of, row_of
from tests.learners.counting import answer, seats

NOW = datetime(2026, 3, 29, 0, 30, tzinfo=timezone(timedelta(hours=1)))
SAVED = SavedGame("s1", Setup("counting", seats("mia", "guest", "tom", "computer:easy")), 7, 1, ("add 1", "coin 0"))
FINISHED = GameFinished(
    game="counting",
    mode="basic",
    kinds=("child", "guest", "child", "computer"),
    scores=(3, 2, 1, 0),
    champions=(0,),
    goal_reached=None,
    moves=2,
)

texts = st.text(st.characters(exclude_categories=["Cs"]))
numbers = st.integers(-(2**53), 2**53)
events = st.one_of(
    st.builds(
        Answered,
        seat=st.integers(0, 3),
        pack=texts,
        version=numbers,
        card=texts,
        side=texts,
        row=numbers,
        row_hash=texts,
        answer=texts,
        right=st.booleans(),
        first_try=st.booleans(),
        family=texts,
        tag=texts,
        hints=numbers,
        seconds=st.floats(allow_nan=False, allow_infinity=False),
    ),
    st.builds(
        GameFinished,
        game=texts,
        mode=texts,
        kinds=st.tuples(texts, texts),
        scores=st.tuples(numbers, numbers),
        champions=st.tuples(numbers),
        goal_reached=st.none() | st.booleans(),
        moves=numbers,
    ),
    st.builds(Fired, seat=st.integers(0, 3), game=texts, hit=st.booleans(), way=texts),
    st.builds(CaseMet, game=texts, case=texts),
    st.builds(LessonStepDone, lesson=texts, step=numbers, tries=numbers),
)
instants = st.datetimes(
    datetime(2020, 1, 1), datetime(2099, 1, 1), timezones=st.sampled_from([UTC, timezone(timedelta(hours=2))])
)


@given(event=events, at=instants, session=texts)
def test_a_record_reads_back_as_it_was(event: Event, at: datetime, session: str) -> None:
    to_the_millisecond = at.replace(microsecond=at.microsecond // 1000 * 1000)
    record = Record(
        id="1f",
        learner="mia",
        session=session,
        seat=2,
        at=to_the_millisecond.astimezone(UTC),
        local_date=at.date(),
        event=event,
    )
    assert record_of(row_of(record)) == record


def test_an_answer_belongs_to_its_seat_and_what_all_saw_to_every_child() -> None:
    fired, met = Fired(seat=0, game="counting", hit=True), CaseMet(game="counting", case="zero")
    records = records_of(SAVED, (answer(seat=2), fired, met, FINISHED), NOW)
    assert [(record.learner, record.seat, type(record.event)) for record in records] == [
        ("tom", 2, Answered),
        ("mia", 0, Fired),
        ("mia", 0, CaseMet),
        ("tom", 2, CaseMet),
        ("mia", 0, GameFinished),
        ("tom", 2, GameFinished),
    ]
    assert {record.session for record in records} == {"s1"}


def test_guests_and_computers_leave_nothing() -> None:
    assert records_of(SAVED, (answer(seat=1), answer(seat=3)), NOW) == ()


def test_the_same_move_has_the_same_ids_and_another_has_others() -> None:
    later = replace(SAVED, moves=(*SAVED.moves, "add 2", "coin 1"))
    other_game = replace(SAVED, id="s2")
    found = [records_of(saved, (answer(), answer(), FINISHED), NOW) for saved in (SAVED, later, other_game)]
    again = records_of(SAVED, (answer(), answer(), FINISHED), NOW + timedelta(hours=1))
    assert [record.id for record in again] == [record.id for record in found[0]]
    ids = [record.id for records in found for record in records]
    assert len(set(ids)) == len(ids) == 12


def test_the_day_is_the_one_on_the_wall() -> None:
    (record,) = records_of(SAVED, (answer(),), NOW)
    assert record.local_date == date(2026, 3, 29)
    assert record.at == datetime(2026, 3, 28, 23, 30, tzinfo=UTC)


def test_answers_in_less_than_a_second_are_too_fast() -> None:
    fast, slow = records_of(SAVED, (answer(seconds=0.9), answer(seconds=1.0)), NOW)
    assert (fast.too_fast, slow.too_fast) == (True, False)
    assert [row_of(record)[7] for record in (fast, slow)] == [1, 0]


def test_events_of_another_version_do_no_harm() -> None:
    (record,) = records_of(SAVED, (answer(),), NOW)
    row = row_of(record)
    assert record_of((*row[:6], "sang_a_song", *row[7:])) is None
    facts = str(row[8]).replace("{", '{"mood":"merry",', 1)
    assert record_of((*row[:8], facts)) == record
