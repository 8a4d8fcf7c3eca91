"""The rule word of a row, and the one question asked about every row: does its answer stand (FORMAT.md section 3)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from kidslogic.packs.findings import Reporter
from kidslogic.packs.problems import Params
from kidslogic.packs.tree import Text
from kidslogic.patterns.row import Row
from kidslogic.patterns.rule_words import RULE_WORDS, UNCHECKED, RuleWord, parse_rule, rule_by_word, rule_of
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict

_EXAMPLE_NUMBER: Final = 2


@dataclass(frozen=True)
class Doubt:
    """What is not right with a row's rule or answer: a problem code with its parameters."""

    code: str
    params: Params


def read_rule(node: Text, reporter: Reporter) -> RuleWord | None:
    """The rule named in `node`, else unknown-rule, rule-argument or rule-without-argument is reported."""
    rule = parse_rule(node.value)
    if rule is not None:
        return rule
    word = node.value.split()[0]
    if word not in RULE_WORDS:
        reporter.report("unknown-rule", node, word, tuple(RULE_WORDS), possible=", ".join(RULE_WORDS))
    elif numbers := RULE_WORDS[word]:
        example = f"{word} {_EXAMPLE_NUMBER}"
        reporter.report("rule-argument", node, word, example=example, low=numbers[0], high=numbers[-1])
    else:
        reporter.report("rule-without-argument", node, word)
    return None


def judge(row: Row, rule: RuleWord | None, answers: Collection[Symbol] = ()) -> Doubt | None:
    """Does the row follow `rule`, and does that give its answer? Without one: is its answer the only sensible one?

    `answers` are all symbols that can be given as an answer; none means everything.
    """
    if rule is None:
        return _judge_freely(row, answers)
    if rule.word in UNCHECKED or rule_of(row, word=rule) is not None:
        return None
    other = rule_by_word(row, rule)
    if other is None or other.answer is None:
        return Doubt("rule-does-not-fit", {"rule": rule.text})
    return Doubt("rule-other-answer", {"rule": rule.text, "other": other.answer.text, "answer": row.answer.text})


def _judge_freely(row: Row, answers: Collection[Symbol]) -> Doubt | None:
    told = verdict(row, answers)
    best, rival = told.answer, told.rival_answer
    if best is None or told.kind in ("short", "none"):
        return Doubt("row-without-rule", {})
    if told.kind == "ambiguous" and rival is not None and row.answer in (best, rival):
        other = rival if row.answer == best else best
        return Doubt("row-ambiguous", {"answer": row.answer.text, "other": other.text})
    if row.answer != best:
        return Doubt("answer-looks-wrong", {"other": best.text, "answer": row.answer.text})
    return None
