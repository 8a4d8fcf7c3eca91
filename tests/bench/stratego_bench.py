"""The computer captains: a small ladder, how long the strongest thinks, how fast games go by.

The ladder is small and seeded, to see at a glance that nothing broke; `kidslogic arena stratego` plays the long one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from kidslogic.engine.arena import match, percentile
from kidslogic.games.stratego.arena import ARENA
from kidslogic.games.stratego.captains_guess import EVERYTHING, Guess
from kidslogic.games.stratego.opponents import OPPONENTS, PLAIN
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.state import SETTING_UP
from kidslogic.games.stratego.training.position import KINDS
from tests.bench.figures import Figure
from tests.games.stratego.playing import rules_with
from tests.games.stratego.training.asked import LEVELS, course

AIM, SEED, LIMIT = 0.45, 11, 400
GAMES, RANDOM_GAMES, QUESTIONS = 12, 60, 8
STRONG = ("5", "6")
HUNDRED, THOUSAND = 100.0, 1000.0


def stratego_figures() -> Iterator[Figure]:
    """Steps of the ladder, turns of a full and of a short game, thinking times, random games a second, questions."""
    for weak, strong in pairwise(OPPONENTS):
        yield from _step(weak, strong)
    for length, aim in (("full", "25 to 60"), ("short", "<= 25")):
        played = match(
            PLAIN.aimed(AIM),
            PLAIN.aimed(AIM),
            rules_with(length=length),
            ARENA,
            games=GAMES,
            seed=SEED,
            limit=LIMIT,
            clock=time.thread_time,
        )
        yield Figure(f"{length} game, median", "turns", percentile(played.turns, 0.5), aim=aim)
    by_rules, ahead = _random_games(rules_with()), _random_games_in_mind(rules_with())
    yield Figure("random games by the rules, beside those in a captain's mind", "/s", by_rules, ahead)
    yield Figure("a training question drawn and proven", "ms", _question_ms(), aim="<= 50 ms")


def _question_ms() -> float:
    """The mean over all kinds and levels."""
    start = time.process_time()
    for kind in KINDS:
        for level in LEVELS:
            for seed in range(QUESTIONS):
                course().draw(kind, level, Random(seed))
    return THOUSAND * (time.process_time() - start) / (len(KINDS) * len(LEVELS) * QUESTIONS)


def _step(weak: str, strong: str) -> Iterator[Figure]:
    games = GAMES // 2 if strong in STRONG else GAMES
    played = match(
        OPPONENTS[strong].aimed(AIM),
        OPPONENTS[weak].aimed(AIM),
        rules_with(),
        ARENA,
        games=games,
        seed=SEED,
        limit=LIMIT,
        clock=time.thread_time,
    )
    yield Figure(f"{strong} beats {weak} ({games} games)", "%", HUNDRED * played.rate_a, aim="in 200 games 60 to 80 %")
    bound = "<= 300 ms" if strong in STRONG else "<= 20 ms"
    yield Figure(f"{strong} thinks, p95", "ms", THOUSAND * percentile(played.seconds_a, 0.95), aim=bound)


def _random_games(rules: StrategoRules) -> float:
    began = time.process_time()
    for seed in range(RANDOM_GAMES):
        rng, state = Random(seed), rules.initial()
        while state.phase != "over":
            move = rules.chance(state, rng) or rng.choice(rules.open_moves(state))
            state, _ = rules.apply(state, move)
    return RANDOM_GAMES / (time.process_time() - began)


def _random_games_in_mind(rules: StrategoRules) -> float:
    rng, state = Random(SEED), rules.initial()
    while state.phase in SETTING_UP:
        state, _ = rules.apply(state, rules.chance(state, rng) or rng.choice(rules.open_moves(state)))
    guess = Guess(rules.view(state, state.captain), (AIM, AIM), EVERYTHING, minds_ranks=True)
    began = time.process_time()
    for _ in range(RANDOM_GAMES):
        world = guess.world(rng)
        while world.turn() is not None or world.luck(rng) is not None:
            lucky = world.luck(rng)
            world.play(rng.choice(list(world.moves())) if lucky is None else lucky)
    return RANDOM_GAMES / (time.process_time() - began)
