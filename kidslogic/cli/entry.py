"""Reads the call and runs its command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

import kidslogic
from kidslogic.cli import arena, authors, decks, learners, lessons, packs, play, rows, smoke
from kidslogic.cli.console import Command, Parser, did_not_work, explained, system_language
from kidslogic.learners.trouble import StoreError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")  # a Windows console would take its own code page
    parsed = _parser().parse_args(_opening(sys.argv[1:] if arguments is None else arguments))
    command: Command = parsed.run
    try:
        return command(parsed)
    except (OSError, StoreError) as fault:
        return did_not_work(fault, getattr(parsed, "lang", system_language()))


def _opening(arguments: Sequence[str]) -> Sequence[str]:
    """A pack alone, as a double click on its file hands it over, is to be opened in the app."""
    return ["play", *arguments] if len(arguments) == 1 and arguments[0].lower().endswith(".klpack") else arguments


def _parser() -> Parser:
    parser = Parser(prog="kidslogic", description=explained("program"))
    parser.add_argument("--version", action="version", version=f"kidslogic {kidslogic.__version__}")
    parser.set_defaults(run=play.run)
    parser.add_argument("--smoke", dest="run", action="store_const", const=smoke.run, help=explained("smoke"))
    commands = parser.add_subparsers(title=explained("commands"), metavar="COMMAND")
    play.add(commands)
    arena.add(commands)
    group = commands.add_parser("pack", help=explained("pack")).add_subparsers(metavar="ACTION", required=True)
    packs.add(group)
    authors.add(group)
    cards = commands.add_parser("deck", help=explained("deck")).add_subparsers(metavar="ACTION", required=True)
    decks.add(cards)
    tutorials = commands.add_parser("lesson", help=explained("lesson")).add_subparsers(metavar="ACTION", required=True)
    lessons.add(tutorials)
    learners.add(commands)
    rows.add(commands)
    return parser
