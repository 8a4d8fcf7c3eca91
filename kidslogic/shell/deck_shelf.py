"""The folder of decks that a family or a school added; what a game was begun with is found again later."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

KEPT: Final = "_kept"
_SUFFIXES: Final = (".yaml", ".yml")


class DeckShelf:
    """YAML files in one folder; below it `_kept` holds a copy of each version that was asked for, by its hash."""

    def __init__(self, folder: Path) -> None:
        """`folder` need not be there."""
        self._folder = folder

    def files(self) -> Mapping[str, bytes]:
        """By name what lies in the files, after that earlier versions; what cannot be read is left out.

        A version that is given out is kept: a game may be begun with it.
        """
        now = _read(self._folder)
        for data in now.values():
            self._keep(data)
        return now | {f"{KEPT}/{name}": data for name, data in _read(self._folder / KEPT).items()}

    def _keep(self, data: bytes) -> None:
        path = self._folder / KEPT / f"{hashlib.sha256(data).hexdigest()}.yaml"
        if not path.exists():
            with suppress(OSError):  # on a disk that takes nothing the file itself is all there is
                path.parent.mkdir(exist_ok=True)
                unfinished = path.with_suffix(".new")
                unfinished.write_bytes(data)
                unfinished.replace(path)


def _read(folder: Path) -> dict[str, bytes]:
    found = {}
    with suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.suffix.lower() in _SUFFIXES and path.is_file():
                with suppress(OSError):
                    found[path.name] = path.read_bytes()
    return found
