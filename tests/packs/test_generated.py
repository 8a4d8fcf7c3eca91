"""Generated packs: every row proven, levels rising, no row twice, on any sensible board."""

from __future__ import annotations

import pytest

from kidslogic.packs.generated import NoSuchRow, Wish, caves_of, generate_pack
from kidslogic.packs.pack import DEFAULT_BOARD, Pack
from kidslogic.patterns.symbols import Symbol, parse_symbol
from kidslogic.patterns.verdict import verdict
from tests.packs.kit import good

RICH = "sun shell/red coin/4 cloud shell/blue arrow/up moon star/blue coin/8 palm star/red arrow/right crab coin/5 gull"


def _symbols(text: str) -> tuple[Symbol, ...]:
    found = tuple(parse_symbol(word) for word in text.split())
    return tuple(symbol for symbol in found if isinstance(symbol, Symbol))


def _rows(pack: Pack) -> list[list[str]]:
    return [[row.row.text for side in card.sides.values() for row in side] for card in pack.cards]


@pytest.mark.parametrize("board", [DEFAULT_BOARD, caves_of(_symbols(RICH))], ids=["plain", "rich"])
def test_every_row_is_clear_and_levels_rise_within_a_card(board: tuple[tuple[Symbol, ...], ...]) -> None:
    pack = good(generate_pack(Wish("my.rows", board, levels=(1, 6), cards=3), seed=3))
    rows = [row.row for card in pack.cards for side in card.sides.values() for row in side]
    assert len({row.text for row in rows}) == len(rows) == 24
    verdicts = [verdict(row) for row in rows]
    assert all(one.kind == "clear" and one.answer == row.answer for one, row in zip(verdicts, rows, strict=True))
    for start in range(0, 24, 8):
        levels = [one.level for one in verdicts[start : start + 8]]
        assert levels == sorted(levels)
        assert (levels[0], levels[-1]) == (1, 6)


def test_wishes_are_kept() -> None:
    wish = Wish(
        "my.rows", caves_of(_symbols(RICH)), ("cs", "en"), (3, 5), ("mirror", "count", "turn"), 2, ("blue",), "private",
        ("Anna", "Božena: ‚B‘"),
    )  # fmt: skip
    pack = good(generate_pack(wish, seed=1))
    assert (pack.languages, pack.licence, pack.authors) == (("cs", "en"), "private", wish.authors)
    assert all(set(card.sides) == {"blue"} for card in pack.cards)
    rules = [verdict(row.row).rule for card in pack.cards for row in card.sides["blue"]]
    assert {rule.family for rule in rules if rule is not None} == {"mirror", "count", "turn"}


def test_a_seed_is_one_pack_and_another_seed_another() -> None:
    wish = Wish("my.rows", DEFAULT_BOARD, cards=1)
    assert generate_pack(wish, 1) == generate_pack(wish, 1)
    assert _rows(good(generate_pack(wish, 1))) != _rows(good(generate_pack(wish, 2)))


def test_rows_may_begin_with_their_gap() -> None:
    wish = Wish("my.rows", caves_of(_symbols(RICH)), levels=(3, 4), families=("count",), cards=4)
    text = generate_pack(wish, seed=2)
    assert "- _ coin" in text
    assert good(text).cards


def test_a_board_without_the_pictures_is_refused() -> None:
    with pytest.raises(NoSuchRow):
        generate_pack(Wish("my.rows", DEFAULT_BOARD, families=("turn",)), seed=1)


@pytest.mark.parametrize(("count", "caves"), [(4, 4), (10, 10), (11, 6), (18, 9), (30, 10)])
def test_symbols_become_caves(count: int, caves: int) -> None:
    symbols = [Symbol("coin", number=number % 21, colour=None if number < 21 else "red") for number in range(count)]
    board = caves_of(symbols)
    assert len(board) == caves
    assert [symbol for cave in board for symbol in cave] == symbols


@pytest.mark.parametrize("count", [0, 3, 31])
def test_too_few_and_too_many_symbols(count: int) -> None:
    with pytest.raises(ValueError, match="symbols"):
        caves_of([Symbol("shell")] * count)
