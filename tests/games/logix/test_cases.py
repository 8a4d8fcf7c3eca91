"""The conformance cases all pass, and a case that does not hold says why."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from kidslogic import registry
from kidslogic.games.logix.cases import run_case

FILE = Path(__file__).resolve().parents[2] / "cases" / "logix.yaml"
CASES = yaml.safe_load(FILE.read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_passes(case):
    assert run_case(case) == ""


def test_a_file_of_cases_is_run_in_order():
    results = registry.run_file("logix", FILE)
    assert [result.id for result in results] == [case["id"] for case in CASES]
    assert len(results) == 52
    assert all(result.passed for result in results)


ALONE = {"marbles": {"black": [[3, 3]]}}
PLACE = [{"place": "red", "at": [2, 3]}]
ACTED = {"marbles": {"black": [[3, 3]], "red": [[2, 3]]}, "acted": True}


@pytest.mark.parametrize(
    ("case", "why"),
    [
        ({"given": ALONE, "do": PLACE, "expect": {"locked": "blue"}}, "locked: expected 'blue', got 'red'"),
        ({"given": ALONE, "do": PLACE, "expect": {"rack": {"red": 6}}}, "rack: expected"),
        ({"given": ALONE, "do": PLACE, "expect": {"at": [[2, 3, "empty"]]}}, "at: expected"),
        ({"given": ALONE, "do": PLACE, "expect": {"turn": "B"}}, "turn: expected 'B', got 'A'"),
        ({"given": ALONE, "do": PLACE, "expect": {"acted": False}}, "acted: expected False, got True"),
        ({"given": ALONE, "do": PLACE, "expect": {"out": ["A"]}}, "out: expected"),
        ({"given": ALONE, "do": PLACE, "expect": {"over": True}}, "over: expected"),
        ({"given": ALONE, "do": [{"claim": "A"}], "expect": {"winner": "A"}}, "winner: expected 'A', got 'B'"),
        ({"given": ALONE, "do": [], "expect": {"count": {"place": 19}}}, "count: expected"),
        ({"given": ALONE, "do": [], "expect": {"targets": {"from": [3, 3], "cells": [[3, 2]]}}}, "targets: expected"),
        ({"given": ALONE, "do": [], "expect": {"complete": {"player": "A", "is": True}}}, "complete: expected"),
        ({"given": ALONE, "do": PLACE, "expect": {"legal": False}}, "legal: expected False, got True"),
        ({"given": ALONE, "do": PLACE, "expect": {"reason": "path"}}, "reason: expected 'path', got ''"),
        ({"given": ALONE, "do": [{"place": "red", "at": [0, 0]}], "expect": {"turn": "A"}}, "refused: no_neighbour"),
        ({"given": ALONE, "do": [{"place": "red", "at": [0, 0]}, *PLACE], "expect": {}}, "step 1 was refused"),
        ({"given": ALONE, "do": [{"end_turn": "B"}], "expect": {}}, "cannot be set up"),
        ({"given": ALONE, "do": [{"place": "pink", "at": [2, 3]}], "expect": {}}, "cannot be set up"),
        ({"given": ALONE, "do": [{"place": "red", "at": [7, 3]}], "expect": {}}, "cannot be set up"),
        ({"given": ALONE, "do": [{"fly": True}], "expect": {}}, "cannot be set up"),
        ({"given": {"marbles": {"pink": [[3, 3]]}}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": ALONE | {"cards": {"Z": {}}}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": ALONE | {"weather": "fine"}, "do": [], "expect": {}}, "unknown words: weather"),
        ({"given": ALONE, "do": [], "expect": {"weather": "fine"}}, "unknown words: weather"),
        ({"given": ALONE, "options": {"slide": "jump"}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": ACTED | {"action": "dance"}, "do": [], "expect": {}}, "cannot be set up"),
        ({"given": ALONE, "do": []}, "cannot be set up"),
    ],
)
def test_a_case_that_does_not_hold_says_why(case, why):
    assert why in run_case(case)


@pytest.mark.parametrize(("action", "reason"), [("place", ""), ("move", "claim_not_now"), ("replace", "claim_not_now")])
def test_a_case_may_begin_after_the_action(action, reason):
    case = {
        "given": ACTED | {"action": action, "locked": ["red", "blue"]},
        "options": {"claim_after": "place_only"},
        "do": [{"claim": "A"}],
        "expect": {"reason": reason, "locked": ["blue", "red"]},
    }
    assert run_case(case) == ""
