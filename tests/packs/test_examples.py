"""The example packs beside the format: good ones load silently, bad ones give exactly what EXPECT.tsv says."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from kidslogic.packs.update import compare
from tests.packs.kit import EXAMPLES, load

GOOD = sorted(path for path in (EXAMPLES / "good").iterdir())


def _expected(folder: str) -> list[list[str]]:
    lines = (EXAMPLES / folder / "EXPECT.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


BAD = [(name, code, severity, int(line)) for name, code, severity, line, _ in _expected("bad")]


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.name)
def test_good_packs_load_without_a_word(path: Path) -> None:
    loaded = load(path)
    assert loaded.problems == ()
    assert loaded.left_out == ()
    assert loaded.pack is not None
    assert loaded.pack.cards


@pytest.mark.parametrize(("name", "code", "severity", "line"), BAD, ids=[case[0] for case in BAD])
def test_bad_packs_give_exactly_their_problem(name: str, code: str, severity: str, line: int) -> None:
    start = time.process_time()
    loaded = load(EXAMPLES / "bad" / name)
    assert time.process_time() - start < 1
    assert [(problem.code, problem.severity, problem.line) for problem in loaded.problems] == [(code, severity, line)]
    if severity == "warning":
        assert loaded.pack is not None


def test_every_bad_example_is_listed() -> None:
    files = {path.name for path in (EXAMPLES / "bad").iterdir()} - {"EXPECT.tsv"}
    assert files == {case[0] for case in BAD}


@pytest.mark.parametrize(("installed", "imported", "code", "what"), _expected("update"))
def test_importing_over_an_installed_pack(installed: str, imported: str, code: str, what: str) -> None:
    old = None if installed == "(nothing)" else load(EXAMPLES / "update" / installed).pack
    new = load(EXAMPLES / "update" / imported).pack
    assert new is not None
    assert compare(old, new).code == code, what


def test_the_same_pack_in_a_folder_and_in_a_zip_is_the_same() -> None:
    folder = load(EXAMPLES / "good" / "05-own-symbols").pack
    zipped = load(EXAMPLES / "good" / "06-zip-with-top-folder.klpack").pack
    assert folder is not None
    assert zipped is not None
    assert folder.cards == zipped.cards
    assert folder.symbols == zipped.symbols
    assert folder.content_hash != zipped.content_hash  # they have different ids
