"""What a person did when the YAML parser stops, found by looking at the source lines (FORMAT.md section 2).

The parser's own words and often its line help nobody: it notices a missing space one line late and a missing quote at
the end of the file. Each rule below answers with a problem or hands on to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import yaml

from kidslogic.packs.decoding import Source
from kidslogic.packs.problems import Params, Problem

QuotedSpan = tuple[int, int, int]
"""Start line, end line and end column of a quoted text, counted from 0."""

_SHOWN: Final = 60
"""How many letters of a line are said again."""
MAX_DEPTH: Final = 12
"""How many lists and groups of fields may stand inside each other."""

_GLUED_COLON: Final = re.compile(r"\s*(?:- +)*([A-Za-z_-]+):[^ \t\n]")
_INDENT: Final = re.compile(r"[ \t]*(?:-[ \t]+)*")
"""What stands before a value: spaces, and the dashes of lists."""
_NAME: Final = re.compile(r"[^\W\d][\w-]*")
_BULLET: Final = re.compile(r"\s*[-‐‑‒–—−•*·]?\s*")
"""A dash of a list, or what a word processor makes of it."""
_CURLY: Final = re.compile("[„“”‚‘’]")
_FIRST_KEY: Final = re.compile(r"""\s*(?:- +)*(?:[^\s'"#:][^:#]*|'[^']*'|"[^"]*")$""")
_QUOTED: Final = re.compile(r"""'(?:[^']|'')*'|"(?:[^"\\]|\\.)*\"""")
_RESERVED: Final = "@`%|>]},-"


@dataclass(frozen=True)
class _Fault:
    """The parser's complaint; lines and columns count from 0 as the parser's marks do."""

    source: Source
    text: str
    context: str
    line: int
    column: int
    start_line: int
    start_column: int
    quoted: QuotedSpan | None

    @property
    def row(self) -> str:
        return self.source.line(self.line + 1)

    @property
    def sign(self) -> str:
        return self.row[self.column : self.column + 1]

    def above(self, line: int) -> int:
        """The nearest line above `line` in which something is written; -1 where there is none."""
        return next((number for number in range(line - 1, -1, -1) if self.source.line(number + 1).strip()), -1)

    def problem(self, code: str, line: int, column: int, length: int = 1, **params: str | int) -> Problem:
        shown: Params = params
        return Problem(
            code, self.source.file, line + 1, column + 1, shown, length=length, excerpt=self.source.excerpt(line + 1)
        )


def as_item(line: str) -> str:
    """A line as it stands in a list: a minus sign and a space in front of it."""
    return f"- {line[_end(_BULLET, line) :].rstrip()[:_SHOWN]}"


def classify(source: Source, fault: yaml.MarkedYAMLError, quoted: QuotedSpan | None) -> Problem:
    """The problem behind a parser error. `quoted` is the last quoted text that was read before it."""
    mark = fault.problem_mark or fault.context_mark
    start = fault.context_mark or mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    start_line, start_column = (start.line, start.column) if start else (0, 0)
    known = _Fault(
        source, fault.problem or "", fault.context or "", line, column, start_line, start_column, quoted
    )  # fmt: skip
    for rule in _RULES:
        if problem := rule(known):
            return problem
    return known.problem("yaml-syntax", min(line, max(0, len(source.lines) - 1)), column)


def _whole_file(fault: _Fault) -> Problem | None:
    """The parser's own depth limit, which it meets while looking ahead; and text behind the end of the pack (`...`)."""
    if "nesting depth" in fault.text:
        return fault.problem("too-deep", fault.line, fault.column, limit=MAX_DEPTH)
    if "document start" in fault.text:
        return fault.problem("multiple-documents", fault.line, fault.column)
    return None


def _code_fence(fault: _Fault) -> Problem | None:
    """A pack copied from a page or a letter brings the lines along that framed it there."""
    if fault.sign == "`" and fault.row.lstrip().startswith("```"):
        return fault.problem("code-fence", fault.line, fault.column, 3)
    return None


def _tab(fault: _Fault) -> Problem | None:
    indent = fault.row[: _end(_INDENT, fault.row)]
    if "\t" in indent and fault.column <= len(indent):
        return fault.problem("tab-indent", fault.line, indent.index("\t"))
    return None


def _special_sign(fault: _Fault) -> Problem | None:
    for word, code in (("an alias", "alias"), ("an anchor", "anchor"), ("a tag", "tag"), ("a directive", "directive")):
        if word in fault.context:
            text = fault.source.line(fault.start_line + 1)[fault.start_column :]
            shown = text.split(" ")[0][:20]
            return fault.problem(code, fault.start_line, fault.start_column, max(1, len(shown)), word=shown)
    return None


def _quoted_text(fault: _Fault) -> Problem | None:
    if "quoted scalar" not in fault.context:
        return None
    if "escape" in fault.text or "hexdecimal" in fault.text or "Unicode" in fault.text:
        return fault.problem("bad-escape", fault.line, fault.column)
    start = fault.source.line(fault.start_line + 1)
    if curly := _CURLY.search(start, fault.start_column + 1):
        sign = start[fault.start_column]
        return fault.problem("curly-quote", fault.start_line, curly.start(), word=curly.group(), sign=sign)
    return fault.problem("quote-not-closed", fault.start_line, fault.start_column)


def _text_behind_quote(fault: _Fault) -> Problem | None:
    """`'Anna's shells'` ends after Anna; a quote left open ends at the next quote, many lines later."""
    if fault.quoted is None or not fault.sign.strip():
        return None
    start_line, end_line, end_column = fault.quoted
    if end_line == fault.line and not fault.row[end_column : fault.column].strip() and fault.sign not in ",]}:":
        return fault.problem("quote-not-closed", start_line, max(0, end_column - 1) if start_line == end_line else 0)
    return None


def _question_mark(fault: _Fault) -> Problem | None:
    if "mapping keys are not allowed" in fault.text:
        return fault.problem("bare-question-mark", fault.line, fault.column)
    return None


def _colon(fault: _Fault) -> Problem | None:
    if "mapping values are not allowed" not in fault.text:
        return None
    if not _FIRST_KEY.match(fault.row[: fault.column]):
        return fault.problem("colon-in-text", fault.line, fault.column)
    if fault.line and (glued := _GLUED_COLON.match(fault.source.line(fault.line))):
        return _missing_space(fault, fault.line - 1, glued)
    first = len(fault.row) - len(fault.row.lstrip())
    above = fault.above(fault.line)
    line = fault.source.line(above + 1)
    bare = _end(_INDENT, line) == first and not set(":=") & set(line)  # `brown` alone, or a field without its colon
    return (bare and _missing_colon(fault, above)) or fault.problem("bad-indent", fault.line, first)


def _simple_key(fault: _Fault) -> Problem | None:
    if "simple key" not in fault.context:
        return None
    start = fault.source.line(fault.start_line + 1)
    if glued := _GLUED_COLON.match(start):
        return _missing_space(fault, fault.start_line, glued)
    if start[fault.start_column : fault.start_column + 1] in ("'", '"'):
        return fault.problem("quote-not-closed", fault.start_line, fault.start_column)
    above = fault.source.line(fault.above(fault.start_line) + 1)
    if above[fault.start_column :].startswith("- ") and not above[: fault.start_column].strip():
        length = len(start.strip())
        return fault.problem("missing-dash", fault.start_line, fault.start_column, length, example=as_item(start))
    whole = fault.problem("yaml-syntax", fault.start_line, fault.start_column, max(1, len(start.strip())))
    return _missing_colon(fault, fault.start_line) or whole


def _bracket(fault: _Fault) -> Problem | None:
    if "flow sequence" not in fault.context and "flow mapping" not in fault.context:
        return None
    rest = _QUOTED.sub("", fault.source.line(fault.start_line + 1)[fault.start_column :])
    bracket = rest[:1] or "["
    opening, closing = rest.count(bracket), rest.count("]" if bracket == "[" else "}")
    if closing < opening:
        return fault.problem("bracket-not-closed", fault.start_line, fault.start_column, bracket=bracket)
    return fault.problem("colon-in-text", fault.line, fault.column) if fault.sign == ":" else None


def _reserved(fault: _Fault) -> Problem | None:
    unreadable = ("cannot start any token", "expected node content", "block sequence entries are not allowed")
    if "block scalar" in fault.context or any(word in fault.text for word in unreadable):
        line, column = fault.line, fault.column
        if "block scalar" in fault.context:
            line, column = fault.start_line, fault.start_column
        sign = fault.source.line(line + 1)[column : column + 1]
        if sign and sign in _RESERVED:
            return fault.problem("reserved-start-char", line, column, sign=sign)
    return None


def _indent(fault: _Fault) -> Problem | None:
    first = len(fault.row) - len(fault.row.lstrip())
    if "block" in fault.context and fault.column == first and fault.sign.strip() and fault.sign not in "]}":
        return fault.problem("bad-indent", fault.line, fault.column)
    return None


def _missing_colon(fault: _Fault, line: int) -> Problem | None:
    row = fault.source.line(line + 1)
    start = _end(_INDENT, row)
    name = _NAME.match(row, start)
    return name and fault.problem("missing-colon", line, start, len(name.group()), field=name.group()[:_SHOWN])


def _end(pattern: re.Pattern[str], line: str) -> int:
    """Where the beginning of a line that `pattern` describes ends; it may be empty."""
    found = pattern.match(line)
    return found.end() if found else 0


def _missing_space(fault: _Fault, line: int, glued: re.Match[str]) -> Problem:
    return fault.problem("missing-space-after-colon", line, glued.end() - 2, field=glued.group(1))


_RULES: Final[tuple[Callable[[_Fault], Problem | None], ...]] = (
    _whole_file, _code_fence, _tab, _special_sign, _quoted_text, _text_behind_quote, _question_mark, _colon,
    _simple_key, _bracket, _reserved, _indent,
)  # fmt: skip
