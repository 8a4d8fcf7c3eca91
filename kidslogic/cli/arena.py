"""`kidslogic arena`: the computer players of a game against each other."""

from __future__ import annotations

import argparse
import time
from types import ModuleType
from typing import Any

from kidslogic import registry
from kidslogic.cli.console import WELL, Commands, add_command, explained, print_json, said, system_language, wrong
from kidslogic.engine.game import AnyGame, Seat
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf

LIMIT = 200
"""A game that is not over after so many turns is drawn."""


def add(commands: Commands) -> None:
    """The command with its arguments."""
    arena = add_command(commands, "arena", _arena)
    arena.add_argument("game")
    arena.add_argument("--a", required=True, help=explained("arena-strength"))
    arena.add_argument("--b", required=True, help=explained("arena-strength"))
    arena.add_argument("--games", type=_games, default=200, help=explained("arena-games"))
    arena.add_argument("--seed", type=int, default=1, help=explained("arena-seed"))
    arena.add_argument("--json", action="store_true", help=explained("json"))


def _games(text: str) -> int:
    if not text.isdecimal() or int(text) < 2 or int(text) % 2:
        raise argparse.ArgumentTypeError(f"{text}: an even number of games, 2 or more")
    return int(text)


def _arena(parsed: argparse.Namespace) -> int:
    try:
        game, arena = registry.game(parsed.game), registry.arena_module(parsed.game)
    except LookupError:
        return wrong(said("no-arena", system_language(), game=parsed.game))
    unknown = [name for name in (parsed.a, parsed.b) if name not in game.opponents]
    if unknown:
        strengths = ", ".join(game.opponents)
        return wrong(said("no-strength", system_language(), strength=unknown[0], possible=strengths))
    figures = _figures(game, arena, parsed)
    if parsed.json:
        print_json(figures)
    else:
        low, high = figures["ci95"]
        rate = 100 * figures["rate_a"]
        print(f"{parsed.a} : {parsed.b} = {figures['wins_a']} : {figures['wins_b']} ({figures['draws']})")
        print(f"{rate:.1f} % [{100 * low:.1f}, {100 * high:.1f}]")
    return WELL


def _figures(game: AnyGame, arena: ModuleType, parsed: argparse.Namespace) -> dict[str, Any]:
    seats = (Seat("computer", parsed.a), Seat("computer", parsed.b))
    rules = game.rules(game.setup(seats), BuiltInShelf(content_dir()))
    a, b = game.opponents[parsed.a], game.opponents[parsed.b]
    match = arena.match(a, b, rules, games=parsed.games, seed=parsed.seed, limit=LIMIT, clock=time.thread_time)
    low, high = match.interval

    def ms(seconds: tuple[float, ...]) -> dict[str, float]:
        mean = sum(seconds) / max(1, len(seconds))
        return {"mean": round(1000 * mean, 2), "p95": round(1000 * arena.percentile(seconds, 0.95), 2)}

    return {
        "a": parsed.a,
        "b": parsed.b,
        "games": match.games,
        "wins_a": match.wins_a,
        "wins_b": match.wins_b,
        "draws": match.draws,
        "rate_a": round(match.rate_a, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "turns": {
            "median": arena.percentile(match.turns, 0.5),
            "p90": arena.percentile(match.turns, 0.9),
            "max": max(match.turns),
        },
        "ms": {"a": ms(match.seconds_a), "b": ms(match.seconds_b)},
    }
