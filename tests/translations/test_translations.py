"""The translations: complete, with the placeholders and plural forms of their sources, and up to date with the code."""

import re
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "translations").glob("*.ts"))
LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
ENGLISH = "kidslogic_en.ts"
"""The source texts are English; their file holds the plural forms only."""


@dataclass(frozen=True)
class Message:
    """One text of a .ts file; `forms` has one entry, or one for each plural form of the language."""

    context: str
    source: str
    comment: str
    state: str | None
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, int]:
        return self.context, self.source, self.comment, len(self.forms)


def messages(path: Path) -> Iterator[Message]:
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [translation] if message.get("numerus") is None else list(translation.iter("numerusform"))
            yield Message(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                state=translation.get("type"),
                forms=tuple(form.text or "" for form in forms),
            )


def placeholders(text: str) -> list[str]:
    """All places of a text that are filled in later: {name}, %n, %1."""
    named = [f"{{{name}}}" for _text, name, _format, _conversion in string.Formatter().parse(text) if name is not None]
    return sorted(named + re.findall(r"%(?:n|\d)", text))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory) -> Path:
    """A folder of .ts files as lupdate makes them from the code alone."""
    folder = tmp_path_factory.mktemp("extracted")
    for path in FILES:
        plural = ["-pluralonly"] if path.name == ENGLISH else []
        options = ["-extensions", "py", "kidslogic", "-locations", "none", *plural, "-ts", folder / path.name]
        subprocess.run([sys.executable, "-c", LUPDATE, *options], cwd=ROOT, check=True, capture_output=True)
    return folder


def test_german_czech_and_english_are_there():
    assert {"kidslogic_de.ts", "kidslogic_cs.ts", ENGLISH} <= {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
class TestFile:
    def test_its_language_is_the_one_it_is_named_for(self, path):
        assert ET.parse(path).getroot().get("language").split("_")[0] == path.stem.removeprefix("kidslogic_")

    def test_every_text_is_translated(self, path):
        open_texts = [message.source for message in messages(path) if message.state or not all(message.forms)]
        assert not open_texts

    def test_placeholders_are_those_of_the_source(self, path):
        differing = [
            (message.source, form)
            for message in messages(path)
            for form in message.forms
            if placeholders(form) != placeholders(message.source)
        ]
        assert not differing

    def test_it_holds_exactly_the_texts_of_the_code_with_all_plural_forms(self, path, extracted):
        ours = {message.key for message in messages(path)}
        codes = {message.key for message in messages(extracted / path.name)}
        assert ours == codes, "call: make translations"
