"""The public YAML suite (data release 2022-01-17) over the reader: what is accepted and refused, and that it is right.

The suite is not part of the project. It is looked for in the folder that `KIDSLOGIC_YAML_SUITE` names, else where the
specifications lie beside the checkout; where it is absent these tests say so and are skipped.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Items, Node, Text, read_tree
from tests.packs.kit import check

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "yaml-test-suite"
CASES = Path(os.environ.get("KIDSLOGIC_YAML_SUITE", BESIDE)) / "cases.jsonl"

pytestmark = pytest.mark.skipif(not CASES.is_file(), reason="the public YAML suite is not on this machine")

VALID, INVALID = 308, 94
REFUSED_VALID = {
    # what FORMAT.md forbids
    "anchor": 29, "tag": 24, "bare-question-mark": 20, "directive": 18, "multiple-documents": 12, "complex-key": 5,
    "file-empty": 4, "control-char": 1,
    # what the parser does not know: flow lists and keys over several lines, tabs between tokens, empty names
    "tab-indent": 11, "bracket-not-closed": 9, "yaml-syntax": 9, "bad-indent": 7,
}  # fmt: skip
"""How many valid inputs are refused, by code; all others are accepted."""

ACCEPTED_INVALID = {
    "9C9N": "a flow list may go on in the first column",
    "9JBA": "no space before a comment behind a flow list",
    "CVW2": "no space before a comment behind a comma",
    "DK95/01": "a tab before the next line of a quoted text",
    "G5U8": "a dash alone in a flow list is a text",
    "QB6E": "a quoted text may go on in the first column",
    "S98Z": "empty lines of a block text may be longer than its indent",
    "SU5Z": "no space before a comment behind a quoted text",
    "X4QW": "no space before a comment behind the sign of a block text",
    "Y79Y/003": "a tab before a value of a flow list",
    "YJV2": "a dash alone in a flow list is a text",
}
"""Invalid inputs that are accepted, with what the parser is generous about: no pack gets another meaning by it."""

OTHER_EVENTS = {
    "JEF9/02": "a last line of spaces without a line end is no line of a block text",
    "L24T/01": "a last line of spaces without a line end is no line of a block text",
}
"""Valid inputs that are read differently from what the suite says, with the reason."""

SECONDS = 1.0
_VALUE = re.compile(r"""=VAL (?:&\S+ )?(?:<[^>]*> )?[:'"|>](.*)""")
_ESCAPED = {"n": "\n", "t": "\t", "b": "\b", "r": "\r"}


class Case(NamedTuple):
    name: str
    data: bytes
    events: list[str]
    valid: bool


@cache
def _cases() -> tuple[Case, ...]:
    lines = map(json.loads, CASES.read_text(encoding="utf-8").splitlines())
    return tuple(
        Case(line["id"], line["yaml"].encode(), _without_marks(line["events"]), not line["invalid"]) for line in lines
    )


@cache
def _outcomes() -> dict[str, tuple[Node | None, tuple[Problem, ...]]]:
    return {case.name: read_tree(case.data, "suite.yaml") for case in _cases()}


def _without_marks(events: str) -> list[str]:
    """The events inside of the document, without anchors, tags and the way of quoting."""
    inside = [line for line in events.splitlines() if line[1:4] not in ("STR", "DOC")]
    return [_value(line) if line.startswith("=VAL") else line[:4] for line in inside]


def _value(line: str) -> str:
    match = _VALUE.fullmatch(line)
    assert match, line
    return "=VAL " + re.sub(r"\\(.)", lambda escape: _ESCAPED.get(escape[1], escape[1]), match[1])


def _events(node: Node) -> Iterator[str]:
    if isinstance(node, Text):
        yield f"=VAL {node.value}"
        return
    kind = "SEQ" if isinstance(node, Items) else "MAP"
    parts = node.values if isinstance(node, Items) else [part for pair in node.pairs for part in pair]
    yield f"+{kind}"
    for part in parts:
        yield from _events(part)
    yield f"-{kind}"


def test_the_suite_is_whole() -> None:
    assert Counter(case.valid for case in _cases()) == {True: VALID, False: INVALID}


def test_valid_inputs_are_accepted_but_for_what_packs_do_not_need() -> None:
    refused = [_outcomes()[case.name][1][0].code for case in _cases() if case.valid and _outcomes()[case.name][1]]
    assert Counter(refused) == REFUSED_VALID
    assert VALID - len(refused) == 159


def test_invalid_inputs_are_refused_but_for_the_known_ones() -> None:
    accepted = {case.name for case in _cases() if not case.valid and _outcomes()[case.name][0] is not None}
    assert accepted == ACCEPTED_INVALID.keys()


def test_accepted_inputs_are_read_as_the_suite_says() -> None:
    accepted = [(case, root) for case in _cases() if case.valid and (root := _outcomes()[case.name][0]) is not None]
    assert {case.name for case, root in accepted if list(_events(root)) != case.events} == OTHER_EVENTS.keys()


def test_as_packs_they_all_end_in_problems_and_soon() -> None:
    for case in _cases():
        start = time.process_time()
        loaded = check(case.data)
        assert time.process_time() - start < SECONDS, case.name
        assert loaded.pack is None, case.name
        assert loaded.problems, case.name
