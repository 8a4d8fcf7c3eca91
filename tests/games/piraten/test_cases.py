"""The conformance cases: all pass, and one that does not hold says why."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from kidslogic import registry
from kidslogic.engine.game import Unreadable
from kidslogic.games.piraten.cases import run_case

FILE = Path(__file__).resolve().parents[2] / "cases" / "piraten.yaml"
CASES = yaml.safe_load(FILE.read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_passes(case):
    assert run_case(case) == ""


def test_a_file_of_cases_is_run_in_order():
    results = registry.run_file("piraten", FILE)
    assert [result.id for result in results] == [case["id"] for case in CASES]
    assert all(result.passed for result in results)


STATES = {"phase": "decide", "display": {1: ["blue"], 2: ["red"]}, "held": [{"place": 0, "tile": ["red"]}]}


@pytest.mark.parametrize(
    ("case", "why"),
    [
        ({"given": STATES, "do": [{"stop": True}], "expect": {"turn": "A"}}, "turn: expected 'A', got 'B'"),
        ({"given": STATES, "do": [{"uncover": 2}], "expect": {"bust": False}}, "bust: expected False, got True"),
        ({"given": STATES, "do": [{"uncover": 1}], "expect": {"held": ["red"]}}, "held: expected"),
        ({"given": STATES, "do": [{"stop": True}], "expect": {"banked": {"A": 2}}}, "banked: expected"),
        ({"given": STATES, "do": [{"stop": True}], "expect": {"legal": False}}, "legal: expected False, got True"),
        (
            {"given": STATES, "do": [{"uncover": 0}], "expect": {"phase": "decide"}},
            "the last step was refused: no_tile",
        ),
        ({"given": STATES, "do": [{"uncover": 0}], "expect": {"reason": "no_row"}}, "reason: expected"),
        ({"given": STATES, "do": [{"uncover": 0}, {"stop": True}], "expect": {}}, "step 1 was refused: no_tile"),
        ({"given": STATES, "do": [{"fly": True}], "expect": {}}, "cannot be set up"),
        (
            {"given": {"variant": "advanced", "sea": {"monster": "beach"}}, "do": [], "expect": {"monster": "water"}},
            "monster: expected 'water', got 'beach'",
        ),
        (
            {"given": {"variant": "advanced", "phase": "aim"}, "do": [{"monster": "asleep"}], "expect": {}},
            "cannot be set up",
        ),
        ({"given": {"phase": "asleep"}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": {"turn": "Z"}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": {"weather": "fine"}, "do": [], "expect": {}}, "unknown words: weather"),
        ({"given": {}, "do": [], "expect": {"weather": "fine"}}, "unknown words: weather"),
        ({"given": {}, "options": {"attempts": 9}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": {}, "do": []}, "cannot be set up"),
    ],
)
def test_a_case_that_does_not_hold_says_why(case, why):
    assert why in run_case(case)


def test_options_may_be_written_as_yaml_reads_them():
    given = {"phase": "aim", "attempt": 4}
    case = {
        "given": given,
        "options": {"attempts": 5, "show_known": True},
        "do": [{"roll": "miss"}],
        "expect": {"attempt": 5},
    }
    assert run_case(case) == ""


@pytest.mark.parametrize("text", ["", "cases: []", "cases: {a: 1}", "[1, 2]", "cases: [1]", "cases: [", "\0"])
def test_a_file_without_cases_is_unreadable(tmp_path, text):
    path = tmp_path / "cases.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(Unreadable, match=r"cases\.yaml"):
        registry.run_file("piraten", path)


def test_only_games_with_cases_run_them(tmp_path):
    with pytest.raises(LookupError):
        registry.run_file("blank", FILE)
    with pytest.raises(LookupError):
        registry.run_file("chess", FILE)
    with pytest.raises(OSError, match="missing"):
        registry.run_file("piraten", tmp_path / "missing.yaml")
