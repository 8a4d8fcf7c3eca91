"""A process that plays the counting game for ever and tells every move once it is kept; it is there to be killed."""

import json
import time
from datetime import datetime
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from kidslogic.engine.session import Session, resume
from kidslogic.learners.home import Home
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError
from tests.learners.counting import COUNTING, NoLibrary, seats


def fail(trouble: StoreError) -> None:
    raise SystemExit(f"not kept: {trouble!r}")


def play_for_ever(folder: Path, seed: str, listener: Connection) -> None:
    """Go on with the games in `folder`; after each move its session's id and all moves so far go to `listener`."""
    rng = Random(seed)
    with Store.open(Home(folder), lambda: datetime.now().astimezone()) as store:
        children = [learner.id for learner in store.learners()]
        for number in range(1_000_000):
            journal = store.journal(fail)
            unfinished = store.unfinished()
            if unfinished:
                session = resume(COUNTING, unfinished[0].saved, NoLibrary(), journal=journal, clock=time.monotonic)
            else:
                session = Session(
                    COUNTING,
                    COUNTING.setup(seats(*children, "guest")),
                    NoLibrary(),
                    session_id=f"{seed}-{number}",
                    seed=number,
                    journal=journal,
                    clock=time.monotonic,
                )
                session.begin()
            while session.turn is not None:
                session.play(rng.choice(session.legal_moves()))
                listener.send_bytes(json.dumps([session.id, session.moves]).encode())
