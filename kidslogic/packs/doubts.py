"""Two warnings that need no pattern: a hint that names the answer, and colours that look alike to some eyes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from kidslogic.packs.pack import PuzzleRow, Texts
from kidslogic.patterns.row import Row

_ENDINGS: Final[Mapping[str, str]] = {"de": "e|n|en|er|s|es", "cs": r"\w{1,3}", "en": "s|es"}
"""What may hang on a word in another case or number."""
_SHORTEST_WORD: Final = 3
_VOWELS: Final = "aeiouyěáéíóúůý"
_LOOK_ALIKE: Final = (
    {"red", "green"}, {"blue", "purple"}, {"orange", "yellow"}, {"red", "orange"}, {"orange", "purple"},
    {"sky", "green"}, {"sky", "orange"},
)  # fmt: skip
"""Colours that are close for colour-blind eyes or the same grey in print (art.md section 5)."""
_SHAPED: Final = frozenset({"gem", "marble"})
"""Symbols whose colours also have different shapes or textures."""


def answer_in_hint(row: PuzzleRow, words: Texts) -> bool:
    """Does a hint say the word for the answer in its own language?"""
    for language, hint in row.hint.items():
        word = _stem(words.get(language, ""), language)
        said = hint.casefold()
        if word in said and len(word) >= _SHORTEST_WORD:
            ending = _ENDINGS.get(language, "")
            if re.search(rf"\b{re.escape(word)}(?:{ending})?\b", said):
                return True
    return False


@lru_cache(1000)
def _stem(word: str, language: str) -> str:
    """The part of `word` that stays when it is declined."""
    folded = word.casefold()
    return folded.rstrip(_VOWELS) or folded if language == "cs" else folded


def only_colour_decides(row: Row) -> tuple[str, str] | None:
    """The two colours of a row in which nothing else differs, if some eyes cannot tell them apart."""
    if row.answer.colour is None:
        return None
    colours = {symbol.colour for symbol in row.completed}
    if len(colours) != 2 or colours not in _LOOK_ALIKE:
        return None
    if len({replace(symbol, colour=None) for symbol in row.completed}) > 1 or row.answer.name in _SHAPED:
        return None
    first, second = sorted(colour for colour in colours if colour is not None)
    return first, second
