"""A process that plays on a disk with little room and prints, as JSON, every move that was kept and what it heard.

`python -m tests.learners.small_disk FOLDER [BYTES]`; with BYTES no file grows beyond that size, which is as near to a
full disk as somebody who may not mount one can come.
"""

import json
import resource
import sys
from datetime import datetime
from pathlib import Path

from kidslogic.engine.session import SavedGame
from kidslogic.learners.home import Home
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError
from tests.learners.counting import COUNTING, answer, seats

MOST_MOVES = 3000
TROUBLES = 3


def main(folder: str, largest: str = "") -> None:
    if largest:
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(largest), resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    heard: list[StoreError] = []
    kept = 0
    with Store.open(Home(Path(folder)), lambda: datetime.now().astimezone()) as store:
        (learner,) = store.learners()
        journal = store.journal(heard.append)
        for number in range(1, MOST_MOVES):
            moves = ("add 1",) * number
            saved = SavedGame("one", COUNTING.setup(seats(learner.id)), 7, 1, moves)
            before = len(heard)
            journal.write(saved, (answer(row=number, answer="x" * 200),), over=False)
            if len(heard) == before:
                kept = number
            elif len(heard) == TROUBLES:
                break
        readable = len(store.events(learner.id))
    codes = sorted({trouble.code for trouble in heard})
    print(json.dumps({"kept": kept, "readable": readable, "codes": codes, "safe": store.kept}))


if __name__ == "__main__":
    main(*sys.argv[1:])
