"""The command line. Qt is needed for playing and for the demo only, and is imported there."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

import yaml

import kidslogic
from kidslogic import registry
from kidslogic.engine.game import Unreadable
from kidslogic.packs.loading import Loaded, load_pack
from kidslogic.packs.sentences import report, sentence
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.resources import content_dir
from kidslogic.shell.display import NoWindow, no_window

WELL, FOUND, WRONG_CALL = 0, 1, 2
"""Exit codes: all well, something found, wrong call."""
LANGUAGES = ("de", "cs", "en")
"""What the command line itself speaks."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")  # a Windows console would take its own code page
    parsed = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = parsed.run
    return command(parsed)


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of the system that the command line speaks, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for name in environ.get(variable, "").split(":"):
            code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
            if code in LANGUAGES:
                return code
    return "en"


# ---- commands ------------------------------------------------------------------------------------------------------


def _play(_parsed: argparse.Namespace) -> int:
    fault = no_window()
    if fault is not None:
        return _no_window(fault)
    try:
        from kidslogic import app
    except ImportError as missing:
        return _no_window(NoWindow("no_library", _library_of(missing)))
    return app.play()


def _demo(parsed: argparse.Namespace) -> int:
    fault = no_window()
    if fault is not None:
        return _no_window(fault)
    try:
        from kidslogic import app
    except ImportError as missing:
        return _no_window(NoWindow("no_library", _library_of(missing)))
    return app.demo(parsed.out, parsed.lang, parsed.size, reduced_motion=parsed.reduced_motion)


def _cases(parsed: argparse.Namespace) -> int:
    try:
        results = registry.run_file(parsed.game, parsed.file)
    except LookupError:
        return _wrong(f"There is no game {parsed.game} with cases.")
    except (Unreadable, OSError) as fault:
        return _wrong(str(fault))
    if parsed.json:
        _print_json({"cases": [{"id": one.id, "passed": one.passed, "why": one.why} for one in results]})
    else:
        for one in results:
            if not one.passed:
                print(f"{one.id}: {one.why}")
        print(f"{sum(one.passed for one in results)} of {len(results)} cases passed")
    return WELL if all(one.passed for one in results) else FOUND


def _pack_check(parsed: argparse.Namespace) -> int:
    missing = [path for path in parsed.paths if not path.exists()]
    if missing:
        return _wrong(f"There is no {missing[0]}.")
    words = builtin_names(content_dir())
    found = {path: load_pack(path, vocabulary=words, app_version=kidslogic.__version__) for path in parsed.paths}
    if parsed.json:
        _print_json({"problems": [facts for loaded in found.values() for facts in _problem_facts(loaded, parsed.lang)]})
    else:
        for path, loaded in found.items():
            if loaded.problems:
                print(f"{path}\n\n{report(loaded.problems, parsed.lang, loaded.more)}\n")
    return FOUND if any(loaded.problems for loaded in found.values()) else WELL


def _problem_facts(loaded: Loaded, language: str) -> list[dict[str, object]]:
    return [
        {
            "file": problem.file,
            "line": problem.line,
            "column": problem.column,
            "code": problem.code,
            "severity": problem.severity,
            "message": sentence(problem, language),
            "card": problem.card,
            "side": problem.side,
            "row": problem.row,
        }
        for problem in loaded.problems
    ]


# ---- inside --------------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kidslogic", description="Logic board games for children. No command: play.")
    parser.add_argument("--version", action="version", version=f"kidslogic {kidslogic.__version__}")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    commands.add_parser("play", help="open the app").set_defaults(run=_play)

    demo = commands.add_parser("demo", help="play by itself and save a picture of every screen")
    demo.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    demo.add_argument("--lang", choices=LANGUAGES, default="de")
    demo.add_argument("--size", type=_size, default=(1280, 800), help="size of the window, such as 1280x800")
    demo.add_argument("--reduced-motion", action="store_true", help="show changes at once, as a child may wish it")
    demo.set_defaults(run=_demo)

    cases = commands.add_parser("cases", help="run the conformance cases of a game")
    cases.add_argument("game")
    cases.add_argument("file", type=Path)
    cases.add_argument("--json", action="store_true")
    cases.set_defaults(run=_cases)

    packs = commands.add_parser("pack", help="work on puzzle packs").add_subparsers(metavar="ACTION", required=True)
    check = packs.add_parser("check", help="say what is wrong with packs, and where")
    check.add_argument("paths", type=Path, nargs="+", metavar="PATH", help="a .yaml file, a folder or a .klpack")
    check.add_argument("--lang", choices=LANGUAGES, default=system_language())
    check.add_argument("--json", action="store_true")
    check.set_defaults(run=_pack_check)
    return parser


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not cross or not width.isdecimal() or not height.isdecimal() or not int(width) * int(height):
        raise argparse.ArgumentTypeError(f"{text} is no size such as 1280x800")
    return int(width), int(height)


def _no_window(fault: NoWindow) -> int:
    sentences = yaml.safe_load((content_dir() / "texts" / "start.yaml").read_text(encoding="utf-8"))
    return _wrong(sentences[fault.code][system_language()].format(library=fault.library))


def _library_of(fault: ImportError) -> str:
    """The file or module that an import asked for: "libGL.so.1: cannot open shared object file: ..."."""
    return str(fault).partition(":")[0] if ".so" in str(fault) else fault.name or str(fault)


def _wrong(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG_CALL


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False))
