"""What the packs' pages do with files: open one in an editor, save a repaired one, unpack a copy to write on."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QProcess, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices

from kidslogic.packs.archive import MAIN_FILE, read_archive
from kidslogic.packs.decoding import repaired
from kidslogic.packs.loading import CARD_FOLDER, ZIP_SUFFIXES
from kidslogic.packs.problems import Problem
from kidslogic.resources import content_dir

PACK_SUFFIXES = (*ZIP_SUFFIXES, ".yaml", ".yml", ".yaml.txt")
"""How the files of packs end; Notepad likes to put a `.txt` behind the name that was typed."""
OLD_LANGUAGES = ("de", "cs")
"""Languages whose Windows saved letters in ways of their own, see `packs.decoding.repaired`."""
_SHOWN_LINES = 4


def is_pack(path: Path) -> bool:
    """Whether a file or folder looks as if it were a pack."""
    return path.is_dir() or path.name.lower().endswith(PACK_SUFFIXES)


def file_of(pack: Path, problem: Problem) -> Path | None:
    """Where an editor can mend a problem of the pack at `pack`; None inside a zip, and for a file that is no text."""
    if problem.code == "not-text":
        return None
    path = pack.parent / problem.file
    return path if path.is_file() and path.suffix.lower() not in ZIP_SUFFIXES else None


def documents() -> Path:
    """Where people keep their own files."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or Path.home())


def guide(language: str) -> Path | None:
    """The guide to writing packs with all picture words, in `language` or English; None where it was not brought."""
    paths = (content_dir() / f"README.{language}.md", content_dir() / "README.md")
    return next((path for path in paths if path.is_file()), None)


def open_in_editor(path: Path) -> bool:
    """Show a file in the program the computer has for it; on Windows Notepad, where there is none."""
    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        return True
    return sys.platform == "win32" and bool(QProcess.startDetached("notepad.exe", [str(path)])[0])


# ---- repairing -------------------------------------------------------------------------------------


def readings(data: bytes) -> Mapping[str, str]:
    """The text of a file that is no UTF-8, as the Windows of each language would have meant it."""
    texts = {language: repaired(data, language) for language in OLD_LANGUAGES}
    return {language: text for language, text in texts.items() if text is not None}


def telling_lines(text: str) -> list[tuple[int, str]]:
    """The first lines with letters beyond a to z, by number: there one sees whether a reading is right."""
    lines = ((number, line.strip()) for number, line in enumerate(text.split("\n"), start=1))
    return [(number, line) for number, line in lines if not line.isascii()][:_SHOWN_LINES]


def save_repaired(path: Path, text: str) -> Path:
    """Save `text` as UTF-8 beside the file at `path`, which is kept; returns the file that is good now.

    A file of its own gets a brother (`x-utf8.yaml`). Inside a pack's folder the name matters, so there the old bytes
    get another one (`pack.yaml.old`). Raises OSError.
    """
    if path.name != MAIN_FILE and path.parent.name != CARD_FOLDER:
        brother = _free(path.parent, f"{path.stem}-utf8", path.suffix)
        _write(brother, text)
        return brother
    fresh = _free(path.parent, path.name, ".new")
    _write(fresh, text)
    path.rename(_free(path.parent, path.name, ".old"))
    return fresh.rename(path)


# ---- a copy to write on ----------------------------------------------------------------------------


def unpack_copy(klpack: bytes, name: str, below: Path) -> Path:
    """The files of a zipped pack in a new folder below `below`; returns the folder.

    Raises ArchiveProblem and OSError. The names inside were checked while reading: none leads out of the folder.
    """
    files = read_archive(klpack)
    folder = _free(below, name)
    for path, data in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return folder


def _free(folder: Path, name: str, suffix: str = "") -> Path:
    """`name` in `folder`, with a number behind it when there is something of that name."""
    number, free = 1, folder / f"{name}{suffix}"
    while free.exists():
        number += 1
        free = folder / f"{name}-{number}{suffix}"
    return free


def _write(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
