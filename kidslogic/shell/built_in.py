"""The shelf: puzzle packs and game boxes that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

import kidslogic
from kidslogic.packs.loading import load_pack
from kidslogic.packs.pack import Pack
from kidslogic.packs.vocabulary import builtin_names


class BuiltInShelf:
    """The packs and boxes of the content folder; packs are read when asked for."""

    def __init__(self, folder: Path) -> None:
        """`folder` is the content folder."""
        self._folder = folder
        self._packs: tuple[Pack, ...] | None = None
        self._boxes: dict[str, Mapping[str, Any]] = {}

    def find(self, kind: str, name: str) -> Any:
        """The pack `id` or `id@content hash`, or a game's own YAML data; raises LookupError."""
        match kind:
            case "pack":
                return self._pack(name)
            case "game":
                return self._box(name)
        raise LookupError(f"{kind} {name}")

    def packs(self) -> tuple[Pack, ...]:
        """All packs, the largest first: it is the one that a game came with."""
        if self._packs is None:
            words = builtin_names(self._folder)
            folders = sorted(path for path in (self._folder / "packs").iterdir() if path.is_dir())
            # The packs that come with the program are proven by its tests; the verdicts of all rows take seconds.
            loaded = [
                load_pack(folder, vocabulary=words, app_version=kidslogic.__version__, verdicts=False)
                for folder in folders
            ]
            packs = (one.pack for one in loaded if one.pack is not None)
            self._packs = tuple(sorted(packs, key=lambda pack: (-len(pack.cards), pack.id)))
        return self._packs

    def _pack(self, name: str) -> Pack:
        wanted, _, content = name.partition("@")
        for pack in self.packs():
            if pack.id == wanted and content in ("", pack.content_hash):
                return pack
        raise LookupError(name)

    def _box(self, game_id: str) -> Mapping[str, Any]:
        """Read once: all lessons of a game ask for it, one after the other."""
        if game_id not in self._boxes:
            self._boxes[game_id] = self._read_box(game_id)
        return self._boxes[game_id]

    def _read_box(self, game_id: str) -> Mapping[str, Any]:
        path = self._folder / "games" / f"{game_id}.yaml"
        if not path.is_file():
            raise LookupError(game_id)
        data: Mapping[str, Any] = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        return data
