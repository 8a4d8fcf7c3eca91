"""What is true in every game, whatever is played (invariants of S1 to S9)."""

from __future__ import annotations

from functools import partial
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.game import Illegal
from kidslogic.games.stratego.box import MOST_CARDS, MOST_PIECES
from kidslogic.games.stratego.dealing import sorted_faces
from kidslogic.games.stratego.happenings import DuelFought, GameOver, Happening, PieceOut, PieceSaved, TurnPassed
from kidslogic.games.stratego.moves import (
    Attack,
    Call,
    Deal,
    Decline,
    HideFlags,
    Move,
    Pick,
    Puzzle,
    Remove,
    Shot,
    Station,
    Swing,
    TakeAim,
    Toss,
    TryFlag,
    TurnCard,
    Victim,
    parse_move,
)
from kidslogic.games.stratego.options import AIMS
from kidslogic.games.stratego.possible import possible
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import NOT_BOMB, SETTING_UP, State
from kidslogic.games.stratego.words import ACTIONS, BOMB, COINS, FLAG_CARDS, SEATS
from tests.games.stratego.playing import positions, rules_with, steps
from tests.games.table import play

KINDS = (
    {},
    {"length": "short"},
    {"line": "advanced", "may_decline": "false"},
    {"bomb_defends": "false", "deck_limit": "3", "no_pieces_loses": "true"},
    {"length": "short", "line": "advanced", "turn_limit": "40", "card_faces_open": "false"},
)
each_kind = pytest.mark.parametrize("options", KINDS, ids=str)
each_seed = pytest.mark.parametrize("seed", range(8))


@each_kind
@each_seed
def test_pieces_cards_and_flags_are_conserved(options, seed):
    rules = rules_with(**options)
    box = rules.box
    for _, _, after, _ in steps(rules, seed):
        assert possible(after, box, rules.house)
        for seat in SEATS:
            ranks = [*after.reserves[seat], *(piece.rank for piece in (*after.decks[seat], *after.out[seat]))]
            assert sorted(ranks, reverse=True) == list(box.crew)
            assert after.flags[seat] == () or sorted(map(str, after.flags[seat])) == sorted(box.flags)
        lying = [card for card in (*after.cards, *after.front) if card is not None]
        assert sorted(sorted_faces((card.up, card.below)) for card in lying) == sorted(map(sorted_faces, box.cards))


@each_kind
@each_seed
def test_a_piece_keeps_its_number_and_what_is_known_of_it(options, seed):
    """Nothing known is forgotten, a piece that is out stays out, and the bomb never leaves its ship."""
    for before, move, after, _ in steps(rules_with(**options), seed):
        for seat in SEATS:
            then = {piece.number: piece for piece in (*before.decks[seat], *before.out[seat])}
            now = {piece.number: piece for piece in (*after.decks[seat], *after.out[seat])}
            assert set(then) <= set(now)
            assert all(now[number].rank == piece.rank for number, piece in then.items())
            assert all(now[number].known >= piece.known for number, piece in then.items())
            assert after.out[seat][: len(before.out[seat])] == before.out[seat]
            assert not any(piece.rank == BOMB and (piece.aboard or piece.known == NOT_BOMB) for piece in now.values())
            moved = [number for number, piece in then.items() if piece.aboard != now[number].aboard]
            assert moved == ([move.piece] if isinstance(move, Swing) and seat == before.captain else [])


@each_kind
@each_seed
def test_happenings_tell_what_has_changed(options, seed):
    for before, move, after, happenings in steps(rules_with(**options), seed):
        gone = [(one.owner, one.piece, one.rank) for one in happenings if isinstance(one, PieceOut)]
        assert sorted(gone) == sorted(
            (seat, piece.number, piece.rank) for seat in SEATS for piece in after.out[seat][len(before.out[seat]) :]
        )
        duels = [one for one in happenings if isinstance(one, DuelFought)]
        assert len(duels) == isinstance(move, Attack)
        for duel in duels:
            assert (duel.piece, duel.target) == (move.piece, move.target)
            assert len(gone) == (2 if duel.verdict == "both_out" else 1)
        saved = [one for one in happenings if isinstance(one, PieceSaved)]
        assert len(saved) == (before.chosen >= 0 and after.phase in ("card", "over") and not gone)
        over = after.phase == "over"
        assert [one for one in happenings if isinstance(one, GameOver)] == list(happenings[-1:] if over else ())
        passed = [one.seat for one in happenings if isinstance(one, TurnPassed)]
        assert passed == ([after.captain] if after.phase == "card" else [])


@each_kind
@each_seed
def test_turns_go_to_and_fro_and_no_card_is_turned_twice_running(options, seed):
    rules = rules_with(**options)
    last = None
    for before, move, after, _ in steps(rules, seed):
        if before.phase not in SETTING_UP and after.phase == "card":
            assert after.captain == 1 - before.captain
        if isinstance(move, TurnCard):
            assert after.turns == before.turns + 1
            card = before.cards[move.place]
            assert last is None or (card.up, card.below, card.turned) != last
            last = card.below, card.up, after.turns
        else:
            assert after.turns == before.turns


@each_kind
def test_every_conceivable_move_is_accepted_exactly_when_it_is_listed(options):
    """The naive check: simply try everything that can be said."""
    rules = rules_with(**options)
    conceivable: list[Move] = [
        *map(TurnCard, range(MOST_CARDS)),
        *(kind(rank) for kind in (Station, Pick) for rank in range(8)),
        *(kind(number) for kind in (Swing, Victim, Remove) for number in range(MOST_PIECES)),
        *(Attack(own, other) for own in range(8) for other in range(8)),
        *(TryFlag(opening, piece) for opening in range(4) for piece in (None, *range(8))),
        *(Call(side) for side in COINS),
        *(Shot(True), Shot(False), Decline(), HideFlags(("flag", "monkey", "barrel")), HideFlags(("monkey", "flag"))),
    ]
    for state in positions(rules, 120, skip=7):
        before = state.text
        listed = rules.open_moves(state)
        for move in conceivable:
            try:
                rules.apply(state, move)
            except Illegal:
                assert move not in listed
            else:
                assert move in listed
        assert {type(move) for move in listed} <= {type(move) for move in conceivable}
        assert state.text == before


# ---- texts -----------------------------------------------------------------------------------------

digit, rank = st.integers(0, 9), st.integers(0, 7)
action, flag, coin = st.sampled_from(ACTIONS), st.sampled_from(FLAG_CARDS), st.sampled_from(COINS)
word = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9._@:+-]{0,20}", fullmatch=True)
puzzles = st.builds(
    Puzzle,
    row=st.from_regex(r"[0-9a-f]{16}", fullmatch=True),
    answer=word,
    family=word | st.just(""),
    level=digit,
    options=digit,
    first_try=st.booleans(),
    tag=word | st.just(""),
    pack=word | st.just(""),
)
MOVES = st.one_of(
    st.builds(Deal, st.lists(st.tuples(action, action), min_size=1, max_size=10).map(tuple)),
    st.builds(Station, rank),
    st.builds(HideFlags, st.lists(flag, min_size=1, max_size=3).map(tuple)),
    st.builds(Call, coin),
    st.builds(Toss, coin),
    st.builds(TurnCard, digit),
    st.builds(Pick, rank),
    st.builds(Swing, digit),
    st.builds(Attack, digit, digit),
    st.builds(TryFlag, digit, digit | st.none()),
    st.builds(Victim, digit),
    st.builds(TakeAim, st.sampled_from(AIMS)),
    st.builds(Shot, st.booleans(), puzzles | st.none()),
    st.builds(Shot, st.booleans(), aim=st.sampled_from(["pull", "timing", None])),
    st.builds(Remove, digit),
    st.just(Decline()),
)


@given(MOVES)
def test_any_move_reads_back(move):
    assert parse_move(move.text) == move


def test_the_moves_above_are_of_every_kind():
    kinds = {
        Deal,
        Station,
        HideFlags,
        Call,
        Toss,
        TurnCard,
        Pick,
        Swing,
        Attack,
        TryFlag,
        Victim,
        TakeAim,
        Shot,
        Remove,
        Decline,
    }
    assert {kind for part in get_args(Move) for kind in (get_args(part) or (part,))} == kinds


@each_kind
def test_every_state_reads_back(options):
    rules = rules_with(**options)
    for state in positions(rules, 60):
        again = rules.parse_state(state.text)
        assert again == state
        assert isinstance(again, State)


# ---- it ends ---------------------------------------------------------------------------------------


@each_kind
def test_games_by_chance_end(options):
    rules = rules_with(**options)
    turns = []
    for seed in range(40):
        *_, (_, _, end, _) = steps(rules, seed)
        turns.append(end.turns)
    assert max(turns) <= 400
    assert not rules.house.turn_limit or max(turns) <= rules.house.turn_limit


def test_these_plays_show_every_kind_of_move_and_happening():
    plays = [one for one in map(partial(play, GAME), range(12)) if ("mode", "training") not in one.setup.options]
    kinds = {kind for part in get_args(Move) for kind in (get_args(part) or (part,))}
    assert {type(move) for played in plays for move in played.moves} == kinds - {TakeAim}, "of a hand, not of chance"
    told = {
        type(one)
        for options in KINDS[1:3]
        for seed in range(8)
        for *_, happenings in steps(rules_with(**options), seed)
        for one in happenings
    }
    assert told == set(get_args(Happening))
