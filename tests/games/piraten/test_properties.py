"""What is true in every game, whatever is played (invariants of P4.6, P6.5 to P6.7, P7.2)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import count, pairwise
from random import Random

import pytest

from kidslogic.engine.game import Illegal
from kidslogic.games.piraten.happenings import Banked, Busted, GoalReached, Uncovered
from kidslogic.games.piraten.rules import REASONS
from kidslogic.games.piraten.spec import GAME
from tests.games.piraten.playing import Table
from tests.games.table import any_move, play

each_seed = pytest.mark.parametrize("seed", range(10))


@cache
def dealt(seed: int):
    """A play with treasure from after dealing on: pairs of a state and the next one with the move and what happened."""
    played = next(one for one in (play(GAME, n) for n in count(seed, 100)) if not one.rules.house.training)
    steps = list(zip(pairwise(played.states), played.moves, strict=True))[1:]
    return [(played, before, move, after, played.rules.apply(before, move)[1]) for (before, after), move in steps]


@each_seed
def test_tiles_and_gems_are_conserved(seed):
    steps = dealt(seed)
    rules = steps[0][0].rules
    wanted = Counter(rules.view(steps[0][1], 0).tile_set)
    for state in (steps[0][1], *(after for _, _, _, after, _ in steps)):
        assert Counter(tile for tiles in (state.display, *state.stacks) for tile in tiles if tile) == wanted


@each_seed
def test_a_tile_never_changes_its_place(seed):
    for _, before, _, after, _ in dealt(seed):
        assert len(before.display) == len(after.display)
        assert all(now in (then, None) for then, now in zip(before.display, after.display, strict=True))


@each_seed
def test_banked_tiles_are_never_touched(seed):
    for _, before, _, after, happenings in dealt(seed):
        assert all(now[: len(then)] == then for then, now in zip(before.stacks, after.stacks, strict=True))
        banked = [happening for happening in happenings if isinstance(happening, Banked)]
        assert (before.stacks != after.stacks) == bool(banked)
        if any(isinstance(happening, Busted) for happening in happenings):
            assert before.stacks == after.stacks
            assert before.display == after.display
            assert after.held == ()


@each_seed
def test_banking_is_told_truly(seed):
    for _, before, _, after, happenings in dealt(seed):
        for banked in (happening for happening in happenings if isinstance(happening, Banked)):
            new = after.stacks[banked.seat][len(before.stacks[banked.seat]) :]
            assert banked.gems == sum(len(tile.gems) for tile in new)
            assert [before.display[place] for place in banked.places] == list(new)


@each_seed
def test_a_bust_repeats_a_colour_and_a_safe_tile_does_not(seed):
    for played, before, _, _, happenings in dealt(seed):
        open_colours = {gem for tile in before.uncovered for gem in tile.gems}
        for uncovered in (happening for happening in happenings if isinstance(happening, Uncovered)):
            matching = [gem in open_colours for gem in uncovered.tile.gems]
            bust = any(isinstance(happening, Busted) for happening in happenings)
            assert bust == (all(matching) if played.rules.house.both_must_match else any(matching))
            assert uncovered.place == (*before.held, uncovered.place)[-1]


@each_seed
def test_each_card_is_in_one_place(seed):
    for _, _, _, state, _ in dealt(seed):
        waiting = [face.card for face in state.stack]
        open_card = [] if state.card is None or state.card in state.stack else [state.card.card]
        assert len(set(waiting)) == len(waiting)
        assert len(set(waiting + open_card)) == 5 - (state.phase != "deal" and "card-4" not in waiting + open_card)


@each_seed
def test_the_turn_moves_clockwise_and_only_at_the_end_of_a_turn(seed):
    for played, before, _, after, _ in dealt(seed):
        if after.turn != before.turn:
            assert after.turn == (before.turn + 1) % len(played.setup.seats)
            assert after.phase == "draw"
            assert (after.card, after.row, after.held, after.attempt) == (None, None, (), 1)


@each_seed
def test_the_goal_is_told_once_when_it_is_reached(seed):
    rng, told = Random(seed), 0
    table = Table(1, variant="solo", solo_goal="3", solo_cards="6", seed=seed)
    while table.rules.outcome(table.state) is None:
        table.treasure()
        while table.state.phase in ("treasure", "decide"):
            table.play(any_move(table.rules.legal_moves(table.view()), rng).text)
        told += table.has(GoalReached)
        assert told == (sum(map(len, table.state.stacks)) >= 3)
    assert table.rules.outcome(table.state).goal_reached == bool(told)


def test_hidden_tiles_and_waiting_cards_are_thought_of_in_any_order():
    table = Table(side="mixed").treasure().play("uncover 3", "stop").play("draw")
    thought = [table.rules.determinise(table.view(), Random(seed)) for seed in range(30)]
    assert len({state.display for state in thought}) == 30
    assert {state.stacks[0][0].text for state in thought} == {"red", "yellow", "green", "blue", "purple"}
    assert len({tuple(face.card for face in state.stack) for state in thought}) > 10
    assert len({face for state in thought for face in state.stack}) == 7


@each_seed
def test_moves_are_refused_for_listed_reasons_only(seed):
    played = play(GAME, seed)
    texts = {move.text for move in played.moves} | {"finish", "row 9", "roll miss 77", "answer drum", "uncover 500"}
    for state, _ in played.picked(25):
        for text in texts:
            try:
                played.rules.apply(state, played.rules.parse_move(text))
            except Illegal as refused:
                assert refused.reason in REASONS  # noqa: PT017  # most of these moves are refused, not all
