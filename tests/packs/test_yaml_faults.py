"""Slips of writing: each is named by what the person did, on the line where it was done."""

from __future__ import annotations

import pytest

from kidslogic.packs.tree import read_tree

SLIPS = [
    # Spaces, tabs and lines
    ("a:\n\tb: c\n", "tab-indent", 2, 1),
    ("a: b\n\tc\nd: e\n", "tab-indent", 2, 1),
    ("a:\n  -\tb\n", "tab-indent", 2, 4),
    ("a: b\n  c: d\n", "bad-indent", 2, 3),
    ("a:\n  b: c\n d: e\n", "bad-indent", 3, 2),
    ("- a\n b: c\n", "bad-indent", 2, 2),
    # Colons
    ("a: b: c\n", "colon-in-text", 1, 5),
    ("a:\n  - b: c: d\n", "colon-in-text", 2, 9),
    ("a: [b c: d: e]\n", "colon-in-text", 1, 11),
    ("a:b\nc: d\n", "missing-space-after-colon", 1, 2),
    ("a: 1\nb:2\nc: 3\n", "missing-space-after-colon", 2, 2),
    ("a:\n  - b: x\n    c:y\n  - d\n", "missing-space-after-colon", 3, 6),
    ("a: {de:x, cs: y}\n", "missing-space-after-colon", 1, 7),
    ("a 1\nb: 2\n", "missing-colon", 1, 1),
    ("a: 1\nbc 2\nd: 3\n", "missing-colon", 2, 1),
    ("a:\n  - b 1\n    c: 2\n", "missing-colon", 2, 5),
    ("a:\n  - b: 1\n    řc 2\n  - d\n", "missing-colon", 3, 5),
    ("a:\n  - b = c\n    d: e\n", "bad-indent", 3, 5),
    # Dashes of a list
    ("a:\n  - b\n  c\n  - d\n", "missing-dash", 3, 3),
    ("a:\n  - b\n  – c\n  - d\n", "missing-dash", 3, 3),
    ("a:\n  - b\n\n  -c\n  - d\n", "missing-dash", 4, 3),
    # Quotes
    ("a: 'it's'\n", "quote-not-closed", 1, 7),
    ('a: "x\nb: "y"\nc: d\n', "quote-not-closed", 1, 1),
    ("a: 'x\nb: y\n", "quote-not-closed", 1, 4),
    ("a: 'x\n--- y\n", "quote-not-closed", 1, 4),
    ("a: 'b' c\n", "quote-not-closed", 1, 6),
    ("a: [b, 'c' d]\n", "quote-not-closed", 1, 10),
    ('a: "C:\\Sym"\n', "bad-escape", 1, 7),
    ('a: "\\xZZ"\n', "bad-escape", 1, 7),
    ('a: "b”\nc: d\n', "curly-quote", 1, 6),
    ("a: 'b’\n", "curly-quote", 1, 6),
    # Brackets
    ("a: [x\nb: y\n", "bracket-not-closed", 1, 4),
    ("a: {b: c\nd: e\n", "bracket-not-closed", 1, 4),
    ("a: {b: c]\n", "bracket-not-closed", 1, 4),
    # Signs with a meaning of their own
    ("a: @x\n", "reserved-start-char", 1, 4),
    ("a: `x\n", "reserved-start-char", 1, 4),
    ("a: %x\n", "reserved-start-char", 1, 4),
    ("```yaml\na: b\n```\n", "code-fence", 1, 1),
    ("a: b\n```\n", "code-fence", 2, 1),
    ("a: |x\n", "reserved-start-char", 1, 4),
    ("a: >x\n", "reserved-start-char", 1, 4),
    ("a: ]x\nb: y\n", "reserved-start-char", 1, 4),
    ("a: , x\n", "reserved-start-char", 1, 4),
    ("a: - x\nb: y\n", "reserved-start-char", 1, 4),
    ("a: & x\n", "anchor", 1, 4),
    ("a: &x [y]\n", "anchor", 1, 4),
    ("a: * \n", "alias", 1, 4),
    ("a: *x\n", "alias", 1, 4),
    ("a: !x y\n", "tag", 1, 4),
    ("a: !!python/object/apply:os.system [x]\n", "tag", 1, 4),
    ("a: !<x y\n", "tag", 1, 4),
    ("%FOO\n---\na: b\n", "directive", 1, 1),
    ("# x\n%TAG ! tag:x,2000:\n---\na: b\n", "directive", 2, 1),
    ("a: b\n%x\nc: d\n", "directive", 2, 1),
    ("<<: {a: b}\n", "merge-key", 1, 1),
    # Question marks
    ("a: ? x\n", "bare-question-mark", 1, 4),
    ("- ? x\n", "bare-question-mark", 1, 3),
    ("? a\n: b\n", "bare-question-mark", 1, 1),
    ("a: b\n? c\n: d\n", "bare-question-mark", 2, 1),
    ("a: [b, ?]\n", "bare-question-mark", 1, 8),
    ("a: {? b: c}\n", "bare-question-mark", 1, 5),
    # The whole file
    ("[a]: b\n", "complex-key", 1, 1),
    ("{a: b}: c\n", "complex-key", 1, 1),
    ("a: b\n---\nc: d\n", "multiple-documents", 2, 1),
    ("a: b\n...\nc: d\n", "multiple-documents", 3, 1),
    ("# only a remark\n", "file-empty", 1, 0),
    ("---\n", "file-empty", 1, 0),
    ("a: b\n1.\nd: e\n", "yaml-syntax", 2, 1),
]


@pytest.mark.parametrize(("text", "code", "line", "column"), SLIPS, ids=[repr(slip[0]) for slip in SLIPS])
def test_slips_of_writing(text: str, code: str, line: int, column: int) -> None:
    root, problems = read_tree(text)
    assert root is None
    assert [(problem.code, problem.line, problem.column) for problem in problems] == [(code, line, column)]


@pytest.mark.parametrize(
    "text",
    ["a:\tb\n", "a: what?\n", "a: 'x ? y'\n", "a: b - c\n", "a: it's\n", "a: x#y\n",
     "- a ? b\n", "a: |\n  ? b\n", "--- \na: b\n", "a: b\n...\n"],
)  # fmt: skip
def test_what_is_allowed_passes(text: str) -> None:
    root, problems = read_tree(text)
    assert problems == ()
    assert root is not None
