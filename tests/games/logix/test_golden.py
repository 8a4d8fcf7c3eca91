"""Whole games as text: state, views and open moves after each step. A change of the rules shows as a readable diff.

`pytest tests/games/logix --write-golden` writes the files anew.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from kidslogic.engine.game import Seat, Setup
from kidslogic.engine.session import Session
from kidslogic.engine.training import Answer, Finish, TrainingHappening
from kidslogic.engine.training_rules import TrainingRules
from kidslogic.games.logix.board import board_text, cell_text
from kidslogic.games.logix.codes import Card, Fit
from kidslogic.games.logix.happenings import Happening
from kidslogic.games.logix.moves import Claim, Guess
from kidslogic.games.logix.opponents import OPPONENTS
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.training.position import Reason
from tests.games.logix.playing import BoxOnly
from tests.games.table import Notebook, still

FOLDER = Path(__file__).parent / "golden"
GUESTS = (Seat("guest"),)
SEEDS = {
    "two": 31,
    "out": 37,
    "three": 4,
    "four": 26,
    "training": 37,
    "breakers": 37,
    "suited": 5,
}  # not too long, and much happens
GAMES = {
    "two": GAME.setup(
        GUESTS * 2, slide="path", wrong_claim="hint", takeback="true", coach="true", start="youngest", youngest="2"
    ),
    "out": GAME.setup(GUESTS * 2, help="true"),
    "three": GAME.setup(
        GUESTS * 3,
        keep_connected="true",
        lock_removed="true",
        max_greys="1",
        claim_after="place_only",
        last_player="keeps_building",
    ),
    "four": GAME.setup(
        GUESTS * 4,
        mirror="true",
        black_cell="marked",
        diagonal_neighbours_spoil="true",
        wrong_claim="lose_turn",
        turn_limit="10",
    ),
    "training": GAME.setup(GUESTS, mode="training", questions="5", start_level="4"),
    "suited": GAME.setup(GUESTS, mode="training", posing="fitting", questions="5", start_level="6", levels="2-6"),
    "breakers": GAME.setup(GUESTS, mode="training", practice="breaker", questions="5", start_level="6", levels="5-6"),
}
UNTOLD = {"deck", "house", "log", "marbles", "answers", "course"}
"""Parts of a view that say nothing new, or far too much."""


def words(value: Any) -> str:
    """A value in one short line."""
    match value:
        case Card(name):
            return name
        case Fit(colour, _, fitting, missing, spoiling):
            return f"{colour} fits{cells(fitting)} lacks{cells(missing)} spoilt{cells(spoiling)}"
        case Reason(code, places, code_cells, colour):
            return f"{code}{cells(places)} {colour}{cells(code_cells)}"
        case None:
            return "-"
    if isinstance(value, tuple):
        return "[" + " ".join(map(words, value)) + "]"
    if hasattr(value, "text"):
        return str(value.text)
    if is_dataclass(value):
        parts = (words(getattr(value, field.name)) for field in fields(value))
        return f"{type(value).__name__}({', '.join(parts)})"
    return str(value)


def cells(listed: tuple[int, ...]) -> str:
    return "".join(f" {cell_text(cell)}" for cell in listed) or " -"


def changed(view: Any, before: Any) -> str:
    """The fields of a view that differ from the same seat's view before."""
    found = []
    for field in fields(view):
        value = getattr(view, field.name)
        if field.name not in UNTOLD and (before is None or value != getattr(before, field.name)):
            said = board_text(value) if field.name == "board" else words(value)
            found.append(f"{field.name}={said}")
    return ", ".join(found)


def replayed(session: Any) -> Any:
    state = session.rules.initial()
    for text in session.moves:
        state, _ = session.rules.apply(state, session.rules.parse_move(text))
    return state


def decided(session: Any, rng: Random) -> Any:
    """A move as a child may make it: it builds its code, guesses, claims too early at times, answers mostly right."""
    moves, view = session.legal_moves(), session.view(session.turn)
    if isinstance(moves[0], Answer) and rng.random() < 0.6:
        return Answer(view.course.prove(view.position).right)
    claims = [move for move in moves if isinstance(move, Claim)]
    if claims and rng.random() < 0.06:
        return claims[0]
    guesses = [move for move in moves if isinstance(move, Guess)]
    if guesses and rng.random() < 0.3:
        return rng.choice(guesses)
    going_on = [move for move in moves if not isinstance(move, Finish)] or moves
    return rng.choice(going_on) if isinstance(session.rules, TrainingRules) else OPPONENTS["2"](view, rng)


def told(setup: Setup, seed: int) -> str:
    """The game that chance plays with this seed, as text."""
    rng = Random(seed)
    session = Session(GAME, setup, BoxOnly(), session_id="golden", seed=seed, journal=Notebook(), clock=still)
    views: dict[int, Any] = {}
    lines = [f"setup {setup.text}", f"seed {seed}"]

    def look() -> None:
        for seat in range(len(setup.seats)):
            view = session.view(seat)
            lines.append(f"  view {seat}: {changed(view, views.get(seat))}")
            views[seat] = view
        kinds = Counter(move.text.split(" ")[0] for move in session.legal_moves())
        lines.append(f"  open: {', '.join(f'{count} {word}' for word, count in kinds.items())}")

    lines += [f"> {text}" for text in session.moves]
    look()
    while session.outcome is None:
        known = len(session.moves)
        happenings = session.play(decided(session, rng))
        lines += ["", *(f"> {text}" for text in session.moves[known:])]
        lines += [*(f"  {words(happening)}" for happening in happenings), f"  state {replayed(session).text}"]
        look()
    return "\n".join([*lines, "", f"outcome {words(session.outcome)}", ""])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_golden_game_goes_as_it_went(name, pytestconfig):
    path = FOLDER / f"{name}.txt"
    text = told(GAMES[name], SEEDS[name])
    if pytestconfig.getoption("write_golden", default=False):
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def lines_of_all() -> list[str]:
    return [line for path in FOLDER.glob("*.txt") for line in path.read_text("utf-8").splitlines()]


def test_the_golden_games_show_every_kind_of_move_and_happening():
    """But a draw that is called, which takes sixty turns, and a turn without any action, which nobody has seen yet."""
    lines = lines_of_all()
    assert {line.split(" ")[1] for line in lines if line.startswith(">")} == {
        *("deal", "place", "move", "replace", "claim", "guess", "end", "ask", "pose", "answer", "more", "finish")
    }
    kinds = {kind.__name__ for kind in (*get_args(Happening), *get_args(TrainingHappening))}
    shown = {line.strip().partition("(")[0] for line in lines if "(" in line and line[:2] == "  " and line[2].isupper()}
    assert kinds - {"Dealt", "NoActionLeft"} == shown


def test_the_golden_games_touch_every_option():
    touched = {key for setup in GAMES.values() for key, _ in setup.options}
    assert touched == {option.key for option in GAME.options}
    ends = {line.rpartition("end=")[2] for line in lines_of_all() if line.startswith("  state phase=over turn")}
    assert {"claim", "last", "nobody"} <= ends
