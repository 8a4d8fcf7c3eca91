"""The memory of checked packs: quick, and believed only when nothing at all has changed."""

from __future__ import annotations

import json
import os
import shutil
import time
from pathlib import Path

import pytest

from kidslogic.packs import loading
from kidslogic.packs.cache import PackCache
from kidslogic.packs.loading import Loaded, open_pack
from kidslogic.resources import content_dir
from tests.packs.kit import APP_VERSION, EXAMPLES, words

EXAMPLE_PACKS = [
    path
    for folder in ("good", "bad")
    for path in sorted((EXAMPLES / folder).iterdir())
    if path.name != "EXPECT.tsv" and not path.name.startswith("zip-")
]
GARDEN = EXAMPLES / "good" / "05-own-symbols"


def _cache(path: Path, version: str = APP_VERSION) -> PackCache:
    return PackCache.read(path, words(), version)


def _check(cache: PackCache, path: Path) -> Loaded:
    return cache.check(open_pack(path), vocabulary=words(), app_version=APP_VERSION)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GARDEN, tmp_path / "garden"))


@pytest.fixture
def kept(tmp_path: Path, pack: Path) -> Path:
    """A cache file that knows the garden."""
    path = tmp_path / "packs.cache"
    cache = _cache(path)
    _check(cache, pack)
    cache.write()
    return path


def _knows(path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the garden is remembered: then the checker is not asked."""
    asked = []

    def spy(*arguments: object, **named: object) -> Loaded:
        asked.append(arguments)
        return loading.check_pack(*arguments, **named)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr("kidslogic.packs.cache.check_pack", spy)
    _check(_cache(path), pack)
    return not asked


@pytest.mark.parametrize("path", EXAMPLE_PACKS, ids=lambda path: path.name)
def test_what_is_remembered_is_what_was_found(tmp_path: Path, path: Path) -> None:
    cache = _cache(tmp_path / "cache")
    first = _check(cache, path)
    cache.write()
    again = _check(_cache(tmp_path / "cache"), path)
    assert again == first
    assert (again.pack and again.pack.content_hash) == (first.pack and first.pack.content_hash)


def test_an_unchanged_pack_is_not_checked_again(
    kept: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    assert _knows(kept, pack, monkeypatch)


@pytest.mark.parametrize("file", ["pack.yaml", "symbols/schnecke.svg"])
def test_a_changed_file_is_checked_again(kept: Path, pack: Path, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = pack / file
    state = path.stat()
    path.write_bytes(path.read_bytes().replace(b"a", b"b", 1))
    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))  # size and time tell nothing, only the bytes do
    assert not _knows(kept, pack, monkeypatch)


def test_another_program_checks_again(kept: Path) -> None:
    assert _cache(kept)._entries
    assert not _cache(kept, "9.9")._entries


@pytest.mark.parametrize("cut", [0, 1, 40, -2, -40])
def test_a_cut_memory_is_forgotten(kept: Path, pack: Path, cut: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.write_bytes(kept.read_bytes()[:cut])
    assert not _knows(kept, pack, monkeypatch)


def test_an_edited_memory_is_forgotten(kept: Path, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.write_text(kept.read_text(encoding="utf-8").replace("Garten", "Gartem"), encoding="utf-8")
    assert not _knows(kept, pack, monkeypatch)


@pytest.mark.parametrize(
    "entry", [None, [], {}, {"pictures": {}, "pack": {}, "problems": [], "left_out": [], "more": 0}]
)
def test_entries_of_another_shape_are_checked_again(kept: Path, pack: Path, entry: object) -> None:
    cache = _cache(kept)
    for digest in cache._entries:
        cache._entries[digest] = json.loads(json.dumps(entry))
    found = _check(cache, pack)
    assert found.pack is not None
    assert found.problems == ()


def test_a_disk_that_cannot_be_written_does_no_harm(tmp_path: Path, pack: Path) -> None:
    cache = _cache(tmp_path / "no" / "such" / "folder" / "cache")
    assert _check(cache, pack).pack is not None
    cache.write()
    assert not (tmp_path / "no").exists()


def test_remembering_is_much_faster_than_checking(tmp_path: Path) -> None:
    folder = content_dir() / "packs" / "piratenbucht"
    cache = _cache(tmp_path / "cache")
    start = time.perf_counter()
    _check(cache, folder)
    checked = time.perf_counter() - start
    cache.write()
    cache = _cache(tmp_path / "cache")
    start = time.perf_counter()
    _check(cache, folder)
    assert (time.perf_counter() - start) * 5 < checked
