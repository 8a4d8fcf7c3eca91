"""The located tree: every value stays text and knows where it stands; limits hold while reading."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import MAX_TEXT, Fields, Items, Node, Text, read_tree
from kidslogic.packs.yaml_faults import MAX_DEPTH

WORDS = st.text("abcxyzäřß😀", min_size=1, max_size=8)


def _tree(text: str) -> Node:
    root, problems = read_tree(text)
    assert problems == ()
    assert root is not None
    return root


def _problem(text: str | bytes) -> Problem:
    root, problems = read_tree(text)
    assert root is None
    return problems[0]


@pytest.mark.parametrize(
    "word", ["no", "on", "010", "1:30", "2024-12-01", "2024-13-45", "1_000", ".nan", "null", "~", "1.10"]
)
def test_every_value_stays_text(word: str) -> None:
    assert _tree(f"a: {word}").plain == {"a": word}


def test_places_count_characters_from_one() -> None:
    root = _tree("ř😀: [b, 'c']\nd:\n  - e\n")
    assert isinstance(root, Fields)
    assert root.keys == (Text("ř😀", 1, 1), Text("d", 2, 1))
    first, second = root.values
    assert first == Items((Text("b", 1, 6), Text("c", 1, 9, True)), 1, 5)
    assert second == Items((Text("e", 3, 5),), 3, 3)


def test_nothing_is_told_from_an_empty_text() -> None:
    root = _tree("a:\nb: ''\n")
    assert isinstance(root, Fields)
    assert [isinstance(value, Text) and value.empty for value in root.values] == [True, False]


def test_values_by_name() -> None:
    root = _tree("a: 1\nb: [2, {c: 3}]")
    assert isinstance(root, Fields)
    assert root.get("a") == Text("1", 1, 4)
    assert root.get("c") is None
    assert root.plain == {"a": "1", "b": ["2", {"c": "3"}]}


@st.composite
def trees(draw: st.DrawFn) -> object:
    leaf = WORDS
    return draw(
        st.recursive(
            leaf,
            lambda inner: (
                st.lists(inner, min_size=1, max_size=4) | st.dictionaries(leaf, inner, min_size=1, max_size=4)
            ),
            max_leaves=15,
        )
    )


def _written(value: object, indent: int = 0) -> Iterator[str]:
    """A value as block YAML, line by line."""
    pad = " " * indent
    if isinstance(value, str):
        yield f"{pad}{value}"
    elif isinstance(value, list):
        for item in value:
            yield f"{pad}-"
            yield from _written(item, indent + 2)
    else:
        assert isinstance(value, dict)
        for key, item in value.items():
            yield f"{pad}{key}:"
            yield from _written(item, indent + 2)


def _texts(node: Node) -> Iterator[Text]:
    if isinstance(node, Text):
        yield node
    else:
        for value in (*node.keys, *node.values) if isinstance(node, Fields) else node.values:
            yield from _texts(value)


@given(trees())
def test_what_was_written_is_read_and_stands_where_it_says(value: object) -> None:
    lines = list(_written(value))
    root, problems = read_tree("\n".join(lines))
    if problems:  # only drawn trees that nest too deeply are refused
        assert problems[0].code == "too-deep"
        return
    assert root is not None
    assert root.plain == value
    for text in _texts(root):
        assert lines[text.line - 1][text.column - 1 :].startswith(text.value)


def test_too_deep_is_refused_at_its_place() -> None:
    assert _tree("a: " + "[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1))
    problem = _problem("a: " + "[" * 500)
    assert (problem.code, problem.line, problem.column) == ("too-deep", 1, 4 + MAX_DEPTH - 1)
    assert _problem("a: " + "[" * 100_000).code == "too-deep"
    assert _problem("a: " + "{b: " * 100_000).code == "too-deep"


def test_too_many_values_are_refused_while_reading() -> None:
    problem = _problem("[" + "a," * 400_000 + "}")  # the end, which is no YAML, is never reached
    assert problem.code == "too-many-values"


def test_too_long_texts_are_refused() -> None:
    assert _tree("a: " + "x" * MAX_TEXT)
    problem = _problem("a: 1\nb: " + "x" * (MAX_TEXT + 1))
    assert (problem.code, problem.line, problem.params["letters"]) == ("text-too-long", 2, MAX_TEXT + 1)


def test_a_name_given_twice_is_reported_every_time() -> None:
    _, problems = read_tree("a: 1\nb: 2\na: 3\nc: {d: 1, d: 2}\n")
    assert sorted((problem.code, problem.line, problem.column, problem.params["first"]) for problem in problems) == [
        ("duplicate-key", 3, 1, 1),
        ("duplicate-key", 4, 11, 4),
    ]


def test_an_escaped_invisible_character_is_found() -> None:
    problem = _problem('a: "x\\0y"')
    assert (problem.code, problem.params["sign"]) == ("control-char", "U+0000")


def test_bytes_are_decoded_first() -> None:
    assert _problem("a: ř".encode("cp1250")).code == "not-utf8"
    root, problems = read_tree("a: ř".encode("utf-16"), "x.yaml")
    assert (root and root.plain, problems) == ({"a": "ř"}, ())
