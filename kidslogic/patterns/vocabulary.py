"""What things are called: pictures, colours, sizes, directions, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kidslogic.patterns.channels import ABSENT, CHANNELS, picture_of
from kidslogic.patterns.explanation import Term
from kidslogic.patterns.symbols import DIRECTIONS, Symbol
from kidslogic.resources import content_data

Names = Mapping[str, Mapping[str, str]]
"""Word of the packs -> language -> what people say."""


@dataclass(frozen=True)
class Vocabulary:
    """The words of content/symbols/symbols.yaml and of a pack's own pictures. A word nobody gave stands for itself."""

    symbols: Names
    colours: Names
    sizes: Names
    directions: Names

    @classmethod
    def of(cls, words: Mapping[str, Names], own: Names | None = None) -> Vocabulary:
        """From the mapping that symbols.yaml holds; `own` adds a pack's pictures (name -> language -> word)."""
        symbols = {**words.get("symbols", {}), **(own or {})}
        return cls(symbols, words.get("colours", {}), words.get("sizes", {}), words.get("directions", {}))

    def name(self, symbol: Symbol, lang: str) -> str:
        """The picture with its variants: "Muschel", "Fisch, rot, klein"."""
        return self.term(Term(tuple(zip(CHANNELS, picture_of(symbol), strict=True))), lang, separator=", ")

    def term(self, term: Term, lang: str, separator: str = " ") -> str:
        """A thing as an explanation names it: only the parts that matter, "Fisch", "rot" or "Fisch rot"."""
        return separator.join(self._word(kind, value, lang) for kind, value in term.values if value != ABSENT)

    def _word(self, kind: str, value: str | int, lang: str) -> str:
        if kind == "step" and isinstance(value, int):
            return f"+{value}" if value > 0 else str(value)
        word = DIRECTIONS[value] if kind == "direction" and isinstance(value, int) else str(value)
        word = word.split("/")[0]
        names = {"colour": self.colours, "size": self.sizes, "direction": self.directions}.get(kind, self.symbols)
        return names.get(word, {}).get(lang, word)


@cache
def built_in_vocabulary() -> Vocabulary:
    """The words that come with the program."""
    return Vocabulary.of(content_data("symbols/symbols.yaml"))
