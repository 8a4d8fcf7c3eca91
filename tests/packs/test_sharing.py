"""Packing: one file, the same bytes each time, refused while anything is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kidslogic.packs.archive import read_archive
from kidslogic.packs.sharing import Parcel, pack_folder, zipped
from tests.packs.kit import APP_VERSION, EXAMPLES, PICTURE, SMALL, load, words

GARDEN = EXAMPLES / "good" / "05-own-symbols"
LICENSED = SMALL.replace("language: de", "language: de\nlicence: CC0-1.0")


def _pack(path: Path) -> Parcel:
    return pack_folder(path, vocabulary=words(), app_version=APP_VERSION)


def _codes(parcel: Parcel) -> list[str]:
    return [problem.code for problem in parcel.loaded.problems]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "muscheln"
    folder.mkdir()
    (folder / "pack.yaml").write_text(LICENSED, encoding="utf-8")
    return folder


def test_a_packed_folder_is_the_same_pack(tmp_path: Path) -> None:
    parcel = _pack(GARDEN)
    assert parcel.data is not None
    path = tmp_path / parcel.name
    path.write_bytes(parcel.data)
    original, packed = load(GARDEN).pack, load(path).pack
    assert original is not None
    assert packed is not None
    assert packed.content_hash == original.content_hash
    assert parcel.name == f"{original.id}-{original.version}.klpack"


def test_the_bytes_are_the_same_every_time_and_everywhere(tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere"
    shutil.copytree(GARDEN, copy)
    assert _pack(copy).data == _pack(GARDEN).data is not None
    assert zipped({"b": b"1", "a": b"2"}) == zipped({"a": b"2", "b": b"1"})


def test_a_single_file_can_be_packed(folder: Path) -> None:
    single = folder / "meine muscheln.yaml"
    (folder / "pack.yaml").rename(single)
    parcel = _pack(single)
    assert parcel.data is not None
    assert read_archive(parcel.data) == {"pack.yaml": LICENSED.encode()}


def test_only_what_belongs_to_the_pack_goes_along(folder: Path) -> None:
    (folder / "readme.txt").write_text("Viel Spaß", encoding="utf-8")
    (folder / "notes.docx").write_bytes(b"x")
    (folder / "kidslogic-pack.schema.json").write_text("{}", encoding="utf-8")
    (folder / "symbols").mkdir()
    (folder / "symbols" / "unused.svg").write_text(PICTURE, encoding="utf-8")
    parcel = _pack(folder)
    assert parcel.data is not None
    assert set(read_archive(parcel.data)) == {"pack.yaml", "readme.txt"}


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("licence: CC0-1.0\n", "", "share-needs-licence"),
        ("authors: [Anna Müller]\n", "", "share-needs-author"),
        ("? = star", "? = starr", "unknown-symbol"),
    ],
)
def test_a_pack_with_an_error_is_not_packed(folder: Path, before: str, after: str, code: str) -> None:
    (folder / "pack.yaml").write_text(LICENSED.replace(before, after, 1), encoding="utf-8")
    parcel = _pack(folder)
    assert parcel.data is None
    assert code in _codes(parcel)


def test_a_doubt_does_not_stop_the_packing(folder: Path) -> None:
    (folder / "pack.yaml").write_text(LICENSED.replace("? = star", "? = moon", 1), encoding="utf-8")
    parcel = _pack(folder)
    assert _codes(parcel) == ["answer-looks-wrong"]
    assert parcel.data is not None


def test_names_that_others_could_not_open_are_refused(folder: Path) -> None:
    cards = LICENSED[LICENSED.index("cards:") :]
    (folder / "pack.yaml").write_text(LICENSED.removesuffix(cards), encoding="utf-8")
    (folder / "cards").mkdir()
    (folder / "cards" / "käfer.yaml").write_text(cards, encoding="utf-8")
    parcel = _pack(folder)
    assert parcel.data is None
    assert _codes(parcel) == ["zip-bad-name"]


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert _codes(_pack(tmp_path / "nowhere")) == ["file-missing"]
    assert _codes(_pack(tmp_path)) == ["zip-no-pack"]
