"""Whole games as text: state, views and open moves after each step. A change of the rules shows as a readable diff.

`pytest tests/games/stratego --write-golden` writes the files anew.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from kidslogic.engine.game import Seat, Setup
from kidslogic.engine.session import Session
from kidslogic.games.stratego.happenings import Happening
from kidslogic.games.stratego.moves import Attack, Shot, TryFlag
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import Piece, State
from kidslogic.games.stratego.words import UNKNOWN
from tests.games.stratego.playing import BoxOnly
from tests.games.table import Notebook, any_move, still

FOLDER = Path(__file__).parent / "golden"
GUESTS = (Seat("guest"), Seat("guest"))
SEEDS = {"full": 12, "short": 3, "advanced": 20, "limited": 6}  # not too long, and much happens
GAMES = {
    "full": GAME.setup(GUESTS),
    "short": GAME.setup(GUESTS, length="short"),
    "advanced": GAME.setup(GUESTS, line="advanced", may_decline="false", bomb_defends="false"),
    "limited": GAME.setup(GUESTS, turn_limit="40", deck_limit="4", no_pieces_loses="true", card_faces_open="true"),
}


def words(value: Any) -> str:
    """A value in one short line; a question mark stands for what is not known."""
    if isinstance(value, Piece):
        return value._replace(rank=0).text.replace("b", "?", 1) if value.rank == UNKNOWN else value.text
    if value is None or value == UNKNOWN:
        return "?"
    if hasattr(value, "text"):
        return str(value.text).replace("None", "?")
    if isinstance(value, tuple):
        return "[" + " ".join(map(words, value)) + "]"
    if is_dataclass(value):
        parts = (words(getattr(value, field.name)) for field in fields(value))
        return f"{type(value).__name__}({', '.join(parts)})"
    return str(value)


def changed(table: State, before: State | None) -> str:
    """The parts of a view's table that differ from the same seat's view before."""
    old = {} if before is None else before._asdict()
    return ", ".join(f"{key}={words(part)}" for key, part in table._asdict().items() if old.get(key) != part)


def replayed(session: Any) -> State:
    state = session.rules.initial()
    for text in session.moves:
        state, _ = session.rules.apply(state, session.rules.parse_move(text))
    return state


def decided(session: Any, rng: Random) -> Any:
    """A move as a child may make it: it fights and tries flags where it can, and hits about every second time."""
    moves = session.legal_moves()
    bold = [move for move in moves if isinstance(move, Attack | TryFlag | Shot)]
    return rng.choice(bold) if bold else any_move(moves, rng)


def told(setup: Setup, seed: int) -> str:
    """The game that chance plays with this seed, as text."""
    rng = Random(seed)
    session = Session(GAME, setup, BoxOnly(), session_id="golden", seed=seed, journal=Notebook(), clock=still)
    views: dict[int, State] = {}
    lines = [f"setup {setup.text}", f"seed {seed}"]

    def look() -> None:
        for seat in range(len(setup.seats)):
            table = session.view(seat).table
            lines.append(f"  view {seat}: {changed(table, views.get(seat))}")
            views[seat] = table
        lines.append(f"  open: {' | '.join(move.text for move in session.legal_moves())}")

    lines += [f"> {text}" for text in session.moves]
    look()
    while session.outcome is None:
        move = decided(session, rng)
        happenings = session.play(move)
        lines += ["", f"> {move.text}", *(f"  {words(happening)}" for happening in happenings)]
        lines.append(f"  state {replayed(session).text}")
        look()
    return "\n".join([*lines, "", f"outcome {words(session.outcome)}", ""])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_golden_game_goes_as_it_went(name, pytestconfig):
    path = FOLDER / f"{name}.txt"
    text = told(GAMES[name], SEEDS[name])
    if pytestconfig.getoption("write_golden", default=False):
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def test_the_golden_games_show_every_kind_of_move_and_happening():
    lines = [line for path in FOLDER.glob("*.txt") for line in path.read_text("utf-8").splitlines()]
    assert {line.split(" ")[1] for line in lines if line.startswith(">")} == {
        *("deal", "station", "flags", "call", "turn", "pick", "swing", "attack", "flag", "victim", "shot"),
        *("remove", "decline"),
    }
    assert {kind.__name__ for kind in get_args(Happening)} - {"CardsDealt"} == {
        line.strip().partition("(")[0] for line in lines if "(" in line and line[:2] == "  " and line[2].isupper()
    }
