"""A pack of fresh rows, each proven to have one sensible answer, as the text of its file.

The text is what a teacher goes on working with, so it looks as if written by hand: one row a line, its level beside it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kidslogic.packs.doubts import only_colour_decides
from kidslogic.packs.head import CAVES, FORMAT, SYMBOLS_PER_CAVE
from kidslogic.packs.pack import ROWS_PER_SIDE, SIDES, Cave
from kidslogic.patterns.generator import ProvenRow, generate
from kidslogic.patterns.skills import FAMILIES, FAMILY_IDS, skill
from kidslogic.patterns.symbols import Symbol
from kidslogic.resources import content_data

LEVELS: Final = range(1, 9)
_NUMBER_FAMILIES: Final = frozenset({"count", "steps", "double", "two-rows"})
"""Families that are about numbers; elsewhere a number is a picture like any other, only harder to look at."""


class NoSuchRow(ValueError):
    """The pictures of the board do not give rows of this level and these families."""

    def __init__(self, level: int) -> None:
        super().__init__(f"no row of level {level}")
        self.level = level


@dataclass(frozen=True)
class Wish:
    """What is wanted. `levels` are those of the first and the last row of a card, from which the others follow.

    Rows that would be easier or harder than those `within` get the nearest level there.
    """

    id: str
    board: tuple[Cave, ...]
    languages: tuple[str, ...] = ("de",)
    levels: tuple[int, int] = (1, 6)
    families: tuple[str, ...] = FAMILY_IDS
    cards: int = 8
    sides: tuple[str, ...] = SIDES
    licence: str | None = None
    authors: tuple[str, ...] = ()
    within: tuple[int, int] = (LEVELS.start, LEVELS.stop - 1)


def caves_of(symbols: Sequence[Symbol]) -> tuple[Cave, ...]:
    """These symbols on a board: a cave each, or two or three to a cave where there are many.

    ValueError where they are too few or too many for a board.
    """
    each = -(-len(symbols) // (CAVES.stop - 1))
    caves = tuple(tuple(symbols[start : start + each]) for start in range(0, len(symbols), max(1, each)))
    if len(caves) not in CAVES or each > SYMBOLS_PER_CAVE:
        raise ValueError(f"{len(symbols)} symbols")
    return caves


def generate_pack(wish: Wish, seed: int, seen: Collection[str] = ()) -> str:
    """The text of a pack.yaml; the same wish and seed give the same text. NoSuchRow when the board cannot do it.

    `seen` are hashes of rows that must not come again.
    """
    return "\n".join([*_head(wish), "cards:", *_cards(_Maker(wish, random.Random(seed), seen))]) + "\n"


def _head(wish: Wish) -> Iterator[str]:
    texts = _texts()
    yield f"kidslogic: {FORMAT}"
    yield f"id: {wish.id}"
    yield "version: 1"
    yield f"title: {_said(texts['title'], wish.languages)}"
    yield f"languages: [{', '.join(wish.languages)}]"
    if wish.licence is not None:
        yield f"licence: {wish.licence}"
    if wish.authors:
        yield f"authors: [{', '.join(map(_quoted, wish.authors))}]"
    yield f"board: [{', '.join(map(_cave, wish.board))}]"


def _cards(maker: _Maker) -> Iterator[str]:
    wish = maker.wish
    places = len(wish.sides) * ROWS_PER_SIDE
    for number in range(1, wish.cards + 1):
        yield f"  - id: k{number}"
        for place in range(places):
            if place % ROWS_PER_SIDE == 0:
                yield f"    {wish.sides[place // ROWS_PER_SIDE]}:"
            low, high = wish.levels
            level = low + round((high - low) * place / (places - 1))
            row = maker.row(min(max(level, wish.within[0]), wish.within[1]))
            yield f"      - {_row(row)}  # {_remark(row, wish.languages[0])}"


class _Maker:
    """Makes rows one after the other, no row twice, no family much more often than another."""

    def __init__(self, wish: Wish, rng: random.Random, seen: Collection[str]) -> None:
        self.wish = wish
        self._rng = rng
        self._options = tuple(symbol for cave in wish.board for symbol in cave)
        self._used: Counter[str] = Counter()
        self._seen = set(seen)

    def row(self, level: int) -> ProvenRow:
        """A row of this level, or of the nearest one that the board and the families have; others only in the end."""
        lowest, highest = self.wish.within
        for nearest in sorted(LEVELS, key=lambda other: (not lowest <= other <= highest, abs(other - level), other)):
            families = [name for name in self.wish.families if skill(name).lowest <= nearest <= skill(name).highest]
            self._rng.shuffle(families)
            for family in sorted(families, key=lambda name: self._used[name]):
                found = self._try(family, nearest)
                if found is not None:
                    self._used[family] += 1
                    self._seen.add(found.row.hash)
                    return found
        raise NoSuchRow(level)

    def _try(self, family: str, level: int) -> ProvenRow | None:
        pictures = [symbol for symbol in self._options if symbol.number is None]
        boards = [self._options] if family in _NUMBER_FAMILIES else [pictures, self._options]
        for board in boards:
            found = generate(family, level, self._rng, board, self._seen) if board else None
            if found is not None and only_colour_decides(found.row) is None:
                return found
        return None


def _row(proven: ProvenRow) -> str:
    """The row as a line of YAML: a `?` at its beginning would mean something else there."""
    text = proven.row.text
    return text.replace("?", "_", 1) if text.startswith("?") else text


def _remark(proven: ProvenRow, language: str) -> str:
    name = next(one for one in FAMILIES if one.id == proven.rule.family).names[language]
    return f"{_texts()['level'][language]} {proven.level}: {name}"


def _cave(cave: Cave) -> str:
    words = ", ".join(symbol.text for symbol in cave)
    return words if len(cave) == 1 else f"[{words}]"


def _said(texts: Mapping[str, str], languages: Sequence[str]) -> str:
    return "{" + ", ".join(f"{language}: {_quoted(texts[language])}" for language in languages) + "}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


@cache
def _texts() -> Mapping[str, Any]:
    texts: Mapping[str, Any] = content_data("texts/command_line.yaml")["generated"]
    return texts
