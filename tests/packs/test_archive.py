"""Zipped packs: read in memory under limits, refused as a whole when anything in them could do harm."""

from __future__ import annotations

import contextlib
import io
import struct
import warnings
import zipfile
from pathlib import Path

import pytest

from kidslogic.packs.archive import MAX_ENTRIES, MAX_PACKED, ArchiveProblem, read_archive
from tests.packs.kit import PICTURE, SMALL, found, load

GOOD = {"pack.yaml": SMALL.encode(), "symbols/a.svg": PICTURE.encode()}


def _zip(files: dict[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", compression) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, compression)
    return stream.getvalue()


def _code(data: bytes) -> str:
    with pytest.raises(ArchiveProblem) as caught:
        read_archive(data)
    return caught.value.code


def test_all_files_are_read() -> None:
    assert read_archive(_zip(GOOD)) == GOOD


def test_one_top_folder_and_leftovers_of_systems_do_not_matter() -> None:
    files = {f"top/{name}": content for name, content in GOOD.items()}
    leftovers = {
        "__MACOSX/top/._pack.yaml": b"x",
        "top/.DS_Store": b"x",
        "top/symbols/Thumbs.db": b"x",
        "top/symbols/": b"",
    }
    assert read_archive(_zip(files | leftovers)) == GOOD


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("../evil.txt", "zip-unsafe-path"), ("/evil.txt", "zip-unsafe-path"), ("a/../../evil.txt", "zip-unsafe-path"),
        ("symbols\\evil.txt", "zip-unsafe-path"), ("C:/evil.txt", "zip-unsafe-path"), ("..", "zip-unsafe-path"),
        ("symbols/käfer.svg", "zip-bad-name"), ("symbols/a b.svg", "zip-bad-name"), ("aux.svg", "zip-bad-name"),
        ("symbols/COM1.png", "zip-bad-name"), ("symbols/.hide.svg", "zip-bad-name"), ("a.svg.", "zip-bad-name"),
        ("a//b.svg", "zip-bad-name"), ("con/a.svg", "zip-bad-name"), ("PACK.yaml", "zip-duplicate-name"),
        ("start.exe", "zip-forbidden-type"), ("run", "zip-forbidden-type"), ("a.zip", "zip-forbidden-type"),
        ("", "zip-bad-name"),
    ],
)  # fmt: skip
def test_names_that_are_refused(name: str, code: str) -> None:
    assert _code(_zip(GOOD | {name: b"x"})) == code


def test_a_name_with_a_nul_is_refused() -> None:
    data = _zip(GOOD | {"symbols/abcd.svg": b"x"}).replace(b"symbols/abcd.svg", b"symbols/a\0cd.svg")
    assert _code(data) == "zip-bad-name"


def test_the_same_name_twice_is_refused() -> None:
    stream = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(stream, "w") as archive:
        warnings.simplefilter("ignore")
        archive.writestr("pack.yaml", "a")
        archive.writestr("pack.yaml", "b")
    assert _code(stream.getvalue()) == "zip-duplicate-name"


def test_links_and_devices_are_refused() -> None:
    for mode in (0o120777, 0o020666, 0o010666):
        stream = io.BytesIO()
        with zipfile.ZipFile(stream, "w") as archive:
            info = zipfile.ZipInfo("symbols/a.svg")
            info.external_attr = mode << 16
            archive.writestr(info, "/etc/hostname")
        assert _code(stream.getvalue()) == "zip-symlink"


def test_limits() -> None:
    assert _code(b"PK" + b"\0" * MAX_PACKED) == "zip-too-big"
    assert _code(_zip(GOOD | {f"symbols/a{n}.svg": b"" for n in range(MAX_ENTRIES)})) == "zip-too-many-files"
    assert _code(_zip(GOOD | {"readme.txt": b"\0" * 3_000_000})) == "zip-bomb"
    noise = bytes(range(256)) * 8_000
    assert _code(_zip(GOOD | {"readme.txt": noise}, zipfile.ZIP_STORED)) == "zip-too-big"
    parts = {f"symbols/a{n}.txt": noise[:1_900_000] for n in range(22)}
    assert _code(_zip(GOOD | parts, zipfile.ZIP_DEFLATED)) in ("zip-too-big", "zip-bomb")


def test_a_size_that_lies_is_noticed() -> None:
    data = bytearray(_zip({"pack.yaml": b"x" * 1000}))
    central = data.rindex(b"PK\x01\x02")
    data[central + 24 : central + 28] = struct.pack("<I", 10)
    assert _code(bytes(data)) == "zip-broken"


def test_entries_that_share_bytes_are_refused() -> None:
    data = bytearray(_zip({"pack.yaml": b"x" * 100, "readme.txt": b"y" * 100}))
    second = data.rindex(b"PK\x01\x02")
    data[second + 42 : second + 46] = struct.pack("<I", 0)
    assert _code(bytes(data)) == "zip-bomb"


@pytest.mark.parametrize("cut", [0, 1, 30, 100, -30, -1])
def test_cut_files_are_broken(cut: int) -> None:
    assert _code(_zip(GOOD)[:cut]) == "zip-broken"


def test_unknown_packing_is_broken() -> None:
    data = bytearray(_zip(GOOD))
    for mark, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        start = data.index(mark)
        data[start + place : start + place + 2] = struct.pack("<H", 99)
    assert _code(bytes(data)) == "zip-broken"


def test_a_zip_without_a_pack(tmp_path: Path) -> None:
    assert _code(_zip({"readme.txt": b"x"})) == "zip-no-pack"
    assert _code(_zip({"a/pack.yaml": b"x", "b/pack.yaml": b"x"})) == "zip-no-pack"
    assert found(load(tmp_path)) == [("zip-no-pack", 0)]


@pytest.mark.parametrize("name", ["more.yml", "more.yaml.txt"])
def test_a_card_file_that_would_be_missed_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "pack.yaml").write_text(SMALL, encoding="utf-8")
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "old.yaml.old").write_text("", encoding="utf-8")
    assert load(tmp_path).problems == ()
    (tmp_path / "cards" / name).write_text("", encoding="utf-8")
    (problem,) = load(tmp_path).problems
    assert (problem.code, problem.params) == ("file-name", {"file": "cards/more.yaml", "word": f"cards/{name}"})


@pytest.mark.parametrize("name", ["pack.yaml.txt", "strand.yaml", "Pack.YML"])
def test_a_folder_whose_pack_has_another_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "kidslogic-pack.schema.json").write_text("{}", encoding="utf-8")
    (problem,) = load(tmp_path).problems
    assert (problem.code, problem.params) == ("file-name", {"file": "pack.yaml", "word": name})
    (tmp_path / "second.yaml").write_text("", encoding="utf-8")
    assert found(load(tmp_path)) == [("zip-no-pack", 0)]


def test_damaged_zips_never_raise_anything_else() -> None:
    whole = _zip(GOOD)
    for place in range(len(whole)):
        for value in (0, 0xFF, whole[place] ^ 0x11):
            damaged = whole[:place] + bytes([value]) + whole[place + 1 :]
            with contextlib.suppress(ArchiveProblem):
                assert "pack.yaml" in read_archive(damaged)
