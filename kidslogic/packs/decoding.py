"""From the bytes of a file to text with plain line ends, or to the problem a person can mend (FORMAT.md section 2)."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kidslogic.packs.problems import Problem

MAX_FILE_BYTES: Final = 1_000_000
_EXCERPT_LENGTH: Final = 200
_FOREIGN_STARTS: Final = (
    (b"PK", "zip"), (b"{\\rtf", "rtf"), (b"%PDF", "pdf"), (b"\xd0\xcf\x11\xe0", "doc"), (b"\x89PNG", "png"),
    (b"\xff\xd8\xff", "jpg"), (b"GIF8", "gif"), (b"\x1f\x8b", "gz"), (b"MZ", "exe"), (b"\x7fELF", "elf"),
    (b"<", "html"),
)  # fmt: skip
"""How files that are no text of a person begin, with the ending such files usually have."""
_CONTROL_BYTES: Final = bytes(byte for byte in range(32) if not 9 <= byte <= 13)
_INVISIBLE: Final = (
    "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\uffff\ud800-\udfff"
)
"""Control characters, text-direction marks, soft hyphen and other signs without a picture; emoji may be joined."""
_INVISIBLE_SIGN: Final = re.compile(f"[{_INVISIBLE}]")
_ODD_INDENT: Final = re.compile("^[ \t]*([\xa0\u1680\u2000-\u200a\u202f\u205f\u3000])", re.MULTILINE)
_OLD_ENCODINGS: Final = {"de": "cp1252", "cs": "cp1250"}


@dataclass(frozen=True)
class Source:
    """A file's text with `\\n` line ends; `file` is its name as a person knows it."""

    file: str
    text: str

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends; line n of a problem is `lines[n - 1]`."""
        return self.text.split("\n")

    def line(self, number: int) -> str:
        """Line `number`, counted from 1; empty for the whole file (0) and beyond the end."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def excerpt(self, number: int) -> str:
        """Line `number`, cut where it is longer than a person wants to see."""
        return self.line(number)[:_EXCERPT_LENGTH]


def decode(data: bytes, file: str) -> Source | Problem:
    """Read UTF-8 (with or without byte order mark) or UTF-16 with mark; line ends may be CRLF, LF or CR.

    Problems: file-too-big, file-empty, not-text, not-utf8, control-char, odd-space.
    """
    if kind := _foreign_kind(data):
        return Problem("not-text", file, params={"kind": kind})
    if len(data) > MAX_FILE_BYTES:
        return Problem("file-too-big", file, params={"limit": MAX_FILE_BYTES // 1_000_000})
    if not data.strip():
        return Problem("file-empty", file, 1)
    encoding = _encoding(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as fault:
        before = _plain_line_ends(data[: fault.start].decode(encoding, "replace"))
        line_start = before.rfind("\n") + 1
        return Problem("not-utf8", file, before.count("\n") + 1, len(before) - line_start + 1)
    source = Source(file, _plain_line_ends(text))
    return _sign_problem(source) or source


def repaired(data: bytes, language: str) -> str | None:
    """The text of a not-utf8 file as Windows of that `language` saved it (cs: cp1250, else cp1252), to be shown first.

    None where the bytes cannot have been saved that way.
    """
    try:
        return _plain_line_ends(data.decode(_OLD_ENCODINGS.get(language, "cp1252")))
    except UnicodeDecodeError:
        return None


def invisible_sign(text: str) -> str | None:
    """The first invisible character of `text` as its code point, such as `U+202E`."""
    if text.isprintable() and not _has_printable_invisible(text):
        return None  # the usual case
    found = _INVISIBLE_SIGN.search(text)
    return None if found is None else f"U+{ord(found.group()):04X}"


def _has_printable_invisible(text: str) -> bool:
    """The signs for something lost count as printable in Unicode, unlike all others that we call invisible."""
    return "\ufffc" in text or "\ufffd" in text


def _encoding(data: bytes) -> str:
    if data.startswith(codecs.BOM_UTF8):
        return "utf-8-sig"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    return "utf-8"


def _foreign_kind(data: bytes) -> str | None:
    start = data[:1024].removeprefix(codecs.BOM_UTF8).lstrip()
    for magic, kind in _FOREIGN_STARTS:
        if start.startswith(magic):
            return _kind_of_zip(data) if kind == "zip" else kind
    if _encoding(data) == "utf-16":
        return None
    control = len(start) - len(start.translate(None, _CONTROL_BYTES))
    return "bin" if control * 10 > len(start) else None


def _kind_of_zip(data: bytes) -> str:
    """Documents of today's word processors are zips; the names of their files stand in them as they are."""
    if b"word/document.xml" in data:
        return "doc"
    return "odt" if b"application/vnd.oasis.opendocument.text" in data[:1024] else "zip"


def _plain_line_ends(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _sign_problem(source: Source) -> Problem | None:
    signs = source.text.replace("\n", "").replace("\t", "")
    if signs.isprintable() and not _has_printable_invisible(signs):
        return None  # the usual case, ten times as fast as the searches below
    if found := _INVISIBLE_SIGN.search(source.text):
        line, column = _place(source.text, found.start())
        sign = f"U+{ord(found.group()):04X}"
        return Problem("control-char", source.file, line, column, {"sign": sign}, excerpt=source.excerpt(line))
    if found := _ODD_INDENT.search(source.text):
        line, column = _place(source.text, found.start(1))
        return Problem("odd-space", source.file, line, column, excerpt=source.excerpt(line))
    return None


def _place(text: str, index: int) -> tuple[int, int]:
    line_start = text.rfind("\n", 0, index) + 1
    return text.count("\n", 0, index) + 1, index - line_start + 1
