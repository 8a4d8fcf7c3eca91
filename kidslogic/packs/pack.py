"""A puzzle pack as the rest of the house sees it: typed, complete and proven readable."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol

Texts = Mapping[str, str]
"""One text per language code, such as `{"de": "Muschel", "cs": "mušle"}`; empty where no text was given."""

SIDES: Final = ("brown", "blue")
ROWS_PER_SIDE: Final = 4

Cave = tuple[Symbol, ...]
"""The one to three symbols above one cave, from top to bottom as the pack lists them."""

DEFAULT_BOARD: Final[tuple[Cave, ...]] = tuple(
    (Symbol(name),) for name in ("shell", "crab", "fish", "palm", "parrot", "anchor", "star", "moon")
)


NO_TEXTS: Final[Texts] = {}
"""Shared by all that have none."""


class PuzzleRow(NamedTuple):
    """One row of a card side. `rule` is a rule word with its number (`repeat 3`) or None; `hint` and `explain` are what
    the author wrote; `why_not` is the author's reason for keeping a doubtful row; `line` is where it stands.

    A named tuple because a pack has up to 2,400 of them and frozen dataclasses take several times as long to make.
    """

    row: Row
    rule: str | None = None
    hint: Texts = NO_TEXTS
    explain: Texts = NO_TEXTS
    why_not: str | None = None
    line: int = 0


@dataclass(frozen=True)
class Side:
    """The four rows of one side of a card, the first two easier."""

    rows: tuple[PuzzleRow, PuzzleRow, PuzzleRow, PuzzleRow]

    def __iter__(self) -> Iterator[PuzzleRow]:
        return iter(self.rows)


@dataclass(frozen=True)
class Card:
    """A puzzle card with a brown side, a blue side or both."""

    id: str
    sides: Mapping[str, Side]
    title: Texts = field(default_factory=dict)
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class OwnPicture:
    """A symbol that a pack brings along. `data` is the checked SVG or PNG, `file` its place in the pack."""

    name: str
    file: str
    alt: Texts
    data: bytes
    author: str | None = None
    licence: str | None = None
    source: str | None = None


@dataclass(frozen=True)
class Recording:
    """A text as somebody has said it for a pack. `data` is the checked Ogg file, `file` its place in the pack."""

    language: str
    text: str
    file: str
    data: bytes


@dataclass(frozen=True)
class Pack:
    """A puzzle pack. `age` is the youngest and the oldest age in years; `symbols` are its own pictures by name, `voice`
    its own recordings."""

    id: str
    title: Texts
    languages: tuple[str, ...]
    cards: tuple[Card, ...]
    version: int = 1
    game: str = "piraten"
    description: Texts = field(default_factory=dict)
    source: Texts = field(default_factory=dict)
    licence: str | None = None
    authors: tuple[str, ...] = ()
    age: tuple[int, int] | None = None
    tags: tuple[str, ...] = ()
    min_app: str | None = None
    board: tuple[Cave, ...] = DEFAULT_BOARD
    symbols: Mapping[str, OwnPicture] = field(default_factory=dict)
    voice: tuple[Recording, ...] = ()

    @cached_property
    def answers(self) -> tuple[Symbol, ...]:
        """All symbols of the board, cave by cave from left to right."""
        return tuple(symbol for cave in self.board for symbol in cave)

    def cave_of(self, symbol: Symbol) -> int:
        """The cave, counted from 0, above which `symbol` stands; KeyError where it has none."""
        return self._caves[symbol]

    @cached_property
    def content_hash(self) -> str:
        """64 hex digits over everything a player can see: equal for equal content, however the files are written."""
        return hashlib.sha256(json.dumps(self._normal_form, sort_keys=True, ensure_ascii=False).encode()).hexdigest()

    @cached_property
    def _caves(self) -> Mapping[Symbol, int]:
        return {symbol: number for number, cave in enumerate(self.board) for symbol in cave}

    @property
    def _normal_form(self) -> dict[str, object]:
        return {
            "id": self.id,
            "version": self.version,
            "game": self.game,
            "texts": [dict(self.title), dict(self.description), dict(self.source)],
            "languages": self.languages,
            "licence": self.licence,
            "authors": self.authors,
            "age": self.age,
            "tags": self.tags,
            "min_app": self.min_app,
            "board": [[symbol.text for symbol in cave] for cave in self.board],
            "symbols": {name: _picture_form(picture) for name, picture in self.symbols.items()},
            "cards": [_card_form(card) for card in self.cards],
            # Only where there is one: saved games name their packs by this hash, and older packs have no voice.
            **({"voice": [_recording_form(recording) for recording in self.voice]} if self.voice else {}),
        }


def _picture_form(picture: OwnPicture) -> list[object]:
    digest = hashlib.sha256(picture.data).hexdigest()
    return [picture.file, dict(picture.alt), digest, picture.author, picture.licence, picture.source]


def _recording_form(recording: Recording) -> list[str]:
    return [recording.language, recording.text, recording.file, hashlib.sha256(recording.data).hexdigest()]


def _card_form(card: Card) -> list[object]:
    sides = {
        name: [[row.row.text, row.rule, dict(row.hint), dict(row.explain), row.why_not] for row in side]
        for name, side in card.sides.items()
    }
    return [card.id, dict(card.title), card.tags, sides]
