"""Remembers what came of checking a pack, so that the app does not check unchanged packs at every start.

A remembered result is believed only when every byte it came from is the same: all files of the pack, the program and
its words. Whatever is odd about the memory itself, it is forgotten; the pack is then checked again.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from kidslogic import patterns
from kidslogic.packs.loading import Loaded, PackFiles, check_pack
from kidslogic.packs.pack_form import pack_from_form, pack_to_form
from kidslogic.packs.problems import Problem
from kidslogic.packs.vocabulary import Vocabulary

_FORMAT: Final = 1
_MAX_ENTRIES: Final = 200


@dataclass
class PackCache:
    """Results of checks by the digest of what was checked; `path` is where they are kept, `stamp` who made them."""

    path: Path
    stamp: str
    _entries: dict[str, dict[str, Any]] = field(default_factory=dict)
    _changed: bool = False

    @classmethod
    def read(cls, path: Path, vocabulary: Vocabulary, app_version: str) -> PackCache:
        """What is remembered in the file at `path`; nothing, when it is missing, damaged or of another program."""
        stamp = _stamp(vocabulary, app_version)
        return cls(path, stamp, _read_entries(path, stamp))

    def check(
        self, files: PackFiles, *, vocabulary: Vocabulary, app_version: str, verdicts: bool = True
    ) -> Loaded:  # fmt: skip
        """As `check_pack`, but remembered. `vocabulary` and `app_version` are those of `read`."""
        digest = _digest(files, verdicts=verdicts)
        known = self._known(digest, files)
        if known is not None:
            return known
        asked: dict[str, bytes | None] = {}

        def picture(name: str) -> bytes | None:
            asked[name] = files.picture(name)
            return asked[name]

        watched = replace(files, picture=picture)
        loaded = check_pack(watched, vocabulary=vocabulary, app_version=app_version, verdicts=verdicts)
        self._entries[digest] = {
            "pictures": {name: _picture_hash(data) for name, data in asked.items()},
            "pack": None if loaded.pack is None else pack_to_form(loaded.pack),
            "problems": [asdict(problem) for problem in loaded.problems],
            "left_out": loaded.left_out,
            "more": loaded.more,
        }
        self._changed = True
        return loaded

    def write(self) -> None:
        """Keep what is new. A disk that is full or cannot be written costs time at the next start, nothing else."""
        if not self._changed:
            return
        newest = dict(list(self._entries.items())[-_MAX_ENTRIES:])
        body = json.dumps(newest, ensure_ascii=False, separators=(",", ":"))
        head = json.dumps({"stamp": self.stamp, "sha256": _sha(body.encode())})
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            beside.write_text(f"{head}\n{body}\n", encoding="utf-8")
            beside.replace(self.path)
            self._changed = False
        except OSError:
            beside.unlink(missing_ok=True)

    def _known(self, digest: str, files: PackFiles) -> Loaded | None:
        entry = self._entries.get(digest)
        if entry is None:
            return None
        try:
            pictures = {name: files.picture(name) for name in entry["pictures"]}
            if {name: _picture_hash(data) for name, data in pictures.items()} != entry["pictures"]:
                return None
            pack = None if entry["pack"] is None else pack_from_form(entry["pack"], pictures)
            problems = tuple(Problem(**problem) for problem in entry["problems"])
            return Loaded(pack, problems, tuple(entry["left_out"]), int(entry["more"]))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OSError):
            return None


def _read_entries(path: Path, stamp: str) -> dict[str, dict[str, Any]]:
    try:
        head, body = path.read_text(encoding="utf-8").split("\n", 1)
        said = json.loads(head)
        if said != {"stamp": stamp, "sha256": _sha(body.removesuffix("\n").encode())}:
            return {}
        entries = json.loads(body)
    except (OSError, ValueError, RecursionError):
        return {}
    return entries if isinstance(entries, dict) else {}


def _stamp(vocabulary: Vocabulary, app_version: str) -> str:
    """What a result depends on besides the files: the words, and the program down to its last edited line."""
    rooms = (Path(__file__).parent, Path(patterns.__file__).parent)
    sources = sorted(path for room in rooms for path in room.rglob("*.py"))
    edited = [(path.name, (state := path.stat()).st_size, state.st_mtime_ns) for path in sources]
    names = {name: dict(words) for name, words in vocabulary.items()}
    return _sha(json.dumps([_FORMAT, app_version, names, edited], sort_keys=True).encode())


def _digest(files: PackFiles, *, verdicts: bool) -> str:
    cards = {name: _sha(data) for name, data in files.card_files.items()}
    return _sha(json.dumps([files.main, _sha(files.data), cards, files.shared, verdicts]).encode())


def _picture_hash(data: bytes | None) -> str | None:
    return None if data is None else _sha(data)


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
