"""Makes the one file in which a pack is passed on: the same bytes each time, and only of a pack without faults."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kidslogic.packs.archive import MAIN_FILE, ArchiveProblem, read_archive
from kidslogic.packs.loading import Loaded, PackFiles, check_pack, open_pack
from kidslogic.packs.pack import Pack
from kidslogic.packs.problems import Problem
from kidslogic.packs.vocabulary import Vocabulary

README: Final = "readme.txt"
_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: a zip knows none before, and the day of packing would make other bytes every time."""
_PLAIN_FILE: Final = 0o100644 << 16
_UNIX: Final = 3


@dataclass(frozen=True)
class Parcel:
    """A pack ready to be passed on: the bytes of its .klpack, or None where `loaded` says what is in the way."""

    data: bytes | None
    loaded: Loaded

    @property
    def name(self) -> str:
        """A file name that tells pack and version, such as `mueller.garten-3.klpack`."""
        pack = self.loaded.pack
        return "" if pack is None else f"{pack.id}-{pack.version}.klpack"


def pack_folder(path: Path, *, vocabulary: Vocabulary, app_version: str) -> Parcel:
    """The pack at `path` (folder or .yaml) as one file; warnings do not stop it, any error does.

    Never raises for what stands in the files.
    """
    try:
        files = replace(open_pack(path), shared=True)
    except ArchiveProblem as fault:
        return Parcel(None, _refused(fault, path))
    except OSError:
        return Parcel(None, Loaded(None, (Problem("file-missing", path.name, params={"file": path.name}),)))
    loaded = check_pack(files, vocabulary=vocabulary, app_version=app_version)
    if loaded.pack is None or loaded.left_out or any(problem.severity == "error" for problem in loaded.problems):
        return Parcel(None, loaded)
    content = contents(files, loaded.pack)
    readme = path / README
    if readme.is_file() and not readme.is_symlink():
        content[README] = readme.read_bytes()
    data = zipped(content)
    try:
        read_archive(data)  # what leaves this house must be able to enter another one
    except ArchiveProblem as fault:
        return Parcel(None, _refused(fault, path))
    return Parcel(data, loaded)


def contents(files: PackFiles, pack: Pack) -> dict[str, bytes]:
    """Everything that `pack` consists of, by its path in the pack; what it does not name stays behind."""
    shown = files.main.removesuffix(MAIN_FILE)
    cards = {name.removeprefix(shown): data for name, data in files.card_files.items()}
    pictures = {picture.file: picture.data for picture in pack.symbols.values()}
    voice = {recording.file: recording.data for recording in pack.voice}
    return {MAIN_FILE: files.data, **cards, **pictures, **voice}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files whose bytes depend on nothing but them."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _FIRST_DAY)
            entry.create_system, entry.external_attr = _UNIX, _PLAIN_FILE
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, compresslevel=9)
    return stream.getvalue()


def _refused(fault: ArchiveProblem, path: Path) -> Loaded:
    return Loaded(None, (Problem(fault.code, path.name, params=fault.params),))
