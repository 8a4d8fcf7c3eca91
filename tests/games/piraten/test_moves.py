"""The text forms of moves and states: what is read, and what is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.engine.game import Unreadable
from kidslogic.games.piraten.material import Face, Spot, Tile
from kidslogic.games.piraten.monsters import Pose
from kidslogic.games.piraten.moves import (
    Answer,
    ChooseRow,
    Deal,
    Draw,
    Explain,
    Finish,
    PlaceMonster,
    PoseRow,
    RollBall,
    Stop,
    Uncover,
    parse_move,
)
from kidslogic.games.piraten.state import PHASES, State, parse_state
from kidslogic.patterns.symbols import COLOURS, Symbol

COUNT = st.integers(0, 999)
TILE = st.lists(st.sampled_from(COLOURS), min_size=1, max_size=2).map(lambda gems: Tile(tuple(gems)))
FACE = st.builds(Face, st.from_regex(r"[a-z0-9-]{1,9}", fullmatch=True), st.sampled_from(["brown", "blue"]))
SYMBOL = st.builds(Symbol, st.sampled_from(["shell", "star"]), st.sampled_from([None, *COLOURS])) | st.builds(
    Symbol, st.just("coin"), number=st.integers(0, 20)
)


def several(values: st.SearchStrategy, least: int = 0) -> st.SearchStrategy:
    return st.lists(values, min_size=least, max_size=5).map(tuple)


POSE = st.builds(Pose, st.integers(1, 99), st.integers(0, 3), st.integers(0, 3), st.integers(-2, 2))
MOVE = st.one_of(
    st.builds(Deal, several(TILE, 1), several(FACE, 1)),
    st.builds(ChooseRow, COUNT),
    st.builds(Answer, SYMBOL),
    st.builds(RollBall, hit=st.just(False), cave=st.none() | COUNT, monsters=several(POSE)),
    st.builds(RollBall, hit=st.just(True), monsters=several(POSE)),
    st.builds(PlaceMonster, COUNT, COUNT, POSE),
    st.builds(PoseRow, st.builds(Spot, FACE, st.integers(1, 4))),
    st.builds(Uncover, COUNT),
    st.sampled_from([Draw(), Stop(), Finish(), RollBall(hit=True), *map(Explain, ("0", "2", "told", "skip"))]),
)
STATE = st.builds(
    State,
    phase=st.sampled_from(PHASES),
    turn=COUNT,
    display=several(st.none() | TILE),
    held=several(COUNT),
    seen=several(COUNT),
    stacks=several(several(TILE)),
    stack=several(FACE),
    card=st.none() | FACE,
    row=st.none() | COUNT,
    tried=st.none() | SYMBOL,
    attempt=COUNT,
    cards_left=COUNT,
    monsters=several(POSE),
    placed=COUNT,
    rights=several(COUNT),
    turns=st.integers(0, 99999),
)


@given(MOVE)
def test_a_move_reads_back(move):
    assert parse_move(move.text) == move


@given(STATE)
def test_a_state_reads_back(state):
    assert parse_state(state.text) == state


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw", Draw()),
        ("row 3", ChooseRow(3)),
        ("answer shell", Answer(Symbol("shell"))),
        ("answer fish/blue", Answer(Symbol("fish", "blue"))),
        ("roll hit", RollBall(hit=True)),
        ("roll miss", RollBall(hit=False)),
        ("roll miss 2", RollBall(hit=False, cave=2)),
        ("roll hit at 5.1.3.-2", RollBall(hit=True, monsters=(Pose(5, 1, 3, -2),))),
        ("roll miss 2 at 5.3.0.0,11.0.1.2", RollBall(hit=False, cave=2, monsters=(Pose(5, 3, 0), Pose(11, 0, 1, 2)))),
        ("monster 1 0 5.1.3.0", PlaceMonster(1, 0, Pose(5, 1, 3))),
        ("explain 2", Explain("2")),
        ("explain told", Explain("told")),
        ("uncover 7", Uncover(7)),
        ("stop", Stop()),
        ("finish", Finish()),
        (
            "deal red,red+blue beach-1/brown,beach-2/blue",
            Deal((Tile(("red",)), Tile(("red", "blue"))), (Face("beach-1", "brown"), Face("beach-2", "blue"))),
        ),
    ],
)
def test_the_text_forms_of_the_moves(text, move):
    assert move.text == text
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Draw", "draw ", " draw", "draw now", "row", "row x", "row 03", "row -1", "row 1 2", "row ²"),
        *("row 1000", "row 9" + "9" * 5000, "answer", "answer shell/pink", "answer shell/red/blue", "answer coin/03"),
        *(
            "answer ",
            "answer shell star",
            "roll",
            "roll maybe",
            "roll hit 2",
            "roll miss x",
            "roll hit at",
            "roll hit at ",
            "uncover",
            "uncover 1.0",
        ),
        *("stop it", "finish 1", "deal", "deal red", "deal red a/brown b", "deal pink a/brown", "deal red a/green"),
        *("monster 1 0", "monster 1 0 5.1.3", "monster 1 0 0.1.3.0", "monster 1 0 5.4.3.0", "monster 1 0 5.1.3.-0"),
        *("monster 1 0 5.1.3.3", "roll hit at 5.1.3.0 x", "explain", "explain 3", "explain me", "pose a/brown/5"),
        *("deal red, a/brown", "deal red+red+red a/brown", "deal red A/brown", "deal red /brown"),
    ],
)
def test_other_texts_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_move(text)


TEXT = State(display=(Tile(("red",)), None), stacks=((), ())).text


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("phase=deal", "phase=sleep"),
        ("turn=0", "turn=-1"),
        ("display=red,.", "display=red,"),
        ("display=red,.", "display=pink"),
        ("stacks=.;.", "stacks=;"),
        ("held=-", "held="),
        (" seen=-", ""),
        (" seen=-", " seen=- seen=-"),
        ("attempt=1", "attempt=01"),
        ("card=-", "card=x"),
        ("card=- row=-", "row=- card=-"),
    ],
)
def test_other_states_are_unreadable(part, instead):
    assert part in TEXT
    with pytest.raises(Unreadable):
        parse_state(TEXT.replace(part, instead))
