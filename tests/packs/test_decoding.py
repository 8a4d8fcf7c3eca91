"""From bytes to text: encodings, line ends, foreign files, invisible characters, and the offered repair."""

from __future__ import annotations

import codecs

import pytest

from kidslogic.packs.decoding import MAX_FILE_BYTES, Source, decode, invisible_sign, repaired
from kidslogic.packs.problems import Problem

TEXT = "title: Große Möwe\nlabel: řeka"


def _problem(data: bytes) -> Problem:
    result = decode(data, "x.yaml")
    assert isinstance(result, Problem)
    return result


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        TEXT.encode("utf-16"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        TEXT.replace("\n", "\r\n").encode("utf-16"),
    ],
    ids=["utf-8", "bom", "utf-16-le", "utf-16-be", "crlf", "cr", "utf-16-crlf"],
)
def test_what_editors_save_is_read(data: bytes) -> None:
    assert decode(data, "x.yaml") == Source("x.yaml", TEXT)


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        ("a: 1\nb: M\xfcller".encode("cp1252"), 2, 5),
        ("a: 1\r\nb: \u017elu\u0165".encode("cp1250"), 2, 4),
        ("a: \u0159".encode()[:-1], 1, 4),
        (codecs.BOM_UTF16_LE + b"a\x00\n\x00\x00\xd8", 2, 1),
    ],
)
def test_other_encodings_are_found_with_their_place(data: bytes, line: int, column: int) -> None:
    problem = _problem(data)
    assert (problem.code, problem.line, problem.column) == ("not-utf8", line, column)


def test_the_repair_reads_old_windows_files() -> None:
    assert repaired("Müller\r\n".encode("cp1252"), "de") == "Müller\n"
    assert repaired("žluťoučký".encode("cp1250"), "cs") == "žluťoučký"
    assert repaired(b"\x81", "de") is None


@pytest.mark.parametrize(
    ("start", "kind"),
    [
        (b"PK\x03\x04", "zip"), (b"{\\rtf1", "rtf"), (b"%PDF-1.7", "pdf"), (b"\xd0\xcf\x11\xe0", "doc"),
        (b"\x89PNG\r\n", "png"), (b"\xff\xd8\xff\xe0", "jpg"), (b"GIF89a", "gif"), (b"\x1f\x8b\x08", "gz"),
        (b"MZ\x90", "exe"), (b"\x7fELF", "elf"), (b"  <!DOCTYPE html>", "html"), (bytes(range(1, 9)) * 4, "bin"),
    ],
)  # fmt: skip
def test_files_of_other_programs_are_recognised(start: bytes, kind: str) -> None:
    problem = _problem(start + b" and more text that follows")
    assert (problem.code, problem.params["kind"]) == ("not-text", kind)


def test_documents_in_a_zip_are_called_what_they_are() -> None:
    odt = b"PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.text"
    assert _problem(odt).params["kind"] == "odt"
    word = b"PK\x03\x04 [Content_Types].xml word/document.xml" + b"x" * MAX_FILE_BYTES
    assert (_problem(word).code, _problem(word).params["kind"]) == ("not-text", "doc")


def test_the_size_limit() -> None:
    assert isinstance(decode(b"a" * MAX_FILE_BYTES, "x"), Source)
    assert _problem(b"a" * (MAX_FILE_BYTES + 1)).code == "file-too-big"


@pytest.mark.parametrize(
    "sign", ["\x07", "\x7f", "\x85", "\xad", "\u200b", "\u200e", "\u2028", "\u202e", "\ufeff", "\ufffc", "\ufffd"]
)
def test_invisible_characters_are_shown_with_their_place(sign: str) -> None:
    problem = _problem(f"a: 1\nb: x{sign}y\n".encode())
    assert (problem.code, problem.line, problem.column) == ("control-char", 2, 5)
    assert problem.params["sign"] == invisible_sign(sign) == f"U+{ord(sign):04X}"


@pytest.mark.parametrize("sign", ["\xa0", "\u2003", "\u3000"])
def test_odd_spaces_in_front_of_a_line(sign: str) -> None:
    problem = _problem(f"a:\n {sign}b: 1\n".encode())
    assert (problem.code, problem.line, problem.column) == ("odd-space", 2, 2)


def test_visible_text_of_all_sorts_is_welcome() -> None:
    text = "a: 10\u00a0km – „Wort“ 👨‍👩‍👧 😀 \ue000 ĳ\tend"
    assert decode(text.encode(), "x") == Source("x", text)


def test_a_source_outside_of_its_lines_is_empty() -> None:
    source = Source("x", "one\ntwo")
    assert [source.line(number) for number in (0, 1, 2, 3)] == ["", "one", "two", ""]
