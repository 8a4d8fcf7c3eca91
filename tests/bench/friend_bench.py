"""How often children win who play against the friend that is suggested: children who never lived, and real players."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Final

from kidslogic import registry
from kidslogic.engine.arena import game as one_game
from kidslogic.engine.game import Seat
from kidslogic.games.logix.opponents import LEVELS, Player
from kidslogic.learners.friends import Played, advice, after_game, beginner
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf
from tests.bench.figures import Figure
from tests.learners.simulated_players import BEYOND, GAMES, SETTLED, careers, findings

CHILDREN, SEED = 500, 1
LONGEST: Final = 200
SLIPS: Final = 0.1
"""The share of turns with any action at all, on top of the level's own."""
STANDING_IN: Final = ("2", "3", "4", "5")
HUNDRED = 100.0


def friend_figures() -> Iterator[Figure]:
    """The ladders of the three games with 500 children each, those beside the ladder apart; then LOGIX players."""
    for game in registry.games():
        if game.ratings:
            yield from _ladder(game.id, game.ratings)
    shares = []
    for strength in STANDING_IN:
        shares.append(_real(strength))
        yield Figure(f"logix, player {strength} with {SLIPS:.0%} more slips wins", "%", HUNDRED * shares[-1])
    yield Figure("logix, all these players win", "%", HUNDRED * fmean(shares), aim="55-65 %")


def _ladder(name: str, ratings: dict[str, float]) -> Iterator[Figure]:
    top = max(ratings.values())
    inside = findings(careers(CHILDREN, SEED, ratings, 0.0, top))
    games = f"games {SETTLED + 1}-{GAMES}"
    yield Figure(f"{name}, wins, {games}", "%", HUNDRED * inside.wins, aim="55-65 %")
    yield Figure(f"{name}, children who win 50-70 %", "%", HUNDRED * inside.in_band, aim=">= 85 %")
    yield Figure(f"{name}, games until in band, median", "", inside.until_in_band, aim="<= 15")
    yield Figure(f"{name}, never in band", "%", HUNDRED * inside.never, aim="<= 5 %")
    yield Figure(f"{name}, four losses in a row at some time", "%", HUNDRED * inside.four_losses, aim="<= 40 %")
    yield Figure(f"{name}, calibration error", "", inside.calibration_error)
    for where, low, high in (("below the weakest", -BEYOND, 0.0), ("above the strongest", top, top + BEYOND)):
        beside = findings(careers(CHILDREN, SEED, ratings, low, high))
        yield Figure(f"{name}, wins of children {where}", "%", HUNDRED * beside.wins)
        yield Figure(f"{name}, four losses in a row, {where}", "%", HUNDRED * beside.four_losses)


def _real(strength: str) -> float:
    """The share of wins, after the first games, of a computer player in the place of a child who plays as suggested."""
    game, arena = registry.game("logix"), registry.arena_module("logix").ARENA
    child = Player(replace(LEVELS[strength], slips=LEVELS[strength].slips + SLIPS))
    play, won, rng = beginner(), [], Random(f"{SEED}:{strength}")
    shelf = BuiltInShelf(content_dir())
    for number in range(GAMES):
        friend = advice(play, game.ratings).strength
        rules = game.rules(game.setup((Seat("guest"), Seat("computer", friend)), arena.source), shelf)
        seed = f"{strength}:{number}:{rng.random()}"
        seats = (child, game.opponents[friend])
        played = one_game(rules, seats, arena, seed=seed, limit=LONGEST, clock=time.thread_time)
        won.append(0.5 if played.winner is None else float(played.winner == 0))
        play = after_game(play, Played((friend,), won[-1]), game.ratings)
    return fmean(won[SETTLED:])
