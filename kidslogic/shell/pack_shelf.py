"""The whole shelf: what comes with the program, and the packs that were added."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import kidslogic
from kidslogic.learners.home import Home
from kidslogic.packs.cache import PackCache
from kidslogic.packs.endless import ENDLESS_ID, Endless, EndlessCards
from kidslogic.packs.library import Library
from kidslogic.packs.pack import Pack
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.shell.built_in import BuiltInShelf
from kidslogic.shell.deck_shelf import DeckShelf

CACHE_FILE = "packs.cache"


class PackShelf:
    """The built-in packs and the added ones below a data folder (`kidslogic.shell.parts.Shelf`).

    An added pack with the id of a built-in one takes its place. Nothing is read before it is asked for.
    """

    def __init__(self, content: Path, home: Home) -> None:
        """`content` is the content folder."""
        self._content = content
        self._home = home
        self._built_in = BuiltInShelf(content)
        self._loaded: dict[tuple[str, str], Pack | None] = {}
        self.decks = DeckShelf(home.decks)

    @cached_property
    def library(self) -> Library:
        """The added packs; what came of checking them is remembered from start to start."""
        words = builtin_names(self._content)
        version = kidslogic.__version__
        cache = PackCache.read(self._home.folder / CACHE_FILE, words, version)
        built_in = {pack.id: pack for pack in self._built_in.packs()}
        return Library(self._home.packs, words, version, cache, built_in)

    @cached_property
    def endless(self) -> EndlessCards:
        """Makes fresh packs."""
        return EndlessCards(self._home.packs / "_endless", builtin_names(self._content), kidslogic.__version__)

    def find(self, kind: str, name: str) -> Any:
        """The pack `id` or `id@content hash`, a game's own YAML data, or added decks by file; raises LookupError.

        A version that was played once is found by its content as long as a game may go on with it.
        """
        if kind == "decks":
            return self.decks.files()
        if kind == "pack":
            pack_id, _, content = name.partition("@")
            if pack_id == ENDLESS_ID:
                return self.endless.find(content)
            found = self._added(pack_id, content)
            if found is not None:
                return found
        return self._built_in.find(kind, name)

    def packs(self) -> tuple[Pack, ...]:
        """All packs that can be played: the built-in ones, then the added ones in the order of their ids."""
        states = self.library.installed()
        added = [pack for state in states if (pack := self._added(state.id, state.content)) is not None]
        replaced = {pack.id for pack in added}
        return (*(pack for pack in self._built_in.packs() if pack.id not in replaced), *added)

    def packs_for(self, game_id: str, off: Collection[str] = ()) -> tuple[Pack, ...]:
        """The packs for a game without those that are switched off; all of them when none would be left."""
        packs = tuple(pack for pack in self.packs() if pack.game == game_id)
        return tuple(pack for pack in packs if pack.id not in off) or packs

    def endless_for(self, game_id: str, off: Collection[str] = ()) -> Endless | None:
        """Endless cards come with the packs of the program, and have the pictures of the first that is not `off`."""
        boards = (pack.board for pack in self._built_in.packs() if pack.game == game_id and pack.id not in off)
        board = next(boards, None)
        return None if board is None else Endless(board)

    def tidy(self, sources: Iterable[str]) -> None:
        """Remove the versions of added packs that nobody plays; `sources` are what unfinished games are played with.

        What the disk does not let go of stays until the next time. Without an added pack nothing is read.
        """
        if not self._home.packs.is_dir():
            return
        contents = [source.partition("@")[2] for source in sources]
        with suppress(OSError):
            Library(self._home.packs, {}, kidslogic.__version__).tidy(contents)

    def _added(self, pack_id: str, content: str) -> Pack | None:
        """A version of an added pack, read once; without `content` the one that is played."""
        if not content:
            content = next((state.content for state in self.library.installed() if state.id == pack_id), "")
        key = (pack_id, content)
        if key not in self._loaded:
            try:
                self._loaded[key] = self.library.load(pack_id, content, verdicts=False).pack
            except LookupError:
                return None
            if self.library.cache is not None:
                self.library.cache.write()
        return self._loaded[key]
