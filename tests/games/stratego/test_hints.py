"""Quiet help tells what can be done now, what was seen before and how a duel may end, and nothing more."""

from __future__ import annotations

import pytest

from kidslogic.engine.game import Hint
from kidslogic.games.stratego.hints import duels, game_hints, gone, left, remembered, shown
from kidslogic.games.stratego.moves import Attack
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Piece
from kidslogic.games.stratego.words import BOMB, SEATS
from tests.games.stratego.playing import positions, rules_with, set_up, steps


def view(rules, *moves, seat=0, **fields):
    return rules.view(set_up(rules, *moves)._replace(**fields), seat)


def test_only_the_captain_who_decides_is_helped():
    rules = rules_with()
    for state in positions(rules, 100):
        for seat in SEATS:
            hints = game_hints(rules.view(state, seat))
            assert bool(hints) == (state.decider == seat)
            assert not hints or hints[0] == Hint("now", {"phase": state.phase, "action": state.action or ""})


def test_help_with_the_cards_names_what_was_seen_and_is_of_use():
    rules = rules_with()
    first = view(rules)
    assert game_hints(first)[1:] == (Hint("explore", places=tuple(range(10))),)
    assert remembered(first) == ()
    # Red turned 3 and blue 2 (swing below now), red 5 (new below now), blue 0 (swing below now; nobody to attack).
    later = view(rules, "turn 3", "pick 6", "turn 2", "turn 5", "shot miss", "turn 0")
    assert [(one.place, one.action, one.since) for one in remembered(later)] == [
        *((0, "swing", 0), (2, "swing", 2), (3, "swing", 3), (5, "new", 1)),
    ]
    assert game_hints(later)[1:] == (
        Hint("remember", {"action": "swing"}, (2, 3)),  # 0 is barred: blue has just turned it
        Hint("remember", {"action": "new"}, (5,)),
        Hint("explore", places=(1, 4, 6, 7, 8, 9)),
    )


def test_what_is_of_no_use_is_not_called_to_mind():
    rules = rules_with(card_faces_open="true")
    actions = {hint.params["action"] for hint in game_hints(view(rules)) if hint.code == "remember"}
    assert actions == {"new", "sail", "skull"}  # nobody is aboard to attack; sleep and plank are never wanted
    assert not any(hint.code == "explore" for hint in game_hints(view(rules)))


ABOARD = (Piece(0, 7, True, NOT_BOMB), Piece(1, 2, True, NOT_BOMB), Piece(2, BOMB, False, HIDDEN))


def test_help_with_an_attack_compares_the_best_duels():
    rules = rules_with()
    deck = (Piece(0, 5, False, SHOWN), Piece(1, 3, False, HIDDEN))
    reserves = ((6, 5, 4, 4, 3, 3, 1), (7, 6, 4, 4, 3, 2, 1, BOMB))
    attack = view(rules, phase="attack", action="attack", decks=(ABOARD, deck), reserves=reserves)
    chances = duels(attack)
    assert [(one.piece, one.target) for one in chances] == [(0, 0), (0, 1), (1, 1), (1, 0)]
    assert all(one.wins + one.both_out + one.loses == pytest.approx(1) for one in chances)
    assert (chances[0].wins, chances[-1].loses) == (1, 1)
    # Nine ranks are unseen (7 6 4 4 3 3 2 1 bomb): the 7 wins against six, the 2 against the 1 and the bomb.
    assert (chances[1].wins, chances[1].both_out) == pytest.approx((6 / 9, 1 / 9))
    assert (chances[2].wins, chances[2].both_out) == pytest.approx((2 / 9, 1 / 9))
    hints = game_hints(attack)
    assert [hint.code for hint in hints] == ["now", "duel", "duel", "duel"]
    assert hints[2].params == {"piece": "0", "target": "1", "wins": "67", "both_out": "11", "loses": "22"}
    assert duels(view(rules)) == ()


def test_help_with_an_attack_points_at_flags_nobody_has_looked_at():
    rules = rules_with()
    attack = view(rules, phase="attack", action="attack", decks=(ABOARD, ()), opened=((), (1,)))
    assert game_hints(attack)[1:] == (Hint("flag_open", places=(0, 2)),)
    after_shot = view(rules, phase="flag", action="sail", decks=(ABOARD, ()), opened=((2,), ()))
    assert game_hints(after_shot)[1:] == (Hint("flag_open", places=(0, 1, 2)),)


def test_help_with_a_shot_and_a_swing():
    rules = rules_with()
    assert game_hints(view(rules, "turn 5"))[1:] == (Hint("aim", {"at": "sail", "for": "piece"}),)
    empty = view(rules, "turn 9", phase="shot", decks=(ABOARD, ()))
    assert game_hints(empty)[1:] == (Hint("aim", {"at": "skull", "for": "flag"}),)
    swing = view(rules, phase="swing", action="swing", decks=(ABOARD, ()))
    assert game_hints(swing)[1:] == (Hint("home", places=(0, 1)),)
    assert game_hints(view(rules, phase="swing", action="swing"))[1:] == (Hint("board", places=(0, 1)),)
    assert game_hints(view(rules, "turn 3"))[1:] == ()


def test_counting_what_is_gone_left_and_seen():
    rules = rules_with()
    for before, move, after, _ in steps(rules, 5):
        for seat in SEATS:
            seen = rules.view(after, 1 - seat)
            if after.phase != "over":
                assert sum(gone(seen, seat).values()) == len(after.out[seat])
                assert sum(left(seen, seat).values()) == len(after.decks[seat]) + len(after.reserves[seat])
                assert all(piece in after.decks[seat] for piece in shown(seen, seat))
        if isinstance(move, Attack):
            winners = {piece.number for piece in after.decks[before.captain]} & {move.piece}
            assert winners <= {piece.number for piece in shown(rules.view(after, 0), before.captain)}
