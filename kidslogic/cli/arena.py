"""`kidslogic arena`: the computer players of a game against each other."""

from __future__ import annotations

import argparse
import time
from typing import Any

from kidslogic import registry
from kidslogic.cli.console import WELL, Commands, add_command, explained, print_json, said, system_language, wrong
from kidslogic.engine.arena import AnyOpponent, Arena, match, percentile
from kidslogic.engine.game import AnyGame, Illegal, Option, Seat
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf

LIMIT = 200
"""A game that is not over after so many turns is drawn."""
MOST_VALUES = 12
"""So many values of an option are named one by one."""
AIM = 0.45
"""The share of shots that hit unless another is asked for; the same for both, so that only the play is compared."""


def add(commands: Commands) -> None:
    """The command with its arguments."""
    arena = add_command(commands, "arena", _arena)
    arena.add_argument("game")
    arena.add_argument("--a", required=True, help=explained("arena-strength"))
    arena.add_argument("--b", required=True, help=explained("arena-strength"))
    arena.add_argument("--games", type=_games, default=200, help=explained("arena-games"))
    arena.add_argument("--seed", type=int, default=1, help=explained("arena-seed"))
    arena.add_argument("--aim-a", type=_share, default=AIM, metavar="SHARE", help=explained("arena-aim"))
    arena.add_argument("--aim-b", type=_share, default=AIM, metavar="SHARE", help=explained("arena-aim"))
    arena.add_argument(
        "--option", type=_option, action="append", default=[], metavar="KEY=VALUE", help=explained("arena-option")
    )
    arena.add_argument("--source", default="", metavar="NAME", help=explained("arena-source"))
    arena.add_argument("--json", action="store_true", help=explained("json"))


def _games(text: str) -> int:
    if not text.isdecimal() or int(text) < 2 or int(text) % 2:
        raise argparse.ArgumentTypeError(f"{text}: an even number of games, 2 or more")
    return int(text)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{text}: a share from 0 to 1")
    return share


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text}: KEY=VALUE")
    return key, value


def _arena(parsed: argparse.Namespace) -> int:
    try:
        game = registry.game(parsed.game)
        arena: Arena = registry.arena_module(parsed.game).ARENA
    except LookupError:
        return wrong(said("no-arena", system_language(), game=parsed.game))
    unknown = [name for name in (parsed.a, parsed.b) if name not in game.opponents]
    if unknown:
        strengths = ", ".join(game.opponents)
        return wrong(said("no-strength", system_language(), strength=unknown[0], possible=strengths))
    try:
        figures = _figures(game, arena, parsed)
    except Illegal as refused:
        possible = "\n".join(map(_choices, game.options))
        return wrong(said("no-option", system_language(), reason=refused.reason, possible=possible))
    except LookupError:
        return wrong(said("no-source", system_language(), source=parsed.source))
    if parsed.json:
        print_json(figures)
    else:
        low, high = figures["ci95"]
        rate = 100 * figures["rate_a"]
        print(f"{parsed.a} : {parsed.b} = {figures['wins_a']} : {figures['wins_b']} ({figures['draws']})")
        print(f"{rate:.1f} % [{100 * low:.1f}, {100 * high:.1f}]")
    return WELL


def _figures(game: AnyGame, arena: Arena, parsed: argparse.Namespace) -> dict[str, Any]:
    """Play the match; raises `Illegal` when the game is not played with these options, LookupError without source."""
    source = parsed.source or arena.source
    seats = (Seat("computer", parsed.a), Seat("computer", parsed.b))
    rules = game.rules(game.setup(seats, source, **dict(parsed.option)), BuiltInShelf(content_dir()))
    a, b = (
        _aimed(arena, game.opponents[name], aim) for name, aim in ((parsed.a, parsed.aim_a), (parsed.b, parsed.aim_b))
    )
    played = match(a, b, rules, arena, games=parsed.games, seed=parsed.seed, limit=LIMIT, clock=time.thread_time)
    low, high = played.interval
    return {
        "a": parsed.a,
        "b": parsed.b,
        "games": played.games,
        "wins_a": played.wins_a,
        "wins_b": played.wins_b,
        "draws": played.draws,
        "rate_a": round(played.rate_a, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "first_won": played.first_won,
        "turns": {
            "median": percentile(played.turns, 0.5),
            "p90": percentile(played.turns, 0.9),
            "max": max(played.turns),
        },
        "ms": {"a": _ms(played.seconds_a), "b": _ms(played.seconds_b)},
    }


def _choices(option: Option) -> str:
    """An option with its values, the default in brackets; of many only the first, the last and the default."""
    values = option.values
    if len(values) > MOST_VALUES:
        return f"  {option.key}={values[0]} ... {values[-1]} [{option.default}]"
    return f"  {option.key}=" + " | ".join(f"[{value}]" if value == option.default else value for value in values)


def _aimed(arena: Arena, opponent: AnyOpponent, aim: float) -> AnyOpponent:
    return opponent if arena.aimed is None else arena.aimed(opponent, aim)


def _ms(seconds: tuple[float, ...]) -> dict[str, float]:
    mean = sum(seconds) / max(1, len(seconds))
    return {"mean": round(1000 * mean, 2), "p95": round(1000 * percentile(seconds, 0.95), 2)}
