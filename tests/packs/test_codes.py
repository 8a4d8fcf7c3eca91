"""Every code can really come: the examples beside the format, and one pack for each code that they lack."""

from __future__ import annotations

from kidslogic.packs.decoding import decode
from kidslogic.packs.problems import SEVERITIES, Problem
from kidslogic.packs.svg import MAX_BYTES
from kidslogic.packs.tree import read_tree
from tests.packs.kit import EXAMPLES, SMALL, check, edited, with_row
from tests.packs.test_recordings import CODES as VOICE_CODES

BOARD = "board: [shell/red, shell/green, star, fish, parrot]"
OWN = "symbols: {snail: {file: symbols/a.svg, alt: Schnecke}}"


def _pictured(svg: bytes) -> Problem:
    return check(edited({5: OWN}), {"symbols/a.svg": svg}).problems[0]


def test_every_code_is_raised() -> None:
    lines = (EXAMPLES / "bad" / "EXPECT.tsv").read_text(encoding="utf-8").splitlines()[1:]
    raised = {line.split("\t")[1] for line in lines}
    card = SMALL[SMALL.index("  - id: m1") :]
    packs = [
        edited({3: "title: x\nmin_app: soon"}),
        edited({3: "title: x\ngame: chess"}),
        edited({5: "board: [[], shell, star, fish, parrot]"}),
        SMALL + "".join(card.replace("m1", f"n{number}") for number in range(300)),
        with_row("gem shell gem shell gem ? = shell"),
        with_row("{row: shell star shell star shell ?, answer: star, rule: mirror 1}"),
        with_row("{row: shell star shell star shell ?, answer: star, hint: Ein Stern}"),
        edited({5: BOARD, 9: "      - shell/red shell/green shell/red shell/green ? = shell/red"}),
        "decks: []",
        edited({3: "1. title"}),
        edited({3: "title x"}),
        edited({3: 'title: "x”'}),
        edited({1: "```yaml"}),
        edited({10: "      crab crab fish crab crab ? = fish"}),
        with_row("star moon fish palm ? = shell"),
    ]
    for pack in packs:
        raised |= {problem.code for problem in check(pack).problems}
    raised.add(_pictured(b"<svg" + b" " * MAX_BYTES).code)
    root = b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
    raised.add(_pictured(root + b"<g/>" * 501 + b"</svg>").code)
    big = check(edited({5: OWN.replace("svg", "png")}), {"symbols/a.png": b"\x89PNG" + b"\0" * 1_000_001})
    raised |= {problem.code for problem in big.problems}
    raised |= set(VOICE_CODES)  # test_recordings
    raised |= {problem.code for problem in read_tree("[" + "a," * 70_000)[1]}
    oversized = decode(b"a" * 1_000_001, "x")
    assert isinstance(oversized, Problem)
    raised.add(oversized.code)
    tested_elsewhere = {"file-missing", "zip-too-big", "zip-too-many-files", "file-name"}
    assert set(SEVERITIES) - raised == tested_elsewhere
