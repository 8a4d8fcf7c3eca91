"""YAML text as a small tree in which every value stays text and knows its line and column (FORMAT.md section 2).

The tree is built from parser events, under limits, without ever constructing a number, a date or an object. The nodes
are named tuples because a pack has many thousands of them and frozen dataclasses take three times as long to make.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

import yaml

from kidslogic.packs.decoding import Source, decode, invisible_sign
from kidslogic.packs.problems import Problem
from kidslogic.packs.yaml_faults import classify

Event = Any
"""A parser event; the parser's own types call every place in the text optional, though none is missing."""

MAX_EVENTS: Final = 60_000
MAX_DEPTH: Final = 12
MAX_TEXT: Final = 4_000

_BARE_QUESTION_MARK: Final = re.compile(r"(?m)(?:^\s*(?:- +)*|[\[{,]\s*)\?(?=[\s,\]}]|$)")
_GLUED_KEY: Final = re.compile(r"[A-Za-z_-]+:\S")


class Text(NamedTuple):
    """A value without parts. `quoted` tells `''` from nothing at all; lines and columns count from 1."""

    value: str
    line: int
    column: int
    quoted: bool = False

    @property
    def empty(self) -> bool:
        """Nothing was written here (`title:` alone)."""
        return not self.value and not self.quoted

    @property
    def plain(self) -> str:
        """The value without its place."""
        return self.value


class Items(NamedTuple):
    """A list."""

    values: tuple[Node, ...]
    line: int
    column: int

    @property
    def plain(self) -> list[Plain]:
        """The values without their places."""
        return [value.plain for value in self.values]


class Fields(NamedTuple):
    """Named values in the order in which they were written; no name occurs twice."""

    pairs: tuple[tuple[Text, Node], ...]
    line: int
    column: int

    def get(self, name: str) -> Node | None:
        """The value under `name`."""
        for key, value in self.pairs:
            if key.value == name:
                return value
        return None

    @property
    def plain(self) -> dict[str, Plain]:
        """The values without their places."""
        return {key.value: value.plain for key, value in self.pairs}


Node = Text | Items | Fields
Plain = str | list["Plain"] | dict[str, "Plain"]


def read_tree(data: bytes | str, file: str = "") -> tuple[Node | None, tuple[Problem, ...]]:
    """Read a data file of our own (boards, tiles, texts): its tree, or no tree and all that is wrong with the file."""
    source = decode(data, file) if isinstance(data, bytes) else Source(file, data)
    if isinstance(source, Problem):
        return None, (source,)
    root, problems = grow_tree(source)
    return (None, tuple(problems)) if problems else (root, ())


def grow_tree(source: Source) -> tuple[Node | None, list[Problem]]:
    """The tree of a source, and its problems. Names given twice are reported and keep their first value;
    everything else that is wrong with the writing stops the reading, so then there is no tree.
    """
    grower = _Grower(source)
    try:
        root = grower.grow()
    except _StopReadingError as stop:
        return None, [*grower.problems, stop.problem]
    except yaml.MarkedYAMLError as fault:
        return None, [*grower.problems, classify(source, fault, grower.last_quoted)]
    except yaml.YAMLError:  # a character that the parser does not take and that `decode` let through
        return None, [*grower.problems, Problem("control-char", source.file, params={"sign": "?"})]
    return root, grower.problems


class _StopReadingError(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


class _Grower:
    """Turns parser events into nodes with a stack of its own, so that deep nesting costs no recursion."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.problems: list[Problem] = []
        self.last_quoted: tuple[int, int, int] | None = None
        """Start line, end line and end column (from 0) of the last quoted text: faults behind it are often its own."""
        self._events = 0
        self._question_marks = {
            (line, column)
            for found in _BARE_QUESTION_MARK.finditer(source.text)
            for line, column in [_place(source.text, found.end() - 1)]
        }

    def grow(self) -> Node | None:
        """Read the one document of the source; None where it holds nothing."""
        root: Node | None = None
        documents = 0
        events: Iterator[Event] = yaml.parse(self.source.text, Loader=yaml.CSafeLoader)
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                self._check_document(event, documents)
            elif isinstance(event, yaml.NodeEvent):
                root = self._node(event, events)
        if root is None or (isinstance(root, Text) and root.empty):
            raise _StopReadingError(Problem("file-empty", self.source.file, 1))
        return root

    def _node(self, first: Event, events: Iterator[Event]) -> Node:
        """Read one whole node, `first` being its first event."""
        stack: list[tuple[bool, int, int, list[Node]]] = []  # is it a mapping, line, column, what is in it
        event = first
        scalar_event = yaml.ScalarEvent
        while True:
            self._events += 1
            kind = type(event)
            node: Node
            if kind is scalar_event:
                node = self._text(event)
            elif kind is yaml.SequenceStartEvent or kind is yaml.MappingStartEvent:
                stack.append(self._open(event, len(stack)))
                event = next(events)
                continue
            elif kind is yaml.AliasEvent:
                raise self._stop("alias", event, word=f"*{event.anchor}")
            else:
                mapping, line, column, parts = stack.pop()
                node = self._fields(parts, line, column) if mapping else Items(tuple(parts), line, column)
            if not stack:
                return node
            stack[-1][3].append(node)
            if self._events > MAX_EVENTS:
                raise self._stop("too-many-values", event, limit=MAX_EVENTS)
            event = next(events)

    def _text(self, event: Event) -> Text:
        mark, value, style = event.start_mark, event.value, event.style
        if event.anchor is not None or event.tag is not None:
            raise self._unwanted(event)
        if len(value) > MAX_TEXT:
            raise self._stop("text-too-long", event, field="", letters=len(value), limit=MAX_TEXT)
        if not style:
            return Text(value, mark.line + 1, mark.column + 1)
        end = event.end_mark
        self.last_quoted = (mark.line, end.line, end.column)
        if style == '"' and (sign := invisible_sign(value)):
            raise self._stop("control-char", event, sign=sign)
        return Text(value, mark.line + 1, mark.column + 1, True)

    def _open(self, event: Event, depth: int) -> tuple[bool, int, int, list[Node]]:
        if event.anchor is not None or event.tag is not None:
            raise self._unwanted(event)
        if depth >= MAX_DEPTH:
            raise self._stop("too-deep", event, limit=MAX_DEPTH)
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        if self._question_marks and (line, column) in self._question_marks:
            raise self._stop("bare-question-mark", event)
        return isinstance(event, yaml.MappingStartEvent), line, column, []

    def _fields(self, parts: list[Node], line: int, column: int) -> Fields:
        keys, values = parts[::2], parts[1::2]
        first_lines: dict[str, int] = {}
        pairs: list[tuple[Text, Node]] = []
        for key, value in zip(keys, values, strict=True):
            if type(key) is not Text or key.value == "<<" or ":" in key.value:
                self._check_key(key, value)
            assert isinstance(key, Text)  # _check_key has refused everything else
            if self._question_marks:
                self._check_question_mark(key)
            if key.value in first_lines:
                self._report_twice(key, first_lines[key.value])
            else:
                first_lines[key.value] = key.line
                pairs.append((key, value))
        return Fields(tuple(pairs), line, column)

    def _check_key(self, key: Node, value: Node) -> None:
        if not isinstance(key, Text):
            raise self._stop_at("complex-key", key.line, key.column)
        if key.value == "<<" and not key.quoted:
            raise self._stop_at("merge-key", key.line, key.column)
        if isinstance(value, Text) and value.empty and not key.quoted and _GLUED_KEY.match(key.value):
            word = key.value.partition(":")[0]
            raise self._stop_at("missing-space-after-colon", key.line, key.column + len(word), field=word)

    def _check_question_mark(self, key: Text) -> None:
        before = self.source.line(key.line)[: key.column - 1].rstrip()
        if (key.line, len(before)) in self._question_marks:
            raise self._stop_at("bare-question-mark", key.line, len(before))

    def _report_twice(self, key: Text, first: int) -> None:
        stop = self._stop_at("duplicate-key", key.line, key.column, field=shortened(key.value), first=first)
        self.problems.append(replace(stop.problem, length=max(1, len(key.value))))

    def _check_document(self, event: Event, documents: int) -> None:
        if documents > 1:
            raise self._stop("multiple-documents", event)
        for number in range(1, event.start_mark.line + 2) if event.explicit else ():
            if self.source.line(number).startswith("%"):
                raise self._stop_at("directive", number, 1, word=shortened(self.source.line(number), 20))

    def _unwanted(self, event: Event) -> _StopReadingError:
        if event.anchor is not None:
            return self._stop("anchor", event, word=f"&{event.anchor}")
        return self._stop("tag", event, word=shortened(event.tag))

    def _stop(self, code: str, event: Event, **params: str | int) -> _StopReadingError:
        return self._stop_at(code, event.start_mark.line + 1, event.start_mark.column + 1, **params)

    def _stop_at(self, code: str, line: int, column: int, **params: str | int) -> _StopReadingError:
        problem = Problem(code, self.source.file, line, column, params, excerpt=self.source.excerpt(line))
        return _StopReadingError(problem)


def shortened(word: str, limit: int = 40) -> str:
    """`word` as it may be quoted in a sentence."""
    return word if len(word) <= limit else word[: limit - 1] + "…"


def _place(text: str, index: int) -> tuple[int, int]:
    line_start = text.rfind("\n", 0, index) + 1
    return text.count("\n", 0, index) + 1, index - line_start + 1
