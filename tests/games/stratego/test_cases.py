"""The conformance cases all pass, and a case that does not hold says why."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from kidslogic import registry
from kidslogic.games.stratego.cases import run_case

FILE = Path(__file__).resolve().parents[2] / "cases" / "stratego.yaml"
CASES = yaml.safe_load(FILE.read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_passes(case):
    assert run_case(case) == ""


def test_a_file_of_cases_is_run_in_order():
    results = registry.run_file("stratego", FILE)
    assert [result.id for result in results] == [case["id"] for case in CASES]
    assert len(results) == 52
    assert all(result.passed for result in results)


SHIPS = {"red": {"own": [7, 4]}, "blue": {"own": [5]}}
TURN = [{"turn_card": 2}]
SWING = [{"action": "swing"}, {"swing": 4, "to": "enemy"}]
FLAG = {"red": {"own": [7], "aboard": [1]}, "blue": {"own": []}}


@pytest.mark.parametrize(
    ("case", "why"),
    [
        ({"given": SHIPS, "do": TURN, "expect": {"turn": "red"}}, "turn: expected 'red', got 'blue'"),
        ({"given": SHIPS, "do": TURN, "expect": {"cards": {2: ["swing", "sleep"]}}}, "cards: expected"),
        ({"given": SHIPS, "do": TURN, "expect": {"allowed_cards": [1]}}, "allowed_cards: expected"),
        ({"given": SHIPS, "do": TURN, "expect": {"in_front": {"red": ["sleep", "swing"]}}}, "in_front: expected"),
        ({"given": SHIPS, "do": TURN, "expect": {"over": True}}, "over: expected"),
        ({"given": SHIPS, "do": TURN, "expect": {"winner": "red"}}, "winner: expected"),
        ({"given": SHIPS, "do": TURN, "expect": {"legal": False}}, "legal: expected False, got True"),
        ({"given": SHIPS, "do": TURN, "expect": {"reason": "no_card"}}, "reason: expected"),
        ({"given": SHIPS, "do": SWING, "expect": {"red": {"aboard": []}}}, "red: expected"),
        ({"given": SHIPS, "do": SWING, "expect": {"red": {"own": [7, 4]}}}, "red: expected"),
        ({"given": SHIPS, "do": SWING, "expect": {"red": {"out": [4]}}}, "red: expected"),
        ({"given": SHIPS, "do": SWING, "expect": {"red": {"reserve_count": 7}}}, "red: expected"),
        ({"given": SHIPS, "do": SWING[:1], "expect": {"waiting_for": "card"}}, "waiting_for: expected"),
        ({"given": FLAG, "do": [{"action": "attack"}], "expect": {"waiting_for": "attack"}}, "got 'flag'"),
        (
            {"given": FLAG, "do": [{"action": "attack"}, {"try_flag": 0, "with": 1}], "expect": {"shown": ["flag"]}},
            "shown: expected ['flag'], got ['monkey']",
        ),
        ({"given": SHIPS, "do": [{"turn_card": 12}], "expect": {}}, "the last step was refused: no_card"),
        ({"given": SHIPS, "do": [{"turn_card": 12}, *TURN], "expect": {}}, "step 1 was refused: no_card"),
        ({"given": SHIPS, "do": [{"fly": True}], "expect": {}}, "cannot be set up"),
        ({"given": SHIPS, "do": [{"turn_card": 2, "then": 3}], "expect": {}}, "cannot be set up"),
        ({"given": SHIPS, "do": [{"action": "dance"}], "expect": {}}, "cannot be set up"),
        ({"given": SHIPS | {"weather": "fine"}, "do": [], "expect": {}}, "unknown words: weather"),
        ({"given": {"red": {"own": [7], "sails": 3}}, "do": [], "expect": {}}, "unknown words: sails"),
        ({"given": {"red": {"own": [7, 7]}}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": {"red": {"own": [7], "reserve": [3]}}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": {"red": {"own": [9]}}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": SHIPS, "do": [], "expect": {"weather": "fine"}}, "unknown words: weather"),
        ({"given": SHIPS, "do": [], "expect": {"red": {"weather": "fine"}}}, "unknown words: weather"),
        ({"given": SHIPS, "options": {"line": "zigzag"}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": SHIPS, "do": []}, "cannot be set up"),
    ],
)
def test_a_case_that_does_not_hold_says_why(case, why):
    assert why in run_case(case)
