"""Checks the cards of a pack: four rows on each side, every row with one gap and one answer that has a cave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kidslogic.packs.doubts import answer_in_hint, only_colour_decides
from kidslogic.packs.fields import (
    CARD_FIELDS,
    CARD_ID,
    MAX_TAG,
    ROW_FIELDS,
    as_id,
    read_fields,
    read_list,
    read_text,
    read_texts,
)
from kidslogic.packs.findings import Reporter, nearest
from kidslogic.packs.pack import NO_TEXTS, ROWS_PER_SIDE, SIDES, Card, Cave, PuzzleRow, Side, Texts
from kidslogic.packs.row_words import GAPS, RowWords, second_row
from kidslogic.packs.rows import judge, read_rule
from kidslogic.packs.symbol_words import SymbolWords
from kidslogic.packs.tree import Fields, Items, Node, Text
from kidslogic.patterns.rule_words import RuleWord

_SIDE_WORDS: Final[Mapping[str, Texts]] = {
    "brown": {"de": "braun", "cs": "hnědá"},
    "blue": {"de": "blau", "cs": "modrá"},
}
"""The sides as authors call them in their own language."""
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
    _rules: dict[str, RuleWord] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._rows = RowWords(self.symbols, self.board)
        self._answers = tuple(symbol for cave in self.board or () for symbol in cave)

    def read(self, node: Node, number: int, reporter: Reporter) -> Card | None:
        """Card `number` of the pack, counted from 1; None with its problems noted where it is at fault."""
        findings = reporter.findings
        before = findings.errors
        card_id = node.get("id") if isinstance(node, Fields) else None
        name = card_id.value if isinstance(card_id, Text) and card_id.value else f"#{number}"
        findings.card = name
        card = self._card(node, reporter) if isinstance(node, Fields) else None
        if not isinstance(node, Fields):
            reporter.report("wrong-type", node, field="cards", kind="fields", example="{id: m1, brown: [...]}")
        findings.card = findings.side = findings.row = None
        if findings.errors > before:
            self.left_out.append(name)
            return None
        return card

    def _card(self, node: Fields, reporter: Reporter) -> Card | None:
        strangers = _strange_sides(node)
        for key in strangers:
            reporter.report("unknown-side", key, key.value, _SIDE_WORDS)
        fields = read_fields(node, CARD_FIELDS, reporter, reported=strangers)
        card_id = self._id(fields.get("id"), reporter)
        sides = {}
        for name in SIDES:
            rows = fields.get(name)
            if isinstance(rows, Items) and (side := self._side(rows, name, reporter)) is not None:
                sides[name] = side
        if not sides and not strangers and not any(node.get(name) for name in SIDES):
            reporter.report("card-no-side", node)
        title = read_texts(fields.get("title"), "title", CARD_FIELDS["title"], self.languages, reporter)
        return Card(card_id, sides, title, read_list(fields.get("tags"), "tags", MAX_TAG, reporter))

    def _id(self, node: Node | None, reporter: Reporter) -> str:
        if not isinstance(node, Text):
            return ""
        if not CARD_ID.fullmatch(node.value):
            example = as_id(node.value, CARD_ID, CARD_FIELDS["id"].example)
            reporter.report("bad-id", node, node.value, example=example)
        elif node.value in self._ids:
            reporter.report("duplicate-card-id", node, node.value, first=self._ids[node.value])
        else:
            self._ids[node.value] = node.line
        return node.value

    def _side(self, node: Items, name: str, reporter: Reporter) -> Side | None:
        findings = reporter.findings
        findings.side = name
        if len(node.values) != ROWS_PER_SIDE and not any(second_row(value, reporter) for value in node.values):
            reporter.report("row-count", node, side=name, count=len(node.values), expected=ROWS_PER_SIDE)
        rows: list[PuzzleRow] = []
        answers: set[str] = set()
        for number, value in enumerate(node.values, 1):
            findings.row = number
            if isinstance(value, Text):
                row = self._row_in_one_line(value, reporter)
            else:
                row = self._row_of_fields(value, reporter)
            if row is None:
                continue
            answer = row.row.answer.name
            if answer in answers:  # only rows with the same answer can be equal
                self._check_new(row, rows, value, reporter)
            answers.add(answer)
            rows.append(row)
        findings.side = findings.row = None
        if len(rows) != ROWS_PER_SIDE or len(node.values) != ROWS_PER_SIDE:
            return None
        return Side((rows[0], rows[1], rows[2], rows[3]))

    def _check_new(self, row: PuzzleRow, rows: list[PuzzleRow], node: Node, reporter: Reporter) -> None:
        for first, other in enumerate(rows, 1):
            if len(other.row.cells) == len(row.row.cells) and other.row == row.row:
                reporter.report("duplicate-row", node, first=first)
                return

    def _row_of_fields(self, node: Node, reporter: Reporter) -> PuzzleRow | None:
        if not isinstance(node, Fields):
            reporter.report("wrong-type", node, field="row", kind="text", example=f"{_ROW_TEXT} = star")
            return None
        if node.get("row") is None and (key := _row_before_a_colon(node)) is not None:
            reporter.report("answer-missing", key, field="answer")  # it stands behind the colon
            return None
        fields = read_fields(node, ROW_FIELDS, reporter)
        rule_node = fields.get("rule")
        rule = self._rule(rule_node, reporter) if isinstance(rule_node, Text) else None
        hint = read_texts(fields.get("hint"), "hint", ROW_FIELDS["hint"], self.languages, reporter)
        explain = read_texts(fields.get("explain"), "explain", ROW_FIELDS["explain"], self.languages, reporter)
        why_not = read_text(fields.get("why_not"), "why_not", ROW_FIELDS["why_not"], reporter)
        cells = fields.get("row")
        answer = fields.get("answer")
        if cells is None or (answer is None and node.get("answer") is not None):
            return None
        row = self._rows.read(cells, node, answer, reporter)
        if row is None:
            return None
        rule_text = None if rule is None else rule.text
        puzzle = tuple.__new__(PuzzleRow, (row, rule_text, hint, explain, why_not, node.line))
        if rule_node is None or rule is not None:
            self._judge(puzzle, rule, rule_node or node, fields.get("hint"), reporter)
        return puzzle

    def _row_in_one_line(self, node: Text, reporter: Reporter) -> PuzzleRow | None:
        row = self._rows.read(node, node, None, reporter)
        if row is None:
            return None
        puzzle = tuple.__new__(PuzzleRow, (row, None, NO_TEXTS, NO_TEXTS, None, node.line))
        if self.verdicts or row.answer.colour is not None:
            self._judge(puzzle, None, node, None, reporter)
        return puzzle

    def _rule(self, node: Text, reporter: Reporter) -> RuleWord | None:
        """The rule named in `node`; a pack names the same few again and again, so good ones are kept."""
        known = self._rules.get(node.value)
        if known is None and (known := read_rule(node, reporter)) is not None:
            self._rules[node.value] = known
        return known

    def _judge(
        self, row: PuzzleRow, rule: RuleWord | None, node: Node, hint: Node | None, reporter: Reporter
    ) -> None:  # fmt: skip
        if hint is not None and answer_in_hint(row, self.symbols.words(row.row.answer)):
            reporter.report("answer-in-hint", hint)
        if row.why_not is None and row.row.answer.colour is not None and (pair := only_colour_decides(row.row)):
            reporter.report("colour-only", node, first=pair[0], second=pair[1])
        if not self.verdicts or (rule is None and row.why_not is not None):
            return
        if doubt := judge(row.row, rule, self._answers):
            reporter.report(doubt.code, node, **doubt.params)


def _strange_sides(node: Fields) -> tuple[Text, ...]:
    """The fields of a card that are no such fields, but were meant to be a side."""
    if CARD_FIELDS.keys() >= {key.value for key in node.keys}:
        return ()  # the usual case
    return tuple(key for key, value in node.pairs if key.value not in CARD_FIELDS and _is_side(key, value))


def _is_side(key: Text, value: Node) -> bool:
    """Does this look like rows under a name of their own, and not like a misspelt `tags`?"""
    return isinstance(value, Items) and nearest(key.value, tuple(CARD_FIELDS)) in (None, *SIDES)


def _row_before_a_colon(node: Fields) -> Text | None:
    """A row that became a field's name, because its answer stands behind a colon."""
    return next((key for key in node.keys if not {*GAPS}.isdisjoint(key.value.split())), None)
