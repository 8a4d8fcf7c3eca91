"""The rule words of packs (packs/FORMAT.md): reading them, and the rule of that word which fits a row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from kidslogic.patterns.channels import channels_of, picture_of
from kidslogic.patterns.families import FAMILY_REGISTRY, all_fits
from kidslogic.patterns.fits import Fit
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Part, Rule
from kidslogic.patterns.symbols import Symbol
from kidslogic.patterns.verdict import verdict, with_gap

RULE_WORDS: Final[Mapping[str, range | None]] = {
    "repeat": range(1, 7),
    "blocks": range(2, 5),
    "mirror": None,
    "there-back": None,
    "grow": None,
    "count": None,
    "steps": None,
    "double": None,
    "turn": None,
    "size": None,
    "two-rows": None,
    "two-things": None,
    "shift": None,
    "pairs": None,
    "each-once": range(2, 5),
    "odd-one-out": None,
    "free": None,
}
"""Every rule word, and which numbers it needs, if any."""

UNCHECKED: Final = frozenset({"free", "odd-one-out"})
"""Words that promise no rule: whatever tells the row best explains it."""

_ABOUT: Final = frozenset({"size", "two-things"})
"""Words that say what changes but not how: only the best of all readings counts, else any answer has some rule."""


@dataclass(frozen=True)
class RuleWord:
    """A rule as a pack names it: `repeat 3` or `mirror`."""

    word: str
    number: int | None = None

    @property
    def text(self) -> str:
        """Its one text form."""
        return self.word if self.number is None else f"{self.word} {self.number}"


def parse_rule(text: str) -> RuleWord | None:
    """Read `repeat 3` or `mirror`; None when the word is unknown, or its number missing, impossible or not wanted."""
    word, *rest = text.split()[:3] or [""]
    if word not in RULE_WORDS:
        return None
    numbers = RULE_WORDS[word]
    if numbers is None:
        return None if rest else RuleWord(word)
    if len(rest) != 1 or not rest[0].isdecimal() or int(rest[0]) not in numbers:
        return None
    return RuleWord(word, int(rest[0]))


def rule_of(row: Row, options: Collection[Symbol] = (), word: RuleWord | None = None) -> Rule | None:
    """The cheapest rule that tells the row and gives its answer, of the family of `word` when one is given.

    None when there is no such rule, or when the answer is not among the options.
    """
    if options and row.answer not in options:
        return None
    if word is None or word.word in UNCHECKED:
        return verdict(row, (row.answer,)).rule
    if word.word in _ABOUT:
        best = _best_of(row, word, options)
        return best if best is not None and best.answer == row.answer else None
    parts = []
    for channel, value in zip(channels_of(row.cells), picture_of(row.answer, _names(row)), strict=True):
        fits = [fit for fit in all_fits(channel) if fit.cells[row.gap] in (value, None) and _allows(word, fit)]
        if word.word == "two-rows":
            fits.sort(key=lambda fit: fit.family != "lanes")
        if not fits:
            return None
        parts.append(Part(channel, with_gap(fits[0], row.gap, value)))
    rule = Rule(tuple(parts), row.gap)
    return rule if rule.answer == row.answer and _is_of(word, rule) else None


def rule_by_word(row: Row, word: RuleWord) -> Rule | None:
    """The rule of this word that the visible cells obey, whatever answer it gives; None when they obey none.

    This tells a pack's author: "repeat 2 gives star, but the answer says moon".
    """
    if word.word in _ABOUT:
        return _best_of(row, word, ())
    parts = []
    for channel in channels_of(row.cells):
        fits = [fit for fit in all_fits(channel) if _allows(word, fit)]
        if not fits:
            return None
        parts.append(Part(channel, fits[0]))
    rule = Rule(tuple(parts), row.gap)
    return rule if word.word in UNCHECKED or _is_of(word, rule) else None


def _best_of(row: Row, word: RuleWord, options: Collection[Symbol]) -> Rule | None:
    rule = verdict(row, options).rule
    return rule if rule is not None and _is_of(word, rule) else None


def _names(row: Row) -> tuple[str, ...]:
    return tuple(channel.name for channel in channels_of(row.cells))


def _families(*codes: str) -> Callable[[RuleWord, Fit], bool]:
    return lambda _word, fit: fit.family in codes


def _numbered(code: str, param: str) -> Callable[[RuleWord, Fit], bool]:
    return lambda word, fit: fit.family == code and fit.param(param) == word.number


def _repeats(word: RuleWord, fit: Fit) -> bool:
    return fit.family == "cycle" and word.number is not None and word.number % fit.param("period") == 0


def _skilled(*skills: str) -> Callable[[RuleWord, Fit], bool]:
    return lambda _word, fit: FAMILY_REGISTRY[fit.family].skill in skills


_ALLOWED: Final[Mapping[str, Callable[[RuleWord, Fit], bool]]] = {
    "repeat": _repeats,
    "blocks": _numbered("blocks", "size"),
    "mirror": _skilled("mirror"),
    "there-back": _families("there-back"),
    "grow": _skilled("grow"),
    "count": _families("count"),
    "steps": _skilled("steps"),
    "double": _skilled("double"),
    "turn": _skilled("count", "steps"),
    "two-rows": _families("lanes", "cycle"),
    "shift": _families("shift"),
    "pairs": lambda _word, fit: fit.family in ("blocks", "cycle") and 2 in dict(fit.params).values(),
    "each-once": _numbered("each-once", "size"),
    "free": lambda _word, _fit: True,
    "odd-one-out": lambda _word, _fit: True,
}
"""What a changing channel may do under each word; a channel that stays the same is always allowed."""


def _allows(word: RuleWord, fit: Fit) -> bool:
    return fit.family == "always" or _ALLOWED[word.word](word, fit)


def _is_of(word: RuleWord, rule: Rule) -> bool:
    """Whether the whole rule is what the word says, as far as the single channels cannot tell."""
    rings = [bool(part.channel.ring) for part in rule.changing]
    return {
        "repeat": True,
        "count": not any(rings) and bool(rings),
        "steps": not any(rings) and bool(rings),
        "turn": any(rings),
        "size": rule.family == "size",
        "two-rows": rule.lanes is not None,
        "two-things": len(rule.manners) > 1,
        "pairs": rule.family == "pairs",
    }.get(word.word, bool(rings))
