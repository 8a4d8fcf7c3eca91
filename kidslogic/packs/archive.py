"""Reads a zipped pack in memory, under limits, refusing whatever could do harm (FORMAT.md section 4).

Nothing is ever unpacked to the disk here: names in a zip can lead out of a folder, hide each other or be devices.
"""

from __future__ import annotations

import io
import re
import stat
import struct
import zipfile
import zlib
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Final

from kidslogic.packs.problems import Params

MAX_PACKED: Final = 20_000_000
MAX_UNPACKED: Final = 40_000_000
MAX_ENTRIES: Final = 400
MAX_ENTRY: Final = 2_000_000
MAX_FACTOR: Final = 200
MAIN_FILE: Final = "pack.yaml"
TYPES: Final = frozenset({".yaml", ".svg", ".png", ".ogg", ".opus", ".txt"})

_GOOD_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}")
DEVICE: Final = re.compile(r"(?i)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?")
"""Names that Windows keeps for devices, with any ending."""
_IGNORED: Final = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
_SMALL: Final = 100_000
"""Entries up to this size may shrink by any factor: a short text of blanks is no attack."""


@dataclass(frozen=True)
class ArchiveProblem(Exception):
    """Why a zip is not opened: a code (zip-...) with its parameters."""

    code: str
    params: Params = field(default_factory=dict)


def read_archive(data: bytes) -> dict[str, bytes]:
    """All files of a zipped pack by path, one common top folder peeled off; raises ArchiveProblem."""
    if len(data) > MAX_PACKED:
        raise ArchiveProblem("zip-too-big", {"limit": MAX_PACKED // 1_000_000})
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            _check_entries(entries, data)
            files = {entry.filename: _read(archive, entry) for entry in entries if _is_wanted(entry)}
    except ArchiveProblem:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, struct.error, RuntimeError) as fault:
        raise ArchiveProblem("zip-broken") from fault  # RuntimeError: NotImplementedError for unknown packing, too
    files = _peeled(files)
    if MAIN_FILE not in files:
        raise ArchiveProblem("zip-no-pack", {"file": MAIN_FILE})
    return files


def _check_entries(entries: list[zipfile.ZipInfo], data: bytes) -> None:
    if len(entries) > MAX_ENTRIES:
        raise ArchiveProblem("zip-too-many-files", {"count": len(entries), "limit": MAX_ENTRIES})
    seen: set[str] = set()
    for entry in entries:
        _check_name(entry)
        if entry.filename.casefold() in seen:
            raise ArchiveProblem("zip-duplicate-name", _named(entry))
        seen.add(entry.filename.casefold())
        if not entry.is_dir() and _is_wanted(entry) and PurePosixPath(entry.filename).suffix.lower() not in TYPES:
            raise ArchiveProblem("zip-forbidden-type", _named(entry))
        if entry.flag_bits & 0x1:
            raise ArchiveProblem("zip-encrypted", _named(entry))
    _check_sizes(entries, data)


def _check_name(entry: zipfile.ZipInfo) -> None:
    """The name as it stands in the zip: `filename` alone is cut at a NUL and has its separators changed."""
    name = entry.orig_filename
    parts = name.rstrip("/").split("/")
    if "\\" in name or name.startswith("/") or ".." in parts or re.match(r"[A-Za-z]:", name):
        raise ArchiveProblem("zip-unsafe-path", _named(entry))
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise ArchiveProblem("zip-symlink", _named(entry))
    if not name or entry.filename != name:
        raise ArchiveProblem("zip-bad-name", _named(entry))
    if not _is_wanted(entry) and not entry.is_dir():
        return
    if any(not _GOOD_NAME.fullmatch(part) or part.endswith(".") or DEVICE.fullmatch(part) for part in parts):
        raise ArchiveProblem("zip-bad-name", _named(entry))


def _check_sizes(entries: list[zipfile.ZipInfo], data: bytes) -> None:
    for entry in entries:
        if entry.file_size > max(_SMALL, MAX_FACTOR * entry.compress_size):
            raise ArchiveProblem("zip-bomb", _named(entry))
        if entry.file_size > MAX_ENTRY:
            raise ArchiveProblem("zip-too-big", {"limit": MAX_ENTRY // 1_000_000})
    if sum(entry.file_size for entry in entries) > MAX_UNPACKED:
        raise ArchiveProblem("zip-too-big", {"limit": MAX_UNPACKED // 1_000_000})
    end = 0
    for entry in sorted(entries, key=lambda entry: entry.header_offset):
        if entry.header_offset < end:
            raise ArchiveProblem("zip-bomb", _named(entry))  # parts that share bytes unpack to more than they hold
        end = entry.header_offset + 30 + _local_names(data, entry.header_offset) + entry.compress_size


def _local_names(data: bytes, offset: int) -> int:
    """Length of the name and the extra part in the entry's own header."""
    name, extra = struct.unpack("<HH", data[offset + 26 : offset + 30])
    return int(name) + int(extra)


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """One file; a size that lies is noticed after one byte too many."""
    with archive.open(entry) as stream:
        content = stream.read(entry.file_size + 1)
    if len(content) != entry.file_size:
        raise ArchiveProblem("zip-broken")
    return content


def _is_wanted(entry: zipfile.ZipInfo) -> bool:
    """Is this a file of the pack, and not a folder or what an operating system leaves behind?"""
    parts = entry.filename.split("/")
    return not entry.is_dir() and parts[0] != "__MACOSX" and parts[-1] not in _IGNORED


def _peeled(files: dict[str, bytes]) -> dict[str, bytes]:
    tops = {name.partition("/")[0] for name in files}
    if MAIN_FILE in files or len(tops) != 1:
        return files
    return {rest: content for name, content in files.items() if (rest := name.partition("/")[2])}


def _named(entry: zipfile.ZipInfo) -> Params:
    return {"file": entry.orig_filename.replace("\0", "␀")[:60]}
