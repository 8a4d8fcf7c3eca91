"""What the shell is built from: everything that `app` puts together and the screens share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from kidslogic.engine.game import AnyGame, Library
from kidslogic.learners.settings import AppSettings, load_settings, save_settings
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError
from kidslogic.packs.endless import Endless, EndlessCards
from kidslogic.packs.library import Library as PackLibrary
from kidslogic.packs.pack import Pack
from kidslogic.ui.game_view import ViewModule
from kidslogic.ui.kit import Kit
from kidslogic.ui.language import Languages

SEED_BITS = 53
"""Seeds are whole numbers that every reader of the save's JSON keeps exactly."""


class Shelf(Library, Protocol):
    """The library with the packs of a game to choose from."""

    @property
    def library(self) -> PackLibrary:
        """The packs that were added, to be looked after."""

    @property
    def endless(self) -> EndlessCards:
        """Makes the packs of endless cards."""

    def tidy(self, sources: Iterable[str]) -> None:
        """Remove the versions of added packs that nobody plays; `sources` are what unfinished games are played with."""

    def endless_for(self, game_id: str, off: Collection[str] = ()) -> Endless | None:
        """The endless cards that a game may be played with, where the packs they belong to are not all `off`."""

    def packs(self) -> tuple[Pack, ...]:
        """All packs that can be played."""

    def packs_for(self, game_id: str, off: Collection[str] = ()) -> tuple[Pack, ...]:
        """The packs that a new game may be played with, without those that are `off`; none where a game needs none."""


class Settings(QObject):
    """The app's settings as they are now, written down with every change."""

    trouble = Signal(str)
    """The settings could not be written down; they hold until the app ends. Emits the trouble's code."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the settings from `path`; `damaged` tells that the file was of no use."""
        super().__init__(parent)
        self._path = path
        self._now, sound = load_settings(path)
        self.damaged = not sound

    @property
    def now(self) -> AppSettings:
        """The settings in force."""
        return self._now

    def change(self, **changes: Any) -> None:
        """Put some settings (fields of `AppSettings`) into force and write all down."""
        changed = replace(self._now, **changes)
        if changed == self._now:
            return
        self._now = changed
        try:
            save_settings(self._path, changed)
        except StoreError as trouble:
            self.trouble.emit(trouble.code)


@dataclass(frozen=True)
class Parts:
    """The parts that the shell's screens share. `games` are those on the shelf, by id, in the order of the chart."""

    kit: Kit
    languages: Languages
    store: Store
    settings: Settings
    shelf: Shelf
    games: Mapping[str, AnyGame]
    view_of: Callable[[str], ViewModule]
    avatars: Mapping[str, Mapping[str, str]]
    """The faces to choose from: picture name -> what the animal is called, by language."""
    today: Callable[[], date]
    now: Callable[[], datetime]
    """The time by the wall clock, aware."""
    seconds: Callable[[], float]
    """Seconds from any fixed point, for thinking times."""
    luck: Callable[[], int]
    """A seed for a new game, another one each time: a whole number of at most `SEED_BITS` bits."""

    def tidy_packs(self) -> None:
        """Remove the versions of added packs with which no game goes on; all stay when the store does not answer."""
        with suppress(StoreError):
            self.shelf.tidy([unfinished.saved.setup.source for unfinished in self.store.unfinished()])

    def close(self) -> None:
        """The end, or the place for another app: nothing stays open, no language spoken, no drawing kept."""
        self.store.close()
        self.languages.release()
        self.kit.pictures.clear()

    def nicknames(self) -> list[str]:
        """What the children are called."""
        return [learner.nickname for learner in self.store.learners()]

    def avatar_word(self, avatar: str) -> str:
        """What the animal of a face is called in the current language."""
        words = self.avatars.get(avatar, {})
        return words.get(self.languages.current) or words.get("en") or avatar
