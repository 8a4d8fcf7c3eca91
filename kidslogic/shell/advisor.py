"""What suits the children at a table, from what the store knows about them (`kidslogic.ui.game_view.Advisor`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from datetime import date
from random import Random
from typing import Final

from kidslogic.engine.events import CaseMet
from kidslogic.learners.choosing import DUE_FAMILIES, EASY_WIN, choose, due
from kidslogic.learners.learner import ALL_LEVELS
from kidslogic.learners.mastery import Mastery, Question, after, chance, mastery_of, target
from kidslogic.learners.records import chronological
from kidslogic.learners.store import Store
from kidslogic.ui.game_view import Asked

SEEN_ROWS: Final = 40
"""So many rows back nothing is repeated while there is anything else."""
USUAL_OPTIONS: Final = 4


class MasteryAdvisor:
    """Asks the mastery model. A child's log is read once; after that only what is new in it.

    Families that were learned well and not met for days open the session, as easy wins, at most two of them.
    """

    def __init__(self, store: Store, today: Callable[[], date], seed: int) -> None:
        self._store = store
        self._today = today
        self._rng = Random(seed)
        self._known: dict[str, tuple[Mastery, int]] = {}
        self._reviewed: dict[str, int] = {}
        self._seen: deque[str] = deque(maxlen=SEEN_ROWS)

    def choose(self, who: str, offered: Sequence[Asked]) -> int:
        """The place of the question that suits a child best now."""
        mastery = self._mastery(who)
        questions = [Question(*asked) for asked in offered]
        allowed = self._allowed(who, offered)
        waiting = self._due(who, mastery, [questions[place] for place in allowed])
        among = [place for place in allowed if questions[place].family in waiting] or allowed
        wanted = EASY_WIN if waiting else None
        picked = choose(mastery, [questions[place] for place in among], self._rng, seen=self._seen, wanted=wanted)
        place = among[picked]
        self._seen.append(offered[place].row)
        return place

    def level(self, who: str) -> int:
        """The level at which the chance of a right answer is nearest to the target, among those that are allowed."""
        mastery = self._mastery(who)
        wanted = target(mastery)
        lowest, highest = self._levels(who)
        return min(
            range(lowest, highest + 1),
            key=lambda level: abs(chance(mastery, Question("", level, USUAL_OPTIONS)) - wanted),
        )

    def met(self, who: str, game: str) -> frozenset[str]:
        """The special cases of a game that are in the child's log."""
        events = (record.event for record in self._store.events(who))
        return frozenset(event.case for event in events if isinstance(event, CaseMet) and event.game == game)

    def _allowed(self, who: str, offered: Sequence[Asked]) -> Sequence[int]:
        """The places of the questions of the levels that grown-ups chose for the child; all when none is left."""
        lowest, highest = self._levels(who)
        return [place for place, asked in enumerate(offered) if lowest <= asked.level <= highest] or range(len(offered))

    def _levels(self, who: str) -> tuple[int, int]:
        try:
            return self._store.learner(who).preferences.levels
        except LookupError:  # removed while the game goes on
            return ALL_LEVELS

    def _age(self, who: str) -> int | None:
        try:
            return self._store.learner(who).preferences.age_on(self._today())
        except LookupError:
            return None

    def _due(self, who: str, mastery: Mastery, questions: Sequence[Question]) -> tuple[str, ...]:
        if self._reviewed.get(who, 0) >= DUE_FAMILIES:
            return ()
        waiting = due(mastery, self._today(), {question.family for question in questions})
        self._reviewed[who] = self._reviewed.get(who, 0) + 1 if waiting else DUE_FAMILIES
        return waiting

    def _mastery(self, who: str) -> Mastery:
        newest = self._store.newest_event()
        if who not in self._known:
            self._known[who] = (mastery_of(chronological(self._store.events(who)), self._age(who)), newest)
        mastery, read = self._known[who]
        for record in self._store.events(who, after=read):
            mastery = after(mastery, record)
        self._known[who] = (mastery, newest)
        return mastery
