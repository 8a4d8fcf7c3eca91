"""Every text that is read aloud to children, gathered from the places where the app takes it from.

| from | what |
| --- | --- |
| translations/*.ts | the texts of all screens but those for grown-ups (`GROWN_UP`) |
| content/lessons/**.yaml, content/games/*.yaml | every text in three languages |
| content/symbols/symbols.yaml | pictures, colours, sizes, directions, faces |
| content/texts/patterns.yaml | the tones for children, and the names of the pattern families |
| here | the numbers |

A text with placeholders is spoken in parts (kidslogic/ui/narration.py), so its parts are given. Where a number is all
that is missing, the whole text is given for the small numbers, too: it sounds better in one piece.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import yaml

from kidslogic.patterns.sentences import numeral, plural_form
from kidslogic.ui.narration import key

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("de", "cs", "en")
GROWN_UP: Final = frozenset(
    {
        "ChildList",
        "ClassWords",
        "DataWords",
        "Languages",
        "NoticeStrip",
        "Notices",
        "PackFacts",
        "ParentsCorner",
        "ReportWords",
        "Switch",
        "WrongLine",
    }
)
"""The contexts of the translations that speak to grown-ups, besides those with `GROWN_UP_ENDINGS`.
A new context counts as a child's until it stands here."""
GROWN_UP_ENDINGS: Final = ("Page", "Section", "Gate", "Desk", "Dialogs")
NOT_ON_SHELF: Final = frozenset({"Blank"})
"""The contexts of the game from which others are copied; no child sees it."""

COUNTED: Final = range(11)
"""The numbers for which a text that lacks only its %n is given whole."""
STEPS: Final = range(1, 7)
"""The numbers for which a rule of a row that lacks only one number is given whole."""
NUMBERS: Final = range(101)
DIFFERENCES: Final = range(-12, 13)
_RULE_NUMBERS: Final = frozenset({"size", "growth", "step", "period", "add", "factor"})
_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}|%n")
_EDGES: Final = ' \t\n.,;:!–—…"„“”‚‘»«()'


def texts_of(language: str) -> Mapping[str, str]:
    """Key -> text, for everything that is read aloud in `language`."""
    given = (
        *_screens(language),
        *_content(language),
        *_rules(language),
        *(str(number) for number in NUMBERS),
        *(numeral(number, language) for number in NUMBERS if number),
        *(f"{number:+}" for number in DIFFERENCES if number),
    )
    found: dict[str, str] = {}
    for text in given:
        for part in _spoken(text):
            found.setdefault(key(part), part)
    found.pop("", None)
    return dict(sorted(found.items()))


def is_for_grown_ups(context: str) -> bool:
    """Whether the texts of a context of the translations are read by grown-ups only, and not aloud."""
    return context in GROWN_UP or context.endswith(GROWN_UP_ENDINGS)


def _spoken(text: str) -> Iterator[str]:
    """A text without placeholders as it is; of another one the parts between them."""
    if not _PLACEHOLDER.search(text):
        yield " ".join(text.split())
        return
    for part in re.split(r"\{\w+\}|%n", text):
        trimmed = " ".join(part.strip(_EDGES).split())
        if trimmed.strip("?"):
            yield trimmed


def _screens(language: str) -> Iterator[str]:
    """The texts of the screens; English ones stand in the source, but for its plural forms."""
    plain = ET.parse(ROOT / "translations" / f"kidslogic_{'de' if language == 'en' else language}.ts")
    for message in _messages(plain):
        if message.get("numerus") != "yes":
            yield _text(message, "source" if language == "en" else "translation")
    for message in _messages(ET.parse(ROOT / "translations" / f"kidslogic_{language}.ts")):
        forms = [form.text or "" for form in message.iterfind("translation/numerusform")]
        yield from forms
        yield from (_counted(forms, number, language) for number in COUNTED if forms and "{" not in forms[0])


def _messages(tree: ET.ElementTree[ET.Element]) -> Iterator[ET.Element]:
    for context in tree.iterfind(".//context"):
        name = context.findtext("name") or ""
        if not is_for_grown_ups(name) and name not in NOT_ON_SHELF:
            yield from context.iterfind("message")


def _text(message: ET.Element, kind: str) -> str:
    return message.findtext(kind) or ""


def _counted(forms: list[str], number: int, language: str) -> str:
    place = {"one": 0, "few": 1, "other": len(forms) - 1}[plural_form(number, language)]
    return forms[min(place, len(forms) - 1)].replace("%n", str(number))


def _content(language: str) -> Iterator[str]:
    content = ROOT / "content"
    files = [content / "symbols" / "symbols.yaml", *content.glob("games/*.yaml"), *content.rglob("lessons/*/*.yaml")]
    for file in sorted(files):
        yield from _in_language(yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader), language)


def _in_language(data: Any, language: str) -> Iterator[str]:
    """Every text of a tree that is given in all languages."""
    if isinstance(data, Mapping):
        if data.keys() >= set(LANGUAGES):
            yield str(data[language])
            return
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _in_language(part, language)


def _rules(language: str) -> Iterator[str]:
    """What is said about rows, whole sentences first. The tone "because" is for teachers."""
    texts = yaml.load((ROOT / "content" / "texts" / "patterns.yaml").read_bytes(), Loader=yaml.CSafeLoader)
    yield from _in_language(texts["families"], language)
    for tones in texts["rules"].values():
        for given in (tones[tone][language] for tone in ("child", "plain", "phrase") if tone in tones):
            forms = {"other": given} if isinstance(given, str) else given
            yield from forms.values()
            yield from _with_numbers(forms, language)


def _with_numbers(forms: Mapping[str, str], language: str) -> Iterator[str]:
    for number in STEPS:
        form = forms.get(plural_form(number, language), forms["other"])
        names = set(_PLACEHOLDER.findall(form))
        if len(names) == 1 and names <= _RULE_NUMBERS:
            yield _PLACEHOLDER.sub(numeral(number, language), form)
