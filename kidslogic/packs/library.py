"""The packs that were added: taken in, updated, put back to the version before, removed.

    packs/<id>/<content hash>/pack.klpack    one version, never changed once it is there
    packs/<id>/active.json                   which version is played, and the one before it

Nothing keeps a name or a path that came with a pack: a version is one zip, written anew by this program. It is made in
a folder of its own and renamed, then `active.json` is replaced; a crash leaves the old state or the new one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from kidslogic.packs.archive import DEVICE, ArchiveProblem
from kidslogic.packs.cache import PackCache
from kidslogic.packs.fields import ID
from kidslogic.packs.loading import Loaded, PackFiles, check_pack, open_archive, open_pack
from kidslogic.packs.pack import Pack
from kidslogic.packs.problems import Problem
from kidslogic.packs.renaming import with_id
from kidslogic.packs.sharing import contents, zipped
from kidslogic.packs.update import NEEDS_ANSWER, REFUSED, Update, compare
from kidslogic.packs.vocabulary import Vocabulary

VERSION_FILE: Final = "pack.klpack"
ACTIVE_FILE: Final = "active.json"
_UNFINISHED: Final = ".new-"
_ABANDONED_SECONDS: Final = 3600
"""Nobody takes so long to write a pack: what is older was left by a crash."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Installed:
    """An added pack: `content` is the content hash of the version that is played, `previous` of the one before."""

    id: str
    content: str
    previous: str | None = None


@dataclass(frozen=True)
class Arrival:
    """A pack that was looked at and not yet taken in; `pack` and `update` are None where `loaded` tells of faults."""

    loaded: Loaded
    old: Pack | None = None
    update: Update | None = None
    data: bytes = b""

    @property
    def pack(self) -> Pack | None:
        """The pack itself."""
        return self.loaded.pack

    @property
    def needs_answer(self) -> bool:
        """Must a person agree before this is taken in?"""
        return self.update is not None and self.update.code in NEEDS_ANSWER


@dataclass
class Library:
    """The added packs below `folder`. `built_in` are packs of the program by id: an added one may be newer."""

    folder: Path
    vocabulary: Vocabulary
    app_version: str
    cache: PackCache | None = None
    built_in: Mapping[str, Pack] = field(default_factory=dict)

    def look(self, path: Path, new_id: str | None = None) -> Arrival:
        """What taking in the pack at `path` would do; nothing is written. `new_id` keeps it beside one of that id.

        Never raises for what stands in the file; ValueError for a `new_id` that cannot be one.
        """
        try:
            files = open_pack(path)
            if new_id is not None:
                files = replace(files, data=with_id(files.data, new_id))
        except ArchiveProblem as fault:
            return Arrival(Loaded(None, (Problem(fault.code, path.name, params=fault.params),)))
        except OSError:
            return Arrival(Loaded(None, (Problem("file-missing", path.name, params={"file": path.name}),)))
        loaded = check_pack(files, vocabulary=self.vocabulary, app_version=self.app_version)
        if loaded.pack is None:
            return Arrival(loaded)
        old = self._active_pack(loaded.pack.id)
        data = zipped(contents(files, loaded.pack))
        return Arrival(loaded, old, compare(old, loaded.pack), data)

    def install(self, arrival: Arrival, *, agreed: bool = False) -> bool:
        """Take it in, so that it is played from now on; True when anything changed.

        Not without `agreed` where an answer is needed, and never where `update` is refused. OSError when the disk does
        not let us; the state is then the old one.
        """
        pack = arrival.pack
        if pack is None:
            return False
        update = compare(self._active_pack(pack.id), pack)
        if update.code in REFUSED or update.code == "already-installed":
            return False
        if update.code in NEEDS_ANSWER and not agreed:
            return False
        self._write_version(pack, arrival.data)
        now = self._state(pack.id)
        self._activate(Installed(pack.id, pack.content_hash, now.content if now else None))
        return True

    def installed(self) -> tuple[Installed, ...]:
        """All added packs in the order of their ids."""
        if not self.folder.is_dir():
            return ()
        names = sorted(path.name for path in self.folder.iterdir() if path.is_dir())
        states = (self._state(name.removeprefix("_")) for name in names if not name.startswith("."))
        return tuple(state for state in states if state is not None)

    def load(self, pack_id: str, content: str | None = None, *, verdicts: bool = True) -> Loaded:
        """The version that is played, or the one with this content hash: a running game finishes on its own.

        Without `verdicts` as in `load_pack`. LookupError where there is none; one damaged on the disk is `zip-broken`.
        """
        if content is None:
            state = self._state(pack_id)
            content = None if state is None else state.content
        if content is None or not _HASH.fullmatch(content) or not ID.fullmatch(pack_id):
            raise LookupError(pack_id)  # neither may lead out of the folder
        path = self._home(pack_id) / content / VERSION_FILE
        if not path.is_file():
            raise LookupError(f"{pack_id}@{content}")
        try:
            files = replace(open_archive(path.read_bytes(), f"{pack_id}/"), shared=False)
            loaded = self._check(files, verdicts=verdicts)
        except (ArchiveProblem, OSError):
            return _damaged(pack_id)
        return loaded if loaded.pack is None or loaded.pack.content_hash == content else _damaged(pack_id)

    def packed(self, pack_id: str) -> bytes:
        """The version that is played as a .klpack; LookupError where there is none, OSError as the disk wills."""
        state = self._state(pack_id)
        if state is None:
            raise LookupError(pack_id)
        return self._version(pack_id, state.content).read_bytes()

    def undo(self, pack_id: str) -> Installed:
        """Play the version before again. The newer one stays for games that run; LookupError with none before."""
        state = self._state(pack_id)
        if state is None or state.previous is None or not self._version(pack_id, state.previous).is_file():
            raise LookupError(pack_id)
        back = Installed(pack_id, state.previous)
        self._activate(back)
        return back

    def remove(self, pack_id: str) -> None:
        """Take a pack away with all of its versions; the children's results stay. LookupError where it is not there."""
        if self._state(pack_id) is None:
            raise LookupError(pack_id)
        (self._home(pack_id) / ACTIVE_FILE).unlink()
        shutil.rmtree(self._home(pack_id), ignore_errors=True)

    def tidy(self, in_use: Collection[str] = ()) -> None:
        """Remove versions that are neither played, nor the one before, nor among `in_use`: content hashes of games."""
        for state in self.installed():
            keep = {state.content, state.previous, *in_use}
            for version in self._home(state.id).iterdir():
                if _HASH.fullmatch(version.name) and version.name not in keep:
                    shutil.rmtree(version, ignore_errors=True)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _check(self, files: PackFiles, *, verdicts: bool) -> Loaded:
        check = check_pack if self.cache is None else self.cache.check
        return check(files, vocabulary=self.vocabulary, app_version=self.app_version, verdicts=verdicts)

    def _active_pack(self, pack_id: str) -> Pack | None:
        """The pack that is played under this id; a damaged one is as good as none."""
        try:
            found = self.load(pack_id, verdicts=False).pack
        except LookupError:
            found = None
        return found or self.built_in.get(pack_id)

    def _home(self, pack_id: str) -> Path:
        """The folder of a pack. An id can be a device of Windows (`aux.school`), but none begins with `_`."""
        return self.folder / (f"_{pack_id}" if DEVICE.fullmatch(pack_id) else pack_id)

    def _version(self, pack_id: str, content: str) -> Path:
        return self._home(pack_id) / content / VERSION_FILE

    def _state(self, pack_id: str) -> Installed | None:
        """What `active.json` says, if it names a version that is there; an id that is none leads nowhere."""
        if not ID.fullmatch(pack_id):
            return None
        try:
            said = json.loads((self._home(pack_id) / ACTIVE_FILE).read_text(encoding="utf-8"))
            content, previous = said["content"], said["previous"]
        except (OSError, ValueError, KeyError, TypeError):
            return None
        if not isinstance(content, str) or not _HASH.fullmatch(content):
            return None
        if not self._version(pack_id, content).is_file():
            return None
        known = isinstance(previous, str) and _HASH.fullmatch(previous)
        return Installed(pack_id, content, previous if known else None)

    def _write_version(self, pack: Pack, data: bytes) -> None:
        target = self._home(pack.id) / pack.content_hash
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=_UNFINISHED, dir=self.folder) as unfinished:
            self._sweep(Path(unfinished))
            version = Path(unfinished) / pack.content_hash
            version.mkdir()
            _write_through(version / VERSION_FILE, data)
            if target.exists():  # it was here before, and may have been damaged since
                target.rename(Path(unfinished) / "before")
            version.rename(target)

    def _activate(self, state: Installed) -> None:
        said = json.dumps({"content": state.content, "previous": state.previous})
        home = self._home(state.id)
        with tempfile.TemporaryDirectory(prefix=_UNFINISHED, dir=self.folder) as unfinished:
            beside = Path(unfinished) / ACTIVE_FILE
            _write_through(beside, said.encode())
            beside.replace(home / ACTIVE_FILE)

    def _sweep(self, newest: Path) -> None:
        """Remove what earlier crashes left behind."""
        now = newest.stat().st_mtime
        for leftover in self.folder.glob(f"{_UNFINISHED}*"):
            if now - leftover.stat().st_mtime > _ABANDONED_SECONDS:
                shutil.rmtree(leftover, ignore_errors=True)


def _write_through(path: Path, data: bytes) -> None:
    """Write so that the bytes are on the disk before anything says that they are."""
    with path.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _damaged(pack_id: str) -> Loaded:
    return Loaded(None, (Problem("zip-broken", pack_id),))
