"""Decks of code cards: read from content, checked like packs, with line and column of every problem (L1.3, L12)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kidslogic.games.logix.board import CODE_COLOURS, SIZE, Colour
from kidslogic.games.logix.codes import CODE_SIZE, MOST_CARDS, Card, card_of
from kidslogic.games.logix.moves import CARD_ID
from kidslogic.games.logix.options import MOST_SEATS
from kidslogic.packs.decoding import Source, decode
from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Fields, Items, Node, Text, grow_tree

PREFIX: Final = "deck/"
"""How a setup's source begins that names a deck: `deck/school.animals@3f2a90c1`."""
FEWEST_CARDS: Final = MOST_SEATS + 1
LANGUAGES: Final = ("de", "cs", "en")
CODES: Final = (
    "not-a-deck",
    "missing-field",
    "unknown-field",
    "wrong-type",
    "bad-id",
    "duplicate-id",
    "number-of-cards",
    "missing-translation",
    "shape-signs",
    "shape-size",
    "shape-parts",
    "shape-black",
    "bad-colour",
    "duplicate-card",
)
"""All that can be said about a deck itself; what is wrong with the writing has the codes of packs."""

_DECK_ID: Final = re.compile(r"[a-z0-9][a-z0-9.-]{0,63}")
_DECK_FIELDS: Final[Mapping[str, type[Node]]] = {"id": Text, "title": Fields, "cards": Items}
_CARD_FIELDS: Final[Mapping[str, type[Node]]] = {"id": Text, "shape": Items, "forbidden": Text}


@dataclass(frozen=True)
class Deck:
    """Some code cards that are played with together. `titles` are by language."""

    id: str
    titles: Mapping[str, str]
    cards: tuple[Card, ...]

    @property
    def source(self) -> str:
        """What names exactly this deck in a setup: its id and a hash of its cards, so that no other one replays."""
        form = repr([(card.id, card.rows, card.forbidden) for card in self.cards])
        return f"{PREFIX}{self.id}@{hashlib.sha256(form.encode()).hexdigest()[:8]}"


def deck_for(box: Mapping[str, Any], source: str) -> Deck:
    """The deck that a setup's source names, the first one where it names none; raises LookupError."""
    decks = decks_of(box)
    if not decks:
        raise LookupError(source)
    if not source.startswith(PREFIX):
        return decks[0]
    found = next((deck for deck in decks if deck.source == source), None)
    if found is None:
        raise LookupError(source)
    return found


def decks_of(box: Mapping[str, Any]) -> tuple[Deck, ...]:
    """All decks of the game's box, the one to begin with first; none when they are damaged."""
    return _Reader(Source("", "")).decks(_node(box))[0]


def read_decks(data: bytes | str, file: str) -> tuple[tuple[Deck, ...], tuple[Problem, ...]]:
    """The decks of a file; no deck at all when anything is wrong with it. Faults of writing are told as in packs."""
    source = decode(data, file) if isinstance(data, bytes) else Source(file, data)
    if isinstance(source, Problem):
        return (), (source,)
    root, faults = grow_tree(source)
    if root is None or faults:
        return (), tuple(faults)
    return _Reader(source).decks(root)


def _node(value: object) -> Node:
    """A value as the library gives it, as nodes of no known place."""
    match value:
        case Mapping():
            return Fields(tuple(Text(str(key), 0, 0) for key in value), tuple(map(_node, value.values())), 0, 0)
        case list():
            return Items(tuple(map(_node, value)), 0, 0)
    return Text(str(value), 0, 0, quoted=True)


class _Reader:
    """Walks one file and notes what is wrong."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._problems: list[Problem] = []

    def decks(self, root: Node) -> tuple[tuple[Deck, ...], tuple[Problem, ...]]:
        listed = root.get("decks") if isinstance(root, Fields) else None
        if not isinstance(listed, Items) or not listed.values:
            self._report("not-a-deck", root)
            return (), tuple(self._problems)
        decks = [self._deck(node) for node in listed.values]
        self._check_unique([deck.id for deck in decks], listed.values)
        return ((), tuple(self._problems)) if self._problems else (tuple(decks), ())

    def _deck(self, node: Node) -> Deck:
        found = self._fields(node, _DECK_FIELDS)
        deck_id = self._id(found.get("id"), _DECK_ID)
        listed = found.get("cards")
        nodes = listed.values if isinstance(listed, Items) else ()
        if listed is not None and not FEWEST_CARDS <= len(nodes) <= MOST_CARDS:
            self._report("number-of-cards", listed, number=len(nodes), fewest=FEWEST_CARDS, most=MOST_CARDS)
        cards = tuple(self._card(card) for card in nodes)
        self._check_unique([card.id for card in cards], nodes)
        self._check_all_different(cards, nodes)
        return Deck(deck_id, self._titles(found.get("title")), cards)

    def _card(self, node: Node) -> Card:
        found = self._fields(node, _CARD_FIELDS)
        forbidden = self._colour(found.get("forbidden"))
        return card_of(self._id(found.get("id"), CARD_ID), self._shape(found.get("shape")), forbidden)

    def _fields(self, node: Node, table: Mapping[str, type[Node]]) -> dict[str, Node]:
        if not isinstance(node, Fields):
            self._report("wrong-type", node, field=next(iter(table)))
            return {}
        found = {}
        for key, value in node.pairs:
            if key.value not in table:
                self._report("unknown-field", key, word=key.value, possible=", ".join(table))
            elif not isinstance(value, table[key.value]):
                self._report("wrong-type", value, field=key.value)
            else:
                found[key.value] = value
        for name in table:
            if node.get(name) is None:
                self._report("missing-field", node, field=name)
        return found

    def _id(self, node: Node | None, pattern: re.Pattern[str]) -> str:
        if not isinstance(node, Text):
            return ""
        if not pattern.fullmatch(node.value):
            self._report("bad-id", node, word=node.value[:40])
        return node.value

    def _titles(self, node: Node | None) -> dict[str, str]:
        if not isinstance(node, Fields):
            return {}
        titles = {key.value: value.value for key, value in node.pairs if isinstance(value, Text) and value.value}
        for language in LANGUAGES:
            if language not in titles:
                self._report("missing-translation", node, language=language)
        return titles

    def _colour(self, node: Node | None) -> Colour:
        word = node.value if isinstance(node, Text) else ""
        for colour in CODE_COLOURS:
            if word == colour:
                return colour
        if node is not None:
            self._report("bad-colour", node, word=word[:40], possible=", ".join(CODE_COLOURS))
        return CODE_COLOURS[0]

    def _shape(self, node: Node | None) -> tuple[str, ...]:
        """The rows of a shape: five parts, at most one of them black, no larger than the board."""
        if not isinstance(node, Items):
            return ()
        rows = tuple(row.value if isinstance(row, Text) else "?" for row in node.values)
        signs = "".join(rows)
        parts = signs.count("X") + signs.count("B")
        if not set(signs) <= set("XB."):
            self._report("shape-signs", node)
        elif len(rows) > SIZE or any(len(row) > SIZE for row in rows):
            self._report("shape-size", node, most=SIZE)
        elif parts != CODE_SIZE:
            self._report("shape-parts", node, number=parts, wanted=CODE_SIZE)
        elif signs.count("B") > 1:
            self._report("shape-black", node)
        return rows

    def _check_unique(self, ids: list[str], nodes: tuple[Node, ...]) -> None:
        for index, node in enumerate(nodes):
            if ids[index] and ids[index] in ids[:index]:
                self._report("duplicate-id", node, word=ids[index])

    def _check_all_different(self, cards: tuple[Card, ...], nodes: tuple[Node, ...]) -> None:
        """No two cards ask for the very same thing, or a claim of one would give the other away."""
        forms = [(frozenset(card.spots), card.forbidden) for card in cards]
        for index, node in enumerate(nodes):
            if forms[index][0] and forms[index] in forms[:index]:
                first = cards[forms.index(forms[index])].id
                self._report("duplicate-card", node, word=cards[index].id, first=first)

    def _report(self, code: str, node: Node, **params: str | int) -> None:
        file, line = self._source.file, node.line
        excerpt = self._source.excerpt(line) if line else ""
        self._problems.append(Problem(code, file, line, node.column, params, excerpt=excerpt))
