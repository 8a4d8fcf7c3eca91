"""The command `row`: what the pattern checker thinks of a row, for a person or for a program."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kidslogic.cli.boards import board_names
from kidslogic.cli.console import (
    FOUND,
    WELL,
    Commands,
    add_command,
    add_lang,
    explained,
    print_json,
    said,
    vocabulary,
    wrong,
)
from kidslogic.packs.decoding import Source, decode
from kidslogic.packs.findings import Findings, Reporter
from kidslogic.packs.problems import Problem
from kidslogic.packs.row_words import GAPS
from kidslogic.packs.rows import judge
from kidslogic.packs.sentences import report, sentence
from kidslogic.packs.symbol_words import SymbolWords
from kidslogic.packs.tree import Text
from kidslogic.patterns.explain import explain
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.sentences import rule_words, verdict_sentence, words
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import Verdict, verdict
from kidslogic.patterns.vocabulary import built_in_vocabulary

_SHOWN_NAME = "--"


def add(commands: Commands) -> None:
    """The command itself."""
    row = add_command(commands, "row", _row)
    row.add_argument("row", nargs="?", metavar="ROW", help=explained("row-text"))
    row.add_argument("--file", type=Path, metavar="ROWS", help=explained("file"))
    row.add_argument("--board", metavar="SYMBOLS", help=explained("board"))
    add_lang(row, with_json=True)


@dataclass(frozen=True)
class _Asked:
    """A row as it was typed; `answer` only where one was given."""

    cells: tuple[Symbol | None, ...]
    answer: Symbol | None


def _row(parsed: argparse.Namespace) -> int:
    if (parsed.row is None) == (parsed.file is None):
        return wrong(said("row-or-file", parsed.lang))
    board: tuple[Symbol, ...] = ()
    if parsed.board is not None:
        read = _symbols(" ".join(board_names(parsed.board)))
        if isinstance(read, Problem):
            return wrong(sentence(read, parsed.lang))
        board = read
    if parsed.file is not None:
        return _many(parsed, board)
    asked = _asked(parsed.row)
    if isinstance(asked, Problem):
        return wrong(sentence(asked, parsed.lang))
    facts = _facts(asked, board, parsed.lang)
    if parsed.json:
        print_json(facts)
    else:
        _print(facts, parsed.lang)
    return WELL if _is_well(asked, facts) else FOUND


def _many(parsed: argparse.Namespace, board: Sequence[Symbol]) -> int:
    """Every row of a file; one that cannot be read has the verdict `none` and says why."""
    try:
        source = decode(parsed.file.read_bytes(), parsed.file.name)
    except OSError:
        return wrong(said("no-such-path", parsed.lang, path=parsed.file))
    if isinstance(source, Problem):
        return wrong(report([source], parsed.lang))
    well = True
    listed = []
    for text in source.lines:
        if not text.strip() or text.startswith("#"):
            continue
        asked = _asked(text)
        facts = _unread(asked, parsed.lang) if isinstance(asked, Problem) else _facts(asked, board, parsed.lang)
        well = well and not isinstance(asked, Problem) and _is_well(asked, facts)
        listed.append(facts)
        if not parsed.json:
            print(text.strip())
            _print(facts, parsed.lang)
    if parsed.json:
        print_json(listed)
    return WELL if well else FOUND


def _facts(asked: _Asked, board: Sequence[Symbol], language: str) -> dict[str, object]:
    found = verdict(asked.cells, board)
    rule, rival = found.rule, found.rival
    names = built_in_vocabulary()
    explanation = None
    if rule is not None and rule.answer is not None and found.kind != "none":
        explanation = words(explain(Row(asked.cells, rule.answer), rule), names, language)
    return {
        "verdict": found.kind,
        "answer": None if found.answer is None else found.answer.text,
        "rule": None if rule is None else rule_words(rule, names, language),
        "rival": None if rival is None else _rival(rival, language),
        "level": found.level,
        "explanation": explanation,
        "sentence": _sentence(asked, found, board, language),
    }


def _rival(rival: Rule, language: str) -> dict[str, object]:
    answer = None if rival.answer is None else rival.answer.text
    return {"answer": answer, "rule": rule_words(rival, built_in_vocabulary(), language)}


def _sentence(asked: _Asked, found: Verdict, board: Sequence[Symbol], language: str) -> str:
    if asked.answer is not None and found.kind in ("clear", "second") and asked.answer != found.answer:
        doubt = judge(Row(asked.cells, asked.answer), None, board)
        if doubt is not None:
            return sentence(Problem(doubt.code, _SHOWN_NAME, params=doubt.params), language)
    return verdict_sentence(found, built_in_vocabulary(), language)


def _unread(problem: Problem, language: str) -> dict[str, object]:
    nothing = dict.fromkeys(("answer", "rule", "rival", "level", "explanation"))
    return {"verdict": "none", **nothing, "sentence": sentence(problem, language)}


def _is_well(asked: _Asked, facts: dict[str, object]) -> bool:
    right = asked.answer is None or asked.answer.text == facts["answer"]
    return facts["verdict"] == "clear" and right


def _print(facts: dict[str, object], language: str) -> None:
    print(facts["sentence"])
    if facts["explanation"] is not None:
        print(said("row-level", language, level=facts["level"], explanation=facts["explanation"]))


def _asked(text: str) -> _Asked | Problem:
    """The row of a text; a single letter stands for any picture, as people write patterns: A B A B ?."""
    left, equals, right = text.partition("=")
    cells, wanted = left.split(), right.split()
    reporter, node = _reporter(text)
    gaps = sum(cell in GAPS for cell in cells)
    if not cells:
        reporter.report("row-empty", node)
    elif gaps != 1:
        reporter.report("row-many-gaps" if gaps else "row-no-gap", node, count=gaps)
    elif equals and not wanted:
        reporter.report("answer-missing", node, field="answer")
    elif len(wanted) > 1:
        reporter.report("answer-many", node, wanted[1])
    problem = _first(reporter)
    if problem is not None:
        return problem
    symbols = _symbols(text.replace("=", " "), gaps=GAPS)
    if isinstance(symbols, Problem):
        return symbols
    found = iter(symbols)
    row = tuple(None if cell in GAPS else next(found) for cell in cells)
    return _Asked(row, next(found, None))


def _symbols(text: str, gaps: Sequence[str] = ()) -> tuple[Symbol, ...] | Problem:
    """All symbols of a text but its gaps, or what is wrong with the first bad one."""
    names = [name for name in text.split() if name not in gaps]
    letters = {name: dict.fromkeys(("de", "cs", "en"), name) for name in names if len(name) == 1 and name.isalpha()}
    known = SymbolWords(vocabulary(), letters)
    reporter, node = _reporter(text)
    found = []
    for name in names:
        symbol = known.known(name)
        if symbol is None:
            if "," in name:
                reporter.report("row-comma", node, ",")
            else:
                known.report_unknown(name, node, reporter)
            break
        found.append(symbol)
    return _first(reporter) or tuple(found)


def _reporter(text: str) -> tuple[Reporter, Text]:
    return Reporter(Findings(), Source(_SHOWN_NAME, text)), Text(text, 1, 1)


def _first(reporter: Reporter) -> Problem | None:
    problems, _ = reporter.findings.finish(_SHOWN_NAME)
    return problems[0] if problems else None
