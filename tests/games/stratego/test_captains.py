"""Computer captains: what they see, remember and forget; steadiness; the same choice with the same seed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from kidslogic.games.stratego.captains_guess import EVERYTHING, Guess
from kidslogic.games.stratego.moves import Attack, Call, HideFlags, Remove, Shot, Station, TryFlag, TurnCard
from kidslogic.games.stratego.opponents import BY_CHANCE, LEVELS, OPPONENTS, Captain, Level
from kidslogic.games.stratego.state import SETTING_UP, Card, Piece, State, View
from kidslogic.games.stratego.steadiness import EASY, rate_of_hits, steadiness
from kidslogic.games.stratego.words import BOMB
from tests.games.stratego.playing import positions, rules_with, set_up

AIM = (0.45, 0.45)
RULES = rules_with()
GOOD = ("4", "5", "6")


def quick(name: str, walks: int = 60) -> Captain:
    """The captain of that strength; one that searches looks less far, for the sake of the test's time."""
    captain = OPPONENTS[name]
    return replace(captain, level=replace(captain.level, walks=min(walks, captain.level.walks)))


def deciding(count: int, seed: int = 0, **options: str) -> list[tuple[View, State]]:
    rules = rules_with(**options)
    found = [state for state in positions(rules, 3 * count, seed) if state.decider is not None]
    return [(rules.view(state, state.decider), state) for state in found[:count]]


def almost_won() -> State:
    """Red is aboard, nobody defends blue's ship, only the opening 2 is left, and under place 0 lies an attack."""
    state = set_up(RULES)
    cards = (Card("swing", "attack", 8), *state.cards[1:])
    red = (Piece(0, 7, True, 1), Piece(1, 4, False, 0), Piece(2, BOMB, False, 0))
    blue = tuple(piece._replace(aboard=True, known=1) for piece in state.decks[1])
    return state._replace(
        cards=cards,
        decks=(red, blue),
        flags=(state.flags[0], ("monkey", "barrel", "flag")),
        opened=((), (0, 1)),
        turns=9,
    )


# ---- what they do ----------------------------------------------------------------------------------


def test_there_are_six_strengths():
    assert list(OPPONENTS) == ["1", "2", "3", "4", "5", "6"]
    assert len({(level.slips, level.span, level.minds_ranks, level.walks) for level in LEVELS.values()}) == 6


@pytest.mark.parametrize("name", GOOD)
def test_good_ones_find_the_flag_when_it_is_sure(name):
    state = almost_won()
    captain = replace(quick(name, 200), level=replace(quick(name, 200).level, slips=0.0))
    assert captain(RULES.view(state, 0), Random(1)) == TurnCard(0)
    turned, _ = RULES.apply(state, TurnCard(0))
    assert captain(RULES.view(turned, 0), Random(1)) == TryFlag(2, 0)


def test_the_gentlest_one_overlooks_that_now_and_then():
    view = RULES.view(almost_won(), 0)
    chosen = Counter(OPPONENTS["1"](view, Random(seed)) for seed in range(60))
    assert chosen[TurnCard(0)] < 40
    assert len(chosen) > 5


@pytest.mark.parametrize("name", GOOD)
def test_a_piece_whose_rank_is_known_is_attacked_by_one_that_beats_it(name):
    state = set_up(RULES)
    red = (Piece(0, 5, True, 1), Piece(1, 4, True, 1), Piece(2, 3, False, 1))
    blue = (Piece(0, 4, False, 2), Piece(1, 7, False, 2), Piece(2, 6, False, 2))
    state = state._replace(phase="attack", action="attack", decks=(red, blue), turns=9)
    captain = replace(quick(name, 300), level=replace(quick(name, 300).level, slips=0.0))
    assert captain(RULES.view(state, 0), Random(2)) == Attack(0, 0)


def test_a_hit_sail_costs_a_piece_that_matters_little():
    state = set_up(RULES)._replace(phase="remove", action="sail", captain=1, turns=3)
    given_up = {OPPONENTS["5"](RULES.view(state, 0), Random(seed)) for seed in range(5)}
    assert given_up <= {Remove(1), Remove(2)}  # the 4 or the bomb, never the 7


def test_a_captain_sets_up_in_many_ways():
    crews, flags, calls = Counter(), Counter(), Counter()
    for seed in range(40):
        rng, state, crew = Random(seed), RULES.initial(), []
        while state.phase in SETTING_UP:
            move = RULES.chance(state, rng) or OPPONENTS["3"](RULES.view(state, state.decider), rng)
            match move:
                case Station(rank) if state.captain == 0:
                    crew.append(rank)
                case HideFlags(order):
                    flags[order] += 1
                case Call(side):
                    calls[side] += 1
            state, _ = RULES.apply(state, move)
        crews[tuple(sorted(crew))] += 1
    assert len(crews) > 20
    assert len(flags) == 6
    assert len(calls) == 2


@pytest.mark.parametrize("name", OPPONENTS)
@pytest.mark.parametrize("options", [{}, {"length": "short"}, {"line": "advanced", "may_decline": "false"}])
def test_each_choice_is_legal_in_every_kind_of_game(name, options):
    rules = rules_with(**options)
    phases = set()
    for view, state in deciding(40, 5, **options):
        assert quick(name, 20)(view, Random(1)) in rules.legal_moves(view)
        phases.add(state.phase)
    assert phases >= {"card", "attack", "swing", "shot"}


# ---- what they know --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPPONENTS)
def test_another_deal_that_fits_the_view_changes_no_choice(name):
    captain, differ = quick(name, 30), 0
    for number, (view, state) in enumerate(deciding(80, 7)):
        other = RULES.determinise(view, Random(number))
        differ += other != state
        assert captain(RULES.view(other, view.seat), Random(3)) == captain(view, Random(3))
    assert differ > 40


def test_a_swung_piece_is_never_thought_to_be_the_bomb():
    state = set_up(RULES)
    blue = (Piece(0, 5, True, 1), Piece(1, 3, False, 0), Piece(2, 1, False, 0))
    view = RULES.view(state._replace(decks=(state.decks[0], blue)), 0)
    guess = Guess(view, AIM, EVERYTHING, minds_ranks=True)
    worlds = [guess.world(Random(seed)) for seed in range(200)]
    assert all(world.ranks[1][0] != BOMB for world in worlds)
    assert {world.ranks[1][1] for world in worlds} == {0, 1, 2, 3, 4, 5, 6, 7}
    assert all(sorted((*world.ranks[1], *world.spare[1]), reverse=True) == list(RULES.box.crew) for world in worlds)


def faces_thought_of(turned: int, span: int) -> set[str | None]:
    """What a captain thinks may lie below a card that was turned in a turn, in the tenth turn."""
    state = set_up(RULES)
    cards = (Card("swing", "attack", turned), *state.cards[1:])
    guess = Guess(RULES.view(state._replace(cards=cards, turns=9), 0), AIM, span, minds_ranks=True)
    return {guess.world(Random(seed)).below[0] for seed in range(60)}


@pytest.mark.parametrize(
    ("turned", "span", "remembered"),
    [(9, 1, True), (8, 1, False), (8, 2, True), (7, 2, False), (7, 3, True), (1, EVERYTHING, True), (9, 0, False)],
)
def test_a_face_is_remembered_for_as_many_cards_as_the_span_says(turned, span, remembered):
    assert (faces_thought_of(turned, span) == {"attack"}) == remembered


def test_a_rank_that_was_shown_is_known_to_those_who_mind_it():
    state = set_up(RULES)
    blue = (Piece(0, 5, False, 2), *state.decks[1][1:])
    view = RULES.view(state._replace(decks=(state.decks[0], blue)), 0)
    for minds in (True, False):
        guess = Guess(view, AIM, EVERYTHING, minds_ranks=minds)
        assert ({guess.world(Random(seed)).ranks[1][0] for seed in range(60)} == {5}) == minds


def test_open_faces_are_known_without_a_memory():
    state = set_up(rules_with(card_faces_open="true"))
    view = rules_with(card_faces_open="true").view(state, 0)
    guess = Guess(view, AIM, 0, minds_ranks=True)
    assert {tuple(guess.world(Random(seed)).below) for seed in range(20)} == {tuple(card.below for card in state.cards)}


# ---- how they aim ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "shots", "strength", "share"),
    [(0, 0, "3", 0.5), (2, 4, "4", 0.5), (6, 6, "5", 0.7), (0, 12, "6", 0.25), (0, 0, "1", 0.4), (6, 6, "2", 0.6)],
)
def test_steadiness_follows_the_child_within_bounds(hits, shots, strength, share):
    assert steadiness(hits, shots, strength) == pytest.approx(share)


def test_each_hit_and_each_miss_moves_the_rate_a_little():
    assert rate_of_hits(1, 1) > rate_of_hits(0, 0) > rate_of_hits(0, 1)
    assert rate_of_hits(45, 100) == pytest.approx(0.45, abs=0.01)
    assert set(OPPONENTS) > EASY


def hits_of(captain: Captain, hits: int, shots: int) -> int:
    """Of 400 shots against a captain who hit that often."""
    state = set_up(RULES)._replace(phase="shot", action="sail", hits=(0, hits), shots=(0, shots), turns=3)
    view = RULES.view(state, 0)
    return sum(captain(view, Random(seed)) == Shot(True) for seed in range(400))


def test_a_captain_hits_as_often_as_it_says():
    assert hits_of(OPPONENTS["5"], 8, 10) == pytest.approx(280, abs=30)
    assert hits_of(OPPONENTS["5"], 0, 10) == pytest.approx(100, abs=30)
    assert hits_of(OPPONENTS["1"], 0, 10) == pytest.approx(60, abs=30)
    assert hits_of(OPPONENTS["5"].aimed(0.9), 0, 10) == pytest.approx(360, abs=30)
    assert OPPONENTS["5"].steadiness(RULES.view(set_up(RULES), 0)) == 0.5


# ---- reproducible, and stopped ---------------------------------------------------------------------


def test_who_is_asked_to_stop_answers_at_once():
    asked = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) > 10

    view = RULES.view(set_up(RULES), 0)
    captain = replace(OPPONENTS["6"], stop=stop)
    assert captain(view, Random(1)) in RULES.legal_moves(view)
    assert len(asked) == 11


_ONE_GAME = """
from random import Random
from dataclasses import replace
from kidslogic.games.stratego.opponents import OPPONENTS
from tests.games.stratego.playing import rules_with
rules = rules_with(length="short")
captains = [replace(OPPONENTS["6"], level=replace(OPPONENTS["6"].level, walks=40)), OPPONENTS["3"]]
state, rng, moves = rules.initial(), Random(5), []
while rules.outcome(state) is None:
    move = rules.chance(state, rng) or captains[state.decider](rules.view(state, state.decider), rng)
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


def test_chance_is_no_captain():
    assert BY_CHANCE.strength not in OPPONENTS
    assert BY_CHANCE.level == Level(slips=1.0)
