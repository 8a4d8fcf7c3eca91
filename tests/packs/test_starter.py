"""A new author's first pack works as it stands, in every language, and nobody's work is written over."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
import yaml

from kidslogic.packs.fields import ID
from kidslogic.packs.schema import SCHEMA_FILE
from kidslogic.packs.sharing import pack_folder
from kidslogic.packs.starter import starter_id, write_starter
from kidslogic.patterns.verdict import verdict
from tests.packs.kit import APP_VERSION, load, words

LANGUAGES = ("de", "cs", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_starter_is_a_good_pack(tmp_path: Path, language: str) -> None:
    path = write_starter(tmp_path / "Mušle", language, words())
    loaded = load(path.parent)
    assert loaded.problems == ()
    assert loaded.pack is not None
    assert loaded.pack.languages == (language,)
    rows = [row.row for card in loaded.pack.cards for side in card.sides.values() for row in side]
    assert [row.text for row in rows if verdict(row).kind != "clear" or verdict(row).answer != row.answer] == []
    assert pack_folder(path.parent, vocabulary=words(), app_version=APP_VERSION).data is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_editors_find_the_schema_beside_it(tmp_path: Path, language: str) -> None:
    path = write_starter(tmp_path, language, words())
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# yaml-language-server: $schema=./{SCHEMA_FILE}\n")
    schema = json.loads((tmp_path / SCHEMA_FILE).read_text(encoding="utf-8"))
    jsonschema.validate(yaml.safe_load(text), schema, jsonschema.Draft7Validator)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_placeholder_is_left(tmp_path: Path, language: str) -> None:
    text = write_starter(tmp_path, language, words()).read_text(encoding="utf-8")
    assert "{id}" not in text
    assert "{folder}" not in text
    assert f"pack check {tmp_path}" in text


def test_an_existing_pack_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        write_starter(tmp_path, "de", words())
    assert (tmp_path / "pack.yaml").read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / SCHEMA_FILE).exists()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Muscheln", "meins.muscheln"), ("Grüße aus Köln!", "meins.gruesse-aus-koeln"),
        ("Řady č. 3", "meins.rady-c-3"), ("数", "meins.pack"), ("a" * 90, "meins." + "a" * 40),
    ],
)  # fmt: skip
def test_the_id_comes_from_the_folder(name: str, expected: str) -> None:
    assert starter_id(name, "de") == expected
    assert ID.fullmatch(expected)
