"""The rules by their numbers where the cases say nothing: options, ends, what is shown to whom, texts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kidslogic.engine.events import Claimed, GameFinished
from kidslogic.engine.game import Illegal, Outcome, Seat, Unreadable
from kidslogic.engine.session import Session
from kidslogic.games.logix.actions import path
from kidslogic.games.logix.board import START, board_text, parse_board, parse_cell
from kidslogic.games.logix.happenings import (
    ClaimedRight,
    ClaimedWrong,
    Dealt,
    GameOver,
    Moved,
    NoActionLeft,
    Placed,
    Replaced,
    TurnPassed,
)
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Slide, parse_move
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.state import parse_state
from tests.games.logix.playing import BoxOnly, board_of, played, rules_with, table
from tests.games.table import Notebook, still

T_COMPLETE = board_of(".......", ".......", ".b.....", ".bbk...", ".b.....")
"""The T of four blues with black at its foot."""


def refused(rules, state, move: str) -> str:
    with pytest.raises(Illegal) as fault:
        rules.apply(state, rules.parse_move(move))
    return fault.value.reason


# ---- the deal (L2) -----------------------------------------------------------------------------------


def test_l2_each_seat_is_dealt_one_card_and_the_lot_decides_who_begins():
    rules = rules_with(3)
    deals = [rules.chance(rules.initial(), Random(seed)) for seed in range(60)]
    assert {deal.start for deal in deals} == {0, 1, 2}
    assert {card for deal in deals for card in deal.cards} == set(rules.deck)
    state, happenings = rules.apply(rules.initial(), deals[0])
    assert happenings == (Dealt(deals[0].start, 13),)
    assert (state.phase, state.turn, state.turns) == ("turn", deals[0].start, (0, 0, 0))


def test_l2_5_the_youngest_begins_when_the_house_says_so():
    rules = rules_with(3, start="youngest", youngest="3")
    assert {rules.chance(rules.initial(), Random(seed)).start for seed in range(20)} == {2}
    assert refused(rules, rules.initial(), "deal T,U,V 0") == "impossible_deal"
    with pytest.raises(Illegal, match="youngest_of_others"):
        GAME.setup((Seat("guest"),) * 2, youngest="3")


@pytest.mark.parametrize("deal", ["deal T 0", "deal T,T 0", "deal T,Q 0", "deal T,U,V 0", "deal T,U 2"])
def test_a_deal_that_cannot_be_is_refused(deal):
    rules = rules_with()
    assert refused(rules, rules.initial(), deal) == "impossible_deal"


def test_nothing_goes_before_the_deal_and_nobody_deals_twice():
    rules = rules_with()
    assert refused(rules, rules.initial(), "end") == "not_dealt"
    assert refused(rules, table(rules), "deal T,U 0") == "already_dealt"


# ---- turns and actions (L3 to L7) ------------------------------------------------------------------------


def test_l3_a_turn_is_an_action_and_its_end():
    rules = rules_with(slide="path")
    state, told = played(rules, table(rules), "place red 23", "end", "place blue 22", "end", "move 23 34", "end")
    assert told == (
        Placed(0, "red", parse_cell("23")),
        TurnPassed(1, ("red",)),
        Placed(1, "blue", parse_cell("22")),
        TurnPassed(0, ("blue",)),
        Moved(0, "red", parse_cell("23"), (parse_cell("24"), parse_cell("34"))),
        TurnPassed(1, ("red",)),
    )
    assert state.turns == (2, 1)


def test_l3_3_who_can_do_nothing_passes_and_locks_nothing():
    """Nobody can: all but two greys lie on the board, grey is locked, and no marble has room to roll."""
    rules = rules_with()
    full = board_of("rrrrrr.", "yyyyyy.", "bbbbbb.", "gggggg.", "k......")
    state = table(rules, board=full, locked=("grey",))
    view = rules.view(state, 0)
    assert EndTurn() not in rules.legal_moves(view)  # some marbles can still roll, so there is no passing
    assert refused(rules, state, "end") == "must_act"
    stuck = replace(state, locked=("red", "yellow", "blue", "green", "grey", "black"))
    assert set(rules.legal_moves(rules.view(stuck, 0))) == {EndTurn(), Claim(0)}
    after, told = played(rules, stuck, "end")
    assert told == (NoActionLeft(0), TurnPassed(1, ()))
    assert (after.turn, after.locked, after.phase) == (1, (), "turn")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place black 22", "rack_empty"),
        ("place red 33", "occupied"),
        ("move 00 01", "empty_cell"),
        ("move 33 33", "occupied"),
        ("replace 00 red", "empty_cell"),
        ("replace 23 black", "rack_empty"),
        ("claim 1", "not_your_turn"),
        ("draw", "draw_not_now"),
    ],
)
def test_refusals_say_why(move, reason):
    rules = rules_with()
    assert refused(rules, table(rules, board=board_of(".......", ".......", "...r...", "...k...")), move) == reason


def test_l5_2_a_marble_between_four_neighbours_is_blocked():
    rules = rules_with()
    state = table(rules, board=board_of(".......", ".......", "...r...", "..rkr..", "...r..."))
    assert refused(rules, state, "move 33 30") == "blocked"


def test_l5_3_a_marble_rolls_along_its_line_or_a_shortest_way():
    board = board_of(".......", ".......", "...r...", "...kb..")
    assert path(board, Slide(parse_cell("34"), parse_cell("24"))) == (parse_cell("24"),)
    way = path(board, Slide(parse_cell("34"), parse_cell("43")))
    assert way == (parse_cell("44"), parse_cell("43"))
    round_a_wall = path(board_of(".b.....", "rrr....", "...k..."), Slide(parse_cell("01"), parse_cell("20")))
    assert round_a_wall[-1] == parse_cell("20")
    assert len(round_a_wall) == 11


def test_l5_5_the_marbles_may_have_to_stay_together():
    board = board_of(".......", ".......", ".......", "...krb.", "...g...")
    apart, together = rules_with(), rules_with(keep_connected="true")
    assert apart.apply(table(apart, board=board), parse_move("move 34 44"))[0].phase == "acted"
    assert refused(together, table(together, board=board), "move 34 44") == "splits"
    assert parse_move("move 34 44") not in together.legal_moves(together.view(table(together, board=board), 0))


def test_l6_a_replacement_tells_both_colours():
    rules = rules_with(lock_removed="true")
    state, told = played(
        rules, table(rules, board=board_of(".......", ".......", "...r...", "...k...")), "replace 23 blue"
    )
    assert told == (Replaced(0, parse_cell("23"), "red", "blue"),)
    assert state.locked == ("blue", "red")


# ---- claims and ends (L9) --------------------------------------------------------------------------------


def test_l9_3_a_right_claim_wins_and_shows_where():
    rules = rules_with()
    over, told = played(rules, table(rules, board=T_COMPLETE), "claim 0")
    claimed, end = told
    assert isinstance(claimed, ClaimedRight)
    assert (claimed.fit.colour, claimed.fit.steps) == ("blue", 0)
    assert set(claimed.fit.cells) == set(map(parse_cell, ("21", "31", "41", "32", "33")))
    assert end == GameOver(Outcome((1, 0), (0,), 0), "claim")
    assert rules.turn(over) is None
    assert refused(rules, over, "end") == "game_over"


def test_l9_5_who_claims_wrongly_is_out_with_an_open_card():
    rules = rules_with(3)
    state, told = played(rules, table(rules, "T,U,V"), "place red 23", "claim 0")
    wrong = told[1]
    assert isinstance(wrong, ClaimedWrong)
    assert (wrong.penalty, wrong.card) == ("out", rules.deck["T"])
    assert wrong.fit is not None
    assert (wrong.fit.steps, rules.seen(wrong, 2)) == (4, wrong)
    assert (state.out, state.turn, state.locked) == ((0,), 1, ("red",))
    assert rules.view(state, 2).cards == (rules.deck["T"], None, rules.deck["V"])
    state, _ = played(rules, state, "place blue 22", "end", "place red 24", "end")
    assert state.turn == 1  # the one who is out is passed over


@pytest.mark.parametrize(("penalty", "turn"), [("lose_turn", 1), ("hint", 0)])
def test_l9_5_the_gentle_penalties_show_the_card_to_its_owner_only(penalty, turn):
    rules = rules_with(wrong_claim=penalty)
    before = table(rules)
    state, told = played(rules, before, "claim 0")
    wrong = told[0]
    assert wrong == rules.seen(wrong, 0)
    assert isinstance(wrong, ClaimedWrong)
    assert wrong.card == rules.deck["T"]
    assert rules.seen(wrong, 1) == ClaimedWrong(0, penalty, None, None)
    assert rules.view(state, 1).cards == (None, rules.deck["U"])
    assert (state.turn, state.out) == (turn, ())
    assert penalty != "hint" or state == before


def test_l9_6_the_last_player_may_have_to_go_on_building():
    rules = rules_with(last_player="keeps_building")
    state, _ = played(rules, table(rules), "place red 23", "claim 0")
    assert (state.phase, state.turn, state.locked) == ("turn", 1, ())
    state, _ = played(rules, state, "place red 22", "end")
    assert (state.turn, state.locked) == (1, ())  # nobody between: nothing is locked
    over, told = played(rules, state, "claim 1")
    assert told[-1] == GameOver(Outcome((0, 0), (), None), "nobody")
    assert over.phase == "over"


def test_l9_8_a_turn_limit_ends_the_game_without_a_winner():
    rules = rules_with(turn_limit="10")
    state = table(rules, turns=(9, 9), turn=0)
    state, _ = played(rules, state, "place red 23", "end")
    assert state.phase == "turn"
    over, told = played(rules, state, "place blue 22", "end")
    assert told[-1] == GameOver(Outcome((0, 0), (), None), "limit")
    assert None not in rules.view(over, 0).cards


def test_l9_2_after_an_action_other_than_placing_the_claim_may_have_to_wait():
    rules = rules_with(claim_after="place_only")
    state, _ = played(
        rules, table(rules, board=board_of(".......", ".......", "...r...", "...k...")), "replace 23 blue"
    )
    assert refused(rules, state, "claim 0") == "claim_not_now"
    assert rules.legal_moves(rules.view(state, 0)) == (EndTurn(),)


def test_a_draw_may_be_called_in_a_long_game():
    rules = rules_with()
    assert CallDraw() not in rules.legal_moves(rules.view(table(rules, turns=(30, 29)), 0))
    state = table(rules, turns=(30, 30))
    assert rules.view(state, 1).may_draw
    assert CallDraw() in rules.legal_moves(rules.view(state, 0))
    _, told = played(rules, state, "draw")
    assert told == (GameOver(Outcome((0, 0), (), None), "draw"),)


def test_a_draw_may_be_called_when_the_board_comes_up_a_third_time():
    rules = rules_with()
    start = table(rules, board=board_of(".......", ".......", "...rb..", "..gkgy."))
    state, _ = played(rules, start, "replace 23 yellow")
    again = ("end", "replace 24 green", "end", "replace 23 red", "end", "replace 24 blue", "end", "replace 23 yellow")
    state, _ = played(rules, state, *again)
    assert not rules.view(state, 0).may_draw
    state, _ = played(rules, state, *again)
    assert rules.view(state, 0).may_draw
    after, _ = played(rules, state, "end", "place red 22")
    assert not rules.view(after, 0).may_draw


# ---- taking back (L3.5) ------------------------------------------------------------------------------------


@pytest.mark.parametrize("takeback", ["true", "false"])
def test_l3_5_an_action_may_be_taken_back_until_the_turn_is_ended(takeback):
    setup = GAME.setup((Seat("guest"),) * 2, takeback=takeback)
    session = Session(GAME, setup, BoxOnly(), session_id="s", seed=1, journal=Notebook(), clock=still)
    before = session.view(0)
    session.play(parse_move("place red 23"))
    assert session.can_undo == (takeback == "true")
    if session.can_undo:
        session.undo()
        assert session.view(0) == before
        session.play(parse_move("place red 23"))
    session.play(EndTurn())
    assert not session.can_undo


# ---- progress ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("penalty", ["out", "lose_turn", "hint"])
def test_a_claim_is_told_to_progress(penalty):
    rules = rules_with(3, wrong_claim=penalty)
    early = table(rules, "T,U,V")
    after, _ = played(rules, early, "claim 0")
    assert rules.events(early, parse_move("claim 0"), after) == (Claimed(seat=0, game="logix", right=False),)
    done = table(rules, "T,U,V", board=board_of(".......", ".......", ".b.....", ".bbk...", ".b....."))
    after, _ = played(rules, done, "claim 0")
    told = rules.events(done, parse_move("claim 0"), after)
    assert told[0] == Claimed(seat=0, game="logix", right=True)
    assert [type(event) for event in told] == [Claimed, GameFinished]


def test_a_last_wrong_claim_is_told_as_wrong_although_it_ends_the_game():
    rules = rules_with()
    start = table(rules)
    after, _ = played(rules, start, "claim 0")
    claimed, finished = rules.events(start, parse_move("claim 0"), after)
    assert claimed == Claimed(seat=0, game="logix", right=False)
    assert finished.champions == (1,)


# ---- texts ---------------------------------------------------------------------------------------------------


def test_a_board_reads_back():
    text = "r....../.y...../..b..../...k.../....g../.....j./......r"
    assert board_text(parse_board(text)) == text
    assert board_text(START) == ".......\n.......\n.......\n...k...\n.......\n.......\n.......".replace("\n", "/")


@pytest.mark.parametrize("text", ["", "r" * 49, ".......", "x......" + "/......." * 6, "......./" * 7])
def test_a_damaged_board_is_unreadable(text):
    with pytest.raises(Unreadable):
        parse_board(text)


@pytest.mark.parametrize(
    "change",
    [
        {"cards": ("T", "T")},
        {"cards": ("T", "Q")},
        {"cards": ("T",)},
        {"turns": (0,)},
        {"turn": 2},
        {"out": (1,)},
        {"board": board_of("rrrrrrr", "...k...")},
        {"board": board_of("rrr....")},
        {"board": board_of("k..k...")},
        {"phase": "acted"},
        {"winner": 1},
        {"end": "draw"},
        {"phase": "over"},
        {"phase": "over", "end": "claim"},
        {"phase": "over", "end": "last", "winner": 0},
        {"phase": "over", "end": "limit"},
        {"phase": "over", "end": "nobody"},
        {"locked": ("red", "red")},
    ],
    ids=str,
)
def test_a_state_that_cannot_be_is_unreadable(change):
    rules = rules_with()
    state = table(rules)
    assert rules.parse_state(state.text) == state
    damaged = replace(state, **change)
    assert parse_state(damaged.text) == damaged
    with pytest.raises(Unreadable):
        rules.parse_state(damaged.text)


@pytest.mark.parametrize("log", ["0+r22", "0>2333", "0>3323", "0~r33y", "3+r23", "0+k33"])
def test_a_past_that_does_not_lead_here_is_unreadable(log):
    rules = rules_with()
    text = table(rules, board=board_of(".......", ".......", "...r...", "...k...")).text
    with pytest.raises(Unreadable):
        rules.parse_state(text.replace("log=-", f"log={log}"))
    assert rules.parse_state(text.replace("log=-", "log=0+r23")).log[0].action == parse_move("place red 23")
