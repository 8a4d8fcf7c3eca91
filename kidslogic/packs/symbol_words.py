"""Reads the symbols a pack may use: built-in ones and its own, each word looked up once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kidslogic.packs.findings import Reporter
from kidslogic.packs.pack import Texts
from kidslogic.packs.tree import Node
from kidslogic.packs.vocabulary import Vocabulary
from kidslogic.patterns.symbols import NEEDS_VARIANT, Symbol, VariantFault, parse_symbol, possible_variants


@dataclass
class SymbolWords:
    """The symbols known in one pack. `own` are its own pictures with their words; `used` those that cards show."""

    builtin: Vocabulary
    own: Mapping[str, Texts]
    used: set[str] = field(default_factory=set)
    _known: dict[str, Symbol] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._names = {**self.builtin, **self.own}

    def known(self, word: str) -> Symbol | None:
        """The symbol for `word` if it is a good one."""
        if symbol := self._known.get(word):
            return symbol
        name = word.partition("/")[0]
        if name not in self._names:
            return None
        symbol_or_fault = parse_symbol(word)
        if isinstance(symbol_or_fault, VariantFault) or word in NEEDS_VARIANT:
            return None
        self.used.add(name)
        self._known[word] = symbol_or_fault
        return symbol_or_fault

    def report_unknown(self, word: str, node: Node, reporter: Reporter, meant: str = "") -> None:
        """Say what is wrong with a `word` that is not `known`; `meant` is offered where it is a symbol."""
        if word == "-":
            reporter.report("bad-indent", node, word)
            return
        name = word.partition("/")[0]
        if name not in self._names:
            if self.known(meant) is not None:
                reporter.report("unknown-symbol", node, word, suggestion=meant)
            else:
                reporter.report("unknown-symbol", node, word, self._names)
            return
        fault = parse_symbol(word)
        possible = ", ".join(_short_list(name))
        if isinstance(fault, VariantFault):
            variant = fault.variant or word
            reporter.report("unknown-variant", node, variant, fault.possible, symbol=name, possible=possible)
        else:
            reporter.report("variant-missing", node, word, example=f"{name}/{possible_variants(name)[0]}")

    def words(self, symbol: Symbol) -> Texts:
        """What `symbol` is called in each language."""
        return self.own.get(symbol.name) or self.builtin.get(symbol.name, {})


def _short_list(name: str) -> tuple[str, ...]:
    possible = possible_variants(name)
    return possible if not possible[0].isdigit() else (possible[0], "…", possible[-1])
