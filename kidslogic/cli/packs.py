"""The commands that check packs and keep those that were added: check, import, undo, remove, list."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import kidslogic
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
    vocabulary,
    word,
    wrong,
)
from kidslogic.learners.home import Home, find_home
from kidslogic.packs.library import Arrival, Library
from kidslogic.packs.loading import Loaded, load_pack
from kidslogic.packs.pack import Pack
from kidslogic.packs.sentences import report, sentence, update_sentence
from kidslogic.packs.update import REFUSED
from kidslogic.resources import content_dir


def add(commands: Commands) -> None:
    """The commands of this module, below `pack`."""
    add_check(commands, _check, "pack", "path")

    taking = add_command(commands, "import", _import, "pack")
    taking.add_argument("path", type=Path, metavar="FILE", help=explained("path"))
    taking.add_argument("--yes", action="store_true", help=explained("yes"))
    taking.add_argument("--as", dest="new_id", metavar="ID", help=explained("as"))
    add_lang(taking)

    undo = add_command(commands, "undo", _undo, "pack")
    undo.add_argument("id", help=explained("id"))
    add_lang(undo)

    remove = add_command(commands, "remove", _remove, "pack")
    remove.add_argument("id", help=explained("id"))
    add_lang(remove)

    listing = add_command(commands, "list", _list, "pack")
    add_lang(listing, with_json=True)


def print_problems(path: Path, loaded: Loaded, language: str) -> None:
    """Everything there is to say about a pack, for a person."""
    if loaded.problems:
        print(f"{path}\n\n{report(loaded.problems, language, loaded.more)}\n")
    print_repair(path, loaded.problems, language)


def _check(parsed: argparse.Namespace) -> int:
    missing = [path for path in parsed.paths if not path.exists()]
    if missing:
        return wrong(said("no-such-path", parsed.lang, path=missing[0]))
    found = {
        path: load_pack(path, vocabulary=vocabulary(), app_version=kidslogic.__version__) for path in parsed.paths
    }  # fmt: skip
    if parsed.json:
        print_json({"problems": [facts for loaded in found.values() for facts in _facts(loaded, parsed.lang)]})
    else:
        for path, loaded in found.items():
            print_problems(path, loaded, parsed.lang)
            if not loaded.problems:
                # A person is glad to hear it; what reads the problems along gets none.
                print(said("all-well", parsed.lang, path=path), file=sys.stderr)
    return FOUND if any(loaded.problems for loaded in found.values()) else WELL


def _facts(loaded: Loaded, language: str) -> list[dict[str, object]]:
    return [
        problem_facts(problem, sentence(problem, language))
        | {"severity": problem.severity, "card": problem.card, "side": problem.side, "row": problem.row}
        for problem in loaded.problems
    ]


def _import(parsed: argparse.Namespace) -> int:
    if not parsed.path.exists():
        return wrong(said("no-such-path", parsed.lang, path=parsed.path))
    home = find_home()
    shelf = _library(home)
    try:
        arrival = shelf.look(parsed.path, parsed.new_id)
    except ValueError:
        return wrong(said("bad-id", parsed.lang, id=parsed.new_id))
    print_problems(parsed.path, arrival.loaded, parsed.lang)
    pack, update = arrival.pack, arrival.update
    if pack is None or update is None:
        print(said("not-added", parsed.lang))
        return FOUND
    if arrival.loaded.left_out:
        print(said("left-out", parsed.lang, cards=", ".join(arrival.loaded.left_out)))
    print(update_sentence(update, arrival.old, pack, parsed.lang))
    return _take(home, shelf, arrival, parsed)


def _take(home: Home, shelf: Library, arrival: Arrival, parsed: argparse.Namespace) -> int:
    if arrival.needs_answer and not parsed.yes:
        print(said("say-yes", parsed.lang))
        return FOUND
    try:
        home.make()
        if shelf.install(arrival, agreed=parsed.yes):
            print(said("added", parsed.lang))
    except OSError as fault:
        return cannot_write(home.packs, fault, parsed.lang)
    return FOUND if arrival.update is not None and arrival.update.code in REFUSED else WELL


def _undo(parsed: argparse.Namespace) -> int:
    shelf = _library(find_home())
    try:
        shelf.undo(parsed.id)
    except LookupError:
        return wrong(said("no-earlier", parsed.lang, id=parsed.id))
    pack = shelf.load(parsed.id, verdicts=False).pack
    print(said("undone", parsed.lang, id=parsed.id, version=pack.version if pack else "?"))
    return WELL


def _remove(parsed: argparse.Namespace) -> int:
    try:
        _library(find_home()).remove(parsed.id)
    except LookupError:
        return wrong(said("no-pack", parsed.lang, id=parsed.id))
    print(said("removed", parsed.lang, id=parsed.id))
    return WELL


def _list(parsed: argparse.Namespace) -> int:
    shelf = _library(find_home())
    packs: list[tuple[str, str, Pack | None]] = [("built-in", pack.id, pack) for pack in _built_in().values()]
    packs += [("added", one.id, shelf.load(one.id, verdicts=False).pack) for one in shelf.installed()]
    if parsed.json:
        print_json({"packs": [_pack_facts(kind, pack_id, pack) for kind, pack_id, pack in packs]})
    else:
        for kind, pack_id, pack in packs:
            print(_pack_line(kind, pack_id, pack, parsed.lang))
    return WELL if all(pack is not None for _, _, pack in packs) else FOUND


def _pack_facts(kind: str, pack_id: str, pack: Pack | None) -> dict[str, object]:
    facts: dict[str, object] = {"id": pack_id, "built_in": kind == "built-in", "damaged": pack is None}
    if pack is not None:
        facts |= {
            "version": pack.version,
            "title": dict(pack.title),
            "languages": pack.languages,
            "cards": len(pack.cards),
            "licence": pack.licence,
            "authors": pack.authors,
            "content": pack.content_hash,
        }
    return facts


def _pack_line(kind: str, pack_id: str, pack: Pack | None, language: str) -> str:
    if pack is None:
        return f"{pack_id}  ({word('damaged', language)})"
    title = pack.title.get(language) or next(iter(pack.title.values()))
    licence = pack.licence or word("no-licence", language)
    parts = (title, ", ".join(pack.authors), licence, f"{word('cards', language)}: {len(pack.cards)}")
    return f"{pack_id} {pack.version}  {' · '.join(part for part in parts if part)}  ({word(kind, language)})"


def _built_in() -> dict[str, Pack]:
    folders = sorted(path for path in (content_dir() / "packs").iterdir() if path.is_dir())
    loaded = (
        load_pack(folder, vocabulary=vocabulary(), app_version=kidslogic.__version__, verdicts=False)
        for folder in folders
    )
    return {one.pack.id: one.pack for one in loaded if one.pack is not None}


def _library(home: Home) -> Library:
    return Library(home.packs, vocabulary(), kidslogic.__version__, built_in=_built_in())
