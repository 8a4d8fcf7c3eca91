"""Whole games as text: state, views and open moves after each step. A change of the rules shows as a readable diff.

`pytest tests/games/piraten --write-golden` writes the files anew.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from kidslogic.engine.game import Seat, Setup
from kidslogic.engine.session import Session
from kidslogic.games.piraten.happenings import Happening
from kidslogic.games.piraten.moves import Answer
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.state import FaceRow, Place
from kidslogic.packs.pack import PuzzleRow
from tests.games.table import SOURCE, Notebook, SampleLibrary, any_move, still

FOLDER = Path(__file__).parent / "golden"
GUESTS = (Seat("guest"),)
SEEDS = {  # short games in which much happens
    "basic": 108,
    "three": 110,
    "solo": 149,
    "training": 47,
    "monsters": 34,
    "advanced": 3,
    "advanced_four": 5,
}
GAMES = {
    "basic": GAME.setup(GUESTS * 2, SOURCE, wrong_answer="second_try", ages="21", show_known="true"),
    "three": GAME.setup(GUESTS * 3, SOURCE, side="mixed", rows_allowed="lower"),
    "solo": GAME.setup(GUESTS, SOURCE, variant="solo", side="blue", solo_goal="3", solo_cards="8", attempts="5"),
    "monsters": GAME.setup(GUESTS, SOURCE, variant="solo", solo_monsters="2", solo_cards="5"),
    "advanced": GAME.setup((*GUESTS, Seat("computer", "clever")), SOURCE, variant="advanced", side="mixed"),
    "advanced_four": GAME.setup(
        (*GUESTS, Seat("computer", "daring"), *GUESTS, Seat("computer", "forgetful")),
        SOURCE,
        variant="advanced",
        monsters="2",
        ages="2143",
        double_bust="both",
    ),
    "training": GAME.setup(
        GUESTS, SOURCE, variant="training", training_rows="5", start_level="4", wrong_answer="second_try"
    ),
}


class SmallBox(SampleLibrary):
    """A box of few tiles, for short games."""

    def find(self, kind: str, name: str) -> Any:
        if kind == "pack":
            return super().find(kind, name)
        return {
            "gems": ["red", "blue", "green"],
            "singles": {"red": 3, "blue": 2, "green": 2},
            "doubles": [["red", "blue"]],
        }


def words(value: Any) -> str:
    """A value in one short line."""
    match value:
        case Place(lies, tile):
            return lies if tile is None else f"{lies}:{tile.text}"
        case PuzzleRow(row):
            return f"'{row.text}'"
        case FaceRow(cells, rule):
            return f"'{' '.join('?' if cell is None else cell.text for cell in cells)}' {words(rule)}"
    if isinstance(value, tuple):
        return "[" + " ".join(words(part) for part in value) + "]"
    if value is None:
        return "-"
    if hasattr(value, "text"):
        return str(value.text)
    if is_dataclass(value):
        parts = (words(getattr(value, field.name)) for field in fields(value))
        return f"{type(value).__name__}({', '.join(parts)})"
    return str(value)


def changed(view: Any, before: Any) -> str:
    """The fields of a view that differ from the same seat's view before."""
    names = (field.name for field in fields(view))
    return ", ".join(
        f"{name}={words(getattr(view, name))}"
        for name in names
        if before is None or getattr(view, name) != getattr(before, name)
    )


def listed(moves: tuple[Any, ...]) -> str:
    """The open moves; of a kind with very many only how many there are."""
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault(move.text.split(" ")[0], []).append(move.text)
    return " | ".join(
        text for kind, texts in kinds.items() for text in (texts if len(texts) <= 12 else [f"{kind} x {len(texts)}"])
    )


def gone_on(session: Any, state: Any, made: int) -> Any:
    """The state after the moves that were played since there were `made` of them."""
    for text in session.moves[made:]:
        state, _ = session.rules.apply(state, session.rules.parse_move(text))
    return state


def decided(session: Any, state: Any, rng: Random) -> Any:
    """A move as a child may make it: mostly right answers and hits, stopping about every second time.

    Mates decide for themselves; only how their balls roll is left to chance, as that is no matter of the rules.
    """
    seat = session.setup.seats[session.turn]
    if seat.kind == "computer" and state.phase != "aim":
        return GAME.opponents[seat.who](session.view(session.turn), rng)
    moves = session.legal_moves()
    if state.phase == "answer" and rng.random() < 0.6:
        return Answer(session.rules.puzzle(state).row.answer)
    return next((move for move in moves if move.text == "finish"), None) or any_move(moves, rng)


def told(setup: Setup, seed: int) -> str:
    """The game that chance plays with this seed, as text."""
    library, rng = SmallBox(), Random(seed)
    session = Session(GAME, setup, library, session_id="golden", seed=seed, journal=Notebook(), clock=still)
    state = gone_on(session, session.rules.initial(), 0)
    views: dict[int, Any] = {}
    lines = [f"setup {setup.text}", f"seed {seed}"]

    def look() -> None:
        for seat in range(len(setup.seats)):
            view = session.view(seat)
            lines.append(f"  view {seat}: {changed(view, views.get(seat))}")
            views[seat] = view
        lines.append(f"  open: {listed(session.legal_moves())}")

    lines += [f"> {text}" for text in session.moves]
    look()
    while session.outcome is None:
        move, made = decided(session, state, rng), len(session.moves)
        happenings = session.play(move)
        state = gone_on(session, state, made)
        lines += [
            "",
            *(f"> {text}" for text in session.moves[made:]),
            *(f"  {words(happening)}" for happening in happenings),
            f"  state {state.text}",
        ]
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
        *("deal", "draw", "row", "answer", "roll", "uncover", "stop", "finish", "pose", "monster", "explain")
    }
    assert {kind.__name__ for kind in get_args(Happening)} - {"Dealt"} == {
        line.strip().partition("(")[0] for line in lines if "(" in line and line[:2] == "  " and line[2].isupper()
    }
