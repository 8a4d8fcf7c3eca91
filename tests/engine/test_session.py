"""One session: what it writes, what it takes back, how it counts hints and time, how it goes on after a crash."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kidslogic.engine.events import Answered, Event, GameFinished
from kidslogic.engine.game import Illegal, Seat, Unreadable
from kidslogic.engine.session import SavedGame, Session, parse_saved, resume
from tests.engine.stairs import STAIRS, Word

UP, LOOK, RIGHT, WRONG = map(Word, ("up", "look", "right", "wrong"))


class Notebook:
    """A journal that remembers what it was given."""

    def __init__(self) -> None:
        self.written: list[tuple[SavedGame, tuple[Event, ...], bool]] = []

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        self.written.append((saved, events, over))


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Table:
    """A session with its journal and its clock."""

    def __init__(self, seed: int = 1, **options: str) -> None:
        self.journal, self.clock = Notebook(), Clock()
        setup = STAIRS.setup((Seat("guest"), Seat("computer", "first")), **options)
        self.session: Session[Any, Any, Any, Any] = Session(
            STAIRS, setup, Nothing(), session_id="s1", seed=seed, journal=self.journal, clock=self.clock
        )

    def play(self, *moves: Word) -> None:
        for move in moves:
            self.session.play(move)

    @property
    def last_event(self) -> Event:
        return self.journal.written[-1][1][-1]


class Nothing:
    def find(self, kind: str, name: str) -> Any:
        raise LookupError(name)


# ---- writing ---------------------------------------------------------------------------------------


def test_beginning_writes_the_game_down_before_its_first_move():
    table = Table()
    assert table.journal.written == []
    table.session.begin()
    assert table.journal.written == [(table.session.saved, (), False)]
    assert table.session.saved.moves == ()


def test_each_move_is_written_before_play_returns():
    table = Table()
    table.play(UP, UP)
    assert [saved.moves for saved, _, _ in table.journal.written] == [("up",), ("up", "up")]


def test_a_move_and_its_events_are_one_call():
    table = Table()
    table.play(RIGHT)
    ((saved, events, over),) = table.journal.written
    assert saved.moves == ("right",)
    assert [type(event) for event in events] == [Answered]
    assert not over


def test_the_end_is_written_as_the_end_with_the_number_of_moves():
    table = Table()
    table.play(UP, LOOK, UP, LOOK, UP, LOOK, UP)
    assert [over for _, _, over in table.journal.written] == [False] * 6 + [True]
    assert table.last_event == GameFinished(
        game="stairs",
        mode="",
        kinds=(),
        scores=(12, 0),
        champions=(0,),
        goal_reached=None,
        moves=7,
        strengths=("", "first"),
    )
    assert table.session.turn is None
    assert table.session.legal_moves() == ()


def test_a_refused_move_is_not_written():
    table = Table()
    table.play(UP)
    with pytest.raises(Illegal, match="not_now"):
        table.session.play(Word("wind"))
    assert len(table.journal.written) == 1
    assert table.session.moves == ("up",)


# ---- luck ------------------------------------------------------------------------------------------


def test_luck_moves_at_once_and_is_written_with_the_move_before():
    table = Table(wind="on")
    table.play(UP)
    assert len(table.session.moves) == 2
    assert table.session.moves[1] in ("wind", "calm")
    assert [saved.moves for saved, _, _ in table.journal.written] == [table.session.moves]


def test_luck_follows_the_seed():
    def moves(seed: int) -> tuple[str, ...]:
        table = Table(seed, wind="on")
        table.play(*[UP] * 5)
        return table.session.moves

    assert moves(4) == moves(4)
    assert len({moves(seed) for seed in range(20)}) > 1


def test_each_seat_sees_only_its_part_of_what_happened():
    session = Table().session
    happenings = session.play(LOOK)
    assert session.seen(happenings, 0) == ("look by 0",)
    assert session.seen(happenings, 1) == ()


# ---- taking back -----------------------------------------------------------------------------------


def test_undo_takes_back_the_last_decision_and_writes_it():
    table = Table()
    table.play(UP, UP)
    assert table.session.undo()
    assert table.session.moves == ("up",)
    assert table.session.turn == 1
    assert table.journal.written[-1][0].moves == ("up",)
    assert table.session.undo()
    assert not table.session.can_undo
    assert not table.session.undo()


def test_undo_takes_luck_back_with_the_decision_and_the_same_move_brings_the_same_luck():
    table = Table(wind="on")
    table.play(UP, UP)
    before = table.session.moves
    assert table.session.undo()
    assert len(table.session.moves) == 2
    table.play(UP)
    assert table.session.moves == before


def test_nothing_before_a_revealing_move_is_taken_back():
    table = Table()
    table.play(UP, LOOK)
    assert not table.session.can_undo
    table.play(UP)
    assert table.session.undo()
    assert not table.session.undo()


def test_what_became_progress_is_not_taken_back():
    table = Table()
    table.play(UP, WRONG)
    assert not table.session.undo()


# ---- hints and time ---------------------------------------------------------------------------------


def test_hints_are_counted_for_the_decision_they_help():
    table = Table()
    table.session.hint_shown()
    table.session.hint_shown()
    assert table.session.hints_used == 2
    assert table.journal.written[-1][0].hints == 2
    table.play(RIGHT)
    assert table.last_event.hints == 2
    assert table.session.hints_used == 0
    table.play(WRONG)
    assert table.last_event.hints == 0


def test_thinking_time_counts_from_the_last_move_or_from_when_all_could_be_seen():
    table = Table()
    table.clock.now += 5
    table.play(UP)
    table.clock.now += 2.25
    table.play(RIGHT)
    assert table.last_event.seconds == 2.2
    table.clock.now += 9
    table.session.start_thinking()
    table.clock.now += 1
    table.play(WRONG)
    assert table.last_event.seconds == 1.0


def test_a_clock_that_goes_back_gives_no_negative_time():
    table = Table()
    table.clock.now -= 50
    table.play(RIGHT)
    assert table.last_event.seconds == 0.0


# ---- going on --------------------------------------------------------------------------------------


def resumed(saved: SavedGame) -> Session[Any, Any, Any, Any]:
    return resume(STAIRS, saved, Nothing(), journal=Notebook(), clock=Clock())


def test_a_save_reads_back_and_replays():
    table = Table(seed=9, wind="on")
    table.play(UP, LOOK, UP)
    table.session.hint_shown()
    saved = parse_saved(table.session.saved.text)
    assert saved == table.session.saved
    session = resumed(saved)
    assert session.saved == saved
    assert session.hints_used == 1
    assert session.can_undo == table.session.can_undo
    assert session.play(UP) == table.session.play(UP)
    assert session.moves == table.session.moves


def test_replaying_writes_nothing():
    table, journal = Table(), Notebook()
    table.play(UP, RIGHT)
    resume(STAIRS, table.session.saved, Nothing(), journal=journal, clock=Clock())
    assert journal.written == []


@pytest.mark.parametrize(
    "change",
    [
        {"rules_version": 6},
        {"moves": ("wind",)},
        {"moves": ("jump",)},
        {"setup": replace(Table().session.setup, game="ladders")},
        {"setup": replace(Table().session.setup, options=(("wind", "sideways"),))},
        {"setup": replace(Table().session.setup, seats=(Seat("guest"),))},
    ],
)
def test_a_save_that_does_not_replay_is_unreadable(change):
    table = Table()
    table.play(UP)
    with pytest.raises(Unreadable):
        resumed(replace(table.session.saved, **change))


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ('"format": 1', '"format": 2'),
        ('"format": 1', '"format": "1"'),
        ('"seed": 1', '"seed": Infinity'),
        ('"seed": 1', '"seed": 1.5'),
        ('"rules": 7', '"rules": null'),
        ('"hints": 0', '"hints": []'),
        ('["up"]', '"up"'),
        ('["up"]', "[1]"),
        ("stairs seats=", "stairs seats"),
        ("{", "[" * 100_000),
        ("}", ""),
        ('"id": "s1"', '"name": "s1"'),
    ],
)
def test_a_damaged_save_is_unreadable(part, instead):
    table = Table()
    table.play(UP)
    text = table.session.saved.text
    assert part in text
    with pytest.raises(Unreadable):
        parse_saved(text.replace(part, instead))
