"""Where a session of the engine writes: every move with what it means, in one transaction, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from kidslogic.engine.events import Event
from kidslogic.engine.session import SavedGame
from kidslogic.learners.records import Record, records_of
from kidslogic.learners.trouble import StoreError

Clock = Callable[[], datetime]
"""The time now, aware, in the zone of the wall clock: `lambda: datetime.now().astimezone()`."""


class Keeper(Protocol):
    """What a journal needs of the store."""

    def keep(self, saved: SavedGame, records: tuple[Record, ...], *, over: bool) -> None:
        """Keep both or neither; raises `StoreError`."""


class StoreJournal:
    """The journal of one session (`kidslogic.engine.session.Journal`).

    A disk that is full, locked or read-only does not stop the game: `write` tells `on_trouble` and remembers the
    events, and the next move or `retry` writes all of them. Ids make sure that nothing is there twice.
    """

    def __init__(self, keeper: Keeper, clock: Clock, on_trouble: Callable[[StoreError], None]) -> None:
        self._keeper = keeper
        self._clock = clock
        self._on_trouble = on_trouble
        self._waiting: tuple[Record, ...] = ()
        self._last: tuple[SavedGame, bool] | None = None

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        """Keep the game as it now stands, and what it means for progress. Never raises `StoreError`."""
        self._waiting += records_of(saved, events, self._clock())
        self._last = (saved, over)
        self.retry()

    def retry(self) -> bool:
        """Write what could not be written yet; whether everything is kept now."""
        if self._last is None:
            return True
        saved, over = self._last
        try:
            self._keeper.keep(saved, self._waiting, over=over)
        except StoreError as trouble:
            self._on_trouble(trouble)
            return False
        self._waiting = ()
        self._last = None
        return True
