"""The fields of a pack, a card, a row and a picture: a table each, and the walk that reads them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from kidslogic.packs.findings import Reporter
from kidslogic.packs.pack import NO_TEXTS, Texts
from kidslogic.packs.tree import MAX_TEXT, Fields, Items, Node, Text, shortened
from kidslogic.packs.yaml_faults import as_item

Kind = Literal["text", "texts", "list", "words", "fields"]
"""text: one text; texts: a text or one per language; words: a text or a list; fields: named values."""


@dataclass(frozen=True)
class Field:
    """What one field holds: its kind, how many letters at most, and how it looks."""

    kind: Kind
    example: str
    required: bool = False
    limit: int | None = None

    @cached_property
    def node_types(self) -> tuple[type[Node], ...]:
        """What may stand in the file."""
        return _NODE_TYPES[self.kind]


_NODE_TYPES: Final[Mapping[Kind, tuple[type[Node], ...]]] = {
    "text": (Text,),
    "texts": (Text, Fields),
    "list": (Items,),
    "words": (Text, Items),
    "fields": (Fields,),
}

LANGUAGES: Final = ("de", "cs", "en")
LICENCES: Final = (
    "CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0", "CC-BY-NC-SA-4.0", "private",
)  # fmt: skip
ID: Final = re.compile(r"[a-z0-9][a-z0-9.-]{2,63}")
CARD_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_LONGEST_ID: Final = 40
"""Of an id that is proposed."""
MAX_NAME: Final = 80
MAX_TAG: Final = 40

PACK_FIELDS: Final[Mapping[str, Field]] = {
    "kidslogic": Field("text", "1", required=True),
    "game": Field("text", "piraten"),
    "id": Field("text", "mueller.muscheln", required=True),
    "version": Field("text", "3"),
    "title": Field("texts", "Muscheln", required=True, limit=80),
    "description": Field("texts", "{de: Für den Anfang., cs: Pro začátek.}", limit=1000),
    "source": Field("texts", "Klasse 1b", limit=240),
    "language": Field("text", "de"),
    "languages": Field("list", "[de, cs]"),
    "licence": Field("text", "CC-BY-4.0"),
    "authors": Field("list", "[Anna, Jan]"),
    "age": Field("text", "5-7"),
    "tags": Field("list", "[strand, reihen]"),
    "min_app": Field("text", "1.2"),
    "board": Field("words", "[shell, crab, fish, star]"),
    "symbols": Field("fields", "{schnecke: {file: symbols/schnecke.svg, alt: Schnecke}}"),
    "voice": Field("list", "[{text: Schnecke, file: voice/schnecke.ogg}]"),
    "cards": Field("list", "[{id: m1, brown: [...]}]"),
}
CARD_FILE_FIELDS: Final[Mapping[str, Field]] = {"cards": Field("list", "[{id: m1, brown: [...]}]", required=True)}
CARD_FIELDS: Final[Mapping[str, Field]] = {
    "id": Field("text", "m1", required=True),
    "title": Field("texts", "{de: Am Strand, cs: Na pláži}", limit=80),
    "tags": Field("list", "[strand]"),
    "brown": Field("list", "[shell star shell ? = star, ...]"),
    "blue": Field("list", "[shell star shell ? = star, ...]"),
}
ROW_FIELDS: Final[Mapping[str, Field]] = {
    "row": Field("words", "shell star shell ?", required=True),
    "answer": Field("text", "star"),
    "rule": Field("text", "repeat 2"),
    "hint": Field("texts", "{de: Sag es laut!, cs: Řekni to nahlas!}", limit=140),
    "explain": Field("texts", "{de: Immer zwei., cs: Vždy dva.}", limit=240),
    "why_not": Field("text", "moon steht nie am Ende", limit=240),
}
PICTURE_FIELDS: Final[Mapping[str, Field]] = {
    "file": Field("text", "symbols/schnecke.svg", required=True),
    "alt": Field("texts", "{de: Schnecke, cs: šnek}", limit=80),
    "author": Field("text", "Anna", limit=80),
    "licence": Field("text", "CC-BY-4.0"),
    "source": Field("text", "https://example.org", limit=240),
}
VOICE_FIELDS: Final[Mapping[str, Field]] = {
    "text": Field("text", "Schnecke", required=True, limit=240),
    "file": Field("text", "voice/schnecke.ogg", required=True),
    "language": Field("text", "de"),
}


def as_id(text: str, form: re.Pattern[str], otherwise: str) -> str:
    """The id that somebody may have meant by `text`: `Müller Strand` becomes `mueller-strand`.

    `form` is what an id looks like; where nothing of that form comes of the text it is `otherwise`.
    """
    german = text.casefold().translate({ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue"})
    plain = unicodedata.normalize("NFKD", german).encode("ascii", "ignore").decode()
    found = re.sub(r"[^a-z0-9.]+" if form is ID else r"[^a-z0-9]+", "-", plain)[:_LONGEST_ID].strip("-.")
    return found if form.fullmatch(found) else otherwise


_FIELD_WORDS: Final[Mapping[str, Texts]] = {
    "title": {"de": "Titel", "cs": "název"},
    "description": {"de": "Beschreibung", "cs": "popis"},
    "source": {"de": "Quelle", "cs": "zdroj"},
    "language": {"de": "Sprache", "cs": "jazyk"},
    "languages": {"de": "Sprachen", "cs": "jazyky"},
    "licence": {"de": "Lizenz", "en": "license"},
    "authors": {"de": "Autoren", "cs": "autoři", "en": "author"},
    "age": {"de": "Alter", "cs": "věk"},
    "board": {"de": "Tafel", "cs": "deska"},
    "symbols": {"de": "Bilder", "cs": "obrázky", "en": "pictures"},
    "voice": {"de": "Aufnahmen", "cs": "nahrávky", "en": "recordings"},
    "cards": {"de": "Karten", "cs": "karty"},
    "row": {"de": "Reihe", "cs": "řada"},
    "answer": {"de": "Antwort", "cs": "odpověď"},
    "rule": {"de": "Regel", "cs": "pravidlo"},
    "hint": {"de": "Tipp", "cs": "nápověda"},
    "explain": {"de": "Erklärung", "cs": "vysvětlení"},
    "file": {"de": "Datei", "cs": "soubor"},
}
"""The fields as authors may call them in their own language; a suggestion then names the right word."""


def read_fields(
    node: Fields, table: Mapping[str, Field], reporter: Reporter, reported: Collection[Text] = ()
) -> dict[str, Node]:
    """The fields of `node` that are known, filled and of the right kind; everything else is reported.

    `reported` are keys about which something has been said already.
    """
    found: dict[str, Node] = {}
    for key, value in zip(node.keys, node.values, strict=True):
        field = table.get(key.value)
        if field is not None and type(value) in field.node_types and (type(value) is not Text or value.value.strip()):
            found[key.value] = value
        elif field is not None:
            _report_field(key, value, field, reporter)
        elif key not in reported:
            meant = {known: _FIELD_WORDS.get(known, {}) for known in table}
            reporter.report("unknown-field", key, key.value, meant)
    for name, field in table.items():
        if field.required and name not in found and node.get(name) is None:
            reporter.report("missing-field", node, field=name, example=field.example)
    return found


def _report_field(key: Text, value: Node, field: Field, reporter: Reporter) -> None:
    """What is wrong with the value of a known field: it is empty or of another kind."""
    if isinstance(value, Text) and not value.value.strip():
        _report_empty(key, reporter)
    elif field.kind == "list" and value.line > key.line:
        reporter.report("missing-dash", value, example=as_item(reporter.source.line(value.line)))
    else:
        reporter.report("wrong-type", value, field=key.value, kind=field.kind, example=field.example)


def _report_empty(key: Text, reporter: Reporter) -> None:
    """Nothing stands behind a field's name, or a `#` with which a remark begins."""
    behind = reporter.source.line(key.line)[key.column - 1 + len(key.value) :].lstrip(" :")
    if behind.startswith("#"):
        reporter.report("reserved-start-char", key, sign="#")
    else:
        reporter.report("answer-missing" if key.value == "answer" else "empty-value", key, field=key.value)


def read_texts(node: Node | None, name: str, field: Field, languages: tuple[str, ...], reporter: Reporter) -> Texts:
    """A text in every one of `languages`; missing, unlisted and too long ones are reported.

    With no `languages` (the pack's own list is at fault) whatever is there is taken.
    """
    if node is None:
        return NO_TEXTS
    if isinstance(node, Text):
        _check_length(node, name, field.limit, reporter)
        for language in languages[1:]:
            reporter.report("missing-translation", node, field=name, language=language)
        return {languages[0] if languages else "": node.value}
    assert isinstance(node, Fields)  # read_fields lets nothing else pass
    texts = {}
    longest = field.limit or MAX_TEXT
    for key, value in zip(node.keys, node.values, strict=True):
        if type(value) is Text:
            text = texts[key.value] = value.value
            if key.value in languages and len(text) <= longest and text.strip():
                continue
        _report_text(key, value, name, field, languages, reporter)
    if len(texts) < len(languages):
        for language in languages:
            if language not in texts and node.get(language) is None:
                reporter.report("missing-translation", node, field=name, language=language)
    return texts


def _report_text(
    key: Text, value: Node, name: str, field: Field, languages: tuple[str, ...], reporter: Reporter
) -> None:  # fmt: skip
    """What is wrong with one text of several languages, if anything."""
    language = key.value
    if language not in LANGUAGES:
        reporter.report("bad-language", key, language, possible=", ".join(LANGUAGES))
    elif languages and language not in languages:
        reporter.report("unlisted-language", key, field=name, language=language, code=language)
    elif not isinstance(value, Text):
        reporter.report("wrong-type", value, field=f"{name}: {language}", kind="text", example=field.example)
    elif not value.value.strip():
        reporter.report("empty-value", key, field=f"{name}: {language}")
    else:
        _check_length(value, name, field.limit, reporter)


def read_text(node: Node | None, name: str, field: Field, reporter: Reporter) -> str | None:
    """A single text within its length."""
    if not isinstance(node, Text):
        return None
    _check_length(node, name, field.limit, reporter)
    return node.value


def read_list(node: Node | None, name: str, limit: int, reporter: Reporter) -> tuple[str, ...]:
    """A list of short texts."""
    if not isinstance(node, Items):
        return ()
    values = []
    for value in node.values:
        if not isinstance(value, Text):
            reporter.report("wrong-type", value, field=name, kind="text", example="[Anna, Jan]")
        elif not value.value.strip():
            reporter.report("empty-value", value, field=name)
        else:
            _check_length(value, name, limit, reporter)
            values.append(value.value)
    return tuple(values)


def read_choice(node: Node | None, code: str, choices: tuple[str, ...], reporter: Reporter) -> str | None:
    """One of `choices`, else `code` is reported."""
    if not isinstance(node, Text):
        return None
    if node.value not in choices:
        reporter.report(code, node, node.value, choices, possible=", ".join(choices))
        return None
    return node.value


def _check_length(node: Text, name: str, limit: int | None, reporter: Reporter) -> None:
    if limit is not None and len(node.value) > limit:
        reporter.report("text-too-long", node, field=shortened(name), letters=len(node.value), limit=limit)
