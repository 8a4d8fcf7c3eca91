"""The commands that open the app, let it play by itself, and run the conformance cases of a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kidslogic import registry
from kidslogic.cli.console import (
    FOUND,
    LANGUAGES,
    WELL,
    Commands,
    add_command,
    explained,
    print_json,
    said,
    system_language,
    wrong,
)
from kidslogic.engine.game import Unreadable
from kidslogic.resources import content_data
from kidslogic.shell.binding import spare_sources
from kidslogic.shell.display import NoWindow, no_window

LESSONS = "lessons"
"""What the demo shows instead of a game: all lessons."""


def add(commands: Commands) -> None:
    """play, demo, cases."""
    play = add_command(commands, "play", run)
    play.add_argument("pack", type=Path, nargs="?", metavar="FILE", help=explained("play-pack"))
    play.add_argument("--full-screen", action="store_true", help=explained("play-full-screen"))
    play.add_argument("--kiosk", action="store_true", help=explained("kiosk"))

    demo = add_command(commands, "demo", _demo)
    demo.add_argument("--out", type=Path, help=explained("out"))
    demo.add_argument("--lang", choices=LANGUAGES, default="de", help=explained("lang"))
    demo.add_argument("--size", type=_size, default=(1280, 800), help=explained("size"))
    demo.add_argument("--game", default="", help=explained("demo-game"))
    demo.add_argument("--lessons", dest="game", action="store_const", const=LESSONS, help=explained("demo-lessons"))
    demo.add_argument("--reduced-motion", action="store_true", help=explained("reduced-motion"))
    demo.add_argument("--hurry", action="store_true", help=explained("hurry"))
    demo.add_argument("--soak", type=float, metavar="MINUTES", help=explained("soak"))
    demo.add_argument("--seed", type=int, default=1, help=explained("soak-seed"))

    cases = add_command(commands, "cases", _cases)
    cases.add_argument("game")
    cases.add_argument("file", type=Path)
    cases.add_argument("--json", action="store_true", help=explained("json"))


def run(parsed: argparse.Namespace) -> int:
    """Open the app, perhaps with a pack to add; without a command nothing but the screen is known."""
    options = vars(parsed)
    return _in_window(
        lambda app: app.play(
            options.get("pack"), full_screen=options.get("full_screen", False), kiosk=options.get("kiosk", False)
        )
    )


def _demo(parsed: argparse.Namespace) -> int:
    if parsed.out is None and parsed.soak is None:
        return wrong(said("no-out", system_language()))
    if parsed.game not in ("", LESSONS, *(game.id for game in registry.games() if game.on_shelf)):
        return wrong(said("no-such-game", system_language(), game=parsed.game))
    if parsed.soak is not None:
        return _in_window(lambda app: app.soak(parsed.soak, parsed.seed, parsed.lang, parsed.size, parsed.out))
    return _in_window(
        lambda app: app.demo(
            parsed.out,
            parsed.lang,
            parsed.size,
            reduced_motion=parsed.reduced_motion,
            hurry=parsed.hurry,
            game_id=parsed.game,
        )
    )


def _cases(parsed: argparse.Namespace) -> int:
    try:
        results = registry.run_file(parsed.game, parsed.file)
    except LookupError:
        return wrong(said("no-game", system_language(), game=parsed.game))
    except Unreadable as fault:
        return wrong(str(fault))
    if parsed.json:
        print_json({"cases": [{"id": one.id, "passed": one.passed, "why": one.why} for one in results]})
    else:
        for one in results:
            if not one.passed:
                print(f"{one.id}: {one.why}")
        print(f"{sum(one.passed for one in results)} of {len(results)} cases passed")
    return WELL if all(one.passed for one in results) else FOUND


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not cross or not width.isdecimal() or not height.isdecimal() or not int(width) * int(height):
        raise argparse.ArgumentTypeError(f"{text} is no size such as 1280x800")
    return int(width), int(height)


def _in_window(act: Callable[[Any], int]) -> int:
    """What `act` makes of `kidslogic.app`, or the sentence why no window can be opened here."""
    fault = no_window()
    if fault is not None:
        return _no_window(fault)
    spare_sources()
    try:
        from kidslogic import app
    except ImportError as missing:
        return _no_window(NoWindow("no_library", _library_of(missing)))
    return act(app)


def _no_window(fault: NoWindow) -> int:
    sentences = content_data("texts/start.yaml")
    return wrong(sentences[fault.code][system_language()].format(library=fault.library))


def _library_of(fault: ImportError) -> str:
    """The file or module that an import asked for: "libGL.so.1: cannot open shared object file: ..."."""
    return str(fault).partition(":")[0] if ".so" in str(fault) else fault.name or str(fault)
