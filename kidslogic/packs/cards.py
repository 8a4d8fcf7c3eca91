"""Checks the cards of a pack: four rows on each side, every row with one gap and one answer that has a cave."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kidslogic.packs.doubts import answer_in_hint, only_colour_decides
from kidslogic.packs.fields import (
    CARD_FIELDS,
    CARD_ID,
    MAX_TAG,
    ROW_FIELDS,
    read_fields,
    read_list,
    read_text,
    read_texts,
)
from kidslogic.packs.findings import Reporter, nearest
from kidslogic.packs.pack import ROWS_PER_SIDE, SIDES, Card, Cave, PuzzleRow, Side
from kidslogic.packs.rows import Rule, judge, read_rule
from kidslogic.packs.symbol_words import GAPS, SymbolWords, text_words
from kidslogic.packs.tree import Fields, Items, Node, Text
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol

PLACES: Final = range(4, 10)
"""How many places a row may have, its gap included."""
_ROW_TEXT: Final = ROW_FIELDS["row"].example


@dataclass
class CardReader:
    """Reads all cards of one pack, from all of its files."""

    languages: tuple[str, ...]
    symbols: SymbolWords
    board: tuple[Cave, ...] | None
    verdicts: bool
    """Whether to ask the pattern checker for every row; slow, so a first look can do without."""
    left_out: list[str] = field(default_factory=list)
    """The ids (or numbers, `#3`) of cards with errors."""
    _ids: dict[str, int] = field(default_factory=dict)
    _on_board: frozenset[Symbol] = frozenset()

    def __post_init__(self) -> None:
        self._on_board = frozenset(symbol for cave in self.board or () for symbol in cave)

    def read(self, node: Node, number: int, reporter: Reporter) -> Card | None:
        """Card `number` of the pack, counted from 1; None with its problems noted where it is at fault."""
        findings = reporter.findings
        before = findings.errors
        card_id = node.get("id") if isinstance(node, Fields) else None
        name = card_id.value if isinstance(card_id, Text) and card_id.value else f"#{number}"
        findings.card = name
        card = self._card(node, reporter) if isinstance(node, Fields) else None
        if not isinstance(node, Fields):
            reporter.report("wrong-type", node, field="cards", kind="fields", example="- id: m1")
        findings.card = findings.side = findings.row = None
        if findings.errors > before:
            self.left_out.append(name)
            return None
        return card

    def _card(self, node: Fields, reporter: Reporter) -> Card | None:
        strangers = [pair for pair in node.pairs if pair[0].value not in CARD_FIELDS and _is_side(*pair)]
        for key, _ in strangers:
            reporter.report("unknown-side", key, key.value, SIDES)
        known = Fields(tuple(pair for pair in node.pairs if pair not in strangers), node.line, node.column)
        fields = read_fields(known, CARD_FIELDS, reporter)
        card_id = self._id(fields.get("id"), reporter)
        sides = {
            name: side
            for name in SIDES
            if isinstance(rows := fields.get(name), Items)
            and (side := self._side(rows, name, reporter)) is not None
        }  # fmt: skip
        if not strangers and not any(known.get(name) for name in SIDES):
            reporter.report("card-no-side", node)
        title = read_texts(fields.get("title"), "title", CARD_FIELDS["title"], self.languages, reporter)
        return Card(card_id, sides, title, read_list(fields.get("tags"), "tags", MAX_TAG, reporter))

    def _id(self, node: Node | None, reporter: Reporter) -> str:
        if not isinstance(node, Text):
            return ""
        if not CARD_ID.fullmatch(node.value):
            reporter.report("bad-id", node, node.value, example=CARD_FIELDS["id"].example)
        elif node.value in self._ids:
            reporter.report("duplicate-card-id", node, node.value, first=self._ids[node.value])
        else:
            self._ids[node.value] = node.line
        return node.value

    def _side(self, node: Items, name: str, reporter: Reporter) -> Side | None:
        findings = reporter.findings
        findings.side = name
        if len(node.values) != ROWS_PER_SIDE:
            reporter.report("row-count", node, side=name, count=len(node.values), expected=ROWS_PER_SIDE)
        rows: list[PuzzleRow] = []
        seen: dict[Row, int] = {}
        for number, value in enumerate(node.values, 1):
            findings.row = number
            row = self._puzzle_row(value, reporter)
            if row is None:
                continue
            if row.row in seen:
                reporter.report("duplicate-row", value, first=seen[row.row])
            seen.setdefault(row.row, number)
            rows.append(row)
        findings.side = findings.row = None
        if len(rows) != ROWS_PER_SIDE or len(node.values) != ROWS_PER_SIDE:
            return None
        return Side((rows[0], rows[1], rows[2], rows[3]))

    def _puzzle_row(self, node: Node, reporter: Reporter) -> PuzzleRow | None:
        if isinstance(node, Text):
            return self._row_in_one_line(node, reporter)
        if not isinstance(node, Fields):
            reporter.report("wrong-type", node, field="row", kind="text", example=f"{_ROW_TEXT} = star")
            return None
        fields = read_fields(node, ROW_FIELDS, reporter)
        rule_node = fields.get("rule")
        rule = read_rule(rule_node, reporter) if isinstance(rule_node, Text) else None
        texts = {
            name: read_texts(fields.get(name), name, ROW_FIELDS[name], self.languages, reporter)
            for name in ("hint", "explain")
        }
        why_not = read_text(fields.get("why_not"), "why_not", ROW_FIELDS["why_not"], reporter)
        cells = fields.get("row")
        row = self._row(cells, node, fields.get("answer"), reporter) if cells is not None else None
        if row is None:
            return None
        puzzle = PuzzleRow(row, rule.text if rule else None, texts["hint"], texts["explain"], why_not, node.line)
        if rule_node is None or rule is not None:
            self._judge(puzzle, rule, rule_node or node, fields.get("hint"), reporter)
        return puzzle

    def _row_in_one_line(self, node: Text, reporter: Reporter) -> PuzzleRow | None:
        if not node.value.strip():
            reporter.report("row-empty", node)
            return None
        row = self._row(node, None, None, reporter)
        if row is None:
            return None
        puzzle = PuzzleRow(row, line=node.line)
        self._judge(puzzle, None, node, None, reporter)
        return puzzle

    def _row(self, node: Node, whole: Fields | None, answer: Node | None, reporter: Reporter) -> Row | None:
        """Read the cells of `node` and their answer; `whole` is the row with fields, None for a row in one line."""
        before = reporter.findings.errors
        words = text_words(node, reporter, "row")
        wanted: list[tuple[str, Node]] = []
        if isinstance(node, Text) and "=" in node.value:
            left, _, right = node.value.partition("=")
            words, wanted = [(word, node) for word in left.split()], [(word, node) for word in right.split()]
        if isinstance(answer, Text):
            wanted += [(word, answer) for word in answer.value.split()]
        if any("," in word for word, _ in words):
            reporter.report("row-comma", node, ",")
            return None
        cells = self._cells(words, reporter)
        solution = self._answer(wanted, node, whole, reporter)
        self._check_places(words, node, reporter)
        if reporter.findings.errors > before or solution is None:
            return None
        return Row(tuple(cells), solution)

    def _cells(self, words: list[tuple[str, Node]], reporter: Reporter) -> list[Symbol | None]:
        cells: list[Symbol | None] = []
        unknown: set[str] = set()
        for word, node in words:
            if word in GAPS:
                cells.append(None)
                continue
            symbol = self.symbols.known(word)
            if symbol is None and word not in unknown:
                unknown.add(word)
                self.symbols.report_unknown(word, node, reporter)
            cells.append(symbol)
        return cells

    def _answer(
        self, wanted: list[tuple[str, Node]], row: Node, whole: Fields | None, reporter: Reporter
    ) -> Symbol | None:
        if not wanted:
            if whole is None or whole.get("answer") is None:
                reporter.report("answer-missing", row if whole is None else whole, field="answer")
            return None
        word, node = wanted[0]
        if len(wanted) > 1:
            reporter.report("answer-many", node, wanted[1][0])
            return None
        symbol = self.symbols.known(word)
        if symbol is None:
            self.symbols.report_unknown(word, node, reporter)
        elif self.board is not None and symbol not in self._on_board:
            reporter.report("answer-not-on-board", node, word)
        return symbol

    def _check_places(self, words: list[tuple[str, Node]], node: Node, reporter: Reporter) -> None:
        gaps = sum(word in GAPS for word, _ in words)
        if len(words) < PLACES.start:
            reporter.report("row-too-short", node, count=len(words), low=PLACES.start, high=PLACES.stop - 1)
        elif len(words) >= PLACES.stop:
            reporter.report("row-too-long", node, count=len(words), low=PLACES.start, high=PLACES.stop - 1)
        elif gaps == 0:
            reporter.report("row-no-gap", node)
        elif gaps > 1:
            reporter.report("row-many-gaps", node, count=gaps)

    def _judge(
        self, row: PuzzleRow, rule: Rule | None, node: Node, hint: Node | None, reporter: Reporter
    ) -> None:  # fmt: skip
        if hint is not None and answer_in_hint(row, self.symbols.words(row.row.answer)):
            reporter.report("answer-in-hint", hint)
        if row.why_not is None and (pair := only_colour_decides(row.row)):
            reporter.report("colour-only", node, first=pair[0], second=pair[1])
        if not self.verdicts or (rule is None and row.why_not is not None):
            return
        if doubt := judge(row.row, rule):
            reporter.report(doubt.code, node, **doubt.params)


def _is_side(key: Text, value: Node) -> bool:
    """Does this look like rows under a name of their own, and not like a misspelt `tags`?"""
    return isinstance(value, Items) and nearest(key.value, tuple(CARD_FIELDS)) in (None, *SIDES)
