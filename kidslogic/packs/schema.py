"""The JSON Schema of packs for editors, made from the tables of the checker (packs/FORMAT.md, "Editor help").

Draft-07, because that is what editors know. It says less than the checker: an editor sees one file at a time and cannot
count rows that mean the same; the checker stays the judge. The two must not contradict each other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kidslogic.packs import fields as tables
from kidslogic.packs import recordings
from kidslogic.packs.fields import CARD_ID, ID, LANGUAGES, LICENCES, MAX_NAME, MAX_TAG, Field
from kidslogic.packs.head import AGES, APP_VERSION, CAVES, FORMAT, GAMES, SYMBOLS_PER_CAVE, WHOLE_NUMBER
from kidslogic.packs.loading import MAX_CARDS
from kidslogic.packs.pack import ROWS_PER_SIDE, SIDES
from kidslogic.packs.pictures import FILE_NAME, FOLDER, NAME
from kidslogic.packs.row_words import PLACES
from kidslogic.packs.vocabulary import Vocabulary
from kidslogic.patterns.rule_words import RULE_WORDS
from kidslogic.patterns.symbols import COLOURS, DIRECTED, DIRECTIONS, NEEDS_VARIANT, NUMBERED, SIZES
from kidslogic.resources import content_data

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
"""Exactly so: with https, editors show no help."""
SCHEMA_FILE: Final = "kidslogic-pack.schema.json"

Schema = dict[str, Any]

_SCALAR: Final = ["string", "number", "boolean"]
"""What the checker takes as a text may look like a number or a yes to an editor."""
_SYMBOL: Final[Schema] = {"$ref": "#/definitions/symbol"}
_SYMBOLS: Final[Schema] = {"type": "object", "additionalProperties": {"$ref": "#/definitions/picture"}}


def schema_text(vocabulary: Vocabulary, languages: Sequence[str] = LANGUAGES) -> str:
    """The schema as it stands in its file, with help in these languages."""
    return json.dumps(pack_schema(vocabulary, languages), ensure_ascii=False, indent=1) + "\n"


def pack_schema(vocabulary: Vocabulary, languages: Sequence[str] = LANGUAGES) -> Schema:
    """The schema of a pack.yaml; `#/definitions/card-file` is that of a file in cards/."""
    maker = _Maker(vocabulary, tuple(languages))
    pack = maker.fields("pack", tables.PACK_FIELDS)
    pack["oneOf"] = [{"required": ["language"]}, {"required": ["languages"]}]
    cards = {"cards": pack["properties"]["cards"]}
    return {
        "$schema": DRAFT,
        "title": "KidsLogic pack",
        **pack,
        "definitions": {
            "card": maker.card(),
            "row": maker.row(),
            "picture": maker.picture(),
            "recording": maker.recording(),
            "symbol": maker.symbol(),
            "card-file": _object(cards, tuple(tables.CARD_FILE_FIELDS)),
        },
    }


@dataclass(frozen=True)
class _Maker:
    vocabulary: Vocabulary
    languages: tuple[str, ...]

    def fields(self, table: str, fields: Mapping[str, Field]) -> Schema:
        """All fields of a table with what they are for."""
        special = self._special()
        properties = {}
        for name, field in fields.items():
            said = {"description": self._said(table, name)}
            properties[name] = {**said, **special.get(f"{table}.{name}", _by_kind(field))}
        return _object(properties, tuple(name for name, field in fields.items() if field.required))

    def card(self) -> Schema:
        """A card has rows on at least one side."""
        return {**self.fields("card", tables.CARD_FIELDS), "anyOf": [{"required": [side]} for side in SIDES]}

    def row(self) -> Schema:
        """A row is one text with its answer, or fields."""
        one_line = {"type": "string", "pattern": row_pattern(answer=True), **self._form("row-with-answer")}
        return {"anyOf": [one_line, self.fields("row", tables.ROW_FIELDS)]}

    def picture(self) -> Schema:
        """A picture of the pack's own; its words are always needed."""
        made = self.fields("picture", tables.PICTURE_FIELDS)
        return {**made, "required": [*made["required"], "alt"]}

    def recording(self) -> Schema:
        """A recording of the pack's own."""
        return self.fields("recording", tables.VOICE_FIELDS)

    def symbol(self) -> Schema:
        """A symbol: one of the program, offered by name, or any other name a pack may have given."""
        offered = [name for name in self.vocabulary if name not in NEEDS_VARIANT]
        written = {"type": "string", "pattern": f"^{symbol_pattern()}$", **self._form("symbol")}
        return {"anyOf": [{"enum": offered}, written]}

    def _special(self) -> dict[str, Schema]:
        """Fields about which their kind does not say everything."""
        return {**self._of_pack(), **self._of_card(), **self._of_row(), **self._of_picture(), **self._of_recording()}

    def _of_pack(self) -> dict[str, Schema]:
        languages = {"enum": list(LANGUAGES)}
        names = {"pattern": f"^{NAME.pattern}$", "not": {"enum": list(self.vocabulary)}}
        return {
            "pack.kidslogic": {"enum": [form for number in range(1, FORMAT + 1) for form in (number, str(number))]},
            "pack.game": {"enum": list(GAMES)},
            "pack.id": {**_text_like(ID), **self._form("id")},
            "pack.version": {**_text_like(WHOLE_NUMBER), "type": ["string", "integer"]},
            "pack.language": languages,
            "pack.languages": _list(languages, range(1, len(LANGUAGES) + 1), unique=True),
            "pack.licence": {"enum": list(LICENCES)},
            "pack.authors": {**_list_of_texts(MAX_NAME), "minItems": 1},
            "pack.age": {"enum": _ages()},
            "pack.tags": _list_of_texts(MAX_TAG),
            "pack.min_app": _text_like(APP_VERSION),
            "pack.board": self._board(),
            "pack.symbols": {**_SYMBOLS, "propertyNames": names},
            "pack.voice": {"type": "array", "items": {"$ref": "#/definitions/recording"}},
            "pack.cards": _list({"$ref": "#/definitions/card"}, range(1, MAX_CARDS + 1)),
        }

    def _board(self) -> Schema:
        cave = {"anyOf": [_SYMBOL, _list(_SYMBOL, range(1, SYMBOLS_PER_CAVE + 1))]}
        words = {"type": "string", "pattern": _words_pattern(symbol_pattern(), CAVES), **self._form("symbol")}
        return {"anyOf": [words, _list(cave, CAVES, unique=True)]}

    def _of_card(self) -> dict[str, Schema]:
        rows = _list({"$ref": "#/definitions/row"}, range(ROWS_PER_SIDE, ROWS_PER_SIDE + 1), unique=True)
        sides = {f"card.{name}": rows for name in SIDES}
        return {"card.id": _text_like(CARD_ID), "card.tags": _list_of_texts(MAX_TAG), **sides}

    def _of_row(self) -> dict[str, Schema]:
        text = {"type": "string", "pattern": row_pattern(answer=False), **self._form("row")}
        cells = _list({"anyOf": [{"enum": ["?", "_"]}, _SYMBOL]}, PLACES)
        return {"row.row": {"anyOf": [text, cells]}, "row.answer": _SYMBOL, "row.rule": {"enum": _rules()}}

    def _of_picture(self) -> dict[str, Schema]:
        path = rf"^{FOLDER}/(?!.*\.\.)(?=.*\.(?:[sS][vV][gG]|[pP][nN][gG])$){FILE_NAME.pattern}$"
        file = {"type": "string", "pattern": path, **self._form("file")}
        return {"picture.file": file, "picture.licence": {"enum": list(LICENCES)}}

    def _of_recording(self) -> dict[str, Schema]:
        path = rf"^{recordings.FOLDER}/(?!.*\.\.)(?=.*\.(?:[oO][gG][gG]|[oO][pP][uU][sS])$){FILE_NAME.pattern}$"
        file = {"type": "string", "pattern": path, **self._form("recording")}
        return {"recording.file": file, "recording.language": {"enum": list(LANGUAGES)}}

    def _said(self, table: str, name: str) -> str:
        return "\n\n".join(_help()[table][name][language] for language in self.languages)

    def _form(self, name: str) -> Schema:
        return {"patternErrorMessage": " / ".join(_help()["forms"][name][language] for language in self.languages)}


def symbol_pattern() -> str:
    """The text form of a symbol, for Python and for editors; any name that is not built in may be a pack's own."""
    colour, size = _one_of(COLOURS), _one_of(SIZES)
    variants = f"(?:/{colour}(?:/{size})?|/{size}(?:/{colour})?)"
    numbered = [
        f"{name}/{_one_of(map(str, numbers))}" if name in NEEDS_VARIANT else f"{name}(?:/{_one_of(map(str, numbers))})?"
        for name, numbers in NUMBERED.items()
    ]
    directed = [f"{name}/{_one_of(DIRECTIONS)}" for name in sorted(DIRECTED)]
    special = _one_of([*NUMBERED, *sorted(DIRECTED)])
    bare = _one_of(sorted(NEEDS_VARIANT - set(NUMBERED) - DIRECTED))
    others = f"(?!{special}(?![a-z0-9-]))(?!{bare}(?![a-z0-9/-])){NAME.pattern}{variants}?"
    return _one_of([*numbered, *directed, others])


def row_pattern(*, answer: bool) -> str:
    """The text form of a row with one gap; with `answer` it must say what belongs there, else it may."""
    cell = f"(?:[?_]|{symbol_pattern()})"
    places = f"{cell}(?:\\s+{cell}){{{PLACES.start - 1},{PLACES.stop - 2}}}"
    behind = rf"=\s*{symbol_pattern()}\s*"
    return rf"^(?=[^?_]*[?_][^?_]*$)\s*{places}\s*{behind if answer else f'(?:{behind})?'}$"


def _words_pattern(word: str, count: range) -> str:
    return rf"^\s*{word}(?:\s+{word}){{{count.start - 1},{count.stop - 2}}}\s*$"


def _by_kind(field: Field) -> Schema:
    text: Schema = {"type": _SCALAR} if field.limit is None else {"type": _SCALAR, "maxLength": field.limit}
    text["minLength"] = 1
    if field.kind == "texts":
        each = {"type": "object", "properties": dict.fromkeys(LANGUAGES, text), "additionalProperties": False}
        return {"anyOf": [text, each]}
    return text


def _text_like(form: re.Pattern[str]) -> Schema:
    """A text of this form, which an editor may take for a number."""
    return {"type": ["string", "number"], "pattern": rf"^(?!.*\.\.)(?!.*\.$)(?:{form.pattern})$", "exclusiveMinimum": 0}


def _list(items: Schema, count: range, *, unique: bool = False) -> Schema:
    made = {"type": "array", "items": items, "minItems": count.start, "maxItems": count.stop - 1}
    return {**made, "uniqueItems": True} if unique else made


def _list_of_texts(limit: int) -> Schema:
    return {"type": "array", "items": {"type": _SCALAR, "minLength": 1, "maxLength": limit}}


def _ages() -> list[int | str]:
    ranges = [f"{youngest}-{oldest}" for youngest in AGES for oldest in AGES if youngest <= oldest]
    return [*AGES, *map(str, AGES), *ranges]


def _rules() -> list[str]:
    return [
        word if number is None else f"{word} {number}"
        for word, numbers in RULE_WORDS.items()
        for number in numbers or [None]
    ]


def _one_of(words: Any) -> str:
    return f"(?:{'|'.join(words)})"


def _object(properties: Mapping[str, Schema], required: tuple[str, ...]) -> Schema:
    made: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    return {**made, "required": list(required)}


@cache
def _help() -> Mapping[str, Any]:
    sections: Mapping[str, Any] = content_data("texts/pack_fields.yaml")
    return sections
