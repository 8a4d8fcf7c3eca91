"""What suits the children at a table, from what the store knows about them (`kidslogic.ui.game_view.Advisor`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from kidslogic.engine.events import CaseMet
from kidslogic.learners.choosing import Course, followed, next_question
from kidslogic.learners.learner import ALL_LEVELS
from kidslogic.learners.mastery import Question, chance, newcomer, target
from kidslogic.learners.records import chronological
from kidslogic.learners.store import Store
from kidslogic.ui.game_view import Asked

USUAL_OPTIONS: Final = 4


class MasteryAdvisor:
    """Asks the mastery model. A child's log is read once; after that only what is new in it.

    It keeps nothing of what it was asked: before the child's next answer the same offer gets the same advice, also from
    another advisor with the same `seed`, such as the one of a game that goes on.
    """

    def __init__(self, store: Store, today: Callable[[], date], seed: int) -> None:
        self._store = store
        self._today = today
        self._seed = seed
        self._known: dict[str, tuple[Course, int]] = {}

    def choose(self, who: str, offered: Sequence[Asked]) -> int:
        """The place of the question that suits a child best now."""
        allowed = self._allowed(who, offered)
        questions = [Question(*offered[place]) for place in allowed]
        return allowed[next_question(self._course(who), questions, self._today(), f"{self._seed}:{who}")]

    def level(self, who: str) -> int:
        """The level at which the chance of a right answer is nearest to the target, among those that are allowed."""
        mastery = self._course(who).mastery
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
        """The places of the questions within the levels that grown-ups chose for the child, else of the nearest."""
        lowest, highest = self._levels(who)
        outside = [max(lowest - asked.level, asked.level - highest, 0) for asked in offered]
        return [place for place, away in enumerate(outside) if away == min(outside)]

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

    def _course(self, who: str) -> Course:
        newest = self._store.newest_event()
        if who in self._known:
            course, read = self._known[who]
            news = self._store.events(who, after=read)
        else:
            course, news = Course(mastery=newcomer(self._age(who))), chronological(self._store.events(who))
        for record in news:
            course = followed(course, record)
        self._known[who] = (course, newest)
        return course
