"""Single rules that the cases do not reach: setting up, options, what may be taken back, what progress is told."""

from __future__ import annotations

import copy
from random import Random

import pytest

from kidslogic.engine.game import Illegal, Outcome, Seat, Unreadable
from kidslogic.games.stratego.happenings import (
    CardsDealt,
    CoinTossed,
    Declined,
    GameOver,
    PieceOut,
    Stationed,
    TurnPassed,
)
from kidslogic.games.stratego.moves import Toss
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, Piece
from kidslogic.games.stratego.words import BOMB
from tests.games.stratego.playing import BOX, SET_UP, BoxOnly, moves_of, played, rules_with, set_up, table

ROW = "0123456789abcdef"


# ---- setting up (S2) -------------------------------------------------------------------------------


def test_a_game_is_set_up_by_luck_and_by_both_captains():
    rules = rules_with()
    state, told = played(rules, rules.initial(), *SET_UP[:1])
    assert told == (CardsDealt(tuple(card.up for card in state.cards)),)
    assert (state.phase, state.decider, moves_of(rules, state)[:2]) == ("station", 0, ["station 7", "station 6"])
    state, told = played(rules, state, "station 7", "station 4", "station bomb")
    assert told == (Stationed(0, 0, 7), Stationed(0, 1, 4), Stationed(0, 2, BOMB))
    assert (state.phase, state.decider, len(moves_of(rules, state))) == ("flags", 0, 6)
    state, _ = played(rules, state, *SET_UP[4:9])
    assert (state.phase, state.decider, moves_of(rules, state)) == ("call", 0, ["call shark", "call pirate"])
    assert rules.parse_state(state.text) == state


@pytest.mark.parametrize(
    ("call", "coin", "first"), [("shark", "shark", 0), ("shark", "pirate", 1), ("pirate", "pirate", 0)]
)
def test_a_right_call_starts(call, coin, first):
    rules = rules_with()
    state, _ = played(rules, rules.initial(), *SET_UP[:-2], f"call {call}")
    assert (state.decider, rules.chance(state, Random(1)) in (Toss("shark"), Toss("pirate"))) == (None, True)
    state, told = played(rules, state, f"coin {coin}")
    assert told == (CoinTossed(coin, "start"), TurnPassed(first))
    assert (state.phase, state.captain) == ("card", first)


def test_the_short_game_is_smaller():
    rules = rules_with(length="short")
    state, _ = played(rules, rules.initial(), rules.chance(rules.initial(), Random(0)).text)
    assert (rules.box.crew, len(rules.box.cards), rules.box.flags) == ((7, 5, 3, 2, 1), 6, ("flag", "monkey"))
    state, _ = played(rules, state, "station 7", "station 1")
    assert moves_of(rules, state) == ["flags flag,monkey", "flags monkey,flag"]


@pytest.mark.parametrize(
    ("moves", "refused", "reason"),
    [
        (0, "deal swing/attack", "impossible_deal"),
        (0, SET_UP[0].replace("plank/skull", "sleep/skull"), "impossible_deal"),
        (0, "station 7", "not_now"),
        (1, SET_UP[0], "not_now"),
        (1, "flags monkey,flag,barrel", "not_now"),
        (2, "station 7", "not_in_reserve"),
        (4, "station 6", "not_now"),
        (4, "flags flag,flag,barrel", "other_flags"),
        (4, "flags flag,barrel", "other_flags"),
        (9, "coin shark", "not_now"),
        (9, "turn 0", "not_now"),
        (10, "call shark", "not_now"),
        (11, "coin shark", "not_now"),
        (11, "decline", "not_now"),
        (11, "shot hit", "not_now"),
    ],
)
def test_setting_up_goes_in_its_order(moves, refused, reason):
    rules = rules_with()
    state, _ = played(rules, rules.initial(), *SET_UP[:moves])
    with pytest.raises(Illegal, match=f"^{reason}$"):
        played(rules, state, refused)


# ---- options (S11) ---------------------------------------------------------------------------------


def test_a_full_deck_takes_no_more():
    rules = rules_with(deck_limit="3")
    full = set_up(rules)._replace(
        cards=tuple(card._replace(up=card.below, below=card.up) for card in set_up(rules).cards)
    )
    state, _ = played(rules, full, "turn 4")  # new: the own deck is full
    assert (state.phase, state.captain) == ("card", 1)
    three = tuple(Piece(at, rank, True, NOT_BOMB) for at, rank in enumerate((7, 4, 3)))
    crowded = full._replace(
        decks=((*three, Piece(3, 6, False, HIDDEN)), full.decks[1]), reserves=((5, 4, 3, 2, 1, BOMB), full.reserves[1])
    )
    state, _ = played(rules, crowded, "turn 0")  # swing: the enemy deck is full, the own one is not
    assert moves_of(rules, state) == ["swing 0", "swing 1", "swing 2", "decline"]
    with pytest.raises(Illegal, match="deck_full"):
        played(rules, state, "swing 3")


def test_nobody_may_decline_when_all_is_compulsory():
    rules = rules_with(may_decline="false")
    state, _ = played(rules, set_up(rules), "turn 3")  # new
    assert "decline" not in moves_of(rules, state)
    with pytest.raises(Illegal, match="must_act"):
        played(rules, state, "decline")
    state, _ = played(rules, set_up(rules), "turn 1")  # plank
    assert (state.decider, moves_of(rules, state)) == (1, ["victim 0", "victim 1", "victim 2"])
    with pytest.raises(Illegal, match="must_act"):
        played(rules, state, "decline")


def test_the_other_captain_may_spare_the_piece():
    rules = rules_with()
    state, told = played(rules, set_up(rules), "turn 1", "decline")
    assert told[-2:] == (Declined(1, "plank"), TurnPassed(1))
    assert state.out == ((), ())


@pytest.mark.parametrize(
    ("red", "blue", "outcome"),
    [
        ([(7, False)], [(2, False)], Outcome((1, 0), (0,), 0)),
        ([], [(2, False)], Outcome((1, 1), (0, 1))),
    ],
)
def test_no_pieces_loses_when_chosen(red, blue, outcome):
    rules = rules_with(no_pieces_loses="true")
    state = table(rules, red, blue, phase="shot", action="sail")
    state, told = played(rules, state, "shot hit", "remove 0")
    assert told[-2:] == (PieceOut(1, 0, 2, "sail"), GameOver(outcome, "no_pieces"))
    assert rules.outcome(state) == outcome
    gentle = rules_with()
    assert (
        played(gentle, table(gentle, red, blue, phase="shot", action="sail"), "shot hit", "remove 0")[0].phase == "card"
    )


@pytest.mark.parametrize(
    ("red", "blue", "champions"),
    [
        ([(7, False), (6, False)], [(2, False)], (0,)),
        ([(7, False)], [(2, False), (BOMB, False)], (1,)),
        ([(1, False)], [(2, False)], (0, 1)),
    ],
)
def test_at_the_limit_more_pieces_win(red, blue, champions):
    rules = rules_with(turn_limit="40")
    state, _ = played(rules, table(rules, red, blue, turns=38), "turn 2")  # sleep
    assert rules.outcome(state) is None
    state, told = played(rules, state, "turn 6")
    assert rules.outcome(state).champions == champions
    assert told[-1] == GameOver(rules.outcome(state), "turn_limit")


def test_values_of_the_screen_reach_the_view():
    rules = rules_with(aim_blue="puzzle", wind_red="calm", mark_seen="true")
    house = rules.view(rules.initial(), 0).house
    assert (house.aims, house.winds, house.mark_seen) == (("pull", "puzzle"), ("calm", "breeze"), True)


# ---- boxes -----------------------------------------------------------------------------------------


def changed_box(**changes):
    box = copy.deepcopy(BOX)
    box["lengths"]["full"] |= {key: value for key, value in changes.items() if key in ("crew", "stationed", "flags")}
    if "cards" in changes:
        box["action_sets"][0]["full"] = changes["cards"]
    return box


CARDS = BOX["action_sets"][0]["full"]


@pytest.mark.parametrize(
    "changes",
    [
        {"crew": [8, 7]},
        {"crew": ["bomb", "bomb", 3]},
        {"crew": [1] * 11},
        {"crew": [3, 2], "stationed": 3},
        {"stationed": 0},
        {"stationed": None},
        {"flags": ["flag"]},
        {"flags": ["flag", "flag", "monkey"]},
        {"flags": ["monkey", "barrel"]},
        {"cards": CARDS[:3]},
        {"cards": [*CARDS, CARDS[0]]},
        {"cards": [*CARDS[1:], ["swing", "swing"]]},
        {"cards": [*CARDS[1:], ["swing", "jump"]]},
        {"cards": [*CARDS[1:], "swing"]},
        {"cards": CARDS[:5]},  # without the cannon a game might never end
    ],
)
def test_a_box_that_cannot_be_played_is_not_there(changes):
    with pytest.raises(LookupError):
        rules_with(box=changed_box(**changes))


def test_a_set_of_actions_is_found_by_its_name():
    box = copy.deepcopy(BOX)
    box["action_sets"].append({"id": "stormy", "full": [*CARDS[:9], ["sail", "skull"]], "short": CARDS[4:9]})
    assert rules_with("actions:stormy", box).box.cards[9] == ("sail", "skull")
    assert rules_with("", box).box.cards[9] == ("plank", "skull")
    with pytest.raises(LookupError):
        rules_with("actions:calm", box)
    with pytest.raises(LookupError):
        GAME.rules(GAME.setup((Seat("guest"),) * 2), BoxOnly({}))


# ---- texts that are no state -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("captain=0", "captain=2"),
        ("phase=card", "phase=swing"),
        ("phase=card", "phase=call"),
        ("phase=card", "phase=over"),
        ("action=-", "action=new"),
        ("chosen=-", "chosen=0"),
        ("decks=07h.", "decks=06h."),
        ("decks=07h.", "decks=07x."),
        ("decks=07h.", "decks=07a."),
        ("decks=07h.", "decks=97h."),
        ("decks=07h.,14h.", "decks=14h.,07h."),
        ("2bh.", "2bh+"),
        ("reserves=65", "reserves=56"),
        ("attack@0", "attack@7"),
        ("swing/attack@0", "swing/sleep@0"),
        ("swing/attack@0", "gap"),
        ("flags=monkey,flag", "flags=flag,flag"),
        ("flags=monkey,flag,barrel", "flags="),
        ("opened=/", "opened=3/"),
        ("opened=/", "opened=1,0/"),
        ("opened=/", "opened=-"),
        ("called=shark", "called=-"),
        ("called=shark", "called=whale"),
        ("turns=0", "turns=00001"),
        ("hits=0/0", "hits=1/0"),
        ("misses=0/0", "misses=1/0"),
        ("aims=/", "aims=/thought"),
        ("levels=0/0", "levels=0/3"),
        ("winner=-", "winner=1"),
        ("end=-", "end=flag"),
        (" end=-", ""),
    ],
)
def test_a_state_that_cannot_come_up_is_unreadable(old, new):
    rules = rules_with()
    text = set_up(rules).text
    assert rules.parse_state(text).text == text
    assert old in text
    with pytest.raises(Unreadable):
        rules.parse_state(text.replace(old, new, 1))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "turn",
            "turn x",
            "turn 10",
            "turn ٣",
            "attack 1",
            "pick 8",
            "pick b",
            "swing 1 2",
            "flag 0 1 2",
            "coin up",
        ),
        *("shot", "shot maybe", "shot hit puzzle", "deal swing", "flags", "decline now", "flags flag,,monkey"),
        *(f"shot hit {ROW} - repeat 3 4 1 - -", f"shot hit {ROW} star repeat 3 4 2 - -", "shot hit x star a 3 4 1 - -"),
        *(f"shot hit {ROW} star repeat 3 14 1 - -", f"shot hit {ROW} star re/peat 3 4 1 - -"),
    ],
)
def test_a_text_that_is_no_move_is_unreadable(text):
    with pytest.raises(Unreadable):
        rules_with().parse_move(text)
