from datetime import date, datetime

from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.events import Event, GameFinished
from kidslogic.engine.game import Setup
from kidslogic.engine.session import SavedGame
from kidslogic.learners.progress import LAST_ANSWERS, Tally, progress_of, shells, shells_of_pack
from kidslogic.learners.records import Record, records_of
from tests.learners.counting import WallClock, answer, seats

PACK = "kidslogic.piratenbucht"


def kept(*events: Event, at: str = "2026-11-28T16:00:00+01:00") -> tuple[Record, ...]:
    saved = SavedGame("s1", Setup("piraten", seats("mia")), 7, 1, ())
    return records_of(saved, events, datetime.fromisoformat(at))


def finished(game: str) -> GameFinished:
    return GameFinished(game=game, mode="basic", kinds=("child",), scores=(3,), champions=(0,), goal_reached=True)


def test_nothing_played_is_an_empty_picture() -> None:
    progress = progress_of(())
    assert progress.days == ()
    assert progress.last_played is None
    assert progress.total == Tally()
    assert progress.last_answers == ()


def test_answers_are_sorted_by_how_they_went() -> None:
    records = kept(
        answer(),
        answer(hints=1),
        answer(hints=2, first_try=False),
        answer(first_try=False, side="blue", row=4, family="mirror"),
        answer(right=False, answer="shell"),
        answer(right=False, hints=1, family=""),
    )
    progress = progress_of(records)
    assert progress.total == Tally(right_first=1, with_hints=2, right_later=1, wrong=2)
    assert progress.total.answers == 6
    assert progress.by_family == {
        "repeat": Tally(right_first=1, with_hints=2, wrong=1),
        "mirror": Tally(right_later=1),
        "": Tally(wrong=1),
    }
    assert progress.by_level == {1: Tally(right_first=1, with_hints=2, wrong=2), 8: Tally(right_later=1)}


def test_answers_that_came_too_fast_are_shown_but_not_counted() -> None:
    progress = progress_of(kept(answer(seconds=0.4), answer(card="beach-2", right=False, seconds=0.9)))
    assert progress.too_fast == 2
    assert progress.total == Tally()
    assert progress.solved == {}
    assert len(progress.last_answers) == 2


def test_a_row_is_solved_once_however_often_it_is_answered() -> None:
    progress = progress_of(
        kept(
            answer(),
            answer(),
            answer(row_hash="aa"),
            answer(card="beach-2"),
            answer(side="blue"),
            answer(card="beach-3", right=False),
        )
    )
    assert progress.solved == {(PACK, "brown"): 3, (PACK, "blue"): 1}


def test_days_are_those_on_the_wall_also_when_the_clocks_change() -> None:
    nights = [
        "2026-03-28T23:30:00+01:00",
        "2026-03-29T01:59:00+01:00",
        "2026-03-29T03:01:00+02:00",
        "2026-03-30T00:10:00+02:00",  # in UTC still the 29th
        "2026-10-25T02:30:00+02:00",
        "2026-10-25T02:30:00+01:00",
        "2026-10-25T23:59:00+01:00",
    ]
    progress = progress_of(record for night in nights for record in kept(answer(), at=night))
    assert progress.days == (date(2026, 3, 28), date(2026, 3, 29), date(2026, 3, 30), date(2026, 10, 25))


def test_a_clock_set_back_does_not_change_what_was_last() -> None:
    clock = WallClock()
    first = kept(answer(card="first"), at=clock().isoformat())
    clock.move(days=-400)
    second = kept(answer(card="second"), at=clock().isoformat())
    progress = progress_of(first + second)
    assert progress.last_played == date(2025, 10, 24)
    assert [record.event for record in progress.last_answers] == [answer(card="second"), answer(card="first")]


def test_games_are_counted_by_game_and_last_answers_end_somewhere() -> None:
    progress = progress_of(kept(finished("piraten"), finished("logix"), finished("piraten"), *[answer()] * 30))
    assert progress.games == {"piraten": 2, "logix": 1}
    assert len(progress.last_answers) == LAST_ANSWERS


def test_shells() -> None:
    assert [shells(done, 76) for done in (0, 1, 15, 16, 30, 31, 45, 46, 60, 61, 75, 76)] == [
        0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5,
    ]  # fmt: skip
    assert shells(3, 0) == 0


@given(st.integers(0, 200), st.integers(1, 200))
def test_shells_only_ever_fill(done: int, whole: int) -> None:
    assert 0 <= shells(done, whole) <= shells(done + 1, whole) <= 5
    assert (shells(done, whole) == 5) == (done >= whole)
    assert (shells(done, whole) > 0) == (done > 0)


def test_the_fuller_side_fills_the_island() -> None:
    solved = kept(*[answer(row_hash=str(number)) for number in range(4)], answer(side="blue"))
    rows = {"brown": 8, "blue": 40}
    assert shells_of_pack(progress_of(solved), PACK, rows) == 2
    assert shells_of_pack(progress_of(solved[:1]), PACK, rows) == 1
    assert shells_of_pack(progress_of(solved), "another.pack", rows) == 0
