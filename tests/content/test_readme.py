"""What the teachers' guide shows: packs that load, rows with one clear answer, buttons and words that there are."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import yaml

import kidslogic
from kidslogic.games.logix.deck import read_decks
from kidslogic.packs.loading import load_pack
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.patterns.rule_words import RULE_WORDS
from kidslogic.patterns.verdict import verdict
from kidslogic.resources import content_dir
from tests.packs.kit import PICTURE

# A wheel brings the content along, but the words about it are read in the checkout.
ROOT = Path(__file__).resolve().parents[2]
GUIDES = {"de": "README.de.md", "cs": "README.cs.md", "en": "README.md"}
SNIPPETS = 3


@pytest.fixture(params=GUIDES)
def guide(request: pytest.FixtureRequest) -> tuple[str, str]:
    """Language and text of a guide, without the part for engineers."""
    text = (ROOT / "content" / GUIDES[request.param]).read_text("utf-8")
    return request.param, text.partition("\n---\n")[0]


def snippets(text: str, first_word: str = "kidslogic") -> list[str]:
    """The files that are shown: packs, or with `decks` decks of cards."""
    shown = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    return [one for one in shown if one.startswith(f"{first_word}:")]


def test_every_pack_that_is_shown_is_good(guide: tuple[str, str], tmp_path: Path) -> None:
    shown = snippets(guide[1])
    assert len(shown) == SNIPPETS
    for number, text in enumerate(shown):
        folder = tmp_path / str(number)
        (folder / "symbols").mkdir(parents=True)
        for picture in re.findall(r"symbols/\S+\.svg", text):
            (folder / picture).write_text(PICTURE, encoding="utf-8")
        (folder / "pack.yaml").write_text(text, encoding="utf-8")
        loaded = load_pack(folder, vocabulary=builtin_names(content_dir()), app_version=kidslogic.__version__)
        assert loaded.problems == ()
        assert loaded.pack is not None
        rows = [puzzle.row for card in loaded.pack.cards for side in card.sides.values() for puzzle in side]
        found = [verdict(row, loaded.pack.answers) for row in rows]
        assert [(one.kind, one.answer) for one in found] == [("clear", row.answer) for row in rows]


def test_the_second_pack_shown_is_an_update_of_the_first(guide: tuple[str, str]) -> None:
    first, second, _ = (yaml.safe_load(text) for text in snippets(guide[1]))
    assert (first["id"], second["version"]) == (second["id"], 2)


def test_the_deck_that_is_shown_is_good(guide: tuple[str, str]) -> None:
    (shown,) = snippets(guide[1], "decks")
    (deck,), problems = read_decks(shown, "deck.yaml")
    assert problems == ()
    assert deck.titles.keys() >= {guide[0]}


def test_every_rule_word_is_explained(guide: tuple[str, str]) -> None:
    shown = {word.split()[0] for word in re.findall(r"`([a-z-]+(?: N)?)`", guide[1])}
    assert set(RULE_WORDS) <= shown


def test_every_picture_and_colour_is_named_in_the_language_of_the_guide(guide: tuple[str, str]) -> None:
    language, text = guide
    words = yaml.safe_load((content_dir() / "symbols" / "symbols.yaml").read_text("utf-8"))
    named = {**words["symbols"], **words["colours"]}
    assert not [name for name, said in named.items() if f"`{name}` {said[language]}" not in text]


def test_every_button_is_called_as_in_the_app(guide: tuple[str, str]) -> None:
    language, text = guide
    root = ET.parse(ROOT / "translations" / "kidslogic_de.ts").getroot()
    sources = {message.findtext("source", "") for message in root.iter("message")}
    if language != "en":
        root = ET.parse(ROOT / "translations" / f"kidslogic_{language}.ts").getroot()
        sources = {message.findtext("translation", "") for message in root.iter("message")}
    buttons = re.findall(r"\*\*(.*?)\*\*", text.replace("\n", " "))
    assert len(buttons) == 11
    assert not set(buttons) - sources


def test_each_guide_leads_to_the_others(guide: tuple[str, str]) -> None:
    language, text = guide
    assert all(f"({name})" in text for code, name in GUIDES.items() if code != language)


def test_all_guides_say_the_same_things() -> None:
    texts = [(ROOT / "content" / name).read_text("utf-8").partition("\n---\n")[0] for name in GUIDES.values()]
    assert len({(text.count("\n## "), text.count("\n* "), text.count("\n| ")) for text in texts}) == 1
