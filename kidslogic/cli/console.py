"""What all commands share: exit codes, the language they speak, and how they say things."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from kidslogic.learners.disk_words import why
from kidslogic.learners.home import find_home
from kidslogic.learners.trouble import StoreError
from kidslogic.packs.problems import Problem
from kidslogic.packs.vocabulary import Vocabulary, builtin_names
from kidslogic.resources import content_data, content_dir

WELL: Final = 0
FOUND: Final = 1
WRONG_CALL: Final = 2
"""Exit codes: all well, something found, wrong call."""
LANGUAGES: Final = ("de", "cs", "en")
"""What the command line itself speaks."""

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Says in the language of the system what `argparse` says by itself; what it words in a new way stays English."""

    def format_usage(self) -> str:
        """How the command is called."""
        return _translated(super().format_usage())

    def format_help(self) -> str:
        """The command with all its arguments."""
        return _translated(super().format_help())

    def error(self, message: str) -> NoReturn:
        """How the command is called, and what is wrong with this call."""
        self.print_usage(sys.stderr)
        self.exit(WRONG_CALL, f"{self.prog}: {_translated(message)}\n")


def _translated(text: str) -> str:
    language = system_language()
    for english, words in texts()["argparse"].items():
        text = text.replace(english, words[language])
    return text


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of the system that the command line speaks, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for name in environ.get(variable, "").split(":"):
            code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
            if code in LANGUAGES:
                return code
    return "en"


def said(name: str, language: str, **params: object) -> str:
    """A sentence of the section `says` with its parameters."""
    return str(texts()["says"][name][language]).format_map(params)


def word(name: str, language: str) -> str:
    """A word that stands in lists."""
    return str(texts()["lists"][name][language])


def explained(name: str) -> str:
    """What `--help` says about a command or an argument, in the language of the system."""
    return str(texts()["help"][name][system_language()]).replace("%", "%%")


@cache
def texts() -> Mapping[str, Any]:
    """The sections of content/texts/command_line.yaml."""
    sections: Mapping[str, Any] = content_data("texts/command_line.yaml")
    return sections


@cache
def vocabulary() -> Vocabulary:
    """The names of the built-in symbols."""
    return builtin_names(content_dir())


def add_command(commands: Commands, name: str, run: Command, group: str = "") -> argparse.ArgumentParser:
    """A command that runs `run`; the texts call it `group-name`, or `name` alone."""
    parser = commands.add_parser(name, help=explained(f"{group}-{name}" if group else name))
    parser.set_defaults(run=run)
    return parser


def add_check(commands: Commands, run: Command, group: str, path_text: str, metavar: str = "PATH") -> None:
    """The command `check` of `group`, for one or more paths that the help calls `path_text`."""
    check = add_command(commands, "check", run, group)
    check.add_argument("paths", type=Path, nargs="+", metavar=metavar, help=explained(path_text))
    add_lang(check, with_json=True)


def add_lang(parser: argparse.ArgumentParser, *, with_json: bool = False) -> None:
    """The options --lang and, where programs want to read along, --json."""
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help=explained("lang"))
    if with_json:
        parser.add_argument("--json", action="store_true", help=explained("json"))


def problem_facts(problem: Problem, message: str) -> dict[str, object]:
    """A problem for another program: where it is, its code, and the sentence about it."""
    return {
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "code": problem.code,
        "message": message,
    }


def print_repair(path: Path, problems: Iterable[Problem], language: str) -> None:
    """How to mend the letters of files that belong to what lies at `path`, where that is a problem."""
    for problem in problems:
        file = path.parent / problem.file
        if problem.code == "not-utf8" and file.is_file():  # inside a zip there is none
            print(f"{said('repair-with', language, path=file)}\n")


def wrong(sentence: str) -> int:
    """Say why the call cannot be carried out."""
    print(sentence, file=sys.stderr)
    return WRONG_CALL


def cannot_write(path: Path, fault: OSError, language: str) -> int:
    """Say why a file cannot be written."""
    return wrong(said("cannot-write", language, path=path, why=why(fault, language)))


def did_not_work(fault: OSError | StoreError, language: str) -> int:
    """Say what was in the way where a command did not expect it."""
    reason = why(fault, language)
    path = find_home().folder if isinstance(fault, StoreError) else fault.filename
    if path:
        return wrong(said("cannot-reach", language, path=path, why=reason))
    return wrong(said("did-not-work", language, why=reason))


def print_json(value: object) -> None:
    """Print for another program."""
    print(json.dumps(value, ensure_ascii=False))
