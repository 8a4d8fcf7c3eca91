"""Kill the program at any instant: nothing shown as saved is lost, nothing is there twice, the game goes on there."""

import json
import multiprocessing
import signal
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from kidslogic.engine.events import Answered, GameFinished
from kidslogic.engine.session import resume
from kidslogic.learners.home import Home
from kidslogic.learners.store import Store
from tests.learners.counting import COUNTING, NoLibrary, WallClock
from tests.learners.player import play_for_ever

KILLS = 100
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.learners.player"])
SEATS = 3  # two children and a guest


def play_and_kill(home: Home, seed: str, *, after: float, starting: bool) -> dict[str, list[str]]:
    """Let the player play for `after` seconds from its first move, or from its start; the moves it said were kept.

    It is a process of its own, forked from one that has everything imported already.
    """
    ours, theirs = PROCESSES.Pipe(duplex=False)
    player = PROCESSES.Process(target=play_for_ever, args=(home.folder, seed, theirs))
    player.start()
    theirs.close()
    heard = [] if starting else [ours.recv_bytes()]
    time.sleep(after)
    player.kill()
    player.join()
    with suppress(EOFError, OSError):  # the last message may have been cut off in the middle
        while True:
            heard.append(ours.recv_bytes())
    assert player.exitcode == -signal.SIGKILL  # it had not ended by itself
    return dict(map(json.loads, heard))  # the last line of each session wins


def answers_in(moves: list[str] | tuple[str, ...]) -> Counter[tuple[int, str]]:
    """Which answers (seat, row) these moves were: every other move is luck's."""
    decisions = [move for move in moves if move.startswith("add")]
    return Counter((index % SEATS, move.removeprefix("add ")) for index, move in enumerate(decisions))


def check(store: Store, acknowledged: dict[str, list[str]]) -> None:
    assert store.notices == ()
    records = [record for learner in store.learners() for record in store.events(learner.id)]
    unfinished = {game.saved.id: game.saved for game in store.unfinished()}
    assert len(unfinished) <= 1
    assert len({record.id for record in records}) == len(records)
    for session_id, moves in acknowledged.items():
        kept = Counter(
            (record.seat, str(record.event.row))
            for record in records
            if record.session == session_id and isinstance(record.event, Answered)
        )
        saved = unfinished.get(session_id)
        if saved is None:
            # Over: at most one decision, the last one, was kept without having been acknowledged.
            extra = kept - drop_guest(answers_in(moves))
            assert drop_guest(answers_in(moves)) - kept == Counter()
            assert extra.total() <= 1
            finished = [record for record in records if record.session == session_id]
            assert sum(isinstance(record.event, GameFinished) for record in finished) == SEATS - 1
        else:
            assert saved.moves[: len(moves)] == tuple(moves)
            assert len(saved.moves) - len(moves) in (0, 2)  # the same place, or one decision and its coin later
            assert kept == drop_guest(answers_in(saved.moves))
            session = resume(COUNTING, saved, NoLibrary(), journal=store.journal(print), clock=time.monotonic)
            assert session.moves == saved.moves
            assert session.turn is not None
            acknowledged[session_id] = list(saved.moves)  # seen as saved: it must stay, and the next run adds to it


def drop_guest(answers: Counter[tuple[int, str]]) -> Counter[tuple[int, str]]:
    return Counter({key: count for key, count in answers.items() if key[0] != SEATS - 1})


def test_nothing_acknowledged_is_lost_when_killed_at_any_instant(tmp_path: Path) -> None:
    home = Home(tmp_path)
    rng = Random("instants")
    with Store.open(home, WallClock()) as store:
        store.add("Mia", "rabbit")
        store.add("Tomáš", "fox")
    acknowledged: dict[str, list[str]] = {}
    for number in range(KILLS):
        starting = number % 5 == 4  # these may be hit while the store is being opened
        instant = rng.uniform(0, 0.05 if starting else 0.06)
        acknowledged |= play_and_kill(home, f"run-{number}", after=instant, starting=starting)
        with Store.open(home, WallClock()) as store:
            check(store, acknowledged)
    assert len(acknowledged) > 1  # games were also finished and begun
