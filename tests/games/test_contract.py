"""What every game keeps, whatever it is about (design.md section 4). A new game is tested here without a word more."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kidslogic import registry
from kidslogic.engine.events import GameFinished
from kidslogic.engine.game import AnyGame, Illegal, Unreadable, parse_setup
from kidslogic.engine.session import parse_saved, resume
from tests.games.table import (
    LONGEST,
    Notebook,
    SampleLibrary,
    any_move,
    any_setup,
    plain_setups,
    play,
    session_of,
    still,
)

GAMES = registry.games()
SEEDS = range(6)
MANY = 40

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def test_there_are_games():
    assert {"blank", "piraten"} <= {game.id for game in GAMES}


def readable(parse: Any, text: str) -> bool:
    """Whether the text is read; if so, its value has this very text. Anything but `Unreadable` is a fault."""
    try:
        value = parse(text)
    except Unreadable:
        return False
    assert value.text == text
    return True


# ---- setups ----------------------------------------------------------------------------------------


@each_game
def test_each_option_has_its_default_among_its_values(game):
    for option in game.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values)
    assert len({option.key for option in game.options}) == len(game.options)


@each_game
def test_each_number_of_seats_and_each_value_of_an_option_can_be_played(game):
    setups = [*plain_setups(game), *(any_setup(game, Random(seed)) for seed in range(300))]
    assert {len(setup.seats) for setup in setups} == set(game.seats)
    chosen = {pair for setup in setups for pair in setup.options}
    assert chosen >= {
        (option.key, value) for option in game.options for value in option.values if value != option.default
    }


@each_game
def test_setups_read_back(game):
    for setup in (*plain_setups(game), *(any_setup(game, Random(seed)) for seed in range(50))):
        assert parse_setup(setup.text) == setup
        assert game.check(setup) == setup


@each_game
def test_impossible_setups_are_refused(game):
    setup = plain_setups(game)[0]
    with pytest.raises(Illegal, match="number_of_seats"):
        game.setup(setup.seats * 9, setup.source)
    with pytest.raises(Illegal, match="no_such_option"):
        game.setup(setup.seats, setup.source, colour_of_the_sky="blue")


# ---- playing to the end ----------------------------------------------------------------------------


@each_game
@each_seed
def test_play_by_chance_ends(game, seed):
    played = play(game, seed)
    outcome = played.rules.outcome(played.states[-1])
    assert outcome is not None
    assert len(outcome.scores) == len(played.setup.seats)
    assert set(outcome.champions) <= set(range(len(outcome.scores)))
    assert outcome.hoists is None or outcome.hoists in outcome.champions
    assert played.rules.turn(played.states[-1]) is None
    assert played.rules.chance(played.states[-1], Random(0)) is None


@each_game
@each_seed
def test_only_the_seat_on_turn_has_moves(game, seed):
    played = play(game, seed)
    for state, move in played.picked(MANY):
        turn = played.rules.turn(state)
        for seat in range(len(played.setup.seats)):
            moves = played.rules.legal_moves(played.rules.view(state, seat))
            assert bool(moves) == (seat == turn)
            assert len(set(moves)) == len(moves)
            assert seat != turn or move in moves


@each_game
@each_seed
def test_a_move_is_accepted_exactly_when_it_is_listed(game, seed):
    played = play(game, seed)
    known = sorted({move.text for move in played.moves})
    known = Random(seed).sample(known, min(len(known), 60))
    for state, made in played.picked(MANY):
        turn = played.rules.turn(state)
        listed = {made} if turn is None else set(played.rules.legal_moves(played.rules.view(state, turn)))
        for move in listed:
            played.rules.apply(state, move)
        before = state.text
        for move in map(played.rules.parse_move, known):
            lucky = turn is None and type(move) is type(made)  # luck may have decided otherwise
            if move not in listed and not lucky:
                with pytest.raises(Illegal):
                    played.rules.apply(state, move)
        assert state.text == before


@each_game
@each_seed
def test_the_same_luck_gives_the_same_move(game, seed):
    rules = play(game, seed).rules
    for state, _ in play(game, seed).picked(MANY):
        assert rules.chance(state, Random(5)) == rules.chance(state, Random(5))


# ---- texts -----------------------------------------------------------------------------------------


@each_game
@each_seed
def test_moves_and_states_read_back(game, seed):
    played = play(game, seed)
    for state, move in zip(played.states, played.moves, strict=False):
        assert played.rules.parse_move(move.text) == move
        assert played.rules.parse_state(state.text) == state
    assert played.rules.parse_state(played.states[-1].text) == played.states[-1]


DAMAGE = st.lists(
    st.tuples(st.floats(0, 1), st.sampled_from(["", "-", " ", "0", "9", "x", ",", "=", ".", "ü", "\0"])), min_size=1
)


def damaged(text: str, damage: list[tuple[float, str]]) -> str:
    for where, instead in damage:
        index = int(where * len(text))
        text = text[:index] + instead + text[index + 1 :]
    return text


@each_game
@given(seed=st.sampled_from(SEEDS), where=st.floats(0, 1), damage=DAMAGE)
@settings(max_examples=100, deadline=None)
def test_damaged_texts_are_unreadable_and_nothing_else(game, seed, where, damage):
    played = play(game, seed)
    index = int(where * (len(played.moves) - 1))
    readable(played.rules.parse_move, damaged(played.moves[index].text, damage))
    readable(played.rules.parse_state, damaged(played.states[index].text, damage))
    readable(parse_setup, damaged(played.setup.text, damage))


@each_game
@given(text=st.text(max_size=40))
@settings(max_examples=100, deadline=None)
def test_any_text_is_unreadable_and_nothing_else(game, text):
    rules = play(game, 0).rules
    readable(rules.parse_move, text)
    readable(rules.parse_state, text)
    readable(parse_setup, text)


@each_game
@given(damage=DAMAGE)
@settings(max_examples=100, deadline=None)
def test_a_damaged_save_is_unreadable_and_nothing_else(game, damage):
    session = session_of(game, plain_setups(game)[0])
    text = damaged(session.saved.text, damage)
    try:
        saved = parse_saved(text)
        resume(game, saved, SampleLibrary(), journal=Notebook(), clock=still)
    except Unreadable:
        return
    assert parse_saved(saved.text) == saved


# ---- hidden things ---------------------------------------------------------------------------------


@each_game
@each_seed
def test_hidden_things_do_not_show(game, seed):
    """Whatever else the hidden things could be: same view, same moves, same hints, same choice of computer players.

    The computer players are asked in turn, one at each state: the strong ones think for long.
    """
    played = play(game, seed)
    rules = played.rules
    turn_of = cycle(game.opponents.values())
    has_computer = any(seat.kind == "computer" for seat in played.setup.seats)
    for state in (*(state for state, _ in played.picked(MANY)), played.states[-1]):
        for seat in range(len(played.setup.seats)):
            view = rules.view(state, seat)
            other = rules.determinise(view, Random(seed))
            assert rules.parse_state(other.text) == other
            swapped = rules.view(other, seat)
            assert swapped == view
            assert rules.legal_moves(swapped) == rules.legal_moves(view)
            assert game.hints(swapped) == game.hints(view)
            assert (rules.outcome(other) is None) == (rules.outcome(state) is None)
            if rules.turn(state) == seat and has_computer:
                opponent = next(turn_of)
                choice = opponent(view, Random(7))
                assert choice in rules.legal_moves(view)
                assert choice == opponent(swapped, Random(7))


@each_game
def test_hidden_things_are_dealt_anew(game):
    """The test above says nothing unless a view leaves something open: over some plays it does."""
    plays = [play(game, seed) for seed in SEEDS]
    assert any(
        played.rules.determinise(played.rules.view(state, 0), Random(1)) != state
        for played in plays
        for state, _ in played.picked(MANY)
    )


@each_game
@each_seed
def test_everybody_may_watch_without_seeing_more(game, seed):
    """A happening that a seat sees is one of the game's happenings, with nothing added."""
    played = play(game, seed)
    for state, move in played.picked(MANY):
        for happening in played.rules.apply(state, move)[1]:
            for seat in range(len(played.setup.seats)):
                seen = played.rules.seen(happening, seat)
                assert seen is None or type(seen) is type(happening)
                assert seen is None or played.rules.seen(seen, seat) == seen


# ---- sessions --------------------------------------------------------------------------------------


def started(game: AnyGame, seed: int) -> tuple[Any, Random, Notebook]:
    rng, journal = Random(seed), Notebook()
    return session_of(game, any_setup(game, rng), seed, journal), rng, journal


def look(session: Any) -> tuple[Any, ...]:
    """All that can be seen at the table."""
    views = tuple(session.view(seat) for seat in range(len(session.setup.seats)))
    return session.moves, session.turn, session.outcome, session.legal_moves(), views


def state_of(session: Any) -> Any:
    """The table by replay: a session shows nobody its state."""
    state = session.rules.initial()
    for text in session.moves:
        state, _ = session.rules.apply(state, session.rules.parse_move(text))
    return state


@each_game
@each_seed
def test_taking_back_gives_the_same_table_and_never_crosses_what_was_shown(game, seed):
    session, rng, journal = started(game, seed)
    tables = {session.moves: look(session)}
    while session.outcome is None and len(session.moves) < 120:
        before = state_of(session)
        move = any_move(session.legal_moves(), rng)
        session.play(move)
        tables[session.moves] = look(session)
        final = session.rules.reveals(before, move) or bool(session.rules.events(before, move, state_of(session)))
        assert not (final and session.can_undo)
        taken_back = []
        while session.can_undo:
            played = session.moves
            assert session.undo()
            taken_back.append(played[len(session.moves)])
            assert look(session) == tables[session.moves]
            assert journal.written[-1] == (session.saved, (), False)
        assert not session.undo()
        for text in reversed(taken_back):
            session.play(session.rules.parse_move(text))
            assert look(session) == tables[session.moves]


@each_game
@each_seed
def test_a_refused_move_changes_and_writes_nothing(game, seed):
    session, rng, journal = started(game, seed)
    strange = [session.rules.parse_move(text) for text in {move.text for move in play(game, seed).moves}]
    for _ in range(12):
        before, written = (look(session), session.saved), len(journal.written)
        for move in strange:
            if move not in session.legal_moves():
                with pytest.raises(Illegal):
                    session.play(move)
        assert (look(session), session.saved) == before
        assert len(journal.written) == written
        if session.outcome is None:
            session.play(any_move(session.legal_moves(), rng))


@each_game
@each_seed
def test_a_resumed_game_is_the_same_game(game, seed):
    session, rng, journal = started(game, seed)
    session.begin()
    pauses = {rng.randrange(1, 30) for _ in range(4)}
    while session.outcome is None and len(journal.written) <= max(pauses):
        if len(journal.written) in pauses:
            saved = parse_saved(journal.written[-1][0].text)
            other = resume(game, saved, SampleLibrary(), journal=Notebook(), clock=still)
            assert look(other) == look(session)
            assert other.saved == session.saved
            move = any_move(session.legal_moves(), Random(seed))
            assert other.play(move) == session.play(move)
            assert look(other) == look(session)
        else:
            session.play(any_move(session.legal_moves(), rng))


@each_game
def test_a_save_of_other_rules_or_other_moves_is_set_aside(game):
    session, rng, _ = started(game, 3)
    session.play(any_move(session.legal_moves(), rng))
    saved = session.saved
    bad = [
        replace(saved, rules_version=saved.rules_version + 1),
        replace(saved, moves=saved.moves[1:]),
        replace(saved, moves=(*saved.moves, saved.moves[0])),
        replace(saved, moves=(*saved.moves, "fly away")),
    ]
    for damaged_save in bad:
        with pytest.raises(Unreadable):
            resume(game, damaged_save, SampleLibrary(), journal=Notebook(), clock=still)


@each_game
@each_seed
def test_the_end_is_told_once(game, seed):
    session, rng, journal = started(game, seed)
    while session.outcome is None:
        session.play(any_move(session.legal_moves(), rng))
    finished = [event for event in journal.events if isinstance(event, GameFinished)]
    assert [over for _, _, over in journal.written] == [False] * (len(journal.written) - 1) + [True]
    assert len(finished) == 1
    assert finished[0].game == game.id
    assert finished[0].kinds == tuple(seat.kind for seat in session.setup.seats)
    assert (finished[0].scores, finished[0].champions) == (session.outcome.scores, session.outcome.champions)
    assert finished[0].moves == len(session.moves)


@each_game
def test_computer_players_play_to_the_end(game):
    setups = [setup for setup in plain_setups(game) if any(seat.kind == "computer" for seat in setup.seats)]
    for opponent in game.opponents.values():
        session, rng = session_of(game, setups[0]), Random(1)
        while session.outcome is None:
            assert len(session.moves) < LONGEST
            session.play(opponent(session.view(session.turn), rng))
