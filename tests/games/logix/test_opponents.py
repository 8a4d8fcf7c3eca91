"""Computer players: what they see, overlook and guess; the same choice with the same seed; the ladder in short."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from kidslogic.engine.arena import Match, game, match
from kidslogic.games.logix.actions import after, legal_actions
from kidslogic.games.logix.arena import ARENA
from kidslogic.games.logix.belief import belief, likeliest_first
from kidslogic.games.logix.board import START
from kidslogic.games.logix.codes import complete
from kidslogic.games.logix.distance import aim_of, can_finish, finishing, is_complete, promise, situation, steps_left
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Place, Replace, Slide, parse_move
from kidslogic.games.logix.opponents import BY_CHANCE, OPPONENTS, RACER, Level, Player
from kidslogic.games.logix.options import HouseRules
from tests.games.logix.playing import DECK, board_of, played, rules_with, table

STRONGEST = list(OPPONENTS)[-1]
THREE_BLUES = board_of(".......", ".......", ".b.....", ".b.k...", ".b.....")
"""Blue at 32 completes the T."""


def no_clock() -> float:
    return 0.0


def choices(player: Player, view, count: int = 40) -> list[str]:
    return [player(view, Random(seed)).text for seed in range(count)]


def test_there_are_at_least_six_strengths():
    assert list(OPPONENTS) == ["1", "2", "3", "4", "5", "6"]


# ---- counting ----------------------------------------------------------------------------------------


HOUSES = [
    HouseRules(),
    HouseRules(max_greys=1, lock_removed=True),
    HouseRules(max_greys=0, round_corners=True),
    HouseRules(mirror=True, diagonal_spoils=True),
    HouseRules(keep_connected=True, black_marked=True),
]


@pytest.mark.parametrize("number", range(len(HOUSES)))
def test_finishing_actions_are_those_that_brute_force_finds(number):
    house, rng = HOUSES[number], Random(number)
    seen = []
    for _ in range(3):
        card, board, locked = rng.choice(DECK.cards), START, ()
        aim = aim_of(card, house)
        for _ in range(12):
            options = legal_actions(board, locked, house)
            left = {action: after(board, action, house) for action in options}
            done = complete(board, card, house) is not None
            assert done == is_complete(aim, board) == (steps_left(aim, board) == 0)
            if not done:
                slow = {action for action in options if complete(left[action].board, card, house) is not None}
                assert set(finishing(aim, situation(board, locked, house))) == slow
                assert can_finish(aim, situation(board, locked, house)) == bool(slow)
                seen.append(bool(slow))
            good = max(options, key=lambda action: promise(aim, left[action].board) + rng.random())
            action = good if rng.random() < 0.7 else rng.choice(options)
            board, locked = left[action].board, left[action].locked
    assert {True, False} == set(seen)


def test_a_claim_that_must_follow_a_place_counts_only_places():
    card = rules_with().deck["T"]
    board = board_of(".......", ".......", ".b.....", ".byk...", ".b.....")  # only a replacement completes it
    for place_only in (False, True):
        house = HouseRules(claim_after_place_only=place_only)
        assert can_finish(aim_of(card, house), situation(board, (), house)) != place_only


# ---- what they do ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["4", "5", "6"])
def test_good_ones_see_every_win(name):
    rules = rules_with()
    state = table(rules, board=THREE_BLUES)
    for seed in range(10):
        move = OPPONENTS[name](rules.view(state, 0), Random(seed))
        acted, _ = rules.apply(state, move)
        assert OPPONENTS[name](rules.view(acted, 0), Random(seed)) == Claim(0)


def test_weak_ones_overlook_many():
    rules = rules_with()
    state = table(rules, board=THREE_BLUES)
    won = [choice for choice in choices(OPPONENTS["1"], rules.view(state, 0), 100) if choice == "place blue 32"]
    assert 5 < len(won) < 60


def test_a_code_that_another_completed_is_claimed_before_acting():
    rules = rules_with()
    state = table(rules, board=board_of(".......", ".......", ".b.....", ".bbk...", ".b....."))
    assert OPPONENTS[STRONGEST](rules.view(state, 0), Random(1)) == Claim(0)


@pytest.mark.parametrize("name", ["5", "6"])
def test_strong_ones_block_a_card_that_lies_open(name):
    """The card of the next player is known here, and that player would win at 32."""
    rules = rules_with(3)
    state = table(rules, "V,T,W", board=THREE_BLUES)
    view = rules.view(state, 0)
    view = replace(view, cards=(view.cards[0], rules.deck["T"], None))
    aim = aim_of(rules.deck["T"], rules.house)
    for seed in range(5):
        action = OPPONENTS[name](view, Random(seed))
        assert isinstance(action, Place | Slide | Replace)
        left = after(state.board, action, rules.house)
        assert not can_finish(aim, situation(left.board, left.locked, rules.house))
    racing = [after(state.board, parse_move(text), rules.house) for text in choices(RACER, view, 10)]
    assert any(can_finish(aim, situation(left.board, left.locked, rules.house)) for left in racing)


def test_a_computer_player_calls_a_draw_only_at_the_very_end():
    rules = rules_with()
    for turns, called in (((99, 98), False), ((100, 100), True)):
        state = table(rules, turns=turns)
        assert rules.view(state, 0).may_draw
        assert (OPPONENTS["6"](rules.view(state, 0), Random(1)) == CallDraw()) == called


def test_who_can_do_nothing_ends_the_turn():
    rules = rules_with()
    state = table(rules, locked=("red", "yellow", "blue", "green", "grey", "black"))
    assert {player(rules.view(state, 0), Random(1)) for player in OPPONENTS.values()} == {EndTurn()}


def test_a_level_that_never_slips_plays_the_shortest_way():
    rules = rules_with()
    view = rules.view(table(rules, board=board_of(".......", ".......", ".b.....", ".b.k...")), 0)
    aim = aim_of(rules.deck["T"], rules.house)
    for text in choices(Player(Level()), view, 20):
        assert steps_left(aim, after(view.board, parse_move(text), rules.house).board) == 1


# ---- what they guess ---------------------------------------------------------------------------------


def test_a_belief_is_about_all_cards_that_may_be_held():
    rules = rules_with(3)
    view = rules.view(table(rules, "T,U,V"), 0)
    likely = belief(view, 1)
    assert set(likely) == set(rules.deck.values()) - {rules.deck["T"]}
    assert sum(likely.values()) == pytest.approx(1)
    assert len(set(likely.values())) == 1  # nothing was done yet


def test_an_open_card_is_certain():
    rules = rules_with(3)
    state, _ = played(rules, table(rules, "T,U,V"), "claim 0")
    assert belief(rules.view(state, 1), 0) == {rules.deck["T"]: 1.0}
    assert rules.deck["T"] not in belief(rules.view(state, 1), 2)


def test_building_gives_the_card_away_little_by_little():
    """Seat 1 builds its card openly, seat 0 does anything: who watches comes to guess the card."""
    rules, ranks = rules_with(), []
    for seed in range(30):
        rng = Random(seed)
        state, _ = rules.apply(rules.initial(), rules.chance(rules.initial(), rng))
        while state.phase == "acted" or (state.phase == "turn" and min(state.turns) < 3):
            seat = state.turn
            state, _ = rules.apply(state, (BY_CHANCE, RACER)[seat](rules.view(state, seat), rng))
        if state.phase != "over":
            order = likeliest_first(belief(rules.view(state, 0), 1))
            ranks.append(order.index(rules.deck[state.cards[1]]))
    assert len(ranks) > 9
    assert sum(ranks) / len(ranks) < 2  # 7 by guessing


# ---- reproducible ------------------------------------------------------------------------------------

_ONE_GAME = """
from random import Random
from kidslogic.games.logix.opponents import OPPONENTS
from tests.games.logix.playing import rules_with
rules = rules_with(3)
state, rng = rules.initial(), Random(5)
moves = []
while rules.outcome(state) is None:
    seat = rules.turn(state)
    move = rules.chance(state, rng) or OPPONENTS[("6", "3", "5")[seat]](rules.view(state, seat), rng)
    moves.append(move.text)
    state, _ = rules.apply(state, move)
print("; ".join(moves))
"""


def test_the_same_seed_gives_the_same_game_in_another_process():
    told = []
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", _ONE_GAME]
        told.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1]
    assert told[0].startswith("deal ")


# ---- the arena ---------------------------------------------------------------------------------------


def short_match(a: Player, b: Player, games: int, **options: str) -> Match:
    return match(a, b, rules_with(**options), ARENA, games=games, seed=1, limit=200, clock=no_clock)


def test_a_match_adds_up_and_repeats():
    first = short_match(OPPONENTS["2"], OPPONENTS["1"], 20)
    assert first == short_match(OPPONENTS["2"], OPPONENTS["1"], 20)
    assert first.wins_a + first.wins_b + first.draws == first.games == len(first.turns) == 20
    low, high = first.interval
    assert low < first.rate_a < high


def test_seats_and_deals_change_over_in_a_match():
    """Somebody against itself wins as often as it loses: each deal is played from both sides."""
    even = short_match(RACER, RACER, 20)
    assert even.wins_a == even.wins_b


def test_a_game_that_goes_on_too_long_is_drawn():
    result = game(rules_with(), (BY_CHANCE, BY_CHANCE), ARENA, seed="long", limit=3, clock=no_clock)
    assert (result.winner, result.turns) == (None, 3)
    assert [len(seconds) for seconds in result.seconds] in ([2, 1], [1, 2])


def test_the_ladder_goes_up():
    """Two steps apart at least three of four games are won; the full ladder is measured by the arena."""
    names = list(OPPONENTS)
    for weak, strong in (("1", "3"), ("2", "4")):
        won = short_match(OPPONENTS[strong], OPPONENTS[weak], 30)
        assert won.wins_a >= 19
    assert short_match(OPPONENTS[names[-1]], BY_CHANCE, 10).wins_a == 10
    assert all(OPPONENTS[a].level != OPPONENTS[b].level for a, b in pairwise(names))
