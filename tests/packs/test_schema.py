"""The schema for editors: up to date, and never of another opinion than the checker where it can have one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from kidslogic.packs import fields
from kidslogic.packs.decoding import Source, decode
from kidslogic.packs.schema import DRAFT, SCHEMA_FILE, pack_schema, row_pattern, schema_text, symbol_pattern
from kidslogic.patterns.symbols import Symbol, VariantFault, parse_symbol, possible_variants
from kidslogic.resources import content_dir
from tests.packs.kit import EXAMPLES, SMALL, found, with_row, words
from tests.packs.kit import check as check_text

VALIDATOR = jsonschema.Draft7Validator(pack_schema(words()))
OF_THE_WRITING = """
    file-empty file-too-big not-text not-utf8 control-char odd-space tab-indent bad-indent missing-space-after-colon
    colon-in-text quote-not-closed bracket-not-closed bad-escape reserved-start-char bare-question-mark
    multiple-documents anchor alias merge-key tag directive complex-key duplicate-key too-deep yaml-syntax
"""
"""Faults because of which there is nothing that a schema could be held against."""
TOLD_BY_THE_SCHEMA = """
    not-a-pack missing-field unknown-field empty-value wrong-type format-invalid format-too-new bad-id bad-version
    bad-language duplicate-language language-twice bad-licence no-author bad-age text-too-long no-cards board-size
    board-duplicate card-no-side unknown-side row-count duplicate-row row-empty row-no-gap row-many-gaps row-too-short
    row-too-long row-comma answer-missing answer-many unknown-variant unknown-rule rule-argument bad-symbol-name
    symbol-name-taken symbol-alt-missing symbol-path symbol-type
"""
BEYOND_THE_SCHEMA = {"field-missing-cards.yaml"}
"""Examples whose fault only a look at the whole folder shows: cards may lie in files of their own."""


class Editor(yaml.SafeLoader):
    """Reads YAML as editors do, by the rules of YAML 1.2: `no` is a word."""


Editor.yaml_implicit_resolvers = {}
Editor.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("true|false"), list("tf"))
Editor.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"[-+]?[0-9]{1,15}$"), list("-+0123456789"))
Editor.add_implicit_resolver("tag:yaml.org,2002:float", re.compile(r"[-+]?[0-9]+\.[0-9]+$"), list("-+0123456789"))
Editor.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("(?:~|null)?$"), ["~", "n", ""])


def _seen_by_editor(path: Path) -> Any:
    main = path / "pack.yaml" if path.is_dir() else path
    source = decode(main.read_bytes(), main.name)
    assert isinstance(source, Source)
    return yaml.load(source.text, Editor)


def _text_examples(folder: str) -> list[Path]:
    paths = sorted((EXAMPLES / folder).iterdir())
    return [path for path in paths if path.suffix not in (".klpack", ".tsv")]


def _code_of(name: str) -> str:
    lines = (EXAMPLES / "bad" / "EXPECT.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {cells[0]: cells[1] for cells in (line.split("\t") for line in lines)}[name]


READABLE_BAD = [path for path in _text_examples("bad") if _code_of(path.name) not in OF_THE_WRITING.split()]
GOOD = [*_text_examples("good"), *sorted((content_dir() / "packs").iterdir())]


def test_the_file_is_what_the_tables_say() -> None:
    path = content_dir() / SCHEMA_FILE
    assert path.read_text(encoding="utf-8") == schema_text(words()), "run python content/make/pack_schema.py"


def test_it_is_a_schema_that_editors_know() -> None:
    schema = json.loads((content_dir() / SCHEMA_FILE).read_text(encoding="utf-8"))
    assert schema["$schema"] == DRAFT == "http://json-schema.org/draft-07/schema#"
    jsonschema.Draft7Validator.check_schema(schema)


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.name)
def test_good_packs_are_good_in_the_editor(path: Path) -> None:
    assert [error.message for error in VALIDATOR.iter_errors(_seen_by_editor(path))] == []


@pytest.mark.parametrize("path", READABLE_BAD, ids=lambda path: path.name)
def test_bad_packs_are_bad_in_the_editor_where_it_can_tell(path: Path) -> None:
    is_told = _code_of(path.name) in TOLD_BY_THE_SCHEMA.split() and path.name not in BEYOND_THE_SCHEMA
    assert VALIDATOR.is_valid(_seen_by_editor(path)) is not is_told


def test_every_code_the_schema_tells_is_seen_in_an_example() -> None:
    assert {_code_of(path.name) for path in READABLE_BAD} >= set(TOLD_BY_THE_SCHEMA.split())


@pytest.mark.parametrize(
    "row",
    [
        "shell star shell ? = star", "'? star shell star = shell'", "_ star shell star = shell",
        "fish/blue/big fish/big/blue fish/blue/big ?=fish/big/blue", "coin/3 coin coin/3 ? = coin",
        "{row: shell star shell _, answer: star}", "{row: [shell, star, shell, '?'], answer: star}",
        "{row: shell star shell _ = star, rule: repeat 2}", "mine mine/red mine ? = mine/red",
        "gem/red gem/blue gem/red ? = gem/blue",
    ],
)  # fmt: skip
def test_rows_that_are_written_well(row: str) -> None:
    text = with_row(row)
    assert VALIDATOR.is_valid(yaml.load(text, Editor))
    doubts = {"answer-not-on-board", "unknown-symbol", "row-without-rule", "row-ambiguous", "answer-looks-wrong"}
    assert {code for code, _ in found(check_text(text))} <= doubts


@pytest.mark.parametrize(
    "row",
    [
        "shell star shell = star", "shell star ? ? = star", "shell star ? = star", "shell, star, shell, ? = star",
        "shell star shell ?", "shell star shell ? = star moon", "shell/rot star shell ? = star",
        "gem star gem ? = star",
        "coin/21 star shell ? = star", "arrow star arrow ? = star", "shell/red/blue star shell ? = star",
        "{row: shell star shell _ = star, rule: repeat}", "{row: shell star shell _ = star, rule: mirror 2}",
        "{row: shell star shell _ = star, colour: red}", "{answer: star}", "fish/up star fish/up ? = star",
    ],
)  # fmt: skip
def test_rows_that_are_not(row: str) -> None:
    text = with_row(row)
    assert not VALIDATOR.is_valid(yaml.load(text, Editor))
    assert any(problem.severity == "error" for problem in check_text(text).problems)


def test_a_symbol_is_written_as_the_checker_reads_it() -> None:
    pattern = re.compile(symbol_pattern())
    for name in words():
        for variant in ("", *(f"/{word}" for word in possible_variants(name)), "/rot", "/99", "/"):
            text = name + variant
            read = parse_symbol(text) if variant else Symbol(name)
            bare = text in ("gem", "marble", "arrow", "dots")
            assert bool(pattern.fullmatch(text)) is (not isinstance(read, VariantFault) and not bare), text
    assert re.match(row_pattern(answer=True), "shell star shell ? = star")


def test_every_field_says_what_it_is_for() -> None:
    texts = yaml.safe_load((content_dir() / "texts" / "pack_fields.yaml").read_text(encoding="utf-8"))
    known = {
        "pack": fields.PACK_FIELDS, "card": fields.CARD_FIELDS, "row": fields.ROW_FIELDS,
        "picture": fields.PICTURE_FIELDS,
    }  # fmt: skip
    assert {name: set(texts[name]) for name in known} == {name: set(table) for name, table in known.items()}
    for section in texts.values():
        assert all(set(said) == {"de", "cs", "en"} and all(said.values()) for said in section.values())


def test_help_can_be_had_in_one_language_alone() -> None:
    schema = pack_schema(words(), ["cs"])
    assert schema["properties"]["cards"]["description"] == "Karty s hádankami."
    assert VALIDATOR.is_valid(yaml.load(SMALL, Editor))
