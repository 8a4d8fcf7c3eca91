"""What captains may take back, and what their games mean for progress."""

from __future__ import annotations

import pytest

from kidslogic.engine.events import Answered, CaseMet, Duelled, Fired, GameFinished, Recalled
from kidslogic.engine.game import Illegal, Seat, Unreadable
from kidslogic.games.stratego.moves import Puzzle, Shot
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, Piece
from kidslogic.games.stratego.words import BOMB
from tests.games.stratego.playing import played, rules_with, set_up, steps, table
from tests.games.table import session_of

ROW = "0123456789abcdef"


# ---- taking back and progress ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "can_undo"),
    [
        (("station 7", "station 4"), True),
        (("station 7", "station 4", "station bomb", "flags monkey,flag,barrel"), False),
        (("station 7", "station 4", "station bomb", "flags monkey,flag,barrel", "station 5"), True),
    ],
)
def test_a_captain_may_set_up_anew_until_the_flags_are_hidden(moves, can_undo):
    session = session_of(GAME, GAME.setup((Seat("guest"), Seat("guest"))))
    for move in moves:
        session.play(session.rules.parse_move(move))
    assert session.can_undo == can_undo


@pytest.mark.parametrize(
    ("moves", "final"),
    [
        (("turn 3", "pick 6"), False),
        (("turn 3", "decline"), False),
        (("turn 9", "victim 0"), False),
        (("turn 9", "victim 0", "aim timing"), False),
        (("turn 9", "victim 0", "shot hit"), True),
        (("turn 5", "shot hit", "remove 0"), True),
        (("turn 1", "victim 0", "coin pirate"), True),
        (("turn 2",), True),
    ],
)
def test_what_shows_nothing_may_be_taken_back(moves, final):
    rules = rules_with()
    state = set_up(rules)
    *first, last = moves
    before, _ = played(rules, state, *first)
    assert rules.reveals(before, rules.parse_move(last)) == final


def told(rules, state, move):
    after, _ = rules.apply(state, rules.parse_move(move))
    return rules.events(state, rules.parse_move(move), after)


def test_a_card_that_was_seen_is_recalled():
    rules = rules_with()
    state = set_up(rules)
    assert told(rules, state, "turn 3") == ()
    state, _ = played(rules, state, "turn 3", "pick 6", "turn 2")  # 3: swing below, seen; 2: swing below, sleep up
    assert told(rules, state, "turn 3") == (Recalled(seat=0, game="stratego", good=True),)
    state, _ = played(rules, state, "turn 0", "turn 2", "swing 0")
    assert state.cards[2].below == "sleep"
    assert told(rules, state._replace(last=9), "turn 2") == (Recalled(seat=state.captain, game="stratego", good=False),)
    opened = rules_with(card_faces_open="true")
    assert told(opened, state._replace(last=9), "turn 2") == ()


def test_a_duel_is_told_with_its_chance():
    rules = rules_with()
    state = table(
        rules,
        [(7, True)],
        [(5, False)],
        phase="attack",
        action="attack",
        decks=((Piece(0, 7, True, NOT_BOMB),), (Piece(0, 5, False, HIDDEN), Piece(1, 1, False, HIDDEN))),
        out=((), ()),
    )
    state = state._replace(reserves=((6, 5, 4, 4, 3, 3, 2, 1, BOMB), (7, 6, 4, 4, 3, 3, 2, BOMB)))
    assert told(rules, state, "attack 0 0") == (Duelled(seat=0, game="stratego", chance=0.7, won=True),)
    assert told(rules, state, "attack 0 1")[0] == Duelled(seat=0, game="stratego", chance=0.7, won=False)


@pytest.mark.parametrize(
    ("attacker", "target", "case"),
    [
        (1, 7, "little_one"),
        (7, 1, "little_one"),
        (6, BOMB, "bomb"),
        (2, BOMB, "bomb_found"),
        (5, 3, None),
        (4, 4, None),
    ],
)
def test_a_special_duel_is_told_to_everybody(attacker, target, case):
    rules = rules_with()
    state = table(rules, [(attacker, True)], [(target, False)], phase="attack", action="attack")
    met = [event for event in told(rules, state, "attack 0 0") if isinstance(event, CaseMet)]
    assert met == ([] if not case else [CaseMet(game="stratego", case=case)])


def test_a_puzzle_in_place_of_a_shot_is_an_answer():
    rules = rules_with()
    state, _ = played(rules, set_up(rules), "turn 5")
    puzzle = Puzzle(ROW, "star", "repeat", 3, 4, False, "", "endless.1")
    shot = Shot(True, puzzle)
    assert rules.parse_move(shot.text) == shot
    answer, fired = told(rules, state, shot.text)
    assert isinstance(answer, Answered)
    assert (answer.seat, answer.right, answer.first_try, answer.row_hash) == (0, True, False, ROW)
    assert (answer.family, answer.level, answer.options, answer.pack) == ("repeat", 3, 4, "endless.1")
    assert fired == Fired(seat=0, game="stratego", hit=True, way="puzzle")
    assert told(rules, state, "shot hit") == (Fired(seat=0, game="stratego", hit=True),)
    assert told(rules, state, "shot miss pull") == (Fired(seat=0, game="stratego", hit=False, way="pull"),)
    after, _ = rules.apply(state, Shot(False, puzzle))
    assert (after.shots, after.hits) == ((1, 0), (0, 0))


def test_shots_and_hits_are_counted():
    rules = rules_with()
    state, _ = played(rules, set_up(rules), "turn 5", "shot hit", "remove 0", "turn 8", "shot miss")
    assert (state.shots, state.hits) == ((1, 1), (1, 0))
    assert (state.misses, state.aims, state.levels) == ((0, 1), (None, None), (0, 0))


def test_another_way_of_aiming_stays_and_changes_nothing_else():
    rules = rules_with(aim_red="pull")
    state, _ = played(rules, set_up(rules), "turn 5")
    after, happenings = played(rules, state, "aim puzzle", "aim timing")
    assert after == state._replace(aims=("timing", None))
    assert happenings == rules.events(state, rules.parse_move("aim timing"), after) == ()
    assert rules.parse_state(after.text) == after
    fired, _ = played(rules, after, "shot miss")
    assert fired.aims == ("timing", None)
    with pytest.raises(Illegal, match="not_now"):
        rules.apply(fired, rules.parse_move("aim pull"))
    with pytest.raises(Unreadable):
        rules.parse_move("aim well")


def test_how_a_captain_aimed_and_missed_is_kept():
    rules = rules_with()
    state, _ = played(rules, set_up(rules), "turn 5")
    for text, misses, aim, level in (
        (f"shot miss {ROW} star repeat 3 4 1 - -", 1, "puzzle", 3),
        ("shot miss timing", 2, "timing", 3),
        ("shot miss", 3, "timing", 3),
        ("shot hit pull", 0, "pull", 3),
    ):
        after, _ = rules.apply(state, rules.parse_move(text))
        assert (after.misses, after.aims, after.levels) == ((misses, 0), (aim, None), (level, 0))
        assert rules.parse_state(after.text) == after
        state = state._replace(shots=after.shots, misses=after.misses, aims=after.aims, levels=after.levels)


def test_the_end_is_told_with_mode_and_champion():
    rules = rules_with(length="short")
    *_, (before, move, after, _) = steps(rules, 1)
    finished = rules.events(before, move, after)[-1]
    assert isinstance(finished, GameFinished)
    assert (finished.mode, finished.kinds) == ("short", ("child", "guest"))
    assert finished.champions == (after.winner,)
