"""Reads the cells and the answer of one row from its words (FORMAT.md section 3, row)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kidslogic.packs.fields import ROW_FIELDS
from kidslogic.packs.findings import Reporter
from kidslogic.packs.pack import Cave
from kidslogic.packs.symbol_words import SymbolWords
from kidslogic.packs.tree import Items, Node, Text
from kidslogic.packs.yaml_faults import as_item
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol

PLACES: Final = range(4, 10)
"""How many places a row may have, its gap included."""
_FEWEST, _MOST = PLACES.start, PLACES.stop - 1
GAPS: Final = ("?", "_")
"""How the gap of a row is written."""


@dataclass
class RowWords:
    """Turns the words of rows into cells; `board` is None where the pack's board is at fault and cannot be asked."""

    symbols: SymbolWords
    board: tuple[Cave, ...] | None
    _cells: dict[str, Symbol | None] = field(default_factory=lambda: dict.fromkeys(GAPS))
    _answers: dict[str, Symbol] = field(default_factory=dict)

    def read(self, node: Node, whole: Node, answer: Node | None, reporter: Reporter) -> Row | None:
        """The row whose cells stand in `node`, with `answer` in a field of its own or behind a `=`.

        `whole` is where a row without any answer is reported. A pack has thousands of rows with the same few words,
        so words seen before are taken from a table and only the others are looked at one by one.
        """
        if type(node) is Text:
            left, _, right = node.value.partition("=")
            words = left.split()
        else:
            before = reporter.findings.errors
            words, right = _listed_words(node, reporter), ""
            if reporter.findings.errors > before:
                return None
        if type(answer) is Text:
            right += " " + answer.value
        if _FEWEST <= len(words) <= _MOST and words.count("?") + words.count("_") == 1:
            try:  # `tuple.__new__`, for the class's own takes nearly twice as long, here and for the rows of cards
                return tuple.__new__(Row, (tuple(map(self._cells.__getitem__, words)), self._answers[right.strip()]))
            except KeyError:  # a word that was not seen before
                pass
        return self._read_slowly(words, right.split(), (node, whole, answer or node), reporter)

    def _read_slowly(
        self, words: list[str], wanted: list[str], nodes: tuple[Node, Node, Node], reporter: Reporter
    ) -> Row | None:
        node, whole, answer_node = nodes
        if not words and not wanted and isinstance(node, Text):
            reporter.report("row-empty", node)
            return None
        if (second := second_row(node, reporter)) is not None:
            if second.value.startswith("-"):
                reporter.report("bad-indent", second)
            else:
                reporter.report("missing-dash", second, example=as_item(second.value))
            return None
        before = reporter.findings.errors
        if any("," in word for word in words):
            reporter.report("row-comma", node, ",")
            return None
        cells = self._read_cells(words, node, reporter)
        if wanted:
            self._read_answer(wanted, words, answer_node, reporter)
        else:
            reporter.report("answer-missing", whole, field="answer")
        self._check_places(words, node, reporter)
        return None if reporter.findings.errors > before else Row(tuple(cells), self._answers[wanted[0]])

    def _read_cells(self, words: list[str], node: Node, reporter: Reporter) -> list[Symbol | None]:
        for word in dict.fromkeys(words):
            if word in self._cells:
                continue
            symbol = self.symbols.known(word)
            if symbol is None:
                meant = f"{''.join(words[words.index(word) + 1 :][:1])}/{word}"  # `blue fish`
                self.symbols.report_unknown(word, node, reporter, meant)
            else:
                self._cells[word] = symbol
        return [self._cells.get(word) for word in words]

    def _read_answer(self, wanted: list[str], words: list[str], node: Node, reporter: Reporter) -> None:
        word = wanted[0]
        symbol = self.symbols.known(word)
        if len(wanted) > 1:
            reporter.report("answer-many", node, wanted[1])
        elif symbol is None:
            if word not in words or word in GAPS:  # else it was reported as a cell: one slip of a hand, one problem
                self.symbols.report_unknown(word, node, reporter)
        elif self.board is not None and not any(symbol in cave for cave in self.board):
            reporter.report("answer-not-on-board", node, word)
        else:
            self._answers[word] = symbol

    def _check_places(self, words: list[str], node: Node, reporter: Reporter) -> None:
        gaps = sum(word in GAPS for word in words)
        if len(words) not in PLACES:
            code = "row-too-short" if len(words) < PLACES.start else "row-too-long"
            reporter.report(code, node, count=len(words), low=PLACES.start, high=PLACES.stop - 1)
        elif gaps == 0:
            reporter.report("row-no-gap", node)
        elif gaps > 1:
            reporter.report("row-many-gaps", node, count=gaps)


def second_row(node: Node, reporter: Reporter) -> Text | None:
    """The line below a row where it became a part of that row, as it is indented more or has no dash."""
    if not isinstance(node, Text) or node.value.count("=") < 2 or node.quoted:
        return None
    line = reporter.source.line(node.line + 1)
    if "=" not in line or reporter.source.line(node.line).count("=") > 1:
        return None
    return Text(line.strip(), node.line + 1, len(line) - len(line.lstrip()) + 1)


def _listed_words(node: Node, reporter: Reporter) -> list[str]:
    words: list[str] = []
    for value in node.values if isinstance(node, Items) else ():
        if isinstance(value, Text):
            words.append(value.value.strip())
        else:
            reporter.report("wrong-type", value, field="row", kind="text", example=ROW_FIELDS["row"].example)
    return words
