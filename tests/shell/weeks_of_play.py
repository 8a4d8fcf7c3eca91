"""A child that has played for four weeks: what a report tells about."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from random import Random
from uuid import UUID

from kidslogic.engine.events import Answered, Event, Explained, GameFinished, Played, Trained
from kidslogic.learners.learner import Learner
from kidslogic.learners.records import Record
from kidslogic.shell.parts import Parts

FAMILIES = (
    ("repeat", 31), ("size", 12), ("pairs", 9), ("count", 17), ("turn", 4), ("grow", 22), ("mirror", 17),
    ("two-rows", 9),
)  # fmt: skip
PLAYED = (0, 1, 3, 4, 5, 8, 9, 12, 15, 16, 19, 22, 23, 26)


def play_for_weeks(parts: Parts, learner: Learner) -> None:
    """Answers, games and minutes on fourteen days up to today; always the same."""
    dice = Random(7)
    facts: list[tuple[int, Event]] = []
    for family, answers in FAMILIES:
        for number in range(answers):
            right = dice.random() < 0.9
            facts.append((dice.choice(PLAYED), _answer(family, number, right=right, hints=int(number % 7 == 0))))
    facts += [(back, _wrong(parts, number)) for back, number in ((0, 0), (1, 5), (3, 9), (4, 12))]
    facts += [(1, _trained(number)) for number in range(10)]
    for back in PLAYED:
        facts.append((back, Played(game="piraten", seconds=60.0 * dice.randint(6, 22))))
        facts.append((back, Explained(seat=0, row_hash="r", family="repeat", way="told")))
    facts += [(back, Played(game="logix", seconds=700)) for back in PLAYED[::3]]
    facts += [(back, _finished()) for back in PLAYED[::2]]
    records = tuple(_record(parts, learner, n, back, event) for n, (back, event) in enumerate(facts))
    parts.store.take_in(replace(parts.store.file_of(learner.id), records=records))


def _answer(family: str, number: int, *, right: bool, hints: int) -> Answered:
    return Answered(
        seat=0, pack="p", version=1, card="c", side="brown", row=1 + number % 4, row_hash=f"{family}{number}",
        answer="shell", right=right, first_try=True, family=family, hints=hints, seconds=9, level=2 + number % 3,
        options=6, tag="" if right else "repeat-last",
    )  # fmt: skip


def _wrong(parts: Parts, number: int) -> Answered:
    """A miss at a real row of the first pack."""
    pack = parts.shelf.packs_for("piraten")[0]
    card = pack.cards[number % len(pack.cards)]
    side = sorted(card.sides)[0]
    puzzle = card.sides[side].rows[number % 4]
    taken = next(symbol for symbol in pack.answers if symbol != puzzle.row.answer)
    return Answered(
        seat=0, pack=pack.id, version=pack.version, card=card.id, side=side, row=1 + number % 4,
        row_hash=puzzle.row.hash, answer=taken.text, right=False, first_try=True, family="grow", tag="no-growth",
        seconds=12, level=3, options=18,
    )  # fmt: skip


def _trained(number: int) -> Trained:
    return Trained(
        seat=0, game="logix", skill="logix_finish", level=2, position=f"p{number}", answer="a", right=number != 4,
        first_try=True, options=5, seconds=8, tag="" if number != 4 else "wrong_place",
    )  # fmt: skip


def _finished() -> GameFinished:
    return GameFinished(game="piraten", mode="solo", kinds=("child",), scores=(9,), champions=(0,), goal_reached=True)


def _record(parts: Parts, learner: Learner, number: int, back: int, event: Event) -> Record:
    day = parts.today() - timedelta(days=back)
    at = datetime.combine(day, time(15), UTC) + timedelta(seconds=number)
    return Record(
        id=UUID(int=number + 1).hex, learner=learner.id, session="", seat=0, at=at, local_date=day, event=event
    )
