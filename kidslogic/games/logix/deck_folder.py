"""The decks that a family or a school added: a folder of YAML files, each with one deck or several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kidslogic.games.logix.deck import Deck, decks_of, read_decks
from kidslogic.packs.problems import Problem
from kidslogic.packs.starter import starter_id
from kidslogic.resources import content_dir

SUFFIXES: Final = (".yaml", ".yml")
_STARTERS: Final = "starter/decks"


@dataclass(frozen=True)
class DeckFile:
    """A file with decks; no decks at all when there are problems."""

    name: str
    decks: tuple[Deck, ...]
    problems: tuple[Problem, ...]


def decks_for(folder: Path) -> tuple[DeckFile, ...]:
    """All files with decks below a folder, by name; none where the folder is not there. OSError as the disk wills."""
    if not folder.is_dir():
        return ()
    paths = sorted(path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES and path.is_file())
    return tuple(deck_file(path.name, path.read_bytes()) for path in paths)


def deck_file(name: str, data: bytes) -> DeckFile:
    """What a file has to offer, or what is wrong with it."""
    return DeckFile(name, *read_decks(data, name))


def added_deck(files: Mapping[str, bytes], source: str) -> Deck:
    """The deck that a setup's source names, among added files by name; raises LookupError."""
    for name in sorted(files):
        for deck in read_decks(files[name], name)[0]:
            if deck.source == source:
                return deck
    raise LookupError(source)


def offered_decks(box: Mapping[str, Any], files: Mapping[str, bytes]) -> tuple[Deck, ...]:
    """The decks that a new game may be played with: those of the box, then those that were added, one of each id.

    Earlier versions lie in a folder of their own, so their names have a slash: they are for games begun with them.
    """
    added = (deck for name in sorted(files) if "/" not in name for deck in read_decks(files[name], name)[0])
    found: dict[str, Deck] = {}
    for deck in (*decks_of(box), *added):
        found.setdefault(deck.id, deck)
    return tuple(found.values())


def write_starter_deck(path: Path, language: str) -> None:
    """Write a deck to begin with, commented in de, cs or en.

    FileExistsError where there is something already: nobody's work is written over. OSError as the disk wills.
    """
    template = (content_dir() / _STARTERS / f"{language}.yaml").read_text(encoding="utf-8")
    shown = f'"{path}"' if " " in str(path) else str(path)
    text = template.replace("{id}", starter_id(path.stem, language)).replace("{file}", shown)
    with path.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
