"""How fast LOGIX lists actions, how long its computer players think, and how their ladder stands."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

from kidslogic.engine.arena import match, percentile
from kidslogic.engine.training import LEVELS
from kidslogic.games.logix.actions import after, legal_actions
from kidslogic.games.logix.arena import ARENA
from kidslogic.games.logix.board import START, Board
from kidslogic.games.logix.opponents import BY_CHANCE, OPPONENTS, RACER, Player
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.drawing import draw
from kidslogic.games.logix.training.position import PRACTISED
from tests.bench.figures import Figure
from tests.games.logix import naive
from tests.games.logix.playing import DECK, as_dictionary, literal, rules_with

POSITIONS, MOST_MARBLES, QUESTIONS = 120, 24, 10
GAMES, LIMIT = 40, 200
"""Games of each pair here; the issue's 200 are played with `kidslogic arena logix`."""
SEED = 5
HUNDRED = 100.0
HOUSE = HouseRules()


def logix_figures() -> Iterator[Figure]:
    """Positions a second beside the naive engine, questions, then games: thinking times and shares of wins."""
    boards = _boards()
    fast, slow = _rate(boards, _positions), _rate(boards, _naive_positions)
    yield Figure("positions from a board", "/s", fast, slow)
    yield Figure("a training question drawn and proven", "ms", _question_ms(), aim="<= 50 ms")
    for weak, strong in pairwise(OPPONENTS):
        yield from _pair(strong, weak, OPPONENTS[strong], OPPONENTS[weak], aim="60 to 80 %")
    strongest, weakest = list(OPPONENTS)[-1], next(iter(OPPONENTS))
    for name, player, aim in (
        (weakest, OPPONENTS[weakest], ">= 95 %"),
        ("chance", BY_CHANCE, ">= 95 %"),
        ("a racer", RACER, ">= 80 %"),
    ):
        yield from _pair(strongest, name, OPPONENTS[strongest], player, aim=aim)


def _boards() -> list[Board]:
    """Boards as they come up by chance, from almost empty to full."""
    rng, found = Random(SEED), []
    for number in range(POSITIONS):
        left = after(START, rng.choice(legal_actions(START, (), HOUSE)), HOUSE)
        for _ in range(number % MOST_MARBLES):
            left = after(left.board, rng.choice(legal_actions(left.board, left.locked, HOUSE)), HOUSE)
        found.append(left.board)
    return found


def _positions(board: Board) -> int:
    return len([after(board, action, HOUSE) for action in legal_actions(board, (), HOUSE)])


def _naive_positions(board: Board) -> int:
    return sum(1 for _ in naive.actions(as_dictionary(board), frozenset(), literal(HOUSE)))


def _rate(boards: list[Board], count: Callable[[Board], int]) -> float:
    start = time.process_time()
    found = sum(map(count, boards))
    return found / (time.process_time() - start)


def _question_ms() -> float:
    deck = {card.id: card for card in DECK.cards}
    start = time.process_time()
    for kind in PRACTISED:
        for level in LEVELS:
            for seed in range(QUESTIONS):
                draw(kind, level, deck, HOUSE, Random(seed))
    return 1000 * (time.process_time() - start) / (len(PRACTISED) * len(LEVELS) * QUESTIONS)


def _pair(name: str, other: str, a: Player, b: Player, *, aim: str) -> Iterator[Figure]:
    """The stronger one's share of wins, how long the games were, how long it thought."""
    found = match(a, b, rules_with(), ARENA, games=GAMES, seed=SEED, limit=LIMIT, clock=time.thread_time)
    ended = sum(turns < LIMIT for turns in found.turns)
    times, thinking_aim = found.seconds_a, "<= 20 ms" if name in list(OPPONENTS)[:4] else "<= 300 ms"
    yield Figure(f"{name} against {other}: won", "%", HUNDRED * found.rate_a, aim=aim)
    yield Figure(f"{name} against {other}: over in time", "%", HUNDRED * ended / GAMES, aim=">= 98 %")
    yield Figure(f"{name} against {other}: turns, p90", "turns", percentile(found.turns, 0.9), aim="<= 50")
    yield Figure(f"{name} against {other}: thinking, mean", "ms", 1000 * sum(times) / len(times))
    yield Figure(f"{name} against {other}: thinking, p95", "ms", 1000 * percentile(times, 0.95), aim=thinking_aim)
