"""The rule word of a row, and the one question asked about every row: does its answer stand (FORMAT.md section 3).

The families themselves live in `simple_rules`; only `judge` knows how they are tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kidslogic.packs.findings import Reporter
from kidslogic.packs.problems import Params
from kidslogic.packs.simple_rules import FAMILIES, NUMBERED_RULES, UNTOLD
from kidslogic.packs.tree import Text
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import DIRECTIONS, NUMBERED, SIZES, Symbol

RULE_WORDS: Final = (*FAMILIES, "odd-one-out", "free")
"""All rule words; the last two are said for the explanation and cannot be checked."""


@dataclass(frozen=True)
class Rule:
    """A rule as an author names it: the word of a family, and its number where it needs one."""

    word: str
    number: int | None = None

    @property
    def text(self) -> str:
        """`repeat 3`, `mirror`."""
        return self.word if self.number is None else f"{self.word} {self.number}"


@dataclass(frozen=True)
class Doubt:
    """What is not right with a row's rule or answer: a problem code with its parameters."""

    code: str
    params: Params


def read_rule(node: Text, reporter: Reporter) -> Rule | None:
    """The rule named in `node`, else unknown-rule, rule-argument or rule-without-argument is reported."""
    word, *arguments = node.value.split()
    if word not in RULE_WORDS:
        reporter.report("unknown-rule", node, word, RULE_WORDS, possible=", ".join(RULE_WORDS))
        return None
    numbers = NUMBERED_RULES.get(word)
    if numbers is None:
        if not arguments:
            return Rule(word)
        reporter.report("rule-without-argument", node, word)
        return None
    if len(arguments) == 1 and arguments[0] in [str(number) for number in numbers]:
        return Rule(word, int(arguments[0]))
    reporter.report("rule-argument", node, word, example=f"{word} 2", low=numbers.start, high=numbers[-1])
    return None


def judge(row: Row, rule: Rule | None) -> Doubt | None:
    """Does the row follow `rule`, and does that give its answer? Without one: do the rules that fit agree with it?"""
    if rule is None:
        return _judge_by_all(row)
    family = FAMILIES.get(rule.word)
    if family is None or family(row.completed, rule.number):
        return None
    for other in _candidates(row):
        if family(_filled(row, other), rule.number):
            return Doubt("rule-other-answer", {"rule": rule.text, "other": other.text, "answer": row.answer.text})
    return Doubt("rule-does-not-fit", {"rule": rule.text})


def _judge_by_all(row: Row) -> Doubt | None:
    answers: dict[Symbol, str] = {}
    candidates = tuple(_candidates(row))
    for word, number, is_seen in UNTOLD:
        if not is_seen(row.cells, number):
            continue
        family = FAMILIES[word]
        fitting = [symbol for symbol in candidates if family(_filled(row, symbol), number)]
        if len(fitting) == 1:
            answers.setdefault(fitting[0], Rule(word, number).text)
    if not answers:
        return None
    if row.answer not in answers:
        other = next(iter(answers))
        return Doubt("answer-looks-wrong", {"other": other.text, "rule": answers[other], "answer": row.answer.text})
    for other, rule in answers.items():
        if other != row.answer:
            params = {"answer": row.answer.text, "rule": answers[row.answer], "other": other.text, "other_rule": rule}
            return Doubt("row-ambiguous", params)
    return None


def _filled(row: Row, symbol: Symbol) -> tuple[Symbol, ...]:
    return tuple(symbol if cell is None else cell for cell in row.cells)


def _candidates(row: Row) -> Iterator[Symbol]:
    """What could stand in the gap: what the row shows, and its pictures with another number, size or direction."""
    seen: dict[Symbol, None] = dict.fromkeys(row.completed)
    yield from seen
    for symbol in dict.fromkeys(replace(symbol, number=None, size=None, direction=None) for symbol in row.completed):
        others: list[Symbol] = []
        if any(cell.number is not None and cell.name == symbol.name for cell in seen):
            others = [replace(symbol, number=number) for number in NUMBERED[symbol.name]]
        elif any(cell.direction is not None and cell.name == symbol.name for cell in seen):
            others = [replace(symbol, direction=direction) for direction in DIRECTIONS]
        elif any(cell.size is not None and cell.name == symbol.name for cell in seen):
            others = [replace(symbol, size=size) for size in SIZES]
        yield from (other for other in others if other not in seen)
