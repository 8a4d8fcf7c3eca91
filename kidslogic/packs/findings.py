"""Collects what is found in one pack: problems with their place, their card and the word that was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from kidslogic.packs.decoding import Source
from kidslogic.packs.problems import MAX_PROBLEMS, SEVERITIES, Params, Problem
from kidslogic.packs.tree import Node, Text, shortened

_MAX_KEPT: Final = 500
"""The checker walks a pack mostly from top to bottom, so problems after these would not be among the first."""

Choices = Iterable[str] | Mapping[str, Mapping[str, str]]
"""Words that could have been meant, or names with their words per language."""


@dataclass
class Findings:
    """All findings of one pack, from all of its files. `card`, `side` and `row` are where the checker is just now."""

    card: str | None = None
    side: str | None = None
    row: int | None = None
    errors: int = 0
    """How many errors there are up to now, warnings not counted."""
    _count: int = 0
    _found: list[tuple[Problem, str, Choices]] = field(default_factory=list)

    def add(self, problem: Problem, word: str = "", meant: Choices = ()) -> None:
        """Note a problem; `word` is at fault where one of `meant` could stand."""
        self.count(problem.code)
        self._found.append((problem, word, meant))

    def count(self, code: str) -> None:
        """Note that there is a problem, without keeping it."""
        self._count += 1
        self.errors += SEVERITIES[code] == "error"

    @property
    def is_full(self) -> bool:
        """Are there so many problems that the next one has no chance to be shown?"""
        return self._count > _MAX_KEPT

    def finish(self, main_file: str) -> tuple[tuple[Problem, ...], int]:
        """The first problems in the order of the files and lines, and how many more there are."""
        ordered = sorted(self._found, key=lambda f: (f[0].file != main_file, f[0].file, f[0].line, f[0].column))
        shown = tuple(_with_suggestion(*found) for found in ordered[:MAX_PROBLEMS])
        return shown, max(0, self._count - MAX_PROBLEMS)


@dataclass(frozen=True)
class Reporter:
    """Notes findings that stand in one source."""

    findings: Findings
    source: Source

    def report(
        self,
        code: str,
        node: Node | None,
        word: str | None = None,
        meant: Choices = (),
        /,
        **params: str | int,
    ) -> None:
        """Note `code` at `node`, at `word` inside of it if given; None is the whole file."""
        if self.findings.is_full:
            self.findings.count(code)
            return
        line, column, length = (0, 0, 1) if node is None else self._span(node, word)
        shown: Params = params if word is None else {"word": shortened(word), **params}
        findings = self.findings
        problem = Problem(
            code, self.source.file, line, column, shown, findings.card, findings.side, findings.row, length,
            self.source.excerpt(line),
        )  # fmt: skip
        findings.add(problem, word or "", meant)

    def _span(self, node: Node, word: str | None) -> tuple[int, int, int]:
        """Line, column and length of `word` in the source, else of the whole node as far as it is on one line."""
        if word:
            place = self._place(node, word, "/-") or self._place(node, word, "-")  # a variant stands behind its /
            if place:
                return *place, len(word)
        if isinstance(node, Text):
            rest = self.source.line(node.line)[node.column - 1 :]
            length = len(node.value) + (2 if node.quoted else 0)
            return node.line, node.column, max(1, min(length, len(rest.rstrip())))
        return node.line, node.column, 1

    def _place(self, node: Node, word: str, joints: str) -> tuple[int, int] | None:
        """Line and column of `word` in the source from `node` on, None where it does not stand there."""
        line, start = node.line, node.column - 1
        while line <= len(self.source.lines) and line <= node.line + 12:
            found = _find_word(self.source.line(line), word, start, joints)
            if found >= 0:
                return line, found + 1
            line, start = line + 1, 0
        return None


def nearest(word: str, choices: Choices) -> str | None:
    """The choice that was probably meant by `word`; a word of another language leads to the name."""
    asked = word[:40].casefold()
    words = {name.casefold(): name for name in choices}
    if isinstance(choices, Mapping):
        words |= {said.casefold(): name for name, texts in choices.items() for said in texts.values()}
    if asked in words:
        return words[asked]
    found = difflib.get_close_matches(asked, words, 1, 0.7)
    return words[found[0]] if found else None


def _with_suggestion(problem: Problem, word: str, choices: Choices) -> Problem:
    meant = nearest(word, choices) if word and choices else None
    return problem if meant is None else replace(problem, params={**problem.params, "suggestion": meant})


def _find_word(line: str, word: str, start: int, joints: str) -> int:
    """Index of `word` in `line` from `start` on, not joined to others by `joints`; -1 where it does not stand there."""
    index = line.find(word, start)
    while index >= 0:
        around = (line[index - 1 : index] if index else "", line[index + len(word) : index + len(word) + 1])
        if not any(sign.isalnum() or (sign and sign in joints) for sign in around):
            return index
        index = line.find(word, index + 1)
    return -1
