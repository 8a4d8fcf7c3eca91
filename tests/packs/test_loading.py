"""Loading leaves the process as it was: the collector of cycles is on or off as before, whatever happens."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from kidslogic.packs.loading import PackFiles, check_pack
from tests.packs.kit import APP_VERSION, SMALL, good, words


@pytest.fixture(autouse=True)
def collecting() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_cycles_are_collected_again_after_loading() -> None:
    good(SMALL)
    assert gc.isenabled()


def test_cycles_are_collected_again_when_a_picture_cannot_be_asked_for() -> None:
    def unreadable(name: str) -> bytes | None:
        assert not gc.isenabled()
        raise OSError(name)

    text = SMALL.replace("cards:", "symbols: {schnecke: {file: symbols/schnecke.svg, alt: Schnecke}}\ncards:")
    files = PackFiles("pack.yaml", text.encode(), {}, unreadable, shared=False)
    with pytest.raises(OSError, match="schnecke"):
        check_pack(files, vocabulary=words(), app_version=APP_VERSION)
    assert gc.isenabled()


def test_who_has_switched_collection_off_finds_it_off() -> None:
    gc.disable()
    good(SMALL)
    assert not gc.isenabled()


def test_threads_that_load_at_once_leave_collection_on() -> None:
    with ThreadPoolExecutor(4) as pool:
        assert len(list(pool.map(good, [SMALL] * 40))) == 40
    assert gc.isenabled()
