"""Endless cards: a fresh pack for every game, made when the game begins and kept while it may go on.

    packs/_endless/<content hash>.yaml    one such pack, as any teacher could have written it

A folder of that name is never the home of an added pack, since no pack id begins with `_`.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kidslogic.packs.generated import LEVELS, NoSuchRow, Wish, generate_pack
from kidslogic.packs.loading import PackFiles, check_pack, load_pack
from kidslogic.packs.pack import Cave, Pack
from kidslogic.packs.vocabulary import Vocabulary

ENDLESS_ID: Final = "kidslogic.endless"
CARDS: Final = 12
"""So many cards a game has: about a second's work."""
_LANGUAGES: Final = ("de", "cs", "en")
_HASH: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Endless:
    """The wish for fresh cards instead of those of a pack, with the pictures of this board.

    `levels` are the easiest and the hardest level that may come; places of easier or harder rows get the nearest.
    """

    board: tuple[Cave, ...]
    levels: tuple[int, int] = (LEVELS.start, LEVELS.stop - 1)


@dataclass
class EndlessCards:
    """Makes fresh packs and finds them again below `folder`. What the disk does not take lives until the app ends."""

    folder: Path
    vocabulary: Vocabulary
    app_version: str
    _made: dict[str, Pack] = field(default_factory=dict)

    def draw(self, wish: Endless, seen: Collection[str], seed: int) -> Pack | None:
        """A pack without the rows whose hashes were `seen`, from the easiest to the hardest on each card.

        All of its rows are clear. None where the board does not give enough rows. May run in any thread.
        """
        places = (LEVELS.start, LEVELS.stop - 1)
        asked = Wish(ENDLESS_ID, wish.board, _LANGUAGES, places, cards=CARDS, within=wish.levels)
        try:
            text = generate_pack(asked, seed, seen)
        except NoSuchRow:
            return None
        files = PackFiles("pack.yaml", text.encode(), {}, lambda _: None, shared=False)
        pack = check_pack(files, vocabulary=self.vocabulary, app_version=self.app_version, verdicts=False).pack
        if pack is not None:
            self._made[pack.content_hash] = pack
            self._write(pack.content_hash, text)
        return pack

    def find(self, content: str) -> Pack:
        """The pack of this content hash; raises LookupError when it is gone or damaged."""
        if content not in self._made:
            path = self._path(content)
            if not _HASH.fullmatch(content) or not path.is_file():
                raise LookupError(content)
            pack = load_pack(path, vocabulary=self.vocabulary, app_version=self.app_version, verdicts=False).pack
            if pack is None or pack.content_hash != content:
                raise LookupError(content)
            self._made[content] = pack
        return self._made[content]

    def tidy(self, in_use: Collection[str]) -> None:
        """Remove the packs with which no game can go on; `in_use` are the content hashes of the others."""
        self._made = {content: pack for content, pack in self._made.items() if content in in_use}
        for path in self.folder.glob("*.yaml"):
            if path.stem not in in_use:
                path.unlink(missing_ok=True)

    def _path(self, content: str) -> Path:
        return self.folder / f"{content}.yaml"

    def _write(self, content: str, text: str) -> None:
        """The whole file or none. A disk that takes nothing spoils no game; going on with it later is then lost."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix=".new-", dir=self.folder) as unfinished:
                beside = Path(unfinished) / "pack.yaml"
                beside.write_text(text, encoding="utf-8")
                beside.replace(self._path(content))
        except OSError:
            return
