"""Endless cards: fresh, clear, never seen before, and found again as long as a game needs them (issue 3, point 6)."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from pathlib import Path

import pytest

import kidslogic
from kidslogic.packs.endless import CARDS, ENDLESS_ID, Endless, EndlessCards
from kidslogic.packs.loading import load_pack
from kidslogic.packs.pack import DEFAULT_BOARD, SIDES, Pack
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict
from kidslogic.resources import content_dir

WORDS = builtin_names(content_dir())
WISH = Endless(DEFAULT_BOARD)


def endless(folder: Path) -> EndlessCards:
    return EndlessCards(folder, WORDS, kidslogic.__version__)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory) -> tuple[Path, Pack]:
    folder = tmp_path_factory.mktemp("packs") / "_endless"
    pack = endless(folder).draw(WISH, (), 7)
    assert pack is not None
    return folder, pack


def rows_of(pack: Pack):
    return [puzzle for card in pack.cards for side in card.sides.values() for puzzle in side]


def test_twelve_cards_with_both_sides(drawn):
    _, pack = drawn
    assert pack.id == ENDLESS_ID
    assert pack.board == DEFAULT_BOARD
    assert len(pack.cards) == CARDS
    assert all(tuple(card.sides) == SIDES for card in pack.cards)
    assert {"de", "cs", "en"} == set(pack.languages) == set(pack.title)


def test_every_row_is_clear_and_none_comes_twice(drawn):
    _, pack = drawn
    rows = rows_of(pack)
    assert len({puzzle.row.hash for puzzle in rows}) == len(rows)
    for puzzle in rows:
        found = verdict(puzzle.row.cells, pack.answers)
        assert (found.kind, found.answer) == ("clear", puzzle.row.answer), puzzle.row.text


def test_no_row_is_outside_the_levels_that_were_chosen(tmp_path):
    """Also on the side of the cards where the usual levels are others."""
    pack = endless(tmp_path).draw(replace(WISH, levels=(2, 3)), (), 7)
    (file,) = tmp_path.glob("*.yaml")
    remarks = re.findall(r"# Stufe (\d)", file.read_text(encoding="utf-8"))
    assert len(remarks) == len(rows_of(pack)) == CARDS * 8
    assert {int(level) for level in remarks} == {2, 3}


def test_levels_rise_on_each_card_as_its_places_promise(drawn):
    """The board of single pictures has no row of some levels; the others are met exactly."""
    _, pack = drawn
    exact = sum(
        verdict(puzzle.row.cells).level == number + 1 + 4 * SIDES.index(name)
        for card in pack.cards
        for name, side in card.sides.items()
        for number, puzzle in enumerate(side)
    )
    assert exact >= 0.75 * len(rows_of(pack))


def test_the_same_seed_gives_the_same_pack_and_another_one_another(drawn, tmp_path):
    _, pack = drawn
    assert endless(tmp_path).draw(WISH, (), 7).content_hash == pack.content_hash
    assert endless(tmp_path).draw(WISH, (), 8).content_hash != pack.content_hash


def test_rows_that_were_seen_do_not_come_again(drawn, tmp_path):
    _, pack = drawn
    seen = frozenset(puzzle.row.hash for puzzle in rows_of(pack))
    other = endless(tmp_path).draw(WISH, seen, 7)
    assert other is not None
    assert not seen & {puzzle.row.hash for puzzle in rows_of(other)}


def test_the_pack_is_a_file_that_anybody_can_check(drawn):
    folder, pack = drawn
    (path,) = folder.glob("*.yaml")
    assert path.stem == pack.content_hash
    loaded = load_pack(path, vocabulary=WORDS, app_version=kidslogic.__version__)
    assert loaded.problems == ()
    assert endless(folder).find(pack.content_hash) == pack


@pytest.mark.parametrize("name", ["", "0" * 64, "../pack", "x"])
def test_what_is_not_there_is_not_found(drawn, name):
    with pytest.raises(LookupError):
        endless(drawn[0]).find(name)


def test_a_changed_file_is_not_the_same_pack(tmp_path):
    cards = endless(tmp_path)
    pack = cards.draw(WISH, (), 1)
    (path,) = tmp_path.glob("*.yaml")
    path.write_text(path.read_text("utf-8").replace("version: 1", "version: 2"), "utf-8")
    assert cards.find(pack.content_hash) == pack
    with pytest.raises(LookupError):
        endless(tmp_path).find(pack.content_hash)


def test_tidying_keeps_what_games_need(tmp_path):
    cards = endless(tmp_path)
    kept, gone = (cards.draw(WISH, (), seed).content_hash for seed in (1, 2))
    cards.tidy({kept})
    assert [path.stem for path in tmp_path.glob("*.yaml")] == [kept]
    assert cards.find(kept).content_hash == kept
    with pytest.raises(LookupError):
        cards.find(gone)


def test_a_disk_that_takes_nothing_spoils_no_game(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    cards = endless(blocked)
    pack = cards.draw(WISH, (), 1)
    assert cards.find(pack.content_hash) == pack


def test_a_board_without_rows_gives_no_pack(tmp_path):
    assert endless(tmp_path).draw(Endless(((Symbol("shell"),),)), (), 1) is None
    assert not list(tmp_path.iterdir())


def test_drawing_takes_less_than_three_seconds_of_work(tmp_path):
    begun = time.thread_time()
    endless(tmp_path).draw(WISH, (), 3)
    assert time.thread_time() - begun < 3
