"""What is true in every game, whatever is played (invariants of L1.2, L3, L4.2, L7)."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.logix.board import COLOURS, SUPPLY, around, cells_of, colour_at, in_rack, occupied
from kidslogic.games.logix.happenings import GameOver, Happening, Moved, Placed, Replaced, TurnPassed
from kidslogic.games.logix.moves import Claim, Deal, EndTurn, Place, Replace, Slide
from kidslogic.games.logix.spec import GAME
from tests.games.table import play

GAMES = [seed for seed in range(40) if not isinstance(play(GAME, seed).rules, TrainingRules)][:20]
each_seed = pytest.mark.parametrize("seed", GAMES)


def steps(seed: int):
    """A play from after dealing on: state, move, next state, happenings."""
    played = play(GAME, seed)
    for (before, after), move in list(zip(pairwise(played.states), played.moves, strict=True))[1:]:
        yield played.rules, before, move, after, played.rules.apply(before, move)[1]


@each_seed
def test_marbles_are_conserved_and_never_share_a_cell(seed):
    for _, _, _, after, _ in steps(seed):
        counts = tuple(bits.bit_count() for bits in after.board)
        assert all(0 <= count <= supply for count, supply in zip(counts, SUPPLY, strict=True))
        assert occupied(after.board).bit_count() == sum(counts)
        assert counts[COLOURS.index("black")] == 1
        assert in_rack(after.board)[COLOURS.index("black")] == 0


@each_seed
def test_only_actions_change_the_board_and_each_changes_what_it_says(seed):
    for _, before, move, after, happenings in steps(seed):
        if not isinstance(move, Place | Slide | Replace):
            assert after.board == before.board
            continue
        changed = {
            cell
            for cell in cells_of(occupied(before.board) | occupied(after.board))
            if colour_at(before.board, cell) != colour_at(after.board, cell)
        }
        match happenings[0]:
            case Placed(seat, colour, cell):
                assert (colour_at(before.board, cell), colour_at(after.board, cell)) == (None, colour)
                assert changed == {cell}
            case Moved(seat, colour, start, path):
                assert colour_at(before.board, start) == colour_at(after.board, path[-1]) == colour
                assert changed == {start, path[-1]}
                assert not any(occupied(before.board) >> cell & 1 for cell in path)
                assert all(around(1 << one) >> other & 1 for one, other in pairwise((start, *path)))
            case Replaced(seat, cell, old, colour):
                assert (colour_at(before.board, cell), colour_at(after.board, cell)) == (old, colour)
                assert changed == {cell}
        assert seat == before.turn
        assert colour not in before.locked
        assert colour in after.locked


@each_seed
def test_a_marble_that_was_touched_lies_beside_another(seed):
    for _, _, move, after, _ in steps(seed):
        if isinstance(move, Place | Slide):
            cell = move.cell if isinstance(move, Place) else move.end
            assert around(1 << cell) & occupied(after.board)


@each_seed
def test_turns_go_round_and_the_past_leads_back_to_the_start(seed):
    for rules, before, move, after, happenings in steps(seed):
        if isinstance(move, EndTurn):
            assert sum(after.turns) == sum(before.turns) + 1
        assert all(passed.seat not in after.out for passed in happenings if isinstance(passed, TurnPassed))
        board = after.board
        for played in reversed(after.log):
            board = played.before(board)
        assert board == rules.initial().board


@each_seed
def test_the_end_is_the_last_thing_that_happens(seed):
    for rules, _, _, after, happenings in steps(seed):
        assert any(isinstance(one, GameOver) for one in happenings) == (after.phase == "over")
        if after.phase == "over":
            assert isinstance(happenings[-1], GameOver)
            assert happenings[-1].outcome == rules.outcome(after)


def test_these_plays_show_every_kind_of_move_and_nearly_all_that_can_happen():
    plays = [play(GAME, seed) for seed in GAMES]
    kinds = {type(move) for played in plays for move in played.moves}
    assert {Deal, Place, Slide, Replace, Claim, EndTurn} <= kinds
    told = {type(one).__name__ for seed in range(20) for *_, happenings in steps(seed) for one in happenings}
    assert {kind.__name__ for kind in get_args(Happening)} - told <= {"Dealt", "NoActionLeft", "ClaimedRight"}
