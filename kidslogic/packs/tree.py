"""YAML text as a small tree in which every value stays text and knows its line and column (FORMAT.md section 2).

The tree is built from parser events, under limits, without ever constructing a number, a date or an object. The nodes
are named tuples because a pack has many thousands of them and frozen dataclasses take three times as long to make.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import repeat, starmap
from operator import itemgetter
from typing import Any, Final, NamedTuple

import yaml

from kidslogic.packs.decoding import Source, decode, invisible_sign
from kidslogic.packs.problems import Problem
from kidslogic.packs.yaml_faults import MAX_DEPTH, QuotedSpan, classify

Event = Any
"""A parser event; the parser's own types call every place in the text optional, though none is missing."""

MAX_EVENTS: Final = 60_000
MAX_TEXT: Final = 4_000

_VALUE: Final = itemgetter(0)
_COLUMN: Final = itemgetter(2)
"""Of a text as a plain tuple."""
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

    keys: tuple[Text, ...]
    values: tuple[Node, ...]
    line: int
    column: int

    @property
    def pairs(self) -> Iterable[tuple[Text, Node]]:
        """The names with their values."""
        return zip(self.keys, self.values, strict=True)

    def get(self, name: str) -> Node | None:
        """The value under `name`."""
        for key, value in zip(self.keys, self.values, strict=True):
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
        return None, [*grower.problems, classify(source, fault, _span(grower.last_quoted))]
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
        self.last_quoted: Event = None
        """The last text in quotes or block form, if any: faults behind it are often its own."""
        self.plain_names: set[str] = set()
        """Names seen before in which nothing can be wrong but their place."""
        self.known_names: set[tuple[str, ...]] = set()
        """The names of whole groups seen before, all plain and none twice; a pack has the same few groups all over."""

    def grow(self) -> Node:
        """Read the one document of the source."""
        parser = yaml.CSafeLoader(self.source.text)
        try:
            parser.get_event()  # the stream begins
            root = self._document(parser.get_event, parser.get_event())
            if isinstance(more := parser.get_event(), yaml.DocumentStartEvent):
                raise self._stop("multiple-documents", more)
        finally:
            parser.dispose()
        return root

    def _document(self, next_event: Callable[[], Event], start: Event) -> Node:
        root: Node | None = None
        if isinstance(start, yaml.DocumentStartEvent):
            self._check_start(start)
            root = self._node(next_event)
        if root is None or (isinstance(root, Text) and root.empty):
            raise _StopReadingError(Problem("file-empty", self.source.file, 1))
        return root

    def _node(self, next_event: Callable[[], Event]) -> Node:
        """Read one whole node. This loop runs for every value of a pack, hence its plain shape."""
        text = self.source.text
        escapes = "\\" in text
        parts: list[Node] = []
        add = parts.append
        open_groups: list[tuple[list[Node], bool, int, int]] = []  # what is around it, has it names, line, column
        scalar, items, fields, new = yaml.ScalarEvent, yaml.SequenceStartEvent, yaml.MappingStartEvent, tuple.__new__
        end_of_items, end_of_fields = yaml.SequenceEndEvent, yaml.MappingEndEvent
        for event in starmap(next_event, repeat((), MAX_EVENTS)):
            kind = type(event)
            if kind is scalar:
                value = event.value
                mark = event.start_mark
                if event.tag is not None or event.anchor is not None or len(value) > MAX_TEXT:
                    self._check_text(event)
                if not event.style:
                    add(new(Text, (value, mark.line + 1, mark.column + 1, False)))
                    continue
                if escapes:
                    self._check_text(event)
                self.last_quoted = event
                add(new(Text, (value, mark.line + 1, mark.column + 1, True)))
            elif kind is fields or kind is items:
                mark = event.start_mark
                if event.tag is not None or event.anchor is not None or len(open_groups) >= MAX_DEPTH:
                    raise self._unwanted(event)
                if kind is fields and text[mark.index] == "?":
                    raise self._stop("bare-question-mark", event)
                open_groups.append((parts, kind is fields, mark.line + 1, mark.column + 1))
                parts = []
                add = parts.append
            elif kind is end_of_fields or kind is end_of_items:
                around, has_names, line, column = open_groups.pop()
                add = around.append
                add(self._fields(parts, line, column) if has_names else new(Items, (tuple(parts), line, column)))
                parts = around
            elif kind is yaml.AliasEvent:
                raise self._stop("alias", event, word=f"*{event.anchor}")
            else:
                return parts[0]
        raise self._stop("too-many-values", event, limit=MAX_EVENTS)

    def _check_text(self, event: Event) -> None:
        """Refuse a text that a pack must not hold."""
        if event.anchor is not None or event.tag is not None:
            raise self._unwanted(event)
        if len(event.value) > MAX_TEXT:
            raise self._stop(
                "text-too-long", event, field=shortened(event.value, 20), letters=len(event.value), limit=MAX_TEXT
            )
        if event.style == '"' and (sign := invisible_sign(event.value)):
            raise self._stop("control-char", event, sign=sign)

    def _fields(self, parts: list[Node], line: int, column: int) -> Fields:
        """A group of fields from its names and values in turn."""
        whole = tuple(parts)
        keys, values = whole[::2], whole[1::2]
        names = tuple(map(_VALUE, keys))
        if names not in self.known_names or len({column, *map(_COLUMN, keys)}) > 1:  # not so in nearly all groups
            for key, value in zip(keys, values, strict=True):
                self._check_key(key, value)
            if len(set(names)) < len(names):
                return self._without_repeats(keys, values, line, column)
            if self.plain_names.issuperset(names):
                self.known_names.add(names)
        return tuple.__new__(Fields, (keys, values, line, column))

    def _without_repeats(
        self, keys: tuple[Node, ...], values: tuple[Node, ...], line: int, column: int
    ) -> Fields:  # fmt: skip
        first: dict[str, tuple[Text, Node]] = {}
        for key, value in zip(keys, values, strict=True):
            if isinstance(key, Text) and first.setdefault(key.value, (key, value))[0] is not key:
                self._report_twice(key, first[key.value][0].line)
        pairs = first.values()
        return Fields(tuple(key for key, _ in pairs), tuple(value for _, value in pairs), line, column)

    def _check_key(self, key: Node, value: Node) -> None:
        if not isinstance(key, Text):
            raise self._stop_at("complex-key", key.line, key.column)
        if key.value == "<<" and not key.quoted:
            raise self._stop_at("merge-key", key.line, key.column)
        before = self.source.line(key.line)[: key.column - 1].rstrip()
        if before.endswith("?"):
            raise self._stop_at("bare-question-mark", key.line, len(before))
        if isinstance(value, Text) and value.empty and not key.quoted and _GLUED_KEY.match(key.value):
            word = key.value.partition(":")[0]
            raise self._stop_at("missing-space-after-colon", key.line, key.column + len(word), field=word)
        if ":" not in key.value and key.value != "<<":
            self.plain_names.add(key.value)

    def _report_twice(self, key: Text, first: int) -> None:
        stop = self._stop_at("duplicate-key", key.line, key.column, field=shortened(key.value), first=first)
        self.problems.append(replace(stop.problem, length=max(1, len(key.value))))

    def _check_start(self, event: Event) -> None:
        for number in range(1, event.start_mark.line + 2) if event.explicit else ():
            if self.source.line(number).startswith("%"):
                raise self._stop_at("directive", number, 1, word=shortened(self.source.line(number), 20))

    def _unwanted(self, event: Event) -> _StopReadingError:
        if event.anchor is not None:
            return self._stop("anchor", event, word=f"&{event.anchor}")
        if event.tag is not None:
            return self._stop("tag", event, word=shortened(event.tag))
        return self._stop("too-deep", event, limit=MAX_DEPTH)

    def _stop(self, code: str, event: Event, **params: str | int) -> _StopReadingError:
        return self._stop_at(code, event.start_mark.line + 1, event.start_mark.column + 1, **params)

    def _stop_at(self, code: str, line: int, column: int, **params: str | int) -> _StopReadingError:
        problem = Problem(code, self.source.file, line, column, params, excerpt=self.source.excerpt(line))
        return _StopReadingError(problem)


def _span(event: Event) -> QuotedSpan | None:
    return None if event is None else (event.start_mark.line, event.end_mark.line, event.end_mark.column)


def shortened(word: str, limit: int = 40) -> str:
    """`word` as it may be quoted in a sentence."""
    return word if len(word) <= limit else word[: limit - 1] + "…"
