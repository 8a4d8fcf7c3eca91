"""The commands for decks of LOGIX: check, new, add, list."""

from __future__ import annotations

import argparse
from pathlib import Path

from kidslogic.cli.console import (
    FOUND,
    WELL,
    Commands,
    add_check,
    add_command,
    add_lang,
    cannot_write,
    explained,
    print_json,
    print_repair,
    problem_facts,
    said,
    word,
    wrong,
)
from kidslogic.games.logix.deck_folder import SUFFIXES, DeckFile, deck_file, decks_for, write_starter_deck
from kidslogic.games.logix.deck_words import report, sentence
from kidslogic.learners.home import find_home


def add(commands: Commands) -> None:
    """The commands of this module, below `deck`."""
    add_check(commands, _check, "deck", "deck-path", metavar="FILE")

    new = add_command(commands, "new", _new, "deck")
    new.add_argument("path", type=Path, metavar="FILE", help=explained("deck-path"))
    add_lang(new)

    adding = add_command(commands, "add", _add, "deck")
    adding.add_argument("path", type=Path, metavar="FILE", help=explained("deck-path"))
    adding.add_argument("--yes", action="store_true", help=explained("deck-yes"))
    add_lang(adding)

    listing = add_command(commands, "list", _list, "deck")
    add_lang(listing, with_json=True)


def _check(parsed: argparse.Namespace) -> int:
    missing = [path for path in parsed.paths if not path.is_file()]
    if missing:
        return wrong(said("no-such-path", parsed.lang, path=missing[0]))
    found = [(path, deck_file(path.name, path.read_bytes())) for path in parsed.paths]
    if parsed.json:
        print_json({"problems": [facts for _, one in found for facts in _facts(one, parsed.lang)]})
    else:
        for path, one in found:
            _print_problems(path, one, parsed.lang)
            if not one.problems:
                print(said("all-well", parsed.lang, path=path))
    return FOUND if any(one.problems for _, one in found) else WELL


def _print_problems(path: Path, one: DeckFile, language: str) -> None:
    if one.problems:
        print(f"{path}\n\n{report(one.problems, language)}\n")
    print_repair(path, one.problems, language)


def _facts(one: DeckFile, language: str) -> list[dict[str, object]]:
    return [problem_facts(problem, sentence(problem, language)) for problem in one.problems]


def _new(parsed: argparse.Namespace) -> int:
    if parsed.path.suffix.lower() not in SUFFIXES:
        return wrong(said("deck-name", parsed.lang, path=parsed.path))
    try:
        write_starter_deck(parsed.path, parsed.lang)
    except FileExistsError:
        return wrong(said("already-there", parsed.lang, path=parsed.path))
    except OSError as fault:
        return cannot_write(parsed.path, fault, parsed.lang)
    print(said("new-deck", parsed.lang, path=parsed.path))
    return WELL


def _add(parsed: argparse.Namespace) -> int:
    if not parsed.path.is_file():
        return wrong(said("no-such-path", parsed.lang, path=parsed.path))
    if parsed.path.suffix.lower() not in SUFFIXES:
        return wrong(said("deck-name", parsed.lang, path=parsed.path))
    data = parsed.path.read_bytes()
    one = deck_file(parsed.path.name, data)
    _print_problems(parsed.path, one, parsed.lang)
    if one.problems:
        print(said("deck-not-added", parsed.lang))
        return FOUND
    home = find_home()
    target = home.decks / parsed.path.name
    if target.exists() and target.read_bytes() != data and not parsed.yes:
        print(said("deck-say-yes", parsed.lang, path=target))
        return FOUND
    try:
        home.decks.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    except OSError as fault:
        return cannot_write(target, fault, parsed.lang)
    print(said("deck-added", parsed.lang, titles=", ".join(deck.titles[parsed.lang] for deck in one.decks)))
    return WELL


def _list(parsed: argparse.Namespace) -> int:
    files = decks_for(find_home().decks)
    if parsed.json:
        print_json({"decks": [facts for one in files for facts in _deck_facts(one)]})
    else:
        for one in files:
            for deck in one.decks:
                print(f"{deck.id}  {deck.titles[parsed.lang]} · {word('cards', parsed.lang)}: {len(deck.cards)}")
            if one.problems:
                print(f"{one.name}  ({word('damaged', parsed.lang)})")
    return FOUND if any(one.problems for one in files) else WELL


def _deck_facts(one: DeckFile) -> list[dict[str, object]]:
    if one.problems:
        return [{"file": one.name, "damaged": True}]
    return [
        {
            "file": one.name,
            "damaged": False,
            "id": deck.id,
            "title": dict(deck.titles),
            "cards": len(deck.cards),
            "source": deck.source,
        }
        for deck in one.decks
    ]
