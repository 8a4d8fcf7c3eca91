"""Good packs spoilt at random give problems: never an exception, never over a second, nothing written elsewhere.

`KIDSLOGIC_FUZZ` multiplies the number of tries; `make fuzz` looks for much longer than `make check`.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kidslogic.packs.library import Library
from kidslogic.packs.loading import Loaded, load_pack
from kidslogic.packs.problems import MAX_PROBLEMS
from kidslogic.packs.sentences import report
from tests.packs.kit import APP_VERSION, EXAMPLES, check, words

TRIES = int(os.environ.get("KIDSLOGIC_FUZZ", "1"))
SECONDS = 1.0
LONGEST, LONGEST_IN_ZIP = 8_000, 1_200
"""Bytes of a spoilt file: as much as a failure can still be read in; larger ones are test_robustness' matter."""
LONGEST_JUDGED = 2_500
"""Bytes of a pack whose rows are judged as well, which takes its time for every row and has a bench of its own."""

FOLDER = EXAMPLES / "good" / "05-own-symbols"
TEXTS = [path.read_bytes() for path in [*sorted((EXAMPLES / "good").glob("*.yaml")), FOLDER / "pack.yaml"]]
ZIP = (EXAMPLES / "good" / "06-zip-with-top-folder.klpack").read_bytes()
PICTURES = {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in FOLDER.glob("*/*")}
TRICKS = [
    b"?", b"- ", b": ", b"\t", b"'", b'"', b"[", b"]", b"{", b"}", b"&a ", b"*a", b"!x ", b"<<: ", b"---\n", b"...\n",
    b"%YAML 1.2\n", b"|", b">", b"#", b"\\", b"\0", b"\xff", b"\xc2\xa0", b"\xe2\x80\xae", b"\r", b"\n", b"  ", b"@",
    b"`", b",", b"=", b"_", b"coin/99", b"null", b"1e999", b"[" * 16, b"[" * 2000, b"- " * 2000, b"a: " * 20,
    b"x" * 5000, b"&a [*a, *a]", b"<<: *a\n", b"!!python/object/apply:os.getcwd []", b"? [a]\n: b\n", b'"\\x00"',
    b"|9\n", b">-\n", b"1:30", b"9" * 400, b"\xef\xbb\xbf", b"\xef\xbf\xbc", b"\xe2\x80\xa8", b"\xf0\x9f\x98\x80",
    b"shell star shell ? = star\n", b"symbols/../../x.svg", b"{de: ", b"cards:\n", b"id: ../x\n",
]  # fmt: skip
MARKUP = [
    b"<script/>", b"<use href='#a'/>", b"<!DOCTYPE svg [<!ENTITY a 'b'>]>", b"&a;", b"<g>" * 300, b" onload='x'",
    b"<image href='file:///etc/hosts'/>", b"9" * 400, b"<", b">", b"\0", b"<style>", b" viewBox='0 0 0 0'",
]  # fmt: skip
NAMES = [
    "pack.yaml", "top/pack.yaml", "cards/a.yaml", "symbols/schnecke.svg", "../up.yaml", "/abs.yaml", "C:\\x.yaml",
    "a\\b.yaml", "con.yaml", "PACK.YAML", "x.exe", "a/" * 40 + "x.yaml", "ü.yaml", "cards/", ".hidden.yaml", "", "x\0y",
]  # fmt: skip

Spoil = Callable[[st.DrawFn, bytes], bytes]


def _flip(draw: st.DrawFn, data: bytes) -> bytes:
    spoilt = bytearray(data or b"\0")
    spoilt[draw(st.integers(0, len(spoilt) - 1))] ^= 1 << draw(st.integers(0, 7))
    return bytes(spoilt)


def _cut(draw: st.DrawFn, data: bytes) -> bytes:
    start = draw(st.integers(0, len(data)))
    end = draw(st.sampled_from([start + 1, start + 2, start + 8, start + 60, len(data)]))
    return data[:start] + data[end:]


def _swap_lines(draw: st.DrawFn, data: bytes) -> bytes:
    lines = data.split(b"\n")
    first, second = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def _repeat_lines(draw: st.DrawFn, data: bytes) -> bytes:
    lines = data.split(b"\n")
    start = draw(st.integers(0, len(lines) - 1))
    return b"\n".join(
        lines[: start + 1] + lines[start : start + 9] * draw(st.sampled_from([1, 2, 100])) + lines[start:]
    )


def _insert(tricks: list[bytes]) -> Spoil:
    def insert(draw: st.DrawFn, data: bytes) -> bytes:
        place = draw(st.integers(0, len(data)))
        return data[:place] + draw(st.sampled_from(tricks) | st.binary(max_size=6)) + data[place:]

    return insert


@st.composite
def spoilt(draw: st.DrawFn, seeds: list[bytes], ways: list[Spoil]) -> bytes:
    data = draw(st.sampled_from(seeds))
    for way in draw(st.lists(st.sampled_from(ways), min_size=1, max_size=6)):
        data = way(draw, data)[:LONGEST]
    return data


SPOILT_TEXTS = spoilt(TEXTS, [_flip, _cut, _swap_lines, _repeat_lines, _insert(TRICKS), _insert(TRICKS)])
SPOILT_PICTURES = spoilt(list(PICTURES.values()), [_flip, _cut, _repeat_lines, _insert(MARKUP)])


@st.composite
def odd_zips(draw: st.DrawFn) -> bytes:
    """A sound zip of files that are spoilt, or have names that no pack has, or both."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", draw(st.sampled_from([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED]))) as archive:
        names = draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=4)) + ["pack.yaml"] * draw(st.booleans())
        for name in dict.fromkeys(names):
            info = zipfile.ZipInfo(name)
            info.external_attr = draw(st.sampled_from([0, 0o120777 << 16, 0o644 << 16]))
            archive.writestr(info, draw(SPOILT_TEXTS | st.sampled_from(TEXTS))[:LONGEST_IN_ZIP])
    return buffer.getvalue()


SPOILT_ZIPS = spoilt([ZIP], [_flip, _cut, _insert(TRICKS)]) | odd_zips()


@contextmanager
def _in_time() -> Iterator[None]:
    """Processor time: other programs of a busy machine are no fault of the pack."""
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


def _is_sound(loaded: Loaded) -> None:
    assert loaded.pack is not None or loaded.problems
    assert len(loaded.problems) <= MAX_PROBLEMS
    for problem in loaded.problems:
        assert problem.line >= 0
        assert problem.column >= 0
        assert problem.length >= 1
    for language in ("de", "cs", "en"):
        assert bool(report(loaded.problems, language)) == bool(loaded.problems)


class _Writes:
    """Watches which paths this process makes, changes or removes, as long as `seen` is a list."""

    seen: list[str] | None = None
    changing = frozenset({"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.chmod"})

    def __call__(self, event: str, args: tuple[object, ...]) -> None:
        if self.seen is None:
            return
        if event == "open" and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            self.seen.append(str(args[0]))
        elif event in self.changing:
            self.seen += [arg for arg in args if isinstance(arg, str)] + [str(a) for a in args if isinstance(a, Path)]


WRITES = _Writes()
sys.addaudithook(WRITES)


@contextmanager
def _writing_only_in(folder: Path) -> Iterator[None]:
    WRITES.seen = []
    try:
        yield
        seen = [path for path in WRITES.seen if "__pycache__" not in path]
    finally:
        WRITES.seen = None
    assert not [path for path in seen if not Path(os.path.realpath(path)).is_relative_to(folder.resolve())]


@settings(max_examples=500 * TRIES)
@given(SPOILT_TEXTS)
@example(b"kidslogic: 1\nid: &a b\n")
@example(b"\xff\xfe\x00")
def test_spoilt_packs_give_problems_and_never_raise(data: bytes) -> None:
    with _in_time():
        _is_sound(check(data, verdicts=len(data) <= LONGEST_JUDGED))


@settings(max_examples=100 * TRIES)
@given(SPOILT_TEXTS | st.just(TEXTS[-1]), SPOILT_PICTURES)
def test_spoilt_pictures(text: bytes, picture: bytes) -> None:
    with _in_time():
        pictures = {**PICTURES, next(iter(PICTURES)): picture}
        _is_sound(check(text, pictures, verdicts=len(text) <= LONGEST_JUDGED))


@settings(max_examples=300 * TRIES, suppress_health_check=[HealthCheck.too_slow])
@given(SPOILT_ZIPS)
def test_spoilt_zips_write_nothing_outside_of_the_library(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as name:
        path, shelf = Path(name) / "a.klpack", Path(name) / "library"
        path.write_bytes(data)
        library = Library(shelf, words(), APP_VERSION)
        with _writing_only_in(shelf), _in_time():
            _is_sound(load_pack(path, vocabulary=words(), app_version=APP_VERSION))
            arrival = library.look(path)
            library.install(arrival, agreed=True)
        _is_sound(arrival.loaded)
        assert len(library.installed()) == (arrival.pack is not None)


def test_the_watch_sees_what_is_written_elsewhere(tmp_path: Path) -> None:
    shelf = tmp_path / "library"
    with _writing_only_in(shelf):
        shelf.mkdir()
        (shelf / "a").write_text("a")
    for write in (lambda: (tmp_path / "b").write_text("b"), lambda: (shelf / "a").rename(tmp_path / "c")):
        try:
            with _writing_only_in(shelf):
                write()
        except AssertionError:
            continue
        raise AssertionError("a file outside was not noticed")


@settings(max_examples=100 * TRIES)
@given(st.binary(max_size=200))
def test_any_bytes_at_all(data: bytes) -> None:
    _is_sound(check(data))


@settings(max_examples=100 * TRIES)
@given(st.text(max_size=200))
def test_any_text_at_all(text: str) -> None:
    _is_sound(check(text.encode("utf-8", "surrogatepass")))
