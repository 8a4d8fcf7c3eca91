"""The command that checks lessons: says like a colleague what is not right yet."""

from __future__ import annotations

import argparse
from pathlib import Path

from kidslogic import registry
from kidslogic.cli.console import (
    FOUND,
    WELL,
    Commands,
    add_check,
    print_json,
    problem_facts,
    said,
    wrong,
)
from kidslogic.lessons.loading import Loaded, load_lesson
from kidslogic.lessons.sentences import report, sentence
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf


def add(commands: Commands) -> None:
    """The commands of this module, below `lesson`."""
    add_check(commands, _check, "lesson", "lesson-path")


def _check(parsed: argparse.Namespace) -> int:
    missing = [path for path in parsed.paths if not path.exists()]
    if missing:
        return wrong(said("no-such-path", parsed.lang, path=missing[0]))
    games = {game.id: game for game in registry.games()}
    shelf = BuiltInShelf(content_dir())
    found = {file: load_lesson(file, games, shelf) for path in parsed.paths for file in _files(path)}
    if parsed.json:
        print_json({"problems": [facts for loaded in found.values() for facts in _facts(loaded, parsed.lang)]})
    else:
        for path, loaded in found.items():
            if loaded.problems:
                print(f"{path}\n\n{report(loaded.problems, parsed.lang, loaded.more)}\n")
    return FOUND if any(loaded.problems for loaded in found.values()) else WELL


def _files(path: Path) -> list[Path]:
    """The file, or all lessons of a folder."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def _facts(loaded: Loaded, language: str) -> list[dict[str, object]]:
    return [problem_facts(problem, sentence(problem, language)) for problem in loaded.problems]
