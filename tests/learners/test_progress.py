from datetime import datetime

from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.events import Event, GameFinished
from kidslogic.engine.game import Setup
from kidslogic.engine.session import SavedGame
from kidslogic.learners.progress import Progress, progress_of, shells, shells_of_pack
from kidslogic.learners.records import Record, records_of
from tests.learners.counting import answer, seats

PACK = "kidslogic.piratenbucht"


def kept(*events: Event, at: str = "2026-11-28T16:00:00+01:00") -> tuple[Record, ...]:
    saved = SavedGame("s1", Setup("piraten", seats("mia")), 7, 1, ())
    return records_of(saved, events, datetime.fromisoformat(at))


def finished(game: str) -> GameFinished:
    return GameFinished(game=game, mode="basic", kinds=("child",), scores=(3,), champions=(0,), goal_reached=True)


def test_nothing_played_is_an_empty_picture() -> None:
    assert progress_of(()) == Progress(games={}, solved={})


def test_answers_that_came_too_fast_solve_nothing() -> None:
    assert progress_of(kept(answer(seconds=0.4))).solved == {}


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


def test_finished_games_are_counted_by_game() -> None:
    progress = progress_of(kept(finished("piraten"), finished("logix"), finished("piraten"), answer()))
    assert progress.games == {"piraten": 2, "logix": 1}


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
