"""A process that plays the counting game for ever and prints every move once it is kept; it is there to be killed.

`python -m tests.learners.player FOLDER SEED`
"""

import json
import sys
import time
from datetime import datetime
from pathlib import Path
from random import Random

from kidslogic.engine.session import Session, resume
from kidslogic.learners.home import Home
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError
from tests.learners.counting import COUNTING, NoLibrary, seats


def fail(trouble: StoreError) -> None:
    raise SystemExit(f"not kept: {trouble!r}")


def main(folder: str, seed: str) -> None:
    rng = Random(seed)
    with Store.open(Home(Path(folder)), lambda: datetime.now().astimezone()) as store:
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
                print(json.dumps([session.id, session.moves]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
