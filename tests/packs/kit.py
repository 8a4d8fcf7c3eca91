"""What the tests of this room share: example packs, a small good pack to spoil, and loading with the real words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from kidslogic.packs.loading import Loaded, PackFiles, check_pack, load_pack
from kidslogic.packs.pack import Pack
from kidslogic.packs.vocabulary import Vocabulary, builtin_names
from kidslogic.resources import content_dir

EXAMPLES = Path(__file__).parent / "examples"
APP_VERSION = "0.1.0"

SMALL = """\
kidslogic: 1
id: mueller.muscheln
title: Muscheln und Sterne
language: de
authors: [Anna Müller]
cards:
  - id: m1
    brown:
      - shell star shell star shell ? = star
      - crab crab fish crab crab ? = fish
      - star moon star moon ? moon = star
      - palm fish parrot palm fish ? = parrot
"""

TWO_CARDS = SMALL + SMALL[SMALL.index("  - id: m1") :].replace("m1", "m2").replace(
    "star moon star moon ? moon = star", "star moon star moon ? moon = stern"
)
"""The small pack with a second card, one row of which has a misspelt answer."""

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="34" r="20"/></svg>"""


@cache
def words() -> Vocabulary:
    return builtin_names(content_dir())


def load(path: Path) -> Loaded:
    return load_pack(path, vocabulary=words(), app_version=APP_VERSION)


def check(
    text: str | bytes,
    pictures: Mapping[str, bytes] | None = None,
    cards: Mapping[str, str] | None = None,
    *,
    verdicts: bool = True,
) -> Loaded:
    data = text.encode() if isinstance(text, str) else text
    card_files = {name: content.encode() for name, content in (cards or {}).items()}
    files = PackFiles("pack.yaml", data, card_files, (pictures or {}).get, shared=False)
    return check_pack(files, vocabulary=words(), app_version=APP_VERSION, verdicts=verdicts)


def good(text: str, **more: Mapping[str, bytes]) -> Pack:
    loaded = check(text, **more)
    assert loaded.problems == ()
    assert loaded.pack is not None
    return loaded.pack


def edited(changes: Mapping[int, str]) -> str:
    """The small pack with lines (counted from 1) replaced; a text of several lines pushes the others down."""
    lines = SMALL.split("\n")
    return "\n".join(changes.get(number, line) for number, line in enumerate(lines, 1))


def with_row(row: str) -> str:
    """The small pack with another first row, on line 9."""
    return edited({9: f"      - {row}"})


def found(loaded: Loaded) -> list[tuple[str, int]]:
    """Code and line of every problem."""
    return [(problem.code, problem.line) for problem in loaded.problems]
