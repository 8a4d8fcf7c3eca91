"""Checks what a pack says about itself: format, name, languages, version, licence, age and board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kidslogic.packs.fields import (
    ID,
    LANGUAGES,
    LICENCES,
    MAX_NAME,
    MAX_TAG,
    PACK_FIELDS,
    as_id,
    read_choice,
    read_list,
    read_texts,
)
from kidslogic.packs.findings import Reporter
from kidslogic.packs.pack import DEFAULT_BOARD, Cave, Texts
from kidslogic.packs.symbol_words import SymbolWords
from kidslogic.packs.tree import Fields, Items, Node, Text
from kidslogic.patterns.symbols import Symbol

FORMAT: Final = 1
GAMES: Final = ("piraten",)
CAVES: Final = range(4, 11)
SYMBOLS_PER_CAVE: Final = 3
AGES: Final = range(4, 13)

WHOLE_NUMBER: Final = re.compile(r"[1-9][0-9]{0,5}")
APP_VERSION: Final = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4}){0,2}")
AGE: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


@dataclass(frozen=True)
class Head:
    """The checked fields of a pack without its symbols, board and cards; empty where they were at fault."""

    id: str
    version: int
    game: str
    title: Texts
    description: Texts
    source: Texts
    languages: tuple[str, ...]
    licence: str | None
    authors: tuple[str, ...]
    age: tuple[int, int] | None
    tags: tuple[str, ...]
    min_app: str | None


def is_readable(root: Fields, app_version: str, reporter: Reporter) -> bool:
    """Is this a pack that this program understands? If not, nothing else about it is worth saying."""
    if not any(key.value in PACK_FIELDS for key in root.keys):
        reporter.report("not-a-pack" if root.get("decks") is None else "deck-no-pack", root)
        return False
    number = root.get("kidslogic")
    if isinstance(number, Text) and number.value:
        if not WHOLE_NUMBER.fullmatch(number.value):
            reporter.report("format-invalid", number, number.value)
        elif int(number.value) > FORMAT:
            reporter.report("format-too-new", number, number.value)
            return False
    needed = root.get("min_app")
    if isinstance(needed, Text) and needed.value:
        if not APP_VERSION.fullmatch(needed.value):
            reporter.report("bad-min-app", needed, needed.value)
        elif _version_numbers(needed.value) > _version_numbers(app_version):
            reporter.report("app-too-old", needed, needed.value)
            return False
    return True


def read_head(root: Fields, fields: Mapping[str, Node], reporter: Reporter) -> Head:
    """Check the fields of a pack that stand beside its symbols, board and cards."""
    languages = _languages(root, fields, reporter)
    texts = {
        name: read_texts(fields.get(name), name, PACK_FIELDS[name], languages, reporter)
        for name in ("title", "description", "source")
    }
    authors = read_list(fields.get("authors"), "authors", MAX_NAME, reporter)
    if (listed := fields.get("authors")) is not None and isinstance(listed, Items) and not listed.values:
        reporter.report("no-author", listed)
    min_app = fields.get("min_app")
    return Head(
        id=_id(fields.get("id"), reporter),
        version=_version(fields.get("version"), reporter),
        game=read_choice(fields.get("game"), "bad-game", GAMES, reporter) or GAMES[0],
        title=texts["title"],
        description=texts["description"],
        source=texts["source"],
        languages=languages,
        licence=read_choice(fields.get("licence"), "bad-licence", LICENCES, reporter),
        authors=authors,
        age=_age(fields.get("age"), reporter),
        tags=read_list(fields.get("tags"), "tags", MAX_TAG, reporter),
        min_app=min_app.value if isinstance(min_app, Text) else None,
    )


def read_board(node: Node | None, symbols: SymbolWords, reporter: Reporter) -> tuple[Cave, ...] | None:
    """The board; None where it is at fault, so that no row is blamed for it."""
    if node is None:
        return DEFAULT_BOARD
    before = reporter.findings.errors
    places: list[Node] = []
    if isinstance(node, Text):
        places = [Text(word, node.line, node.column) for word in node.value.split()]
    elif isinstance(node, Items):
        places = list(node.values)
    seen: set[Symbol] = set()
    board = tuple(_cave(place, node, seen, symbols, reporter) for place in places)
    if len(board) not in CAVES:
        reporter.report("board-size", node, count=len(board), low=CAVES.start, high=CAVES.stop - 1)
    return board if reporter.findings.errors == before else None


def _cave(place: Node, board: Node, seen: set[Symbol], symbols: SymbolWords, reporter: Reporter) -> Cave:
    values = place.values if isinstance(place, Items) else (place,)
    if not 1 <= len(values) <= SYMBOLS_PER_CAVE:
        reporter.report("cave-size", place, count=len(values), limit=SYMBOLS_PER_CAVE)
    cave: list[Symbol] = []
    for value in values:
        if not isinstance(value, Text):
            reporter.report("wrong-type", value, field="board", kind="text", example=PACK_FIELDS["board"].example)
            continue
        word = value.value.strip()
        symbol = symbols.known(word)
        if not word:
            reporter.report("empty-value", value, field="board")
        elif symbol is None:
            symbols.report_unknown(word, value, reporter)
        elif symbol in seen:
            reporter.report("board-duplicate", board if isinstance(board, Text) else value, word)
        else:
            seen.add(symbol)
            cave.append(symbol)
    return tuple(cave)


def _languages(root: Fields, fields: Mapping[str, Node], reporter: Reporter) -> tuple[str, ...]:
    single, several = fields.get("language"), fields.get("languages")
    if single is not None and several is not None:
        key = next(key for key in reversed(root.keys) if key.value in ("language", "languages"))
        reporter.report("language-twice", key)
    if root.get("language") is None and root.get("languages") is None:
        reporter.report("missing-field", root, field="language", example=PACK_FIELDS["language"].example)
    nodes = several.values if isinstance(several, Items) else () if single is None else (single,)
    if isinstance(several, Items) and not nodes:
        reporter.report("empty-value", several, field="languages")
    found: list[str] = []
    for node in nodes:
        value = node.value if isinstance(node, Text) else ""
        if value not in LANGUAGES:
            reporter.report("bad-language", node, value, possible=", ".join(LANGUAGES))
            return ()
        if value in found:
            reporter.report("duplicate-language", node, value)
        else:
            found.append(value)
    return tuple(found)


def _id(node: Node | None, reporter: Reporter) -> str:
    if not isinstance(node, Text):
        return ""
    if not ID.fullmatch(node.value) or ".." in node.value or node.value.endswith("."):
        reporter.report("bad-id", node, node.value, example=as_id(node.value, ID, PACK_FIELDS["id"].example))
    return node.value


def _version(node: Node | None, reporter: Reporter) -> int:
    if not isinstance(node, Text):
        return 1
    if not WHOLE_NUMBER.fullmatch(node.value):
        reporter.report("bad-version", node, node.value)
        return 1
    return int(node.value)


def _age(node: Node | None, reporter: Reporter) -> tuple[int, int] | None:
    if not isinstance(node, Text):
        return None
    if match := AGE.fullmatch(node.value):
        youngest = int(match[1])
        oldest = int(match[2] or youngest)
        if youngest <= oldest and youngest in AGES and oldest in AGES:
            return youngest, oldest
    numbers = sorted({int(number) for number in re.findall(r"[0-9]{1,2}", node.value)})
    possible = 0 < len(numbers) < 3 and {*AGES}.issuperset(numbers)
    meant = {"suggestion": "-".join(map(str, numbers))} if possible else {}  # `5 bis 7`, or a long dash
    reporter.report("bad-age", node, node.value, low=AGES.start, high=AGES.stop - 1, **meant)
    return None


def _version_numbers(version: str) -> tuple[int, ...]:
    """`1.2` as numbers to compare; what follows the numbers (`1.2.dev1`) does not count."""
    numbers = [int(part) for part in re.findall(r"\d+", re.split(r"[^0-9.]", version)[0])]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
